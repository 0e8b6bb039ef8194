### Textos del cliente: lo que solo dicen las pantallas que siguen a la primera. Llegan con esas pantallas.

cancel = Cancelar
yes = Sí
no = No
somebody = Alguien
titled = { $what }: { $which }

## Ajustes

settings-name = Tu nombre
settings-language = Idioma
settings-theme = Tema
theme-auto = Como el sistema
theme-light = Claro (jardín por la mañana)
theme-dark = Oscuro (bajo tierra)
settings-sound = Sonidos
settings-volume = Volumen
settings-motion = Animaciones
settings-pace = Ritmo
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
settings-single = Tirar los dados y terminar el turno por mí cuando no haya otra opción
settings-confirm = Confirmar las jugadas que no se pueden deshacer
settings-shortcuts = Atajos de teclado en la mesa (pulsa ? para ver la lista)
settings-notices = Avisarme cuando me toque y esta página esté en segundo plano
animal = Tu animal
animal-which = ¿Qué animal?
animal-change = Animal: { $animal }. Elige otro
animal-mole = topo
animal-mouse = ratón
animal-hedgehog = erizo
animal-fox = zorro
animal-badger = tejón
animal-squirrel = ardilla
animal-frog = rana
animal-owl = búho
animal-rabbit = conejo
animal-robin = petirrojo
animal-otter = nutria
animal-sheep = oveja

## Preparar una mesa

setup = Nueva mesa
setup-who = ¿Quién juega?
setup-count = Número de jugadores
setup-players = { $count ->
    [one] En solitario
   *[other] { $count } jugadores
}
setup-name = Nombre del jugador { $number }
setup-length = Dura unos { $minutes }.
setup-open = Abrir e invitar
setup-start = Empezar
options = Opciones
table-settings = Ajustes de la mesa
setting-hints = Pistas de los bots
setting-consent = Deshacer más atrás si todos están de acuerdo
setting-spectators = Se admiten espectadores
setting-standing = Se puede responder de antemano
setting-standing-how = Donde el juego pregunta a menudo. Entonces nadie ve quién está en la mesa.
setting-chat = Chat
setting-chat-off = Desactivado
setting-chat-phrases = Solo frases predefinidas
setting-chat-free = Texto libre
seat-you = tú
seat-turn = su turno
seat-standin = juega un bot en su lugar
seat-open = libre
seat-away = ausente
levels-note-buddel = { $seats ->
    [2] En Buddel-Bande ningún bot piensa mucho: no le serviría de nada.
   *[other] De tres jugadores en adelante, la suerte decide la mayoría de las partidas de Buddel-Bande: a partir de excavador, los niveles apenas se distinguen, y ningún bot piensa mucho.
}
levels-note-uly = { $seats ->
    [2] { "" }
   *[other] De tres jugadores en adelante, en Uly & Polly todos menos el lobo ganan o pierden juntos cada ronda: el nivel de un bot importa poco.
}
lobby-who = Quién juega en el asiento { $number }
lobby-waiting = Esperando a los demás…
lobby-open = Esperando jugadores…
lobby-host = El anfitrión empieza la partida.
start = Empezar
join-sit = Sentarse
join-take = Ocupar asiento
join-full = Todos los asientos están ocupados.
invite = Invitar
invite-make = Crear invitación
invite-code = Código
invite-link = Enlace
invite-copy = Copiar
invite-copied = Copiado
invite-failed = No se pudo copiar
invite-share = Compartir
invite-qr = Código QR de la invitación
setup-screen = Esta pantalla es el tablero
setup-screen-how = Cada uno juega en su teléfono; los secretos se quedan allí.
lobby-free = Libre: escanea, toca el enlace o escribe el código
lobby-come = Tus amigos ya pueden entrar.
lobby-complete = Ya están todos.
lobby-screen = Esta pantalla muestra el tablero. Escanea el código con tu teléfono para sentarte.
lobby-bots = Completar con bots y empezar
lobby-differently = Otro número de jugadores u otras opciones
invite-text = ¡Ven a jugar a { $game } conmigo!
invite-text-practice = ¡Ven a jugar a { $game } conmigo! Es una partida de práctica: empezó en mi navegador.
network-closed = Tus amigos aún no pueden llegar a este servidor
network-warning = Solo escucha en este equipo. Puedes abrirlo a tu red local: todos los que estén en ella, en tu casa o en esta wifi, podrán llegar a este servidor hasta que lo detengas. Hazlo solo en una red de confianza.
network-none = Solo escucha en este equipo, y este equipo no tiene ninguna dirección a la que otros puedan llegar. Conéctalo a una red y vuelve a cargar esta página.
network-open = Abrir a la red
join-wrong-code = Ninguna mesa tiene este código.
join-wrong-code-how = Compruébalo con quien te lo dio: tiene seis letras o cifras, y una invitación nueva anula la anterior.
join-wrong-link-how = Una invitación nueva anula la anterior. Pide otro enlace o escribe el código.
join-practice = Es una partida de práctica: empezó en el navegador de alguien, o desde una posición elegida. Por eso no se puede comprobar su suerte, y esa persona puede saber lo que estaba oculto hasta entonces.
join-rules = Leer las reglas
join-lesson = Probar la lección
join-replay = Ver la repetición
join-move = El asiento de { $name } pasa a este dispositivo.
join-hand = Este teléfono será la mano de { $name }: lo que solo { $name } puede ver se muestra aquí, y ya no en la pantalla que todos tienen delante.
join-hand-take = Traer mi mano aquí
hand-pair = Mano en un teléfono
hand-pair-how = Escanea esto con tu teléfono: { $name } juega desde allí, y esta pantalla muestra solo lo que todos pueden ver. El código sirve una vez, durante 15 minutos.
hand-here = Tu mano
hand-nothing = Ahora mismo no tienes nada secreto.
hand-board = Ver toda la mesa
hand-only = Ver solo mi mano
hand-curtain = juega desde un teléfono
hand-looking = Mira la pantalla grande.

## En la mesa

