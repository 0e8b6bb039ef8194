### Die Stunde der Maus (Hickory Dickory)

game-title = Die Stunde der Maus
game-blurb = Ein Team von Mäusen reitet auf den Zeigern einer Kuckucksuhr: Spring an der richtigen Stelle ab, sammle Steine, liefere sie vor Mitternacht ab und nimm dich vor der Katze in Acht.

## Optionen

option-setup = Aufbau
option-setup-standard = Start nach dem Trophäentableau
option-setup-advanced = Alle wählen selbst, wo sie starten
option-data = Materialdaten
option-data-standard = Die mitgelieferte Ausgabe
option-colour_1 = Farbe von Platz 1
option-colour_1-auto = Nächste freie Farbe
option-colour_1-blue = Blau
option-colour_1-yellow = Gelb
option-colour_1-brown = Braun
option-colour_1-red = Rot
option-colour_2 = Farbe von Platz 2
option-colour_2-auto = Nächste freie Farbe
option-colour_2-blue = Blau
option-colour_2-yellow = Gelb
option-colour_2-brown = Braun
option-colour_2-red = Rot
option-colour_3 = Farbe von Platz 3
option-colour_3-auto = Nächste freie Farbe
option-colour_3-blue = Blau
option-colour_3-yellow = Gelb
option-colour_3-brown = Braun
option-colour_3-red = Rot
option-colour_4 = Farbe von Platz 4
option-colour_4-auto = Nächste freie Farbe
option-colour_4-blue = Blau
option-colour_4-yellow = Gelb
option-colour_4-brown = Braun
option-colour_4-red = Rot

## Namen

colour-purple = lila
colour-green = grün
colour-blue = blau
colour-orange = orange
symbol-button = Knopf
symbol-feather = Feder
symbol-thread = Garn
symbol-key = Schlüssel
symbol-thimble = Fingerhut

tile-none = kein Stein
tile-purple-button = lila Knopf
tile-purple-feather = lila Feder
tile-purple-thread = lila Garn
tile-purple-key = lila Schlüssel
tile-purple-thimble = lila Fingerhut
tile-green-button = grüner Knopf
tile-green-feather = grüne Feder
tile-green-thread = grünes Garn
tile-green-key = grüner Schlüssel
tile-green-thimble = grüner Fingerhut
tile-blue-button = blauer Knopf
tile-blue-feather = blaue Feder
tile-blue-thread = blaues Garn
tile-blue-key = blauer Schlüssel
tile-blue-thimble = blauer Fingerhut
tile-orange-button = orange Knopf
tile-orange-feather = orange Feder
tile-orange-thread = orange Garn
tile-orange-key = orange Schlüssel
tile-orange-thimble = orange Fingerhut
tile-wild = Joker
tile-crown = Krone
tile-sceptre = Zepter
tile-goblet = Kelch

picture-purple-button = lila Knopf
picture-purple-feather = lila Feder
picture-purple-thread = lila Garn
picture-purple-key = lila Schlüssel
picture-purple-thimble = lila Fingerhut
picture-green-button = grüner Knopf
picture-green-feather = grüne Feder
picture-green-thread = grünes Garn
picture-green-key = grüner Schlüssel
picture-green-thimble = grüner Fingerhut
picture-blue-button = blauer Knopf
picture-blue-feather = blaue Feder
picture-blue-thread = blaues Garn
picture-blue-key = blauer Schlüssel
picture-blue-thimble = blauer Fingerhut
picture-orange-button = orange Knopf
picture-orange-feather = orange Feder
picture-orange-thread = orange Garn
picture-orange-key = orange Schlüssel
picture-orange-thimble = orange Fingerhut
picture-any-button = beliebiger Knopf
picture-any-feather = beliebige Feder
picture-any-thread = beliebiges Garn
picture-any-key = beliebiger Schlüssel
picture-any-thimble = beliebiger Fingerhut

mouse-scavenger = Beutelmaus
mouse-spotter = Guckmaus
mouse-scurrier = Springmaus
mouse-scamp = Schlaumaus

icon-none = nichts
icon-climb = Klettern
icon-search = Suchen
icon-favor = Gunstkarte
icon-market = Markt
icon-scamp = Schlaumaus
icon-deliver = Abliefern
icon-return = Relikte zurückgeben
icon-leap = Sprung
icon-toss = Zuwurf

