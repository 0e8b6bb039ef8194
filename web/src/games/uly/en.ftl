### The board of Uly & Polly.

round = Round { $round } of { $rounds }
you-wolf = You are the wolf
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

prompt-hide = You are the wolf. Tap the tile under which you hide.
prompt-start = Tap the tile where the dog begins.
prompt-swap = Wolf’s turn: tap two touching tiles to swap them.
prompt-dog = Dog’s turn: tap a tile next to the dog.

learn-1 = One player is the wolf and hides under one of sixteen sheep. All others together lead the dog.
learn-2 = The wolf swaps two touching tiles each turn, in plain sight. The dog then steps to a neighbouring tile and turns it.
learn-3 = If the wolf is among the first eight tiles turned, every dog player wins a prize. Else the wolf player does.
learn-4 = Then the next player is the wolf. Most prizes win.

lesson-flock = Sixteen sheep from above. All backs look alike, and one of them will be a wolf.
lesson-hide = You are the wolf in this round. Tap any tile to hide under it. Only you will see the pair of ears.
lesson-start = You lead the dog. Tap the tile where it begins: it is not turned.
lesson-swap = As the wolf you must swap two touching tiles every turn: tap one, then the other. They need not be yours: confuse them! The tile under the dog stays where it is.
lesson-step = As the dog, step to any tile that touches it. If it is face down it is turned: a sheep, or the wolf!
lesson-count = The circles on top count the turned tiles. After eight sheep the wolf escapes.
lesson-point = While another player leads the dog, tap a tile to point at it for all to see. The wolf sees that, too.
lesson-end = A round is over, and the wolf’s way is shown. Now somebody else is the wolf. Play on as long as you like.