players = Jugadores
board = Tablero
tools = Herramientas
side = Opciones y diario
choices = Opciones
choices-none = No es tu turno.
choices-wait = Un momento…
command = Escribe una jugada
command-example = Escribe, p. ej., { $notation }
command-do = Jugar
log = Diario
log-live = Lo que está pasando
chat = Chat
chat-off = El chat está desactivado en esta mesa.
chat-text = Tu mensaje
chat-say = Enviar
what = ¿Qué es esto?
what-tap = Toca cualquier cosa para saber qué es.
what-scenery = Es solo decorado.
keys = Atajos de teclado
keys-arrows = moverse por el tablero
keys-enter = elegir el elemento activo
keys-escape = cancelar; saltar animaciones
keys-keys = mostrar estos atajos
menu = Mesa
which = ¿A cuál te refieres?
done = Listo
undo = Deshacer
undo-none = No has hecho ninguna jugada que se pueda deshacer.
undo-passed = Otros han jugado desde entonces: la jugada se queda.
undo-waits = Esperando a que los demás acepten deshacer…
undo-withdraw = Retirar
undo-boundary = Alguien ha averiguado algo desde entonces: la jugada se queda.
undo-asked = { $name } quiere deshacer una jugada. ¿Estás de acuerdo?
hint = Pista
hint-not-now = Las pistas son para tu turno.
hint-thinking = Pensando…
hint-plain = Un bot jugaría: { $text }.
hint-chance = Probabilidad de ganar: { $chance } { $who }.
hint-why = Por qué: { $reasons }.
first-move = Para empezar, podrías hacer esto: { $text }.
final = no se puede deshacer
final-next = (Esto no se puede deshacer.)
final-not = (Esto se puede deshacer.)
confirm-ask = Esto no se puede deshacer. ¿Continuar?
confirm-do = Adelante
tab-yours = ● Te toca: { $game }
turn-of-person = Le toca a { $name }.
turn-of-away = Le toca a { $name }, pero no está. Pasado medio minuto puedes dejar que juegue un bot (menú «Mesa»).
since-you-looked = Desde tu última visita:
skip = Saltar
step = Siguiente
move-waits = Sin conexión: tu jugada se enviará en cuanto vuelva.
move-not-sent = Tu jugada no se ha enviado.
you = Tú
seat-moves = Jugadas
seat-moves-none = Aún no hay jugadas.
log-setup = { $count ->
    [one] Preparación: 1 línea
   *[other] Preparación: { $count } líneas
}
chat-unread = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
}
turn-of = { $name } está pensando…
paused = La partida está en pausa.
pause = Pausa
resume = Reanudar
spot-legal = { $label } (posible)
look-seen = Entendido
handover = Listo, pasar a { $name }
handover-look = Tómate tu tiempo: solo tú ves esto.
meanwhile = { $count ->
    [one] Mientras esperabas: 1 línea
   *[other] Mientras esperabas: { $count } líneas
}
banner-bot = Un bot juega por ti.
banner-bot-seats = Un bot juega por { $names }.
banner-back = ¡Qué bien que hayas vuelto! Un bot ha jugado por ti. Desde ahora vuelves a decidir tú.
banner-close = OK
curtain = Pásale el dispositivo a { $name }
curtain-why = Lo que { $name } puede ver se carga solo cuando se levanta el telón.
curtain-lift = Soy { $name }
watching = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
link-connecting = Conectando…
link-reconnecting = Se perdió la conexión. Reconectando…
link-offline = No tienes conexión. La partida esperará.
link-closed = Cerrada
table-closed = Esta mesa está cerrada.
generic-yours = Tuyo
generic-gone = { $thing }, no está aquí
generic-track = { $name }: { $value } de { $most }
standin = Que juegue un bot
take-back = Recuperar asiento
move-seat = Pasar a otro dispositivo
open-view = Los espectadores ven lo que veo
kick = Expulsar a todos los espectadores
watch-seat = Mirar desde este asiento
leave = Dejar la mesa
leave-sure = ¿Dejarla para siempre? Un bot ocupará tu asiento.
close-table = Cerrar la mesa
close-sure = ¿Cerrar la mesa para todos?
luck-code = Para comparar en voz alta: todos en la mesa deben ver el mismo código
luck-commitment = Compromiso: el secreto del servidor, sellado antes de la partida
luck-contribution = Lo que este navegador aportó a la suerte
luck-copy = Copiar

why-over = La partida ha terminado.
why-watching = Solo estás mirando.
why-paused = La partida está en pausa.
why-not-your-turn = Le toca a { $name }.
why-first = Primero toca esto: { $thing }.
why-first-several = Todavía no. { $prompt }
why-nothing = Ahora mismo no hay nada que hacer aquí.
why-allowed = Eso está permitido, junto con algo que brilla.

gone = No se puede llegar a la mesa
gone-moved = Este asiento se juega ahora en otro dispositivo.
gone-sent-away = El anfitrión ha expulsado a todos los espectadores.
gone-signed-out = Se ha cerrado la sesión en este dispositivo.
gone-closed = { refused-closed }
gone-unavailable = Ahora mismo no se puede cargar la mesa.
gone-offline = { refused-offline }
gone-version = El servidor es más nuevo que esta página. Vuelve a cargarla.
gone-unknown-secret = { refused-unknown-secret }
gone-module = { refused-module }
gone-broken = { refused-broken }
gone-no-worker = { refused-no-worker }
gone-old-game = { refused-old-game }
gone-not-here = { refused-not-here }

here-settings = Partidas en este navegador
house = ¿Quién anda ahí?
house-password = Esta casa tiene contraseña. Pídesela a quien te invitó.
house-password-field = Contraseña de la casa
house-enter = Entrar
house-oidc = Primero inicia sesión.
house-sign-in = Iniciar sesión
house-header = Inicia sesión donde esta casa te lo pida y luego vuelve a cargar esta página.
house-invitation = En esta casa solo puede crear mesas quien tiene una invitación. Con el enlace o el código de una mesa puedes unirte a ella.
house-open = Esta casa está abierta. Vuelve a cargar la página.
house-back = Volver a los juegos
house-wrong = Eso no abre la puerta. Compruébalo e inténtalo otra vez.
here-play = Jugar en esta página cuando no hace falta nadie más (funciona sin conexión)
backup-save = Guardar todo en un archivo
backup-bring = Restaurar desde un archivo
backup-saved = Guardado: los ajustes y todas las partidas de este navegador.
take = Continuar en el servidor
take-how = Esta partida está en tu navegador. Puede continuar en el servidor, donde puede unirse alguien: como práctica, porque todo lo oculto hasta ahora estaba en tu propio navegador. La partida de aquí se queda como está.
practice-mark = Práctica: esta partida empezó en el navegador de alguien, o desde una posición elegida.

