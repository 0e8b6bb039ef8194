### Texts of the client: what only the screens after the first one say. They come with those screens.

cancel = Cancel
yes = Yes
no = No
somebody = Somebody

## Settings

settings-name = Your name
settings-language = Language
settings-theme = Theme
theme-auto = Same as system
theme-light = Light (morning garden)
theme-dark = Dark (underground)
settings-sound = Sounds
settings-volume = Volume
settings-motion = Animations
settings-pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
settings-single = Roll the dice and end turns for me when there is no other choice
settings-confirm = Confirm moves that cannot be undone
settings-shortcuts = Keyboard shortcuts at the table (press ? for a list)
settings-notices = Notify me when it is my turn and this page is in the background
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

## Setting up a table

setup = New table
setup-who = Who is playing?
setup-count = Number of players
setup-players = { $count ->
    [one] Solo
   *[other] { $count } players
}
setup-name = Name of player { $number }
setup-length = Takes about { $minutes }.
setup-open = Open the table and invite
setup-start = Start
options = Options
table-settings = Table settings
setting-hints = Hints from bots
setting-consent = Undo further back if everybody agrees
setting-spectators = Spectators allowed
setting-chat = Chat
setting-chat-off = Off
setting-chat-phrases = Set phrases only
setting-chat-free = Free text
seat-you = you
seat-turn = their turn
seat-standin = a bot stands in
seat-open = free
seat-away = away
levels-note-buddel = Luck decides most games of Buddel-Bande: from digger on, levels hardly differ, and no bot thinks for long.
lobby-who = Who plays seat { $number }
lobby-waiting = Waiting for the others…
lobby-open = Waiting for players…
lobby-host = The host starts the game.
start = Start the game
join-sit = Sit down
join-take = Take the seat
join-full = All seats are taken.
invite = Invite
invite-make = Create an invitation
invite-code = Code
invite-link = Link
invite-copy = Copy
invite-copied = Copied
invite-failed = Could not copy
invite-share = Share
invite-qr = QR code of the invitation
setup-screen = This screen is the board
setup-screen-how = Everybody plays on their own phone; secrets stay there.
lobby-free = Free: scan, tap the link or type the code
lobby-come = Your friends can come in right away.
lobby-complete = Everybody is here.
lobby-screen = This screen shows the board. Scan the code with your phone to sit down.
lobby-bots = Fill the free seats with bots and start
lobby-differently = Other number of players or options
invite-text = Come and play { $game } with me!
invite-text-practice = Come and play { $game } with me! It is a practice game: it began on my page.
network-closed = Your friends cannot reach this server yet
network-warning = It listens on this computer only. You can open it to your local network: everybody on it, in your home or on this Wi-Fi, can then reach this server until you stop it. Do this only on a network you trust.
network-none = It listens on this computer only, and this computer has no address that others can reach. Connect it to a network and reload this page.
network-open = Open to the local network
join-wrong-code = No table has this code.
join-wrong-code-how = Check it with the person who gave it to you: it has six letters or digits, and a new invitation ends the old one.
join-wrong-link-how = A new invitation ends the old one. Ask for a new link, or type the code.
join-practice = This is a practice game: it began on somebody’s page, or where somebody chose, so its luck cannot be checked and that person may know what was hidden until then.
join-rules = Read the rules
join-lesson = Try the lesson
join-replay = Watch the replay
join-move = { $name }’s seat moves to this device.
join-hand = This phone becomes { $name }’s hand: what only { $name } may see is shown here, and no longer on the screen in front of everybody.
join-hand-take = Hold my hand here
hand-pair = Hand on a phone
hand-pair-how = Scan this with your phone: { $name } plays from there, and this screen shows only what everybody may see. The code works once, for 15 minutes.
hand-here = Your hand
hand-nothing = You hold no secrets right now.
hand-board = Show the whole table
hand-only = Show my hand only
hand-curtain = plays from a phone
hand-looking = Look at the big screen.

## At the table

