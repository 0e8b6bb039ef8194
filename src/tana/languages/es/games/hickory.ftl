### Hickory Dickory

game-title = Hickory Dickory
game-blurb = Un equipo de ratones viaja en las agujas de un reloj de cuco: baja en el lugar justo, reúne losetas, entrégalas antes de medianoche y cuidado con el gato.

## Opciones

option-setup = Preparación
option-setup-standard = Salida según el tablero de caza
option-setup-advanced = Cada uno elige de dónde sale
option-data = Datos de los componentes
option-data-standard = La edición incluida en el juego
option-colour_1 = Color del asiento 1
option-colour_1-auto = Siguiente color libre
option-colour_1-blue = Azul
option-colour_1-yellow = Amarillo
option-colour_1-brown = Marrón
option-colour_1-red = Rojo
option-colour_2 = Color del asiento 2
option-colour_2-auto = Siguiente color libre
option-colour_2-blue = Azul
option-colour_2-yellow = Amarillo
option-colour_2-brown = Marrón
option-colour_2-red = Rojo
option-colour_3 = Color del asiento 3
option-colour_3-auto = Siguiente color libre
option-colour_3-blue = Azul
option-colour_3-yellow = Amarillo
option-colour_3-brown = Marrón
option-colour_3-red = Rojo
option-colour_4 = Color del asiento 4
option-colour_4-auto = Siguiente color libre
option-colour_4-blue = Azul
option-colour_4-yellow = Amarillo
option-colour_4-brown = Marrón
option-colour_4-red = Rojo

## Nombres

colour-purple = morado
colour-green = verde
colour-blue = azul
colour-orange = naranja
symbol-button = botón
symbol-feather = pluma
symbol-thread = hilo
symbol-key = llave
symbol-thimble = dedal

tile-none = ninguna loseta
tile-purple-button = botón morado
tile-purple-feather = pluma morada
tile-purple-thread = hilo morado
tile-purple-key = llave morada
tile-purple-thimble = dedal morado
tile-green-button = botón verde
tile-green-feather = pluma verde
tile-green-thread = hilo verde
tile-green-key = llave verde
tile-green-thimble = dedal verde
tile-blue-button = botón azul
tile-blue-feather = pluma azul
tile-blue-thread = hilo azul
tile-blue-key = llave azul
tile-blue-thimble = dedal azul
tile-orange-button = botón naranja
tile-orange-feather = pluma naranja
tile-orange-thread = hilo naranja
tile-orange-key = llave naranja
tile-orange-thimble = dedal naranja
tile-wild = comodín
tile-crown = corona
tile-sceptre = cetro
tile-goblet = copa

picture-purple-button = botón morado
picture-purple-feather = pluma morada
picture-purple-thread = hilo morado
picture-purple-key = llave morada
picture-purple-thimble = dedal morado
picture-green-button = botón verde
picture-green-feather = pluma verde
picture-green-thread = hilo verde
picture-green-key = llave verde
picture-green-thimble = dedal verde
picture-blue-button = botón azul
picture-blue-feather = pluma azul
picture-blue-thread = hilo azul
picture-blue-key = llave azul
picture-blue-thimble = dedal azul
picture-orange-button = botón naranja
picture-orange-feather = pluma naranja
picture-orange-thread = hilo naranja
picture-orange-key = llave naranja
picture-orange-thimble = dedal naranja
picture-any-button = botón de cualquier color
picture-any-feather = pluma de cualquier color
picture-any-thread = hilo de cualquier color
picture-any-key = llave de cualquier color
picture-any-thimble = dedal de cualquier color

mouse-scavenger = Recolector
mouse-spotter = Vigía
mouse-scurrier = Corredor
mouse-scamp = Pillo

icon-none = nada
icon-climb = trepar
icon-search = buscar
icon-favor = carta de favor
icon-market = mercado
icon-scamp = Pillo
icon-deliver = entregar
icon-return = devolver reliquias
icon-leap = brincar
icon-toss = lanzar

board-a = A
board-b = B
board-c = C
board-d = D

## Acciones

action-stay = Quédate en el minutero
action-hop-off = Salta al anillo exterior
action-hop-back = Salta atrás, al número anterior
action-outer = Pasa al anillo exterior
action-hop-on = Sube al minutero
action-claim = Toma la loseta de la hoja
action-skip = Omitir
action-done = Terminar la activación
action-swap = Reordena las losetas de tus ratones aquí
action-keep = Deja las losetas como están
action-climb = Trepa por la cadena
action-search = Saca losetas de la bolsa
action-draw = Saca una carta de favor
action-wild = Toma un comodín del mercado
action-score = Entrega lo que has elegido
action-activate = Activa al { $mouse }
    .group = Activa a
