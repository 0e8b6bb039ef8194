### Bots: levels, notes, and the terms of their evaluations ("why this move?").

level-random = Random: any legal move
level-sprout = Sprout: a little silly
level-digger = Digger: sound
level-fox = Fox: thinks ahead
level-owl = Owl: knows what counts

note-warming-up = still warming up: a quick move
note-cancelled = stopped early
note-recovered = the bot failed: a random move
note-out-of-time = the bot ran out of time: a random move

## Molly

term-molly-cubes = cubes now
term-molly-balance = balance of the burrow
term-molly-tokens = tokens
term-molly-sets_in_reach = sets in reach
term-molly-projects_in_reach = Projects in reach
term-molly-free_spaces = empty spaces

## Uly & Polly

term-uly-prizes = prizes
term-uly-this_round = chance in this round
term-uly-wolf_far_off = distance between wolf and dog
term-uly-dog_has_choice = tiles the dog can turn

## Buddel-Bande

term-buddel-home = moles at home
term-buddel-on_the_way = moles on the way
term-buddel-frozen = moles frozen by the dog
term-buddel-knowledge = what is known

## Hickory Dickory

term-hickory-points = points
term-hickory-delivery = current delivery
term-hickory-pouches = tiles in pouches
term-hickory-quests = quests in sight
term-hickory-hunt_board = hunt board
term-hickory-relics = relics
term-hickory-chain = climb
term-hickory-cards = favor cards
term-hickory-mice = mice on the clock

### Reasons for a hint: where the move beats the others. They follow "Why: ".

reason-molly-cubes = it brings more cubes home
reason-molly-balance = it gives your burrow more to build on
reason-molly-tokens = you keep more tokens
reason-molly-sets_in_reach = it leaves a set within your reach
reason-molly-projects_in_reach = it leaves a set of Projects within your reach
reason-molly-free_spaces = it makes good use of the empty spaces
reason-uly-prizes = it wins prizes
reason-uly-this_round = it improves your chance to win this round
reason-uly-wolf_far_off = the distance between wolf and dog suits you
reason-uly-dog_has_choice = the number of tiles the dog can turn suits you
reason-buddel-home = it brings your moles home
reason-buddel-on_the_way = it brings your moles further along
reason-buddel-frozen = it keeps your moles out of the dog’s way
reason-buddel-knowledge = it tells you more about the clans
reason-hickory-points = it scores points now
reason-hickory-delivery = it makes this delivery worth more
reason-hickory-pouches = your pouches are worth more
reason-hickory-quests = it brings a quest closer
reason-hickory-hunt_board = it fills your hunt board
reason-hickory-relics = it brings a relic closer to its return
reason-hickory-chain = your Scaler climbs higher
reason-hickory-cards = it makes more of your favor cards
reason-hickory-mice = your mice have better places on the clock
