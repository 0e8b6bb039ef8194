### El tablero de Hickory Dickory.

pages = Mostrar
page-now = Ahora
page-team = Equipos
page-market = Mercado
now = Ahora
zoom = Número { $number }
nobody = nadie
active = El { $mouse } de { $name } está activo
hand = { $time }, minutero en el { $number }, con sitio para { $spaces }: { $mice }
number = Número { $number }
sky-sun = sol
sky-moon = luna
covered = tapado por una zarpa del gato
leaf = hoja con { $tile }
leaf-of = Hoja del { $number }: { $tile }
inner = anillo interior: { $mice }
outer = anillo exterior: { $mice }
piece = { $mouse } de { $name }
part-amount = { $icon } { $amount }
part-cost = gasta { $cost }: { $what }
pool = Losetas en la mano
pouch = Mochila del { $mouse }: { $count } de { $room }
pouch-empty = mochila vacía
mouse-spoken = { $mouse }, { $where }: { $tiles }
ring-out-of-play = fuera de juego
ring-hand = en el minutero
ring-inner = anillo interior del { $number }
ring-outer = anillo exterior del { $number }
ring-falling = cayendo
team = Equipo de { $name }
teams = Equipos
hunt = Tablero de caza, { $count } de 16
hunt-title = Tablero de caza
hunt-filled = { $cell }: { $tile }
hunt-wanted = { $cell }: falta { $tile }
card = Carta de favor { $card }: { $icons }
card-bonus = Carta de favor { $card }: { $icons }; o como objeto: { $tile }
cards = Tus cartas de favor
market = Mercado
basket = Cesta de gangas: { $tile }
basket-empty = La cesta está vacía
wilds = Mercado: { $count ->
    [one] 1 comodín
   *[other] { $count } comodines
}
bag = Bolsa: { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}
favor-deck = Mazo de favores: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
quests = Misiones
quest = Misión { $slot }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $pictures }
chain-title = Cadena
chain = Cadena: el próximo ratón en la hoja gana { $points }
scaler = { $name } en el { $space }
team-blue = azul
team-yellow = amarillo
team-brown = marrón
team-red = rojo
portrait = equipo { $colour }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
portrait-cards = { $count ->
    [0] ninguna carta de favor
    [one] una carta de favor
   *[other] { $count } cartas de favor
}
priority = tiene la prioridad
do-stay = Quedarse
do-hop-off = Saltar
do-hop-back = Saltar atrás
do-outer = Al anillo exterior
do-hop-on = Subir
do-claim = Tomar la loseta
do-swap = Reordenar losetas
do-climb = Trepar
do-search = Buscar
do-draw = Sacar un favor
use-favor = por sus iconos
use-bonus = como objeto
use-discard = descartar
done-skip = Omitir
done-done = Terminar
done-keep = Dejar así
done-score = Entregar

# Qué son las cosas, además de su nombre
tip-hand = El minutero. Los ratones que lleva pueden quedarse o saltar donde señala; con cada tic avanza al siguiente número.
tip-leaf = Un ratón que entra en este número puede tomar la loseta de la hoja.
tip-wild = Vale por cualquier color y símbolo.
tip-quest = Una entrega que cubre todas las imágenes también puntúa la misión. Una imagen arcoíris acepta cualquier color.
tip-hunt = Se llena con las losetas entregadas. Cada fila y columna completa vale 5 al final.
tip-icon-climb = Tu Escalador sube por la cadena y gana los puntos por los que pasa.
tip-icon-search = Saca esas losetas de la bolsa. El Vigía saca una más y devuelve una.
tip-icon-favor = Saca una carta de favor. Juégala por sus iconos o úsala como su objeto.
tip-icon-market = Toma dos losetas de la cesta o un comodín.
tip-icon-scamp = Pon tu Pillo en cualquier otro número sin zarpa; actúa allí.
tip-icon-deliver = Cada objeto del ratón vale 1, más 1 por cada uno del mayor grupo de un símbolo y de un color. Un solo objeto vale 3.
tip-icon-return = Las reliquias salen del juego por 5 puntos y una carta de favor cada una.
tip-icon-leap = Brinca a un espacio exterior hasta tres números más adelante y actúa allí.
tip-icon-toss = Reordena losetas con otro de tus ratones, esté donde esté.
tip-mouse-scavenger = Una mochila de cinco, pero ocupa dos espacios en el minutero.
tip-mouse-spotter = Cuando busca, saca una más y devuelve una.
tip-mouse-scurrier = Al saltar, puede brincar hasta dos números más adelante.
tip-mouse-scamp = Fuera de juego hasta que se le llama; entonces aparece en cualquier parte.

