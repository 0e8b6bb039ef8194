"""What is good in Uly & Polly, in prizes: the terms of an evaluation, for bots and for "why this move?".

The heart of it is suspicion. A tile that has just been carried away from the dog looks like the wolf; one that
stays beside the dog does not. Dogs follow suspicion, so wolves that only flee are caught; a wolf that expects
suspicious dogs moves sheep out of the dog's way and stays put.
"""

from __future__ import annotations

from tana.compile.arrays import Floats
from tana.compile.rule import rule
from tana.core.bits import contains
from tana.core.chance import POLICY, Rng, below
from tana.core.record import Ints
from tana.games.uly.actions import STEP_TO, SWAP
from tana.games.uly.board import WORLD_LUCK, are_neighbours, is_turned, rounds_in_game
from tana.games.uly.components import CELLS, EDGES, LONGEST_ROUND, NO_CELL, TILES_TO_TURN, WIDTH
from tana.games.uly.knowledge import knows_wolf
from tana.games.uly.state import DOG, HIDE, OVER, SWAP_TILES, State
from tana.games.uly.strategy import IS_TRAINED
from tana.games.uly.strategy import strategy as trained_strategy

TERMS = ("prizes", "this_round", "wolf_far_off", "dog_has_choice")
PRIZES_WON, THIS_ROUND, FAR_OFF, DOG_CHOICE = range(len(TERMS))

EVEN = 0.5
"""The dog's chance in a round as a whole. It must not drop with each sheep turned, or dogs would stop turning tiles."""
SAMPLES = 32
"""Worlds for a digging dog to look at: twice as many as there are tiles."""
SPREAD = 0.6
"""Prizes of lead that make a win about e times as likely as the other's."""
ROLLOUT = LONGEST_ROUND * 2
"""To the end of the round."""
EXPLORATION = 0.15
strategy = trained_strategy if IS_TRAINED else None


@rule
def evaluate(s: State, seat: int, terms: Floats) -> float:
    """Fill in the terms and return their sum: about the prizes after this round."""
    terms[PRIZES_WON] = s.prizes[seat]
    terms[THIS_ROUND] = 0.0
    terms[FAR_OFF] = 0.0
    terms[DOG_CHOICE] = 0.0
    if s.step != OVER and s.wolf_tile != NO_CELL and s.dog != NO_CELL:
        sign = -1.0 if seat == s.wolf else 1.0
        turns_left = TILES_TO_TURN - int(s.face_up)
        caught = chance_of_catch(s)
        terms[THIS_ROUND] = 0.5 - sign * 0.5 + sign * (caught + (1.0 - caught) * EVEN)
        terms[FAR_OFF] = -sign * 0.12 * (distance(cell_of(s, s.wolf_tile), s.dog) - 1.5) * min(1.0, turns_left / 3.0)
        terms[DOG_CHOICE] = sign * (0.01 * (unturned_around(s, s.dog) - 4) - 0.06 * s.idle)
    return float(terms[PRIZES_WON] + terms[THIS_ROUND] + terms[FAR_OFF] + terms[DOG_CHOICE])


FORESEEN = 8
"""Rounds that a forecast goes through, one way and the other: more than the game has, for variants that have many."""

# --- who wins the game -------------------------------------------------------------------------------------


@rule
def forecast(s: State, seats: int, out: Floats) -> None:
    """Each seat's chance to win the game: this round as evaluated now, later rounds even."""
    for seat in range(seats):
        out[seat] = 0.0
    rounds = min(FORESEEN, rounds_in_game(s) - int(s.round_number))
    found = chance_to_find(s)
    for ends in range(1 << rounds):
        weight = (1.0 - found if contains(ends, 0) else found) / (1 << (rounds - 1))
        most = 0
        winners = 0
        for seat in range(seats):
            prizes = prizes_after(s, seat, seats, ends, rounds)
            winners = winners + 1 if prizes == most else 1 if prizes > most else winners
            most = max(most, prizes)
        for seat in range(seats):
            if prizes_after(s, seat, seats, ends, rounds) == most:
                out[seat] += weight / winners


