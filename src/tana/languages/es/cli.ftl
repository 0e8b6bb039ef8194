### El cliente de terminal.

## Asientos y nombres

name-person = Jugador { $number }
name-bot = { $bot } { $number }
seats-line = Asiento { $number }: { $name } ({ $kind })
kind-person = en este teclado
kind-bot = bot { $bot }

## La mesa

heading = { $game } · decide { $name }
heading-watching = { $game }
news-heading = Qué ha pasado
news-earlier = … { $count ->
    [one] una línea anterior
   *[other] { $count } líneas anteriores
}
choices-heading = Tus opciones
prompt = Tu elección (un número, una notación o ayuda):
curtain = Pásale el teclado a { $name }.
curtain-prompt = { $name }, pulsa Intro cuando solo tú veas la pantalla.
welcome = Una nueva partida de { $game }.
welcome-back = { $game } continúa después de { $moves ->
    [one] una acción
   *[other] { $moves } acciones
}.
thinking = { $name } está pensando…
note = { $name }: { $note ->
    [warming-up] aún está calentando, así que ha sido una jugada rápida.
    [cancelled] ha dejado de pensar antes de tiempo.
    [recovered] el bot falló, así que ha sido una jugada al azar.
   *[out-of-time] al bot se le acabó el tiempo, así que ha sido una jugada al azar.
}

## Comandos (palabras que se escriben)

command-help = ayuda
command-undo = deshacer
command-save = guardar
command-log = diario
command-list = lista
command-why = explica
command-board = tablero
command-rules = reglas
command-quit = salir

help =
    Escribe el número de una opción, su notación (como «{ $example }») o el comienzo único de una.
    deshacer: deshace tu última acción, salvo que haya revelado algo.
    guardar NOMBRE: guarda la partida en un archivo.
    diario: muestra lo que ha pasado hasta ahora.
    lista: muestra todas las opciones completas.
    explica ACCIÓN: explica por qué una acción no está permitida.
    tablero: muestra otra vez el tablero.
    reglas: muestra las reglas del juego.
    salir: te vas; la partida queda guardada y se puede reanudar.

undo-done = Deshecho: { $action }.
undo-nothing = Aún no hay nada que deshacer.
undo-revealed = La última acción reveló algo, así que no se puede deshacer.
undo-passed = La última acción ya está completa, así que no se puede deshacer.
saved = Guardado en { $path }
save-how = Da un nombre de archivo: guardar NOMBRE
save-failed = No se pudo escribir { $path }: { $fault }
log-empty = Aún no ha pasado nada.
why-how = Da una acción: explica { $example }
why-allowed = «{ $action }» está permitido ahora.
not-understood = «{ $typed }» no es una opción. Escribe un número del 1 al { $count }, una notación como «{ $example }», o ayuda.
not-understood-close = «{ $typed }» no es una opción. ¿Querías decir «{ $example }»? Escribe ayuda para ver la ayuda.
number-too-big = No hay ninguna opción { $typed }: escribe un número del 1 al { $count }.
ambiguous = Varias opciones empiezan por «{ $typed }»: { $matches }.
and-more = { $some } y { $count } más

## El final

left = La partida está guardada. Para reanudarla:
left-finished = El registro de esta partida:
winner = { $me ->
    [yes] ¡Has ganado!
   *[no] ¡Gana { $name }!
}
winners = Comparten la victoria: { $names }.
list-and = { $some }, { $last }
standing = { $rank }. { $name }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
standing-line = { $text }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}

## tana games

games-seats = de { $least } a { $most } jugadores
games-command = Se juega con: { $command }
games-option = { $option } (--option { $name }=…): { $values }
default-value = { $value } (por defecto)

## tana replay y tana verify

replay-heading = { $game } · acción { $n } de { $count }
replay-start = { $game } · el comienzo
replay-prompt = Intro: siguiente · b: atrás · e: final · q: salir
replay-unfinished = El registro termina aquí; la partida no se terminó.
verified = { $path } es un registro auténtico: { $game }, { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }, { $moves ->
    [one] una acción
   *[other] { $moves } acciones
}, { $finished ->
    [yes] terminada
   *[no] sin terminar
}.
verified-digest = Huella de la última posición: { $digest }
verified-rules = Repetida con las reglas que indica, { $rules } ({ $path }): las de hoy son distintas.

## Espera

reading-record = repitiendo el registro
exporting = escribiendo mesas

## tana compile

compile-rules = { $game }: reglas
compile-bots = { $game }: bots
compile-playouts = { $game }: simulaciones
compile-done = { $games ->
    [one] Un juego compilado
   *[other] { $games } juegos compilados
}. Guardado en { $path }

## tana doctor

