### Der Tischserver auf der Kommandozeile, und wie man aus einem Terminal an einen Tisch kommt.

serve-here = Tische sind offen unter { $address }
serve-lan = Für andere in deinem Netz: { $address }
serve-lan-none = Dieser Rechner hat keine Adresse, die andere erreichen.
serve-proxy = Öffentliche Adresse: { $address }
serve-data = Partien liegen in { $path }
serve-stop = Strg+C beendet den Server. Nach einem Neustart geht jede Partie weiter.
worker-here = Spielt die Bots von { $path }. Strg+C beendet; andere Worker machen weiter.

invite-house = Wer diesen Link innerhalb von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} öffnet, darf in diesem Haus Tische eröffnen:
backup-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} gesichert in { $path }
restore-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} wiederhergestellt in { $path }
export-done = { $records ->
    [one] Eine beendete Partie
   *[other] { $records } beendete Partien
} und { $logs ->
    [one] ein Protokoll
   *[other] { $logs } Protokolle
} geschrieben nach { $path }
verified-luck = Ihr Glück folgt aus dem Geheimnis und aus den Beiträgen der Plätze, und keine Zahl fehlt.
verified-consents = { $times ->
    [one] Einmal haben laut Beleg alle zugestimmt, Züge zurückzunehmen.
   *[other] { $times }-mal haben laut Beleg alle zugestimmt, Züge zurückzunehmen.
}
verified-bound = Tisch { $table }, Spieler: { $names }
verified-signed = Unterschrieben auf den Plätzen { $seats }, denen dieselbe Partie gezeigt wurde.
luck-proven = Glück bewiesen: Es stimmt mit allem überein, was aufgehoben und gezeigt wurde.
luck-proven-unseen = Glück bewiesen für die Partie dieses Belegs. Ob es die Partie ist, die dir gezeigt wurde: Ergänze --seen mit der Datei, die deine Seite oder tana join aufgehoben hat.
luck-doubt-no-commitment = Glück nicht beweisbar: Niemand hat die Festlegung von vor der Partie aufgehoben, also könnte der Server sein Geheimnis zuletzt gewählt haben. Ergänze --seen oder --commitment.
luck-doubt-no-contribution = Glück nicht beweisbar: Kein Beitrag von dir gehört dazu, also könnte der Server alles Glück vorher gewusst haben. Ergänze --seen oder --contribution.
luck-doubt-consent = Glück nicht beweisbar: Laut Beleg hast du zugestimmt, Züge zurückzunehmen, und hier wurde das nicht festgehalten. Wenn du nicht auf einem anderen Gerät zugestimmt hast, ist er falsch.
luck-doubt-unfinished = Glück nicht beweisbar: Der Beleg endet vor der Partie.
luck-doubt-no-rules = Glück nicht beweisbar: Mit den heutigen Regeln verläuft die Partie anders, und die im Beleg genannten fehlen hier. Leg { $rules }.tana-rules daneben.
luck-of-a-page = In einer Seite ohne Server gespielt: Die Seite hat das Glück selbst gezogen, und wer dort spielte, könnte es gewählt haben.
luck-not-claimed = Glück nicht beweisbar: Diese Aufzeichnung behauptet nichts über ihr Glück.
luck-false = { $path }: Glück falsch: { $fault }

export-refused = Ausgelassen { $table }: { $why }

join-code = Vergleicht miteinander: Alle müssen den Code { $code } haben
join-luck-kept = Was dir gezeigt wurde, liegt in { $path }, der Beleg daneben.
join-luck-proven = Dieses Terminal hat das Glück der Partie geprüft: Es ist bewiesen.
join-luck-not-provable = Das Glück der Partie lässt sich nicht beweisen; „tana verify“ sagt, warum.
join-luck-violation = Das Glück der Partie ist falsch: { $fault }

join-gathering = Warten auf den Beginn der Partie.
join-host-start = Drück Enter, um die Partie zu starten.
join-waiting = { $name } entscheidet.
join-lost = Verbindung verloren; neuer Versuch.
join-undo-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden? (ja/nein)
join-yes = ja
join-seat = Du sitzt auf Platz { $seat }.
join-watching = Du schaust zu.
join-closed = Der Tisch ist geschlossen.
join-refused = Das hat nicht geklappt: { $code }
join-left = Dein Platz bleibt deiner. Um zurückzukommen, gib denselben Befehl noch einmal ein.
join-back = Schön, dass du wieder da bist! Ein Bot hat für dich gespielt; jetzt entscheidest wieder du.
join-help =
    Gib ein: die Nummer einer Möglichkeit, ihre Notation (etwa „{ $example }“) oder deren eindeutigen Anfang.
    zurück: nimmt deine letzte Aktion zurück, oder fragt die anderen, wo der Tisch es erlaubt.
    protokoll: zeigt, was bisher geschehen ist.
    liste: zeigt alle Möglichkeiten ausführlich.
    warum AKTION: erklärt, warum eine Aktion nicht erlaubt ist.
    brett: zeigt das Spielbrett noch einmal.
    regeln: zeigt die Regeln des Spiels.
    ende: verlässt den Tisch; dein Platz bleibt deiner.