delivery-points = Esta entrega: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
delivery-all = con todo: { $points }
quest-fits = Esta entrega la completa
dealt = La loseta por repartir: { $tile }. Toca un ratón o arrástrala hasta él
share-out = Repartir
prompt-start = Elige un ratón y luego el número del que sale.
prompt-activate = ¿Cuál de tus ratones va primero?
prompt-keep = Antes de que avance el minutero: ¿reordenas las losetas de tus ratones aquí?
prompt-inner = En el anillo interior: sube al minutero, o pasa al anillo exterior y actúa.
prompt-hand = En el minutero: quédate, o salta aquí y actúa.
prompt-bumped = ¡Empujón! Cae aquí o un número más atrás.
prompt-claim = ¿Tomas la loseta de la hoja?
prompt-scamp = ¿Dónde aparece el Pillo?
prompt-deliver = Entrega: toca los objetos que llevas.
prompt-spend = Paga con losetas del ratón activo u omite este paso.
prompt-return = ¿Devuelves reliquias a Lord Cucú?
prompt-market = Mercado: dos losetas de la cesta o un comodín.
prompt-toss = Lanzar: ¿con cuál de tus ratones?
prompt-leap = ¿Adónde?
prompt-end = Listo. Termina o juega una carta.
prompt-act = Haz la acción u omítela.
prompt-put-back = El Vigía ha sacado una de más: devuelve una.
prompt-drop = No hay bastante sitio: ¿qué loseta vuelve a la bolsa?
prompt-deal = ¿Quién recibe la loseta marcada?
prompt-take = Toma la segunda loseta.
prompt-discard = Tres cartas son demasiadas: descarta una.
prompt-delivering = Añade más o entrega.
prompt-quest = ¿Qué misión completas?
prompt-place = Coloca el comodín en tu tablero de caza.
prompt-lose = El gato araña: ¿qué loseta se pierde?

tie-break = Empate: gana quien tiene más espacios de caza llenos.

first-goal = más puntos a medianoche. Lo que más da son las entregas
learn-1 = Tus ratones viajan en el minutero de un reloj de cuco. Con cada tic avanza al siguiente número.
learn-2 = Un ratón en el anillo interior sube al minutero o pasa al anillo exterior. Un ratón en el minutero se queda o salta. En el anillo exterior toma la loseta de la hoja y hace la acción.
learn-3 = Reúne losetas y entrégalas en el 6 y el 11: puntos por cada loseta, por símbolos iguales, por colores iguales, por misiones y por líneas completas de tu tablero de caza.
learn-4 = El Escalador trepa por la cadena, las cartas de favor ayudan y las zarpas del gato estorban. Tras cinco rondas llega la medianoche.

