### Texts of the client.

home = Home
home-blurb = Four games about hiding: cards in piles, clans under moles, a wolf in the wool, favors in a hand.
home-play = Play now
home-play-bots = Play now: { $game }, against bots
home-friends = With friends
home-seats = { $from ->
    [one] 1 to { $to } players
   *[other] { $from } to { $to } players
}
home-code = Somebody gave you a code?
games = Games
length-molly = 20–30 minutes
length-hickory = 45–75 minutes
length-uly = 15–20 minutes
length-buddel = 15–20 minutes
continue = Your tables
continue-go = Continue
finished = Finished games
home-name = You are called { $name }
home-rename = Change name or animal
install = Install
install-why = Tana can live on your home screen and open like an app.
loading = One moment …
try-again = Try again
close = Close
cancel = Cancel
yes = Yes
no = No
somebody = Somebody

## Settings

settings = Settings
settings-name = Your name
settings-language = Language
settings-theme = Colours
theme-auto = like the system
theme-light = morning garden (light)
theme-dark = under the ground (dark)
theme-to-light = Light colours
theme-to-dark = Dark colours
settings-sound = Sounds
settings-volume = How loud
settings-motion = Things move
settings-confirm = Ask before moves that cannot be taken back
settings-shortcuts = Single keys do things at the table (? shows which)
settings-notices = Tell me when it is my turn and I look elsewhere
animal = Your animal
animal-which = Which animal?
animal-change = Animal: { $animal }. Choose another
animal-mole = mole
animal-mouse = mouse
animal-hedgehog = hedgehog
animal-fox = fox
animal-badger = badger
animal-squirrel = squirrel
animal-frog = frog
animal-owl = owl
animal-rabbit = rabbit
animal-robin = robin
animal-otter = otter
animal-sheep = sheep
friendly-names = Hazel, Clover, Bramble, Juniper, Willow, Pip, Maple, Fern, Sorrel, Robin

## Setting up a table

setup = A new table
setup-who = Who plays?
setup-count = Number of players
setup-players = { $count ->
    [one] alone
   *[other] { $count } players
}
setup-name = Name of player { $number }
setup-length = Takes about { $minutes }.
setup-open = Open the table and invite
setup-start = Start
options = Options
table-settings = More about the table
setting-hints = The bots give hints
setting-consent = Moves can be taken back further if all agree
setting-spectators = Others may watch
setting-chat = Talking
setting-chat-off = none
setting-chat-phrases = by phrases
setting-chat-free = freely
setting-timer = Time for a decision
setting-timer-off = as long as it takes
setting-timer-seconds = { $seconds } seconds
setting-timer-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
setting-timer-day = a day
seat-kind-me = You
seat-kind-remote = a friend elsewhere (link or code)
seat-kind-here = another person at this screen
seat-bot = bot, { $level }
seat-unnamed = Player { $number }
seat-you = you
seat-turn = their turn
seat-standin = a bot stands in
seat-open = free
seat-away = away
level-sprout = sprout (gentle)
level-digger = digger (solid)
level-fox = fox (sharp)
level-owl = owl (wise)
level-random = leaf in the wind (random)
lobby-who = Who plays seat { $number }
lobby-waiting = Waiting for the others …
lobby-open = Waiting for players …
lobby-host = The host starts the game.
start = Start the game
join = Join
join-sit = Sit down
join-take = Take the seat
join-full = All seats are taken.
watch = Watch
invite = Invite
invite-make = Make an invitation
invite-code = Code
invite-link = Link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-qr = QR code of the invitation

## At the table

