### The board of Hickory Dickory.

pages = Show
page-now = Now
page-team = Teams
page-market = Market
now = Now
zoom = Number { $number }
nobody = nobody
active = { $name }’s { $mouse } is active
hand = { $time }, minute hand on { $number }, { $spaces } spaces: { $mice }
number = Number { $number }
sky-sun = sun
sky-moon = moon
covered = covered by a cat paw
leaf = leaf with { $tile }
leaf-of = Leaf of { $number }: { $tile }
inner = inner ring: { $mice }
outer = outer ring: { $mice }
piece = { $name }’s { $mouse }
part-amount = { $icon } { $amount }
part-cost = spend { $cost }: { $what }
pool = Tiles in hand
pouch = Pouch of the { $mouse }: { $count } of { $room }
pouch-empty = empty pouch
mouse-spoken = { $mouse }, { $where }: { $tiles }
ring-out-of-play = out of play
ring-hand = on the minute hand
ring-inner = inner ring of { $number }
ring-outer = outer ring of { $number }
ring-falling = falling
team = Team of { $name }
teams = Teams
hunt = Hunt board, { $count } of 16
hunt-title = Hunt board
hunt-filled = { $cell }: { $tile }
hunt-wanted = { $cell }: { $tile } wanted
card = Favor card { $card }: { $icons }
card-bonus = Favor card { $card }: { $icons }; or as an item: { $tile }
cards = Your favor cards
market = Market
basket = Bargain basket: { $tile }
basket-empty = The basket is empty
wilds = Market: { $count ->
    [one] 1 wild item
   *[other] { $count } wild items
}
bag = Bag: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
favor-deck = Favor deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
quests = Quests
quest = Quest { $slot }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $pictures }
chain-title = Chain
chain = Chain: the next mouse at the leaf scores { $points }
scaler = { $name } on { $space }
team-blue = blue
team-yellow = yellow
team-brown = brown
team-red = red
portrait = { $colour } team, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
portrait-cards = { $count ->
    [0] no favor cards
    [one] one favor card
   *[other] { $count } favor cards
}
priority = has priority
do-stay = Stay on the hand
do-hop-off = Hop off
do-hop-back = Hop back
do-outer = To the outer ring
do-hop-on = Hop on
do-claim = Claim the leaf
do-swap = Rearrange tiles
do-climb = Climb
do-search = Search
do-draw = Draw a favor
use-favor = for its icons
use-bonus = as an item
use-discard = discard
done-skip = Skip
done-done = End
done-keep = Leave them
done-score = Deliver

# What things are, beside their names
tip-hand = The minute hand. Mice on it may stay or hop off where it points; on each tick it moves to the next number.
tip-leaf = A mouse that enters this number may claim the tile on the leaf.
tip-wild = Stands for any colour and symbol.
tip-quest = A delivery that covers all pictures also scores the quest. A rainbow picture takes any colour.
tip-hunt = Delivered tiles fill it. Each full row and column scores 5 at the end.
tip-icon-climb = Your Scaler goes up the chain and scores what it passes.
tip-icon-search = Draw that many tiles from the bag. The Spotter draws one more and puts one back.
tip-icon-favor = Draw a favor card. Play it for its icons, or use it as its item.
tip-icon-market = Take two tiles from the basket, or one wild item.
tip-icon-scamp = Put your Scamp on any other number that no paw covers; it acts there.
tip-icon-deliver = The mouse’s items score 1 each, plus 1 for each in the largest group of one symbol and of one colour. A single item scores 3.
tip-icon-return = Relics leave the game for 5 points and a favor card each.
tip-icon-leap = Leap to an outer space up to three numbers ahead and act there.
tip-icon-toss = Rearrange tiles with another of your mice, wherever it is.
tip-mouse-scavenger = A pouch of five, but it takes two spaces on the hand.
tip-mouse-spotter = Draws one more when it searches, and puts one back.
tip-mouse-scurrier = When it hops off, it may leap up to two numbers ahead.
tip-mouse-scamp = Out of play until it is called; then it turns up anywhere.

delivery-points = This delivery: { $points ->
    [one] 1 point
   *[other] { $points } points
}
delivery-all = with everything: { $points }
quest-fits = Completed by this delivery
dealt = The tile to share out: { $tile }. Tap a mouse, or drag it there
share-out = Share out
prompt-start = Choose a mouse, then the number where it starts.
prompt-activate = Which of your mice goes first?
prompt-keep = Before the hand moves on: rearrange the tiles of your mice here?
prompt-inner = On the inner ring: hop onto the hand, or move to the outer ring and act.
prompt-hand = On the hand: stay, or hop off here and act.
prompt-bumped = Bumped! Land here, or one number back.
prompt-claim = Claim the tile on the leaf?
prompt-scamp = Where does the Scamp turn up?
prompt-deliver = Deliver: tap the items you bring.
prompt-spend = Pay with tiles of the active mouse, or skip.
prompt-return = Return relics to Lord Cuckoo?
prompt-market = Market: two tiles from the basket, or one wild item.
prompt-toss = Toss: with which of your mice?
prompt-leap = Where to?
prompt-end = Done here. End, or play a card.
prompt-act = Take the action, or skip it.
prompt-put-back = The Spotter drew one too many: put one back.
prompt-drop = Not enough room: which tile goes back into the bag?
prompt-deal = Who gets the marked tile?
prompt-take = Take the second tile.
prompt-discard = Three cards are too many: discard one.
prompt-delivering = Add more, or deliver.
prompt-quest = Which quest do you complete?
prompt-place = Place the wild item on your hunt board.
prompt-lose = The cat scratches: which tile is lost?