board-a = A
board-b = B
board-c = C
board-d = D

## Möglichkeiten

action-stay = Auf dem Minutenzeiger bleiben
action-hop-off = In den Außenkreis abspringen
action-hop-back = Auf die Zahl davor zurückspringen
action-outer = In den Außenkreis gehen
action-hop-on = Auf den Minutenzeiger aufspringen
action-claim = Stein vom Blatt einsammeln
action-skip = Verzichten
action-done = Aktivierung beenden
action-swap = Steine deiner Mäuse hier umverteilen
action-keep = Steine lassen, wie sie sind
action-climb = An der Kette klettern
action-search = Steine aus dem Beutel ziehen
action-draw = Eine Gunstkarte ziehen
action-wild = Einen Joker vom Markt nehmen
action-score = Gewähltes übergeben
action-activate = Die { $mouse } aktivieren
    .group = Aktivieren
action-give = Stein der { $mouse } geben
    .group = Stein geben
action-toss = Zuwurf: Steine mit der { $mouse } tauschen
    .group = Zuwurf: Steine tauschen mit
action-leap = Auf { $number } springen
    .group = Springen auf
action-scamp = Schlaumaus auf { $number } schicken
    .group = Schlaumaus schicken auf
action-take = Aus dem Korb nehmen: { $tile }
    .group = Aus dem Korb nehmen
action-drop = Zurück in den Beutel: { $tile }
    .group = Zurück in den Beutel
action-put-back = Einen gezogenen Stein zurücklegen: { $tile }
    .group = Einen gezogenen Stein zurücklegen
action-spend = Ausgeben: { $tile }
    .group = Ausgeben
action-deliver = Abliefern: { $tile }
    .group = Abliefern
action-return = Lord Kuckuck zurückgeben: { $tile }
    .group = Lord Kuckuck zurückgeben
action-bonus = Bonusobjekt von Gunstkarte { $card } nutzen
    .group = Bonusobjekt einer Gunstkarte nutzen
action-favor = Gunstkarte { $card } spielen
    .group = Eine Gunstkarte spielen
action-discard = Gunstkarte { $card } abwerfen
    .group = Eine Gunstkarte abwerfen
action-quest = Quest { $slot } erfüllen
action-place = Joker auf { $cell } legen
    .group = Joker legen auf
action-lose = Die { $mouse } verliert: { $tile }
    .group = Die { $mouse } verliert
action-start = Die { $mouse } startet auf { $number }
    .group = Die { $mouse } startet auf

## Das Protokoll: Aufbau

event-priority = { $me ->
    [seat] Du hast Vorrang.
   *[none] { $seat } hat Vorrang.
}
event-space = Zahl { $number }: { $cost ->
    [0] { "" }
   *[other] { $cost } ausgeben für { "" }
}{ $icon }{ $count ->
    [0] { "" }
   *[other] { " " }{ $count }
}.
event-leaf-filled = Neu auf dem Blatt der { $number }: { $tile }.
event-basket-filled = Neu im Schnäppchenkorb: { $tile }.
event-quest-shown = Quest { $quest } wird aufgedeckt.
event-quests-shuffled = Die Quests werden neu gemischt.
event-hunt-board = { $me ->
    [seat] Du spielst mit Trophäentableau { $board }.
   *[none] { $seat } spielt mit Trophäentableau { $board }.
}
event-started = { $me ->
    [seat] Deine { $mouse } startet auf { $number }.
   *[none] Die { $mouse } von { $seat } startet auf { $number }.
}

## Das Protokoll: Ticktack und Aktivierung

