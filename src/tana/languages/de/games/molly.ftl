### Molly

game-title = Molly
game-blurb = Bring drei Maulwürfe einer Farbe in eine Linie, nimm einen Stapel und dreh die anderen um. Was zählt: dein vollster Tunnel mal dein leerster.

## Optionen

option-variant = Variante
option-variant-base = Grundspiel
option-variant-bobtail = Mit dem Bobtail im Beet
option-memory_aid = Gedächtnisstütze: Was einmal offen lag, bleibt sichtbar

## Namen

colour-yellow = gelb
colour-red = rot
colour-white = weiß
colour-green = grün
colour-blue = blau

card-none = keine Karte
card-yellow = gelber Maulwurf
card-red = roter Maulwurf
card-white = weißer Maulwurf
card-green = grüner Maulwurf
card-blue = blauer Maulwurf
card-tardy-yellow = gelber Trödelmaulwurf
card-tardy-red = roter Trödelmaulwurf
card-tardy-white = weißer Trödelmaulwurf
card-tardy-green = grüner Trödelmaulwurf
card-tardy-blue = blauer Trödelmaulwurf
card-unseen = unbekannter Maulwurf

event-card-none = kein Ereignis
event-card-gift = Geschenk
event-card-windfall = Fallobst
event-card-new-shoots = Neue Triebe
event-card-cover-up = Zugedeckt
event-card-pass-it-on = Reich’s weiter
event-card-spring-cleaning = Frühjahrsputz

gift-not-chosen = noch nicht gewählt
gift-yellow = gelb
gift-red = rot
gift-white = weiß
gift-green = grün
gift-blue = blau
gift-nothing = nichts

line-row-1 = Reihe 1
line-row-2 = Reihe 2
line-row-3 = Reihe 3
line-column-a = Spalte a
line-column-b = Spalte b
line-column-c = Spalte c
line-falling = Diagonale a1–c3
line-rising = Diagonale c1–a3

## Möglichkeiten

action-pass = Zug beenden: Es gibt keine Karte zu spielen
action-draw = Oberste Karte vom Nachziehstapel aufdecken und spielen
action-take = Marker ausgeben: Karte { $slot } der Auslage als Klötzchen nehmen
action-swap = Marker ausgeben: die Stapel { $edge } tauschen
    .group = Marker ausgeben: zwei Stapel tauschen
action-hunt = Marker ausgeben: Bobtail auf { $cell } setzen
    .group = Marker ausgeben: Bobtail setzen auf
action-rehome = Vom Bobtail aufgescheuchten Stapel auf { $cell } legen
    .group = Vom Bobtail aufgescheuchten Stapel legen auf
action-play = Karte { $slot } der Auslage auf { $cell } spielen
    .group = Karte { $slot } der Auslage spielen auf
action-place = Aufgedeckte Karte auf { $cell } spielen
    .group = Aufgedeckte Karte spielen auf
action-set = Trio in { $line }: Stapel { $cell } nehmen
    .group = Trio in { $line }: Stapel nehmen
action-projects = Trio aus Projekten in { $line }
action-steal = Marker stehlen von { $victim }
action-cover = { $cell } mit der ersten Karte abdecken
action-give = Ein { $colour }es Klötzchen weitergeben
action-discard = Ein { $colour }es Klötzchen abwerfen

## Das Protokoll

