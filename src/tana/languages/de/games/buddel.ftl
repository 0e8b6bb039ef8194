### Buddel-Bande

game-title = Buddel-Bande
game-blurb = Zwölf Maulwürfe rennen um die Wette nach Hause, und von oben sieht niemand, wem welcher gehört. Bring deine drei zuerst in den Bau.

## Optionen

option-haystack = Heuhaufen
option-haystack-auto = Wie üblich: zu zweit gemischt
option-haystack-known = Bekannt: Alle wissen, welche wartenden Maulwürfe ihre eigenen sind
option-haystack-shuffled = Gemischt: Niemand kennt einen wartenden Maulwurf
option-memory_aid = Gedächtnisstütze: Banden, die du gesehen hast oder erschließen kannst, bleiben sichtbar
option-clan_1 = Bande von Platz 1
option-clan_1-auto = Nächste freie Bande
option-clan_1-ladybird = Marienkäfer
option-clan_1-ant = Ameisen
option-clan_1-worm = Würmer
option-clan_1-snail = Schnecken
option-clan_2 = Bande von Platz 2
option-clan_2-auto = Nächste freie Bande
option-clan_2-ladybird = Marienkäfer
option-clan_2-ant = Ameisen
option-clan_2-worm = Würmer
option-clan_2-snail = Schnecken
option-clan_3 = Bande von Platz 3
option-clan_3-auto = Nächste freie Bande
option-clan_3-ladybird = Marienkäfer
option-clan_3-ant = Ameisen
option-clan_3-worm = Würmer
option-clan_3-snail = Schnecken
option-clan_4 = Bande von Platz 4
option-clan_4-auto = Nächste freie Bande
option-clan_4-ladybird = Marienkäfer
option-clan_4-ant = Ameisen
option-clan_4-worm = Würmer
option-clan_4-snail = Schnecken

## Namen

clan-ladybird = Marienkäfer
clan-ant = Ameisen
clan-worm = Würmer
clan-snail = Schnecken
size-small = klein
size-medium = mittel
size-large = groß
symbol-none = kein Symbol
symbol-flower = Blume
symbol-leaf = Blatt
symbol-clover = Klee
piece-none = nichts
piece-small = ein kleiner Maulwurf
piece-medium = ein mittlerer Maulwurf
piece-large = ein großer Maulwurf
piece-any-mole = ein beliebiger Maulwurf
piece-dog = der Dackel
piece-dog-or-mole = der Dackel oder ein Maulwurf
mole-none = kein Maulwurf
mole-s1 = Maulwurf s1 (klein)
mole-s2 = Maulwurf s2 (klein)
mole-s3 = Maulwurf s3 (klein)
mole-s4 = Maulwurf s4 (klein)
mole-m1 = Maulwurf m1 (mittel)
mole-m2 = Maulwurf m2 (mittel)
mole-m3 = Maulwurf m3 (mittel)
mole-m4 = Maulwurf m4 (mittel)
mole-l1 = Maulwurf l1 (groß)
mole-l2 = Maulwurf l2 (groß)
mole-l3 = Maulwurf l3 (groß)
mole-l4 = Maulwurf l4 (groß)
place-box = die Schachtel
place-haystack = der Heuhaufen
place-den = der Bau
step-roll = würfeln
step-move = ziehen
step-look = nachsehen oder nicht
step-over = die Partie ist zu Ende

## Möglichkeiten

action-roll = Würfeln
action-mole = { $mole } ziehen
    .group = Einen Maulwurf ziehen
action-dog = Dackel zu Hügel { $hole } schicken
    .group = Dackel schicken zu Hügel
action-look = Unter den Maulwurf schauen
action-leave = Nicht nachsehen
action-decline = Nicht ziehen: Du würdest nur anderen nach Hause helfen

## Das Protokoll

