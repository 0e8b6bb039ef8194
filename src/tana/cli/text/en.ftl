### The terminal client.

## Seats and names

name-person = Player { $number }
name-bot = { $bot } { $number }
seats-line = Seat { $number }: { $name } ({ $kind })
kind-person = at this keyboard
kind-bot = bot { $bot }

## The table

heading = { $game } · { $name } decides
heading-watching = { $game }
news-heading = What happened
news-earlier = … { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}
choices-heading = Your choices
prompt = Your choice (a number, a notation, or help):
curtain = Pass the keyboard to { $name }.
curtain-prompt = { $name }, press Enter when only you can see the screen.
welcome = A new game of { $game }.
welcome-back = { $game } goes on after { $moves ->
    [one] one action
   *[other] { $moves } actions
}.
thinking = { $name } is thinking …
note = { $name }: { $note ->
    [warming-up] still warming up, so this was a quick guess.
    [cancelled] stopped thinking early.
    [recovered] the bot broke down, so this was a move by chance.
   *[out-of-time] the bot took too long, so this was a move by chance.
}

## Commands (typed words)

command-help = help
command-undo = undo
command-save = save
command-log = log
command-list = list
command-why = why
command-board = board
command-rules = rules
command-quit = quit

help =
    Type the number of a choice, its notation (such as “{ $example }”), or the beginning of a notation if it is unique.
    undo: take your last action back, as long as nobody has learned anything from it.
    save NAME: write the game to a file.
    log: what has happened so far.
    list: all choices in full.
    why ACTION: why an action is not allowed, with the rule.
    board: show the board again.
    rules: the rules of the game.
    quit: leave; the game is kept and can be resumed.

undo-done = Taken back: { $action }.
undo-nothing = There is nothing to take back yet.
undo-revealed = The last action brought something to light, so it cannot be taken back.
undo-passed = The last action is complete and it is another decision now, so it cannot be taken back.
saved = Saved to { $path }
save-how = Say where to: save NAME
save-failed = Could not write { $path }: { $fault }
log-empty = Nothing has happened yet.
why-how = Say which action: why { $example }
why-allowed = “{ $action }” is allowed now.
not-understood = “{ $typed }” is not a choice. Type a number from 1 to { $count }, a notation such as “{ $example }”, or help.
not-understood-close = “{ $typed }” is not a choice. Did you mean “{ $example }”? Type help for help.
number-too-big = There is no choice { $typed }: type a number from 1 to { $count }.
ambiguous = Several choices begin with “{ $typed }”: { $matches }.
and-more = { $some } and { $count } more

## The end

left = The game is kept. To go on:
left-finished = The record of this game:
winner = { $me ->
    [yes] You win!
   *[no] { $name } wins!
}
winners = { $names } share the victory.
list-and = { $some } and { $last }
standing = { $rank }. { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
standing-line = { $text }: { $points ->
    [one] one point
   *[other] { $points } points
}

## tana games

games-seats = { $least } to { $most } players
games-command = Play with: { $command }
games-option = { $option } (--option { $name }=…): { $values }
default-value = { $value } (default)

## tana replay and tana verify

replay-heading = { $game } · action { $n } of { $count }
replay-start = { $game } · the start
replay-prompt = Enter: next · b: back · e: to the end · q: quit
replay-unfinished = The record ends here: the game was not finished.
verified = { $path } is a true record: { $game }, { $seats } seats, { $moves ->
    [one] one action
   *[other] { $moves } actions
}, { $finished ->
    [yes] finished
   *[no] not finished
}.
verified-digest = Digest of the last position: { $digest }

## Waiting

reading-record = playing the record again
exporting = writing tables

## tana compile

compile-rules = { $game }: rules
compile-bots = { $game }: bots
compile-playouts = { $game }: playouts
compile-done = { $games ->
    [one] One game is
   *[other] { $games } games are
} compiled. Kept in { $path }

## tana doctor

doctor-mark-good = ok:
doctor-mark-optional = note:
doctor-mark-bad = fault:
doctor-well = All is well. Begin with: tana serve --open
doctor-ill = { $count ->
    [one] One thing needs your attention; what to do is written below it.
   *[other] { $count } things need your attention; what to do is written below them.
}
doctor-python = Tana { $tana } on Python { $have }
doctor-python-missing = Python { $have } is too old for Tana { $tana }
doctor-python-next = Install Python { $need } or newer, and Tana into it.
doctor-games = Games: { $games }
doctor-games-missing = These games cannot be loaded: { $broken }
doctor-games-next = To see why, type: tana rules with the name of the game. Games outside the package come from TANA_GAMES.
doctor-cache = Compiled code is kept in { $path }
doctor-cache-missing = Compiled code cannot be kept in { $path }: every start compiles anew
doctor-cache-next = Make the folder writable, or name another one with TANA_CACHE.
doctor-compiled = Compiled: { $ready }
doctor-compiled-missing = Not compiled yet: { $rest }
doctor-compiled-next = It happens by itself when it is needed. To do it now: tana compile
doctor-state = Games are kept in { $path }
doctor-state-missing = Games cannot be kept in { $path }
doctor-state-next = Make the folder writable, or name another one with XDG_STATE_HOME (servers: --database).
doctor-web = The pages for browsers are there
doctor-web-missing = The pages for browsers have not been built
doctor-web-next = In the repository type: make web (needs Node.js). An installed wheel brings them along.
doctor-port = Port { $port } is free
doctor-port-missing = Port { $port } is in use, perhaps by another tana serve
doctor-port-next = Use the one that is running, or another port: tana serve --port 0
doctor-browser = A browser can be opened
doctor-browser-missing = No browser to open here
doctor-browser-next = Start with tana serve (or tana serve --lan) and open the address yourself, on any device.
doctor-gpu = A GPU with CUDA can play random games
doctor-gpu-missing = No GPU with CUDA
doctor-gpu-next = For simulations only. With such a GPU, type: pip install numba-cuda
doctor-postgres = The driver for PostgreSQL is installed
doctor-postgres-missing = No driver for PostgreSQL
doctor-postgres-next = For hosting on several machines only. Type: pip install asyncpg
doctor-redis = The driver for Redis is installed
doctor-redis-missing = No driver for Redis
doctor-redis-next = For hosting on several machines only. Type: pip install redis
