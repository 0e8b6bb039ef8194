### Hickory Dickory

game-title = Hickory Dickory
game-blurb = A team of mice rides the hands of a cuckoo clock: hop off in the right place, gather tiles, deliver them before midnight, and mind the cat.

## Options

option-setup = Setup
option-setup-standard = Start where the hunt board says
option-setup-advanced = Players choose where to start
option-data = Component data
option-data-standard = The edition in the box
option-colour_1 = Colour of seat 1
option-colour_1-auto = Next free colour
option-colour_1-blue = Blue
option-colour_1-yellow = Yellow
option-colour_1-brown = Brown
option-colour_1-red = Red
option-colour_2 = Colour of seat 2
option-colour_2-auto = Next free colour
option-colour_2-blue = Blue
option-colour_2-yellow = Yellow
option-colour_2-brown = Brown
option-colour_2-red = Red
option-colour_3 = Colour of seat 3
option-colour_3-auto = Next free colour
option-colour_3-blue = Blue
option-colour_3-yellow = Yellow
option-colour_3-brown = Brown
option-colour_3-red = Red
option-colour_4 = Colour of seat 4
option-colour_4-auto = Next free colour
option-colour_4-blue = Blue
option-colour_4-yellow = Yellow
option-colour_4-brown = Brown
option-colour_4-red = Red

## Tokens

colour-purple = purple
colour-green = green
colour-blue = blue
colour-orange = orange
symbol-button = button
symbol-feather = feather
symbol-thread = thread
symbol-key = key
symbol-thimble = thimble

tile-none = no tile
tile-purple-button = purple button
tile-purple-feather = purple feather
tile-purple-thread = purple thread
tile-purple-key = purple key
tile-purple-thimble = purple thimble
tile-green-button = green button
tile-green-feather = green feather
tile-green-thread = green thread
tile-green-key = green key
tile-green-thimble = green thimble
tile-blue-button = blue button
tile-blue-feather = blue feather
tile-blue-thread = blue thread
tile-blue-key = blue key
tile-blue-thimble = blue thimble
tile-orange-button = orange button
tile-orange-feather = orange feather
tile-orange-thread = orange thread
tile-orange-key = orange key
tile-orange-thimble = orange thimble
tile-wild = wild item
tile-crown = crown
tile-sceptre = sceptre
tile-goblet = goblet

picture-purple-button = purple button
picture-purple-feather = purple feather
picture-purple-thread = purple thread
picture-purple-key = purple key
picture-purple-thimble = purple thimble
picture-green-button = green button
picture-green-feather = green feather
picture-green-thread = green thread
picture-green-key = green key
picture-green-thimble = green thimble
picture-blue-button = blue button
picture-blue-feather = blue feather
picture-blue-thread = blue thread
picture-blue-key = blue key
picture-blue-thimble = blue thimble
picture-orange-button = orange button
picture-orange-feather = orange feather
picture-orange-thread = orange thread
picture-orange-key = orange key
picture-orange-thimble = orange thimble
picture-any-button = any button
picture-any-feather = any feather
picture-any-thread = any thread
picture-any-key = any key
picture-any-thimble = any thimble

mouse-scavenger = Scavenger
mouse-spotter = Spotter
mouse-scurrier = Scurrier
mouse-scamp = Scamp

icon-none = nothing
icon-climb = climb
icon-search = search
icon-favor = favor card
icon-market = market
icon-scamp = Scamp
icon-deliver = deliver
icon-return = return relics
icon-leap = leap
icon-toss = toss

board-a = A
board-b = B
board-c = C
board-d = D

## Choices

action-stay = Stay on the minute hand
action-hop-off = Hop off onto the outer ring
action-hop-back = Hop back onto the number before
action-outer = Move to the outer ring
action-hop-on = Hop onto the minute hand
action-claim = Claim the tile on the leaf
action-skip = Skip this
action-done = End the activation
action-swap = Rearrange the tiles of your mice here
action-keep = Leave the tiles as they are
action-climb = Climb the chain
action-search = Draw tiles from the bag
action-draw = Draw a favor card
action-wild = Take a wild item from the market
action-score = Hand over what you have chosen
action-activate = Activate the { $mouse }
    .group = Activate
