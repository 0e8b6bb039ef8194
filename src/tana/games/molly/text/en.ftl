### Molly

game-title = Molly
game-blurb = Line up three Moles of one colour, take a pile, turn the others over. Your fullest tunnel times your emptiest one is what counts.

## Options

option-variant = Variant
option-variant-base = Base game
option-variant-bobtail = With the Bobtail in the bed
option-memory_aid = Memory aid: keep showing what was once face up

## Tokens

colour-yellow = yellow
colour-red = red
colour-white = white
colour-green = green
colour-blue = blue

card-none = no card
card-yellow = yellow Mole
card-red = red Mole
card-white = white Mole
card-green = green Mole
card-blue = blue Mole
card-tardy-yellow = yellow Tardy Mole
card-tardy-red = red Tardy Mole
card-tardy-white = white Tardy Mole
card-tardy-green = green Tardy Mole
card-tardy-blue = blue Tardy Mole
card-unseen = card nobody has seen

event-card-none = no Event
event-card-gift = Gift
event-card-windfall = Windfall
event-card-new-shoots = New shoots
event-card-cover-up = Cover up
event-card-pass-it-on = Pass it on
event-card-spring-cleaning = Spring cleaning

gift-not-chosen = not chosen yet
gift-yellow = yellow
gift-red = red
gift-white = white
gift-green = green
gift-blue = blue
gift-nothing = nothing

line-row-1 = row 1
line-row-2 = row 2
line-row-3 = row 3
line-column-a = column a
line-column-b = column b
line-column-c = column c
line-falling = the diagonal a1–c3
line-rising = the diagonal c1–a3

## Choices

action-pass = End the turn: there is no card to play
action-draw = Turn up the top card of the deck and play it
action-take = Spend a token: take display card { $slot } for a cube
action-swap = Spend a token: swap the piles { $edge }
    .group = Spend a token: swap two piles
action-hunt = Spend a token: move the Bobtail to { $cell }
    .group = Spend a token: move the Bobtail to
action-rehome = Move the pile the Bobtail found to { $cell }
    .group = Move the pile the Bobtail found to
action-play = Play display card { $slot } on { $cell }
    .group = Play display card { $slot } on
action-place = Play the card turned up on { $cell }
    .group = Play the card turned up on
action-set = Set in { $line }: take the pile { $cell }
    .group = Set in { $line }: take the pile
action-projects = Set of Projects in { $line }
action-steal = Steal a token from { $victim }
action-cover = Cover { $cell } with the first card
action-give = Pass on a { $colour } cube
action-discard = Discard a { $colour } cube

## The log

event-first-player = { $me ->
    [seat] You begin.
   *[none] { $seat } begins.
}
event-dealt = { "" }
event-turn-began = { $me ->
    [seat] It is your turn.
   *[none] It is { $seat }’s turn.
}
event-displayed = A { $card } joins the display as card { $slot }.
event-spent = { $me ->
    [seat] You spend a token.
   *[none] { $seat } spends a token.
}
event-took = { $me ->
    [seat] You take the { $card } from the display.
   *[none] { $seat } takes the { $card } from the display.
}
event-swapped = { $me ->
    [seat] You swap the piles { $cell } and { $other }.
   *[none] { $seat } swaps the piles { $cell } and { $other }.
}
event-hunted = { $me ->
    [seat] You move the Bobtail from { $source } to { $cell }.
   *[none] { $seat } moves the Bobtail from { $source } to { $cell }.
}
event-rehomed = The pile of { $source } goes to { $cell }.
event-turned-up = { $me ->
    [seat] You turn up a { $card } from the deck.
   *[none] { $seat } turns up a { $card } from the deck.
}
event-unplayable = The { $card } fits nowhere and is discarded.
event-played = { $me ->
    [seat] You play the { $card } on { $cell }.
   *[none] { $seat } plays the { $card } on { $cell }.
}
event-passed = { $me ->
    [seat] You have no card to play.
   *[none] { $seat } has no card to play.
}
event-gained-token = { $me ->
    [seat] You gain a token.
   *[none] { $seat } gains a token.
}
event-stole = { $me ->
    [seat] You steal a token from { $victim }.
    [victim] { $seat } steals a token from you.
   *[none] { $seat } steals a token from { $victim }.
}
event-no-token = { $me ->
    [seat] There is no token left that you could gain.
   *[none] There is no token left that { $seat } could gain.
}
event-set-of-moles = { $me ->
    [seat] You have a { $colour } set in { $line }.
   *[none] { $seat } has a { $colour } set in { $line }.
}
event-hidden-card = Out of { $cell } comes a { $card } that nobody had seen.
event-took-pile = { $me ->
    [seat] You take the pile of { $cell }.
   *[none] { $seat } takes the pile of { $cell }.
}
event-cube = { $me ->
    [seat] You gain a { $colour } cube.
   *[none] { $seat } gains a { $colour } cube.
}
event-cube-lost = { $me ->
    [seat] A { $colour } cube does not fit into your burrow and is discarded.
   *[none] A { $colour } cube does not fit into { $seat }’s burrow and is discarded.
}
event-flipped = The pile of { $cell } is turned over.
event-set-of-projects = { $me ->
    [seat] You have a set of Projects in { $line }: three tokens and three new cards.
   *[none] { $seat } has a set of Projects in { $line }: three tokens and three new cards.
}
event-cover-drawn = A { $card } is drawn to cover a Project.
event-covered = { $me ->
    [seat] You cover { $cell } with the { $card }.
   *[none] { $seat } covers { $cell } with the { $card }.
}
event-event-found = { $me ->
    [seat] You find the Event “{ $event }”.
   *[none] { $seat } finds the Event “{ $event }”.
}
event-event-waits = “{ $event }” waits until the other Event is over.
event-event-began = “{ $event }” { $event-is ->
    [gift] gives everybody a token.
    [windfall] gives everybody a card from the deck for its cube.
    [new-shoots] fills every empty space.
    [cover-up] covers every visible back.
    [pass-it-on] lets everybody pass a cube to the right, in secret.
   *[spring-cleaning] makes everybody discard a cube.
}
event-windfall = { $me ->
    [seat] You draw a { $card }.
   *[none] { $seat } draws a { $card }.
}
event-filled = A { $card } comes to { $cell }.
event-gift-chosen = { $gift-is ->
    [nothing] You have nothing to pass on.
   *[other] You will pass on a { $gift } cube.
}
event-gift-made = { $me ->
    [seat] { "" }
   *[none] { $seat } has chosen.
}
event-gifts-passed = All cubes are passed on.
event-gift-received = { $gift-is ->
    [nothing] { $giver } had nothing to pass on to you.
   *[other] { $giver } passed you a { $gift } cube.
}
event-cube-discarded = { $me ->
    [seat] You discard a { $colour } cube.
   *[none] { $seat } discards a { $colour } cube.
}
event-last-round = { $me ->
    [seat] A Tardy Mole lies on top of the deck: this is the last round, and you play its last turn.
   *[none] A Tardy Mole lies on top of the deck: this is the last round, and { $seat } plays its last turn.
}
event-game-over = The game is over.

