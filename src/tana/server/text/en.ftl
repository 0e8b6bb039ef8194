### The table server on the command line, and joining a table from a terminal.

serve-here = Tables are open at { $address }
serve-lan = For others in the house: { $address }
serve-lan-none = This machine has no address that others could reach.
serve-proxy = People come by { $address }
serve-data = Games are kept in { $path }
serve-stop = Ctrl+C closes the house; every game goes on when it opens again.
worker-here = Playing the bots of { $path }. Ctrl+C ends this; others go on.

backup-done = Saved { $tables ->
    [one] one table
   *[other] { $tables } tables
} to { $path }
restore-done = Restored { $tables ->
    [one] one table
   *[other] { $tables } tables
} to { $path }
export-done = Wrote { $records ->
    [one] one finished game
   *[other] { $records } finished games
} and { $logs ->
    [one] one log
   *[other] { $logs } logs
} to { $path }
verified-luck = Its luck follows from the secret that was committed to and from what the seats added.

export-refused = Left out { $table }: { $why }

join-gathering = Waiting for the game to start.
join-host-start = Press Enter to start the game.
join-waiting = { $name } decides.
join-lost = The connection is lost; trying again.
join-undo-asked = { $name } asks to take a move back. Agree? (yes/no)
join-yes = yes
join-seat = You sit in seat { $seat }.
join-watching = You are watching.
join-closed = The table is closed.
join-refused = Not done: { $code }