action-give = Give the tile to the { $mouse }
    .group = Give the tile to
action-toss = Toss: exchange tiles with the { $mouse }
    .group = Toss: exchange tiles with
action-leap = Leap to { $number }
    .group = Leap to
action-scamp = Send the Scamp to { $number }
    .group = Send the Scamp to
action-take = Take from the basket: { $tile }
    .group = Take from the basket
action-drop = Put back into the bag: { $tile }
    .group = Put back into the bag
action-put-back = Put back one of the tiles drawn: { $tile }
    .group = Put back one of the tiles drawn
action-spend = Spend: { $tile }
    .group = Spend
action-deliver = Deliver: { $tile }
    .group = Deliver
action-return = Return to Lord Cuckoo: { $tile }
    .group = Return to Lord Cuckoo
action-bonus = Use the bonus item of favor card { $card }
    .group = Use the bonus item of a favor card
action-favor = Play favor card { $card }
    .group = Play a favor card
action-discard = Discard favor card { $card }
    .group = Discard a favor card
action-quest = Complete quest { $slot }
action-place = Place the wild item on { $cell }
    .group = Place the wild item on
action-lose = The { $mouse } loses: { $tile }
    .group = The { $mouse } loses
action-start = The { $mouse } starts on { $number }
    .group = The { $mouse } starts on

## The log: setup

event-priority = { $me ->
    [seat] You have priority.
   *[none] { $seat } has priority.
}
event-space = Number { $number }: { $cost ->
    [0] { "" }
   *[other] spend { $cost } to { "" }
}{ $icon }{ $count ->
    [0] { "" }
   *[other] { " " }{ $count }
}.
event-leaf-filled = New on the leaf of { $number }: { $tile }.
event-basket-filled = New in the bargain basket: { $tile }.
event-quest-shown = Quest { $quest } is revealed.
event-quests-shuffled = The quests are shuffled again.
event-hunt-board = { $me ->
    [seat] You hunt with board { $board }.
   *[none] { $seat } hunts with board { $board }.
}
event-started = { $me ->
    [seat] Your { $mouse } starts on { $number }.
   *[none] { $seat }’s { $mouse } starts on { $number }.
}

## The log: ticks and activation

event-round-began = A round begins; the hour hand is on { $number }.
event-tick = Tick: the minute hand is on { $number }.
event-tick-covered = A cat paw covers { $number }: nobody activates.
event-activated = { $me ->
    [seat] Your { $mouse } is active.
   *[none] { $seat }’s { $mouse } is active.
}
event-stayed = { $me ->
    [seat] Your { $mouse } stays on the hand.
   *[none] { $seat }’s { $mouse } stays on the hand.
}
event-skipped = { "" }
event-ended = { "" }
event-kept = { "" }
event-hopped-off = { $me ->
    [seat] Your { $mouse } hops off onto { $number }.
   *[none] { $seat }’s { $mouse } hops off onto { $number }.
}
event-hopped-back = { $me ->
    [seat] Your { $mouse } hops back onto { $number }.
   *[none] { $seat }’s { $mouse } hops back onto { $number }.
}
event-moved-out = { $me ->
    [seat] Your { $mouse } moves to the outer ring of { $number }.
   *[none] { $seat }’s { $mouse } moves to the outer ring of { $number }.
}
event-hopped-on = { $me ->
    [seat] Your { $mouse } hops onto the hand.
   *[none] { $seat }’s { $mouse } hops onto the hand.
}
event-bumped = { $me ->
    [seat] Your { $mouse } is bumped off the hand!
   *[none] { $seat }’s { $mouse } is bumped off the hand!
}
event-leapt = { $me ->
    [seat] Your { $mouse } leaps to { $number }.
   *[none] { $seat }’s { $mouse } leaps to { $number }.
}
event-scamp-placed = { $me ->
    [seat] Your Scamp turns up on { $number }.
   *[none] { $seat }’s Scamp turns up on { $number }.
}

