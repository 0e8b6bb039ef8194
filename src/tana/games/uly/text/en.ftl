### Uly & Polly

game-title = Uly & Polly
game-blurb = A wolf hides among the sheep. One player moves the flock, and all the others send the dog: they may turn eight tiles to find the wolf.

## Options

option-memory_aid = Memory aid: tiles show where they started the round
option-first = The first wolf

## Tokens

cell-none = nowhere
edge-none = none
step-hide = the wolf hides
step-start = the dog is placed
step-swap = the wolf’s turn
step-dog = the dog’s turn
step-over = the game is over

## Choices

action-hide = Hide at { $cell }
    .group = Hide at
action-start = Start the dog at { $cell }
    .group = Start the dog at
action-swap = Swap { $edge }
    .group = Swap two tiles
action-step = Move the dog to { $cell }
    .group = Move the dog to

## The log

event-first-wolf = { $me ->
    [seat] You are the first wolf.
   *[none] { $seat } is the first wolf.
}
event-round-began = { $me ->
    [seat] Round { $round }: you are the wolf.
   *[none] Round { $round }: { $seat } is the wolf.
}
event-hid = { $me ->
    [seat] { "" }
   *[none] { $seat } has hidden the wolf in the flock.
}
event-hidden-at = You hide at { $cell }.
event-dog-placed = { $me ->
    [seat] You put the dog on { $cell }.
   *[none] { $seat } puts the dog on { $cell }.
}
event-swapped = { $me ->
    [seat] You swap { $cell } and { $other }.
   *[none] { $seat } swaps { $cell } and { $other }.
}
event-dog-moved = { $me ->
    [seat] You move the dog from { $source } to { $cell }.
   *[none] { $seat } moves the dog from { $source } to { $cell }.
}
event-sheep-turned = A sheep at { $cell }: { $count ->
    [one] one tile turned.
   *[other] { $count } tiles turned.
}
event-wolf-found = { $me ->
    [seat] You find the wolf at { $cell }!
   *[none] { $seat } finds the wolf at { $cell }!
}
event-wolf-escaped = { $me ->
    [seat] Every tile that could be turned has been turned: you escape.
   *[none] Every tile that could be turned has been turned: { $seat } escapes.
}
event-dog-stalled = { $me ->
    [seat] The dog has not turned a tile for too long: you escape.
   *[none] The dog has not turned a tile for too long: { $seat } escapes.
}
event-wolf-had-hidden = { $me ->
    [seat] Your wolf had hidden at { $cell }.
   *[none] { $seat }’s wolf had hidden at { $cell }.
}
event-wolf-had-moved = A swap took it from { $source } to { $cell }.
event-prize = { $me ->
    [seat] You win a prize.
   *[none] { $seat } wins a prize.
}
event-game-over = The game is over.

## The board in words

sketch-flock = The flock
sketch-round = Round { $round } of { $rounds }
sketch-prizes = Prizes
sketch-tile = { $cell }: { $shows }{ $trail }
sketch-dog-tile = { $cell }: { $shows }{ $trail }, the dog is on it
sketch-trail = , from { $cell }
sketch-no-trail = { "" }
shows-back = face down
shows-sheep = a sheep
shows-wolf = your wolf, face down
sketch-wolf = { $me ->
    [seat] You are the wolf
   *[none] The wolf: { $seat }
}
sketch-dog-player = { $me ->
    [seat] You move the dog next
   *[none] Next to move the dog: { $seat }
}
sketch-turned = Sheep turned: { $count } of { $all }
sketch-idle = Dog moves without a new tile: { $count } of { $all }
sketch-hideout = Your wolf is at { $cell }
sketch-last-found = Last round { $seat }’s wolf was found. Its path: { $path }
sketch-last-escaped = Last round { $seat }’s wolf escaped. Its path: { $path }
sketch-prize = { $me ->
    [seat] You
   *[none] { $seat }
}: { $count }

## How it ended

end-all-wolves = All { $rounds } rounds have been played.
score-wolf = Escaped as the wolf: { $rounds }
score-dog = Found the wolf with the dog: { $rounds }

## Why not?

why-over = The game is over.
why-hide-first = First the wolf has to hide.
why-start-first = First the dog has to be placed.
why-wolf-turn = It is the wolf’s turn: swap two tiles.
why-dog-turn = It is the dog’s turn: it has to move.
why-under-dog = The dog is on { $cell }: that tile cannot be swapped.
why-must-move = The dog has to move to another tile.
why-too-far = The dog moves to a tile that touches { $cell }, and never jumps.
