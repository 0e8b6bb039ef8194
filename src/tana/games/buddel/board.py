"""The track: where every mole stands, and where a symbol takes it."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, all_below, first_member, minus, with_member, without
from tana.core.reasons import NO_REASON
from tana.games.buddel.components import (
    ANY_MOLE,
    BOX,
    DEN,
    DOG_OR_MOLE,
    HAYSTACK,
    HOLES_WITH,
    MOLES,
    NO_MOLE,
    SLOTS,
    THE_DOG,
)
from tana.games.buddel.reasons import AT_HOME, IS_FROZEN, NOT_IN_PLAY, ONLY_DOG, OTHER_SIZE
from tana.games.buddel.state import OVER, State

# Sources of chance: paired games meet the same luck in each of them.
PIECE_LUCK, SYMBOL_LUCK, DEAL_LUCK, FIRST_LUCK, WORLD_LUCK = range(5)


@rule
def actor(s: State) -> int:
    """The seat that decides now, -1 when the game is over."""
    return -1 if s.step == OVER else int(s.turn)


@rule
def size_of(mole: int) -> int:
    """BUD-01: moles are numbered size by size."""
    return mole // SLOTS


@rule
def mole_at(s: State, hole: int) -> int:
    """The mole that stands at a hole, or none."""
    for mole in range(MOLES):
        if s.places[mole] == hole:
            return mole
    return NO_MOLE


@rule
def is_waiting(s: State, mole: int) -> bool:
    """Whether a mole is on the haystack."""
    return bool(s.places[mole] == HAYSTACK)


@rule
def first_waiting(s: State, size: int) -> int:
    """The first mole of a size that is on the haystack, or none."""
    for mole in range(size * SLOTS, size * SLOTS + SLOTS):
        if is_waiting(s, mole):
            return mole
    return NO_MOLE


@rule
def dog_may_move(s: State) -> bool:
    """BUD-11: whether the piece die allows the dog."""
    return bool(s.piece == THE_DOG or s.piece == DOG_OR_MOLE)


@rule
def is_rolled(s: State, mole: int) -> bool:
    """BUD-11: whether the piece die allows a mole of this size."""
    return bool(s.piece == ANY_MOLE or s.piece == DOG_OR_MOLE or s.piece == size_of(mole))


@rule
def refuse_move(s: State, mole: int) -> int:
    """BUD-11, BUD-14: the reason why a mole cannot move with this roll; NO_REASON if it can."""
    place = s.places[mole]
    if not HAYSTACK <= place < DEN:
        return NOT_IN_PLAY if place == BOX else AT_HOME
    if not is_rolled(s, mole):
        return ONLY_DOG if s.piece == THE_DOG else OTHER_SIZE + int(s.piece)
    return IS_FROZEN if place == s.dog else NO_REASON


@rule
def may_move(s: State, mole: int) -> bool:
    """BUD-11, BUD-14: whether a mole can move with this roll."""
    return refuse_move(s, mole) == NO_REASON


@rule
def free_holes_ahead(s: State, mole: int) -> int:
    """BUD-12: the free holes with the symbol in front of a mole, as a set."""
    return minus(minus(HOLES_WITH[s.symbol], s.occupied), all_below(int(s.places[mole]) + 1))


@rule
def goes_home(s: State, mole: int) -> bool:
    """BUD-12: whether all holes ahead with the symbol are taken, so that only the den is left."""
    return free_holes_ahead(s, mole) == EMPTY


@rule
def target(s: State, mole: int) -> int:
    """BUD-12, BUD-13: the nearest free hole ahead with the symbol, the dog's included; else the den."""
    ahead = free_holes_ahead(s, mole)
    return DEN if ahead == EMPTY else first_member(ahead)


@rule
def put_mole(s: State, mole: int, place: int) -> None:
    """Move a mole forward and keep the holes in step."""
    before = int(s.places[mole])
    if before != HAYSTACK:
        s.occupied = without(s.occupied, before)
    if place != DEN:
        s.occupied = with_member(s.occupied, place)
    s.places[mole] = place
