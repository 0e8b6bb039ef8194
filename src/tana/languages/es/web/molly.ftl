### El tablero de Molly.

spot-deck = { $cards ->
    [one] Mazo: 1 carta
   *[other] Mazo: { $cards } cartas
}
spot-slot = Carta { $slot } de la oferta: { $card }
spot-slot-empty = Oferta { $slot }: vacía
spot-held = Carta descubierta: { $card }
spot-supply = { $tokens ->
    [0] Ninguna ficha en la reserva
    [one] Una ficha en la reserva
   *[other] { $tokens } fichas en la reserva
}
spot-cell = fila { $row }, columna { $column }: { $shows }
spot-height = Boca arriba: { $up }, boca abajo: { $down }.
spot-down = { $card } (boca abajo)
spot-under = Debajo, desde arriba: { $cards }
memory-key = Marcas pequeñas: las cartas de una pila, desde arriba. Borde oscuro: boca abajo.
spot-burrow = Tu madriguera, { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}
spot-tunnel = túnel { $colour }: { $count ->
    [0] ningún cubo
    [one] un cubo
   *[other] { $count } cubos
}
line-pick = este trío
line-spoken = { $line }: este trío
count-cubes = { $count } de color { $colour }
count-unsure = y { $count } más de color desconocido
count-tokens = { $tokens ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $tokens } fichas
}
do-swap = Cambiar
do-swap-spoken = Intercambia dos pilas por una ficha
tip-deck = El mazo. Si descubres la primera carta, tienes que jugarla. Esconde tres Eventos.
tip-tardy = Un Topo Tardón encima del mazo: es la última ronda.
tip-token = Ficha de Proyecto. Antes de jugar una carta, cada una paga una acción especial; al final vale un punto.
tip-project = Un reverso es un Proyecto. Tres en línea dan tres fichas.
tip-bobtail = El Bobtail. Ni cartas encima ni tríos a través. Una ficha lo mueve un espacio.
tip-tunnel = Túnel { $colour }. Al final: tu túnel más lleno por el más vacío que tenga un cubo, más un punto por ficha.
tip-event-gift = Cada jugador gana una ficha.
tip-event-windfall = Cada jugador saca una carta y gana su cubo.
tip-event-new-shoots = Cada espacio vacío recibe del mazo una carta boca arriba.
tip-event-cover-up = Cada reverso visible recibe del mazo una carta boca arriba.
tip-event-pass-it-on = Cada jugador da un cubo a quien tiene a su derecha, todos a la vez.
tip-event-spring-cleaning = Cada jugador descarta un cubo a su elección.
done-pass = Terminar el turno

prompt-play = Juega una carta: de la oferta o de lo alto del mazo.
prompt-act = Juega una carta. Antes, por una ficha, puedes tomar una carta de la oferta o intercambiar dos pilas.
prompt-act-bobtail = Juega una carta. Antes, por una ficha, puedes tomar una carta de la oferta o mover el Bobtail.
prompt-where = ¿Dónde? Toca una pila que brilla: nunca una del mismo color.
prompt-where-or-take = ¿Dónde? Toca una pila que brilla, o tu madriguera para tomar la carta por una ficha.
prompt-swap = Intercambio por una ficha: toca la primera de dos pilas vecinas.
prompt-swap-with = Ahora toca la pila con la que se cambia.
prompt-hunt = ¿Adónde va el Bobtail? Toca un espacio que brilla.
prompt-place = Pon en una pila la carta que has descubierto.
prompt-rehome = El Bobtail ha encontrado una pila: ¿adónde va?
prompt-set = ¡Tienes un trío! ¿Cuál de las tres pilas tomas? Las otras dos se voltean.
prompt-which = Varios tríos a la vez: elige uno.
prompt-projects = ¡Un trío de Proyectos! Elígelo.
prompt-cover = Pon las cartas sacadas sobre las tres pilas.
prompt-steal = Elige a quién robar una ficha.
prompt-give = Pásalo: ¿qué cubo va a quien tienes a la derecha?
prompt-discard = Limpieza de primavera: ¿qué cubo descartas?
prompt-pass = No hay ninguna carta que jugar.

tie-break = Empate: gana quien tiene menos fichas.

own-points = Tus puntos con la madriguera de ahora: { $points }
first-goal = túnel más lleno por el más vacío, más las fichas
learn-1 = En el huerto hay nueve pilas. Solo ves lo que está encima.
learn-2 = En tu turno pones un Topo en una pila. No puede tapar su propio color.
learn-3 = Tres del mismo color en línea son un trío: toma una de las tres pilas por sus cubos y voltea las otras dos.
learn-4 = Tus puntos: tu túnel más lleno por el más vacío (los que no tienen cubos no cuentan), y uno por cada ficha.