action-give = Da la loseta al { $mouse }
    .group = Da la loseta a
action-toss = Lanzar: cambia losetas con el { $mouse }
    .group = Lanzar: cambia losetas con
action-leap = Brinca al { $number }
    .group = Brinca al
action-scamp = Envía al Pillo al { $number }
    .group = Envía al Pillo al
action-take = Toma de la cesta: { $tile }
    .group = Toma de la cesta
action-drop = Devuelve a la bolsa: { $tile }
    .group = Devuelve a la bolsa
action-put-back = Devuelve una de las losetas sacadas: { $tile }
    .group = Devuelve una de las losetas sacadas
action-spend = Gasta: { $tile }
    .group = Gasta
action-deliver = Entrega: { $tile }
    .group = Entrega
action-return = Devuelve a Lord Cucú: { $tile }
    .group = Devuelve a Lord Cucú
action-bonus = Usa el objeto extra de la carta de favor { $card }
    .group = Usa el objeto extra de una carta de favor
action-favor = Juega la carta de favor { $card }
    .group = Juega una carta de favor
action-discard = Descarta la carta de favor { $card }
    .group = Descarta una carta de favor
action-quest = Completa la misión { $slot }
action-place = Coloca el comodín en { $cell }
    .group = Coloca el comodín en
action-lose = El { $mouse } pierde: { $tile }
    .group = El { $mouse } pierde
action-start = El { $mouse } sale del { $number }
    .group = El { $mouse } sale del

## El diario: preparación

event-priority = { $me ->
    [seat] Tienes la prioridad.
   *[none] { $seat } tiene la prioridad.
}
event-space = Número { $number }: { $cost ->
    [0] { "" }
   *[other] gasta { $cost } → { "" }
}{ $icon }{ $count ->
    [0] { "" }
   *[other] { " " }{ $count }
}.
event-leaf-filled = Nueva loseta en la hoja del { $number }: { $tile }.
event-basket-filled = Nueva loseta en la cesta de gangas: { $tile }.
event-quest-shown = Se descubre la misión { $quest }.
event-quests-shuffled = Se vuelven a barajar las misiones.
event-hunt-board = { $me ->
    [seat] Tu tablero de caza es el { $board }.
   *[none] El tablero de caza de { $seat } es el { $board }.
}
event-started = { $me ->
    [seat] Tu { $mouse } sale del { $number }.
   *[none] El { $mouse } de { $seat } sale del { $number }.
}

## El diario: tics y activaciones

event-round-began = Empieza una ronda; la aguja de las horas marca el { $number }.
event-tick = Tic: el minutero está en el { $number }.
event-tick-covered = Una zarpa del gato tapa el { $number }: nadie se activa.
event-activated = { $me ->
    [seat] Tu { $mouse } se activa.
   *[none] El { $mouse } de { $seat } se activa.
}
event-stayed = { $me ->
    [seat] Tu { $mouse } se queda en el minutero.
   *[none] El { $mouse } de { $seat } se queda en el minutero.
}
event-skipped = { "" }
event-ended = { "" }
event-kept = { "" }
event-hopped-off = { $me ->
    [seat] Tu { $mouse } salta al { $number }.
   *[none] El { $mouse } de { $seat } salta al { $number }.
}
event-hopped-back = { $me ->
    [seat] Tu { $mouse } salta atrás, al { $number }.
   *[none] El { $mouse } de { $seat } salta atrás, al { $number }.
}
event-moved-out = { $me ->
    [seat] Tu { $mouse } pasa al anillo exterior del { $number }.
   *[none] El { $mouse } de { $seat } pasa al anillo exterior del { $number }.
}
event-hopped-on = { $me ->
    [seat] Tu { $mouse } sube al minutero.
   *[none] El { $mouse } de { $seat } sube al minutero.
}
event-bumped = { $me ->
    [seat] ¡Empujan a tu { $mouse } y cae del minutero!
   *[none] ¡Empujan al { $mouse } de { $seat } y cae del minutero!
}
event-leapt = { $me ->
    [seat] Tu { $mouse } brinca al { $number }.
   *[none] El { $mouse } de { $seat } brinca al { $number }.
}
event-scamp-placed = { $me ->
    [seat] Tu Pillo aparece en el { $number }.
   *[none] El Pillo de { $seat } aparece en el { $number }.
}

## El diario: losetas

