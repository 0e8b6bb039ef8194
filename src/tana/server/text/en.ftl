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
verified-luck = Its luck follows from the secret and from what the seats added, and no number is missing.
verified-consents = { $times ->
    [one] Once, by its own account, everybody agreed to take moves back.
   *[other] { $times } times, by its own account, everybody agreed to take moves back.
}
luck-proven = Luck proven: it agrees with what was kept from before the game.
luck-not-provable = Luck not provable: a whole game can be invented. Add --commitment or --contribution with what you kept from before it.
luck-of-a-page = Played in a page without a server: the page drew the luck by itself, and its player could have chosen it.
luck-not-claimed = Luck not provable: this record makes no claim about its luck.
luck-false = { $path }: luck false: { $fault }

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
