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
leaf = leaf with a { $tile }
leaf-of = Leaf of { $number }: { $tile }
inner = inner ring: { $mice }
outer = outer ring: { $mice }
piece = { $name }’s { $mouse }
part-amount = { $icon } { $amount }
part-cost = spend { $cost }: { $what }
pool = Tiles at hand
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
hunt-filled = { $cell }: { $tile }
hunt-wanted = { $cell }: wants a { $tile }
card = Favor card { $card }: { $icons }
card-bonus = Favor card { $card }: { $icons }; or as a { $tile }
cards = Your favor cards
market = Market
basket = Bargain basket: { $tile }
basket-empty = The basket is empty
wilds = Market: { $count ->
    [one] 1 wild item
   *[other] { $count } wild items
}
bag = Bag: { $count } tiles
favor-deck = Favor deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
quests = Quests
quest = Quest { $slot }, { $points } points: { $pictures }
chain = Chain: the next at the leaf scores { $points }
scaler = { $name } on { $space }
team-blue = blue
team-yellow = yellow
team-brown = brown
team-red = red
portrait = { $colour } team, { $points } points
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

prompt-start = Choose a mouse, then the number where it starts.
prompt-activate = Which of your mice goes first?
prompt-keep = Before the hand moves on: rearrange the tiles of your mice here?
prompt-inner = On the inner ring: hop onto the hand, or move to the outer ring and act.
prompt-hand = On the hand: stay, or hop off here and act.
prompt-bumped = Bumped! Land here, or one number back.
prompt-claim = Claim the tile of the leaf?
prompt-scamp = Where does the Scamp turn up?
prompt-deliver = Deliver: tap the items you bring.
prompt-spend = Pay with tiles of the active mouse, or skip.
prompt-return = Return relics to Lord Cuckoo?
prompt-market = Market: two tiles of the basket, or one wild item.
prompt-toss = Toss: with which of your mice?
prompt-leap = Where to?
prompt-end = Done here. End, or play a card.
prompt-act = Take the action, or skip it.
prompt-put-back = The Spotter drew one too many: put one back.
prompt-drop = No room for all: which tile goes back into the bag?
prompt-deal = Who gets the tile that is marked?
prompt-take = Take the second tile.
prompt-discard = Three cards are too many: discard one.
prompt-delivering = Add more, or deliver.
prompt-quest = Which quest do you complete?
prompt-place = Place the wild item on your hunt board.
prompt-lose = The cat scratches: which tile is lost?

learn-1 = Your mice ride the minute hand of a cuckoo clock. On each tick it moves to the next number.
learn-2 = A mouse on the inner ring hops onto the hand or moves to the outer ring. A mouse on the hand stays or hops off. On the outer ring it claims the tile on the leaf and takes the action.
learn-3 = Gather tiles and deliver them at 6 and 11: points for each, for equal symbols, for equal colours, for quests, and for full lines of your hunt board.
learn-4 = The Scaler climbs the chain, favor cards help, and the cat’s paws get in the way. After five rounds it strikes midnight.

lesson-clock = This is the clock. The long hand ticks from number to number, the short hand counts the rounds until midnight at 12.
lesson-team = Your mice: the strong Scavenger, the Spotter, the quick Scurrier, and the little Scamp who waits for a call. Each carries tiles in its pouch.
lesson-activate = Several of your mice are here. Choose which one goes first.
lesson-inner = This mouse is on the inner ring. Hop onto the hand (tap the middle) to ride on, or move to the outer ring (tap the number) to claim the leaf and act here.
lesson-hand = This mouse rides on the hand. It may stay, or hop off at this number. If the hand is full, a newcomer bumps the foremost mouse off.
lesson-claim = The leaf of this number still has its tile. Claim it: it goes into the pouch.
lesson-act = Now the action of the number. Everything is optional. A number with a minus is a cost: tap tiles to pay.
lesson-deliver = Delivery! Tap the items you bring. Equal symbols and equal colours are worth more, and a wild item is all of them. Then they fill your hunt board.
lesson-climb = The Scaler climbed. It scores on the marked links, and a lot at the leaf on top.
lesson-cat = The cat puts her paws on numbers at the end of a round. No mouse may enter them.
lesson-score = That is all you need. Play on as long as you like.
