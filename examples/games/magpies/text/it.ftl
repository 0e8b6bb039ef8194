### Gazze

game-title = Gazze
game-blurb = Spunta qualcosa che luccica. Ognuno posa di nascosto un sassolino: il più alto che nessun altro ha posato se lo prende.

## Opzioni

option-ties = Se nessuno prende i gingilli
option-ties-stay = restano per il turno dopo
option-ties-lost = sono persi

## Scelte

action-lay = Posa il sassolino { $pebble }
    .group = Posa un sassolino

## Che cosa è successo

event-turned-up = Turno { $round }: spunta un gingillo che vale { $trinket }.
event-laid = { $me ->
    [seat] { "" }
   *[none] { $seat } ha posato un sassolino.
}
event-laid-this = Posi il sassolino { $pebble }.
event-shown = { $me ->
    [seat] Mostri il tuo { $pebble }.
   *[none] { $seat } mostra un { $pebble }.
}
event-took = { $me ->
    [seat] Prendi quello che c’è, e vale { $worth }.
   *[none] { $seat } prende quello che c’è, e vale { $worth }.
}
event-nobody-took = Nessuno ha posato un sassolino tutto suo: { $worth } a nessuno.
event-game-over = La partita è finita.

## Il tavolo a parole

sketch-round = Turno { $round } di { $rounds }
sketch-lying = In mezzo al tavolo: { $worth }
sketch-unseen = Ancora nella scatola, uno per sempre: { $trinkets }
sketch-laid = Hai posato { $pebble }
sketch-magpies = Le gazze
sketch-magpie = { $me ->
    [seat] Tu
   *[none] { $seat }
}: vinti { $won }, sassolini { $pebbles }{ $laid }
sketch-has-laid = , ne ha posato uno
sketch-has-not-laid = { "" }

## Com’è finita

end-rounds = I { $rounds } turni sono finiti.
score-trinkets = Valore dei gingilli

## Perché no?

why-over = La partita è finita.
why-spent = Il sassolino { $pebble } è già stato speso.
