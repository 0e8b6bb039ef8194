### El laboratorio: torneos y análisis.

## Torneos

arena-title = { $game }, { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}
arena-caption = Elo por máxima verosimilitud con intervalos del 95 %, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
arena-compiling = compilando los bots (una sola vez, hasta un minuto o dos)
arena-blocks = bloques de partidas con la misma suerte
arena-pair = Bots
arena-games = Partidas
arena-share = Parte de las victorias
arena-points = Puntos
arena-elo = Elo
arena-verdict = Veredicto
arena-clear = claro
arena-open = abierto
league-same = Todas las partidas terminaron como dice la clasificación.
league-differs = Las partidas no terminaron como dice la clasificación, o aún no tiene ningún resultado de esta mesa.
arena-first-seat = El asiento que empieza: { $elo } ± { $error } Elo.
arena-fault = { $bot } fue sustituido por una acción permitida al azar { $broke ->
    [0] en ninguna jugada por fallar
    [one] en una jugada por fallar
   *[other] en { $broke } jugadas por fallar
} y { $late ->
    [0] en ninguna por tardar demasiado.
    [one] en una por tardar demasiado.
   *[other] en { $late } por tardar demasiado.
}
arena-note = Las partes son las del primer bot; lo justo es el 50 % con cualquier número de asientos. Los intervalos son del 95 %;
    «claro» es el veredicto de la prueba secuencial, que se puede mirar en cualquier momento.

## Análisis

analysis-title = Cómo fue la partida
analysis-progress = pensando en cada jugada
analysis-number = Jugada
analysis-name = Quién
analysis-action = Elección
analysis-before = Mejor probabilidad
analysis-after = Probabilidad
analysis-best = Mejor
analysis-accounts = Suerte y decisiones, en porcentaje de una victoria
analysis-luck = Dados y cartas
analysis-lost = Decisiones propias
analysis-costly = Las jugadas más caras de { $name }:
analysis-costly-move = { $number }. { $action } en lugar de { $best }: { $loss } por ciento perdido.
analysis-because = La otra es mejor en: { $reasons }

## Velocidad

bench-title = { $game }, { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}: juego al azar
bench-progress = jugando a { $game } al azar
bench-way = Modo
bench-decisions = Decisiones/s
bench-games = Partidas/s
bench-first = Primer resultado tras
bench-gpu = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en GPU y CPU: { $same ->
    [yes] iguales
   *[no] DISTINTAS
}
bench-view = Una vista, compilada: { $time } µs
bench-lengths = Decisiones por partida: media { $mean }; { $marks } ({ $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    })

## Estudios

