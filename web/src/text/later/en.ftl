### Texts of the client for the screens after the first one. They are loaded with those screens.

cancel = Cancel
yes = Yes
no = No
somebody = Somebody
titled = { $what }: { $which }

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
setting-standing = Allow automatic answers
setting-standing-how = For decisions that come up often. Nobody can then see who is at the table.
setting-chat = Chat
setting-chat-off = Off
setting-chat-phrases = Set phrases only
setting-chat-free = Free text
seat-you = you
seat-turn = their turn
seat-standin = a bot stands in
seat-open = free
seat-away = away
levels-note-buddel = { $seats ->
    [2] In Buddel-Bande, no bot thinks for long: more thought would not help.
   *[other] With three or more, luck decides most games of Buddel-Bande: from digger on, levels hardly differ, and no bot thinks for long.
}
levels-note-uly = { $seats ->
    [2] { "" }
   *[other] With three or more, everybody but the wolf wins or loses a round together in Uly & Polly: the level of a bot matters little.
}
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
lobby-come = Your friends can join right away.
lobby-complete = Everybody is here.
lobby-screen = This screen shows the board. Scan the code with your phone to sit down.
lobby-bots = Fill the free seats with bots and start
lobby-differently = Change the number of players or the options
invite-text = Come and play { $game } with me!
invite-text-practice = Come and play { $game } with me! It is a practice game: it began in my browser.
network-closed = Your friends cannot reach this server yet
network-warning = It listens on this computer only. You can open it to your local network: everybody on it, in your home or on this Wi-Fi, can then reach this server until you stop it. Do this only on a network you trust.
network-none = It listens on this computer only, and this computer has no address that others can reach. Connect it to a network and reload this page.
network-open = Open to the local network
join-wrong-code = No table has this code.
join-removed = The host has removed you from this table.
join-wrong-code-how = Check it with the person who gave it to you: it has six letters or digits, and a new invitation ends the old one.
join-wrong-link-how = A new invitation ends the old one. Ask for a new link, or type the code.
join-practice = This is a practice game: it began in somebody’s browser, or from a chosen position, so its luck cannot be checked and that person may know what was hidden until then.
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
what-tap = Tap anything to learn what it is.
what-scenery = This is just scenery.
keys = Keyboard shortcuts
keys-arrows = move around the board
keys-enter = select the focused item
keys-escape = cancel; skip animations
keys-keys = show these shortcuts
menu = Table
which = Which one do you mean?
done = Done
undo = Undo
undo-none = You have no move to undo.
undo-passed = Others have moved since, so your move cannot be undone.
undo-waits = Waiting for the others to agree to an undo…
undo-withdraw = Withdraw
undo-boundary = Somebody has learned something since, so this move cannot be undone.
undo-asked = { $name } would like to undo a move. Do you agree?
hint = Hint
hint-not-now = Hints are available on your own turn.
hint-thinking = Thinking…
hint-plain = A bot would play: { $text }.
hint-chance = Chance of winning: { $chance } { $who }.
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
move-waits = No connection: your move will be sent when you are back online.
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
handover-look = Take your time: only you see this.
meanwhile = { $count ->
    [one] While you waited: 1 line
   *[other] While you waited: { $count } lines
}
banner-bot = A bot is playing for you.
banner-bot-seats = A bot is playing for { $names }.
banner-back = Welcome back! A bot played for you; now it is up to you again.
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
house-oidc = Please sign in first.
house-sign-in = Sign in
house-header = Please sign in where this house asks you to, then reload this page.
house-invitation = In this house you need an invitation to open tables. To join a table, its link or code is enough.
house-open = This house is open. Reload the page.
house-back = Back to the games
house-wrong = That does not open the door. Check it and try again.
here-play = Play on this page when nobody else is needed (works offline)
backup-save = Save everything to a file
backup-bring = Restore from a file
backup-saved = Saved: settings and all games in this browser.
take = Continue on the server
take-how = This game runs in your browser. It can continue on the server, where a friend can join. It then counts as practice, because everything hidden so far was in your browser. The game here stays as it is.
practice-mark = Practice: this game began in somebody’s browser, or from a chosen position.

