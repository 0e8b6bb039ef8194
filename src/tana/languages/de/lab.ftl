### Das Labor: Turniere und Auswertungen.

## Turniere

arena-title = { $game }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
arena-caption = Elo nach Maximum Likelihood mit 95-%-Intervallen, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
arena-compiling = kompiliert die Bots (einmal, bis zu ein, zwei Minuten)
arena-blocks = Blöcke von Partien mit demselben Glück
arena-pair = Bots
arena-games = Partien
arena-share = Anteil der Siege
arena-points = Punkte
arena-elo = Elo
arena-verdict = Urteil
arena-clear = klar
arena-open = offen
league-same = Jede Partie endete so, wie es in der Rangliste steht.
league-differs = Die Partien endeten nicht so, wie es in der Rangliste steht, oder sie hat noch kein Ergebnis dieses Tisches.
arena-first-seat = Der Platz, der beginnt: { $elo } ± { $error } Elo.
arena-fault = { $bot } wurde durch eine zufällige erlaubte Aktion ersetzt: { $broke ->
    [0] in keinem Zug wegen eines Absturzes
    [one] in einem Zug wegen eines Absturzes
   *[other] in { $broke } Zügen wegen eines Absturzes
} und { $late ->
    [0] in keinem, weil es zu lange dauerte.
    [one] in einem, weil es zu lange dauerte.
   *[other] in { $late }, weil es zu lange dauerte.
}
arena-note = Anteile sind die des ersten Bots; ein fairer Anteil ist 50 % bei jeder Zahl von Plätzen. Intervalle haben 95 %;
    „klar“ ist das Urteil des sequenziellen Tests, den man jederzeit ansehen darf.

## Auswertung

analysis-title = Wie die Partie lief
analysis-progress = denkt über jeden Zug nach
analysis-number = Zug
analysis-name = Wer
analysis-action = Wahl
analysis-before = Beste Chance
analysis-after = Chance
analysis-best = Besser
analysis-accounts = Glück und Wahl, in Prozent eines Sieges
analysis-luck = Würfel und Ziehungen
analysis-lost = Eigene Wahl
analysis-costly = Die teuersten Züge von { $name }:
analysis-costly-move = { $number }. { $action } statt { $best }: { $loss } Prozent verschenkt.
analysis-because = Vorteile des anderen: { $reasons }

## Tempo

bench-title = { $game }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}: zufälliges Spiel
bench-progress = spielt { $game } zufällig
bench-way = Modus
bench-decisions = Entscheidungen/s
bench-games = Partien/s
bench-first = Erstes Ergebnis nach
bench-gpu = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } auf GPU und CPU: { $same ->
    [yes] gleich
   *[no] VERSCHIEDEN
}
bench-view = Eine Sicht, kompiliert: { $time } µs
bench-lengths = Entscheidungen in einer Partie: Mittel { $mean }; { $marks } ({ $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    })

## Studien