event-round-began = Eine Runde beginnt; der Stundenzeiger steht auf { $number }.
event-tick = Ticktack: Der Minutenzeiger steht auf { $number }.
event-tick-covered = Eine Katzenpfote liegt auf { $number }: Niemand wird aktiviert.
event-activated = { $me ->
    [seat] Deine { $mouse } ist aktiv.
   *[none] Die { $mouse } von { $seat } ist aktiv.
}
event-stayed = { $me ->
    [seat] Deine { $mouse } bleibt auf dem Zeiger.
   *[none] Die { $mouse } von { $seat } bleibt auf dem Zeiger.
}
event-skipped = { "" }
event-ended = { "" }
event-kept = { "" }
event-hopped-off = { $me ->
    [seat] Deine { $mouse } springt auf { $number } ab.
   *[none] Die { $mouse } von { $seat } springt auf { $number } ab.
}
event-hopped-back = { $me ->
    [seat] Deine { $mouse } springt auf { $number } zurück.
   *[none] Die { $mouse } von { $seat } springt auf { $number } zurück.
}
event-moved-out = { $me ->
    [seat] Deine { $mouse } geht in den Außenkreis der { $number }.
   *[none] Die { $mouse } von { $seat } geht in den Außenkreis der { $number }.
}
event-hopped-on = { $me ->
    [seat] Deine { $mouse } springt auf den Zeiger auf.
   *[none] Die { $mouse } von { $seat } springt auf den Zeiger auf.
}
event-bumped = { $me ->
    [seat] Deine { $mouse } wird vom Zeiger geschubst!
   *[none] Die { $mouse } von { $seat } wird vom Zeiger geschubst!
}
event-leapt = { $me ->
    [seat] Deine { $mouse } springt auf { $number }.
   *[none] Die { $mouse } von { $seat } springt auf { $number }.
}
event-scamp-placed = { $me ->
    [seat] Deine Schlaumaus taucht auf { $number } auf.
   *[none] Die Schlaumaus von { $seat } taucht auf { $number } auf.
}

## Das Protokoll: Steine

event-claimed = { $me ->
    [seat] Deine { $mouse } sammelt vom Blatt ein: { $tile }.
   *[none] Die { $mouse } von { $seat } sammelt vom Blatt ein: { $tile }.
}
event-drew-tile = { $me ->
    [seat] Du ziehst aus dem Beutel: { $tile }.
   *[none] { $seat } zieht aus dem Beutel: { $tile }.
}
event-put-back = { $me ->
    [seat] Du legst zurück: { $tile }.
   *[none] { $seat } legt zurück: { $tile }.
}
event-took-tile = { $me ->
    [seat] Du nimmst aus dem Korb: { $tile }.
   *[none] { $seat } nimmt aus dem Korb: { $tile }.
}
event-took-wild = { $me ->
    [seat] Du nimmst einen Joker vom Markt.
   *[none] { $seat } nimmt einen Joker vom Markt.
}
event-stowed = { $me ->
    [seat] Deine { $mouse } verstaut: { $tile }.
   *[none] Die { $mouse } von { $seat } verstaut: { $tile }.
}
event-dropped = { $me ->
    [seat] Du hast keinen Platz. Zurück in den Beutel: { $tile }.
   *[none] { $seat } hat keinen Platz. Zurück in den Beutel: { $tile }.
}
event-rearranged = { $me ->
    [seat] Du verteilst Steine um.
   *[none] { $seat } verteilt Steine um.
}
event-tossed = { $me ->
    [seat] Zuwurf: Du tauschst Steine mit deiner { $mouse }.
   *[none] Zuwurf: { $seat } tauscht Steine mit der { $mouse }.
}
event-spent = { $me ->
    [seat] Deine { $mouse } gibt aus: { $tile }.
   *[none] Die { $mouse } von { $seat } gibt aus: { $tile }.
}
event-spent-bonus = { $me ->
    [seat] Du gibst das Objekt von Gunstkarte { $card } aus: { $tile }.
   *[none] { $seat } gibt das Objekt von Gunstkarte { $card } aus: { $tile }.
}

## Das Protokoll: Kette und Gunst

