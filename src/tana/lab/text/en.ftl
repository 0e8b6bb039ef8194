### The lab: tournaments and analysis.

## Tournaments

arena-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
arena-caption = Elo by maximum likelihood with 95% intervals, { $games } games
arena-compiling = compiling the bots (once, up to a minute or two)
arena-blocks = blocks of games on the same luck
arena-pair = Bots
arena-games = Games
arena-share = Share of the wins
arena-points = Points
arena-elo = Elo
arena-verdict = Verdict
arena-clear = clear
arena-open = open
arena-first-seat = The seat that begins: { $elo } ± { $error } Elo.
arena-fault = { $bot } was replaced by a random legal action { $broke ->
    [0] in no move because it broke down
    [one] in one move because it broke down
   *[other] in { $broke } moves because it broke down
} and { $late ->
    [0] in none because it took too long.
    [one] in one because it took too long.
   *[other] in { $late } because it took too long.
}
arena-note = Shares are those of the first bot; a fair share is 50% for any number of seats. Intervals are 95%;
    “clear” is the verdict of the sequential test, which may be looked at any time.

## Analysis

analysis-title = How the game went
analysis-progress = thinking about every move
analysis-number = Move
analysis-name = Who
analysis-action = Choice
analysis-before = Best chance
analysis-after = Chance
analysis-best = Better
analysis-accounts = Luck and choice, in percent of a win
analysis-luck = Throws and draws
analysis-lost = Own choices
analysis-costly = The most costly moves of { $name }:
analysis-costly-move = { $number }. { $action } instead of { $best }: { $loss } percent given away.
analysis-because = The other is ahead in: { $reasons }

## Speed

bench-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: random play
bench-progress = playing { $game } at random
bench-way = Way
bench-decisions = Decisions/s
bench-games = Games/s
bench-first = First result after
bench-gpu = { $games } games on GPU and CPU: { $same ->
    [yes] equal
   *[no] DIFFERENT
}
bench-view = A view, compiled: { $time } µs
bench-lengths = Decisions in a game: mean { $mean }; { $marks } ({ $games } games)