event-clan-taken = { $me ->
    [seat] Du spielst die Bande der { $clan }.
   *[none] { $seat } spielt die Bande der { $clan }.
}
event-first-player = { $me ->
    [seat] Du beginnst.
   *[none] { $seat } beginnt.
}
event-own-mole = { $mole } auf dem Heuhaufen gehört dir.
event-turn-began = { $me ->
    [seat] Du bist am Zug.
   *[none] { $seat } ist am Zug.
}
event-rolled = { $me ->
    [seat] Dein Wurf: { $piece }, { $symbol }.
   *[none] Der Wurf von { $seat }: { $piece }, { $symbol }.
}
event-nothing-moves = { $me ->
    [seat] Damit kann nichts ziehen: Du würfelst noch einmal.
   *[none] Damit kann nichts ziehen: { $seat } würfelt noch einmal.
}
event-mole-moved = { $me ->
    [seat] Du ziehst
   *[none] { $seat } zieht
} { $mole } { $source-is ->
    [haystack] vom Heuhaufen
   *[other] von Hügel { $source }
} { $place-is ->
    [den] in den Bau.
   *[other] auf Hügel { $place }.
}
event-dog-moved = { $me ->
    [seat] Du schickst den Dackel von Hügel { $source } zu Hügel { $hole }.
   *[none] { $seat } schickt den Dackel von Hügel { $source } zu Hügel { $hole }.
}
event-freed = { $mole } auf Hügel { $hole } kann wieder ziehen.
event-frozen = { $mole } auf Hügel { $hole } erstarrt neben dem Dackel.
event-looked = { $me ->
    [seat] { "" }
   *[none] { $seat } schaut unter { $mole }.
}
event-saw = Du schaust unter { $mole }: Er gehört zur Bande der { $clan }.
event-left = { $me ->
    [seat] Du schaust nicht unter { $mole }.
   *[none] { $seat } schaut nicht unter { $mole }.
}
event-came-home = { $me ->
    [seat] { $mole } gehört dir: Noch einer aus der Bande der { $clan } ist zu Hause.
   *[none] { $mole } gehört { $seat }: Noch einer aus der Bande der { $clan } ist zu Hause.
}
event-declined = { $me ->
    [seat] Du ziehst nicht: Das würde nur anderen nach Hause helfen.
   *[none] { $seat } zieht nicht: Das würde nur anderen nach Hause helfen.
}
event-game-over = { $me ->
    [seat] Alle { $clan } sind zu Hause: Du gewinnst!
   *[none] Alle { $clan } sind zu Hause: { $seat } gewinnt!
}

## Der Tisch in Worten

sketch-track = Der Weg vom Heuhaufen zum Bau
sketch-turn = Dieser Zug
sketch-haystack = Auf dem Heuhaufen
sketch-on-track = Unterwegs
sketch-clans = Banden
sketch-hole = Hügel { $hole }, { $symbol }: { $mole }{ $dog }
sketch-no-mole = leer
sketch-dog-here = , hier ist der Dackel
sketch-no-dog = { "" }
sketch-whose-turn = { $me ->
    [seat] Du bist am Zug
   *[none] { $seat } ist am Zug
}
sketch-dice = Gewürfelt: { $piece }, { $symbol }
sketch-moved = Gerade gezogen: { $mole }
sketch-dog = Der Dackel ist bei Hügel { $hole }
sketch-mole = { $place-is ->
    [haystack] { $mole }
   *[other] Hügel { $place }: { $mole }
}
sketch-known-mole = { $place-is ->
    [haystack] { $mole }, Bande der { $clan }
   *[other] Hügel { $place }: { $mole }, Bande der { $clan }
}
sketch-clan = { $me ->
    [seat] Du
   *[none] { $seat }
}: { $clan }, { $home ->
    [0] keiner zu Hause
    [one] einer zu Hause
   *[other] { $home } zu Hause
}

## Wie es ausging

end-clan-home = Die ganze Bande der { $clan } ist zu Hause.
score-home = { $moles ->
    [one] Ein Maulwurf zu Hause
   *[other] { $moles } Maulwürfe zu Hause
}

## Warum nicht?

why-over = Die Partie ist zu Ende.
why-roll-first = Würfle zuerst.
why-look-first = Entscheide zuerst, ob du unter den gezogenen Maulwurf schaust.
why-must-move = Du hast gewürfelt: Jetzt muss etwas ziehen.
why-not-in-play = Dieser Maulwurf ist in der Schachtel: Niemand spielt seine Bande.
why-at-home = Dieser Maulwurf ist zu Hause.
why-only-dog = Du hast den Dackel gewürfelt.
why-other-size = Du hast etwas anderes gewürfelt: { $piece }.
why-frozen = Der Dackel sitzt neben diesem Maulwurf: Er kann nicht ziehen.
why-same-mole = Wartende Maulwürfe gleicher Größe sehen gleich aus: Nimm { $mole }.
why-only-mole = Dein Wurf bewegt den Dackel nicht.
why-dog-stays = Der Dackel muss zu einem anderen Hügel.
why-other-symbol = Der Dackel läuft zu einem Hügel mit diesem Symbol: { $symbol }.
why-dog-can-move = Der Dackel kann laufen, also darfst du nicht verzichten.
why-not-home = Es gibt einen Zug, der nicht nach Hause führt, also darfst du nicht verzichten.
why-may-be-own = Soweit du weißt, könnte einer dieser Maulwürfe deiner sein, also darfst du nicht verzichten.
