### The lab: tournaments and analysis.

## Tournaments

arena-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
arena-caption = Elo by maximum likelihood with 95% intervals, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
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
league-same = All results match the leaderboard.
league-differs = The results differ from the leaderboard, or it has none for this table yet.
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
    “clear” is the verdict of the sequential test, which is valid at any time.

## Analysis

analysis-title = How the game went
analysis-progress = evaluating every move
analysis-number = Move
analysis-name = Who
analysis-action = Choice
analysis-before = Best chance
analysis-after = Chance
analysis-best = Better
analysis-accounts = Luck and choice, in percent of a win
analysis-luck = Dice and draws
analysis-lost = Own choices
analysis-costly = { $name }’s costliest moves:
analysis-costly-move = { $number }. { $action } instead of { $best }: { $loss } percent given away.
analysis-because = The better choice is ahead in: { $reasons }

## Speed

bench-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: random play
bench-progress = playing { $game } at random
bench-way = Mode
bench-decisions = Decisions/s
bench-games = Games/s
bench-first = First result after
bench-gpu = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on GPU and CPU: { $same ->
    [yes] equal
   *[no] DIFFERENT
}
bench-view = A view, compiled: { $time } µs
bench-lengths = Decisions in a game: mean { $mean }; { $marks } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })

## Studies

study-title = { $game }: a study
study-table = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $players }{ $options }
study-words = In words
study-numbers = At a glance
study-wins = Who wins
study-wins-about = Shares of the wins in the order of play: the first player is the one who decides first. A shared win counts in parts; the dashed line is a fair share, whiskers are 95% intervals.
study-goal-about = How often a player alone reaches the goal of the game, with its 95% interval.
study-order = Player { $order }
study-goal = Goal reached
study-sources = Where points come from
study-sources-about = Points of each player by source, on average, in the order of play.
study-length = How long it takes
study-length-about = Minutes at a table are an estimate: { $forced } seconds for a forced action, { $choice } for a choice, { $bit } more each time the number of choices doubles. Half of the games take { $low } to { $high } minutes.
study-minutes = Minutes
study-decisions = Decisions
study-course = How it goes
study-course-about = How often the seat in the lead now wins in the end. Where the line starts high, the game is decided early; where it stays low, the end decides.
study-course-axis = the game, from start to end
study-course-start = start
study-course-end = end
study-leader = the leader wins
study-breadth = How much there is to choose
study-breadth-about = Choices at a decision, through the game. { $forced } of all decisions have a single choice; otherwise there are { $choices } on average. The longest run of decisions without a choice in a game is { $run } on average.
study-choices = choices
study-skill = Luck, choice, memory
study-skill-about = A stronger player alone among weaker ones: its share of the wins. The dashed line is a fair share. The last two show what seeing every secret would add, and what remembering the others’ moves adds.
study-skill-alone = How often the stronger player gets more points than the weaker one on the same luck.
study-luck-about = Played again on the same deal and draws with different random choices by the same players, results have a correlation of { $points } (0: luck decides nothing of a result, 1: everything).
study-among = { $one } among { $others }
study-quick = Without much thought
study-random-about = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of random actions ({ $device }), in addition to the games above.
study-policy = Quick policy
study-policy-about = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in which everybody follows the quick policy that fox uses to look ahead ({ $device }).
study-measure = Measure
study-used = What is used
study-used-about = How often each kind of action was chosen when it was possible. “Never” counts actions of the kind that nobody ever chose.
study-used-each = Every action
study-kind = Action
study-offered = Possible
study-chosen = Chosen
study-rate = Share
study-never = Never
study-won = Seats that used it won
study-tokens = { $domain }: how often each was chosen
study-happens = What happens
study-event = Event
study-per-game = In a game
study-rules = Rules
study-rules-about = How often each rule applied in a game ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    } each, replayed rule by rule). Never in any of them: { $never }.
study-rules-all = none, all applied
study-rule = Rule
study-good = Good play
study-random = At random
study-perft = Sequences of decisions
study-perft-about = The number of sequences of 1, 2, 3… decisions from one deal:
study-endings = How games end
study-endings-about = Games that had to be cut off after { $most } decisions: { $cut }.
study-vary = What changes when components or options change
study-vary-about = Every table was played on the same luck. Differences from “{ $base }”, with intervals that all hold at once in 95% of such studies; filled dots are clear (Holm).
study-refused = Refused
study-table-name = Table
study-made = How this was made
study-made-about = Seed { $seed }, edition { $edition }, Tana { $version }, { $seconds } seconds. Intervals are Student’s t over { $blocks } blocks of games. The same command gives the same numbers.
study-progress = playing
study-compiling = compiling (once for each table, up to a minute or two)
study-written = Written: { $files }
study-search-progress = setting { $number } of { $most }
study-compared = Compared block by block on the same luck: { $paired ->
    [yes] yes.
   *[no] no, as two samples.
} Intervals and verdicts are corrected for multiple looks.
study-found = The closest setting: { $setting }. On fresh luck:
study-measure-win-1 = First player wins
study-measure-goal = Goal reached
study-measure-tie = Shared wins
study-measure-minutes = Minutes
study-measure-decisions = Decisions
study-measure-turns = Turns
study-measure-choices_when_free = Choices, if any
study-measure-forced = Without a choice
study-measure-margin = Margin
study-measure-points = Points
study-measure-winner_points = Winner’s points
study-measure-lead_changes = Changes of the lead
study-measure-comeback = Comebacks
study-measure-decided = Decided after