stranger = Has encontrado la mesa de alguien
stranger-why = Esta dirección lleva a una mesa, y su puerta solo se abre con invitación. Hay tres maneras de entrar.
stranger-ask = Para sentarte o mirar: pide una invitación
stranger-ask-how = Quien te dio esta dirección puede enviarte una invitación: un enlace más largo o un código QR. Con ella puedes ocupar un asiento libre o mirar.
stranger-send = Pedir una invitación
stranger-message = ¿Puedo unirme a tu mesa? Envíame una invitación, por favor (menú «Mesa», luego «Invitar»).
stranger-shared = Enviado.
stranger-copied = Tu pregunta está en el portapapeles: envíasela a quien te dio la dirección.
stranger-failed = Este navegador no puede compartir. Pregunta directamente a quien te dio la dirección.
stranger-code = Con un código
stranger-mine = Ya es tu asiento
stranger-mine-how = Si ya juegas en esta mesa en otro dispositivo o navegador, abre allí el menú «Mesa» y elige «Pasar a otro dispositivo».

cause-started = Empieza la partida.
cause-undone = { $name } deshace una jugada.
cause-paused = { $name } pone la partida en pausa.
cause-resumed = La partida continúa.
cause-left = { $name } se va.
cause-closed = La mesa está cerrada.
cause-undo-asked = { $name } pide deshacer una jugada.
cause-joined = { $name } se une.
cause-time-up = A { $name } se le ha acabado el tiempo.
cause-proposed = { $name } propone un cambio.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
phrase-nice = ¡Qué bien!
phrase-wow = ¡Guau!
phrase-ouch = ¡Ay!
phrase-hm = Mmm…
phrase-yes = Sí
phrase-no = No
phrase-your-turn = ¡Te toca!
phrase-one-moment = Un momento
phrase-back = Ya estoy aquí
phrase-look-here = ¡Mira aquí!
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra?
phrase-bye = ¡Adiós!

## Después de la partida

result-won = ¡Has ganado!
result-shared = ¡Compartes la victoria!
result-lost = Buena partida. ¡Otra vez será!
result-over = La partida ha terminado.
result-board = Ver el tablero
result-more = Más
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
rematch = Jugar otra vez
rematch-go = Siguiente partida
record = Registro
share = Compartir
share-line = { $rank }. { $name }: { $points }
share-line-alone = { $name }: { $points }
share-copied = El resultado está en tu portapapeles.
share-failed = Este navegador no puede compartir. Usa el registro.
share-picture = Imagen
share-picture-failed = Este navegador no puede dibujar la imagen.
replay-start = El comienzo
replay-quiet = Nada que se pudiera ver desde este asiento.
replay-moves = Jugadas
goal = Meta: { $goal }
goal-hickory = 100 puntos antes de medianoche
replay-at = Paso { $at } de { $of }
replay-first = Al principio
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-view = Punto de vista
replay-everybody = Lo que vieron todos
chart = Probabilidad de ganar { $who }
chart-growing = Probabilidad de ganar { $who } (aún pensando)
assumes-equal = si todos siguen jugando tan bien como { $level ->
    [sprout] un brote
    [fox] un zorro
    [owl] un búho
   *[other] un excavador
  }
assumes-alone = si sigues jugando tan bien como { $level ->
    [sprout] un brote
    [fox] un zorro
    [owl] un búho
   *[other] un excavador
  }
assumes-bots = si los bots siguen a su nivel y las personas juegan tan bien como { $level ->
    [sprout] un brote
    [fox] un zorro
    [owl] un búho
   *[other] un excavador
  }
