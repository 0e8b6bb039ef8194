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
spot-under = Below, from the top: { $cards }
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
done-pass = End the turn

prompt-play = Play a card: from the display, or the top of the deck.
prompt-act = Play a card. For a token you may first take a display card or swap two piles.
prompt-act-bobtail = Play a card. For a token you may first take a display card or move the Bobtail.
prompt-place = Put the card you turned up on a pile.
prompt-rehome = The Bobtail found a pile: where does it go?
prompt-set = You have a set! Which of the three piles do you take? The other two are turned over.
prompt-which = Several sets at once: choose one.
prompt-projects = A set of Projects! Choose it.
prompt-cover = Put the drawn cards on the three piles.
prompt-steal = Choose whom to steal a token from.
prompt-give = Pass it on: which cube goes to your right?
prompt-discard = Spring cleaning: which cube do you discard?
prompt-pass = There is no card to play.

learn-1 = Nine piles lie in the bed. You see only what is on top.
learn-2 = On your turn you put a Mole on a pile. It must not cover its own colour.
learn-3 = Three of a colour in a line are a set: take one of the three piles for its cubes and turn the other two over.
learn-4 = Your points: your fullest tunnel times your emptiest one (empty tunnels do not count), and one for each token.

lesson-bed = This is the bed: nine piles of cards. Below every Mole you see lies at least one card that nobody has seen.
lesson-barrow = In the wheelbarrow: the deck, and two open cards, the display.
lesson-burrow = Your burrow has five tunnels, one a colour. Fullest times emptiest is what counts, so dig them evenly. The rolled-up plans are your tokens.
lesson-play = Your turn. Tap a display card, then a pile that glows. Or tap the deck to turn up its top card. A Mole must never cover a Mole of its own colour.
lesson-others = Well done. Now the others play. Watch what comes to lie on top.
lesson-token = For a token you may first take a display card straight into your burrow: tap the card, then the burrow. Or swap two neighbouring piles: tap one, then the other. Then play a card.
lesson-set = A set! Tap the pile you want: all its cards become cubes in your burrow, even those nobody has seen. The other two are turned over.
lesson-flip = The piles were turned over. Now their backs show, or Moles that lay at the bottom. Three backs in a line are a set of Projects: three tokens!
lesson-score = That is all you need. The game ends when the Tardy Moles (with the clock on their back) appear. Play on as long as you like.
