### Il laboratorio: tornei e analisi.

## Tornei

arena-title = { $game }, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
arena-caption = Elo di massima verosimiglianza con intervalli al 95%, { $games } partite
arena-compiling = compilo i bot (una volta sola, fino a un minuto o due)
arena-blocks = gruppi di partite con la stessa fortuna
arena-pair = Bot
arena-games = Partite
arena-share = Quota di vittorie
arena-points = Punti
arena-elo = Elo
arena-verdict = Verdetto
arena-clear = chiaro
arena-open = aperto
arena-first-seat = Il posto che comincia: { $elo } ± { $error } Elo.
arena-note = Le quote sono del primo bot; la quota equa è il 50% con qualunque numero di posti. Intervalli al 95%.

## Analisi

analysis-title = Come è andata la partita
analysis-progress = penso a ogni mossa
analysis-number = Mossa
analysis-name = Chi
analysis-action = Scelta
analysis-before = Migliore
analysis-after = Probabilità
analysis-best = Meglio

## Velocità

bench-title = { $game }, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}: partite a caso
bench-progress = { $game } giocato a caso
bench-way = Come
bench-decisions = Decisioni/s
bench-games = Partite/s
bench-first = Primo risultato dopo
bench-gpu = { $games } partite su GPU e CPU: { $same ->
    [yes] uguali
   *[no] DIVERSE
}
bench-view = Una vista, compilata: { $time } µs
bench-lengths = Decisioni in una partita: in media { $mean }; { $marks } ({ $games } partite)
