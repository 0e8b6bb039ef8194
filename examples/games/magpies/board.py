"""What the rules ask the table: who is next, whose pebble is the highest."""

from __future__ import annotations

from tana.compile.rule import rule

from .components import NO_PEBBLE
from .state import NOBODY, State

# Sources of chance: which trinket comes out of the box; worlds are drawn by `determinize`.
BOX_LUCK, WORLD_LUCK = range(2)


@rule
def actor(s: State) -> int:
    """MAG-R11: the first seat that has not laid a pebble; nobody when the game is over (or all have laid)."""
    if s.over:
        return NOBODY
    for seat in range(s.seats):
        if s.laid[seat] == NO_PEBBLE:
            return seat
    return NOBODY


@rule
def height(s: State, seat: int) -> int:
    """MAG-14: how much the laid pebble counts, in halves."""
    return 2 * s.laid[seat] + s.dress[seat]


@rule
def is_alone(s: State, seat: int) -> bool:
    """MAG-12: whether nobody else has laid one that counts the same."""
    for other in range(s.seats):
        if other != seat and height(s, other) == height(s, seat):
            return False
    return True


@rule
def highest_alone(s: State) -> int:
    """MAG-12: the seat whose pebble is the highest among those laid once; nobody without one."""
    best = NOBODY
    for seat in range(s.seats):
        if is_alone(s, seat) and (best == NOBODY or height(s, seat) > height(s, best)):
            best = seat
    return best