stranger = You have found somebody’s table
stranger-why = This address leads to a table, and its door opens only by invitation. There are three ways in.
stranger-ask = To sit down or watch: ask for an invitation
stranger-ask-how = The person who gave you this address can send you an invitation: a longer link or a QR code. It lets you take a free seat, or watch.
stranger-send = Ask for an invitation
stranger-message = May I join your table? Please send me an invitation (menu “Table”, then “Invite”).
stranger-shared = Sent.
stranger-copied = Your message is on the clipboard: send it to your friend.
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
replay-quiet = Nothing visible from this seat.
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
chart-spoken = Each player’s chance of winning over { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
accounts = Luck and choice
accounts-costly-mine = Your costliest moves
accounts-costly = { $name }’s costliest moves
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
luck-even = Luck made little difference.
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
fair-proven = Proven. This page replayed the game: every card, die and tile came from numbers fixed beforehand, and everything matches what you were shown.
fair-not-provable = Not provable. Nothing contradicts the receipt, but it proves nothing either:
fair-violation = The server cheated.
fair-consents = { $times ->
    [one] Once everybody agreed to take moves back. Do you remember agreeing?
   *[other] { $times } times everybody agreed to take moves back. Do you remember agreeing?
}
fair-lie-receipt = The receipt is damaged, or of a version that this page cannot read.
fair-lie-commitment = The secret is not the one that the server committed to before the game.
fair-lie-contribution = A player’s contribution is not part of the luck.
fair-lie-bound = The receipt is for another table, or its options, players or names are not those you were shown before the game.
fair-lie-number = A move has no number, or numbers are missing: luck was skipped, or the receipt does not end where the game did.
fair-lie-undo = Moves were taken back that nobody was allowed to take back, or that you never saw taken back.
fair-lie-shown = What you were shown does not match this receipt.
fair-lie-players = Another player signed a different game: you were not all shown the same one.
fair-lie-practice = The server committed to its luck before the game, and now calls it practice.
fair-lie-rules = The receipt has a move that the rules do not allow.
fair-doubt-no-commitment = This browser did not see the commitment before the game began, so the server could have chosen its secret last.
fair-doubt-no-contribution = This browser added nothing to the luck, so the server could have known it all beforehand.
fair-doubt-consent = The receipt says that you agreed to take moves back, and this browser did not. If you did not agree on another device, the server lied.
fair-doubt-unfinished = The receipt ends before the game does.
fair-doubt-no-rules = This page does not have the rules to replay this game. Save both files and use “tana verify”.
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
strategy = How to play well
strategy-better = Better: { $action }, { $chance }% to win (±{ $error }).
strategy-worse = Not as good: { $action }, { $chance }% (±{ $error }).
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
devices-full = You have reached the maximum number of devices. Sign one out first.
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
clock = Clock
clock-of = { $name }: { $words }
clock-left = { $time } left,
clock-stopped = { $time } left; the clock is paused.
clock-up = { $name }’s time is up.
clock-up-yours = Your time is up. You can still play until somebody else decides.
clock-up-waits = Your time is up, but nobody else is playing: the table waits for you.
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
clock-live-why = Everybody is here, so this game is live: nobody runs out of time. It continues over days when somebody leaves.
standing-give = Answer automatically…
standing-given = { $count ->
    [one] 1 automatic answer
   *[other] { $count } automatic answers
}
standing-title = Automatic answers
standing-how = The server gives such an answer for you after a random delay, until it expires or you revoke it. The others cannot tell it from one that you give yourself.
standing-until = until { $end }
standing-until-label = Until
standing-on = Turn on
standing-revoke = Revoke
standing-settles = { $answer }: will be answered automatically in a while, unless you play.
standing-failed = That did not work. Try again.
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
push-no-server = This server has no public https address, so it cannot send notifications to browsers. Other channels work.
push-no-browser = This browser cannot receive notifications. On an iPhone or iPad, first add Tana to the home screen.
push-denied = Notifications from this site are blocked. You can change that in the settings of your browser.
channels = Where you are notified
channel-push = Browser
channel-ntfy = ntfy
channel-webhook = Webhook
channel-discord = Discord
channel-matrix = Matrix
channel-telegram = Telegram
channel-add = Add another channel
channel-add-do = Add
channel-address = Address
channel-token = Access token (if needed)
channel-test = Send test
channel-remove = Remove
channel-test-sent = Sent.
channel-test-gone = This channel no longer exists.
channel-test-later = Not reached (status { $status }). Try again later.
channel-test-refused = Refused (status { $status }). Check the address.
channel-signing = Key for checking the signature, shown only now:
quiet = Quiet hours
quiet-on = Mute notifications at certain hours
quiet-begins = From
quiet-ends = Until
quiet-zone = Time zone: { $zone }
channels-full = There is no room for more channels. Remove one first.
channel-bad = This address cannot be used. It has to begin with https and a public name, like the example.
channels-no-seat = Take a seat at a table first: notifications belong to your seats.

### The host page

host-title = Host
host-key = Host key
host-key-where = The server prints it when it starts; tana host-key shows it again.
host-enter = Open
host-leave = Forget the key here
host-wrong-key = That is not the host key.
host-sure = Are you sure?
host-picture = The house: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    } here, load { $load }.
host-picture-key = A room is a table, a light is a person (bright: here now), and smoke is load.
host-counts = { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $here } of them here now; { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } in all.
host-load = { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    } connected. 95% of requests are answered within { $ms } ms. Load: { $load }.
host-tables = Tables
host-no-tables = All rooms are empty.
host-close = Close table
host-close-ask = Close the table { $game } ({ $names })? The players are notified, and the game cannot go on. Its record is kept.
host-phase-gathering = gathering
host-phase-playing = playing
host-phase-over = over
host-phase-closed = closed
host-people = People
host-no-people = Nobody has been here yet.
host-nameless = Somebody without a name
host-person = { $devices ->
    [one] 1 device
   *[other] { $devices } devices
}, last seen { $seen }
host-here = here now
host-banned = banned
host-kick = Remove from tables
host-kick-ask = Remove { $name } from all tables whose games are not over? Bots take the seats, and { $name } cannot come back there.
host-ban = Ban
host-unban = Lift ban
host-ban-ask = Ban { $name }? All devices of this person are disconnected and refused until you lift the ban.
host-ban-note = A ban applies to a person and all their devices. To keep somebody from coming back under a new name, let people in by invitation only.
host-announce = Announcement
host-announce-text = Message to all pages
host-announce-do = Announce
host-announce-remove = Remove
host-says = The host says: { $text }
host-admission = Registration
host-admission-who = Who may open tables
host-admission-open = Everybody
host-admission-invitation = New people by invitation only
host-admission-fixed = As the server was started: { $admission }
host-invite = Make an invitation
host-keeping = Server
host-version = Tana { $version }, Python { $python }, protocol { $protocol }
host-disk = { $free } MB free on the disk; the database takes { $used } MB.
host-backup = Last verified backup: { $time }
host-backup-elsewhere = This database has backups of its own.
host-backup-failed = The last backup failed: { $fault }
host-backup-now = Back up now
host-starts = Starts
host-start-first = First start.
host-start-stopped = Started after a clean shutdown; last active { $before }.
host-start-killed = Started after the server had ended unexpectedly; last active { $before }.
host-start-restored = Started with tables restored from a backup of { $before }.
host-start-moved = Started with tables moved from a file; last active there { $before }.
host-limits = Limits
host-limit-tables = { $most } tables in memory
host-limit-connections = { $most } connections
host-limit-connections_of_an_address = { $most } connections from one address
host-limit-watchers_of_a_table = { $most } watchers at a table
host-limit-devices_of_a_holder = { $most } devices of a person
host-limit-free_disk_bytes = { $most } MB of disk space kept free
host-failures = Notifications
host-notices-waiting = { $count ->
    [0] None is waiting to be sent.
    [one] 1 is waiting to be sent.
   *[other] { $count } are waiting to be sent.
}
host-no-failures = All channels accept them.
host-failure = { $channel } failed { $failures ->
        [one] { $failures } time
       *[other] { $failures } times
    }; next attempt { $time }
