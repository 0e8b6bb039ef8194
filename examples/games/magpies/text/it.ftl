### Gazze

game-title = Gazze
game-blurb = Spunta qualcosa che luccica. Ognuno posa di nascosto un sassolino: il più alto che nessun altro ha posato se lo prende.

## Opzioni

option-ties = Se nessuno prende i gingilli
option-ties-stay = restano per il turno dopo
option-ties-lost = sono persi

## Scelte

action-lay = Posa il sassolino { $pebble }, { $dress }
    .group = Posa il sassolino { $pebble }

## Parole per i pezzi

trinket-pin = uno spillo (1)
trinket-button = un bottone (2)
trinket-thimble = un ditale (3)
trinket-bead = una perlina di vetro (4)
trinket-bell = un campanellino (5)
trinket-key = una chiave (6)
trinket-coin = una moneta (7)
trinket-ring = un anello (8)
dress-bare = da solo
dress-feathered = con la piuma

## Che cosa è successo

event-turned-up = Turno { $round }: spunta { $trinket }.
event-laid = { $me ->
    [seat] { "" }
   *[none] { $seat } ha posato un sassolino.
}
event-laid-this = Posi il sassolino { $pebble }, { $dress }.
event-shown = { $me ->
    [seat] Mostri il tuo { $pebble }, { $dress }.
   *[none] { $seat } mostra un { $pebble }, { $dress }.
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
sketch-unseen = Ancora nella scatola, uno per sempre
sketch-trinket = { $trinket }
sketch-laid = Hai posato { $pebble }, { $dress }
sketch-magpies = Le gazze
sketch-magpie = { $me ->
    [seat] Tu
   *[none] { $seat }
}: vinti { $won }, sassolini { $pebbles }{ $feather }{ $laid }
sketch-feather = , una piuma
sketch-no-feather = { "" }
sketch-has-laid = , ne ha posato uno
sketch-has-not-laid = { "" }

## Il tabellone

view-round-number = Round
view-lying = Valore di ciò che è in palio
view-lost = Perso per sempre
view-unseen = Ancora nella scatola, uno per sempre
view-pebbles = Sassolini
view-feather = La piuma
view-has-laid = Ha posato un sassolino
view-won = Vinto
view-laid = Hai posato
view-pebble = Sassolino
view-dress = Come
prompt = Scegli un sassolino da posare.

## Com’è finita

end-rounds = Tutti i turni sono finiti.
score-trinkets = Valore dei gingilli

## Perché no?

why-over = La partita è finita.
why-spent = Il sassolino { $pebble } è già stato speso.
why-no-feather = La piuma è già stata spesa.
