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
prompt = Your choice (a number, a notation or help):
curtain = Pass the keyboard to { $name }.
curtain-prompt = { $name }, press Enter when only you can see the screen.
welcome = A new game of { $game }.
welcome-back = Resuming { $game } after { $moves ->
    [one] one action
   *[other] { $moves } actions
}.
thinking = { $name } is thinking…
note = { $name }: { $note ->
    [warming-up] still warming up, so this was a quick move.
    [cancelled] stopped thinking early.
    [recovered] the bot failed, so this was a random move.
   *[out-of-time] the bot ran out of time, so this was a random move.
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
    Type the number of a choice, its notation (such as “{ $example }”) or the unique beginning of one.
    undo: undo your last action, unless it revealed something.
    save NAME: save the game to a file.
    log: show what has happened so far.
    list: show all choices in full.
    why ACTION: explain why an action is not allowed.
    board: show the board again.
    rules: show the rules of the game.
    quit: leave; the game is saved and can be resumed.

undo-done = Undone: { $action }.
undo-nothing = There is nothing to undo yet.
undo-revealed = The last action revealed something, so it cannot be undone.
undo-passed = The last action is complete, so it cannot be undone.
saved = Saved to { $path }
save-how = Give a file name: save NAME
save-failed = Could not write { $path }: { $fault }
log-empty = Nothing has happened yet.
why-how = Give an action: why { $example }
why-allowed = “{ $action }” is allowed now.
not-understood = “{ $typed }” is not a choice. Type a number from 1 to { $count }, a notation such as “{ $example }”, or help.
not-understood-close = “{ $typed }” is not a choice. Did you mean “{ $example }”? Type help for help.
number-too-big = There is no choice { $typed }: type a number from 1 to { $count }.
ambiguous = Several choices begin with “{ $typed }”: { $matches }.
and-more = { $some } and { $count } more

## The end

left = The game is saved. To resume it:
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
replay-prompt = Enter: next · b: back · e: end · q: quit
replay-unfinished = The record ends here; the game was not finished.
verified = { $path } is a valid record: { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $moves ->
    [one] one action
   *[other] { $moves } actions
}, { $finished ->
    [yes] finished
   *[no] not finished
}.
verified-digest = Digest of the last position: { $digest }
verified-rules = Replayed by the rules it names, { $rules } ({ $path }); the current ones are different.

## Waiting

reading-record = replaying the record
exporting = writing tables

## tana compile

compile-rules = { $game }: rules
compile-bots = { $game }: bots
compile-playouts = { $game }: playouts
compile-done = { $games ->
    [one] One game is
   *[other] { $games } games are
} compiled. Stored in { $path }

## tana doctor

doctor-mark-good = ok:
doctor-mark-optional = note:
doctor-mark-bad = error:
doctor-well = All is well. Start with: tana serve --open
doctor-ill = { $count ->
    [one] One problem found; see above for what to do.
   *[other] { $count } problems found; see above for what to do.
}
doctor-python = Tana { $tana } on Python { $have }
doctor-python-missing = Python { $have } is too old for Tana { $tana }
doctor-python-next = Install Python { $need } or newer, and Tana into it.
doctor-games = Games: { $games }
doctor-games-missing = These games cannot be loaded: { $broken }
doctor-games-next = For the reason, type: tana rules with the name of the game. Games outside the package come from TANA_GAMES.
doctor-cache = Compiled code is stored in { $path }
doctor-cache-missing = Compiled code cannot be stored in { $path }, so every start compiles again
doctor-cache-next = Make the folder writable, or set TANA_CACHE to another one.
doctor-compiled = Compiled: { $ready }
doctor-compiled-missing = Not compiled yet: { $rest }
doctor-compiled-next = This happens automatically when needed. To do it now: tana compile
doctor-state = Games are saved in { $path }
doctor-state-missing = Games cannot be saved in { $path }
doctor-state-next = Make the folder writable, or set XDG_STATE_HOME to another one (servers: --database).
doctor-web = The web pages are installed
doctor-web-missing = The web pages have not been built
doctor-web-next = In the repository, type: make web (needs Node.js). An installed wheel contains them.
doctor-offline = Every game can be played in the page, without a server
doctor-offline-missing = Not built for offline pages yet: { $rest }
doctor-offline-next = tana serve does it in the background and needs a network for that once. To do it now: tana wasm
doctor-tables = Tables are stored in { $path }, undamaged: { $count }
doctor-tables-missing = The tables are damaged: { $fault }
doctor-tables-next = Stop the server and restore the newest backup: tana restore FILE --replace
doctor-backup = The last backup was verified by a trial restore, { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ago: { $path }
doctor-backup-missing = The last attempt at a backup, { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ago, left no good copy: { $path } ({ $fault })
doctor-backup-next = Is the server running, and is there room for the copy? To make one now: tana backup FILE
doctor-backup-none-missing = There is no backup in { $path } yet
doctor-backup-none-next = A running server makes one every day. To make one now: tana backup FILE
doctor-backup-off-missing = Scheduled backups are off
doctor-backup-off-next = Switch them on with --backup-hours 24, or copy the tables yourself: tana backup FILE
doctor-shared = PostgreSQL answers, and the newest tables are undamaged: { $path }, { $count }
doctor-shared-missing = PostgreSQL: { $fault }
doctor-shared-next = Check --database, the network and .pgpass. If entries are missing, restore a dump with pg_restore.
doctor-bus = Redis answers
doctor-bus-missing = Redis does not answer: { $fault }
doctor-bus-next = Check --bus. Until Redis is back, other players’ moves arrive up to a second later.
doctor-backup-elsewhere-missing = Backups of PostgreSQL are not made by Tana
doctor-backup-elsewhere-next = Use its own tools, for example every night: pg_dump --format=custom
doctor-port = Port { $port } is free
doctor-port-missing = Port { $port } is in use, perhaps by another tana serve
doctor-port-next = Use the one that is running, or another port: tana serve --port 0
doctor-browser = A browser can be opened
doctor-browser-missing = No browser found
doctor-browser-next = Start with tana serve (or tana serve --lan) and open the address yourself, on any device.
doctor-gpu = A GPU with CUDA is available for simulations
doctor-gpu-missing = No GPU with CUDA
doctor-gpu-next = Needed for simulations only. If you have such a GPU, type: pip install 'tana-games[gpu]'
doctor-postgres = The driver for PostgreSQL is installed
doctor-postgres-missing = No driver for PostgreSQL
doctor-postgres-next = Needed for hosting on several machines only. Type: pip install 'tana-games[scale]'
doctor-redis = The driver for Redis is installed
doctor-redis-missing = No driver for Redis
doctor-redis-next = Needed for hosting on several machines only. Type: pip install 'tana-games[scale]'

## tana service, tana update

service-written = Wrote { $path }
service-type = systemd cannot be reached from here. Type: { $command }
service-linger = To keep it running while you are logged out, type: loginctl enable-linger
service-removed = Removed { $path }. Tables and settings are still there.
update-have = This is Tana { $version }, { $way }. To update it:
update-checkout = run from a checkout
update-pipx = installed with pipx
update-uv = installed with uv
update-pip = installed with pip
update-after = Tables are kept, and the database is migrated by the first start. To go back: install the old version and type tana restore before-update.db --replace
