"""The clock and what lies on it: numbers, paws, the minute hand, mice, pouches and the bag."""

from __future__ import annotations

from tana.core.chance import Rng, draw
from tana.core.record import Ints
from tana.core.rule import rule
from tana.games.hickory.components import (
    BASKET,
    FAVORS,
    FIRST_RELIC,
    HAND_SPACES_OF_A_SCAVENGER,
    KINDS,
    MICE,
    MOST_HAND,
    MOST_POUCH,
    NO_NUMBER,
    NO_TILE,
    NUMBERS,
    SCAVENGER,
)
from tana.games.hickory.state import FALLING, HAND, IN_HAND, INNER, NO_PIECE, OUT, OUTER, OVER, TALLIES, State

# Sources of chance: paired games meet the same luck in each of them.
BAG_LUCK, FAVOR_LUCK, QUEST_LUCK, DIE_LUCK, SETUP_LUCK, FIRST_LUCK, WORLD_LUCK = range(7)


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


# --- numbers and paws --------------------------------------------------------------------------------------


@rule
def is_covered(s: State, number: int) -> bool:
    """Whether a cat paw lies on a number."""
    return s.paws[0] == number or s.paws[1] == number


@rule
def onward(number: int, steps: int) -> int:
    """The number so many steps clockwise."""
    return (number + steps) % NUMBERS


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
    return seat * MICE + mouse


@rule
def number_of(s: State, seat: int, mouse: int) -> int:
    """Where a mouse is; the hand carries its mice, and a bumped one counts as there (HIC-R17)."""
    ring = s.players[seat].mice[mouse].ring
    if ring in (HAND, FALLING):
        return int(s.minute)
    return int(s.players[seat].mice[mouse].at)


@rule
def is_in_play(s: State, seat: int, mouse: int) -> bool:
    """Whether a mouse is on the clock."""
    return s.players[seat].mice[mouse].ring != OUT


@rule
def put_on_ring(s: State, seat: int, mouse: int, ring: int, number: int) -> None:
    """Move a mouse to a ring, from wherever it is; on the hand the others close up (HIC-18)."""
    take_off_hand(s, piece(seat, mouse))
    moved = s.players[seat].mice[mouse]
    moved.ring = ring
    moved.at = number
    moved.waiting = 0


@rule
def push_mice_on(s: State, number: int, there: int) -> None:
    """Move the mice of a number's two rings to another number, each on its ring."""
    for seat in range(s.seats):
        for mouse in range(MICE):
            moved = s.players[seat].mice[mouse]
            if moved.at == number and (moved.ring == INNER or moved.ring == OUTER):
                moved.at = there


# --- the minute hand ---------------------------------------------------------------------------------------


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
    at = 0
    for i in range(MOST_HAND):
        kept = s.hand[i]
        if kept != who:
            s.hand[at] = kept
            at += 1
    while at < MOST_HAND:
        s.hand[at] = NO_PIECE
        at += 1


@rule
def put_on_hand(s: State, seat: int, mouse: int) -> None:
    """HIC-15: behind all mice already there."""
    i = 0
    while s.hand[i] != NO_PIECE:
        i += 1
    s.hand[i] = piece(seat, mouse)
    rider = s.players[seat].mice[mouse]
    rider.ring = HAND
    rider.at = NO_NUMBER
    rider.waiting = 0


# --- pouches and other rows of tiles -----------------------------------------------------------------------


@rule
def tiles_in(row: Ints) -> int:
    """How many tiles a row holds."""
    count = 0
    for i in range(len(row)):
        if row[i] != NO_TILE:
            count += 1
    return count


@rule
def count_in(row: Ints, tile: int) -> int:
    """How many tiles of a kind a row holds."""
    count = 0
    for i in range(len(row)):
        if row[i] == tile:
            count += 1
    return count


@rule
def insert_tile(row: Ints, tile: int) -> None:
    """Put a tile into a sorted row with room."""
    i = tiles_in(row)
    while i > 0 and row[i - 1] > tile:
        row[i] = row[i - 1]
        i -= 1
    row[i] = tile


@rule
def remove_tile(row: Ints, tile: int) -> None:
    """Take one tile of a kind out of a sorted row that holds it."""
    i = 0
    while row[i] != tile:
        i += 1
    while i + 1 < len(row):
        row[i] = row[i + 1]
        i += 1
    row[i] = NO_TILE


@rule
def tiles_of(s: State, seat: int, mouse: int) -> int:
    """How many tiles a mouse carries."""
    return tiles_in(s.players[seat].mice[mouse].pouch)


@rule
def carries(s: State, seat: int, mouse: int, tile: int) -> bool:
    """Whether a mouse carries a tile of a kind."""
    return count_in(s.players[seat].mice[mouse].pouch, tile) > 0


@rule
def carries_item(s: State, seat: int, mouse: int) -> bool:
    """Whether a mouse carries anything that can be delivered (items and wilds, HIC-50)."""
    pouch = s.players[seat].mice[mouse].pouch
    for i in range(MOST_POUCH):
        if pouch[i] != NO_TILE and pouch[i] < FIRST_RELIC:
            return True
    return False


@rule
def carries_relic(s: State, seat: int, mouse: int) -> bool:
    """Whether a mouse carries a relic."""
    pouch = s.players[seat].mice[mouse].pouch
    for i in range(MOST_POUCH):
        if pouch[i] >= FIRST_RELIC:
            return True
    return False


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
    total = 0
    for kind in range(KINDS):
        total += s.bag[kind]
    return total


@rule
def draw_tile(s: State, rng: Rng) -> int:
    """A tile from a bag that is not empty."""
    return draw(s.bag, rng, BAG_LUCK)


@rule
def tiles_in_pool(s: State) -> int:
    """How many tiles are between two places."""
    total = 0
    for kind in range(KINDS):
        total += s.pool[kind]
    return total


@rule
def tiles_in_basket(s: State) -> int:
    """How many tiles the bargain basket holds."""
    count = 0
    for i in range(BASKET):
        if s.basket[i] != NO_TILE:
            count += 1
    return count


# --- cards and points --------------------------------------------------------------------------------------


@rule
def holds_card(s: State, seat: int, card: int) -> bool:
    """Whether a favor card is in a seat's hand."""
    return s.favors[card] == IN_HAND + seat


@rule
def cards_of(s: State, seat: int) -> int:
    """How many favor cards a seat holds (public)."""
    count = 0
    for card in range(FAVORS):
        if s.favors[card] == IN_HAND + seat:
            count += 1
    return count


@rule
def points_of(s: State, seat: int) -> int:
    """All points of a seat."""
    total = 0
    for source in range(TALLIES):
        total += s.players[seat].tally[source]
    return total


@rule
def filled_spaces(s: State, seat: int) -> int:
    """How many spaces of a seat's hunt board are filled."""
    return tiles_in(s.players[seat].filled)