## The log: tiles

event-claimed = { $me ->
    [seat] Your { $mouse } claims the { $tile } on the leaf.
   *[none] { $seat }’s { $mouse } claims the { $tile } on the leaf.
}
event-drew-tile = { $me ->
    [seat] You draw from the bag: { $tile }.
   *[none] { $seat } draws from the bag: { $tile }.
}
event-put-back = { $me ->
    [seat] You put the { $tile } back.
   *[none] { $seat } puts the { $tile } back.
}
event-took-tile = { $me ->
    [seat] You take the { $tile } from the basket.
   *[none] { $seat } takes the { $tile } from the basket.
}
event-took-wild = { $me ->
    [seat] You take a wild item from the market.
   *[none] { $seat } takes a wild item from the market.
}
event-stowed = { $me ->
    [seat] Your { $mouse } stows the { $tile }.
   *[none] { $seat }’s { $mouse } stows the { $tile }.
}
event-dropped = { $me ->
    [seat] You have no room: the { $tile } goes back into the bag.
   *[none] { $seat } has no room: the { $tile } goes back into the bag.
}
event-rearranged = { $me ->
    [seat] You rearrange tiles.
   *[none] { $seat } rearranges tiles.
}
event-tossed = { $me ->
    [seat] You toss tiles to and from your { $mouse }.
   *[none] { $seat } tosses tiles to and from the { $mouse }.
}
event-spent = { $me ->
    [seat] Your { $mouse } spends the { $tile }.
   *[none] { $seat }’s { $mouse } spends the { $tile }.
}
event-spent-bonus = { $me ->
    [seat] You spend the { $tile } of favor card { $card }.
   *[none] { $seat } spends the { $tile } of favor card { $card }.
}

## The log: chain and favors

