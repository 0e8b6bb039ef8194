### Molly

game-title = Molly
game-blurb = Alinea tres Topos del mismo color, llévate una pila y voltea las otras. Cuenta tu túnel más lleno multiplicado por el más vacío.

## Opciones

option-variant = Variante
option-variant-base = Juego básico
option-variant-bobtail = Con el Bobtail en el huerto
option-memory_aid = Ayuda a la memoria: sigue a la vista lo que estuvo boca arriba

## Nombres

colour-yellow = amarillo
colour-red = rojo
colour-white = blanco
colour-green = verde
colour-blue = azul

card-none = ninguna carta
card-yellow = Topo amarillo
card-red = Topo rojo
card-white = Topo blanco
card-green = Topo verde
card-blue = Topo azul
card-tardy-yellow = Topo Tardón amarillo
card-tardy-red = Topo Tardón rojo
card-tardy-white = Topo Tardón blanco
card-tardy-green = Topo Tardón verde
card-tardy-blue = Topo Tardón azul
card-unseen = naipe que nadie ha visto

event-card-none = ningún Evento
event-card-gift = Regalo
event-card-windfall = Golpe de suerte
event-card-new-shoots = Brotes nuevos
event-card-cover-up = Todo tapado
event-card-pass-it-on = Pásalo
event-card-spring-cleaning = Limpieza de primavera

gift-not-chosen = aún sin elegir
gift-yellow = amarillo
gift-red = rojo
gift-white = blanco
gift-green = verde
gift-blue = azul
gift-nothing = nada

line-row-1 = fila 1
line-row-2 = fila 2
line-row-3 = fila 3
line-column-a = columna a
line-column-b = columna b
line-column-c = columna c
line-falling = diagonal a1–c3
line-rising = diagonal c1–a3

## Acciones

action-pass = Termina el turno: no hay carta que jugar
action-draw = Descubre la primera carta del mazo y juégala
action-take = Gasta una ficha: carta { $slot } de la oferta a cambio de un cubo
action-swap = Gasta una ficha: intercambia las pilas { $edge }
    .group = Gasta una ficha: intercambia dos pilas
action-hunt = Gasta una ficha: mueve el Bobtail a { $cell }
    .group = Gasta una ficha: mueve el Bobtail a
action-rehome = Lleva a { $cell } la pila que encontró el Bobtail
    .group = Lleva la pila que encontró el Bobtail a
action-play = Juega la carta { $slot } de la oferta en { $cell }
    .group = Juega la carta { $slot } de la oferta en
action-place = Juega en { $cell } la carta descubierta
    .group = Juega la carta descubierta en
action-set = Trío en la { $line }: toma la pila { $cell }
    .group = Trío en la { $line }: toma la pila
action-projects = Trío de Proyectos en la { $line }
action-steal = Roba una ficha a { $victim }
action-cover = Tapa { $cell } con la primera carta
action-give = Pasa un cubo { $colour }
action-discard = Descarta un cubo { $colour }

## El diario