players = Players
board = Board
tools = Tools
side = Choices and log
choices = Choices
choices-none = It is not your turn.
choices-wait = One moment…
command = Type a move
command-example = Type, e.g. { $notation }
command-do = Play
log = Log
log-live = What is happening
chat = Chat
chat-off = Chat is off at this table.
chat-text = Your message
chat-say = Send
what = What is this?
what-tap = Tap anything to hear what it is.
what-scenery = This is just scenery.
keys = Keyboard shortcuts
keys-arrows = move around the board
keys-enter = select what has the focus
keys-escape = cancel; skip animations
keys-keys = show these shortcuts
menu = Table
which = Which one do you mean?
done = Done
undo = Undo
undo-none = You have not made a move that could be undone.
undo-passed = Others have moved since, so the move stays.
undo-waits = Waiting for the others to agree to an undo…
undo-withdraw = Withdraw
undo-boundary = Somebody has learned something since, so the move stays.
undo-asked = { $name } would like to undo a move. Do you agree?
hint = Hint
hint-not-now = Hints are for your own turn.
hint-thinking = Thinking…
hint-plain = A bot would play: { $text }.
hint-chance = Chance of winning: { $chance }% { $who }.
hint-why = Why: { $reasons }.
first-move = To begin, you could: { $text }.
final = cannot be undone
final-next = (This cannot be undone.)
final-not = (This can be undone.)
confirm-ask = This cannot be undone. Go ahead?
confirm-do = Go ahead
tab-yours = ● Your turn: { $game }
turn-of-person = It is { $name }’s turn.
turn-of-away = It is { $name }’s turn, but they are away. After half a minute you can let a bot play (menu “Table”).
since-you-looked = Since you last looked:
skip = Skip
step = Next
move-waits = No connection: your move is sent as soon as it is back.
move-not-sent = Your move was not sent.
you = You
seat-moves = Moves
seat-moves-none = No moves yet.
log-setup = { $count ->
    [one] Setup: 1 line
   *[other] Setup: { $count } lines
}
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
turn-of = { $name } is thinking…
paused = The game is paused.
pause = Pause
resume = Resume
spot-legal = { $label } (possible)
look-seen = Got it
handover = Done, pass to { $name }
handover-look = Take your time. Nobody else sees this until you are done.
meanwhile = { $count ->
    [one] While you waited: 1 line
   *[other] While you waited: { $count } lines
}
banner-bot = A bot is playing for you.
banner-bot-seats = A bot is playing for { $names }.
banner-back = Welcome back! A bot played for you. From now on you decide again.
banner-close = OK
curtain = Pass the device to { $name }
curtain-why = What { $name } may see is loaded only when the curtain is lifted.
curtain-lift = I am { $name }
watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
link-connecting = Connecting…
link-reconnecting = Connection lost. Reconnecting…
link-offline = You are offline. The game will wait.
link-closed = Closed
table-closed = This table is closed.
generic-yours = Yours
generic-gone = { $thing }, not here
generic-track = { $name }: { $value } of { $most }
standin = Let a bot play
take-back = Take my seat back
move-seat = Move to another device
open-view = Spectators see what I see
kick = Remove all spectators
watch-seat = Watch from this seat
leave = Leave the table
leave-sure = Leave for good? A bot will take over your seat.
close-table = Close the table
close-sure = Close the table for everybody?
luck-code = Compare aloud: everybody at the table must see the code
luck-commitment = Commitment: the server’s secret, sealed before the game
luck-contribution = What this browser added to the luck
luck-copy = Copy

why-over = The game is over.
why-watching = You are only watching.
why-paused = The game is paused.
why-not-your-turn = It is { $name }’s turn.
why-first = First tap this: { $thing }.
why-first-several = Not yet. { $prompt }
why-nothing = There is nothing to do here right now.
why-allowed = That is allowed, together with something that glows.

gone = The table cannot be reached
gone-moved = This seat is now played on another device.
gone-sent-away = The host has removed all spectators.
gone-signed-out = This device was signed out.
gone-closed = { refused-closed }
gone-unavailable = The table could not be loaded right now.
gone-offline = { refused-offline }
gone-version = The server is newer than this page. Please reload it.
gone-unknown-secret = { refused-unknown-secret }
gone-module = { refused-module }
gone-broken = { refused-broken }
gone-no-worker = { refused-no-worker }
gone-old-game = { refused-old-game }
gone-not-here = { refused-not-here }

