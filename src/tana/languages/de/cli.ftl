### Der Terminal-Client.

## Plätze und Namen

name-person = Spieler { $number }
name-bot = { $bot } { $number }
seats-line = Platz { $number }: { $name } ({ $kind })
kind-person = an dieser Tastatur
kind-bot = Bot { $bot }

## Der Tisch

heading = { $game } · { $name } entscheidet
heading-watching = { $game }
news-heading = Was geschehen ist
news-earlier = … { $count ->
    [one] eine frühere Zeile
   *[other] { $count } frühere Zeilen
}
choices-heading = Deine Möglichkeiten
prompt = Deine Wahl (eine Nummer, eine Notation oder hilfe):
curtain = Gib die Tastatur weiter an { $name }.
curtain-prompt = { $name }, drück Enter, wenn nur du den Bildschirm siehst.
welcome = Eine neue Partie { $game }.
welcome-back = { $game } geht weiter nach { $moves ->
    [one] einer Aktion
   *[other] { $moves } Aktionen
}.
thinking = { $name } überlegt …
note = { $name }: { $note ->
    [warming-up] läuft sich noch warm, darum war das ein schneller Zug.
    [cancelled] hat vorzeitig aufgehört zu überlegen.
    [recovered] der Bot ist gescheitert, darum war das ein zufälliger Zug.
   *[out-of-time] dem Bot ging die Zeit aus, darum war das ein zufälliger Zug.
}

## Befehle (getippte Wörter)

command-help = hilfe
command-undo = zurück
command-save = speichern
command-log = protokoll
command-list = liste
command-why = warum
command-board = brett
command-rules = regeln
command-quit = ende

help =
    Tipp die Nummer einer Möglichkeit, ihre Notation (etwa „{ $example }“) oder deren eindeutigen Anfang.
    zurück: nimmt deine letzte Aktion zurück, wenn sie nichts verraten hat.
    speichern NAME: speichert die Partie in eine Datei.
    protokoll: zeigt, was bisher geschehen ist.
    liste: zeigt alle Möglichkeiten ausführlich.
    warum AKTION: erklärt, warum eine Aktion nicht erlaubt ist.
    brett: zeigt das Spielbrett noch einmal.
    regeln: zeigt die Regeln des Spiels.
    ende: hört auf; die Partie ist gespeichert und kann weitergehen.

undo-done = Zurückgenommen: { $action }.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-revealed = Die letzte Aktion hat etwas verraten, darum lässt sie sich nicht zurücknehmen.
undo-passed = Die letzte Aktion ist abgeschlossen, darum lässt sie sich nicht zurücknehmen.
saved = Gespeichert in { $path }
save-how = Gib einen Dateinamen an: speichern NAME
save-failed = { $path } ließ sich nicht schreiben: { $fault }
log-empty = Noch ist nichts geschehen.
why-how = Gib eine Aktion an: warum { $example }
why-allowed = „{ $action }“ ist jetzt erlaubt.
not-understood = „{ $typed }“ steht nicht zur Wahl. Tipp eine Nummer von 1 bis { $count }, eine Notation wie „{ $example }“ oder hilfe.
not-understood-close = „{ $typed }“ steht nicht zur Wahl. Meintest du „{ $example }“? Tipp hilfe für Hilfe.
number-too-big = Möglichkeit { $typed } gibt es nicht: Tipp eine Nummer von 1 bis { $count }.
ambiguous = Mehrere Möglichkeiten beginnen mit „{ $typed }“: { $matches }.
and-more = { $some } und { $count } weitere

## Das Ende