event-first-player = { $me ->
    [seat] Empiezas tú.
   *[none] Empieza { $seat }.
}
event-dealt = { "" }
event-turn-began = { $me ->
    [seat] Te toca.
   *[none] Le toca a { $seat }.
}
event-displayed = Un { $card } entra en la oferta como carta { $slot }.
event-spent = { $me ->
    [seat] Gastas una ficha.
   *[none] { $seat } gasta una ficha.
}
event-took = { $me ->
    [seat] Tomas de la oferta el { $card }.
   *[none] { $seat } toma de la oferta el { $card }.
}
event-swapped = { $me ->
    [seat] Intercambias las pilas { $cell } y { $other }.
   *[none] { $seat } intercambia las pilas { $cell } y { $other }.
}
event-hunted = { $me ->
    [seat] Mueves el Bobtail de { $source } a { $cell }.
   *[none] { $seat } mueve el Bobtail de { $source } a { $cell }.
}
event-rehomed = La pila de { $source } pasa a { $cell }.
event-turned-up = { $me ->
    [seat] Descubres del mazo un { $card }.
   *[none] { $seat } descubre del mazo un { $card }.
}
event-unplayable = El { $card } no cabe en ningún sitio y se descarta.
event-played = { $me ->
    [seat] Juegas el { $card } en { $cell }.
   *[none] { $seat } juega el { $card } en { $cell }.
}
event-passed = { $me ->
    [seat] No tienes ninguna carta que jugar.
   *[none] { $seat } no tiene ninguna carta que jugar.
}
event-gained-token = { $me ->
    [seat] Ganas una ficha.
   *[none] { $seat } gana una ficha.
}
event-stole = { $me ->
    [seat] Robas una ficha a { $victim }.
    [victim] { $seat } te roba una ficha.
   *[none] { $seat } roba una ficha a { $victim }.
}
event-no-token = { $me ->
    [seat] Ya no quedan fichas: no ganas ninguna.
   *[none] Ya no quedan fichas: { $seat } no gana ninguna.
}
event-set-of-moles = { $me ->
    [seat] Tienes un trío { $colour } en la { $line }.
   *[none] { $seat } tiene un trío { $colour } en la { $line }.
}
event-hidden-card = De { $cell } sale un { $card } que nadie había visto.
event-took-pile = { $me ->
    [seat] Tomas la pila de { $cell }.
   *[none] { $seat } toma la pila de { $cell }.
}
event-cube = { $me ->
    [seat] Ganas un cubo { $colour }.
   *[none] { $seat } gana un cubo { $colour }.
}
event-cube-lost = { $me ->
    [seat] Un cubo { $colour } no cabe en tu madriguera y se descarta.
   *[none] Un cubo { $colour } no cabe en la madriguera de { $seat } y se descarta.
}
event-flipped = Se voltea la pila de { $cell }.
event-set-of-projects = { $me ->
    [seat] Tienes un trío de Proyectos en la { $line }: tres fichas y tres cartas nuevas.
   *[none] { $seat } tiene un trío de Proyectos en la { $line }: tres fichas y tres cartas nuevas.
}
event-cover-drawn = Para tapar un Proyecto sale un { $card }.
event-covered = { $me ->
    [seat] Tapas { $cell } con el { $card }.
   *[none] { $seat } tapa { $cell } con el { $card }.
}
event-event-found = { $me ->
    [seat] Encuentras el Evento «{ $event }».
   *[none] { $seat } encuentra el Evento «{ $event }».
}
event-event-waits = «{ $event }» espera a que termine el otro Evento.
event-event-began = «{ $event }» { $event-is ->
    [gift] da una ficha a cada jugador.
    [windfall] da a cada jugador una carta del mazo por su cubo.
    [new-shoots] llena todos los espacios vacíos.
    [cover-up] tapa todos los reversos visibles.
    [pass-it-on] hace que cada jugador pase en secreto un cubo a la derecha.
   *[spring-cleaning] hace que cada jugador descarte un cubo.
}
event-windfall = { $me ->
    [seat] Sacas un { $card }.
   *[none] { $seat } saca un { $card }.
}
event-filled = A { $cell } llega un { $card }.
event-gift-chosen = { $gift-is ->
    [nothing] No tienes nada que pasar.
   *[other] Pasarás un cubo { $gift }.
}
event-gift-made = { $me ->
    [seat] { "" }
   *[none] { $seat } ya ha elegido.
}
event-gifts-passed = Todos los cubos cambian de manos.
event-gift-received = { $gift-is ->
    [nothing] { $giver } no tenía nada que pasarte.
   *[other] { $giver } te ha pasado un cubo { $gift }.
}
event-cube-discarded = { $me ->
    [seat] Descartas un cubo { $colour }.
   *[none] { $seat } descarta un cubo { $colour }.
}
event-last-round = { $me ->
    [seat] Hay un Topo Tardón encima del mazo: es la última ronda, y el último turno es tuyo.
   *[none] Hay un Topo Tardón encima del mazo: es la última ronda, y el último turno es de { $seat }.
}
event-game-over = La partida ha terminado.

## El tablero en palabras