study-title = { $game }: un estudio
study-table = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}, { $players }{ $options }
study-words = En palabras
study-numbers = De un vistazo
study-wins = Quién gana
study-wins-about = Parte de las victorias en el orden de juego: el primer jugador es el que decide primero. Una victoria compartida cuenta por partes; la línea discontinua es lo justo, y los bigotes son intervalos del 95 %.
study-goal-about = Con qué frecuencia se alcanza la meta del juego en solitario, con su intervalo del 95 %.
study-order = Jugador { $order }
study-goal = Meta alcanzada
study-sources = De dónde salen los puntos
study-sources-about = Puntos de cada jugador según su origen, en promedio, en el orden de juego.
study-length = Cuánto dura
study-length-about = Los minutos en una mesa son una estimación: { $forced } segundos para lo obligado, { $choice } para una elección, { $bit } más cada vez que las opciones se duplican. La mitad de las partidas duran de { $low } a { $high } minutos.
study-minutes = Minutos
study-decisions = Decisiones
study-course = Cómo transcurre
study-course-about = Con qué frecuencia gana al final el asiento que va en cabeza. Donde la línea empieza alta, la partida se decide pronto; donde sigue baja, decide el final.
study-course-axis = la partida, de principio a fin
study-course-start = principio
study-course-end = fin
study-leader = gana quien va en cabeza
study-breadth = Cuánto hay para elegir
study-breadth-about = Opciones en cada decisión, a lo largo de la partida. { $forced } de todas las decisiones tienen una sola opción; en las demás hay { $choices } en promedio. La serie más larga de decisiones sin elección en una partida es de { $run } en promedio.
study-choices = opciones
study-skill = Suerte, decisiones, memoria
study-skill-about = Un jugador más fuerte solo entre otros más débiles: su parte de las victorias. La línea discontinua es lo justo. Las dos últimas dicen qué añadiría ver todos los secretos y qué añade recordar las jugadas de los demás.
study-skill-alone = Con qué frecuencia el jugador más fuerte consigue más puntos que el más débil con la misma suerte.
study-luck-about = Si se juega otra vez con el mismo reparto y los mismos sorteos y otras elecciones al azar de los mismos jugadores, los resultados tienen una correlación de { $points } (0: la suerte no decide nada de un resultado, 1: todo).
study-among = { $one } entre { $others }
study-quick = Sin pensar mucho
study-random-about = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en las que todos hacen cualquier acción ({ $device }), junto a las de arriba.
study-policy = Estrategia rápida
study-policy-about = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en las que todos siguen la estrategia rápida con la que el zorro piensa por adelantado ({ $device }).
study-measure = Medida
study-used = Qué se usa
study-used-about = Con qué frecuencia se eligió cada tipo de acción cuando era posible. «Nunca» cuenta las acciones de ese tipo que nadie eligió jamás.
study-used-each = Cada acción
study-kind = Acción
study-offered = Se podía elegir
study-chosen = Elegida
study-rate = Parte
study-never = Nunca
study-won = Asientos que la hicieron y ganaron
study-tokens = { $domain }: con qué frecuencia se eligió cada uno
study-happens = Qué ocurre
study-event = Suceso
study-per-game = Por partida
study-rules = Reglas
study-rules-about = Con qué frecuencia se aplicó cada regla en una partida ({ $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } cada vez, repetidas regla por regla). Nunca en ninguna: { $never }.
study-rules-all = ninguna, todas aparecieron
study-rule = Regla
study-good = Buen juego
study-random = Al azar
study-perft = Secuencias de decisiones
study-perft-about = Número de secuencias de 1, 2, 3… decisiones desde un reparto:
study-endings = Cómo terminan las partidas
study-endings-about = Partidas que hubo que cortar tras { $most } decisiones: { $cut }.
study-vary = Qué cambia al cambiar componentes u opciones
study-vary-about = Todas las mesas se jugaron con la misma suerte. Diferencias con «{ $base }», con intervalos que valen todos a la vez en el 95 % de estos estudios; los puntos llenos son claros (Holm).
study-refused = Rechazado
study-table-name = Mesa
study-made = Cómo se hizo
study-made-about = Semilla { $seed }, edición { $edition }, Tana { $version }, { $seconds } segundos. Los intervalos son t de Student sobre { $blocks } bloques de partidas. El mismo comando da los mismos números.
study-progress = jugando
study-compiling = compilando (una vez por mesa, hasta un minuto o dos)
study-written = Escrito: { $files }
study-search-progress = ajuste { $number } de { $most }
study-compared = Comparación bloque a bloque con la misma suerte: { $paired ->
    [yes] sí.
   *[no] no, como dos muestras.
} Los intervalos y veredictos están corregidos por el número de consultas.
study-found = El ajuste más cercano: { $setting }. Con una suerte nueva:
study-measure-win-1 = Gana el primer jugador
study-measure-goal = Meta alcanzada
study-measure-tie = Victorias compartidas
study-measure-minutes = Minutos
study-measure-decisions = Decisiones
study-measure-turns = Turnos
study-measure-choices_when_free = Opciones, si las hay
study-measure-forced = Sin elección
study-measure-margin = Ventaja
study-measure-points = Puntos
study-measure-winner_points = Puntos del ganador
study-measure-lead_changes = Cambios en cabeza
study-measure-comeback = Remontadas
study-measure-decided = Decidida tras