@rule
def prizes_after(s: State, seat: int, seats: int, ends: int, rounds: int) -> int:
    """The prizes of a seat if the wolf gets away in the rounds of a set, counted from this one, and in no others."""
    prizes = int(s.prizes[seat])
    for later in range(rounds):
        is_wolf = (int(s.wolf) + later) % seats == seat
        prizes += 1 if is_wolf == contains(ends, later) else 0
    return prizes


@rule
def chance_to_find(s: State) -> float:
    """The dogs' chance to win this round if they turn face-down tiles at random, as many as they may.

    Before a step of the dog it depends on whether the wolf is beside it.
    """
    left, hidden = TILES_TO_TURN - int(s.face_up), CELLS - int(s.face_up)
    if s.step != DOG or s.wolf_tile == NO_CELL:
        return left / hidden
    caught = chance_of_catch(s)
    return caught + (1.0 - caught) * (left - 1) / (hidden - 1)


@rule
def chance_of_catch(s: State) -> float:
    """How likely the dog's next step finds the wolf, if it goes for any face-down tile beside it."""
    if s.step != DOG or not are_neighbours(s.dog, cell_of(s, s.wolf_tile)):
        return 0.0
    return 1.0 / unturned_around(s, s.dog)


@rule
def cell_of(s: State, tile: int) -> int:
    """Where a tile lies now."""
    for cell in range(CELLS):
        if s.tiles[cell] == tile:
            return cell
    return 0


