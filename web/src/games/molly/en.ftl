### The board of Molly.

spot-deck = { $cards ->
    [one] Deck: 1 card
   *[other] Deck: { $cards } cards
}
spot-slot = Display card { $slot }: { $card }
spot-slot-empty = Display { $slot }: empty
spot-held = Turned up: { $card }
spot-supply = { $tokens ->
    [0] No tokens in the supply
    [one] One token in the supply
   *[other] { $tokens } tokens in the supply
}
spot-cell = row { $row }, column { $column }: { $shows }
spot-height = { $up } face up, { $down } face down.
spot-down = { $card } (face down)
spot-under = Below, from the top: { $cards }
memory-key = Small marks: the cards of a pile, top first. Dark edge: face down.
spot-burrow = Your burrow, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
spot-tunnel = { $colour } tunnel: { $count ->
    [0] no cubes
    [one] one cube
   *[other] { $count } cubes
}
line-pick = this set
line-spoken = { $line }: this set
count-cubes = { $count } { $colour }
count-unsure = and { $count } more of unknown colour
count-tokens = { $tokens ->
    [0] no tokens
    [one] one token
   *[other] { $tokens } tokens
}
do-swap = Swap
do-swap-spoken = Swap two piles for a token
tip-deck = The deck. If you turn up its top card, you have to play it. Three Events hide in it.
tip-tardy = A Tardy Mole on top of the deck: this is the last round.
tip-token = Project token. Before you play, each buys a special action; at the end each is worth a point.
tip-project = A back is a Project. Three in a line give three tokens.
tip-bobtail = The Bobtail. No card on it, no set through it. A token moves it by one space.
tip-tunnel = Tunnel for { $colour } cubes. At the end: your fullest tunnel times your emptiest one that has a cube, plus a point for each token.
tip-event-gift = Everybody gains a token.
tip-event-windfall = Everybody draws a card for its cube.
tip-event-new-shoots = Every empty space gets a face-up card from the deck.
tip-event-cover-up = Every visible back gets a face-up card from the deck.
tip-event-pass-it-on = Everybody gives a cube to the player on their right, all at once.
tip-event-spring-cleaning = Everybody discards a cube of their choice.
done-pass = End the turn

prompt-play = Play a card: from the display, or the top of the deck.
prompt-act = Play a card. For a token you may first take a display card or swap two piles.
prompt-act-bobtail = Play a card. For a token you may first take a display card or move the Bobtail.
prompt-where = Where to? Tap a pile that glows: never one of the same colour.
prompt-where-or-take = Where to? Tap a pile that glows, or your burrow to take the card for a token.
prompt-swap = Swap for a token: tap the first of two piles that touch.
prompt-swap-with = Now tap the pile to swap it with.
prompt-hunt = Where does the Bobtail go? Tap a space that glows.
prompt-place = Put the card you turned up on a pile.
prompt-rehome = The Bobtail found a pile: where does it go?
prompt-set = You have a set! Which of the three piles do you take? The other two are turned over.
prompt-which = Several sets at once: choose one.
prompt-projects = A set of Projects! Choose it.
prompt-cover = Put the drawn cards on the three piles.
prompt-steal = Choose whom to steal a token from.
prompt-give = Pass it on: which cube goes to the player on your right?
prompt-discard = Spring cleaning: which cube do you discard?
prompt-pass = There is no card to play.

tie-break = Tie: the player with fewer tokens wins.

own-points = Points for your burrow as it is now: { $points }
first-goal = fullest tunnel times emptiest one, plus tokens
learn-1 = Nine piles lie in the bed. You see only what is on top.
learn-2 = On your turn you put a Mole on a pile. It must not cover its own colour.
learn-3 = Three of a colour in a line are a set: take one of the three piles for its cubes and turn the other two over.
learn-4 = Your points: your fullest tunnel times your emptiest one (empty tunnels do not count), and one for each token.