doctor-mark-good = bien:
doctor-mark-optional = nota:
doctor-mark-bad = error:
doctor-well = Todo en orden. Empieza con: tana serve --open
doctor-ill = { $count ->
    [one] Se ha encontrado un problema; arriba dice qué hacer.
   *[other] Se han encontrado { $count } problemas; arriba dice qué hacer.
}
doctor-python = Tana { $tana } en Python { $have }
doctor-python-missing = Python { $have } es demasiado antiguo para Tana { $tana }
doctor-python-next = Instala Python { $need } o posterior, y Tana en él.
doctor-games = Juegos: { $games }
doctor-games-missing = Estos juegos no se pueden cargar: { $broken }
doctor-games-next = Para saber por qué, escribe: tana rules con el nombre del juego. Los juegos de fuera del paquete vienen de TANA_GAMES.
doctor-cache = El código compilado se guarda en { $path }
doctor-cache-missing = El código compilado no se puede guardar en { $path }, así que se compila de nuevo en cada inicio
doctor-cache-next = Da permiso de escritura en la carpeta, o indica otra con TANA_CACHE.
doctor-compiled = Compilado: { $ready }
doctor-compiled-missing = Aún sin compilar: { $rest }
doctor-compiled-next = Se hace solo cuando hace falta. Para hacerlo ahora: tana compile
doctor-state = Las partidas se guardan en { $path }
doctor-state-missing = Las partidas no se pueden guardar en { $path }
doctor-state-next = Da permiso de escritura en la carpeta, o indica otra con XDG_STATE_HOME (servidores: --database).
doctor-web = Las páginas web están instaladas
doctor-web-missing = Las páginas web aún no están construidas
doctor-web-next = En el repositorio, escribe: make web (necesita Node.js). Un wheel instalado las contiene.
doctor-offline = Todos los juegos se pueden jugar en la página, sin servidor
doctor-offline-missing = Aún sin construir para jugar sin conexión: { $rest }
doctor-offline-next = tana serve lo hace en segundo plano y para ello necesita la red una vez. Para hacerlo ahora: tana wasm
doctor-tables = Las mesas se guardan en { $path }, sin daños: { $count }
doctor-tables-missing = Las mesas están dañadas: { $fault }
doctor-tables-next = Detén el servidor y restaura la copia más reciente: tana restore ARCHIVO --replace
doctor-backup = La última copia de seguridad se comprobó con una restauración de prueba hace { $days ->
        [one] { $days } día
       *[other] { $days } días
    }: { $path }
doctor-backup-missing = El último intento de copia de seguridad, hace { $days ->
        [one] { $days } día
       *[other] { $days } días
    }, no dejó una copia válida: { $path } ({ $fault })
doctor-backup-next = ¿Está en marcha el servidor y hay sitio para la copia? Para hacer una ahora: tana backup ARCHIVO
doctor-backup-none-missing = Aún no hay ninguna copia de seguridad en { $path }
doctor-backup-none-next = Un servidor en marcha hace una cada día. Para hacer una ahora: tana backup ARCHIVO
doctor-backup-off-missing = Las copias de seguridad periódicas están desactivadas
doctor-backup-off-next = Actívalas con --backup-hours 24, o copia las mesas a mano: tana backup ARCHIVO
doctor-shared = PostgreSQL responde y las mesas más recientes están completas: { $path }, { $count }
doctor-shared-missing = PostgreSQL: { $fault }
doctor-shared-next = Comprueba --database, la red y .pgpass. Si faltan entradas, restaura un volcado con pg_restore.
doctor-bus = Redis responde
doctor-bus-missing = Redis no responde: { $fault }
doctor-bus-next = Comprueba --bus. Hasta que Redis vuelva, las jugadas de los demás llegan hasta un segundo más tarde.
doctor-backup-elsewhere-missing = Tana no hace las copias de seguridad de PostgreSQL
doctor-backup-elsewhere-next = Usa sus propias herramientas, por ejemplo cada noche: pg_dump --format=custom
doctor-port = El puerto { $port } está libre
doctor-port-missing = El puerto { $port } está en uso, quizá por otro tana serve
doctor-port-next = Usa el que está en marcha, u otro puerto: tana serve --port 0
doctor-browser = Se puede abrir un navegador
doctor-browser-missing = No se ha encontrado ningún navegador
doctor-browser-next = Empieza con tana serve (o tana serve --lan) y abre la dirección a mano, en cualquier dispositivo.
doctor-gpu = Hay una GPU con CUDA para las simulaciones
doctor-gpu-missing = No hay ninguna GPU con CUDA
doctor-gpu-next = Solo hace falta para simulaciones. Si tienes una, escribe: pip install 'tana-games[gpu]'
doctor-postgres = El controlador de PostgreSQL está instalado
doctor-postgres-missing = No hay controlador de PostgreSQL
doctor-postgres-next = Solo hace falta para alojar en varias máquinas. Escribe: pip install 'tana-games[scale]'
doctor-redis = El controlador de Redis está instalado
doctor-redis-missing = No hay controlador de Redis
doctor-redis-next = Solo hace falta para alojar en varias máquinas. Escribe: pip install 'tana-games[scale]'

## tana service, tana update

service-written = Escrito: { $path }
service-type = systemd no responde aquí. Escribe: { $command }
service-linger = Para que siga en marcha cuando cierres la sesión, escribe: loginctl enable-linger
service-removed = Se ha quitado { $path }. Las mesas y los ajustes siguen ahí.
update-have = Esta es Tana { $version }, { $way }. Para actualizarla:
update-checkout = ejecutada desde un repositorio
update-pipx = instalada con pipx
update-uv = instalada con uv
update-pip = instalada con pip
update-after = Las mesas se conservan, y la base de datos se migra en el primer inicio. Para volver atrás: instala la versión anterior y escribe tana restore before-update.db --replace