here-settings = Games in this browser
house = Who goes there?
house-password = This house has a password. Ask the person who invited you.
house-password-field = House password
house-enter = Come in
house-oidc = Please sign on first.
house-sign-in = Sign on
house-header = Please sign on where this house asks you to, then load this page again.
house-invitation = At this house, those who have an invitation make the tables. With the link or code of a table you can join it.
house-open = This house is open. Load the page again.
house-back = Back to the games
house-wrong = That does not open the door. Check it and try again.
here-play = Play on this page when nobody else is needed (works offline)
backup-save = Save everything to a file
backup-bring = Restore from a file
backup-saved = Saved: settings and all games in this browser.
take = Continue on the server
take-how = This game is on your page. It can continue on the server, where a friend can join: as practice, because everything hidden so far was in your own browser. The game here stays as it is.
practice-mark = Practice: this game began in somebody’s page, or where somebody chose.

stranger = You have found somebody’s table
stranger-why = This address leads to a table, and its door opens only by invitation. There are three ways in.
stranger-ask = To sit down or watch: ask for an invitation
stranger-ask-how = The person who gave you this address can send you an invitation: a longer link or a QR code. It lets you take a free seat, or watch.
stranger-send = Ask for an invitation
stranger-message = May I join your table? Please send me an invitation (menu “Table”, then “Invite”).
stranger-shared = Sent.
stranger-copied = Your question is on the clipboard: send it to your friend.
stranger-failed = This browser cannot share. Just ask your friend.
stranger-code = With a code
stranger-mine = It is already your seat
stranger-mine-how = If you already play at this table on another device or browser, open the menu “Table” there and choose “Move to another device”.

cause-started = The game begins.
cause-undone = { $name } undoes a move.
cause-paused = { $name } pauses the game.
cause-resumed = The game continues.
cause-left = { $name } leaves.
cause-closed = The table is closed.
cause-undo-asked = { $name } asks to undo a move.
cause-joined = { $name } joins.
cause-time-up = { $name }’s time is up.
cause-proposed = { $name } proposes a change.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-nice = Nice!
phrase-wow = Wow!
phrase-ouch = Ouch!
phrase-hm = Hm…
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
result-board = View the board
result-more = More
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rematch = Play again
rematch-go = Next game
record = Record
share = Share
share-line = { $rank }. { $name }: { $points }
share-line-alone = { $name }: { $points }
share-copied = The result is on your clipboard.
share-failed = This browser cannot share. Use the record instead.
share-picture = Picture
share-picture-failed = This browser cannot draw the picture.
replay-start = The beginning
replay-quiet = Nothing that could be seen from this seat.
replay-moves = Moves
goal = Goal: { $goal }
goal-hickory = 100 points before midnight
replay-at = Step { $at } of { $of }
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-view = Point of view
replay-everybody = What everybody saw
chart = Chance of winning { $who }
chart-growing = Chance of winning { $who } (still thinking)
assumes-equal = if everybody plays on as well as { $level ->
    [sprout] a sprout
    [fox] a fox
    [owl] an owl
   *[other] a digger
  }
assumes-alone = if you play on as well as { $level ->
    [sprout] a sprout
    [fox] a fox
    [owl] an owl
   *[other] a digger
  }
assumes-bots = if bots play on at their level and people as well as { $level ->
    [sprout] a sprout
    [fox] a fox
    [owl] an owl
   *[other] a digger
  }
chart-spoken = Each player’s chance of winning over { $moves } moves
accounts = Luck and choice
accounts-costly-mine = Your most expensive moves
accounts-costly = { $name }’s most expensive moves
accounts-move = { $when }: { $made }.
accounts-better = Better: { $best }.
accounts-cost = That cost about { $games ->
    [one] 1 win
   *[other] { $games } wins
  } in 100 games.
