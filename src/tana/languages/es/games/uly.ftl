### Uly & Polly

game-title = Uly & Polly
game-blurb = Un lobo se esconde entre las ovejas. Un jugador mueve el rebaño y los demás envían a la perra: pueden voltear ocho losetas para encontrar al lobo.

## Opciones

option-memory_aid = Ayuda a la memoria: las losetas muestran dónde empezaron la ronda
option-first = El primer lobo

## Nombres

cell-none = ningún sitio
edge-none = ninguna
step-hide = el lobo se esconde
step-start = se coloca la perra
step-swap = el turno del lobo
step-dog = el turno de la perra
step-over = la partida ha terminado

## Acciones

action-hide = Escóndete en { $cell }
    .group = Escóndete en
action-start = La perra empieza en { $cell }
    .group = La perra empieza en
action-swap = Intercambia { $edge }
    .group = Intercambia dos losetas
action-step = Mueve la perra a { $cell }
    .group = Mueve la perra a

## El diario

event-first-wolf = { $me ->
    [seat] Eres el primer lobo.
   *[none] { $seat } es el primer lobo.
}
event-round-began = { $me ->
    [seat] Ronda { $round }: eres el lobo.
   *[none] Ronda { $round }: { $seat } es el lobo.
}
event-hid = { $me ->
    [seat] { "" }
   *[none] { $seat } ha escondido al lobo en el rebaño.
}
event-hidden-at = Te escondes en { $cell }.
event-dog-placed = { $me ->
    [seat] Pones la perra en { $cell }.
   *[none] { $seat } pone la perra en { $cell }.
}
event-swapped = { $me ->
    [seat] Intercambias { $cell } y { $other }.
   *[none] { $seat } intercambia { $cell } y { $other }.
}
event-dog-moved = { $me ->
    [seat] Mueves la perra de { $source } a { $cell }.
   *[none] { $seat } mueve la perra de { $source } a { $cell }.
}
event-sheep-turned = Una oveja en { $cell }: { $count ->
    [one] una loseta volteada.
   *[other] { $count } losetas volteadas.
}
event-wolf-found = { $me ->
    [seat] ¡Encuentras al lobo en { $cell }!
   *[none] ¡{ $seat } encuentra al lobo en { $cell }!
}
event-wolf-escaped = { $me ->
    [seat] Ya se han volteado todas las losetas permitidas: escapas.
   *[none] Ya se han volteado todas las losetas permitidas: { $seat } escapa.
}
event-dog-stalled = { $me ->
    [seat] La perra lleva demasiado tiempo sin voltear una loseta: escapas.
   *[none] La perra lleva demasiado tiempo sin voltear una loseta: { $seat } escapa.
}
event-wolf-had-hidden = { $me ->
    [seat] Tu lobo se había escondido en { $cell }.
   *[none] El lobo de { $seat } se había escondido en { $cell }.
}
event-wolf-had-moved = Un intercambio lo llevó de { $source } a { $cell }.
event-prize = { $me ->
    [seat] Ganas un premio.
   *[none] { $seat } gana un premio.
}
event-game-over = La partida ha terminado.

## El tablero en palabras

sketch-flock = El rebaño
sketch-round = Ronda { $round } de { $rounds }
sketch-prizes = Premios
sketch-tile = { $cell }: { $shows }{ $trail }
sketch-dog-tile = { $cell }: { $shows }{ $trail }, con la perra encima
sketch-trail = , desde { $cell }
sketch-no-trail = { "" }
shows-back = boca abajo
shows-sheep = una oveja
shows-wolf = tu lobo, boca abajo
sketch-wolf = { $me ->
    [seat] Eres el lobo
   *[none] El lobo: { $seat }
}
sketch-dog-player = { $me ->
    [seat] Próximo turno de la perra: el tuyo
   *[none] Próximo turno de la perra: { $seat }
}
sketch-turned = Ovejas volteadas: { $count } de { $all }
sketch-idle = Pasos de la perra sin loseta nueva: { $count } de { $all }
sketch-hideout = Tu lobo está en { $cell }
sketch-last-found = En la última ronda encontraron al lobo de { $seat }. Su camino: { $path }
sketch-last-escaped = En la última ronda escapó el lobo de { $seat }. Su camino: { $path }
sketch-prize = { $me ->
    [seat] Tú
   *[none] { $seat }
}: { $count }

## Cómo terminó

end-all-wolves = Se han jugado todas las rondas ({ $rounds }).
score-wolf = Escapó como lobo: { $rounds }
score-dog = Encontró al lobo con la perra: { $rounds }

## ¿Por qué no?

why-over = La partida ha terminado.
why-hide-first = Primero tiene que esconderse el lobo.
why-start-first = Primero hay que colocar la perra.
why-wolf-turn = Es el turno del lobo: intercambia dos losetas.
why-dog-turn = Es el turno de la perra: tiene que moverse.
why-under-dog = La perra está en { $cell }: esa loseta no se puede intercambiar.
why-must-move = La perra tiene que ir a otra loseta.
why-too-far = La perra va a una loseta que toca { $cell } y nunca salta.