study-no-interval = { $value } (too few games for an interval)
study-say-cut-off = { $share } of the games did not end and were cut off after { $most } decisions: so these numbers do not show who wins, and games take longer than they suggest.
study-say-wins = { $clear ->
    [more] The first player wins more often than a fair share: { $share } of the games instead of { $fair }.
    [less] The first player wins less often than a fair share: { $share } of the games instead of { $fair }.
    [unknown] There are too few games to tell whether going first helps: the first player wins { $share } of them, a fair share is { $fair }.
   *[even] Going first makes no measurable difference: the first player wins { $share } of the games, a fair share is { $fair }.
}
study-say-goal = Alone, { $player } reaches the goal in { $share } of the games, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average.
study-say-tie = { $share } of the games end in a shared win.
study-say-length = A game takes about { $minutes } minutes: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $turns } turns. { $forced } of the decisions leave no choice; the others offer { $choices } on average.
study-say-drama = The lead changes { $changes ->
    [one] once
   *[other] { $changes } times
} on average. The leader at half-time wins { $half } of the games; the winner takes the lead for good after { $decided } of the game, and was far behind in { $comebacks } of the games.
study-say-skill = { $one } among { $others } wins { $share } of the games (fair: { $fair }).
study-say-luck = Played twice on the same luck, results have a correlation of { $points }.
study-say-secrets = { $clear ->
    [more] A player who sees every secret wins { $share }: hidden information matters.
    [unknown] A player who sees every secret wins { $share }: too few games to say what the secrets are worth.
   *[even] A player who sees every secret wins { $share }: to these players the secrets make no measurable difference.
}
study-say-rules = { $never ->
    [0] Every rule came up.
    [one] One rule never came up: { $which }.
   *[other] { $never } rules never came up: { $which }.
}

### Review
review-progress = reviewing each decision
review-title = Review of { $name }, seat { $seat }
review-sums = Accuracy { $accuracy }. { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
}, { $forced } forced moves. Inaccuracies: { $inaccuracies }. Mistakes: { $mistakes }. Blunders: { $blunders }.
review-result = Result { $result }. Without luck: { $adjusted }, plus or minus { $error }.
review-move = Move { $number }, { $grade ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}: { $action }. Better: { $best }. It gave away { $loss } points of winning chance, plus or minus { $error }.
review-because = Why: { $reasons }.
review-clean = No move clearly gave anything away.
### Puzzles

puzzle-searching = { $games ->
    [one] { $games } game searched
   *[other] { $games } games searched
}
puzzle-made = { $count ->
    [one] { $count } puzzle written to { $path }
   *[other] { $count } puzzles written to { $path }
}
puzzle-checking = checking with fresh luck
puzzle-verdict = { $verdict ->
    [contradicted] another answer is better
    [unexplained] no reason explains why the best answer leads
   *[unclear] the lead is too small
}
puzzle-checked = { $holds } of { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } hold with a margin of { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    }
puzzle-seat = Player { $number }
puzzle-line = { $number }: { $theme }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }.
puzzle-difficulty = { $difficulty ->
    [easy] Easy.
    [hard] Hard.
   *[medium] Medium.
}
puzzle-heading = { $game }, puzzle { $number }: { $theme }
puzzle-question = What is your best choice?
puzzle-answer = { $points ->
    [100] Right! 100 points.
    [0] Not this time: 0 points.
   *[other] A reasonable choice: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
puzzle-best = The best choice: { $best }.
puzzle-values = Chance to win after each choice:
puzzle-value = { $chance } (plus or minus { $error }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
puzzle-arena-title = Puzzles of { $game }
puzzle-arena-bot = bot
puzzle-arena-solved = solved
puzzle-arena-points = points
strategy-heading = { $game }: { $claim }
strategy-better = Better: { $action }, chance to win { $chance }%, plus or minus { $error }.
strategy-worse = Not as good: { $action }, { $chance }%, plus or minus { $error }.
theme-molly-turn = your turn
theme-molly-set = what to do with a set
theme-molly-card = one card
theme-uly-early-round = early in the round
theme-uly-late-round = late in the round
theme-buddel-small = a small mole moves
theme-buddel-medium = a medium mole moves
theme-buddel-large = a large mole moves
theme-buddel-dog-or-mole = the dog or a mole
theme-hickory-hand-early = the mouse on the minute hand, early hours
theme-hickory-hand-late = the mouse on the minute hand, late hours
theme-hickory-inner-early = the inner ring, early hours
theme-hickory-inner-late = the inner ring, late hours
theme-hickory-swap-early = a swap, early hours
theme-hickory-swap-late = a swap, late hours
theme-buddel-any-mole = any mole moves
