### Buddel-Bande

game-title = Buddel-Bande
game-blurb = Doce topos corren a sus madrigueras, y desde arriba nadie sabe de quién es cada uno. ¡Lleva a casa tus tres topos antes que nadie!

## Opciones

option-haystack = Pajar
option-haystack-auto = Lo habitual: mezclado entre dos
option-haystack-known = Conocido: cada uno sabe qué topos en espera son suyos
option-haystack-shuffled = Mezclado: nadie conoce a ningún topo en espera
option-memory_aid = Ayuda a la memoria: siguen a la vista los clanes que has visto o puedes deducir
option-clan_1 = Clan del asiento 1
option-clan_1-auto = Siguiente clan libre
option-clan_1-ladybird = Mariquitas
option-clan_1-ant = Hormigas
option-clan_1-worm = Lombrices
option-clan_1-snail = Caracoles
option-clan_2 = Clan del asiento 2
option-clan_2-auto = Siguiente clan libre
option-clan_2-ladybird = Mariquitas
option-clan_2-ant = Hormigas
option-clan_2-worm = Lombrices
option-clan_2-snail = Caracoles
option-clan_3 = Clan del asiento 3
option-clan_3-auto = Siguiente clan libre
option-clan_3-ladybird = Mariquitas
option-clan_3-ant = Hormigas
option-clan_3-worm = Lombrices
option-clan_3-snail = Caracoles
option-clan_4 = Clan del asiento 4
option-clan_4-auto = Siguiente clan libre
option-clan_4-ladybird = Mariquitas
option-clan_4-ant = Hormigas
option-clan_4-worm = Lombrices
option-clan_4-snail = Caracoles

## Nombres

clan-ladybird = mariquitas
clan-ant = hormigas
clan-worm = lombrices
clan-snail = caracoles
size-small = pequeño
size-medium = mediano
size-large = grande
symbol-none = ningún símbolo
symbol-flower = flor
symbol-leaf = hoja
symbol-clover = trébol
piece-none = nada
piece-small = un topo pequeño
piece-medium = un topo mediano
piece-large = un topo grande
piece-any-mole = cualquier topo
piece-dog = el perro
piece-dog-or-mole = el perro o cualquier topo
mole-none = ningún topo
mole-s1 = topo pequeño s1
mole-s2 = topo pequeño s2
mole-s3 = topo pequeño s3
mole-s4 = topo pequeño s4
mole-m1 = topo mediano m1
mole-m2 = topo mediano m2
mole-m3 = topo mediano m3
mole-m4 = topo mediano m4
mole-l1 = topo grande l1
mole-l2 = topo grande l2
mole-l3 = topo grande l3
mole-l4 = topo grande l4
place-box = la caja
place-haystack = el pajar
place-den = la madriguera
step-roll = tira los dados
step-move = mueve
step-look = mira o déjalo
step-over = la partida ha terminado

## Acciones

action-roll = Tira los dados
action-mole = Mueve el { $mole }
    .group = Mueve un topo
action-dog = Envía el perro al hoyo { $hole }
    .group = Envía el perro al hoyo
action-look = Mira debajo del topo
action-leave = No mirar
action-decline = No mover: solo llevarías a casa a otros

## El diario