### Review
review = Review
review-progress = { $done } of { $total } moves reviewed
review-stopped = Stopped after { $done } of { $total } moves
review-again = Start again
review-accuracy = Accuracy { $accuracy }
review-counts = Blunders: { $blunders }. Mistakes: { $mistakes }. Inaccuracies: { $inaccuracies }.
review-adjusted = Without luck: { $adjusted } of a win, plus or minus { $error }.
review-pick = Choose a decision to see what it gave away. Dotted: your move. Feather: the better one.
review-path = Your chance to win over { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
review-hole = Move { $number }: { $grade ->
    [mistake] mistake
   *[blunder] blunder
}
review-made = { $grade ->
    [inaccuracy] An inaccuracy: { $made }.
    [mistake] A mistake: { $made }.
    [blunder] A blunder: { $made }.
   *[sound] A sound choice: { $made }.
}
review-better = Better: { $best }. It gave away { $loss } points of winning chance, plus or minus { $error }.
review-try = Try again
review-watch-better = Watch the better move
review-watch-made = Watch your move
review-watch-tried = Watch it played out
review-question = This is what you knew. What would you do now?
review-right = Well found: as good as the best.
review-wrong = Not quite: it gives away about { $loss } points. Another idea?
review-show = Show the answer
review-decisions = Decisions
review-line = { $number }. { $made }{ $grade ->
    [inaccuracy] : inaccuracy
    [mistake] : mistake
    [blunder] : blunder
   *[sound] { "" }
}
review-seat = Whose game

### Play from here
play-from-here = Play from here
play-from-seat = Play as
play-from-level = Against
play-from-way = Hidden information
play-from-known = as I knew it: dealt anew
play-from-true = as it was
play-from-do = Play this position

### The calendar of deadlines

calendar = Calendar
calendar-what = Your deadlines in a calendar app: when you have to move, the game and who plays with you.
calendar-address = Subscribe to this address in your calendar app. Keep it secret: it is shown only once.
calendar-on = A calendar app can read your deadlines.
calendar-make = Make an address
calendar-renew = Replace the address
calendar-remove = Remove
### Finished games

history-title = My burrow
history-link = My finished games
history-none = No finished games yet. The first one will be here.
history-nothing = No game matches.
history-game = Game
history-any = All games
history-opponent = Opponent
history-more = Show more
history-export = Save everything as a file
history-place = { $rank ->
    [1] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $rank }th of { $players }
}
history-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } alone
history-player = { $name } ({ $points })
history-somebody = a player
history-left = { $name } left
history-practice = practice
history-undone = with an undo by consent
history-expired = The table has expired.
history-private = Others see only what you have chosen under “Who sees what”.
stats-title = How it went
stats-wins = { $won ->
    [0] { $game }: { $played } played, no win yet.
   *[other] { $game }: { $won } of { $played } won; most points: { $best }.
}
stats-streak = { $longest ->
    [0] The first win is still to come.
   *[other] Longest streak: { $longest }. Wins in a row right now: { $streak }.
}
stats-sources = Where your points in { $game } come from, on average.
stats-rivals = Head to head
stats-rival = { $name }: ahead { $ahead }, behind { $behind }, of { $played }
stats-luck = Luck so far
stats-luck-good = In { $games ->
        [one] one game
       *[other] { $games } games
    }, dice and cards were worth { $luck } wins more than usual (± { $error }).