players = Players
board = Board
tools = Tools
side = Choices and log
choices = Choices
choices-none = It is not your turn.
choices-wait = One moment …
command = Type a move
command-example = Type, e.g. { $notation }
command-do = Play it
log = Log
log-live = What is happening
chat = Talk
chat-off = Talking is switched off at this table.
chat-text = What you want to say
chat-say = Say
what = What is this?
what-tap = Tap anything to hear what it is.
what-scenery = This is only scenery.
keys = Keys
keys-arrows = move about the board
keys-enter = tap what has the focus
keys-escape = let go; skip what moves
keys-keys = show these keys
menu = Table
which = Which do you mean?
done = Done
undo = Undo
undo-boundary = Somebody has learned something since: the move stays
undo-asked = { $name } would like to take a move back. Agreed?
hint = Hint
hint-thinking = Thinking …
hint-plain = A bot would: { $text }.
hint-chance = A bot would: { $text }. Chance to win: { $chance }%.
final = cannot be taken back
final-next = (This cannot be taken back.)
final-not = (This can be taken back.)
confirm-ask = This cannot be taken back. Do it?
confirm-do = Do it
turn-yours = Your turn
tab-yours = ● Your turn: { $game }
turn-of-person = It is { $name }’s turn.
turn-of-away = It is { $name }’s turn, but they are away.
since-you-looked = Since you looked:
skip = Skip
move-waits = Your move waits for the connection and is sent as soon as it is back.
move-not-sent = Your move was not sent.
you = You
seat-moves = Moves
seat-moves-none = No moves yet.
log-setup = { $count ->
    [one] The setup: one line
   *[other] The setup: { $count } lines
}
chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
turn-of = { $name } is thinking …
paused = The game is paused.
pause = Pause
resume = Go on
spot-legal = { $label } (possible)
curtain = Pass the device to { $name }
curtain-why = What { $name } may see is fetched only when you lift the curtain.
curtain-lift = I am { $name }
watching = { $count ->
    [one] one watches
   *[other] { $count } watch
}
link-connecting = Connecting …
link-reconnecting = Connection lost, coming back …
link-offline = You are offline. The game waits.
link-closed = Closed
table-closed = This table is closed.
generic-yours = Yours
generic-gone = { $thing }, not here
generic-track = { $name }: { $value } of { $most }
standin = Let a bot play
take-back = Take back
move-seat = Move to another device
open-view = Watchers may see what I see
kick = Send those who watch away
watch-seat = Look over the shoulder
leave = Leave the table
leave-sure = Leave for good? A bot will play on for you.
close-table = Close the table
close-table-sure = Close the table for everybody?
close-sure = Close the table for everybody?
commitment = The luck of this game was fixed before it began: { $hash }…

why-over = The game is over.
why-watching = You are watching.
why-paused = The game is paused.
why-not-your-turn = It is { $name }’s turn.
why-nothing = There is nothing to do here now.
why-allowed = That is allowed: choose it together with something that glows.

refused-illegal = The rules do not allow that.
refused-stale = The game has moved on. Look again.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = That is not your seat.
refused-not-allowed = That is not allowed at this table.
refused-not-now = Not now.
refused-boundary = Somebody has learned something since: the move stays.
refused-bad-notation = That is not a move.
refused-bad-request = That did not work.
refused-version = This page is older than the server. Please reload.
refused-unknown-table = There is no such table.
refused-unknown-secret = This invitation is not valid (any more).
refused-full = All seats are taken.
refused-closed = This table is closed.
refused-limit = Too much at once. Please wait a little.
refused-unavailable = The server cannot be reached just now.
refused-offline = You are offline.
refused-module = The rules of this game could not be loaded, or have arrived damaged. Nothing is lost: reload the page when you are online.
refused-broken = Something in this page has stopped working. Nothing is lost: your games are kept. Please reload.
refused-no-worker = This browser does not let pages think in the background, so games need a server.
refused-old-game = This game was begun with another version of Tana, whose rules were different. It cannot go on here, but nothing of it is lost.
refused-not-here = This game is not in this browser (any more).