## The board in words

sketch-bed = The bed
sketch-garden = The garden
sketch-burrows = The burrows
sketch-space = { $cell }: { $shows }
sketch-pile = { $space }, { $up } face up, { $down } face down
sketch-memory-key = In the bed, 1+2 means one card face up on two face down
shows-empty = empty space
shows-bobtail = the Bobtail
shows-yellow = yellow Mole
shows-red = red Mole
shows-white = white Mole
shows-green = green Mole
shows-blue = blue Mole
shows-back = back of a card
shows-tardy-back = back of a Tardy Mole
face-Y = Y
face-R = R
face-W = W
face-G = G
face-B = B
face-dog = dog
sketch-display = Display card { $slot }: { $card }
sketch-held = Turned up: { $card }
sketch-deck = { $cards ->
    [one] Deck: one card
   *[other] Deck: { $cards } cards
}, { $supply ->
    [one] supply: one token
   *[other] supply: { $supply } tokens
}
sketch-event = Event: { $event }
sketch-last-round = This is the last round
sketch-burrow = { $me ->
    [seat] You
   *[none] { $seat }
}: yellow { $yellow }, red { $red }, white { $white }, green { $green }, blue { $blue }{ $unsure ->
    [0] { "" }
   *[other] , { $unsure } more
}, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
sketch-hidden-burrow = { $seat }: cubes hidden, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}

## How it ended

end-last-round = The last round is over.
score-cubes = Fullest tunnel { $most } × emptiest { $least }
score-tokens = { $tokens ->
    [one] One token
   *[other] { $tokens } tokens
}

## Why not?

why-over = The game is over.
why-turn = Use special actions now, or play a card.
why-place-first = First play the card you turned up.
why-rehome-first = First give the pile the Bobtail found a new place.
why-set-first = First choose a set.
why-steal-first = First choose whom to steal a token from.
why-cover-first = First cover the Projects.
why-give-first = First choose a cube to pass on.
why-discard-first = First discard a cube.
why-bobtail = No card is ever played on the Bobtail.
why-same-colour = A { $colour } Mole may not cover a { $colour } Mole.
why-must-play = You can play a card, so you must.
why-must-play-display = You must play a display card: the deck gave no card that fits.
why-deck-empty = The deck is empty.
why-special-over = Special actions come before the card, and you have already turned one up.
why-no-token = A special action costs a token, and you have none.
why-slot-empty = This space of the display is empty.
why-hunt-instead = With the Bobtail in the bed, piles are not swapped: move the Bobtail instead.
why-swap-empty = Only two piles can be swapped, and { $cell } is empty.
why-no-bobtail = The Bobtail is not in this game.
why-one-step = The Bobtail moves exactly one space, straight or diagonally, within the bed.
why-not-empty = The pile may only go to an empty space.
why-not-a-set = There is no set in { $line } that counts now.
why-not-in-set = { $cell } is not a pile of that set.
why-other-set = That is the other kind of set: choose Projects as Projects, and Moles by the pile you take.
why-no-such-seat = There is no such player.
why-steal-self = You cannot steal from yourself.
why-victim-poor = That player has no token.
why-not-to-cover = This pile is not one of those to cover.
why-no-cube = You have no { $colour } cube.
