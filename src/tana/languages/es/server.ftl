### El servidor de mesas en la línea de comandos, y unirse a una mesa desde un terminal.

serve-here = Las mesas están abiertas en { $address }
serve-lan = Para otros en tu red: { $address }
serve-lan-none = Este equipo no tiene ninguna dirección a la que otros puedan llegar.
serve-proxy = Dirección pública: { $address }
serve-data = Las partidas se guardan en { $path }
serve-stop = Pulsa Ctrl+C para detenerlo. Cada partida se puede reanudar después.
worker-here = Se juegan los bots de { $path }. Pulsa Ctrl+C para detenerlo; los demás procesos continúan.

invite-house = Quienes abran este enlace en el plazo de { $days ->
    [one] un día
   *[other] { $days } días
} podrán crear mesas en esta casa:
backup-done = { $tables ->
    [one] Una mesa guardada
   *[other] { $tables } mesas guardadas
} en { $path }
restore-done = { $tables ->
    [one] Una mesa restaurada
   *[other] { $tables } mesas restauradas
} en { $path }
export-done = { $records ->
    [one] Una partida terminada
   *[other] { $records } partidas terminadas
} y { $logs ->
    [one] un diario
   *[other] { $logs } diarios
}: todo escrito en { $path }
verified-luck = Su suerte sale del secreto y de lo que aportaron los asientos, y no falta ningún número.
verified-consents = { $times ->
    [one] Según el propio comprobante, una vez todos aceptaron deshacer jugadas.
   *[other] Según el propio comprobante, { $times } veces todos aceptaron deshacer jugadas.
}
verified-bound = Mesa { $table }, jugadores: { $names }
verified-signed = Firmado por los jugadores de los asientos { $seats }, a los que se mostró la misma partida.
luck-proven = Suerte demostrada: coincide con todo lo que se guardó y se mostró.
luck-proven-unseen = Suerte demostrada para la partida de este comprobante. Para saber si es la partida que se te mostró, añade --seen con el archivo que guardó tu página o tana join.
luck-doubt-no-commitment = La suerte no se puede demostrar: nadie guardó el compromiso de antes de la partida, así que el servidor pudo elegir su secreto al final. Añade --seen o --commitment.
luck-doubt-no-contribution = La suerte no se puede demostrar: no incluye ninguna aportación tuya, así que el servidor pudo conocerla entera de antemano. Añade --seen o --contribution.
luck-doubt-consent = La suerte no se puede demostrar: el comprobante dice que aceptaste deshacer jugadas, y aquí no consta. Si no aceptaste en otro dispositivo, es falso.
luck-doubt-unfinished = La suerte no se puede demostrar: el comprobante termina antes que la partida.
luck-doubt-no-rules = La suerte no se puede demostrar: con las reglas de hoy la partida es otra, y las que indica el comprobante no están aquí. Pon { $rules }.tana-rules al lado.
luck-of-a-page = Jugada en una página sin servidor: la página sacó la suerte por sí sola, y quien jugaba pudo elegirla.
luck-not-claimed = La suerte no se puede demostrar: este registro no afirma nada sobre ella.
luck-false = { $path }: suerte falsa: { $fault }

export-refused = Se omite { $table }: { $why }

join-code = Para comparar con los demás: todos deben tener el código { $code }
join-luck-kept = Lo que se te mostró queda guardado en { $path }, con el comprobante al lado.
join-luck-proven = Este terminal ha comprobado la suerte de la partida: está demostrada.
join-luck-not-provable = La suerte de la partida no se puede demostrar; «tana verify» dice por qué.
join-luck-violation = La suerte de la partida es falsa: { $fault }

join-gathering = Esperando a que empiece la partida.
join-host-start = Pulsa Intro para empezar la partida.
join-waiting = Decide { $name }.
join-lost = Se perdió la conexión; se vuelve a intentar.
join-undo-asked = { $name } pide deshacer una jugada. ¿Aceptas? (sí/no)
join-yes = sí
join-seat = Ocupas el asiento { $seat }.
join-watching = Estás mirando.
join-closed = La mesa está cerrada.
join-refused = No ha funcionado: { $code }
join-left = Tu asiento sigue siendo tuyo. Para volver, ejecuta otra vez el mismo comando.
join-back = ¡Qué bien que hayas vuelto! Un bot ha jugado por ti; ahora vuelves a decidir tú.
join-help =
    Escribe el número de una opción, su notación (como «{ $example }») o el comienzo único de una.
    deshacer: deshace tu última acción, o pide el acuerdo de los demás donde la mesa lo permite.
    diario: muestra lo que ha pasado hasta ahora.
    lista: muestra todas las opciones completas.
    explica ACCIÓN: explica por qué una acción no está permitida.
    tablero: muestra otra vez el tablero.
    reglas: muestra las reglas del juego.
    salir: te vas; tu asiento sigue siendo tuyo.