accounts-why = It was ahead in: { $why }.
accounts-look = The better move is marked on the board
replay-better = A bot would have played: { $best }.
when-early = Early on
when-middle = In the middle of the game
when-late = Towards the end
luck-even = Luck played no great part.
luck-with-some = { $you ->
    [yes] Luck helped you a little.
   *[no] Luck helped { $name } a little.
}
luck-with-much = { $you ->
    [yes] Luck was clearly on your side.
   *[no] Luck was clearly on { $name }’s side.
}
luck-against-some = { $you ->
    [yes] Luck was a little against you.
   *[no] Luck was a little against { $name }.
}
luck-against-much = { $you ->
    [yes] Luck was clearly against you.
   *[no] Luck was clearly against { $name }.
}
choices-lost-none = { $you ->
    [yes] Your choices gave next to nothing away: well played!
   *[no] The choices gave next to nothing away.
}
choices-lost-some = { $you ->
    [yes] A few of your choices made it harder.
   *[no] A few choices made it harder.
}
choices-lost-much = { $you ->
    [yes] Some of your choices made it much harder.
   *[no] Some choices made it much harder.
}
fairness = Fairness
fair-title = The luck of this game of { $game }
fair-proven = Proven. This page played the game again: every card, die and tile came from numbers fixed before it, and all of it is what you were shown.
fair-not-provable = Not provable. Nothing contradicts the receipt, but it proves nothing either:
fair-violation = The server cheated.
fair-consents = { $times ->
    [one] Once everybody agreed to take moves back. Do you remember agreeing?
   *[other] { $times } times everybody agreed to take moves back. Do you remember agreeing?
}
fair-lie-receipt = The receipt is damaged or of a version that this page cannot read.
fair-lie-commitment = The secret is not the one that the server committed to before the game.
fair-lie-contribution = What a player added is not part of the luck.
fair-lie-bound = The receipt is of another table, or of other options, players or names than you were shown before the game.
fair-lie-number = A move has no number, or numbers are missing: luck was skipped, or the receipt ends elsewhere than the game did.
fair-lie-undo = Moves were taken back that nobody was allowed to take back, or that you never saw taken back.
fair-lie-shown = You were shown something else than this receipt leads to.
fair-lie-players = Another player signed a different game: you were not all shown the same one.
fair-lie-practice = The server committed to its luck before the game, and now calls it practice.
fair-lie-rules = The receipt has a move that the rules do not allow.
fair-doubt-no-commitment = This browser did not see the commitment before the game began, so the server could have chosen its secret last.
fair-doubt-no-contribution = This browser added nothing to the luck, so the server could have known it all beforehand.
fair-doubt-consent = The receipt says that you agreed to take moves back, and this browser did not. If you did not agree on another device, the server lied.
fair-doubt-unfinished = The receipt ends before the game does.
fair-doubt-no-rules = This page has no rules of this game to play it again with. Save both files and use “tana verify”.
fair-signed = Signed, so shown the same game: { $names }
fair-unsigned = Not signed yet (they sign when they open this screen): { $names }
fair-save-seen = Save what you were shown
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

learn-title = Learn { $game }
learn-how = In each chapter a position awaits you on the real board: do what the note says and see what happens. Nothing can go wrong.
learn-complete = You know everything you need. Play!
learn-start = Start the lesson
learn-go-on = Continue the lesson
learn-play = Play against bots
learn-chapters = Chapters
learn-read = done
lesson-at = { $step } of { $total }
lesson-next = Next
lesson-onwards = Next chapter
lesson-finish = Finish
lesson-done = Well done!
lesson-read = Read on, then continue.
lesson-first = First do what the lesson says.
rules-missing = The rules of this game have not been written down here yet.
rules-how = How to play
rules-notes = Show rule numbers
rules-contents = Contents
rules-table = Table
rules-ruling = House ruling
rules-reconstructed = reconstructed
devices = My devices
devices-link = My devices: sign out, or play on another one
devices-none = This browser has no seats yet, so there is nothing to sign out.
devices-full = You have as many devices as you can have. Sign one out first.
device-unknown = A device
device-here = this one
device-seen = last used { $when }
sign-out = Sign out
sign-out-here = Sign out here
sign-out-everywhere = Sign out everywhere
sign-out-sure = This browser will forget your seats. Your other devices keep them.
sign-out-last = Your seats stay at their tables, but none of your devices can play them any more. Bots can stand in for you.
devices-another = Play on another device too
devices-another-how = The other device gets all your seats at all tables, and you keep them here.
devices-another-make = Show a code
devices-another-time = Scan the picture or type the code on the other device. It works once, within { $minutes } minutes.
carry = Bring my seats here
carry-enter = I have a code from another device
carry-about = This browser will hold the seats of your other device too.
carry-code = The code shown on your other device
carry-warning = Continue only if you made this code yourself: the person who made it can play every seat of this browser.
carry-go = Bring them here
carry-wrong = This code is not valid or has expired. Show a new one on your other device.
carry-leaves = This browser has seats at other tables. It would give them up for good.
carry-anyway = Give them up and bring the others here

