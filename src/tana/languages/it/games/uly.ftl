### Uly & Polly

game-title = Uly & Polly
game-blurb = Un lupo si nasconde tra le pecore. Un giocatore muove il gregge, tutti gli altri guidano il cane: hanno otto tessere da girare per trovarlo.

## Opzioni

option-memory_aid = Aiuto alla memoria: le tessere mostrano dov’erano a inizio round
option-first = Il primo lupo

## Parole

cell-none = nessun posto
edge-none = nessuno
step-hide = il lupo si nasconde
step-start = si mette il cane
step-swap = turno del lupo
step-dog = turno del cane
step-over = la partita è finita

## Scelte

action-hide = Nasconditi in { $cell }
    .group = Nasconditi in
action-start = Fai partire il cane da { $cell }
    .group = Fai partire il cane da
action-swap = Scambia { $edge }
    .group = Scambia due tessere
action-step = Muovi il cane in { $cell }
    .group = Muovi il cane in

## Il diario

event-first-wolf = { $me ->
    [seat] Il primo lupo sei tu.
   *[none] Il primo lupo è { $seat }.
}
event-round-began = { $me ->
    [seat] Round { $round }: il lupo sei tu.
   *[none] Round { $round }: il lupo è { $seat }.
}
event-hid = { $me ->
    [seat] { "" }
   *[none] { $seat } ha nascosto il lupo nel gregge.
}
event-hidden-at = Ti nascondi in { $cell }.
event-dog-placed = { $me ->
    [seat] Metti il cane su { $cell }.
   *[none] { $seat } mette il cane su { $cell }.
}
event-swapped = { $me ->
    [seat] Scambi { $cell } e { $other }.
   *[none] { $seat } scambia { $cell } e { $other }.
}
event-dog-moved = { $me ->
    [seat] Muovi il cane da { $source } a { $cell }.
   *[none] { $seat } muove il cane da { $source } a { $cell }.
}
event-sheep-turned = Una pecora in { $cell }: { $count ->
    [one] una tessera girata.
   *[other] { $count } tessere girate.
}
event-wolf-found = { $me ->
    [seat] Trovi il lupo in { $cell }!
   *[none] { $seat } trova il lupo in { $cell }!
}
event-wolf-escaped = { $me ->
    [seat] Le tessere da girare sono finite: riesci a fuggire.
   *[none] Le tessere da girare sono finite: { $seat } riesce a fuggire.
}
event-dog-stalled = { $me ->
    [seat] Il cane non gira tessere da troppo tempo: riesci a fuggire.
   *[none] Il cane non gira tessere da troppo tempo: { $seat } riesce a fuggire.
}
event-wolf-had-hidden = { $me ->
    [seat] Il tuo lupo si era nascosto in { $cell }.
   *[none] Il lupo di { $seat } si era nascosto in { $cell }.
}
event-wolf-had-moved = Uno scambio l’ha portato da { $source } a { $cell }.
event-prize = { $me ->
    [seat] Vinci un premio.
   *[none] { $seat } vince un premio.
}
event-game-over = La partita è finita.

## Il tavolo a parole

sketch-flock = Il gregge
sketch-round = Round { $round } di { $rounds }
sketch-prizes = Premi
sketch-tile = { $cell }: { $shows }{ $trail }
sketch-dog-tile = { $cell }: { $shows }{ $trail }, con il cane sopra
sketch-trail = , da { $cell }
sketch-no-trail = { "" }
shows-back = coperta
shows-sheep = una pecora
shows-wolf = il tuo lupo, coperto
sketch-wolf = { $me ->
    [seat] Il lupo sei tu
   *[none] Il lupo: { $seat }
}
sketch-dog-player = { $me ->
    [seat] La prossima mossa del cane è tua
   *[none] Prossima mossa del cane: { $seat }
}
sketch-turned = Pecore girate: { $count } di { $all }
sketch-idle = Mosse del cane senza tessere nuove: { $count } di { $all }
sketch-hideout = Il tuo lupo è in { $cell }
sketch-last-found = Nell’ultimo round il lupo di { $seat } è stato trovato. Il suo percorso: { $path }
sketch-last-escaped = Nell’ultimo round il lupo di { $seat } è fuggito. Il suo percorso: { $path }
sketch-prize = { $me ->
    [seat] Tu
   *[none] { $seat }
}: { $count }

## Com’è finita

end-all-wolves = Tutti i { $rounds } round sono stati giocati.
score-wolf = Fughe da lupo: { $rounds }
score-dog = Lupi trovati con il cane: { $rounds }

## Perché no?

why-over = La partita è finita.
why-hide-first = Prima il lupo deve nascondersi.
why-start-first = Prima bisogna mettere il cane.
why-wolf-turn = È il turno del lupo: scambia due tessere.
why-dog-turn = È il turno del cane: deve muoversi.
why-under-dog = Il cane è su { $cell }: quella tessera non si può scambiare.
why-must-move = Il cane deve muoversi su un’altra tessera.
why-too-far = Il cane va su una tessera che tocca { $cell } e non salta mai.