chart-spoken = Probabilidad de ganar de cada jugador a lo largo de { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
accounts = Suerte y decisiones
accounts-costly-mine = Tus jugadas más costosas
accounts-costly = Las jugadas más costosas de { $name }
accounts-move = { $when }: { $made }.
accounts-better = Mejor: { $best }.
accounts-cost = Costó más o menos { $games ->
    [one] 1 victoria
   *[other] { $games } victorias
  } de cada 100 partidas.
accounts-why = Era mejor en: { $why }.
accounts-look = La mejor jugada está marcada en el tablero
replay-better = Un bot habría jugado: { $best }.
when-early = Al principio
when-middle = A mitad de la partida
when-late = Hacia el final
luck-even = La suerte no influyó mucho.
luck-with-some = { $you ->
    [yes] La suerte te ayudó un poco.
   *[no] La suerte ayudó un poco a { $name }.
}
luck-with-much = { $you ->
    [yes] La suerte estuvo claramente de tu lado.
   *[no] La suerte estuvo claramente del lado de { $name }.
}
luck-against-some = { $you ->
    [yes] La suerte estuvo un poco en tu contra.
   *[no] La suerte estuvo un poco en contra de { $name }.
}
luck-against-much = { $you ->
    [yes] La suerte estuvo claramente en tu contra.
   *[no] La suerte estuvo claramente en contra de { $name }.
}
choices-lost-none = { $you ->
    [yes] Tus decisiones no desperdiciaron casi nada: ¡bien jugado!
   *[no] Las decisiones no desperdiciaron casi nada.
}
choices-lost-some = { $you ->
    [yes] Algunas de tus decisiones lo pusieron más difícil.
   *[no] Algunas decisiones lo pusieron más difícil.
}
choices-lost-much = { $you ->
    [yes] Algunas de tus decisiones lo pusieron mucho más difícil.
   *[no] Algunas decisiones lo pusieron mucho más difícil.
}
fairness = Juego limpio
fair-title = La suerte de esta partida de { $game }
fair-proven = Demostrado. Esta página ha vuelto a jugar la partida: cada carta, dado y loseta salió de números fijados antes, y todo coincide con lo que se te mostró.
fair-not-provable = No se puede demostrar. Nada contradice el comprobante, pero tampoco demuestra nada:
fair-violation = El servidor ha hecho trampa.
fair-consents = { $times ->
    [one] Una vez todos aceptaron deshacer jugadas. ¿Recuerdas haber aceptado?
   *[other] { $times } veces todos aceptaron deshacer jugadas. ¿Recuerdas haber aceptado?
}
fair-lie-receipt = El comprobante está dañado o es de una versión que esta página no puede leer.
fair-lie-commitment = El secreto no es el que el servidor selló antes de la partida.
fair-lie-contribution = Lo que aportó un jugador no forma parte de la suerte.
fair-lie-bound = El comprobante es de otra mesa, o sus opciones, jugadores o nombres no son los que se te mostraron antes de la partida.
fair-lie-number = Una jugada no tiene número, o faltan números: se saltó parte de la suerte, o el comprobante no termina donde terminó la partida.
fair-lie-undo = Se deshicieron jugadas que nadie podía deshacer, o que nunca viste deshacer.
fair-lie-shown = Se te mostró algo distinto de lo que resulta de este comprobante.
fair-lie-players = Otro jugador firmó una partida distinta: no se mostró la misma a todos.
fair-lie-practice = El servidor se comprometió con su suerte antes de la partida y ahora la llama práctica.
fair-lie-rules = El comprobante contiene una jugada que las reglas no permiten.
fair-doubt-no-commitment = Este navegador no vio el compromiso antes de empezar la partida, así que el servidor pudo elegir su secreto al final.
fair-doubt-no-contribution = Este navegador no aportó nada a la suerte, así que el servidor pudo conocerla entera de antemano.
fair-doubt-consent = El comprobante dice que aceptaste deshacer jugadas, y este navegador no lo hizo. Si no aceptaste en otro dispositivo, el servidor mintió.
fair-doubt-unfinished = El comprobante termina antes que la partida.
fair-doubt-no-rules = Esta página no tiene las reglas de este juego para volver a jugarlo. Guarda los dos archivos y usa «tana verify».
fair-signed = Han firmado, así que vieron la misma partida: { $names }
fair-unsigned = Aún sin firmar (se firma al abrir esta pantalla): { $names }
fair-save-seen = Guardar lo que se te mostró
fair-here = Esta página generó por sí sola la suerte de esta partida, solo para ti: no hay nadie a quien demostrársela. Con los números de abajo y el registro cualquiera puede volver a jugarla.
fair-practice = Era práctica: su posición o su suerte se eligió de antemano, así que no hay nada que comprobar.
fair-how = Antes de la partida el servidor fijó un secreto y mostró su huella. Luego cada asiento aportó números propios. Toda la suerte sale de ambos, así que nadie pudo elegirla. Puedes verificar este comprobante con el comando «tana verify».
fair-commitment = Huella mostrada antes de la partida
fair-secret = El secreto del servidor
fair-contribution = Aportado por { $name }
fair-moves = Sorteos
fair-save = Guardar el comprobante
back-to-table = Volver a la mesa

## Aprender

learn-title = Aprende { $game }
learn-how = En cada capítulo te espera una posición en el tablero de verdad: haz lo que dice la nota y mira qué pasa. Nada puede salir mal.
learn-complete = Ya sabes todo lo necesario. ¡A jugar!
learn-start = Empezar la lección
learn-go-on = Continuar la lección
learn-play = Jugar contra bots
learn-chapters = Capítulos
learn-read = hecho
lesson-at = { $step } de { $total }
lesson-next = Siguiente
lesson-onwards = Siguiente capítulo
lesson-finish = Terminar
lesson-done = ¡Muy bien!
lesson-read = Lee y luego continúa.
lesson-first = Primero haz lo que dice la lección.
strategy = Cómo jugar bien
strategy-better = Mejor: { $action }, { $chance } % de probabilidad de ganar (±{ $error }).
strategy-worse = Peor: { $action }, { $chance } % (±{ $error }).
rules-missing = Las reglas de este juego aún no están escritas aquí.
rules-how = Cómo se juega
rules-notes = Mostrar números de regla
rules-contents = Índice
rules-table = Tabla
rules-ruling = Regla de la casa
rules-reconstructed = reconstruido
devices = Mis dispositivos
devices-link = Mis dispositivos: cerrar sesión o jugar en otro
devices-none = Este navegador aún no tiene asientos, así que no hay sesión que cerrar.
devices-full = Ya tienes todos los dispositivos permitidos. Primero cierra la sesión en uno.
device-unknown = Un dispositivo
device-here = este
device-seen = último uso: { $when }
sign-out = Cerrar sesión
sign-out-here = Cerrar sesión aquí
sign-out-everywhere = Cerrar todas las sesiones
sign-out-sure = Este navegador olvidará tus asientos. Tus otros dispositivos los conservan.
sign-out-last = Tus asientos siguen en sus mesas, pero ninguno de tus dispositivos podrá jugarlos ya. Los bots pueden jugar por ti.
devices-another = Jugar también en otro dispositivo
devices-another-how = El otro dispositivo recibe todos tus asientos en todas las mesas, y aquí también los conservas.
devices-another-make = Mostrar un código
devices-another-time = Escanea la imagen o escribe el código en el otro dispositivo. Sirve una vez, durante { $minutes } minutos.
carry = Traer mis asientos
carry-enter = Tengo un código de otro dispositivo
carry-about = Este navegador tendrá también los asientos de tu otro dispositivo.
carry-code = El código que muestra tu otro dispositivo
carry-warning = Continúa solo si este código lo has creado tú: quien lo creó puede jugar en todos los asientos de este navegador.
carry-go = Traerlos aquí
carry-wrong = Este código no es válido o ha caducado. Muestra uno nuevo en tu otro dispositivo.
carry-leaves = Este navegador tiene asientos en otras mesas. Los perdería para siempre.
carry-anyway = Renunciar a ellos y traer los otros

## Tiempo y ritmo

pace = Límite de tiempo
pace-none = Sin límite
pace-live = En vivo: { $time } por decisión
pace-days = Por días: { $time } por turno
pace-days-how = Además, cada jugador tiene una reserva de hasta { $reserve }, que se rellena un poco después de cada turno.
pace-change = Cambiar el límite de tiempo
time-out = Cuando se acaba el tiempo
time-out-bot = Juega un bot hasta que vuelva
time-out-ask = Deciden los demás
time-out-ask-how = Pueden esperar, seguir con un bot o terminar la partida.
vacation = Vacaciones de cada jugador
propose = Proponer
proposed-pace = { $name } propone otro límite de tiempo. { $pace }. Cuando se acaba el tiempo: { $end }. ¿Estás de acuerdo?
proposed-end = { $name } propone terminar la partida. ¿Estás de acuerdo?
proposed-waits = Esperando a que los demás respondan a tu propuesta.
withdraw = Retirar
end-game = Terminar partida
next-table = Siguiente ({ $count })
clock = Reloj
clock-of = { $name }: { $words }
clock-left = tiempo restante: { $time };
clock-stopped = tiempo restante: { $time }; el reloj está en pausa.
clock-up = A { $name } se le ha acabado el tiempo.
clock-up-yours = Se te ha acabado el tiempo. Aún puedes jugar hasta que alguien decida otra cosa.
clock-up-waits = Se te ha acabado el tiempo, pero no juega nadie más: la mesa te espera.
clock-up-ask = A { $name } se le ha acabado el tiempo. Espera, o bien:
clock-then-bot-yours = luego un bot juega por ti hasta que vuelvas.
clock-then-bot-other = luego un bot juega por { $name }.
clock-then-ask-yours = luego los demás deciden cómo seguir.
clock-then-ask-other = luego decides con los demás cómo seguir.
clock-then-wait-yours = luego la mesa te espera.
clock-then-wait-other = luego la mesa espera a { $name }.
clock-then-vacation-yours = luego se usan tus días de vacaciones.
clock-then-vacation-other = luego se usan los días de vacaciones de { $name }.
clock-then-declined = luego la petición de deshacer se da por rechazada.
clock-live = En vivo
clock-live-why = Todos están aquí, así que la partida es en vivo: a nadie se le acaba el tiempo. Cuando alguien se va, sigue por días.
standing-give = Responder automáticamente…
standing-given = { $count ->
    [one] 1 respuesta dada de antemano
   *[other] { $count } respuestas dadas de antemano
}
standing-title = Responder automáticamente
standing-how = Se responde así por ti tras un tiempo al azar, hasta que acabe el plazo o lo retires. Los demás no pueden distinguirlo de una respuesta que des en el momento.
standing-until = hasta el { $end }
standing-until-label = Hasta el
standing-on = Dar
standing-revoke = Retirar
standing-settles = { $answer }: se responderá automáticamente dentro de un rato, salvo que juegues.
standing-failed = No ha funcionado. Inténtalo de nuevo.
last-turns = Últimos turnos
clock-turn = Por turno
clock-reserve = Reserva restante
clock-vacation = Vacaciones restantes
clock-vacation-none = Ninguna

## Notificaciones

notices-title = Notificaciones
notices-link = Notificaciones: en este dispositivo, en otros sitios, horas de silencio
notices-content = Una notificación contiene el juego, los nombres de la mesa y a quién le toca. Recibes como mucho una por turno, y ninguna mientras miras la mesa.
push-offer = Avisarme cuando me toque
push-decline = No, gracias
push-here = Este dispositivo
push-failed = Este navegador no permite ahora las notificaciones.
push-no-server = Este servidor no tiene una dirección pública con cifrado, así que no puede enviar notificaciones a navegadores. Otros sitios sí funcionan.
push-no-browser = Este navegador no puede recibir notificaciones. En un iPhone o iPad, añade primero Tana a la pantalla de inicio.
push-denied = Las notificaciones de este sitio están bloqueadas. Puedes cambiarlo en los ajustes de tu navegador.
channels = Dónde recibes avisos
channel-push = Navegador
channel-ntfy = ntfy
channel-webhook = Webhook
channel-discord = Discord
channel-matrix = Matrix
channel-telegram = Telegram
channel-add = Añadir otro sitio
channel-add-do = Añadir
channel-address = Dirección
channel-token = Token de acceso (si hace falta)
channel-test = Enviar prueba
channel-remove = Quitar
channel-test-sent = Enviado.
channel-test-gone = Este sitio ya no existe.
channel-test-later = Sin respuesta (estado { $status }). Inténtalo más tarde.
channel-test-refused = Rechazado (estado { $status }). Comprueba la dirección.
channel-signing = Clave para comprobar la firma, que solo se muestra ahora:
quiet = Horas de silencio
quiet-on = Sin notificaciones a ciertas horas
quiet-begins = Desde
quiet-ends = Hasta
quiet-zone = Zona horaria: { $zone }
channels-full = No caben más sitios. Quita uno primero.
channel-bad = Esta dirección no se puede usar. Necesita https y un nombre público, con la forma del ejemplo.
channels-no-seat = Primero siéntate en una mesa: las notificaciones van con tus asientos.

### La página del anfitrión

host-title = Anfitrión
host-key = Clave del anfitrión
host-key-where = El servidor la escribe al arrancar; tana host-key la muestra otra vez.
host-enter = Abrir
host-leave = Olvidar aquí la clave
host-wrong-key = Esa no es la clave del anfitrión.
host-sure = ¿Seguro?
host-picture = La casa: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $people ->
    [one] 1 persona
   *[other] { $people } personas
} aquí, carga del { $load }.
host-picture-key = Cada habitación es una mesa, cada luz es una persona (encendida: está aquí ahora) y el humo es la carga.
host-counts = { $people ->
    [one] 1 persona
   *[other] { $people } personas
}, { $here } aquí ahora; { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} en total.
host-load = { $pages ->
    [one] 1 página conectada
   *[other] { $pages } páginas conectadas
}. 95 de cada 100 respuestas tardan { $ms } ms como mucho. Carga: { $load }.
host-tables = Mesas
host-no-tables = Todas las habitaciones están vacías.
host-close = Cerrar la mesa
host-close-ask = ¿Cerrar la mesa { $game } ({ $names })? Se avisa a los jugadores y nadie puede seguir jugando. Su registro se conserva.
host-phase-gathering = por empezar
host-phase-playing = en juego
host-phase-over = terminada
host-phase-closed = cerrada
host-people = Personas
host-no-people = Aún no ha venido nadie.
host-nameless = Alguien sin nombre
host-person = { $devices ->
    [one] 1 dispositivo
   *[other] { $devices } dispositivos
}, última visita: { $seen }
host-here = aquí ahora
host-banned = acceso bloqueado
host-kick = Quitar de las mesas
host-kick-ask = ¿Quitar a { $name } de todas las mesas con partidas sin terminar? Los bots ocupan sus asientos y { $name } no puede volver a ellas.
host-ban = Bloquear
host-unban = Desbloquear
host-ban-ask = ¿Bloquear a { $name }? Todos sus dispositivos se desconectan y no pueden volver a entrar hasta que desbloquees a esta persona.
host-ban-note = El bloqueo vale para una persona con todos sus dispositivos. Para que nadie vuelva con otro nombre, admite a la gente solo con invitación.
host-announce = Anuncio
host-announce-text = Mensaje para todas las páginas
host-announce-do = Anunciar
host-announce-remove = Quitar
host-says = El anfitrión dice: { $text }
host-admission = Admisión
host-admission-who = Quién puede crear mesas
host-admission-open = Todos
host-admission-invitation = Los nuevos, solo con invitación
host-admission-fixed = Según se inició el servidor: { $admission }
host-invite = Crear una invitación
host-keeping = Servidor
host-version = Tana { $version }, Python { $python }, protocolo { $protocol }
host-disk = { $free } MB libres en el disco; la base de datos ocupa { $used } MB.
host-backup = Última copia de seguridad comprobada: { $time }
host-backup-elsewhere = Esta base de datos tiene sus propias copias de seguridad.
host-backup-failed = La última copia de seguridad falló: { $fault }
host-backup-now = Hacer una copia ahora
host-starts = Arranques
host-start-first = Arrancado; antes no había ningún servidor.
host-start-stopped = Arrancado tras una parada normal; última señal de vida { $before }.
host-start-killed = Arrancado después de que el servidor terminara sin avisar; última señal de vida { $before }.
host-start-restored = Arrancado con mesas restauradas de una copia del { $before }.
host-start-moved = Arrancado con mesas trasladadas desde un archivo; última señal de vida { $before }.
host-limits = Límites
host-limit-tables = Mesas en memoria: { $most }
host-limit-connections = Conexiones: { $most }
host-limit-connections_of_an_address = Conexiones desde una misma dirección: { $most }
host-limit-watchers_of_a_table = Espectadores por mesa: { $most }
host-limit-devices_of_a_holder = Dispositivos por persona: { $most }
host-limit-free_disk_bytes = Espacio que queda libre en el disco: { $most } MB
host-failures = Notificaciones
host-notices-waiting = { $count ->
    [0] No hay ninguna pendiente de envío.
    [one] 1 pendiente de envío.
   *[other] { $count } pendientes de envío.
}
host-no-failures = Todos los sitios las aceptan.
host-failure = { $channel } ha fallado { $failures ->
    [one] 1 vez
   *[other] { $failures } veces
}; próximo intento: { $time }