event-claimed = { $me ->
    [seat] Tu { $mouse } toma la loseta de la hoja: { $tile }.
   *[none] El { $mouse } de { $seat } toma la loseta de la hoja: { $tile }.
}
event-drew-tile = { $me ->
    [seat] Sacas de la bolsa: { $tile }.
   *[none] { $seat } saca de la bolsa: { $tile }.
}
event-put-back = { $me ->
    [seat] Devuelves a la bolsa: { $tile }.
   *[none] { $seat } devuelve a la bolsa: { $tile }.
}
event-took-tile = { $me ->
    [seat] Tomas de la cesta: { $tile }.
   *[none] { $seat } toma de la cesta: { $tile }.
}
event-took-wild = { $me ->
    [seat] Tomas un comodín del mercado.
   *[none] { $seat } toma un comodín del mercado.
}
event-stowed = { $me ->
    [seat] Tu { $mouse } guarda en la mochila: { $tile }.
   *[none] El { $mouse } de { $seat } guarda en la mochila: { $tile }.
}
event-dropped = { $me ->
    [seat] No tienes sitio; vuelve a la bolsa: { $tile }.
   *[none] { $seat } no tiene sitio; vuelve a la bolsa: { $tile }.
}
event-rearranged = { $me ->
    [seat] Reordenas losetas.
   *[none] { $seat } reordena losetas.
}
event-tossed = { $me ->
    [seat] Lanzas: cambias losetas con tu { $mouse }.
   *[none] { $seat } lanza: cambia losetas con su { $mouse }.
}
event-spent = { $me ->
    [seat] Tu { $mouse } gasta: { $tile }.
   *[none] El { $mouse } de { $seat } gasta: { $tile }.
}
event-spent-bonus = { $me ->
    [seat] Gastas el objeto de la carta de favor { $card }: { $tile }.
   *[none] { $seat } gasta el objeto de la carta de favor { $card }: { $tile }.
}

## El diario: cadena y favores