gone = The table is out of reach
gone-moved = This seat is now played on another device.
gone-sent-away = The host has said goodbye to those who only watched.
gone-signed-out = This device was signed out.
gone-closed = { refused-closed }
gone-unavailable = The table could not be loaded just now.
gone-offline = { refused-offline }
gone-version = The server is newer than this page. Please reload.
gone-unknown-secret = { refused-unknown-secret }
gone-module = { refused-module }
gone-broken = { refused-broken }
gone-no-worker = { refused-no-worker }
gone-old-game = { refused-old-game }
gone-not-here = { refused-not-here }

new-version = A new version of Tana is here.
new-version-use = Reload
later = Later
storage-denied = This browser does not let Tana keep anything: games here last as long as this page is open.
storage-full = This browser has no room left: what you play now is kept only as long as this page is open. Make room, or save everything in the settings.
here-settings = Games in this page
here-play = Play in this page where nobody else is needed (works without a network)
backup-save = Save everything to a file
backup-bring = Bring a file back
backup-saved = Saved: settings and all games of this page.
backup-back = { $added ->
    [one] One game is back
   *[other] { $added } games are back
  }; { $known } were here already.
backup-failed = That did not work: the file is no backup of Tana’s, or this browser does not let it be kept.
take = Go on at the server
take-how = This game is in your page. It can go on at the server, where a friend can come in: as practice, since what was hidden so far lay in your own browser. The game here stays as it is.
practice-mark = Practice: this game began in somebody’s page, or where somebody chose.

stranger = You stand before somebody’s table
stranger-why = This address leads to a table, and its door opens only to those who were invited. There are three ways in.
stranger-ask = Sit down or watch: ask for the invitation
stranger-ask-how = Whoever gave you this address can send you the invitation: a longer link or a QR code. It lets you take a free seat, or watch.
stranger-send = Ask for the invitation
stranger-message = May I come to your table? Please send me its invitation (menu “Table”, then “Invite”).
stranger-shared = Asked.
stranger-copied = The question is in your clipboard: send it to your friend.
stranger-failed = This browser cannot share. Just ask your friend.
stranger-code = With the code
stranger-mine = It is your own seat
stranger-mine-how = If you already play at this table with another device or browser, open the menu “Table” there and choose “Move to another device”.

cause-started = The game begins.
cause-undone = { $name } takes a move back.
cause-paused = { $name } pauses the game.
cause-resumed = The game goes on.
cause-left = { $name } leaves.
cause-closed = The table is closed.
cause-undo-asked = { $name } asks to take a move back.
cause-joined = { $name } joins.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-nice = Nice!
phrase-wow = Wow!
phrase-ouch = Ouch!
phrase-hm = Hm …
phrase-yes = Yes
phrase-no = No
phrase-your-turn = Your turn!
phrase-one-moment = One moment
phrase-back = I’m back
phrase-look-here = Look here!
phrase-good-game = Good game!
phrase-again = Again?
phrase-bye = Bye!

## After the game