### Notificaciones.

notice-turn-title = { $game }: te toca
notice-turn-body = Le toca a { $name } en la mesa con { $others }.
notice-turn-answer-title = { $game }: falta tu respuesta
notice-turn-answer-body = Se espera una respuesta de { $name } en la mesa con { $others }.
notice-reminder-title = { $game }: se acaba el tiempo
notice-reminder-body = Todavía le toca a { $name } en la mesa con { $others }.
notice-reminder-answer-title = { $game }: se acaba el tiempo
notice-reminder-answer-body = Todavía se espera una respuesta de { $name } en la mesa con { $others }.
notice-withdrawn-title = Nada que hacer
notice-withdrawn-body = Has jugado en otro dispositivo, o el turno ha terminado.
notice-test-title = Tana
notice-test-body = Esto es una prueba. Las notificaciones llegarán aquí.

remind-none = No le toca a nadie.
remind-line = { $table }  { $game }: { $name }, { $hours ->
    [0] desde hace menos de una hora
    [one] desde hace una hora
   *[other] desde hace { $hours } horas
}
remind-until = hasta el { $time }
remind-sent = con aviso enviado
remind-queued = aviso en cola
remind-off = no quiere notificaciones
remind-known = recibirá un aviso en el próximo turno

### Datos derivados

rebuild-done = { $tables ->
    [one] 1 mesa leída
   *[other] { $tables } mesas leídas
}; { $results ->
    [one] 1 partida terminada
   *[other] { $results } partidas terminadas
}.

### El anfitrión de una casa

serve-host = Página del anfitrión: { $address }  clave: { $key }
host-none = No hay nada que mostrar.
host-version = Tana { $version }, Python { $python }
host-counts = { $people ->
    [one] 1 persona
   *[other] { $people } personas
}, { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}
host-load = Páginas conectadas: { $connections }; 95 de cada 100 respuestas en { $ms } ms como mucho; carga por procesador: { $processor }
host-admission = Admisión: { $admission }
host-disk = { $free } MB libres; la base de datos ocupa { $used } MB
host-backup = Última copia de seguridad comprobada: { $time }
host-backup-failed = La última copia de seguridad falló: { $fault }
host-start = Arrancado: { $time }, { $why ->
    [first] antes no había ningún servidor
    [stopped] el servidor anterior se detuvo
    [killed] el servidor anterior terminó sin avisar
    [restored] restaurado de una copia
   *[moved] trasladado desde un archivo
}
host-limit = { $name ->
    [tables] Mesas en memoria: { $most }
    [connections] Conexiones: { $most }
    [connections_of_an_address] Conexiones desde una misma dirección: { $most }
    [watchers_of_a_table] Espectadores por mesa: { $most }
    [devices_of_a_holder] Dispositivos por persona: { $most }
   *[free_disk_bytes] Espacio que queda libre en el disco: { $most } MB
}
host-announced = Anuncio: { $text }
host-failures = Notificaciones: { $failing ->
    [one] 1 sitio no las acepta
   *[other] { $failing } sitios no las aceptan
}, { $waiting } en cola
host-person = { $name }, { $devices ->
    [one] 1 dispositivo
   *[other] { $devices } dispositivos
}, última visita: { $seen }
host-banned = acceso bloqueado
host-here = aquí ahora
host-away = ausente
host-phase = { $phase ->
    [gathering] por empezar
    [playing] en juego
    [over] terminada
   *[other] cerrada
}
host-failure = { $channel } ha fallado { $failures ->
    [one] 1 vez
   *[other] { $failures } veces
}; próximo intento: { $time }

### El calendario de plazos

calendar-name = Tana
calendar-event = Te toca: { $game } con { $others }

### La clasificación

host-open-tables = Mesas abiertas: { $who ->
    [off] desactivadas
    [everybody] también para desconocidos
   *[house] para la gente de esta casa
}
ratings-ladder = { $game }, { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }: { $people ->
    [one] 1 persona
   *[other] { $people } personas
}, { $games ->
    [one] 1 partida clasificatoria
   *[other] { $games } partidas clasificatorias
}
ratings-none = Aún no ha terminado ninguna partida clasificatoria.
ratings-right = { $games ->
    [one] 1 partida recalculada: las valoraciones coinciden.
   *[other] { $games } partidas recalculadas: todas las valoraciones coinciden.
}
ratings-wrong = { $faults ->
    [one] 1 partida no coincide con su resultado. tana rebuild vuelve a calcular las valoraciones.
   *[other] { $faults } partidas no coinciden con sus resultados. tana rebuild vuelve a calcular las valoraciones.
}