sketch-bed = El huerto
sketch-garden = El jardín
sketch-burrows = Las madrigueras
sketch-space = { $cell }: { $shows }
sketch-pile = { $space }, boca arriba { $up }, boca abajo { $down }
sketch-memory-key = En el huerto, 1+2 significa una carta boca arriba sobre dos boca abajo
shows-empty = espacio vacío
shows-bobtail = el Bobtail
shows-yellow = Topo amarillo
shows-red = Topo rojo
shows-white = Topo blanco
shows-green = Topo verde
shows-blue = Topo azul
shows-back = reverso de una carta
shows-tardy-back = reverso de un Topo Tardón
face-Y = Am
face-R = Ro
face-W = Bl
face-G = Ve
face-B = Az
face-dog = perro
sketch-display = Carta { $slot } de la oferta: { $card }
sketch-held = Carta descubierta: { $card }
sketch-deck = { $cards ->
    [one] Mazo: una carta
   *[other] Mazo: { $cards } cartas
}, { $supply ->
    [one] reserva: una ficha
   *[other] reserva: { $supply } fichas
}
sketch-event = Evento: { $event }
sketch-last-round = Es la última ronda
sketch-burrow = { $me ->
    [seat] Tú
   *[none] { $seat }
}: amarillo { $yellow }, rojo { $red }, blanco { $white }, verde { $green }, azul { $blue }{ $unsure ->
    [0] { "" }
   *[other] , { $unsure } más
}, { $tokens ->
    [one] una ficha
   *[other] { $tokens } fichas
}
sketch-hidden-burrow = { $seat }: cubos ocultos, { $tokens ->
    [one] una ficha
   *[other] { $tokens } fichas
}

## Cómo terminó

end-last-round = La última ronda ha terminado.
score-cubes = Túnel más lleno { $most } × más vacío { $least }
score-tokens = { $tokens ->
    [one] Una ficha
   *[other] { $tokens } fichas
}

## ¿Por qué no?

why-over = La partida ha terminado.
why-turn = Ahora usa acciones especiales o juega una carta.
why-place-first = Primero juega la carta descubierta.
why-rehome-first = Primero dale un nuevo sitio a la pila que encontró el Bobtail.
why-set-first = Primero elige un trío.
why-steal-first = Primero elige a quién robar una ficha.
why-cover-first = Primero tapa los Proyectos.
why-give-first = Primero elige el cubo que vas a pasar.
why-discard-first = Primero descarta un cubo.
why-bobtail = Sobre el Bobtail nunca se juega una carta.
why-same-colour = Un Topo { $colour } no puede tapar otro Topo { $colour }.
why-must-play = Puedes jugar una carta, así que debes hacerlo.
why-must-play-display = Debes jugar una carta de la oferta: del mazo no salió ninguna que sirviera.
why-deck-empty = El mazo está vacío.
why-special-over = Las acciones especiales van antes de la carta, y ya has descubierto una.
why-no-token = Una acción especial cuesta una ficha, y no tienes ninguna.
why-slot-empty = Este espacio de la oferta está vacío.
why-hunt-instead = Con el Bobtail en el huerto no se intercambian pilas: mueve el Bobtail.
why-swap-empty = Solo se pueden intercambiar dos pilas, y en { $cell } no hay ninguna.
why-no-bobtail = El Bobtail no está en esta partida.
why-one-step = El Bobtail se mueve un solo espacio, también en diagonal, sin salir del huerto.
why-not-empty = La pila solo puede ir a un espacio vacío.
why-not-a-set = En la { $line } no hay ahora ningún trío que cuente.
why-not-in-set = { $cell } no es una pila de ese trío.
why-other-set = Es el otro tipo de trío: los Proyectos se eligen como Proyectos; los Topos, por la pila que tomas.
why-no-such-seat = Ese jugador no existe.
why-steal-self = Solo puedes robar a los demás.
why-victim-poor = Ese jugador no tiene fichas.
why-not-to-cover = Esta pila no es una de las que hay que tapar.
why-no-cube = No tienes ningún cubo { $colour }.