stats-luck-bad = In { $games ->
        [one] one game
       *[other] { $games } games
    }, dice and cards cost { $luck } wins (± { $error }).
stats-luck-even = In { $games ->
        [one] one game
       *[other] { $games } games
    }, good and bad luck balanced out (± { $error } wins).
person-title = The burrow of { $name }
person-nothing = No games or statistics are shared with you here.
person-games = Finished games
person-language = Speaks { $language }
person-time = It is { $time } there ({ $zone })
source-score-cubes = Tunnels
source-score-tokens = Tokens
source-score-deliveries = Deliveries
source-score-quests = Quests
source-score-chain = Chain
source-score-relics = Relics
source-score-hunt = Hunt board
source-score-leftovers = Left over
source-score-wolf = As the wolf
source-score-dog = With the dog
source-score-home = At home
challenges-title = Things in the burrow
challenges-done = { $thing }, since { $date }: { $what }
challenges-open = Still missing, { $thing }: { $what }
thing-lantern = a lantern
thing-kettle = a kettle
thing-ribbon = a ribbon
thing-feather = a feather
thing-spoon = a golden spoon
thing-key = a key
thing-acorn = an acorn
thing-bell = a bell
challenge-molly-no-project = Win Molly without a set of Projects.
challenge-molly-plenty = Score 20 points in Molly.
challenge-molly-four = Win Molly with four players.
challenge-molly-fox = Beat the fox in Molly.
challenge-hickory-solo = Score 100 points alone in Hickory Dickory.
challenge-hickory-quests = Score 20 points from quests in Hickory Dickory.
challenge-hickory-hunt = Score 15 points on the hunt board in Hickory Dickory.
challenge-hickory-fox = Beat the fox in Hickory Dickory.
challenge-uly-quick = Catch the wolf within two steps in Uly & Polly.
challenge-uly-wolf = Escape twice as the wolf in one game of Uly & Polly.
challenge-uly-five = Win Uly & Polly with five players.
challenge-uly-fox = Beat the fox in Uly & Polly.
challenge-buddel-no-dog = Win Buddel-Bande without moving the dog.
challenge-buddel-four = Win Buddel-Bande with four players.
challenge-buddel-no-look = Win Buddel-Bande without looking under a mole.
challenge-buddel-fox = Beat the fox in Buddel-Bande.
## My burrow

