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
