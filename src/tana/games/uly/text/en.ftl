game-title = Uly & Polly
game-blurb = A wolf hides among the sheep. One player moves the flock, all others send the dog: eight tiles to find it.

# Options
option-memory_aid = Memory aid
option-memory_aid-off = Off: plain backs, as on a real table
option-memory_aid-on = On: every tile shows where it started the round
option-first = First wolf
option-first-random = Drawn at random
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5

# Tokens
cell-none = nowhere
step-hide = the wolf hides
step-start = the dog is placed
step-swap = the wolf's turn
step-dog = the dog's turn
step-over = the game is over

# Actions
action-hide = Hide at { $cell }
action-start = Start the dog at { $cell }
action-swap = Swap { $edge }
action-step = Go to { $cell }

# Events
event-first-wolf = { $seat } is the first wolf.
event-round-began = Round { $round }: { $seat } is the wolf.
event-hid = { $seat } has hidden the wolf: you will not find me!
event-hidden-at = You hide at { $cell }.
event-dog-placed = { $seat } puts the dog on { $cell }.
event-swapped = { $seat } swaps { $cell } and { $other }.
event-dog-moved = { $seat } moves the dog from { $source } to { $cell }.
event-sheep-turned = { $cell } is a sheep: tile { $count } of 8.
event-wolf-found = { $seat } finds the wolf at { $cell }!
event-wolf-escaped = Eight sheep turned: { $seat } has escaped.
event-dog-stalled = 16 dog moves without a new tile: { $seat } has escaped.
event-wolf-had-hidden = The wolf of { $seat } had hidden at { $cell }.
event-wolf-had-moved = From { $source } it was moved to { $cell }.
event-prize = { $seat } wins a prize.
event-game-over = Everybody has been the wolf: the game is over.

# Refusals
why-hide-first = The wolf has to hide first.
why-start-first = The dog has to be placed first.
why-wolf-turn = It is the wolf's turn: two tiles have to be swapped.
why-dog-turn = It is the dog's turn: it has to move.
why-over = The game is over.
why-under-dog = The dog stands on { $cell }, so that tile cannot be swapped.
why-must-move = The dog has to move to another tile.
why-too-far = The dog goes to a tile that touches { $cell }, and never jumps.

# The end
end-all-wolves = All { $rounds } rounds are played.
score-wolf = Escapes as the wolf: { $rounds }
score-dog = Rounds won with the dog: { $rounds }

# Sketch
sketch-flock = The flock
sketch-round = Round { $round } of { $rounds }
sketch-prizes = Prizes
sketch-tile = { $cell }: { $shows }
sketch-dog-tile = { $cell }: { $shows }, with the dog on it
shows-back = face down
shows-sheep = a sheep
shows-wolf = your wolf, face down
sketch-wolf = Wolf: { $seat }
sketch-dog-player = Next to move the dog: { $seat }
sketch-turned = Sheep turned: { $count } of { $all }
sketch-idle = Dog moves without a new tile: { $count } of { $all }
sketch-hideout = Your wolf is at { $cell }.
sketch-last-found = The round before: the wolf of { $seat } was found. Its path: { $path }
sketch-last-escaped = The round before: the wolf of { $seat } escaped. Its path: { $path }
sketch-prize = { $seat }: { $count }
