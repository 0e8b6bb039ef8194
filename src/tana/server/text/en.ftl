### The server's commands, and joining a table from a terminal.

serve-here = Tables are open at { $address }
serve-lan = For others on your network: { $address }
serve-lan-none = This machine has no address that others can reach.
serve-proxy = Public address: { $address }
serve-data = Games are stored in { $path }
serve-stop = Press Ctrl+C to stop. Every game can be resumed after a restart.
worker-here = Playing the bots of { $path }. Press Ctrl+C to stop; other workers continue.

invite-house = People who open this link within { $days ->
    [one] a day
   *[other] { $days } days
} may make tables at this house:
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
verified-bound = Table { $table }, players: { $names }
verified-signed = Signed by the players of seats { $seats }, who were shown the same game.
luck-proven = Luck proven: it agrees with everything that was kept and shown.
luck-proven-unseen = Luck proven for the game of this receipt. To check that it is the game you were shown, add --seen with the file that your page or tana join kept.
luck-doubt-no-commitment = Luck not provable: nobody kept the commitment from before the game, so the server could have chosen its secret last. Add --seen, or --commitment.
luck-doubt-no-contribution = Luck not provable: no contribution of yours is part of it, so the server could have known all luck beforehand. Add --seen, or --contribution.
luck-doubt-consent = Luck not provable: the receipt says that you agreed to take moves back, but nothing kept here shows it. If you did not agree on another device, it is false.
luck-doubt-unfinished = Luck not provable: the receipt ends before the game does.
luck-doubt-no-rules = Luck not provable: today’s rules lead to another game, and the rules named in the receipt are not here. Put { $rules }.tana-rules beside it.
luck-of-a-page = Played in a page without a server: the page drew the luck by itself, and its player could have chosen it.
luck-not-claimed = Luck not provable: this record makes no claim about its luck.
luck-false = { $path }: luck false: { $fault }

export-refused = Left out { $table }: { $why }

join-code = Compare with the others: everybody must have the code { $code }
join-luck-kept = What you were shown is kept in { $path }, the receipt beside it.
join-luck-proven = This terminal checked the luck of the game: it is proven.
join-luck-not-provable = The luck of the game cannot be proven; “tana verify” says why.
join-luck-violation = The luck of the game is false: { $fault }

join-gathering = Waiting for the game to start.
join-host-start = Press Enter to start the game.
join-waiting = Waiting for { $name } to decide.
join-lost = Connection lost; trying again.
join-undo-asked = { $name } asks to undo a move. Agree? (yes/no)
join-yes = yes
join-seat = You sit in seat { $seat }.
join-watching = You are watching.
join-closed = The table is closed.
join-refused = That did not work: { $code }
join-left = Your seat stays yours. To come back, run the same command again.
join-back = Welcome back! A bot played for you; now it is up to you again.
join-help =
    Type the number of a choice, its notation (such as “{ $example }”) or the unique beginning of one.
    undo: undo your last action, or ask the others to agree where the table allows it.
    log: show what has happened so far.
    list: show all choices in full.
    why ACTION: explain why an action is not allowed.
    board: show the board again.
    rules: show the rules of the game.
    quit: leave; your seat stays yours.

### Notifications.

notice-turn-title = { $game }: your turn
notice-turn-body = It is { $name }’s turn at the table with { $others }.
notice-turn-answer-title = { $game }: your answer is needed
notice-turn-answer-body = { $name } is asked for an answer at the table with { $others }.
notice-reminder-title = { $game }: time is running out
notice-reminder-body = It is still { $name }’s turn at the table with { $others }.
notice-reminder-answer-title = { $game }: time is running out
notice-reminder-answer-body = { $name } is still asked for an answer at the table with { $others }.
notice-withdrawn-title = Nothing to do
notice-withdrawn-body = You have played on another device, or the turn is over.
notice-test-title = Tana
notice-test-body = This is a test. Notifications will arrive here.

remind-none = No table is waiting for anybody.
remind-line = { $table }  { $game }: { $name }, { $hours ->
    [0] for less than an hour
    [one] for one hour
   *[other] for { $hours } hours
}
remind-until = until { $time }
remind-sent = notified
remind-queued = notification is queued
remind-off = does not want notifications
remind-known = will be notified at the next turn

### Derived data

rebuild-done = { $tables ->
    [one] Read 1 table
   *[other] Read { $tables } tables
}; { $results ->
    [one] 1 finished game
   *[other] { $results } finished games
}.
### The host of a house

serve-host = Host page: { $address }  key: { $key }
host-none = Nothing to show.
host-version = Tana { $version }, Python { $python }
host-counts = { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
host-load = { $connections } pages connected; 95% of requests answered within { $ms } ms; load { $processor } per processor
host-admission = Registration: { $admission }
host-open-tables = Open tables: { $who ->
    [off] switched off
    [everybody] for strangers, too
   *[house] for the people of this house
}
host-disk = { $free } MB free, database { $used } MB
host-backup = Last verified backup: { $time }
host-backup-failed = The last backup failed: { $fault }
host-start = Started { $time }, { $why ->
    [first] the first start
    [stopped] after a clean shutdown
    [killed] after the previous server ended unexpectedly
    [restored] after restoring a backup
   *[moved] after moving tables from a file
}
host-limit = { $name ->
    [tables] { $most } tables in memory
    [connections] { $most } connections
    [connections_of_an_address] { $most } connections from one address
    [watchers_of_a_table] { $most } watchers at a table
    [devices_of_a_holder] { $most } devices of a person
   *[free_disk_bytes] { $most } MB of disk space kept free
}
host-announced = Announcement: { $text }
host-failures = Notifications: { $failing ->
    [one] { $failing } channel does not accept them
   *[other] { $failing } channels do not accept them
}, { $waiting } waiting
host-person = { $name }, { $devices ->
    [one] 1 device
   *[other] { $devices } devices
}, last seen { $seen }
host-banned = banned
host-here = here now
host-away = away
host-phase = { $phase ->
    [gathering] gathering
    [playing] playing
    [over] over
   *[other] closed
}
host-failure = { $channel } failed { $failures ->
        [one] { $failures } time
       *[other] { $failures } times
    }; next attempt { $time }

### The calendar of deadlines

calendar-name = Tana
calendar-event = Your move: { $game } with { $others }

### The ladder

ratings-ladder = { $game }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
ratings-none = No rated game has ended yet.
ratings-right = { $games ->
    [one] 1 game recomputed: the ratings agree.
   *[other] { $games } games recomputed: all ratings agree.
}
ratings-wrong = { $faults ->
    [one] 1 game differs from its result. tana rebuild recomputes the ratings.
   *[other] { $faults } games differ from their results. tana rebuild recomputes the ratings.
}