event-first-player = { $me ->
    [seat] Du beginnst.
   *[none] { $seat } beginnt.
}
event-dealt = { "" }
event-turn-began = { $me ->
    [seat] Du bist am Zug.
   *[none] { $seat } ist am Zug.
}
event-displayed = Karte { $slot } der Auslage: ein { $card }.
event-spent = { $me ->
    [seat] Du gibst einen Marker aus.
   *[none] { $seat } gibt einen Marker aus.
}
event-took = { $me ->
    [seat] Ein { $card } wandert aus der Auslage zu dir.
   *[none] Ein { $card } wandert aus der Auslage zu { $seat }.
}
event-swapped = { $me ->
    [seat] Du tauschst die Stapel { $cell } und { $other }.
   *[none] { $seat } tauscht die Stapel { $cell } und { $other }.
}
event-hunted = { $me ->
    [seat] Du setzt den Bobtail von { $source } auf { $cell }.
   *[none] { $seat } setzt den Bobtail von { $source } auf { $cell }.
}
event-rehomed = Der Stapel von { $source } kommt auf { $cell }.
event-turned-up = { $me ->
    [seat] Du deckst vom Nachziehstapel auf: { $card }.
   *[none] { $seat } deckt vom Nachziehstapel auf: { $card }.
}
event-unplayable = Ein { $card } passt nirgends hin und wird abgeworfen.
event-played = { $me ->
    [seat] Du spielst auf { $cell }: { $card }.
   *[none] { $seat } spielt auf { $cell }: { $card }.
}
event-passed = { $me ->
    [seat] Du hast keine Karte zu spielen.
   *[none] { $seat } hat keine Karte zu spielen.
}
event-gained-token = { $me ->
    [seat] Du bekommst einen Marker.
   *[none] { $seat } bekommt einen Marker.
}
event-stole = { $me ->
    [seat] Du stiehlst einen Marker von { $victim }.
    [victim] { $seat } stiehlt einen Marker von dir.
   *[none] { $seat } stiehlt einen Marker von { $victim }.
}
event-no-token = { $me ->
    [seat] Es gibt keinen Marker mehr, den du bekommen könntest.
   *[none] Es gibt keinen Marker mehr, den { $seat } bekommen könnte.
}
event-set-of-moles = { $me ->
    [seat] Du hast ein { $colour }es Trio in { $line }.
   *[none] { $seat } hat ein { $colour }es Trio in { $line }.
}
event-hidden-card = Bisher ungesehen in { $cell }: ein { $card }.
event-took-pile = { $me ->
    [seat] Du nimmst den Stapel von { $cell }.
   *[none] { $seat } nimmt den Stapel von { $cell }.
}
event-cube = { $me ->
    [seat] Du bekommst ein { $colour }es Klötzchen.
   *[none] { $seat } bekommt ein { $colour }es Klötzchen.
}
event-cube-lost = { $me ->
    [seat] Ein { $colour }es Klötzchen passt nicht mehr in deinen Bau und wird abgeworfen.
   *[none] Ein { $colour }es Klötzchen passt nicht mehr in den Bau von { $seat } und wird abgeworfen.
}
event-flipped = Der Stapel von { $cell } wird umgedreht.
event-set-of-projects = { $me ->
    [seat] Du hast ein Trio aus Projekten in { $line }: drei Marker und drei neue Karten.
   *[none] { $seat } hat ein Trio aus Projekten in { $line }: drei Marker und drei neue Karten.
}
event-cover-drawn = Ein { $card } wird gezogen, um ein Projekt abzudecken.
event-covered = { $me ->
    [seat] Du deckst { $cell } ab: { $card }.
   *[none] { $seat } deckt { $cell } ab: { $card }.
}
event-event-found = { $me ->
    [seat] Du findest das Ereignis „{ $event }“.
   *[none] { $seat } findet das Ereignis „{ $event }“.
}
event-event-waits = „{ $event }“ wartet, bis das andere Ereignis vorbei ist.
event-event-began = „{ $event }“: { $event-is ->
    [gift] Alle bekommen einen Marker.
    [windfall] Alle ziehen eine Karte und bekommen das Klötzchen dazu.
    [new-shoots] Alle leeren Felder werden gefüllt.
    [cover-up] Alle sichtbaren Rückseiten werden abgedeckt.
    [pass-it-on] Alle geben heimlich ein Klötzchen nach rechts weiter.
   *[spring-cleaning] Alle werfen ein Klötzchen ab.
}
event-windfall = { $me ->
    [seat] Du ziehst: { $card }.
   *[none] { $seat } zieht: { $card }.
}
event-filled = Ein { $card } kommt auf { $cell }.
event-gift-chosen = { $gift-is ->
    [nothing] Du hast nichts weiterzugeben.
   *[other] Du wirst ein { $gift }es Klötzchen weitergeben.
}
event-gift-made = { $me ->
    [seat] { "" }
   *[none] { $seat } hat gewählt.
}
event-gifts-passed = Alle Klötzchen werden weitergegeben.
event-gift-received = { $gift-is ->
    [nothing] { $giver } hatte nichts für dich.
   *[other] { $giver } hat dir ein { $gift }es Klötzchen gegeben.
}
event-cube-discarded = { $me ->
    [seat] Du wirfst ein { $colour }es Klötzchen ab.
   *[none] { $seat } wirft ein { $colour }es Klötzchen ab.
}
event-last-round = { $me ->
    [seat] Ein Trödelmaulwurf liegt oben auf dem Nachziehstapel: Das ist die letzte Runde, und den letzten Zug hast du.
   *[none] Ein Trödelmaulwurf liegt oben auf dem Nachziehstapel: Das ist die letzte Runde, und den letzten Zug hat { $seat }.
}
event-game-over = Die Partie ist zu Ende.