event-climbed = { $me ->
    [seat] Tu Escalador sube al espacio { $space }.
   *[none] El Escalador de { $seat } sube al espacio { $space }.
}
event-chain-points = { $me ->
    [seat] La cadena te da { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
   *[none] La cadena da a { $seat } { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
}
event-finished-chain = { $me ->
    [seat] Tu Escalador llega a la hoja: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[none] El Escalador de { $seat } llega a la hoja: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
event-favor-drawn = { $me ->
    [seat] { "" }
   *[none] { $seat } saca una carta de favor.
}
event-favor-card = { $me ->
    [seat] Sacas la carta de favor { $card }.
   *[none] { $seat } saca la carta de favor { $card }.
}
event-favors-shuffled = Se barajan los favores descartados y forman un mazo nuevo.
event-favor-played = { $me ->
    [seat] Tu { $mouse } usa la carta de favor { $card }.
   *[none] El { $mouse } de { $seat } usa la carta de favor { $card }.
}
event-favor-discarded = { $me ->
    [seat] Descartas la carta de favor { $card }.
   *[none] { $seat } descarta la carta de favor { $card }.
}

## El diario: entregas

event-delivered = { $me ->
    [seat] Tu { $mouse } entrega: { $tile }.
   *[none] El { $mouse } de { $seat } entrega: { $tile }.
}
event-delivered-bonus = { $me ->
    [seat] Añades el objeto de la carta de favor { $card }: { $tile }.
   *[none] { $seat } añade el objeto de la carta de favor { $card }: { $tile }.
}
event-items-scored = { $seat }: objetos, +{ $points }
event-symbol-scored = { $seat }: símbolo más repetido, +{ $points }
event-colour-scored = { $seat }: color más repetido, +{ $points }
event-delivery-total = { $me ->
    [seat] En total, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } para ti.
   *[none] En total, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } para { $seat }.
}
event-quest-done = { $me ->
    [seat] Completas la misión { $quest }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[none] { $seat } completa la misión { $quest }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
event-placed = { $me ->
    [seat] En tu tablero de caza, en { $cell }: { $tile }.
   *[none] En el tablero de caza de { $seat }, en { $cell }: { $tile }.
}
event-not-placed = { $seat }: sin sitio en el tablero de caza, va a la bolsa: { $tile }.
event-relic-brought = { $me ->
    [seat] Tu { $mouse } lleva una reliquia a Lord Cucú: { $tile }.
   *[none] El { $mouse } de { $seat } lleva una reliquia a Lord Cucú: { $tile }.
}
event-relic-returned = { $me ->
    [seat] Devuelves una reliquia a Lord Cucú ({ $tile }): { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[none] { $seat } devuelve una reliquia a Lord Cucú ({ $tile }): { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}

## El diario: rondas

event-round-ended = ¡Cucú! La ronda ha terminado.
event-paw-placed = Una zarpa del gato cae en el { $number }.
event-pushed = { $me ->
    [seat] Tu { $mouse } tiene que avanzar al { $number }.
   *[none] El { $mouse } de { $seat } tiene que avanzar al { $number }.
}
event-scratched = El gato araña en el { $number }: { $count ->
    [one] allí hay un ratón.
   *[other] allí hay { $count } ratones.
}
event-lost = { $me ->
    [seat] Tu { $mouse } pierde: { $tile }.
   *[none] El { $mouse } de { $seat } pierde: { $tile }.
}
event-hour-struck = La aguja de las horas avanza al { $number }.
event-moved-in = Todos los ratones del anillo exterior pasan al interior.
event-midnight = ¡Medianoche! La caza ha terminado.
event-hunt-lines = { $me ->
    [seat] Tu tablero de caza tiene { $lines ->
        [one] una línea completa
       *[other] { $lines } líneas completas
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[none] El tablero de caza de { $seat } tiene { $lines ->
        [one] una línea completa
       *[other] { $lines } líneas completas
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
event-final-bonus = { $me ->
    [seat] Añades el objeto de la carta de favor { $card }: { $tile }.
   *[none] { $seat } añade el objeto de la carta de favor { $card }: { $tile }.
}
event-final-delivery = { $me ->
    [seat] Lo que queda en tus mochilas cuenta como una entrega.
   *[none] Lo que queda en las mochilas de { $seat } cuenta como una entrega.
}
event-solo-won = ¡{ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: la caza ha sido un éxito, { $seat }!
event-solo-lost = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, menos de 100: { $seat }, la caza ha fracasado.
event-game-over = La partida ha terminado.

## El tablero en palabras

sketch-clock = El reloj: aguja de las horas { $hour }, minutero { $minute }
sketch-sides = Alrededor del reloj
sketch-none = –
sketch-row = { $first }, { $rest }
sketch-notes = { $first } · { $rest }
sketch-word = { $word }
sketch-part = { $icon }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
sketch-paid-part = gasta { $cost } → { $icon }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
sketch-piece = { $me ->
    [seat] tu { $mouse }
   *[none] { $mouse } de { $seat }
}
sketch-number = { $number }{ $sky }: { $notes }
sketch-sky-neither = { "" }
sketch-sky-sun = {" "}☀
sketch-sky-moon = {" "}☾
sketch-action = { $parts }
sketch-paw = zarpa del gato
sketch-leaf = hoja: { $tile }
sketch-inner = interior: { $mice }
sketch-outer = exterior: { $mice }
sketch-hand = Minutero ({ $spaces } espacios), desde la punta: { $mice }
sketch-priority = Prioridad: { $seat }
sketch-market = Mercado: { $wilds ->
    [one] un comodín
   *[other] { $wilds } comodines
}; cesta: { $basket }
sketch-quest = Misión { $slot }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $pictures }
sketch-chain = Para quien llegue ahora a la hoja de la cadena: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
sketch-decks = Losetas en la bolsa: { $bag }; mazo de favores: { $favors }; mazo de misiones: { $quests }
sketch-pool = En la mano: { $tiles }
sketch-bonus = Objetos extra: { $tiles }
sketch-dealing = Siguiente por repartir: { $tile }
sketch-active = Activo: { $mouse }
sketch-team = { $me ->
    [seat] Tú
   *[none] { $seat }
}: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
sketch-mouse = { $mouse }, { $place } ({ $carried }/{ $room }): { $tiles }
sketch-ring-out-of-play = fuera de juego
sketch-ring-hand = minutero
sketch-ring-inner = { $number } interior
sketch-ring-outer = { $number } exterior
sketch-ring-falling = cayendo
sketch-progress = Escalador en { $scaler }; caza { $filled }/16; cartas de favor: { $cards }
sketch-card = Carta { $card }: { $icons }
sketch-bonus-card = Carta { $card }: { $icons }, o bien { $tile }
sketch-hunt = { $me ->
    [seat] Tu tablero de caza
   *[none] Tablero de caza de { $seat }
}
sketch-empty-space = { $cell }: falta { $tile }
sketch-filled-space = { $cell }: { $tile }, ya en su sitio
face-P = M
face-G = V
face-B = A
face-O = N
face-Bu = Bo
face-Fe = Pl
face-Th = Hi
face-Ke = Ll
face-Ti = De

## Cómo terminó

end-midnight = Han dado las doce de la noche.
end-solo-won = Han dado las doce de la noche: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, meta de 100 alcanzada.
end-solo-lost = Han dado las doce de la noche: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, sin llegar a la meta de 100.
score-deliveries = Entregas
score-quests = Misiones
score-chain = Cadena
score-relics = Reliquias
score-hunt = Tablero de caza
score-leftovers = Restos en las mochilas

## ¿Por qué no?

why-over = La partida ha terminado.
why-start-first = Primero coloca tus ratones.
why-activate-first = Primero elige cuál de tus ratones se activa.
why-swap-or-keep = Antes de que avance el minutero, reordena tus losetas o déjalas como están.
why-on-hand = Un ratón en el minutero se queda o salta.
why-on-inner = Un ratón en el anillo interior pasa al exterior o sube al minutero.
why-bumped = Un ratón empujado cae en este número o en el anterior.
why-claim-first = Primero toma la loseta de la hoja u omite este paso.
why-act-first = Ahora toca la acción del espacio.
why-icon-first = Primero resuelve el icono de la carta de favor u omítelo.
why-end = El ratón ya ha hecho lo que podía: termina su activación o juega una carta.
why-put-back-first = Primero devuelve una de las losetas que sacó el Vigía.
why-drop-first = No hay sitio: primero devuelve una loseta a la bolsa.
why-deal-first = Primero reparte entre tus ratones las losetas de la mano.
why-take-first = Primero toma la segunda loseta de la cesta.
why-discard-first = Tres cartas de favor son demasiadas: primero descarta una.
why-deliver-first = Añade algo más a la entrega o complétala.
why-quest-first = Primero elige qué misión completas.
why-place-first = Primero coloca el comodín en el tablero de caza.
why-lose-first = Primero elige qué se lleva el gato.
why-return-first = Devuelve otra reliquia o entrega las que has elegido.
why-started = El { $mouse } ya tiene su número de salida.
why-not-twelve-or-one = Ningún ratón sale del 12 ni del 1.
why-own-mouse-there = En el { $number } ya hay uno de tus ratones.
why-sun-and-moon = Uno de tus ratones debe salir de un número de sol y otro de uno de luna.
why-not-waiting = El { $mouse } no tiene nada que hacer aquí.
why-pay-first = Primero paga todo el coste.
why-swapped-already = En este momento ya has reordenado losetas.
why-nothing-to-swap = No hay nada que cambiar.
why-no-such-card = No tienes en la mano la carta de favor { $card }.
why-card-in-progress = Antes van los iconos de otra carta.
why-no-icon-possible = Ahora no es posible ningún icono de esta carta.
why-only-scurrier = Solo el Corredor brinca desde el minutero.
why-covered = Una zarpa del gato tapa el { $number }.
why-out-of-reach = El { $number } queda demasiado lejos.
why-scamp-there = El Pillo ya está en el { $number }.
why-impossible = Ahora no es posible: { $icon }.
why-cannot-pay = El ratón activo no puede pagar { $cost ->
    [one] una loseta
   *[other] { $cost } losetas
}.
why-costs = Primero gasta { $cost ->
    [one] una loseta
   *[other] { $cost } losetas
} para esto: { $icon }.
why-other-icon = El icono que toca resolver ahora: { $icon }.
why-not-in-basket = En la cesta no hay: { $tile }.
why-both-together = Las losetas de la cesta se toman juntas; falta: { $tile }.
why-relic = Una reliquia no se puede entregar.
why-not-carried = El ratón activo no lleva: { $tile }.
why-no-bonus = La carta de favor { $card } no tiene objeto extra.
why-not-elsewhere = El { $mouse } no está en otro lugar del reloj.
why-not-drawn = Entre las losetas sacadas no hay: { $tile }.
why-not-at-hand = Entre las losetas por devolver no hay: { $tile }.
why-not-sharing = El { $mouse } no comparte losetas aquí.
why-pouch-full = La mochila del { $mouse } está llena.
why-dealt-in-order = Las losetas iguales se reparten en el orden Recolector, Vigía, Corredor, Pillo; el turno del { $mouse } ya pasó.
why-space-filled = La casilla { $cell } ya está ocupada.
why-not-scratched = El { $mouse } no tiene esa loseta en el número arañado.

# Standing answers, given in advance.

standing-stay = Quedarse en el minutero
standing-keep = Dejar mis losetas como están al final de un tic, hasta que cambien