study-title = { $game }: eine Studie
study-table = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}, { $players }{ $options }
study-words = In Worten
study-numbers = Auf einen Blick
study-wins = Wer gewinnt
study-wins-about = Anteile der Siege in der Reihenfolge des Spiels: Spieler 1 entscheidet als Erster. Ein geteilter Sieg zählt anteilig; die gestrichelte Linie ist ein fairer Anteil, die Striche sind 95-%-Intervalle.
study-goal-about = Wie oft das Ziel des Spiels allein erreicht wird, mit seinem 95-%-Intervall.
study-order = Spieler { $order }
study-goal = Ziel erreicht
study-sources = Woher die Punkte kommen
study-sources-about = Punkte aller nach Quelle, im Mittel, in der Reihenfolge des Spiels.
study-length = Wie lange es dauert
study-length-about = Minuten an einem Tisch sind geschätzt: { $forced } Sekunden für das, was getan werden muss, { $choice } für eine Wahl, { $bit } mehr bei jeder Verdopplung der Möglichkeiten. Die Hälfte der Partien dauert { $low } bis { $high } Minuten.
study-minutes = Minuten
study-decisions = Entscheidungen
study-course = Wie es läuft
study-course-about = Wie oft der Platz, der gerade führt, am Ende gewinnt. Wo die Linie hoch beginnt, ist die Partie früh entschieden; wo sie niedrig bleibt, entscheidet das Ende.
study-course-axis = die Partie, von Anfang bis Ende
study-course-start = Anfang
study-course-end = Ende
study-leader = wer führt, gewinnt
study-breadth = Was es zu wählen gibt
study-breadth-about = Möglichkeiten bei einer Entscheidung, im Lauf der Partie. { $forced } aller Entscheidungen haben nur eine Möglichkeit; sonst sind es im Mittel { $choices }. Die längste Folge von Entscheidungen ohne Wahl in einer Partie hat im Mittel { $run }.
study-choices = Möglichkeiten
study-skill = Glück, Wahl, Gedächtnis
study-skill-about = Jemand Stärkeres allein unter Schwächeren: der Anteil der Siege. Die gestrichelte Linie ist ein fairer Anteil. Die letzten zwei sagen, was es brächte, alle Geheimnisse zu sehen, und was es bringt, sich die Züge der anderen zu merken.
study-skill-alone = Wie oft der stärkere Spieler bei demselben Glück mehr Punkte bekommt als der schwächere.
study-luck-about = Noch einmal gespielt mit denselben Karten und Ziehungen, aber anderen Launen derselben Spieler, haben die Ergebnisse eine Korrelation von { $points } (0: Das Glück entscheidet nichts an einem Ergebnis, 1: alles).
study-among = { $one } unter { $others }
study-quick = Ohne viel Nachdenken
study-random-about = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, in denen alle irgendeine Aktion wählen ({ $device }), neben den Partien oben.
study-policy = Schnelle Strategie
study-policy-about = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, in denen alle der schnellen Strategie folgen, mit der der Fuchs vorausdenkt ({ $device }).
study-measure = Maß
study-used = Was benutzt wird
study-used-about = Wie oft jede Art von Aktion gewählt wurde, wenn sie möglich war. „Nie“ zählt Aktionen der Art, die niemand je gewählt hat.
study-used-each = Jede Aktion
study-kind = Aktion
study-offered = War möglich
study-chosen = Gewählt
study-rate = Anteil
study-never = Nie
study-won = Siege der Plätze, die es taten
study-tokens = { $domain }: wie oft was gewählt wurde
study-happens = Was geschieht
study-event = Ereignis
study-per-game = Je Partie
study-rules = Regeln
study-rules-about = Wie oft jede Regel in einer Partie ausgeführt wurde (je { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Regel für Regel nachgespielt). In keiner davon: { $never }.
study-rules-all = keine, alle kamen vor
study-rule = Regel
study-good = Gutes Spiel
study-random = Zufällig
study-perft = Folgen von Entscheidungen
study-perft-about = Zahl der Folgen von 1, 2, 3 … Entscheidungen aus einer Ausgangslage:
study-endings = Wie Partien enden
study-endings-about = Partien, die nach { $most } Entscheidungen abgebrochen werden mussten: { $cut }.
study-vary = Was sich mit Material oder Optionen ändert
study-vary-about = Jeder Tisch wurde mit demselben Glück gespielt. Unterschiede zu „{ $base }“, mit Intervallen, die in 95 % solcher Studien alle zugleich gelten; gefüllte Punkte sind klar (Holm).
study-refused = Abgelehnt
study-table-name = Tisch
study-made = Wie das entstand
study-made-about = Startwert { $seed }, Ausgabe { $edition }, Tana { $version }, { $seconds } Sekunden. Die Intervalle sind Students t über { $blocks } Blöcke von Partien. Derselbe Befehl ergibt dieselben Zahlen.
study-progress = spielt
study-compiling = kompiliert (einmal je Tisch, bis zu ein, zwei Minuten)
study-written = Geschrieben: { $files }
study-search-progress = Einstellung { $number } von { $most }
study-compared = Block für Block mit demselben Glück verglichen: { $paired ->
    [yes] ja.
   *[no] nein, als zwei Stichproben.
} Intervalle und Urteile sind um die Zahl der Blicke korrigiert.
study-found = Die nächstliegende Einstellung: { $setting }. Mit Glück, das die Suche nicht gesehen hat:
study-measure-win-1 = Siege von Spieler 1
study-measure-goal = Ziel erreicht
study-measure-tie = Geteilte Siege
study-measure-minutes = Minuten
study-measure-decisions = Entscheidungen
study-measure-turns = Züge
study-measure-choices_when_free = Möglichkeiten, wenn es eine Wahl gibt
study-measure-forced = Ohne Wahl
study-measure-margin = Vorsprung
study-measure-points = Punkte
study-measure-winner_points = Punkte beim Sieg
study-measure-lead_changes = Führungswechsel
study-measure-comeback = Aufholjagden
study-measure-decided = Entschieden nach

study-no-interval = { $value } (zu wenige Partien für ein Intervall)
study-say-cut-off = { $share } der Partien endeten nicht und wurden nach { $most } Entscheidungen abgebrochen: Wer gewinnt, bleibt offen, und Partien dauern länger als die Zahlen hier.
study-say-wins = { $clear ->
    [more] Wer beginnt, gewinnt öfter als fair: { $share } der Partien statt { $fair }.
    [less] Wer beginnt, gewinnt seltener als fair: { $share } der Partien statt { $fair }.
    [unknown] Diese Partien sind zu wenige, um zu sagen, ob der Beginn ein Vorteil ist: Wer beginnt, gewinnt { $share } davon, fair wären { $fair }.
   *[even] Der Beginn ist kein Vorteil, soweit diese Partien es zeigen: Wer beginnt, gewinnt { $share } davon, fair wären { $fair }.
}
study-say-goal = Allein erreicht { $player } das Ziel in { $share } der Partien, mit im Mittel { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
study-say-tie = { $share } der Partien enden mit einem geteilten Sieg.
study-say-length = Eine Partie dauert etwa { $minutes } Minuten: { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { $turns } Zügen, davon { $forced } ohne Wahl; wo es eine gibt, hat sie { $choices } Möglichkeiten.
study-say-drama = Die Führung wechselt im Mittel { $changes ->
    [one] einmal
   *[other] { $changes }-mal
}. Wer zur Halbzeit führt, gewinnt { $half } der Partien; wer gewinnt, übernimmt die Führung endgültig nach { $decided } der Partie und lag in { $comebacks } der Partien weit zurück.
study-say-skill = { $one } unter { $others } gewinnt { $share } der Partien (fair: { $fair }).
study-say-luck = Zweimal mit demselben Glück gespielt, haben die Ergebnisse eine Korrelation von { $points }.
study-say-secrets = { $clear ->
    [more] Wer alle Geheimnisse sieht, gewinnt { $share }: Verborgenes ist wichtig.
    [unknown] Wer alle Geheimnisse sieht, gewinnt { $share }: Über den Wert von Geheimnissen lässt sich nichts sagen.
   *[even] Wer alle Geheimnisse sieht, gewinnt { $share }: Für diese Spieler machen die Geheimnisse keinen messbaren Unterschied.
}
study-say-rules = { $never ->
    [0] Jede Regel kam vor.
    [one] Eine Regel kam nie vor: { $which }.
   *[other] { $never } Regeln kamen nie vor: { $which }.
}

### Analyse
review-progress = sieht jede Entscheidung an
review-title = Analyse von { $name }, Platz { $seat }
review-sums = Genauigkeit { $accuracy }. { $decisions ->
    [one] Eine Entscheidung
   *[other] { $decisions } Entscheidungen
}, erzwungene Züge: { $forced }. Ungenauigkeiten: { $inaccuracies }. Fehler: { $mistakes }. Patzer: { $blunders }.
review-result = Ergebnis { $result }. Ohne Glück: { $adjusted }, plus oder minus { $error }.
review-move = Zug { $number }, { $grade ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Patzer
}: { $action }. Besser: { $best }. Verschenkt: { $loss } Prozentpunkte Gewinnchance, plus oder minus { $error }.
review-because = Warum: { $reasons }.
review-clean = Kein Zug hat sicher etwas verschenkt.

### Rätsel

puzzle-searching = { $games ->
    [one] { $games } Partie durchsucht
   *[other] { $games } Partien durchsucht
}
puzzle-made = { $count ->
    [one] { $count } Rätsel in { $path } geschrieben
   *[other] { $count } Rätsel in { $path } geschrieben
}
puzzle-checking = prüft mit neuem Glück
puzzle-verdict = { $verdict ->
    [contradicted] eine andere Antwort ist besser
    [unexplained] warum die beste Antwort besser ist, lässt sich nicht erklären
   *[unclear] der Vorsprung ist zu klein
}
puzzle-checked = Rätsel, die standhalten, mit einem Abstand von { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    }: { $holds } von { $count }
puzzle-seat = Spieler { $number }
puzzle-line = { $number }: { $theme }, { $seats } Spieler.
puzzle-difficulty = { $difficulty ->
    [easy] Leicht.
    [hard] Schwer.
   *[medium] Mittel.
}
puzzle-heading = { $game }, Rätsel { $number }: { $theme }
puzzle-question = Was ist dein bester Zug?
puzzle-answer = { $points ->
    [100] Richtig! 100 Punkte.
    [0] Diesmal nicht: 0 Punkte.
   *[other] Ein vernünftiger Zug: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
puzzle-best = Der beste Zug: { $best }.
puzzle-values = Gewinnchance nach jedem Zug:
puzzle-value = { $chance } (plus oder minus { $error }), { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
puzzle-arena-title = Rätsel: { $game }
puzzle-arena-bot = Bot
puzzle-arena-solved = gelöst
puzzle-arena-points = Punkte
strategy-heading = { $game }: { $claim }
strategy-better = Besser: { $action }, Gewinnchance { $chance } %, plus oder minus { $error }.
strategy-worse = Weniger gut: { $action }, { $chance } %, plus oder minus { $error }.
theme-molly-turn = dein Zug
theme-molly-set = was tun mit einem Trio
theme-molly-card = eine Karte
theme-uly-early-round = früh in der Runde
theme-uly-late-round = spät in der Runde
theme-buddel-small = ein kleiner Maulwurf zieht
theme-buddel-medium = ein mittlerer Maulwurf zieht
theme-buddel-large = ein großer Maulwurf zieht
theme-buddel-dog-or-mole = der Dackel oder ein Maulwurf
theme-hickory-hand-early = Maus auf dem Zeiger, frühe Stunden
theme-hickory-hand-late = Maus auf dem Zeiger, späte Stunden
theme-hickory-inner-early = Innenkreis, frühe Stunden
theme-hickory-inner-late = Innenkreis, späte Stunden
theme-hickory-swap-early = Umverteilen, frühe Stunden
theme-hickory-swap-late = Umverteilen, späte Stunden
theme-buddel-any-mole = ein beliebiger Maulwurf zieht