## Der Tisch in Worten

sketch-bed = Das Beet
sketch-garden = Der Garten
sketch-burrows = Die Baue
sketch-space = { $cell }: { $shows }
sketch-pile = { $space }, { $up } offen, { $down } verdeckt
sketch-memory-key = Im Beet heißt 1+2: eine offene Karte auf zwei verdeckten
shows-empty = leeres Feld
shows-bobtail = der Bobtail
shows-yellow = gelber Maulwurf
shows-red = roter Maulwurf
shows-white = weißer Maulwurf
shows-green = grüner Maulwurf
shows-blue = blauer Maulwurf
shows-back = Rückseite einer Karte
shows-tardy-back = Rückseite eines Trödelmaulwurfs
face-Y = Ge
face-R = Ro
face-W = We
face-G = Gr
face-B = Bl
face-dog = Hund
sketch-display = Karte { $slot } der Auslage: { $card }
sketch-held = Aufgedeckt: { $card }
sketch-deck = { $cards ->
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $cards } Karten
}, { $supply ->
    [one] Vorrat: ein Marker
   *[other] Vorrat: { $supply } Marker
}
sketch-event = Ereignis: { $event }
sketch-last-round = Das ist die letzte Runde
sketch-burrow = { $me ->
    [seat] Du
   *[none] { $seat }
}: gelb { $yellow }, rot { $red }, weiß { $white }, grün { $green }, blau { $blue }{ $unsure ->
    [0] { "" }
   *[other] , { $unsure } weitere
}, { $tokens ->
    [one] ein Marker
   *[other] { $tokens } Marker
}
sketch-hidden-burrow = { $seat }: Klötzchen verborgen, { $tokens ->
    [one] ein Marker
   *[other] { $tokens } Marker
}

## Wie es ausging

end-last-round = Die letzte Runde ist vorbei.
score-cubes = Vollster Tunnel { $most } × leerster { $least }
score-tokens = { $tokens ->
    [one] Ein Marker
   *[other] { $tokens } Marker
}

## Warum nicht?

why-over = Die Partie ist zu Ende.
why-turn = Nutze jetzt Sonderaktionen oder spiel eine Karte.
why-place-first = Spiel zuerst die Karte, die du aufgedeckt hast.
why-rehome-first = Gib zuerst dem Stapel, den der Bobtail aufgescheucht hat, ein neues Feld.
why-set-first = Wähl zuerst ein Trio.
why-steal-first = Wähl zuerst, von wem du einen Marker stiehlst.
why-cover-first = Deck zuerst die Projekte ab.
why-give-first = Wähl zuerst ein Klötzchen, das du weitergibst.
why-discard-first = Wirf zuerst ein Klötzchen ab.
why-bobtail = Auf den Bobtail wird nie eine Karte gespielt.
why-same-colour = Ein { $colour }er Maulwurf darf keinen { $colour }en Maulwurf abdecken.
why-must-play = Du kannst eine Karte spielen, also musst du es auch.
why-must-play-display = Du musst eine Karte der Auslage spielen: Der Nachziehstapel gab keine her, die passt.
why-deck-empty = Der Nachziehstapel ist leer.
why-special-over = Sonderaktionen kommen vor der Karte, und du hast schon eine aufgedeckt.
why-no-token = Eine Sonderaktion kostet einen Marker, und du hast keinen.
why-slot-empty = Dieser Platz der Auslage ist leer.
why-hunt-instead = Mit dem Bobtail im Beet werden keine Stapel getauscht: Setz stattdessen den Bobtail.
why-swap-empty = Nur zwei Stapel lassen sich tauschen, und { $cell } ist leer.
why-no-bobtail = Der Bobtail ist in dieser Partie nicht dabei.
why-one-step = Der Bobtail geht genau ein Feld weit, gerade oder diagonal, und bleibt im Beet.
why-not-empty = Der Stapel darf nur auf ein leeres Feld.
why-not-a-set = In { $line } ist kein Trio, das jetzt zählt.
why-not-in-set = { $cell } ist kein Stapel dieses Trios.
why-other-set = Das ist die andere Art von Trio: Projekte wählst du als Projekte, Maulwürfe über den Stapel, den du nimmst.
why-no-such-seat = Diesen Platz gibt es nicht.
why-steal-self = Von dir selbst kannst du nicht stehlen.
why-victim-poor = Auf diesem Platz gibt es keinen Marker zu holen.
why-not-to-cover = Dieser Stapel gehört nicht zu denen, die abgedeckt werden.
why-no-cube = Du hast kein { $colour }es Klötzchen.