tie-break = Tie: the player with more hunt spaces filled wins.

first-goal = most points at midnight. Deliveries bring the most
learn-1 = Your mice ride the minute hand of a cuckoo clock. On each tick it moves to the next number.
learn-2 = A mouse on the inner ring hops onto the hand or moves to the outer ring. A mouse on the hand stays or hops off. On the outer ring it claims the tile on the leaf and takes the action.
learn-3 = Gather tiles and deliver them at 6 and 11: points for each tile, for equal symbols, for equal colours, for quests, and for full lines of your hunt board.
learn-4 = The Scaler climbs the chain, favor cards help, and the cat’s paws get in the way. After five rounds it strikes midnight.

# The lesson: a chapter, then its steps
lesson-ride = Riding the hand
lesson-ride-1 = The long hand ticks from number to number. Your mice wait on the inner ring; when the hand comes to their number, they wake up. The short hand counts the rounds until midnight.
lesson-ride-2 = Your Spotter wakes up at 2. Let it hop onto the hand: tap the middle of the clock.
lesson-ride-3 = The hand has moved on, and your mouse with it. Stay for one more number: tap the middle.
lesson-ride-4 = Now hop off: tap number 4.
lesson-claim = Leaf and action
lesson-claim-1 = A mouse that comes to the outer ring may do two things there. Move your Scurrier out: tap number 4.
lesson-claim-2 = First the leaf. Its tile is still there: tap it. It goes into the mouse’s pouch.
lesson-claim-3 = Then the action of the number. Here it is a favor card: tap the favor deck. Only you see which one it is.
lesson-search = Searching
lesson-search-1 = Move your Spotter out to number 3.
lesson-search-2 = Here tiles are drawn from the bag. Tap the search.
lesson-search-3 = The Spotter draws one more than the others and puts one back. Tap the one you do not want.
lesson-market = The market
lesson-market-1 = Move your Scavenger out to number 5. It has a pouch for five tiles, but takes two spaces on the hand.
lesson-market-2 = The price comes before the arrow. Here it is one tile: tap the one you spend.
lesson-market-3 = In return you get two tiles from the basket, or one wild item. Take a tile.
lesson-market-4 = And another one.
lesson-climb = The chain
lesson-climb-1 = Move your Scurrier out to number 2.
lesson-climb-2 = Climb 3: tap the chain. Your Scaler, the fifth mouse, goes up.
lesson-climb-3 = It scores on the marked links. At the leaf on top it scores a lot, the first one there most of all, and starts over.
lesson-deliver = Delivering
lesson-deliver-1 = Two quests are open to everybody. The first wants two keys and a thimble of any colour, and your Scavenger carries them.
lesson-deliver-2 = Number 6 is for deliveries. Move out.
lesson-deliver-3 = Tap the purple key in the pouch.
lesson-deliver-4 = Now the green key.
lesson-deliver-5 = And the blue thimble.
lesson-deliver-6 = Three items, two of one symbol. The feather stays. Score the delivery with the button.
lesson-deliver-7 = A point for each item, more for the largest group of one symbol and of one colour, and the quest on top. Then the tiles fill your hunt board; full rows and columns score at the end.
lesson-favor = Favor cards
lesson-favor-1 = You hold a favor card. While one of your mice is active you may play it for its icons, or use it as the item in its corner.
lesson-favor-2 = Tap the card.
lesson-favor-3 = Its icon is a climb of 2: tap the chain. Then your mouse goes on as if nothing had happened.
lesson-scamp = The Scamp
lesson-scamp-1 = Move your Scurrier out to number 1.
lesson-scamp-2 = For a tile, the little Scamp comes to help. Tap the tile.
lesson-scamp-3 = Tap any number: it runs there and acts at once.
lesson-bump = A crowded hand
lesson-bump-1 = The hand has three spaces, and both riders belong to the other team. There is no room left.
lesson-bump-2 = Hop on anyway: tap the middle.
lesson-bump-3 = Everybody was pushed forward, and the foremost mouse fell off the tip. It may act at once, so a bump can be a present!
lesson-relic = Relics
lesson-relic-1 = Your Spotter has found the crown, a relic. Relics cannot be delivered; they go back at 12. Move out.
lesson-relic-2 = Tap the crown: five points and a favor card.
lesson-relic-3 = From 12 a mouse may leap to 1, 2 or 3 and act there. Tap one.
lesson-cat = The end of a round
lesson-cat-1 = The hand is at 12. After your last mouse the round is over: hop on.
lesson-cat-2 = The cat has put her paws on two numbers: nobody may enter those, and the mice there had to move on. The hour has struck, and all mice on the outer ring are on the inner ring again.
lesson-midnight = Midnight
lesson-midnight-1 = The last tick of the last round.
lesson-midnight-2 = Hop on, and see what comes.
lesson-midnight-3 = Midnight! Full rows and columns of the hunt board score, and what the mice still carry is one last delivery. The most points win. Go and play!

moment-quest = A quest is done: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
moment-relic = A relic is back: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
moment-midnight = Midnight!
moment-midnight-text = The hunt is over. Lord Cuckoo counts.

figure-pieces = The mice of a team, items, a wild, a relic, an acorn and a cat’s paw.
figure-start = The clock before the first tick, with quests, market and chain beside it.
figure-tick = In the middle of a game: mice on the hand, on numbers, in the outer ring; a paw covers a number.
figure-claim = A mouse may claim the leaf tile of its number.
figure-market = At the market: a tile from the basket, or a wild.
figure-deliver = A delivery: which tiles of the pouch go to the hunt board?
figure-place = A delivered tile is placed on the hunt board, where its picture is.
figure-alone = Alone against the clock.