event-climbed = { $me ->
    [seat] Your Scaler climbs to space { $space }.
   *[none] { $seat }’s Scaler climbs to space { $space }.
}
event-chain-points = { $me ->
    [seat] The chain gives you { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[none] The chain gives { $seat } { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
event-finished-chain = { $me ->
    [seat] Your Scaler reaches the leaf: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $seat }’s Scaler reaches the leaf: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-favor-drawn = { $me ->
    [seat] { "" }
   *[none] { $seat } draws a favor card.
}
event-favor-card = { $me ->
    [seat] You draw favor card { $card }.
   *[none] { $seat } draws favor card { $card }.
}
event-favors-shuffled = The favor discards are shuffled into a new deck.
event-favor-played = { $me ->
    [seat] Your { $mouse } uses favor card { $card }.
   *[none] { $seat }’s { $mouse } uses favor card { $card }.
}
event-favor-discarded = { $me ->
    [seat] You discard favor card { $card }.
   *[none] { $seat } discards favor card { $card }.
}

## The log: delivery

event-delivered = { $me ->
    [seat] Your { $mouse } delivers: { $tile }.
   *[none] { $seat }’s { $mouse } delivers: { $tile }.
}
event-delivered-bonus = { $me ->
    [seat] You add the { $tile } of favor card { $card }.
   *[none] { $seat } adds the { $tile } of favor card { $card }.
}
event-items-scored = { $seat }: items, +{ $points }
event-symbol-scored = { $seat }: most of one symbol, +{ $points }
event-colour-scored = { $seat }: most of one colour, +{ $points }
event-delivery-total = { $me ->
    [seat] That makes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you.
   *[none] That makes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }.
}
event-quest-done = { $me ->
    [seat] You complete quest { $quest }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $seat } completes quest { $quest }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-placed = { $me ->
    [seat] The { $tile } goes on { $cell } of your hunt board.
   *[none] The { $tile } goes on { $cell } of { $seat }’s hunt board.
}
event-not-placed = { $seat }: the { $tile } has no place on the hunt board and goes into the bag.
event-relic-brought = { $me ->
    [seat] Your { $mouse } brings Lord Cuckoo the { $tile }.
   *[none] { $seat }’s { $mouse } brings Lord Cuckoo the { $tile }.
}
event-relic-returned = { $me ->
    [seat] You return the { $tile } to Lord Cuckoo: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $seat } returns the { $tile } to Lord Cuckoo: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

## The log: rounds

event-round-ended = Cuckoo! The round is over.
event-paw-placed = A cat paw comes down on { $number }.
event-pushed = { $me ->
    [seat] Your { $mouse } is pushed ahead to { $number }.
   *[none] { $seat }’s { $mouse } is pushed ahead to { $number }.
}
event-scratched = The cat scratches on { $number }: { $count ->
    [one] one mouse is there.
   *[other] { $count } mice are there.
}
event-lost = { $me ->
    [seat] Your { $mouse } loses: { $tile }.
   *[none] { $seat }’s { $mouse } loses: { $tile }.
}
event-hour-struck = The hour hand moves to { $number }.
event-moved-in = All mice on the outer ring move in.
event-midnight = Midnight! The hunt is over.
event-hunt-lines = { $me ->
    [seat] Your hunt board has { $lines ->
        [one] one full line
       *[other] { $lines } full lines
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $seat }’s hunt board has { $lines ->
        [one] one full line
       *[other] { $lines } full lines
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-final-bonus = { $me ->
    [seat] You add the { $tile } of favor card { $card }.
   *[none] { $seat } adds the { $tile } of favor card { $card }.
}
event-final-delivery = { $me ->
    [seat] What is left in your pouches counts like a delivery.
   *[none] What is left in { $seat }’s pouches counts like a delivery.
}
event-solo-won = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: the hunt is won, { $seat }!
event-solo-lost = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: less than 100, { $seat }, and the hunt is lost.
event-game-over = The game is over.

## The board in words

sketch-clock = The clock: hour hand { $hour }, minute hand { $minute }
sketch-sides = Around the clock
sketch-none = –
sketch-row = { $first }, { $rest }
sketch-notes = { $first } · { $rest }
sketch-word = { $word }
sketch-part = { $icon }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
sketch-paid-part = spend { $cost } → { $icon }{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}
sketch-piece = { $me ->
    [seat] your { $mouse }
   *[none] { $seat }’s { $mouse }
}
sketch-number = { $number }{ $sky }: { $notes }
sketch-sky-neither = { "" }
sketch-sky-sun = {" "}☀
sketch-sky-moon = {" "}☾
sketch-action = { $parts }
sketch-paw = cat paw
sketch-leaf = leaf: { $tile }
sketch-inner = inner: { $mice }
sketch-outer = outer: { $mice }
sketch-hand = Minute hand ({ $spaces } spaces), from the tip: { $mice }
sketch-priority = Priority: { $seat }
sketch-market = Market: { $wilds ->
    [one] one wild item
   *[other] { $wilds } wild items
}; basket: { $basket }
sketch-quest = Quest { $slot }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $pictures }
sketch-chain = Next to reach the leaf of the chain: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sketch-decks = Bag: { $bag } tiles; favor deck: { $favors }; quest deck: { $quests }
sketch-pool = In hand: { $tiles }
sketch-bonus = Bonus items: { $tiles }
sketch-dealing = To give next: { $tile }
sketch-active = Active: { $mouse }
sketch-team = { $me ->
    [seat] You
   *[none] { $seat }
}: { $points ->
    [one] one point
   *[other] { $points } points
}
sketch-mouse = { $mouse }, { $place } ({ $carried }/{ $room }): { $tiles }
sketch-ring-out-of-play = out of play
sketch-ring-hand = hand
sketch-ring-inner = { $number } inner
sketch-ring-outer = { $number } outer
sketch-ring-falling = falling
sketch-progress = Scaler on { $scaler }; hunt { $filled }/16; favor cards: { $cards }
sketch-card = Card { $card }: { $icons }
sketch-bonus-card = Card { $card }: { $icons }, or { $tile }
sketch-hunt = { $me ->
    [seat] Your hunt board
   *[none] { $seat }’s hunt board
}
sketch-empty-space = { $cell }: { $tile } wanted
sketch-filled-space = { $cell }: { $tile } placed
face-P = P
face-G = G
face-B = B
face-O = O
face-Bu = Bu
face-Fe = Fe
face-Th = Th
face-Ke = Ke
face-Ti = Ti

## How it ended

end-midnight = Midnight has struck.
end-solo-won = Midnight has struck: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, the goal of 100 is reached.
end-solo-lost = Midnight has struck: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, short of the goal of 100.
score-deliveries = Deliveries
score-quests = Quests
score-chain = Chain
score-relics = Relics
score-hunt = Hunt board
score-leftovers = Left in the pouches

## Why not?

why-over = The game is over.
why-start-first = First place your mice.
why-activate-first = First choose which of your mice activates.
why-swap-or-keep = Before the hand moves on, rearrange your tiles or keep them.
why-on-hand = A mouse on the hand stays or hops off.
why-on-inner = A mouse on the inner ring moves to the outer ring or hops onto the hand.
why-bumped = A bumped mouse lands on this number or on the one before.
why-claim-first = First claim the tile on the leaf, or skip it.
why-act-first = Now is the time for the action of the space.
why-icon-first = First resolve the icon of the favor card, or skip it.
why-end = The mouse has done what it can: end its activation, or play a card.
why-put-back-first = First put back one of the tiles the Spotter drew.
why-drop-first = There is no room: first put a tile back into the bag.
why-deal-first = First give the tiles in hand to your mice.
why-take-first = First take the second tile from the basket.
why-discard-first = Three favor cards are too many: first discard one.
why-deliver-first = Add more to the delivery, or score it.
why-quest-first = First choose which quest to complete.
why-place-first = First place the wild item on the hunt board.
why-lose-first = First choose what the cat takes.
why-return-first = Return another relic, or hand over those you have chosen.
why-started = The { $mouse } already has its start space.
why-not-twelve-or-one = No mouse starts on 12 or 1.
why-own-mouse-there = One of your mice is already on { $number }.
why-sun-and-moon = One of your mice has to start on a sun and one on a moon number.
why-not-waiting = The { $mouse } has nothing to do here.
why-pay-first = First pay the cost in full.
why-swapped-already = You have already rearranged tiles at this point.
why-nothing-to-swap = There is nothing to exchange.
why-no-such-card = Favor card { $card } is not in your hand.
why-card-in-progress = The icons of another card come first.
why-no-icon-possible = None of this card’s icons is possible now.
why-only-scurrier = Only the Scurrier leaps off the hand.
why-covered = A cat paw covers { $number }.
why-out-of-reach = { $number } is out of reach.
why-scamp-there = The Scamp is already on { $number }.
why-impossible = Not possible now: { $icon }.
why-cannot-pay = The active mouse cannot pay { $cost ->
    [one] one tile
   *[other] { $cost } tiles
}.
why-costs = First spend { $cost ->
    [one] one tile
   *[other] { $cost } tiles
} for this: { $icon }.
why-other-icon = The icon to resolve now: { $icon }.
why-not-in-basket = There is no { $tile } in the basket.
why-both-together = Tiles are taken from the basket together: take the { $tile }.
why-relic = A relic cannot be delivered.
why-not-carried = The active mouse carries no { $tile }.
why-no-bonus = Favor card { $card } has no bonus item.
why-not-elsewhere = The { $mouse } is not elsewhere on the clock.
why-not-drawn = No { $tile } was drawn.
why-not-at-hand = There is no { $tile } to put back.
why-not-sharing = The { $mouse } does not share tiles here.
why-pouch-full = The pouch of the { $mouse } is full.
why-dealt-in-order = Equal tiles are given in the order Scavenger, Spotter, Scurrier, Scamp; the { $mouse } has had its turn.
why-space-filled = { $cell } is already filled.
why-not-scratched = The { $mouse } has no such tile on the scratched number.

# Standing answers, given in advance.

standing-stay = Stay on the minute hand
standing-keep = Leave my tiles as they are at the end of a tick, until my tiles change