# La lección: un capítulo y luego sus pasos
lesson-lay = Jugar una carta
lesson-lay-1 = Este es el huerto: nueve pilas de cartas. Debajo de cada Topo que ves hay una carta que nadie ha visto.
lesson-lay-2 = En la carretilla están el mazo y dos cartas a la vista, la oferta. En cada turno juegas una carta.
lesson-lay-3 = Toca el Topo blanco de la oferta y luego una pila que brilla. Una pila queda apagada: un Topo nunca tapa un Topo de su color.
lesson-lay-4 = Ahora jugarían los demás. Esta es tu madriguera: cinco túneles, uno por color. De ahí salen los puntos.
lesson-draw = Lo alto del mazo
lesson-draw-1 = ¿Nada útil en la oferta? Toca el mazo y descubre la primera carta. Ya no hay vuelta atrás: tienes que jugarla.
lesson-draw-2 = Esta es tu carta. Toca una pila para ella.
lesson-draw-3 = Lo que sale del mazo lo ven todos. Cuando queda tapado, hay que recordarlo.
lesson-set = Un trío
lesson-set-1 = Hay dos Topos rojos en la fila de arriba. Un tercero entre ellos forma un trío: tres del mismo color en fila, columna o diagonal.
lesson-set-2 = Juega el Topo rojo en el centro de la fila de arriba.
lesson-set-3 = ¡Un trío! Toca la pila que quieras. Cada una de sus cartas se convierte en un cubo, también las que están boca abajo.
lesson-set-4 = Tus cubos están en la madriguera, y el espacio del huerto queda vacío. Las otras dos pilas se han volteado: lo que estaba abajo ahora está arriba.
lesson-projects = Proyectos
lesson-projects-1 = Los reversos de las cartas son Proyectos. En la fila de abajo hay dos. ¿Y si una pila volteada los convierte en tres?
lesson-projects-2 = Completa la columna verde: juega el Topo verde en su espacio más bajo.
lesson-projects-3 = Toma la pila de arriba o la del medio. La de abajo se volteará y mostrará su reverso.
lesson-projects-4 = Tres reversos en línea: ¡un trío de Proyectos! Te da tres fichas. Han salido tres cartas para taparlos: toca una pila para la primera.
lesson-projects-5 = Y para la segunda. La tercera encuentra su sitio sola.
lesson-take = Una ficha por un cubo
lesson-take-1 = En tu madriguera no hay ningún cubo blanco. Al final tu túnel más lleno se multiplica por el más vacío que tenga algún cubo, así que excava por igual.
lesson-take-2 = Antes de jugar una carta, una ficha te compra una carta de la oferta como cubo: toca el Topo blanco y luego tu madriguera.
lesson-take-3 = ¡Un cubo blanco! Las acciones especiales van primero, tantas como puedas pagar. Ahora juega una carta como siempre.
lesson-swap = Una ficha por un intercambio
lesson-swap-1 = Con una ficha también puedes intercambiar dos pilas que se tocan por un lado. Al Topo rojo de la izquierda le vendría bien estar una fila más arriba.
lesson-swap-2 = Toca «Cambiar» junto a tus fichas, luego la pila de arriba a la izquierda y la que está debajo.
lesson-swap-3 = Ahora juega el Topo rojo entre los otros dos.
lesson-swap-4 = Mover pilas nunca forma un trío; solo lo hace la carta que juegas. Toca la pila que quieras.
lesson-event = Espacios vacíos y Eventos
lesson-event-1 = Alguien se llevó la pila de la esquina. Juega ahí el Topo rojo: una carta en un espacio vacío da una ficha.
lesson-event-2 = Tienes tu ficha, y algo más: la siguiente carta del mazo era un Evento. En cada mazo se esconden tres; ocurren enseguida, para todos.
lesson-bobtail = El Bobtail
lesson-bobtail-1 = En esta variante hay un perro grandote en el huerto. Sobre él nunca se juega una carta, y ningún trío lo atraviesa.
lesson-bobtail-2 = Una ficha lo mueve un espacio. Toca el Bobtail y luego la pila de su derecha.
lesson-bobtail-3 = Ha espantado esa pila. Toca un espacio vacío: toda la pila va allí.
lesson-bobtail-4 = Y ahora juega una carta como siempre.
lesson-end = El final y los puntos
lesson-end-1 = Al fondo del mazo esperan los Topos Tardones, con un reloj en el reverso. Cuando el primero llega arriba, empieza la última ronda. Este es su último turno, y es tuyo.
lesson-end-2 = Juega una carta. Después la partida ha terminado.
lesson-end-3 = Tu túnel más lleno, tres, por el más vacío con un cubo, uno, y un punto por cada ficha. Eso es todo Molly: ¡a jugar!

moment-set = ¡Tres del mismo color!
moment-projects = ¡Tres Proyectos!

figure-pieces = Los cinco Topos con sus marcas, los dos reversos, una ficha, un cubo y el Bobtail.
figure-start = Todo listo: el huerto, la carretilla con mazo, oferta y reserva, y tu madriguera.
figure-where = La primera carta de la oferta está elegida. Puede ir a las pilas que brillan: nunca a una de su color.
figure-give = Pásalo: elige el túnel cuyo cubo va a quien tienes al lado.
figure-last = El primer Topo Tardón está encima del mazo: la última ronda.
figure-bobtail = El Bobtail en el huerto: ni cartas encima ni tríos a través.
