"""The clock and what lies on it: numbers, paws, the minute hand, mice, pouches and the bag."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.compile.simd import places_below, places_other_than, total
from tana.core.bits import EMPTY, all_below, contains, count, minus, shifted, single, without
from tana.core.chance import Rng, draw
from tana.core.record import Ints
from tana.games.hickory.components import (
    ALL_RELICS,
    CELLS,
    DELIVERABLE,
    HAND_SPACES_OF_A_SCAVENGER,
    MICE,
    MOST_HAND,
    NEXT_SEAT,
    NO_TILE,
    NUMBERS,
    SCAVENGER,
)
from tana.games.hickory.state import FALLING, HAND, INNER, NO_PIECE, OUT, OUTER, OVER, State

# Sources of chance: paired games meet the same luck in each of them.
BAG_LUCK, FAVOR_LUCK, QUEST_LUCK, DIE_LUCK, SETUP_LUCK, FIRST_LUCK, WORLD_LUCK = range(7)


ALL_CELLS = all_below(CELLS)


# --- who decides -------------------------------------------------------------------------------------------


@rule
def actor(s: State) -> int:
    """The seat that decides now, -1 when the game is over."""
    if s.phase == OVER:
        return -1
    if s.depth > 0:
        return int(s.frames[s.depth - 1].seat)
    return int(s.pointer)


@rule
def active_mouse(s: State) -> int:
    """The mouse on top of the stack; any, when the swap at the end of a tick is dealt."""
    return int(s.frames[s.depth - 1].mouse) if s.depth > 0 else 0


# --- the priority track --------------------------------------------------------------------------------------


@rule
def next_seat(s: State, seat: int) -> int:
    """HIC-06, HIC-12, HIC-R10: clockwise around the priority track, past colours that nobody plays."""
    return int(NEXT_SEAT[s.seats - 1, s.colouring, seat])


# --- numbers and paws --------------------------------------------------------------------------------------


@rule
def is_covered(s: State, number: int) -> bool:
    """Whether a cat paw lies on a number."""
    return s.paws[0] == number or s.paws[1] == number


@rule
def covered(s: State) -> int:
    """The set of numbers with a cat paw; a paw that lies aside is on NO_NUMBER, which drops out."""
    return shifted(single(int(s.paws[0]) + 1) | single(int(s.paws[1]) + 1), -1)


@rule
def onward(number: int, steps: int) -> int:
    """The number a given number of steps clockwise, less than once around."""
    there = int(number) + int(steps)
    return there - NUMBERS if there >= NUMBERS else there


@rule
def next_uncovered(s: State, number: int) -> int:
    """The first number after this one, clockwise, without a paw."""
    there = onward(number, 1)
    while is_covered(s, there):
        there = onward(there, 1)
    return there


@rule
def previous_uncovered(s: State, number: int) -> int:
    """HIC-17: the number before this one, further back while a paw covers it."""
    there = onward(number, NUMBERS - 1)
    while is_covered(s, there):
        there = onward(there, NUMBERS - 1)
    return there


# --- mice --------------------------------------------------------------------------------------------------


@rule
def piece(seat: int, mouse: int) -> int:
    """A mouse of a seat as one number."""
    return int(seat) * MICE + int(mouse)


@rule
def number_of(s: State, seat: int, mouse: int) -> int:
    """The number that a mouse is on, NO_NUMBER out of play."""
    return int(s.players[seat].mice[mouse].at)


@rule
def put_on_ring(s: State, seat: int, mouse: int, ring: int, number: int) -> None:
    """Move a mouse to a ring, from wherever it is; on the hand the others close up (HIC-18)."""
    moved = s.players[seat].mice[mouse]
    if moved.ring == HAND:
        take_off_hand(s, piece(seat, mouse))
    moved.ring = ring
    moved.at = number
    s.waiting = without(s.waiting, piece(seat, mouse))


@rule
def is_on_ring(ring: int) -> bool:
    """Whether a mouse stands on a number's inner or outer ring."""
    return ring in (INNER, OUTER)


@rule
def push_mice_on(s: State, number: int, there: int) -> None:
    """Move the mice of a number's two rings to another number, each on its ring."""
    for seat in range(s.seats):
        for mouse in range(MICE):
            moved = s.players[seat].mice[mouse]
            if moved.at == number and is_on_ring(int(moved.ring)):
                moved.at = there


# --- the minute hand ---------------------------------------------------------------------------------------