# The lesson: a chapter, then its steps
lesson-lay = Playing a card
lesson-lay-1 = This is the bed: nine piles of cards. Under every Mole you see here lies a card that nobody has seen.
lesson-lay-2 = The wheelbarrow holds the deck and two open cards, the display. Every turn you play one card.
lesson-lay-3 = Tap the white Mole of the display, then a pile that glows. One pile stays dark: a Mole never covers a Mole of its own colour.
lesson-lay-4 = Now the others would play. This is your burrow: five tunnels, one for each colour. That is where the points are.
lesson-draw = The top of the deck
lesson-draw-1 = Nothing useful on display? Tap the deck and turn up its top card. There is no way back: you have to play it.
lesson-draw-2 = This is your card. Tap a pile for it.
lesson-draw-3 = Whatever comes from the deck, everybody sees it. Once it is covered, you have to remember it.
lesson-set = A set
lesson-set-1 = There are two red Moles in the top row. A third one between them makes a set: three of a colour in a row, a column or a diagonal.
lesson-set-2 = Play the red Mole onto the middle of the top row.
lesson-set-3 = A set! Tap the pile you want. Every card in it becomes a cube, even those face down.
lesson-set-4 = Your cubes are in the burrow, and the space in the bed is empty. The other two piles were turned over: what was at the bottom is now on top.
lesson-projects = Projects
lesson-projects-1 = Card backs are Projects. There are two of them in the bottom row. What if a turned pile makes it three?
lesson-projects-2 = Complete the green column: play the green Mole on its lowest space.
lesson-projects-3 = Take the top or the middle pile. The lowest one will be turned over and show its back.
lesson-projects-4 = Three backs in a line: a set of Projects! It gives you three tokens. Three cards were drawn to cover them: tap a pile for the first one.
lesson-projects-5 = And for the second. The third one finds its place by itself.
lesson-take = A token for a cube
lesson-take-1 = Your burrow has no white cube. At the end your fullest tunnel is multiplied by your emptiest one that has any cubes, so dig evenly.
lesson-take-2 = Before you play a card, a token buys you a display card as a cube: tap the white Mole, then your burrow.
lesson-take-3 = A white cube! Special actions come first, as many as you can pay. Now play a card as always.
lesson-swap = A token for a swap
lesson-swap-1 = A token can also swap two piles that touch along a side. The red Mole on the left should be one row higher.
lesson-swap-2 = Tap Swap next to your tokens, then the top left pile and the one below it.
lesson-swap-3 = Now play the red Mole between the two others.
lesson-swap-4 = Moving piles never makes a set; only the card you play does. Tap the pile you want.
lesson-event = Empty spaces and Events
lesson-event-1 = Somebody took the pile in the corner. Play the red Mole there: a card on an empty space earns a token.
lesson-event-2 = You have your token, and more: the next card of the deck was an Event. Three of them are hidden in every deck; each happens at once, for everybody.
lesson-bobtail = The Bobtail
lesson-bobtail-1 = In this variant a big dog stands in the bed. No card is ever played on it, and no set goes through it.
lesson-bobtail-2 = A token moves it by one space. Tap the Bobtail, then the pile to its right.
lesson-bobtail-3 = It has chased that pile away. Tap an empty space: the whole pile goes there.
lesson-bobtail-4 = And now play a card as always.
lesson-end = The end and the points
lesson-end-1 = The Tardy Moles wait at the bottom of the deck, with a clock on their backs. When the first one comes to the top, the last round begins. This is its last turn, and it is yours.
lesson-end-2 = Play a card. Then the game is over.
lesson-end-3 = Your fullest tunnel, three, times your emptiest one with a cube, one, and a point for each token. That is all of Molly: go and play!

moment-set = Three of a colour!
moment-projects = Three Projects!

figure-pieces = The five Moles with their marks, the two backs, a token, a cube, and the Bobtail.
figure-start = Ready to begin: the bed, the wheelbarrow with deck, display and supply, and your burrow.
figure-where = The first display card is chosen. It may go to the piles that glow: never one of its own colour.
figure-give = Pass it on: choose the tunnel whose cube goes to your neighbour.
figure-last = The first Tardy Mole is on top of the deck: the last round.
figure-bobtail = The Bobtail in the bed: no card on it, no set through it.