event-climbed = { $me ->
    [seat] Dein Klettermäuschen klettert auf Feld { $space }.
   *[none] Das Klettermäuschen von { $seat } klettert auf Feld { $space }.
}
event-chain-points = { $me ->
    [seat] Die Kette bringt dir { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
   *[none] Die Kette bringt { $seat } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
}
event-finished-chain = { $me ->
    [seat] Dein Klettermäuschen erreicht das Blatt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[none] Das Klettermäuschen von { $seat } erreicht das Blatt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
event-favor-drawn = { $me ->
    [seat] { "" }
   *[none] { $seat } zieht eine Gunstkarte.
}
event-favor-card = { $me ->
    [seat] Du ziehst Gunstkarte { $card }.
   *[none] { $seat } zieht Gunstkarte { $card }.
}
event-favors-shuffled = Die abgeworfenen Gunstkarten werden zu einem neuen Stapel gemischt.
event-favor-played = { $me ->
    [seat] Deine { $mouse } nutzt Gunstkarte { $card }.
   *[none] Die { $mouse } von { $seat } nutzt Gunstkarte { $card }.
}
event-favor-discarded = { $me ->
    [seat] Du wirfst Gunstkarte { $card } ab.
   *[none] { $seat } wirft Gunstkarte { $card } ab.
}

## Das Protokoll: Lieferungen

event-delivered = { $me ->
    [seat] Deine { $mouse } liefert ab: { $tile }.
   *[none] Die { $mouse } von { $seat } liefert ab: { $tile }.
}
event-delivered-bonus = { $me ->
    [seat] Du lieferst das Objekt von Gunstkarte { $card } mit ab: { $tile }.
   *[none] { $seat } liefert das Objekt von Gunstkarte { $card } mit ab: { $tile }.
}
event-items-scored = { $seat }: Objekte, +{ $points }
event-symbol-scored = { $seat }: häufigstes Symbol, +{ $points }
event-colour-scored = { $seat }: häufigste Farbe, +{ $points }
event-delivery-total = { $me ->
    [seat]
        Das macht { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für dich.
   *[none]
        Das macht { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für { $seat }.
}
event-quest-done = { $me ->
    [seat] Du erfüllst Quest { $quest }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[none] { $seat } erfüllt Quest { $quest }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
event-placed = { $me ->
    [seat] Auf { $cell } deines Trophäentableaus kommt: { $tile }.
   *[none] Auf { $cell } des Trophäentableaus von { $seat } kommt: { $tile }.
}
event-not-placed = { $seat }: kein Platz auf dem Trophäentableau, zurück in den Beutel: { $tile }.
event-relic-brought = { $me ->
    [seat] Deine { $mouse } bringt Lord Kuckuck ein Relikt: { $tile }.
   *[none] Die { $mouse } von { $seat } bringt Lord Kuckuck ein Relikt: { $tile }.
}
event-relic-returned = { $me ->
    [seat] Du gibst Lord Kuckuck ein Relikt zurück ({ $tile }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[none] { $seat } gibt Lord Kuckuck ein Relikt zurück ({ $tile }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}

## Das Protokoll: Runden

event-round-ended = Kuckuck! Die Runde ist zu Ende.
event-paw-placed = Eine Katzenpfote legt sich auf { $number }.
event-pushed = { $me ->
    [seat] Deine { $mouse } wird auf { $number } weitergeschoben.
   *[none] Die { $mouse } von { $seat } wird auf { $number } weitergeschoben.
}
event-scratched = Die Katze kratzt auf { $number }: { $count ->
    [one] Eine Maus ist dort.
   *[other] { $count } Mäuse sind dort.
}
event-lost = { $me ->
    [seat] Deine { $mouse } verliert: { $tile }.
   *[none] Die { $mouse } von { $seat } verliert: { $tile }.
}
event-hour-struck = Der Stundenzeiger rückt auf { $number }.
event-moved-in = Alle Mäuse im Außenkreis wechseln in den Innenkreis.
event-midnight = Mitternacht! Die Jagd ist zu Ende.
event-hunt-lines = { $me ->
    [seat] Dein Trophäentableau hat { $lines ->
        [one] eine volle Linie
       *[other] { $lines } volle Linien
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[none] Das Trophäentableau von { $seat } hat { $lines ->
        [one] eine volle Linie
       *[other] { $lines } volle Linien
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
event-final-bonus = { $me ->
    [seat] Du fügst das Objekt von Gunstkarte { $card } hinzu: { $tile }.
   *[none] { $seat } fügt das Objekt von Gunstkarte { $card } hinzu: { $tile }.
}
event-final-delivery = { $me ->
    [seat] Was noch in deinen Taschen ist, zählt wie eine Lieferung.
   *[none] Was noch in den Taschen von { $seat } ist, zählt wie eine Lieferung.
}
event-solo-won = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: Die Jagd ist gewonnen, { $seat }!
event-solo-lost = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, weniger als 100: Die Jagd ist verloren, { $seat }.
event-game-over = Die Partie ist zu Ende.

## Der Tisch in Worten

sketch-clock = Die Uhr: Stundenzeiger { $hour }, Minutenzeiger { $minute }
sketch-sides = Rund um die Uhr
sketch-none = –
sketch-row = { $first }, { $rest }
sketch-notes = { $first } · { $rest }
sketch-word = { $word }
sketch-part = { $icon }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
sketch-paid-part = { $cost } ausgeben → { $icon }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
sketch-piece = { $me ->
    [seat] deine { $mouse }
   *[none] { $mouse } von { $seat }
}
sketch-number = { $number }{ $sky }: { $notes }
sketch-sky-neither = { "" }
sketch-sky-sun = {" "}☀
sketch-sky-moon = {" "}☾
sketch-action = { $parts }
sketch-paw = Katzenpfote
sketch-leaf = Blatt: { $tile }
sketch-inner = innen: { $mice }
sketch-outer = außen: { $mice }
sketch-hand = Minutenzeiger ({ $spaces } Plätze), ab der Spitze: { $mice }
sketch-priority = Vorrang: { $seat }
sketch-market = Markt: { $wilds ->
    [one] ein Joker
   *[other] { $wilds } Joker
}; Korb: { $basket }
sketch-quest = Quest { $slot }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $pictures }
sketch-chain = Wer als Nächstes das Blatt der Kette erreicht: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sketch-decks = Steine im Beutel: { $bag }; Gunstkarten: { $favors }; Quests: { $quests }
sketch-pool = Auf der Hand: { $tiles }
sketch-bonus = Bonusobjekte: { $tiles }
sketch-dealing = Als Nächstes zu vergeben: { $tile }
sketch-active = Aktiv: { $mouse }
sketch-team = { $me ->
    [seat] Du
   *[none] { $seat }
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
sketch-mouse = { $mouse }, { $place } ({ $carried }/{ $room }): { $tiles }
sketch-ring-out-of-play = nicht im Spiel
sketch-ring-hand = Zeiger
sketch-ring-inner = { $number } innen
sketch-ring-outer = { $number } außen
sketch-ring-falling = im Fallen
sketch-progress = Klettermäuschen auf { $scaler }; Trophäen { $filled }/16; Gunstkarten: { $cards }
sketch-card = Karte { $card }: { $icons }
sketch-bonus-card = Karte { $card }: { $icons }, oder { $tile }
sketch-hunt = { $me ->
    [seat] Dein Trophäentableau
   *[none] Trophäentableau von { $seat }
}
sketch-empty-space = { $cell }: { $tile } gesucht
sketch-filled-space = { $cell }: { $tile } gelegt
face-P = L
face-G = G
face-B = B
face-O = O
face-Bu = Kn
face-Fe = Fe
face-Th = Ga
face-Ke = Sc
face-Ti = Fi

## Wie es ausging

end-midnight = Es hat Mitternacht geschlagen.
end-solo-won = Es hat Mitternacht geschlagen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, das Ziel von 100 ist erreicht.
end-solo-lost = Es hat Mitternacht geschlagen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, das Ziel von 100 ist verfehlt.
score-deliveries = Lieferungen
score-quests = Quests
score-chain = Kette
score-relics = Relikte
score-hunt = Trophäentableau
score-leftovers = Rest in den Taschen

## Warum nicht?

why-over = Die Partie ist zu Ende.
why-start-first = Stell zuerst deine Mäuse auf.
why-activate-first = Wähl zuerst, welche deiner Mäuse aktiv wird.
why-swap-or-keep = Bevor der Zeiger weiterrückt: Verteil deine Steine um oder lass sie, wie sie sind.
why-on-hand = Eine Maus auf dem Zeiger bleibt oder springt ab.
why-on-inner = Eine Maus im Innenkreis geht in den Außenkreis oder springt auf den Zeiger auf.
why-bumped = Eine geschubste Maus landet auf dieser Zahl oder auf der davor.
why-claim-first = Sammle zuerst den Stein vom Blatt ein oder verzichte darauf.
why-act-first = Jetzt ist die Aktion des Feldes an der Reihe.
why-icon-first = Führ zuerst das Icon der Gunstkarte aus oder verzichte darauf.
why-end = Die Maus hat getan, was sie kann: Beende ihre Aktivierung oder spiel eine Karte.
why-put-back-first = Leg zuerst einen der Steine zurück, die die Guckmaus gezogen hat.
why-drop-first = Es ist kein Platz: Leg zuerst einen Stein in den Beutel zurück.
why-deal-first = Gib zuerst die Steine auf der Hand deinen Mäusen.
why-take-first = Nimm zuerst den zweiten Stein aus dem Korb.
why-discard-first = Drei Gunstkarten sind zu viele: Wirf zuerst eine ab.
why-deliver-first = Leg noch mehr zur Lieferung oder schließ sie ab.
why-quest-first = Wähl zuerst, welche Quest du erfüllst.
why-place-first = Leg zuerst den Joker auf das Trophäentableau.
why-lose-first = Wähl zuerst, was die Katze nimmt.
why-return-first = Gib noch ein Relikt zurück oder übergib die gewählten.
why-started = Die { $mouse } hat schon ihr Startfeld.
why-not-twelve-or-one = Keine Maus startet auf 12 oder 1.
why-own-mouse-there = Auf { $number } ist schon eine deiner Mäuse.
why-sun-and-moon = Eine deiner Mäuse muss auf einer Sonnenzahl starten und eine auf einer Mondzahl.
why-not-waiting = Die { $mouse } hat hier nichts zu tun.
why-pay-first = Bezahl zuerst den vollen Preis.
why-swapped-already = An dieser Stelle hast du schon Steine umverteilt.
why-nothing-to-swap = Es gibt nichts zu tauschen.
why-no-such-card = Gunstkarte { $card } hast du nicht auf der Hand.
why-card-in-progress = Zuerst kommen die Icons einer anderen Karte.
why-no-icon-possible = Keines der Icons dieser Karte ist jetzt möglich.
why-only-scurrier = Nur die Springmaus kann vom Zeiger aus einen Sprung machen.
why-covered = Eine Katzenpfote liegt auf { $number }.
why-out-of-reach = { $number } ist zu weit weg.
why-scamp-there = Die Schlaumaus ist schon auf { $number }.
why-impossible = Jetzt nicht möglich: { $icon }.
why-cannot-pay = Die aktive Maus hat nicht genug zum Bezahlen. Nötig: { $cost ->
    [one] ein Stein
   *[other] { $cost } Steine
}.
why-costs = Gib dafür zuerst { $cost ->
    [one] einen Stein
   *[other] { $cost } Steine
} aus: { $icon }.
why-other-icon = Jetzt ist dieses Icon an der Reihe: { $icon }.
why-not-in-basket = Nicht im Korb: { $tile }.
why-both-together = Steine aus dem Korb nimmst du gemeinsam. Es fehlt noch: { $tile }.
why-relic = Ein Relikt lässt sich nicht abliefern.
why-not-carried = Das trägt die aktive Maus nicht: { $tile }.
why-no-bonus = Gunstkarte { $card } hat kein Bonusobjekt.
why-not-elsewhere = Die { $mouse } ist nicht anderswo auf der Uhr.
why-not-drawn = Nicht unter den gezogenen Steinen: { $tile }.
why-not-at-hand = Nicht unter den Steinen zum Zurücklegen: { $tile }.
why-not-sharing = Die { $mouse } teilt hier keine Steine.
why-pouch-full = Die Tasche der { $mouse } ist voll.
why-dealt-in-order = Gleiche Steine werden in der Reihenfolge Beutelmaus, Guckmaus, Springmaus, Schlaumaus vergeben; die { $mouse } war schon an der Reihe.
why-space-filled = { $cell } ist schon belegt.
why-not-scratched = Die { $mouse } hat auf der zerkratzten Zahl keinen solchen Stein.

# Standing answers, given in advance.

standing-stay = Auf dem Minutenzeiger bleiben
standing-keep = Meine Steine am Ende eines Ticktacks lassen, wie sie sind, bis sie sich ändern