@rule
def distance(cell: int, other: int) -> int:
    """Steps between two cells, diagonal ones included."""
    rows = abs(int(cell) // WIDTH - int(other) // WIDTH)
    columns = abs(int(cell) % WIDTH - int(other) % WIDTH)
    return max(rows, columns)


@rule
def unturned_around(s: State, cell: int) -> int:
    """Face-down tiles that touch a cell."""
    count = 0
    for other in range(CELLS):
        if are_neighbours(cell, other) and not is_turned(s, s.tiles[other]):
            count += 1
    return count


# --- suspicion ---------------------------------------------------------------------------------------------

BELIEFS = 2 * CELLS + 3
"""A weight for each tile; the round, the wolf and the number of swaps they belong to; the cell of each tile."""
ROUND_SEEN, WOLF_SEEN, SWAPS_SEEN, WHERE = range(CELLS, CELLS + 4)

FLED, STAYED, ELSEWHERE = 2.5, 0.7, 1.0


@rule
def suspicion(s: State, tile: int) -> float:
    """How much more likely the last swap is if a tile is the wolf than if it is some sheep far away."""
    cell = cell_of(s, tile)
    if s.swaps_made == 0:
        return ELSEWHERE
    one, other = EDGES[s.swaps[s.swaps_made - 1]]
    before = other if cell == one else one if cell == other else cell
    if are_neighbours(s.dog, before):
        if before == cell:
            return STAYED
        return STAYED if are_neighbours(s.dog, cell) else FLED
    return ELSEWHERE


@rule
def update_belief(s: State, seat: int, belief: Floats) -> None:
    """Weigh every tile by the swap that was seen last; start afresh in a new round."""
    if belief[ROUND_SEEN] != s.round_number or belief[WOLF_SEEN] != s.wolf or belief[SWAPS_SEEN] > s.swaps_made:
        for tile in range(CELLS):
            belief[tile] = 1.0
        belief[SWAPS_SEEN] = 0.0
    belief[ROUND_SEEN] = s.round_number
    belief[WOLF_SEEN] = s.wolf
    if s.swaps_made > belief[SWAPS_SEEN] and seat != s.wolf:
        for tile in range(CELLS):
            belief[tile] *= suspicion(s, tile)
        belief[SWAPS_SEEN] = s.swaps_made


GOT_AWAY, WENT_FURTHER, WENT_ROUND, CAME_CLOSER = 8.0, 3.0, 0.4, 0.1
"""Wolves of both kinds hardly ever carry their own tile anywhere but out of the dog's reach (see docs/bots.md)."""


@rule
def trace_of(before: int, after: int, dog: int) -> float:
    """How much more likely a swap is if the wolf went from one cell to another, or stayed, than if it is far away."""
    near, far = distance(before, dog), distance(after, dog)
    if before == after:
        return STAYED if near == 1 else ELSEWHERE
    if far < near:
        return CAME_CLOSER
    if far == near:
        return WENT_ROUND
    return GOT_AWAY if near == 1 else WENT_FURTHER


@rule
def recall_belief(s: State, seat: int, belief: Floats) -> None:
    """Weigh every tile by all swaps of the round, those before other players' moves of the dog included."""
    for tile in range(CELLS):
        belief[tile] = 1.0
        belief[WHERE + tile] = tile
    for i in range(s.swaps_made):
        one, other = EDGES[s.swaps[i]]
        for tile in range(CELLS):
            before = int(belief[WHERE + tile])
            after = other if before == one else one if before == other else before
            belief[tile] *= trace_of(before, after, s.dog_at[i])
            belief[WHERE + tile] = after


@rule
def sample_world(s: State, seat: int, belief: Floats, rng: Rng) -> None:
    """Put the wolf on one of the face-down tiles, each as likely as it is suspected."""
    if knows_wolf(s, seat):
        return
    total = 0.0
    for tile in range(CELLS):
        if not is_turned(s, tile):
            total += belief[tile]
    rest = total * below(rng, WORLD_LUCK, 1 << 20) / (1 << 20)
    for tile in range(CELLS):
        if not is_turned(s, tile):
            if rest >= 0.0:
                s.wolf_tile = tile
            rest -= belief[tile]


@rule
def plays_by_policy(s: State, seat: int, mover: int) -> bool:
    """Wolf and dogs do not know the same, so each takes the other side as it usually plays."""
    return bool((seat == s.wolf) != (mover == s.wolf))


@rule
def is_horizon(s: State) -> bool:
    """The end of a round: later rounds do not depend on it."""
    return bool(s.step == HIDE)


# --- playing on --------------------------------------------------------------------------------------------

SWAPS_CONSIDERED = 3


@rule
def choose_rollout(s: State, legal: Ints, count: int, policy: Rng) -> int:
    """Dogs go after what they suspect; wolves like to be far off, but not always."""
    if s.step == SWAP_TILES:
        return choose_swap(s, legal, count, policy)
    if s.step == DOG:
        return choose_step(s, legal, count, policy)
    return int(legal[below(policy, POLICY, count)])


@rule
def choose_swap(s: State, legal: Ints, count: int, policy: Rng) -> int:
    """The best of a few swaps drawn at random."""
    best = int(legal[0])
    most = -1000
    for _ in range(SWAPS_CONSIDERED):
        action = int(legal[below(policy, POLICY, count)])
        value = value_of_swap(s, action - SWAP)
        if value > most:
            most = value
            best = action
    return best


@rule
def value_of_swap(s: State, edge: int) -> int:
    """Where the wolf is then, and how many tiles beside the dog are face up."""
    one, other = EDGES[edge]
    wolf = cell_of(s, s.wolf_tile)
    after = other if wolf == one else one if wolf == other else wolf
    value = 2 * min(2, distance(after, s.dog))
    if is_turned(s, s.tiles[one]) != is_turned(s, s.tiles[other]):
        near = int(are_neighbours(s.dog, other)) - int(are_neighbours(s.dog, one))
        value += near if is_turned(s, s.tiles[one]) else -near
    return value


@rule
def choose_step(s: State, legal: Ints, count: int, policy: Rng) -> int:
    """A face-down tile, each as likely as it is suspected; without one, any step."""
    total = 0.0
    for i in range(count):
        total += weight_of_step(s, int(legal[i]) - STEP_TO)
    rest = total * below(policy, POLICY, 1 << 20) / (1 << 20)
    chosen = int(legal[0])
    for i in range(count):
        if rest >= 0.0:
            chosen = int(legal[i])
        rest -= weight_of_step(s, int(legal[i]) - STEP_TO)
    return chosen


@rule
def weight_of_step(s: State, cell: int) -> float:
    """How much a dog is drawn to a tile."""
    if is_turned(s, s.tiles[cell]):
        return 0.01 + 0.02 * unturned_around(s, cell)
    return suspicion(s, s.tiles[cell])