# La lección: un capítulo y luego sus pasos
lesson-ride = En el minutero
lesson-ride-1 = La aguja larga avanza de número en número. Tus ratones esperan en el anillo interior; cuando llega a su número, se despiertan. La aguja corta cuenta las rondas hasta medianoche.
lesson-ride-2 = Tu Vigía se despierta en el 2. Súbelo al minutero: toca el centro del reloj.
lesson-ride-3 = El minutero ha avanzado, y tu ratón con él. Quédate un número más: toca el centro.
lesson-ride-4 = Ahora salta: toca el número 4.
lesson-claim = Hoja y acción
lesson-claim-1 = Un ratón que llega al anillo exterior puede hacer allí dos cosas. Saca a tu Corredor: toca el número 4.
lesson-claim-2 = Primero, la hoja. Su loseta sigue ahí: tócala. Va a la mochila del ratón.
lesson-claim-3 = Luego, la acción del número. Aquí es una carta de favor: toca el mazo de favores. Solo tú ves cuál es.
lesson-search = Buscar
lesson-search-1 = Saca a tu Vigía al número 3.
lesson-search-2 = Aquí se sacan losetas de la bolsa. Toca la búsqueda.
lesson-search-3 = El Vigía saca una más que los demás y devuelve una. Toca la que no quieras.
lesson-market = El mercado
lesson-market-1 = Saca a tu Recolector al número 5. Su mochila tiene sitio para cinco losetas, pero ocupa dos espacios en el minutero.
lesson-market-2 = El precio está antes de la flecha. Aquí es una loseta: toca la que gastas.
lesson-market-3 = A cambio recibes dos losetas de la cesta o un comodín. Toma una loseta.
lesson-market-4 = Y otra más.
lesson-climb = La cadena
lesson-climb-1 = Saca a tu Corredor al número 2.
lesson-climb-2 = Trepar 3: toca la cadena. Tu Escalador, el quinto ratón, sube.
lesson-climb-3 = Gana puntos en los eslabones marcados. En la hoja de arriba gana muchos, sobre todo si llega antes que nadie, y vuelve a empezar.
lesson-deliver = Entregar
lesson-deliver-1 = Hay dos misiones para todos. La primera pide dos llaves y un dedal de cualquier color, y tu Recolector los lleva.
lesson-deliver-2 = El número 6 es para las entregas. Sal al anillo exterior.
lesson-deliver-3 = Toca la llave morada de la mochila.
lesson-deliver-4 = Ahora la llave verde.
lesson-deliver-5 = Y el dedal azul.
lesson-deliver-6 = Tres objetos, dos del mismo símbolo. La pluma se queda. Completa la entrega con el botón.
lesson-deliver-7 = Un punto por objeto, más por el mayor grupo de un símbolo y de un color, y además la misión. Luego las losetas llenan tu tablero de caza; las filas y columnas completas puntúan al final.
lesson-favor = Cartas de favor
lesson-favor-1 = Tienes una carta de favor. Mientras uno de tus ratones está activo, puedes jugarla por sus iconos o usarla como el objeto de su esquina.
lesson-favor-2 = Toca la carta.
lesson-favor-3 = Su icono es trepar 2: toca la cadena. Luego tu ratón sigue como si nada.
lesson-scamp = El Pillo
lesson-scamp-1 = Saca a tu Corredor al número 1.
lesson-scamp-2 = Por una loseta, el pequeño Pillo viene a ayudar. Toca la loseta.
lesson-scamp-3 = Toca cualquier número: corre hasta allí y actúa enseguida.
lesson-bump = Un minutero lleno
lesson-bump-1 = El minutero tiene tres espacios, y los dos pasajeros son del otro equipo. No queda sitio.
lesson-bump-2 = Sube de todos modos: toca el centro.
lesson-bump-3 = Todos han avanzado empujados, y el ratón de más adelante ha caído por la punta. Puede actuar enseguida, así que ¡un empujón puede ser un regalo!
lesson-relic = Reliquias
lesson-relic-1 = Tu Vigía ha encontrado la corona, una reliquia. Las reliquias no se entregan: se devuelven en el 12. Sal al anillo exterior.
lesson-relic-2 = Toca la corona: cinco puntos y una carta de favor.
lesson-relic-3 = Desde el 12 un ratón puede brincar al 1, 2 o 3 y actuar allí. Toca uno.
lesson-cat = El final de una ronda
lesson-cat-1 = El minutero está en el 12. Después de tu último ratón termina la ronda: sube.
lesson-cat-2 = El gato ha puesto sus zarpas en dos números: nadie puede entrar en ellos, y los ratones que estaban allí han tenido que avanzar. Ha dado la hora, y todos los ratones del anillo exterior vuelven al interior.
lesson-midnight = Medianoche
lesson-midnight-1 = El último tic de la última ronda.
lesson-midnight-2 = Sube y mira lo que pasa.
lesson-midnight-3 = ¡Medianoche! Puntúan las filas y columnas completas del tablero de caza, y lo que aún llevan los ratones es una última entrega. Gana quien tenga más puntos. ¡A jugar!

moment-quest = ¡Misión cumplida: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
moment-relic = ¡Reliquia devuelta: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
moment-midnight = ¡Medianoche!
moment-midnight-text = La caza ha terminado. Lord Cucú cuenta los puntos.

figure-pieces = Los ratones de un equipo, objetos, un comodín, una reliquia, una bellota y una zarpa del gato.
figure-start = El reloj antes del primer tic, con las misiones, el mercado y la cadena al lado.
figure-tick = En plena partida: ratones en el minutero, en los números y en el anillo exterior; una zarpa tapa un número.
figure-claim = Un ratón puede tomar la loseta de la hoja de su número.
figure-market = En el mercado: una loseta de la cesta o un comodín.
figure-deliver = Una entrega: ¿qué losetas de la mochila van al tablero de caza?
figure-place = Una loseta entregada se coloca en el tablero de caza, donde está su imagen.
figure-alone = A solas con el reloj.