study-no-interval = { $value } (muy pocas partidas para un intervalo)
study-say-cut-off = { $share } de las partidas no terminaron y se cortaron tras { $most } decisiones: no se dice nada sobre quién gana, y las partidas duran más que los números de aquí.
study-say-wins = { $clear ->
    [more] El primer jugador gana más de lo justo: { $share } de las partidas en lugar de { $fair }.
    [less] El primer jugador gana menos de lo justo: { $share } de las partidas en lugar de { $fair }.
    [unknown] Son muy pocas partidas para decir a quién favorece empezar: el primer jugador gana { $share }, lo justo es { $fair }.
   *[even] Empezar no favorece a nadie, por lo que muestran estas partidas: el primer jugador gana { $share }, lo justo es { $fair }.
}
study-say-goal = En solitario, { $player } alcanza la meta en { $share } de las partidas, con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en promedio.
study-say-tie = { $share } de las partidas terminan en victoria compartida.
study-say-length = Una partida dura unos { $minutes } minutos: { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } en { $turns } turnos, de las que { $forced } no dejan elección; donde la hay, es entre { $choices }.
study-say-drama = La cabeza cambia { $changes ->
    [one] una vez
   *[other] { $changes } veces
} en promedio. Quien va en cabeza a mitad de la partida gana { $half } de las partidas; el ganador se pone en cabeza para siempre tras { $decided } de la partida, y en { $comebacks } de las partidas había ido muy por detrás.
study-say-skill = { $one } entre { $others } gana { $share } de las partidas (lo justo: { $fair }).
study-say-luck = Jugadas dos veces con la misma suerte, las partidas tienen resultados con una correlación de { $points }.
study-say-secrets = { $clear ->
    [more] Un jugador que ve todos los secretos gana { $share }: la información oculta importa.
    [unknown] Un jugador que ve todos los secretos gana { $share }: no se puede decir nada sobre el valor de los secretos.
   *[even] Un jugador que ve todos los secretos gana { $share }: para estos jugadores los secretos no suponen una diferencia medible.
}
study-say-rules = { $never ->
    [0] Aparecieron todas las reglas.
    [one] Una regla no apareció nunca: { $which }.
   *[other] { $never } reglas no aparecieron nunca: { $which }.
}

### Revisión
review-progress = mirando cada decisión
review-title = Revisión de { $name }, asiento { $seat }
review-sums = Precisión: { $accuracy }. { $decisions ->
    [one] Una decisión
   *[other] { $decisions } decisiones
}; jugadas obligadas: { $forced }. Imprecisiones: { $inaccuracies }. Errores: { $mistakes }. Errores graves: { $blunders }.
review-result = Resultado: { $result }. Sin suerte: { $adjusted } (±{ $error }).
review-move = Jugada { $number }, { $grade ->
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}: { $action }. Mejor: { $best }. Costó { $loss } puntos (±{ $error }) de probabilidad de ganar.
review-because = Por qué: { $reasons }.
review-clean = Ninguna jugada costó nada con seguridad.

### Problemas

puzzle-searching = { $games ->
    [one] { $games } partida examinada
   *[other] { $games } partidas examinadas
}
puzzle-made = { $count ->
    [one] { $count } problema escrito en { $path }
   *[other] { $count } problemas escritos en { $path }
}
puzzle-checking = comprobando con otra suerte
puzzle-verdict = { $verdict ->
    [contradicted] otra respuesta es mejor
    [unexplained] la mejor respuesta no aventaja a las demás en nada que se pueda explicar
   *[unclear] la ventaja es demasiado pequeña
}
puzzle-checked = Se confirman { $holds } de { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    } con un margen de { $margin ->
        [one] { $margin } punto
       *[other] { $margin } puntos
    }
puzzle-seat = Jugador { $number }
puzzle-line = { $number }: { $theme }, { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }.
puzzle-difficulty = { $difficulty ->
    [easy] Fácil.
    [hard] Difícil.
   *[medium] Medio.
}
puzzle-heading = { $game }, problema { $number }: { $theme }
puzzle-question = ¿Cuál es tu mejor opción?
puzzle-answer = { $points ->
    [100] ¡Correcto! 100 puntos.
    [0] Esta vez no: 0 puntos.
   *[other] Una opción razonable: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
puzzle-best = La mejor opción: { $best }.
puzzle-values = Probabilidad de ganar tras cada opción:
puzzle-value = { $chance } (±{ $error }), { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
puzzle-arena-title = Problemas de { $game }
puzzle-arena-bot = bot
puzzle-arena-solved = resueltos
puzzle-arena-points = puntos
strategy-heading = { $game }: { $claim }
strategy-better = Mejor: { $action }, probabilidad de ganar { $chance } % (±{ $error }).
strategy-worse = Peor: { $action }, { $chance } % (±{ $error }).
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
