### Bots: niveles, notas y los términos de sus valoraciones («¿por qué esta jugada?»).

level-random = Azar: cualquier jugada permitida
level-sprout = Brote: un poco bobo
level-digger = Excavador: sólido
level-fox = Zorro: piensa por adelantado
level-owl = Búho: sabe lo que cuenta

note-warming-up = aún está calentando: una jugada rápida
note-cancelled = detenido antes de tiempo
note-recovered = el bot falló: una jugada al azar
note-out-of-time = al bot se le acabó el tiempo: una jugada al azar

## Molly

term-molly-cubes = cubos ahora
term-molly-balance = equilibrio de la madriguera
term-molly-tokens = fichas
term-molly-sets_in_reach = tríos al alcance
term-molly-projects_in_reach = Proyectos al alcance
term-molly-free_spaces = espacios vacíos

## Uly & Polly

term-uly-prizes = premios
term-uly-this_round = probabilidad en esta ronda
term-uly-wolf_far_off = distancia entre el lobo y la perra
term-uly-dog_has_choice = losetas que la perra puede voltear

## Buddel-Bande

term-buddel-home = topos en casa
term-buddel-on_the_way = topos en camino
term-buddel-frozen = topos sujetos por el perro
term-buddel-knowledge = lo que se sabe

## Hickory Dickory

term-hickory-points = puntos
term-hickory-delivery = entrega actual
term-hickory-pouches = losetas en las mochilas
term-hickory-quests = misiones a la vista
term-hickory-hunt_board = tablero de caza
term-hickory-relics = reliquias
term-hickory-chain = subida por la cadena
term-hickory-cards = cartas de favor
term-hickory-mice = ratones en el reloj

### Razones de una pista: en qué es mejor la jugada que las demás. Siguen a «Por qué: ».

reason-molly-cubes = lleva más cubos a casa
reason-molly-balance = da a tu madriguera una base mejor
reason-molly-tokens = te deja más fichas
reason-molly-sets_in_reach = deja un trío a tu alcance
reason-molly-projects_in_reach = deja un trío de Proyectos a tu alcance
reason-molly-free_spaces = aprovecha bien los espacios vacíos
reason-uly-prizes = te da premios
reason-uly-this_round = mejora tu probabilidad de ganar esta ronda
reason-uly-wolf_far_off = deja al lobo y a la perra a una distancia que te conviene
reason-uly-dog_has_choice = te conviene por las losetas que la perra podrá voltear
reason-buddel-home = lleva tus topos a casa
reason-buddel-on_the_way = hace avanzar a tus topos
reason-buddel-frozen = mantiene a tus topos lejos del perro
reason-buddel-knowledge = te dice más sobre los clanes
reason-hickory-points = da puntos ahora
reason-hickory-delivery = hace que esta entrega valga más
reason-hickory-pouches = hace que tus mochilas valgan más
reason-hickory-quests = acerca una misión
reason-hickory-hunt_board = llena tu tablero de caza
reason-hickory-relics = acerca una reliquia a su devolución
reason-hickory-chain = hace subir más a tu Escalador
reason-hickory-cards = saca más partido de tus cartas de favor
reason-hickory-mice = da mejores lugares en el reloj a tus ratones
