### Buddel-Bande

game-title = Buddel-Bande
game-blurb = Twelve moles race to their dens, and from above nobody can tell whose mole is whose. Bring your three home first.

## Options

option-haystack = Haystack
option-haystack-auto = As usual: shuffled for two
option-haystack-known = Known: everybody knows which waiting moles are their own
option-haystack-shuffled = Shuffled: nobody knows any waiting mole
option-memory_aid = Memory aid: keep showing the clans you have seen or can work out
option-clan_1 = Clan of seat 1
option-clan_1-auto = Next free clan
option-clan_1-ladybird = Ladybirds
option-clan_1-ant = Ants
option-clan_1-worm = Worms
option-clan_1-snail = Snails
option-clan_2 = Clan of seat 2
option-clan_2-auto = Next free clan
option-clan_2-ladybird = Ladybirds
option-clan_2-ant = Ants
option-clan_2-worm = Worms
option-clan_2-snail = Snails
option-clan_3 = Clan of seat 3
option-clan_3-auto = Next free clan
option-clan_3-ladybird = Ladybirds
option-clan_3-ant = Ants
option-clan_3-worm = Worms
option-clan_3-snail = Snails
option-clan_4 = Clan of seat 4
option-clan_4-auto = Next free clan
option-clan_4-ladybird = Ladybirds
option-clan_4-ant = Ants
option-clan_4-worm = Worms
option-clan_4-snail = Snails

## Tokens

clan-ladybird = ladybirds
clan-ant = ants
clan-worm = worms
clan-snail = snails
size-small = small
size-medium = medium
size-large = large
symbol-none = no symbol
symbol-flower = flower
symbol-leaf = leaf
symbol-clover = clover
piece-none = nothing
piece-small = a small mole
piece-medium = a medium mole
piece-large = a large mole
piece-any-mole = any mole
piece-dog = the dog
piece-dog-or-mole = the dog or any mole
mole-none = no mole
mole-s1 = small mole s1
mole-s2 = small mole s2
mole-s3 = small mole s3
mole-s4 = small mole s4
mole-m1 = medium mole m1
mole-m2 = medium mole m2
mole-m3 = medium mole m3
mole-m4 = medium mole m4
mole-l1 = large mole l1
mole-l2 = large mole l2
mole-l3 = large mole l3
mole-l4 = large mole l4
place-box = the box
place-haystack = the haystack
place-den = the den
step-roll = roll the dice
step-move = move
step-look = look or leave it
step-over = the game is over

## Choices

action-roll = Roll the dice
action-mole = Move the { $mole }
    .group = Move a mole
action-dog = Send the dog to hole { $hole }
    .group = Send the dog to hole
action-look = Look under the mole
action-leave = Do not look
action-decline = Do not move: you would only bring others home

## The log

event-clan-taken = { $me ->
    [seat] You play the { $clan }.
   *[none] { $seat } plays the { $clan }.
}
event-first-player = { $me ->
    [seat] You begin.
   *[none] { $seat } begins.
}
event-own-mole = The { $mole } on the haystack is yours.
event-turn-began = { $me ->
    [seat] It is your turn.
   *[none] It is { $seat }’s turn.
}
event-rolled = { $me ->
    [seat] Your dice: { $piece }, { $symbol }.
   *[none] { $seat }’s dice: { $piece }, { $symbol }.
}
event-nothing-moves = { $me ->
    [seat] Nothing can move with that: you roll again.
   *[none] Nothing can move with that: { $seat } rolls again.
}
event-mole-moved = { $me ->
    [seat] You move
   *[none] { $seat } moves
} the { $mole } from { $source-is ->
    [haystack] the haystack
   *[other] hole { $source }
} to { $place-is ->
    [den] the den.
   *[other] hole { $place }.
}
event-dog-moved = { $me ->
    [seat] You send the dog from hole { $source } to hole { $hole }.
   *[none] { $seat } sends the dog from hole { $source } to hole { $hole }.
}
event-freed = The { $mole } at hole { $hole } can move again.
event-frozen = The { $mole } at hole { $hole } freezes beside the dog.
event-looked = { $me ->
    [seat] { "" }
   *[none] { $seat } looks under the { $mole }.
}
event-saw = You look under the { $mole }: it belongs to the { $clan }.
event-left = { $me ->
    [seat] You do not look under the { $mole }.
   *[none] { $seat } does not look under the { $mole }.
}
event-came-home = { $me ->
    [seat] The { $mole } is yours: one more of the { $clan } at home.
   *[none] The { $mole } is { $seat }’s: one more of the { $clan } at home.
}
event-declined = { $me ->
    [seat] You do not move: that would only bring others home.
   *[none] { $seat } does not move: that would only bring others home.
}
event-game-over = { $me ->
    [seat] All your { $clan } are at home: you win!
   *[none] All { $clan } are at home: { $seat } wins!
}

## The board in words

sketch-track = The track, from the haystack to the den
sketch-turn = This turn
sketch-haystack = On the haystack
sketch-on-track = On the way
sketch-clans = Clans
sketch-hole = Hole { $hole }, { $symbol }: { $mole }{ $dog }
sketch-no-mole = empty
sketch-dog-here = , the dog is here
sketch-no-dog = { "" }
sketch-whose-turn = { $me ->
    [seat] It is your turn
   *[none] It is { $seat }’s turn
}
sketch-dice = The dice show { $piece } and { $symbol }
sketch-moved = Just moved: the { $mole }
sketch-dog = The dog is at hole { $hole }
sketch-mole = { $place-is ->
    [haystack] The { $mole }
   *[other] Hole { $place }: the { $mole }
}
sketch-known-mole = { $place-is ->
    [haystack] The { $mole }, of the { $clan }
   *[other] Hole { $place }: the { $mole }, of the { $clan }
}
sketch-clan = { $me ->
    [seat] You
   *[none] { $seat }
}: { $clan }, { $home ->
    [0] none at home
    [one] one at home
   *[other] { $home } at home
}

## How it ended

end-clan-home = All { $clan } are at home.
score-home = { $moles ->
    [one] One mole at home
   *[other] { $moles } moles at home
}

## Why not?

why-over = The game is over.
why-roll-first = First roll the dice.
why-look-first = First decide whether to look under the mole you moved.
why-must-move = You have rolled: now something has to move.
why-not-in-play = That mole is in the box: nobody plays its clan.
why-at-home = That mole is at home.
why-only-dog = You rolled the dog.
why-other-size = You rolled { $piece }.
why-frozen = The dog is beside that mole: it cannot move.
why-same-mole = Waiting moles of the same size look alike: move the { $mole }.
why-only-mole = Your roll does not move the dog.
why-dog-stays = The dog has to go to another hole.
why-other-symbol = The dog goes to a hole with a { $symbol }.
why-dog-can-move = The dog can move, so you cannot decline.
why-not-home = There is a move that does not lead home, so you cannot decline.
why-may-be-own = As far as you know, one of these moles could be yours, so you cannot decline.