result-won = You win!
result-shared = You share the victory!
result-lost = A good game. Next time!
result-over = The game is over.
result-board = Look at the board
result-more = More
result-show = Result
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rematch = Again!
rematch-go = To the next game
record = Record
share = Share
share-line = { $rank }. { $name }: { $points }
share-line-alone = { $name }: { $points }
share-copied = The result is in your clipboard.
share-failed = This browser cannot share. Use the record instead.
replay = Replay
replay-start = The beginning
replay-quiet = Nothing that this seat could see.
replay-moves = Moves
goal = Goal: { $goal }
goal-hickory = 100 points before midnight
replay-at = Step { $at } of { $of }
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-view = Point of view
replay-everybody = what everybody saw
chart = Chance to win, as the bots see it
chart-growing = Chance to win, as the bots see it (they are still thinking)
chart-spoken = The chance of every player to win, over { $moves } moves
accounts = Luck and choice
accounts-what = In percent of a win, as the bots see it: what all throws and draws brought, and what one’s own choices gave away.
accounts-who = Player
accounts-luck = Luck
accounts-lost = Own choices
accounts-costly-mine = Your most costly moves
accounts-costly = The most costly moves of { $name }
accounts-move = { $number }. { $made }.
accounts-better = Better: { $best } ({ $loss } % given away).
accounts-why = It was ahead in: { $why }.
fairness = Fairness
fair-title = The luck of this game of { $game }
fair-proven = This page checked it: every card and die came from numbers fixed before the game, and it agrees with what this browser kept from then.
fair-not-provable = Everything adds up. But this browser kept nothing from before the game, so it cannot tell an honest game from an invented one.
fair-false = This receipt is false.
fair-consents = { $times ->
    [one] Once everybody agreed to take moves back. Do you remember agreeing?
   *[other] { $times } times everybody agreed to take moves back. Do you remember agreeing?
}
fair-lie-version = It is not a receipt of a fair game that this page can read.
fair-lie-commitment = The secret is not the one whose fingerprint was shown before the game.
fair-lie-contribution = What this browser added is missing from the luck.
fair-lie-length = A secret or a contribution does not have the right length, or one is missing.
fair-lie-gap = Numbers are missing: luck was skipped or used twice.
fair-lie-undo = Moves are said to be taken back that this page never saw taken back.
fair-lie-record = The record tells other moves or names than the receipt.
fair-lie-entropy = The luck of the record does not follow from the secret and the contributions.
fair-here = This page drew the luck of this game by itself, for you alone: there is nobody to prove it to. The numbers below and the record let anybody play it again.
fair-practice = This was practice: its position or its luck was chosen beforehand, so there is nothing to check.
fair-how = Before the game the server fixed a secret and showed its fingerprint. Then every seat added numbers of its own. All luck follows from both, so nobody could choose it. You can check this receipt yourself with the command “tana verify”.
fair-commitment = Fingerprint shown before the game
fair-secret = The server’s secret
fair-contribution = Added by { $name }
fair-moves = Draws of luck
fair-save = Save the receipt
back-to-table = Back to the table

## Learning

learn = Learn
learn-title = Learn { $game }
learn-how = In each chapter a position waits for you on the real board: do what the note says and see what happens. Nothing can go wrong.
learn-complete = You know everything you need. Play!
learn-start = Start the lesson
learn-go-on = Go on with the lesson
learn-play = Play against bots
learn-chapters = Chapters
learn-read = done
lesson-at = { $step } of { $total }
lesson-next = Next
lesson-onwards = Next chapter
lesson-finish = Finish
lesson-done = Well done!
lesson-read = Read, then go on.
lesson-first = First do what the lesson says.
rules = Rules
rules-missing = The rules of this game are not written down here yet.
rules-notes = Show the numbers of the rules
rules-contents = Contents
rules-table = Table
rules-ruling = House ruling
rules-reconstructed = reconstructed
devices = My devices
devices-link = My devices: sign out, or play on another one
devices-none = This browser has no seats yet, so there is nothing to sign out.
devices-full = These are as many devices as one can have. Sign one out first.
device-unknown = A device
device-here = this one
device-seen = last used { $when }
sign-out = Sign out
sign-out-here = Sign out here
sign-out-everywhere = Sign out everywhere
sign-out-sure = This browser forgets your seats. Your other devices keep them.
sign-out-last = Your seats stay at their tables, but no device of yours can play them any more. Bots can stand in for you.
devices-another = Play on another device, too
devices-another-how = The other device gets all your seats at all tables, and you keep them here.
devices-another-make = Show a code
devices-another-time = Scan the picture or type the code on the other device. It works once, within { $minutes } minutes.
carry = Bring my seats here
carry-enter = I have a code from another device
carry-about = This browser will hold the seats of your other device, too.
carry-code = The code that your other device shows
carry-warning = Only go on if you made this code yourself. Whoever made it can play every seat of this browser.
carry-go = Bring them here
carry-wrong = This code is not valid (any more). Let your other device show a new one.
carry-leaves = This browser sits at tables of its own. It would leave them for good.
carry-anyway = Leave them and bring the others here