event-clan-taken = { $me ->
    [seat] Juegas
   *[none] { $seat } juega
} con { $clan-is ->
    [snail] los
   *[other] las
} { $clan }.
event-first-player = { $me ->
    [seat] Empiezas tú.
   *[none] Empieza { $seat }.
}
event-own-mole = El { $mole } del pajar es tuyo.
event-turn-began = { $me ->
    [seat] Te toca.
   *[none] Le toca a { $seat }.
}
event-rolled = { $me ->
    [seat] Tus dados: { $piece }, { $symbol }.
   *[none] Los dados de { $seat }: { $piece }, { $symbol }.
}
event-nothing-moves = { $me ->
    [seat] Así no se puede mover nada: tiras otra vez.
   *[none] Así no se puede mover nada: { $seat } tira otra vez.
}
event-mole-moved = { $me ->
    [seat] Mueves
   *[none] { $seat } mueve
} el { $mole } { $source-is ->
    [haystack] del pajar
   *[other] del hoyo { $source }
} { $place-is ->
    [den] a la madriguera.
   *[other] al hoyo { $place }.
}
event-dog-moved = { $me ->
    [seat] Envías el perro del hoyo { $source } al hoyo { $hole }.
   *[none] { $seat } envía el perro del hoyo { $source } al hoyo { $hole }.
}
event-freed = El { $mole } del hoyo { $hole } puede moverse otra vez.
event-frozen = El { $mole } del hoyo { $hole } se queda inmóvil junto al perro.
event-looked = { $me ->
    [seat] { "" }
   *[none] { $seat } mira debajo del { $mole }.
}
event-saw = Miras debajo del { $mole }: es { $clan-is ->
    [snail] de los
   *[other] de las
} { $clan }.
event-left = { $me ->
    [seat] No miras debajo del { $mole }.
   *[none] { $seat } no mira debajo del { $mole }.
}
event-came-home = { $me ->
    [seat] El { $mole } es tuyo
   *[none] El { $mole } es de { $seat }
}: uno más { $clan-is ->
    [snail] de los
   *[other] de las
} { $clan } en casa.
event-declined = { $me ->
    [seat] No mueves: solo llevarías a casa a otros.
   *[none] { $seat } no mueve: solo llevaría a casa a otros.
}
event-game-over = El clan { $clan-is ->
    [snail] de los
   *[other] de las
} { $clan } está entero en casa: { $me ->
    [seat] ¡has ganado!
   *[none] ¡gana { $seat }!
}

## El tablero en palabras

sketch-track = El camino, del pajar a la madriguera
sketch-turn = Este turno
sketch-haystack = En el pajar
sketch-on-track = En camino
sketch-clans = Clanes
sketch-hole = Hoyo { $hole }, { $symbol }: { $mole }{ $dog }
sketch-no-mole = vacío
sketch-dog-here = , con el perro
sketch-no-dog = { "" }
sketch-whose-turn = { $me ->
    [seat] Te toca
   *[none] Le toca a { $seat }
}
sketch-dice = Los dados: { $piece }, { $symbol }
sketch-moved = Se acaba de mover: el { $mole }
sketch-dog = El perro está en el hoyo { $hole }
sketch-mole = { $place-is ->
    [haystack] El { $mole }
   *[other] Hoyo { $place }: el { $mole }
}
sketch-known-mole = { $place-is ->
    [haystack] El { $mole }; clan: { $clan }
   *[other] Hoyo { $place }: el { $mole }; clan: { $clan }
}
sketch-clan = { $me ->
    [seat] Tú
   *[none] { $seat }
}: { $clan }, { $home ->
    [0] ninguno en casa
    [one] uno en casa
   *[other] { $home } en casa
}

## Cómo terminó

end-clan-home = El clan { $clan-is ->
    [snail] de los
   *[other] de las
} { $clan } está entero en casa.
score-home = { $moles ->
    [one] Un topo en casa
   *[other] { $moles } topos en casa
}

## ¿Por qué no?

why-over = La partida ha terminado.
why-roll-first = Primero tira los dados.
why-look-first = Primero decide si miras debajo del topo que has movido.
why-must-move = Ya has tirado: ahora tiene que moverse algo.
why-not-in-play = Ese topo está en la caja: nadie juega con su clan.
why-at-home = Ese topo está en casa.
why-only-dog = Te ha salido el perro.
why-other-size = Te ha salido { $piece }.
why-frozen = El perro está junto a ese topo: no puede moverse.
why-same-mole = Los topos en espera del mismo tamaño son iguales: mueve el { $mole }.
why-only-mole = Tu tirada no mueve el perro.
why-dog-stays = El perro tiene que ir a otro hoyo.
why-other-symbol = El perro va a un hoyo con este símbolo: { $symbol }.
why-dog-can-move = El perro puede moverse, así que no puedes pasar.
why-not-home = Hay un movimiento que no lleva a casa, así que no puedes pasar.
why-may-be-own = Por lo que sabes, uno de estos topos podría ser tuyo, así que no puedes pasar.