left = Die Partie ist gespeichert. So geht sie weiter:
left-finished = Die Aufzeichnung dieser Partie:
winner = { $me ->
    [yes] Du gewinnst!
   *[no] { $name } gewinnt!
}
winners = { $names } teilen sich den Sieg.
list-and = { $some } und { $last }
standing = { $rank }. { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
standing-line = { $text }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

## tana games

games-seats = { $least } bis { $most } Personen
games-command = Spielen mit: { $command }
games-option = { $option } (--option { $name }=…): { $values }
default-value = { $value } (Vorgabe)

## tana replay und tana verify

replay-heading = { $game } · Aktion { $n } von { $count }
replay-start = { $game } · der Anfang
replay-prompt = Enter: weiter · b: zurück · e: zum Ende · q: beenden
replay-unfinished = Die Aufzeichnung endet hier; die Partie wurde nicht beendet.
verified = { $path } ist eine echte Aufzeichnung: { $game }, { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, { $moves ->
    [one] eine Aktion
   *[other] { $moves } Aktionen
}, { $finished ->
    [yes] beendet
   *[no] nicht beendet
}.
verified-digest = Prüfsumme der letzten Stellung: { $digest }
verified-rules = Mit den darin genannten Regeln { $rules } nachgespielt ({ $path }): Die heutigen sind andere.

## Warten

reading-record = spielt die Aufzeichnung nach
exporting = schreibt Tische

## tana compile

compile-rules = { $game }: Regeln
compile-bots = { $game }: Bots
compile-playouts = { $game }: Probepartien
compile-done = { $games ->
    [one] Ein Spiel ist
   *[other] { $games } Spiele sind
} kompiliert. Gespeichert in { $path }

## tana doctor

doctor-mark-good = gut:
doctor-mark-optional = Hinweis:
doctor-mark-bad = Fehler:
doctor-well = Alles in Ordnung. Los geht es mit: tana serve --open
doctor-ill = { $count ->
    [one] Ein Problem gefunden; was zu tun ist, steht oben.
   *[other] { $count } Probleme gefunden; was zu tun ist, steht oben.
}
doctor-python = Tana { $tana } mit Python { $have }
doctor-python-missing = Python { $have } ist zu alt für Tana { $tana }
doctor-python-next = Installiere Python { $need } oder neuer und Tana dort hinein.
doctor-games = Spiele: { $games }
doctor-games-missing = Diese Spiele lassen sich nicht laden: { $broken }
doctor-games-next = Warum, zeigt: tana rules mit dem Namen des Spiels. Spiele von außerhalb kommen aus TANA_GAMES.
doctor-cache = Kompilierter Code liegt in { $path }
doctor-cache-missing = Kompilierter Code lässt sich nicht in { $path } speichern, darum wird bei jedem Start neu kompiliert
doctor-cache-next = Mach den Ordner beschreibbar, oder setz TANA_CACHE auf einen anderen.
doctor-compiled = Kompiliert: { $ready }
doctor-compiled-missing = Noch nicht kompiliert: { $rest }
doctor-compiled-next = Das geschieht bei Bedarf von selbst. Jetzt gleich: tana compile
doctor-state = Partien werden in { $path } gespeichert
doctor-state-missing = Partien lassen sich nicht in { $path } speichern
doctor-state-next = Mach den Ordner beschreibbar, oder setz XDG_STATE_HOME auf einen anderen (bei Servern: --database).
doctor-web = Die Webseiten sind installiert
doctor-web-missing = Die Webseiten sind nicht gebaut
doctor-web-next = Tipp im Repository: make web (braucht Node.js). Ein installiertes Wheel enthält sie.
doctor-offline = Jedes Spiel läuft in der Seite, ohne Server
doctor-offline-missing = Noch nicht für Offline-Seiten gebaut: { $rest }
doctor-offline-next = tana serve erledigt das im Hintergrund und braucht dafür einmal ein Netz. Jetzt gleich: tana wasm
doctor-tables = Tische liegen in { $path }, unbeschädigt: { $count }
doctor-tables-missing = Die Tische sind beschädigt: { $fault }
doctor-tables-next = Halt den Server an und stell die neueste Sicherung wieder her: tana restore DATEI --replace
doctor-backup = Die letzte Sicherung wurde durch probeweises Wiederherstellen geprüft, vor { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }: { $path }
doctor-backup-missing = Der letzte Versuch einer Sicherung, vor { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }, hinterließ keine gute Kopie: { $path } ({ $fault })
doctor-backup-next = Läuft der Server, und ist Platz für die Kopie? Jetzt gleich sichern: tana backup DATEI
doctor-backup-none-missing = In { $path } ist noch keine Sicherung
doctor-backup-none-next = Ein laufender Server macht jeden Tag eine. Jetzt gleich sichern: tana backup DATEI
doctor-backup-off-missing = Regelmäßige Sicherungen sind aus
doctor-backup-off-next = Schalte sie ein mit --backup-hours 24, oder kopier die Tische selbst: tana backup DATEI
doctor-shared = PostgreSQL antwortet, und die neuesten Tische sind vollständig: { $path }, { $count }
doctor-shared-missing = PostgreSQL: { $fault }
doctor-shared-next = Prüf --database, das Netz und .pgpass. Fehlen Einträge, stell eine Sicherung mit pg_restore wieder her.
doctor-bus = Redis antwortet
doctor-bus-missing = Redis antwortet nicht: { $fault }
doctor-bus-next = Prüf --bus. Bis Redis wieder da ist, kommen Züge der anderen bis zu eine Sekunde später an.
doctor-backup-elsewhere-missing = Sicherungen von PostgreSQL macht nicht Tana
doctor-backup-elsewhere-next = Nimm seine eigenen Werkzeuge, zum Beispiel jede Nacht: pg_dump --format=custom
doctor-port = Port { $port } ist frei
doctor-port-missing = Port { $port } ist belegt, vielleicht von einem anderen tana serve
doctor-port-next = Nimm den Server, der schon läuft, oder einen anderen Port: tana serve --port 0
doctor-browser = Ein Browser lässt sich öffnen
doctor-browser-missing = Kein Browser gefunden
doctor-browser-next = Starte mit tana serve (oder tana serve --lan) und öffne die Adresse selbst, auf irgendeinem Gerät.
doctor-gpu = Eine GPU mit CUDA steht für Simulationen bereit
doctor-gpu-missing = Keine GPU mit CUDA
doctor-gpu-next = Nur für Simulationen nötig. Wenn du so eine GPU hast, tipp: pip install 'tana-games[gpu]'
doctor-postgres = Der Treiber für PostgreSQL ist installiert
doctor-postgres-missing = Kein Treiber für PostgreSQL
doctor-postgres-next = Nur für den Betrieb auf mehreren Rechnern nötig. Tipp: pip install 'tana-games[scale]'
doctor-redis = Der Treiber für Redis ist installiert
doctor-redis-missing = Kein Treiber für Redis
doctor-redis-next = Nur für den Betrieb auf mehreren Rechnern nötig. Tipp: pip install 'tana-games[scale]'

## tana service, tana update

service-written = { $path } geschrieben
service-type = systemd antwortet hier nicht. Tipp: { $command }
service-linger = Damit er weiterläuft, wenn du abgemeldet bist, tipp: loginctl enable-linger
service-removed = { $path } entfernt. Tische und Einstellungen sind noch da.
update-have = Das ist Tana { $version }, { $way }. So aktualisierst du es:
update-checkout = aus einem Checkout gestartet
update-pipx = mit pipx installiert
update-uv = mit uv installiert
update-pip = mit pip installiert
update-after = Tische bleiben, und der erste Start stellt die Datenbank um. Zurück geht es so: Installiere die alte Version und tipp tana restore before-update.db --replace