### Revisión

review = Revisar
review-progress = { $done } de { $total } jugadas vistas
review-stopped = Se detuvo tras { $done } de { $total } jugadas
review-again = Empezar otra vez
review-accuracy = Precisión: { $accuracy }
review-counts = Errores graves: { $blunders }. Errores: { $mistakes }. Imprecisiones: { $inaccuracies }.
review-adjusted = Sin suerte: { $adjusted } de una victoria (±{ $error }).
review-pick = Elige una decisión para ver cuánto costó. Borde punteado: tu jugada. Pluma: la mejor.
review-path = Tu probabilidad de ganar a lo largo de { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
review-hole = Jugada { $number }: { $grade ->
    [mistake] error
   *[blunder] error grave
}
review-made = { $grade ->
    [inaccuracy] Una imprecisión: { $made }.
    [mistake] Un error: { $made }.
    [blunder] Un error grave: { $made }.
   *[sound] Nada que objetar: { $made }.
}
review-better = Mejor: { $best }. Costó { $loss } puntos (±{ $error }) de probabilidad de ganar.
review-try = Intentarlo de nuevo
review-watch-better = Ver la mejor jugada
review-watch-made = Ver tu jugada
review-watch-tried = Ver cómo sigue
review-question = Esto es lo que sabías. ¿Qué harías ahora?
review-right = ¡Bien visto! Es tan buena como la mejor.
review-wrong = No del todo: cuesta unos { $loss } puntos. ¿Otra idea?
review-show = Mostrar la respuesta
review-decisions = Decisiones
review-line = { $number }. { $made }{ $grade ->
    [inaccuracy] : imprecisión
    [mistake] : error
    [blunder] : error grave
   *[sound] { "" }
}
review-seat = Partida de

### Jugar desde aquí

play-from-here = Jugar desde aquí
play-from-seat = Jugar como
play-from-level = Contra
play-from-way = Lo oculto
play-from-known = según lo que yo sabía
play-from-true = tal como era
play-from-do = Jugar esta posición

### El calendario de plazos

calendar = Calendario
calendar-what = Tus plazos en una app de calendario: cuándo te toca, en qué juego y con quién.
calendar-address = Suscríbete a esta dirección en tu app de calendario. No la compartas: solo se muestra una vez.
calendar-on = Una app de calendario puede leer tus plazos.
calendar-make = Crear una dirección
calendar-renew = Cambiar la dirección
calendar-remove = Quitar

### Partidas terminadas

history-title = Mi madriguera
history-link = Mis partidas terminadas
history-none = Aún no hay partidas terminadas. La primera aparecerá aquí.
history-nothing = Ninguna partida coincide.
history-game = Juego
history-any = Todos los juegos
history-opponent = Rival
history-more = Mostrar más
history-export = Guardar todo en un archivo
history-place = { $rank }.º de { $players }
history-alone = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en solitario
history-player = { $name } ({ $points })
history-somebody = alguien
history-left = { $name } se fue
history-practice = práctica
history-undone = con jugadas deshechas de común acuerdo
history-expired = La mesa ha caducado.
history-private = Los demás solo ven lo que hayas elegido en «Quién ve qué».
stats-title = Cómo ha ido
stats-wins = { $won ->
    [0] Aún sin victorias en { $game } (partidas: { $played }).
    [one] { $game }: 1 victoria en { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }; récord de puntos: { $best }.
   *[other] { $game }: { $won } victorias en { $played } partidas; récord de puntos: { $best }.
}
stats-streak = { $longest ->
    [0] La primera victoria está por llegar.
   *[other] Racha más larga: { $longest }. Victorias seguidas ahora: { $streak }.
}
stats-sources = De dónde salen tus puntos en { $game }, en promedio.
stats-rivals = Cara a cara
stats-rival = { $name }: por delante { $ahead ->
        [one] 1 vez
       *[other] { $ahead } veces
    }, por detrás { $behind } (partidas: { $played })
stats-luck = La suerte hasta ahora
stats-luck-good = En { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, dados y cartas valieron { $luck } victorias más de lo normal (± { $error }).
stats-luck-bad = En { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, dados y cartas costaron { $luck } victorias (± { $error }).
stats-luck-even = En { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, la buena y la mala suerte se compensaron (± { $error } victorias).
person-title = La madriguera de { $name }
person-nothing = Nadie aquí te muestra sus partidas ni sus estadísticas.
person-games = Partidas terminadas
person-language = Habla { $language }
person-time = Hora local: { $time } ({ $zone })
source-score-cubes = Túneles
source-score-tokens = Fichas
source-score-deliveries = Entregas
source-score-quests = Misiones
source-score-chain = Cadena
source-score-relics = Reliquias
source-score-hunt = Tablero de caza
source-score-leftovers = Restos
source-score-wolf = Como lobo
source-score-dog = Con la perra
source-score-home = En casa
challenges-title = Objetos de la madriguera
challenges-done = Desde el { $date }, { $thing }: { $what }
challenges-open = Aún falta { $thing }: { $what }
thing-lantern = un farol
thing-kettle = una tetera
thing-ribbon = una cinta
thing-feather = una pluma
thing-spoon = una cuchara de oro
thing-key = una llave
thing-acorn = una bellota
thing-bell = una campana
challenge-molly-no-project = Gana una partida de Molly sin ningún trío de Proyectos.
challenge-molly-plenty = Consigue 20 puntos en Molly.
challenge-molly-four = Gana una partida de Molly entre cuatro.
challenge-molly-fox = Vence al zorro en Molly.
challenge-hickory-solo = Consigue 100 puntos en solitario en Hickory Dickory.
challenge-hickory-quests = Consigue 20 puntos con misiones en Hickory Dickory.
challenge-hickory-hunt = Consigue 15 puntos en el tablero de caza de Hickory Dickory.
challenge-hickory-fox = Vence al zorro en Hickory Dickory.
challenge-uly-quick = Encuentra al lobo en dos pasos como mucho en Uly & Polly.
challenge-uly-wolf = Escapa dos veces como lobo en una partida de Uly & Polly.
challenge-uly-five = Gana una partida de Uly & Polly entre cinco.
challenge-uly-fox = Vence al zorro en Uly & Polly.
challenge-buddel-no-dog = Gana una partida de Buddel-Bande sin mover el perro.
challenge-buddel-four = Gana una partida de Buddel-Bande entre cuatro.
challenge-buddel-no-look = Gana una partida de Buddel-Bande sin mirar debajo de ningún topo.
challenge-buddel-fox = Vence al zorro en Buddel-Bande.

### Mi madriguera

me-title = Mi madriguera
me-link = Mi madriguera: perfil y privacidad
me-since = Aquí desde el { $when }
me-new = Elige un nombre y guárdalo: lo compartirán todos tus dispositivos.
me-save = Guardar
me-saved = Guardado.
me-bad = Este nombre no se puede usar. Debe tener de 1 a 24 caracteres visibles, y cada palabra en un solo alfabeto.
recovery = Palabras de recuperación
recovery-why = Con doce palabras recuperas tus asientos, tu nombre y todo lo demás si pierdes este dispositivo. Quien las tenga puede jugar en tu lugar: guárdalas bien. Los navegadores pueden borrar lo que guarda una página tras una semana sin visitarla.
recovery-make = Crear palabras de recuperación
recovery-again = Crear palabras nuevas (las anteriores dejan de valer)
recovery-once = Las palabras solo se muestran ahora. Guárdalas o imprímelas.
recovery-save = Guardar en un archivo
recovery-print = Imprimir
restore = Recuperar
restore-link = Tengo palabras de recuperación
restore-about = Elige tu archivo de recuperación o escribe las doce palabras en su orden.
restore-file = Archivo de recuperación
restore-words = Palabras de recuperación
restore-sign-out = Cerrar sesión en mis otros dispositivos (si has perdido uno)
restore-go = Recuperar
restore-damaged = Estas palabras no son válidas: una de las doce está mal escrita, falta o no está en su sitio.
restore-unknown = Estas palabras no son de nadie en este servidor. Son de otro servidor, o se han creado otras más nuevas.
restore-no-file = Esto no es un archivo de recuperación de Tana.
privacy = Quién ve qué
privacy-about = «Quienes han jugado conmigo» son todos los que han estado en una mesa contigo.
privacy-presence = Que estoy aquí
privacy-history = Mis partidas terminadas
privacy-ladder = Mi puesto en la clasificación
privacy-statistics = Mis estadísticas
audience-nobody = Solo yo
audience-known = Quienes han jugado conmigo
audience-everybody = Todos en este servidor
passkeys = Llaves de acceso
passkeys-why = Con una llave de acceso lo recuperas todo en cualquier dispositivo que la tenga: con tu huella, tu cara o tu PIN, sin escribir palabras.
passkeys-make = Crear una llave de acceso
passkeys-made = creada el { $made }
passkeys-used = creada el { $made }, usada por última vez el { $used }
passkeys-remove = Quitar
passkeys-closed = No se ha creado ninguna llave de acceso.
passkeys-address = Las llaves de acceso pertenecen a un nombre de dominio y esta casa solo tiene una dirección IP: aquí los navegadores no crean ninguna. Las palabras de recuperación funcionan en todas partes.
passkeys-insecure = Los navegadores solo crean llaves de acceso con https. Las palabras de recuperación también funcionan aquí.
passkeys-browser = Este navegador no puede crear llaves de acceso aquí. Las palabras de recuperación funcionan en todas partes.
restore-passkey = Usar una llave de acceso
restore-passkey-unknown = Esta llave de acceso no abre nada en este servidor. Se quitó o es de otro servidor.
keep-title = Safari olvida pronto
keep-why = Tras siete días sin visitas, Safari borra lo que una página ha guardado en este dispositivo. Para conservar tus mesas, añade Tana a la pantalla de inicio (Compartir y luego Añadir a pantalla de inicio) o al Dock, o guarda tus palabras de recuperación.
keep-words = Palabras de recuperación y llaves de acceso
keep-later = Ahora no
delete-me = Borrar mis datos
delete-me-about = Borra de este servidor tus dispositivos, nombres, notificaciones y todo lo demás sobre ti. Las partidas que has jugado se conservan, sin tu nombre.
delete-me-sure = Esto no se puede deshacer. Dejas todas las mesas, y los bots ocupan tus asientos.
delete-me-do = Borrar todo para siempre

### La clasificación

join-removed = El anfitrión te ha echado de esta mesa.
setting-rated = Clasificatoria
setting-rated-how = La partida cuenta para la clasificación: sin pistas y sin deshacer de común acuerdo. Elígelo antes de que se sienten otros.
rated-note = Clasificatoria: esta partida cuenta para la clasificación
rated-rule-places = Cuenta tu puesto, no tus puntos. Un puesto compartido vale lo mismo para todos los que lo comparten.
rated-rule-bots = Los bots tienen valoraciones fijas, que se han medido. Cuentan diez partidas al día con el mismo bot.
rated-rule-leave = Si te vas, o si al final un bot juega en tu asiento, quedas en último puesto.
rated-rule-standin = Si entretanto un bot jugó por ti, la partida no puede subir tu valoración.
rated-rule-late = Si ocupas el asiento de un bot después del comienzo, la partida no cuenta para ti ni para ese asiento.
rated-rule-undo = No cuenta una partida en la que se deshizo algo de común acuerdo, ni una en la que alguien juega en dos asientos.
rated-rule-idle = Mientras no juegas, tu valoración se vuelve menos segura.
rated-rule-deleted = Si alguien borra sus datos, sus partidas cuentan como partidas con un jugador desconocido.
rating-pending = Calculando las valoraciones…
rating-changed = { $name }: { $rating } ({ $change })
rating-same-capped = { $name }: { $rating }, sin cambios: ya son bastantes partidas con este bot por un día
rating-same-standin = { $name }: { $rating }, sin cambios: entretanto jugó un bot
rating-same-late = { $name }: { $rating }, sin cambios: llegó después del comienzo
rating-unrated-practice = No cuenta: era práctica.
rating-unrated-undone = No cuenta: se deshizo algo de común acuerdo.
rating-unrated-twice = No cuenta: alguien jugó en dos asientos.
rating-unrated-unmeasured = No cuenta: no se conoce la fuerza de un bot.
rating-unrated-alone = No cuenta: contaban menos de dos asientos.
rating-unrated-off = Esta mesa no era clasificatoria.
ladder-title = Clasificación
ladder-players = Jugadores
ladder-own = Tu valoración: { $rating }
ladder-own-place = Puesto { $place } entre las personas que puedes ver.
ladder-own-unsure = La interrogación significa que aún se sabe muy poco: la valoración puede desviarse { $deviation } puntos o más. Juega más partidas clasificatorias para conseguir un puesto.
ladder-not-yet = Aún no tienes valoración aquí. Abre una mesa, activa «Clasificatoria» en sus ajustes y juega hasta el final.
ladder-empty = Nadie a quien puedas ver tiene aún valoración aquí.
ladder-you = tú
ladder-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
ladder-curve = Partidas clasificatorias hasta el { $date }: { $games }
ladder-curve-spoken = Tu valoración pasó de { $first } a { $last }.
ladder-rules = Cómo funciona
ladder-unsure = 400 puntos más significan diez contra uno a favor. «?» significa que se sabe muy poco de alguien para darle un puesto. El número tras ± muestra cuánto puede desviarse una valoración.
ladder-private = Los demás te ven aquí solo si quieres: elígelo en tu perfil. De entrada te ven quienes han jugado contigo.

### Mesas abiertas

open-title = ¿Quién quiere jugar?
open-tables = Mesas abiertas
open-off = El anfitrión de esta casa ha desactivado las mesas abiertas.
open-stranger = Esta casa muestra sus mesas abiertas a la gente que conoce. Di quién eres y podrás unirte.
open-introduce = Soy { $name }
open-game = Juego
open-language = Idioma
open-any = Todos
open-none = Ninguna mesa espera jugadores. Espera una partida rápida o abre tú una mesa.
open-somebody = Alguien
open-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
open-join-this = Unirse: { $game }
open-back = Volver a la mesa
open-own = Abrir una mesa
open-own-about = Tendrás una mesa con asientos libres. Desde allí la abres a la casa, con unas palabras si quieres.
open-own-make = Crear una mesa
open-up = Abrir esta mesa a la casa
open-up-about = Aparece en «¿Quién quiere jugar?» mientras estés aquí, y cualquiera de la casa puede ocupar un asiento libre. Solo quienes han jugado contigo ven tu nombre, salvo que tus ajustes de privacidad digan otra cosa.
open-up-words = Unas palabras (opcional)
open-up-strangers = También pueden unirse desconocidos
open-up-do = Abrirla
open-up-is = Esta mesa está abierta a la gente de esta casa.
open-up-is-all = Esta mesa está abierta a todos.
open-up-close = Dejar de mostrarla
quick-title = Partida rápida
quick-about = Di a qué jugarías. En cuanto haya bastantes personas que quieran lo mismo, habrá una mesa para todas.
quick-players = Cuántos jugadores (sin marcar nada: cualquier número)
quick-pace-relaxed = Sin límite de tiempo
quick-pace-minute = Un minuto por decisión
quick-pace-days = Un día por turno
quick-go = Buscar mesa
quick-game = { $game } ({ $count } esperando)
quick-waiting = { $count ->
    [0] Esperas a otros que quieran jugar a { $game }.
    [one] Esperas con otra persona para jugar a { $game }.
   *[other] Esperas con otras { $count } personas para jugar a { $game }.
}
quick-stay = Quédate en esta página: si sales, dejas de esperar.
quick-stop = Dejar de esperar
host-open = Mesas abiertas
host-open-who = Quién ve las mesas abiertas y puede unirse
host-open-off = Nadie
host-open-house = La gente de esta casa
host-open-everybody = También desconocidos, donde una mesa se abra a ellos

### Problemas

puzzles = Problemas
puzzles-about = Posiciones de partidas reales en las que una opción es claramente la mejor, según lo que sabía el jugador. Cada día hay uno nuevo.
puzzle-of-the-day = Problema del día
puzzle-number = Problema { $number }
puzzle-you = eres el jugador { $number }
puzzle-easy = fácil
puzzle-medium = medio
puzzle-hard = difícil
puzzle-question = ¿Cuál es tu mejor opción? Tócala en el tablero.
puzzle-choices = Todas las opciones ({ $count })
puzzle-explanation = Explicación
puzzle-answer = { $points ->
    [100] ¡Correcto! 100 puntos.
    [0] Esta vez no: 0 puntos.
   *[other] Una opción razonable: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
puzzle-best = La mejor opción: { $best }.
puzzle-values = Probabilidad de ganar tras cada opción
puzzle-value = { $chance } (±{ $error }), { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
puzzle-again = Reintentar
puzzle-share = Compartir
puzzle-copied = Copiado.
puzzle-shared = { $game }, problema { $number }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. { $days ->
    [0] ¿Puedes resolverlo?
    [one] Racha de un día.
   *[other] { $days } días seguidos.
}
puzzle-streak = { $days ->
    [0] Aún sin racha: resuelve el problema del día.
    [one] Racha: un día
   *[other] Racha: { $days } días
}
puzzle-practice = Práctica
puzzle-rate = Puntuar mis primeras respuestas
puzzle-rating = Puntuación en problemas: { $rating } tras { $answers ->
    [one] una respuesta
   *[other] { $answers } respuestas
}
puzzle-house = { $people ->
    [0] nadie aquí
    [one] una persona aquí
   *[other] { $people } personas aquí
}
puzzle-theme = Tema
puzzle-every-theme = Todos los temas
puzzle-level = Dificultad
puzzle-every-level = Cualquier dificultad
puzzle-which = Qué problemas
puzzle-which-open = Nuevos
puzzle-which-failed = Los fallados, otra vez
puzzle-which-all = Todos
puzzle-next = Siguiente problema
puzzle-none-left = No quedan problemas así.
theme-molly-turn = tu turno
theme-molly-set = qué hacer con un trío
theme-molly-card = una carta
theme-uly-early-round = al principio de la ronda
theme-uly-late-round = al final de la ronda
theme-buddel-small = se mueve un topo pequeño
theme-buddel-medium = se mueve un topo mediano
theme-buddel-large = se mueve un topo grande
theme-buddel-dog-or-mole = el perro o un topo
theme-hickory-hand-early = el ratón del minutero, primeras horas
theme-hickory-hand-late = el ratón del minutero, últimas horas
theme-hickory-inner-early = el anillo interior, primeras horas
theme-hickory-inner-late = el anillo interior, últimas horas
theme-hickory-swap-early = reordenar losetas, primeras horas
theme-hickory-swap-late = reordenar losetas, últimas horas
theme-buddel-any-mole = se mueve cualquier topo