## Time and pace

pace = Time limit
pace-none = No limit
pace-live = Live: { $time } per decision
pace-days = Over days: { $time } per turn
pace-days-how = Each player also has a reserve of up to { $reserve }, which refills a little after every turn.
pace-change = Change the time limit
time-out = When time runs out
time-out-bot = A bot plays until they return
time-out-ask = The others decide
time-out-ask-how = They can wait, play on with a bot or end the game.
vacation = Vacation for each player
propose = Propose to the others
proposed-pace = { $name } proposes another time limit. { $pace }. When time runs out: { $end }. Do you agree?
proposed-end = { $name } proposes to end the game. Do you agree?
proposed-waits = Waiting for the others to answer your proposal.
withdraw = Withdraw
end-game = End the game
next-table = Next ({ $count })
time-short-days = { $days } d { $hours } h
time-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
time-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
time-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
time-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
clock = Clock
clock-of = { $name }: { $words }
clock-left = { $time } left,
clock-stopped = { $time } left; the clock is paused.
clock-up = { $name }’s time is up.
clock-up-yours = Your time is up. You can still play until somebody else decides.
clock-up-waits = Your time is up, but nobody else plays: the table waits for you.
clock-up-ask = { $name }’s time is up. Wait, or:
clock-then-bot-yours = then a bot plays for you until you return.
clock-then-bot-other = then a bot plays for { $name }.
clock-then-ask-yours = then the others decide how to go on.
clock-then-ask-other = then you and the others decide how to go on.
clock-then-wait-yours = then the table waits for you.
clock-then-wait-other = then the table waits for { $name }.
clock-then-vacation-yours = then your vacation days are used.
clock-then-vacation-other = then { $name }’s vacation days are used.
clock-then-declined = then the undo counts as declined.
clock-live = Live
clock-live-why = Everybody is here, so this game is live: nobody runs out of time. It goes on over days when somebody leaves.
last-turns = Last turns
clock-turn = Per turn
clock-reserve = Reserve left
clock-vacation = Vacation left
clock-vacation-none = None

## Notifications

notices-title = Notifications
notices-link = Notifications: on this device, elsewhere, quiet hours
notices-content = A notification contains the game, the names at the table and whose turn it is. You get at most one for each turn, and none while you look at the table.
push-offer = Tell me when it is my turn
push-decline = No, thanks
push-here = This device
push-failed = This browser does not allow notifications now.
push-no-server = This server has no public address with encryption, so it cannot send notifications to browsers. Other places work.
push-no-browser = This browser cannot receive notifications. On an iPhone or iPad, first add Tana to the home screen.
push-denied = Notifications from this site are blocked. You can change that in the settings of your browser.
channels = Where you are notified
channel-push = Browser
channel-ntfy = ntfy
channel-webhook = Webhook
channel-discord = Discord
channel-matrix = Matrix
channel-telegram = Telegram
channel-add = Add another place
channel-add-do = Add
channel-address = Address
channel-token = Access token (if needed)
channel-test = Send test
channel-remove = Remove
channel-test-sent = Sent.
channel-test-gone = This place does not exist any more.
channel-test-later = Not reached (status { $status }). Try again later.
channel-test-refused = Refused (status { $status }). Check the address.
channel-signing = Key for checking the signature, shown only now:
quiet = Quiet hours
quiet-on = No notifications at certain hours
quiet-begins = From
quiet-ends = Until
quiet-zone = Time zone: { $zone }
channels-full = There is no room for more places. Remove one first.
channel-bad = This address cannot be used. It needs https and a public name, in the form of the example.
channels-no-seat = Take a seat at a table first: notifications belong to your seats.