me-title = My burrow
me-link = My burrow: profile, recovery and privacy
me-since = Here since { $when }
me-new = Choose a name and save it. All your devices will share it.
me-save = Save
me-saved = Saved.
me-bad = This name cannot be used. It needs 1 to 24 visible characters, and no word may mix alphabets.
recovery = Recovery words
recovery-why = Twelve words bring back your seats, your name and everything else if you lose this device. Anyone who has them can play as you, so keep them safe. Browsers may delete what a page has stored after a week without a visit.
recovery-make = Make recovery words
recovery-again = Make new words (the old ones stop working)
recovery-once = The words are shown only now. Save or print them.
recovery-save = Save as a file
recovery-print = Print
restore = Restore
restore-link = I have recovery words
restore-about = Choose your recovery file, or type the twelve words in their order.
restore-file = Recovery file
restore-words = Recovery words
restore-sign-out = Sign out my other devices (choose this if one was lost)
restore-go = Restore
restore-damaged = These words are not valid: one of the twelve is misspelled, missing or in the wrong place.
restore-unknown = These words restore nobody on this server. They belong to another server, or have been replaced by newer ones.
restore-no-file = This is not a recovery file of Tana.
privacy = Who sees what
privacy-about = “People I have played with” means everybody who has been at a table with you.
privacy-presence = That I am here
privacy-history = My finished games
privacy-ladder = My place on the ladder
privacy-statistics = My statistics
audience-nobody = Only me
audience-known = People I have played with
audience-everybody = Everybody on this server
passkeys = Passkeys
passkeys-why = A passkey brings you back on any device that has it: with your fingerprint, your face or your PIN, without words to type.
passkeys-make = Make a passkey
passkeys-made = made on { $made }
passkeys-used = made on { $made }, last used on { $used }
passkeys-remove = Remove
passkeys-closed = No passkey was made.
passkeys-address = Passkeys need a host name, and this house has only a numeric address, so browsers cannot make any here. Recovery words work everywhere.
passkeys-insecure = Browsers make passkeys only over https. Recovery words work here too.
passkeys-browser = This browser cannot make passkeys here. Recovery words work everywhere.
restore-passkey = Use a passkey
restore-passkey-unknown = This passkey is not valid on this server. It was removed, or it belongs to another server.
keep-title = Safari forgets quickly
keep-why = Safari deletes what a page has stored on this device after seven days without a visit. To keep your tables, add Tana to the home screen (Share, then Add to Home Screen) or the Dock, or save your recovery words.
keep-words = Recovery words and passkeys
keep-later = Not now
delete-me = Delete me
delete-me-about = Removes your devices, names, notifications and everything else about you from this server. Games that you have played stay, without your name.
delete-me-sure = This cannot be undone. You leave all tables, and bots take your seats.
delete-me-do = Delete me for good

### The ladder

setting-rated = Rated
setting-rated-how = The game counts for the ladder: no hints, and no undo by consent. Choose it before others sit down.
rated-note = Rated: this game counts for the ladder
rated-rule-places = Your place counts, not your points. A shared place is worth the same to all who share it.
rated-rule-bots = Bots have fixed, measured ratings. Up to ten games a day with the same bot count.
rated-rule-leave = If you leave, or a bot plays your seat at the end, you take the last place.
rated-rule-standin = If a bot played for you in between, the game cannot raise your rating.
rated-rule-late = If you take over a bot’s seat after the start, the game is not rated for you, nor for that seat.
rated-rule-undo = A game with an undo by consent does not count, nor does one in which somebody plays two seats.
rated-rule-idle = A rating becomes less certain while you do not play.
rated-rule-deleted = If somebody deletes their data, their games count as games with an unknown player.
rating-pending = Calculating the ratings…
rating-changed = { $name }: { $rating } ({ $change })
rating-same-capped = { $name }: { $rating }, unchanged: enough games with this bot for one day
rating-same-standin = { $name }: { $rating }, unchanged: a bot played in between
rating-same-late = { $name }: { $rating }, unchanged: joined after the start
rating-unrated-practice = Not rated: this was practice.
rating-unrated-undone = Not rated: something was taken back by consent.
rating-unrated-twice = Not rated: somebody played two seats.
rating-unrated-unmeasured = Not rated: the strength of a bot is not known.
rating-unrated-alone = Not rated: fewer than two seats counted.
rating-unrated-off = This table was not rated.
ladder-title = Ladder
ladder-players = Players
ladder-own = Your rating: { $rating }
ladder-own-place = Place { $place } among the people you can see.
ladder-own-unsure = The question mark means that too little is known yet: the rating may be off by { $deviation } points or more. Play more rated games to get a place.
ladder-not-yet = You have no rating here yet. Open a table, turn on “Rated” in its settings, and play it to the end.
ladder-empty = Nobody you can see has a rating here yet.
ladder-you = you
ladder-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
ladder-curve = { $games } rated games up to { $date }
ladder-curve-spoken = Your rating went from { $first } to { $last }.
ladder-rules = How it works
ladder-unsure = 400 points more mean odds of ten to one. “?” means that too little is known of somebody for a place. The number after ± shows how far a rating may be off.
ladder-private = People see you here only if you let them: choose in your profile. By default, those you have played with do.
### Open tables

