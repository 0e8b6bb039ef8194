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
arena-fault = { $bot } è stato sostituito da un'azione lecita a caso { $broke ->
    [0] in nessuna mossa per un guasto
    [one] in una mossa per un guasto
   *[other] in { $broke } mosse per un guasto
} e { $late ->
    [0] in nessuna per il troppo tempo.
    [one] in una per il troppo tempo.
   *[other] in { $late } per il troppo tempo.
}
arena-note = Le quote sono del primo bot; la quota equa è il 50% con qualunque numero di posti. Intervalli al 95%;
    “chiaro” è il verdetto del test sequenziale, che si può guardare quando si vuole.

## Analisi

analysis-title = Come è andata la partita
analysis-progress = penso a ogni mossa
analysis-number = Mossa
analysis-name = Chi
analysis-action = Scelta
analysis-before = Migliore
analysis-after = Probabilità
analysis-best = Meglio
analysis-accounts = Fortuna e scelte, in percento di una vittoria
analysis-luck = Dadi e pesche
analysis-lost = Scelte proprie
analysis-costly = Le mosse più costose di { $name }:
analysis-costly-move = { $number }. { $action } invece di { $best }: { $loss } percento regalato.
analysis-because = L'altra è avanti in: { $reasons }

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
