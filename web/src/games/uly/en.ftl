### The board of Uly & Polly.

round = Round { $round } of { $rounds }
you-wolf = You are the wolf
you-at = You are at { $cell }
wolf-is = { $name } is the wolf
turned = { $count } of { $all } tiles turned
idle = { $count } of { $all } dog moves without a new tile
spot-tile = row { $row }, column { $column }: { $shows }
tile-back = woolly back
tile-own = woolly back, your wolf
tile-sheep = a sheep
tile-wolf = the wolf!
tile-dog = the dog is here
tile-trail = started at { $cell }
tip-pips = Sheep turned up. After { $all } of them the wolf has escaped.
tip-dog = Polly, the sheepdog. Each turn she takes one step in any direction and turns up the tile.
pointed = player { $seat } points here
last-found = Last round { $name }’s wolf was found.
last-escaped = Last round { $name }’s wolf escaped.
prizes = { $count ->
    [0] no prizes
    [one] one prize
   *[other] { $count } prizes
}
role-wolf = wolf
role-dog = dog next

prompt-hide = You are the wolf. Tap the tile to hide under.
prompt-start = Tap the tile where the dog starts.
prompt-swap = Wolf’s turn: tap two touching tiles to swap them.
prompt-swap-with = Now tap the tile to swap it with: they must touch.
prompt-dog = Dog’s turn: tap a tile next to the dog.

first-goal = most prizes. The wolf hides, the dog seeks
learn-1 = One player is the wolf and hides under one of sixteen sheep. All the others lead the dog together.
learn-2 = The wolf swaps two touching tiles each turn, in plain sight. The dog then steps to a neighbouring tile and turns it.
learn-3 = If the wolf is among the first eight tiles turned, every dog player wins a prize. Otherwise the wolf player does.
learn-4 = Then the next player is the wolf. The most prizes win.

# The lesson: a chapter, then its steps
lesson-hide = Hiding
lesson-hide-1 = Sixteen sheep from above. In every round one player is the wolf, and all the others together are the sheepdog. All backs look alike.
lesson-hide-2 = This time you are the wolf. Tap any tile to hide under it.
lesson-hide-3 = Only you see the pair of ears. The others know that you have hidden, and nothing else.
lesson-swap = The wolf’s turn
lesson-swap-1 = The dog is there, and you are under the ears. On each of your turns you must swap two tiles that touch, diagonally too.
lesson-swap-2 = Tap one tile, then the other. They need not be yours: a swap far away can be a good lie. The tile under the dog stays where it is.
lesson-swap-3 = Everybody saw the swap, and wonders what it means. Now the dog would move.
lesson-start = Letting the dog in
lesson-start-1 = Now the others hide and you lead the dog. With more players you take turns, and the others can point at tiles for all to see.
lesson-start-2 = Tap the tile where the dog starts. That tile is not turned.
lesson-start-3 = From there it goes one step at a time. Watch the wolf’s swaps!
lesson-sheep = A sheep is turned
lesson-sheep-1 = Step onto a tile that glows. If it lies face down, it is turned.
lesson-sheep-2 = A sheep. It stays face up, and the circles above the meadow count it. After eight sheep the wolf has escaped.
lesson-wolf = Found!
lesson-wolf-1 = The wolf swapped these two tiles just now. Did it want to come nearer, or is it a lie? Somebody saw ears…
lesson-wolf-2 = Step onto the tile that came nearer.
lesson-wolf-3 = The wolf! Every dog player wins a prize, and everybody sees how it had moved. Now the next player is the wolf.
lesson-escape = Escaped
lesson-escape-1 = Seven sheep are turned. One more and the wolf has escaped, and it is too far away to be reached.
lesson-escape-2 = It cannot be helped: step onto a face-down tile.
lesson-escape-3 = The eighth sheep: only the wolf player wins a prize. Everybody is the wolf equally often, and the most prizes win. Go and play!

moment-found = The wolf is found!
moment-escaped = The wolf has escaped!

figure-start = Sixteen woolly backs. One of them hides a wolf.
figure-round = Some sheep are turned up, and Polly sniffs on. Small tags show where a tile started.
figure-pieces = A back, a sheep, the wolf, Polly, and a prize.