open-title = Who wants to play?
open-tables = Open tables
open-off = The host of this house has switched open tables off.
open-stranger = This house shows its open tables to people it knows. Say who you are, and you can join in.
open-introduce = I am { $name }
open-game = Game
open-language = Language
open-any = All
open-none = No table is waiting for players. Wait for a quick match, or open a table yourself.
open-somebody = Somebody
open-free = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
open-join-this = Join: { $game }
open-back = Back to the table
open-own = Open a table
open-own-about = You get a table with free seats. There you open it to the house, with a few words if you like.
open-own-make = Make a table
open-up = Open this table to the house
open-up-about = It is listed under “Who wants to play?” while you are here, and anybody of the house can take a free seat. Only people you have played with see your name, unless your privacy settings say otherwise.
open-up-words = A few words (optional)
open-up-strangers = Strangers may join, too
open-up-do = Open it
open-up-is = This table is open to the people of this house.
open-up-is-all = This table is open to everybody.
open-up-close = Stop listing it
quick-title = Quick match
quick-about = Say what you would play. As soon as enough people want the same, you all get a table.
quick-players = How many players (none ticked: any number)
quick-pace-relaxed = No time limit
quick-pace-minute = A minute for each decision
quick-pace-days = A day for each turn
quick-go = Find me a table
quick-game = { $game } ({ $count } waiting)
quick-waiting = { $count ->
    [0] You are waiting for others who want to play { $game }.
    [one] You and one other person are waiting to play { $game }.
   *[other] You and { $count } others are waiting to play { $game }.
}
quick-stay = Stay on this page: leaving it ends the wait.
quick-stop = Stop waiting
host-open = Open tables
host-open-who = Who sees open tables and may join them
host-open-off = Nobody
host-open-house = People of this house
host-open-everybody = Strangers too, where a table is open to them
## Puzzles

puzzles = Puzzles
puzzles-about = Positions from real games in which one choice is clearly best, given what the player knew. There is a new one every day.
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-you = you are player { $number }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-question = What is your best choice? Tap it on the board.
puzzle-choices = All choices ({ $count })
puzzle-explanation = Explanation
puzzle-answer = { $points ->
    [100] Right! 100 points.
    [0] Not this time: 0 points.
   *[other] A reasonable choice: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
puzzle-best = The best choice: { $best }.
puzzle-values = Chance to win after each choice
puzzle-value = { $chance } (±{ $error }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
puzzle-again = Try again
puzzle-share = Share
puzzle-copied = Copied.
puzzle-shared = { $game }, puzzle { $number }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $days ->
    [0] Can you solve it?
    [one] One day in a row.
   *[other] { $days } days in a row.
}
puzzle-streak = { $days ->
    [0] No streak yet: solve the puzzle of the day.
    [one] Streak: one day
   *[other] Streak: { $days } days
}
puzzle-practice = Practice
puzzle-rate = Rate my first answers
puzzle-rating = Puzzle rating { $rating } after { $answers ->
    [one] one answer
   *[other] { $answers } answers
}
puzzle-house = { $people ->
    [0] nobody here
    [one] one here
   *[other] { $people } here
}
puzzle-theme = Theme
puzzle-every-theme = Every theme
puzzle-level = Difficulty
puzzle-every-level = Every difficulty
puzzle-which = Which puzzles
puzzle-which-open = New ones
puzzle-which-failed = Failed ones again
puzzle-which-all = All of them
puzzle-next = Next puzzle
puzzle-none-left = There are no such puzzles left.
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
