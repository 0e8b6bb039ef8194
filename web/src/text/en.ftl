### Texts of the client for the first screen, and those that any screen may show.

home = Home
home-blurb = Four games of hide-and-seek: cards in piles, clans under moles, a wolf among the sheep, favors in hand.
home-play = Play now
home-play-bots = Play now: { $game }, against bots
home-friends = With friends
home-seats = { $from ->
    [one] 1 to { $to } players
   *[other] { $from } to { $to } players
}
home-code = Got a code?
games = Games
home-setup = Set up
home-level = Strength of the bots in { $game }
home-offline = You are offline. Games in this browser continue; tables with people wait for the connection.
home-offline-ready = You are offline. Every game still works here; tables with people wait for the connection.
home-available-offline = Everything is on this device: every game works offline.
waiting = Waiting for you
waiting-count = Your turn ({ $count })
waiting-nobody = Nobody is waiting for you.
waiting-solo = Continue playing
tables-others = Waiting for others
tables-invitations = Invitations
tables-solo = Games against bots
tables-gathering = Gathering
tables-turn = { $name }’s turn
tables-left = { $time } left
tables-search = Search your tables (game or name)
search-nothing = No table matches.
archive = Archive
archive-back = Unarchive
archived = Archived ({ $count })
open-file = Open a game file
open-file-how = Or drop it anywhere on this page.
open-file-drop = Drop a game to replay it, or a backup to restore it.
open-file-bad = This is not a game file or backup of Tana, or it is damaged.
length-molly = 20–30 minutes
length-hickory = 45–75 minutes
length-uly = 15–20 minutes
length-buddel = 15–20 minutes
continue-go = Continue
finished = Finished games
ladder-link = Ladder
finished-all = All finished games and my burrow
home-name = Playing as { $name }
home-rename = Change name or animal
install = Install
install-why = Add Tana to your home screen and open it like an app.
loading = One moment…
try-again = Try again
close = Close

## Settings

settings = Settings
theme-to-light = Light theme
theme-to-dark = Dark theme
friendly-names = Hazel, Clover, Bramble, Juniper, Willow, Pip, Maple, Fern, Sorrel, Robin

## Setting up a table

seat-kind-me = You
seat-kind-remote = A friend by link or code
seat-kind-here = Another person on this device
seat-bot = bot, { $level }
seat-unnamed = Player { $number }
level-sprout = sprout (gentle)
level-digger = digger (solid)
level-fox = fox (sharp)
level-owl = owl (wise)
level-random = leaf in the wind (random)
join = Join
watch = Watch
refused-network = The server could not be opened to the local network.

## At the table

turn-yours = Your turn

refused-illegal = The rules do not allow that.
refused-stale = The game has moved on. Take another look.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = That is not your seat.
refused-not-allowed = That is not allowed at this table.
refused-not-now = Not now.
refused-boundary = Somebody has learned something since, so this move cannot be undone.
refused-bad-notation = That is not a move.
refused-bad-request = That did not work.
refused-version = This page is older than the server. Please reload it.
refused-unknown-table = There is no such table.
refused-unknown-secret = This invitation is not valid or has expired.
refused-full = All seats are taken.
refused-closed = This table is closed.
refused-not-admitted = This house admits its members only.
refused-banned = The host has banned you from this house.
refused-limit = Too many requests. Please wait a moment.
refused-unavailable = The server cannot be reached right now.
refused-offline = You are offline.
refused-module = The rules of this game could not be loaded, or arrived damaged. Nothing is lost: reload the page when you are online.
refused-broken = Something on this page has stopped working. Nothing is lost: your games are saved. Please reload.
refused-no-worker = This browser does not let pages compute in the background, so games need a server.
refused-old-game = This game was started with another version of Tana, with different rules. It cannot continue here, but nothing is lost.
refused-not-here = This browser does not have this game, or no longer has it.

new-version = A new version of Tana is available.
new-version-use = Reload
later = Later
fault-bot = A bot ran into a problem and played a different move than it would have.
fault-table = Something went wrong at this table, so it was reloaded.
fault-unexpected = Something went wrong. If the page looks odd, reload it.
storage-denied = This browser does not let Tana save anything: games here last only while this page is open.
storage-full = This browser is out of storage: what you play now is kept only while this page is open. Free some space, or save everything to a file in the settings.
offline-fetching = Offline games: { $ready } of { $total } ready (downloading the build tools)
offline-building = Offline games: { $ready } of { $total } ready
offline-ready = Offline games: all { $total } ready
offline-stopped = Offline games: { $ready } of { $total } ready. The others are played on the server.
backup-back = { $added ->
    [one] 1 game restored
   *[other] { $added } games restored
  }; { $known } were here already.
backup-failed = That did not work: the file is not a Tana backup, or this browser does not allow storing it.

## After the game

result-show = Result
replay = Replay

## Learning

learn = Learn
rules = Rules
bar-language = Language