@rule
def move_hand(s: State) -> None:
    """HIC-10: the hand moves to the next number, and its mice with it."""
    s.minute = onward(s.minute, 1)
    for i in range(MOST_HAND):
        if s.hand[i] != NO_PIECE:
            s.players[s.hand[i] // MICE].mice[s.hand[i] % MICE].at = s.minute


@rule
def spaces_of(who: int) -> int:
    """HIC-15: a Scavenger takes two spaces of the hand."""
    return HAND_SPACES_OF_A_SCAVENGER if who % MICE == SCAVENGER else 1


@rule
def spaces_taken(s: State) -> int:
    """How many spaces of the hand are taken, without gaps from the tip."""
    taken = 0
    for i in range(MOST_HAND):
        if s.hand[i] != NO_PIECE:
            taken += spaces_of(int(s.hand[i]))
    return taken


@rule
def hand_spaces(s: State) -> int:
    """HIC-06: the spaces of the hand for this number of players."""
    return int(s.edition.hand_spaces[s.seats])


@rule
def take_off_hand(s: State, who: int) -> None:
    """HIC-18: a mouse leaves the hand and the others move up."""
    gone = False
    for i in range(MOST_HAND - 1):
        gone = gone or s.hand[i] == who
        s.hand[i] = s.hand[i + 1] if gone else s.hand[i]
    s.hand[MOST_HAND - 1] = NO_PIECE if gone or s.hand[MOST_HAND - 1] == who else s.hand[MOST_HAND - 1]


@rule
def put_on_hand(s: State, seat: int, mouse: int) -> None:
    """HIC-15: behind all mice already there."""
    i = 0
    while s.hand[i] != NO_PIECE:
        i += 1
    s.hand[i] = piece(seat, mouse)
    rider = s.players[seat].mice[mouse]
    rider.ring = HAND
    rider.at = s.minute
    s.waiting = without(s.waiting, piece(seat, mouse))


@rule
def take_off_tip(s: State) -> int:
    """HIC-16: the foremost mouse falls off the hand; returns which it is."""
    bumped = int(s.hand[0])
    take_off_hand(s, bumped)
    s.players[bumped // MICE].mice[bumped % MICE].ring = FALLING
    return bumped


# --- pouches and other rows of tiles -----------------------------------------------------------------------


@rule
def tiles_in(row: Ints) -> int:
    """How many tiles a row holds."""
    return count(places_other_than(row, NO_TILE))


@rule
def kinds_in(row: Ints) -> int:
    """The set of kinds that a row holds; NO_TILE, one below the kinds, drops out."""
    kinds = EMPTY
    for i in range(len(row)):
        kinds |= single(int(row[i]) + 1)
    return shifted(kinds, -1)


@rule
def place_in(row: Ints, tile: int) -> int:
    """Where in a sorted row the first tile of a kind is, or would be."""
    return count(places_below(row, tile))


@rule
def insert_tile(row: Ints, tile: int) -> None:
    """Put a tile into a sorted row with room."""
    at = place_in(row, tile)
    for i in range(len(row) - 1, 0, -1):
        row[i] = row[i - 1] if i > at else row[i]
    row[at] = tile


@rule
def remove_tile(row: Ints, tile: int) -> None:
    """Take one tile of a kind out of a sorted row that holds it."""
    at = place_in(row, tile)
    for i in range(len(row) - 1):
        row[i] = row[i + 1] if i >= at else row[i]
    row[len(row) - 1] = NO_TILE


@rule
def tiles_of(s: State, seat: int, mouse: int) -> int:
    """How many tiles a mouse carries."""
    return tiles_in(s.players[seat].mice[mouse].pouch)


@rule
def kinds_of(s: State, seat: int, mouse: int) -> int:
    """The set of kinds that a mouse carries."""
    return kinds_in(s.players[seat].mice[mouse].pouch)


@rule
def items_of(s: State, seat: int, mouse: int) -> int:
    """The kinds that a mouse could deliver: items and wilds (HIC-50)."""
    return kinds_of(s, seat, mouse) & DELIVERABLE


@rule
def relics_of(s: State, seat: int, mouse: int) -> int:
    """The relics that a mouse carries."""
    return kinds_of(s, seat, mouse) & ALL_RELICS


@rule
def carries(s: State, seat: int, mouse: int, tile: int) -> bool:
    """Whether a mouse carries a tile of a kind."""
    return contains(kinds_of(s, seat, mouse), tile)


@rule
def room_of(s: State, seat: int, mouse: int) -> int:
    """HIC-D2: free spaces of a mouse's pouch."""
    return int(s.edition.pouches[mouse]) - tiles_of(s, seat, mouse)


@rule
def put_in_pouch(s: State, seat: int, mouse: int, tile: int) -> None:
    """A tile goes onto a mouse's card."""
    insert_tile(s.players[seat].mice[mouse].pouch, tile)


@rule
def take_from_pouch(s: State, seat: int, mouse: int, tile: int) -> None:
    """A tile leaves a mouse's card."""
    remove_tile(s.players[seat].mice[mouse].pouch, tile)


# --- bag, pool, basket -------------------------------------------------------------------------------------


@rule
def tiles_in_bag(s: State) -> int:
    """How many tiles are left in the bag."""
    return total(s.bag)


@rule
def tiles_in_pool(s: State) -> int:
    """How many tiles are between two places."""
    return total(s.pool)


@rule
def draw_tile(s: State, rng: Rng) -> int:
    """A tile from a bag that is not empty."""
    return draw(s.bag, rng, BAG_LUCK)


@rule
def kinds_in_pool(s: State) -> int:
    """The kinds of tile between two places."""
    return places_other_than(s.pool, 0)


@rule
def market_is_empty(s: State) -> bool:
    """HIC-R41: neither wild items nor basket tiles (whose gaps are last)."""
    return s.wilds == 0 and s.basket[0] == NO_TILE


# --- cards and points --------------------------------------------------------------------------------------


@rule
def holds_card(s: State, seat: int, card: int) -> bool:
    """Whether a favor card is in a seat's hand."""
    return contains(s.players[seat].hand, card)


@rule
def cards_of(s: State, seat: int) -> int:
    """How many favor cards a seat holds (public)."""
    return count(s.players[seat].hand)


@rule
def points_of(s: State, seat: int) -> int:
    """All points of a seat."""
    return total(s.players[seat].tally)


@rule
def empty_spaces(s: State, seat: int) -> int:
    """The set of spaces of a seat's hunt board without a tile."""
    return minus(ALL_CELLS, places_other_than(s.players[seat].filled, NO_TILE))


@rule
def filled_spaces(s: State, seat: int) -> int:
    """How many spaces of a seat's hunt board are filled."""
    return tiles_in(s.players[seat].filled)


@rule
def is_out(s: State, seat: int, mouse: int) -> bool:
    """Whether a mouse is out of play."""
    return s.players[seat].mice[mouse].ring == OUT
