### Textos del cliente: lo que dice la primera pantalla y lo que puede decirse en cualquiera.

home = Inicio
home-blurb = Cuatro juegos de escondite: cartas en pilas, clanes bajo los topos, un lobo entre las ovejas, favores en la mano.
home-play = Jugar ya
home-play-bots = Jugar ya: { $game }, contra bots
home-friends = Con amigos
home-seats = { $from }–{ $to } jugadores
home-code = ¿Tienes un código?
games = Juegos
home-setup = Preparar
home-level = Nivel de los bots en { $game }
home-offline = No tienes conexión. Las partidas de este navegador siguen; las mesas con otras personas esperan a que vuelva la conexión.
home-offline-ready = No tienes conexión. Aun así, todos los juegos funcionan aquí; las mesas con otras personas esperan a que vuelva la conexión.
home-available-offline = Todo está en este dispositivo: cada juego funciona sin conexión.
waiting = Te esperan
waiting-count = Te toca ({ $count })
waiting-nobody = Nadie te está esperando.
waiting-solo = Sigue jugando
tables-others = Esperando a los demás
tables-invitations = Invitaciones
tables-solo = Partidas contra bots
tables-gathering = Por empezar
tables-turn = Le toca a { $name }
tables-left = tiempo restante: { $time }
tables-search = Busca en tus mesas (juego o nombre)
search-nothing = Ninguna mesa coincide.
archive = Archivar
archive-back = Desarchivar
archived = Archivadas ({ $count })
open-file = Abrir archivo de partida
open-file-how = O suéltalo en cualquier lugar de esta página.
open-file-drop = Suelta aquí una partida para verla o una copia de seguridad para restaurarla.
open-file-bad = No es un archivo de partida ni una copia de seguridad de Tana, o está dañado.
length-molly = 20–30 minutos
length-hickory = 45–75 minutos
length-uly = 15–20 minutos
length-buddel = 15–20 minutos
continue-go = Continuar
finished = Partidas terminadas
ladder-link = Clasificación
finished-all = Todas las partidas terminadas y mi madriguera
home-name = Juegas como { $name }
home-rename = Cambiar nombre o animal
install = Instalar
install-why = Añade Tana a tu pantalla de inicio y ábrela como una app.
loading = Un momento…
try-again = Reintentar
close = Cerrar

## Ajustes

settings = Ajustes
theme-to-light = Tema claro
theme-to-dark = Tema oscuro
friendly-names = Avellana, Trébol, Mora, Enebro, Sauce, Pepita, Arce, Helecho, Tomillo, Petirrojo

## Preparar una mesa

seat-kind-me = Tú
seat-kind-remote = A distancia (enlace o código)
seat-kind-here = Otra persona aquí
seat-bot = bot, { $level }
seat-unnamed = Jugador { $number }
level-sprout = brote (suave)
level-digger = excavador (sólido)
level-fox = zorro (astuto)
level-owl = búho (sabio)
level-random = hoja al viento (al azar)
join = Unirse
watch = Mirar
refused-network = No se pudo abrir el servidor a la red local.

## En la mesa

turn-yours = Te toca

refused-illegal = Las reglas no lo permiten.
refused-stale = La partida ha avanzado. Échale otro vistazo.
refused-not-your-turn = No es tu turno.
refused-not-your-seat = Ese no es tu asiento.
refused-not-allowed = Eso no está permitido en esta mesa.
refused-not-now = Ahora no.
refused-boundary = Alguien ha averiguado algo desde entonces: la jugada se queda.
refused-bad-notation = Eso no es una jugada.
refused-bad-request = No ha funcionado.
refused-version = Esta página es más antigua que el servidor. Vuelve a cargarla.
refused-unknown-table = Esa mesa no existe.
refused-unknown-secret = Esta invitación no es válida o ha caducado.
refused-full = Todos los asientos están ocupados.
refused-closed = Esta mesa está cerrada.
refused-not-admitted = En esta casa solo entran sus miembros.
refused-banned = El anfitrión te ha cerrado la puerta de esta casa.
refused-limit = Demasiadas solicitudes. Espera un momento.
refused-unavailable = Ahora mismo el servidor no responde.
refused-offline = No tienes conexión.
refused-module = Las reglas de este juego no se pudieron cargar o llegaron dañadas. No se ha perdido nada: vuelve a cargar la página cuando tengas conexión.
refused-broken = Algo en esta página ha dejado de funcionar. No se ha perdido nada: tus partidas están guardadas. Vuelve a cargar la página.
refused-no-worker = Este navegador no deja que las páginas calculen en segundo plano: para jugar hace falta un servidor.
refused-old-game = Esta partida empezó con otra versión de Tana, con reglas distintas. Aquí no puede continuar, pero no se ha perdido nada.
refused-not-here = Este navegador no tiene esta partida, o ya no la tiene.

new-version = Hay una nueva versión de Tana.
new-version-use = Recargar
later = Más tarde
fault-bot = Un bot tuvo un problema e hizo una jugada distinta de la que habría elegido.
fault-table = Algo ha fallado en esta mesa y se ha vuelto a cargar.
fault-unexpected = Algo ha fallado. Si la página se ve rara, vuelve a cargarla.
storage-denied = Este navegador no deja que Tana guarde nada: aquí las partidas solo duran mientras la página esté abierta.
storage-full = A este navegador no le queda espacio: lo que juegues ahora solo dura mientras la página esté abierta. Libera espacio o guarda todo en un archivo desde los ajustes.
offline-fetching = Juegos sin conexión: { $ready } de { $total } listos (descargando lo necesario para prepararlos)
offline-building = Juegos sin conexión: { $ready } de { $total } listos
offline-ready = Juegos sin conexión: los { $total } listos
offline-stopped = Juegos sin conexión: { $ready } de { $total } listos. A los demás se juega en el servidor.
backup-back = { $added ->
    [one] 1 partida restaurada
   *[other] { $added } partidas restauradas
  }; ya estaban aquí: { $known }.
backup-failed = No ha funcionado: el archivo no es una copia de seguridad de Tana, o este navegador no deja guardarla.

## Después de la partida

result-show = Resultado
replay = Repetición

## Aprender

learn = Aprender
rules = Reglas
bar-language = Idioma
