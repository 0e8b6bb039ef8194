### Uly & Polly

game-title = Uly & Polly
game-blurb = Unter den Schafen steckt ein Wolf. Einer bewegt die Herde, alle anderen schicken den Hund: Sie dürfen acht Plättchen aufdecken, um den Wolf zu finden.

## Optionen

option-memory_aid = Gedächtnisstütze: Plättchen zeigen, wo sie zu Beginn der Runde lagen
option-first = Der erste Wolf

## Namen

cell-none = nirgends
edge-none = keine
step-hide = der Wolf versteckt sich
step-start = der Hund wird aufgestellt
step-swap = der Wolf ist am Zug
step-dog = der Hund ist am Zug
step-over = die Partie ist zu Ende

## Möglichkeiten

action-hide = Auf { $cell } verstecken
    .group = Verstecken auf
action-start = Hund auf { $cell } starten lassen
    .group = Hund starten lassen auf
action-swap = { $edge } tauschen
    .group = Zwei Plättchen tauschen
action-step = Hund auf { $cell } setzen
    .group = Hund setzen auf

## Das Protokoll

event-first-wolf = { $me ->
    [seat] Du bist der erste Wolf.
   *[none] { $seat } ist der erste Wolf.
}
event-round-began = { $me ->
    [seat] Runde { $round }: Du bist der Wolf.
   *[none] Runde { $round }: { $seat } ist der Wolf.
}
event-hid = { $me ->
    [seat] { "" }
   *[none] { $seat } hat den Wolf in der Herde versteckt.
}
event-hidden-at = Du versteckst dich auf { $cell }.
event-dog-placed = { $me ->
    [seat] Du stellst den Hund auf { $cell }.
   *[none] { $seat } stellt den Hund auf { $cell }.
}
event-swapped = { $me ->
    [seat] Du tauschst { $cell } und { $other }.
   *[none] { $seat } tauscht { $cell } und { $other }.
}
event-dog-moved = { $me ->
    [seat] Du setzt den Hund von { $source } auf { $cell }.
   *[none] { $seat } setzt den Hund von { $source } auf { $cell }.
}
event-sheep-turned = Ein Schaf auf { $cell }: { $count ->
    [one] ein Plättchen aufgedeckt.
   *[other] { $count } Plättchen aufgedeckt.
}
event-wolf-found = { $me ->
    [seat] Du findest den Wolf auf { $cell }!
   *[none] { $seat } findet den Wolf auf { $cell }!
}
event-wolf-escaped = { $me ->
    [seat] Mehr Plättchen dürfen nicht aufgedeckt werden: Du entkommst.
   *[none] Mehr Plättchen dürfen nicht aufgedeckt werden: { $seat } entkommt.
}
event-dog-stalled = { $me ->
    [seat] Der Hund hat zu lange kein Plättchen aufgedeckt: Du entkommst.
   *[none] Der Hund hat zu lange kein Plättchen aufgedeckt: { $seat } entkommt.
}
event-wolf-had-hidden = { $me ->
    [seat] Dein Wolf hatte sich auf { $cell } versteckt.
   *[none] Der Wolf von { $seat } hatte sich auf { $cell } versteckt.
}
event-wolf-had-moved = Ein Tausch brachte ihn von { $source } nach { $cell }.
event-prize = { $me ->
    [seat] Du gewinnst einen Preis.
   *[none] { $seat } gewinnt einen Preis.
}
event-game-over = Die Partie ist zu Ende.

## Der Tisch in Worten

sketch-flock = Die Herde
sketch-round = Runde { $round } von { $rounds }
sketch-prizes = Preise
sketch-tile = { $cell }: { $shows }{ $trail }
sketch-dog-tile = { $cell }: { $shows }{ $trail }, darauf der Hund
sketch-trail = , von { $cell }
sketch-no-trail = { "" }
shows-back = verdeckt
shows-sheep = ein Schaf
shows-wolf = dein Wolf, verdeckt
sketch-wolf = { $me ->
    [seat] Du bist der Wolf
   *[none] Der Wolf: { $seat }
}
sketch-dog-player = { $me ->
    [seat] Als Nächstes bewegst du den Hund
   *[none] Als Nächstes bewegt den Hund: { $seat }
}
sketch-turned = Aufgedeckte Schafe: { $count } von { $all }
sketch-idle = Hundezüge ohne neues Plättchen: { $count } von { $all }
sketch-hideout = Dein Wolf ist auf { $cell }
sketch-last-found = In der letzten Runde wurde der Wolf von { $seat } gefunden. Sein Weg: { $path }
sketch-last-escaped = In der letzten Runde ist der Wolf von { $seat } entkommen. Sein Weg: { $path }
sketch-prize = { $me ->
    [seat] Du
   *[none] { $seat }
}: { $count }

## Wie es ausging

end-all-wolves = Alle { $rounds } Runden sind gespielt.
score-wolf = Als Wolf entkommen: { $rounds }
score-dog = Mit dem Hund den Wolf gefunden: { $rounds }

## Warum nicht?

why-over = Die Partie ist zu Ende.
why-hide-first = Zuerst muss sich der Wolf verstecken.
why-start-first = Zuerst muss der Hund aufgestellt werden.
why-wolf-turn = Der Wolf ist am Zug: Tausch zwei Plättchen.
why-dog-turn = Der Hund ist am Zug: Er muss laufen.
why-under-dog = Der Hund steht auf { $cell }: Dieses Plättchen lässt sich nicht tauschen.
why-must-move = Der Hund muss auf ein anderes Plättchen.
why-too-far = Der Hund geht auf ein Plättchen, das { $cell } berührt, und springt nie.