### Benachrichtigungen.

notice-turn-title = { $game }: Du bist am Zug
notice-turn-body = { $name } ist am Zug, am Tisch mit { $others }.
notice-turn-answer-title = { $game }: Deine Antwort ist gefragt
notice-turn-answer-body = { $name } soll antworten, am Tisch mit { $others }.
notice-reminder-title = { $game }: Die Zeit läuft ab
notice-reminder-body = { $name } ist noch immer am Zug, am Tisch mit { $others }.
notice-reminder-answer-title = { $game }: Die Zeit läuft ab
notice-reminder-answer-body = { $name } soll noch immer antworten, am Tisch mit { $others }.
notice-withdrawn-title = Nichts zu tun
notice-withdrawn-body = Du hast auf einem anderen Gerät gespielt, oder der Zug ist vorbei.
notice-test-title = Tana
notice-test-body = Das ist ein Test. Hier kommen Benachrichtigungen an.

remind-none = Niemand muss ziehen.
remind-line = { $table }  { $game }: { $name }, { $hours ->
    [0] seit weniger als einer Stunde
    [one] seit einer Stunde
   *[other] seit { $hours } Stunden
}
remind-until = bis { $time }
remind-sent = benachrichtigt
remind-queued = Benachrichtigung eingereiht
remind-off = will keine Benachrichtigungen
remind-known = wird beim nächsten Zug benachrichtigt

### Abgeleitete Daten

rebuild-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} gelesen; { $results ->
    [one] 1 beendete Partie
   *[other] { $results } beendete Partien
}.
### Der Gastgeber eines Hauses

serve-host = Gastgeberseite: { $address }  Schlüssel: { $key }
host-none = Nichts zu zeigen.
host-version = Tana { $version }, Python { $python }
host-counts = Personen: { $people }, Tische: { $tables }
host-load = Verbundene Seiten: { $connections }; 95 von 100 Antworten innerhalb von { $ms } ms; Last { $processor } je Prozessor
host-admission = Zugang: { $admission }
host-disk = { $free } MB frei, Datenbank { $used } MB
host-backup = Letzte geprüfte Sicherung: { $time }
host-backup-failed = Die letzte Sicherung ist fehlgeschlagen: { $fault }
host-start = Gestartet: { $time }, { $why ->
    [first] vorher gab es keinen Server
    [stopped] der vorige Server wurde beendet
    [killed] der vorige Server war unerwartet ausgefallen
    [restored] aus einer Sicherung wiederhergestellt
   *[moved] aus einer Datei übertragen
}
host-limit = { $name ->
    [tables] { $most } Tische im Speicher
    [connections] { $most } Verbindungen
    [connections_of_an_address] { $most } Verbindungen von einer Adresse
    [watchers_of_a_table] { $most } Zuschauer an einem Tisch
    [devices_of_a_holder] { $most } Geräte einer Person
   *[free_disk_bytes] { $most } MB der Festplatte bleiben frei
}
host-announced = Durchsage: { $text }
host-failures = Benachrichtigungen: Orte, die keine annehmen: { $failing }; wartend: { $waiting }
host-person = { $name }, { $devices ->
    [one] 1 Gerät
   *[other] { $devices } Geräte
}, gesehen { $seen }
host-banned = ausgeschlossen
host-here = gerade hier
host-away = weg
host-phase = { $phase ->
    [gathering] vor dem Start
    [playing] läuft
    [over] beendet
   *[other] geschlossen
}
host-failure = { $channel } ist { $failures }-mal fehlgeschlagen; nächster Versuch { $time }

### Der Kalender der Fristen

calendar-name = Tana
calendar-event = Dein Zug: { $game } mit { $others }

### Die Rangliste

ratings-ladder = { $game }, { $seats } Spieler: { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
}
ratings-none = Noch ist keine gewertete Partie zu Ende.
ratings-right = { $games ->
    [one] 1 Partie nachgerechnet: Die Wertungen stimmen.
   *[other] { $games } Partien nachgerechnet: Alle Wertungen stimmen.
}
ratings-wrong = { $faults ->
    [one] 1 Partie weicht von ihrem Ergebnis ab. tana rebuild leitet die Wertungen neu ab.
   *[other] { $faults } Partien weichen von ihren Ergebnissen ab. tana rebuild leitet die Wertungen neu ab.
}
host-open-tables = Offene Tische: { $who ->
    [off] ausgeschaltet
    [everybody] auch für Fremde
   *[house] für die Leute dieses Hauses
}
