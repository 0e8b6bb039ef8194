"""What the rules ask the table."""

from __future__ import annotations

from tana.compile.rule import rule

from .components import CRATES_OF_EACH, NO_GOOD
from .state import NOBODY, State

# Sources of chance: the deal; worlds are drawn by `determinize`.
DEAL_LUCK, WORLD_LUCK = range(2)


@rule
def actor(s: State) -> int:
    """PED-10, PED-11: the seller, or the one who inspects; nobody when the game is over."""
    if s.over:
        return NOBODY
    return int(s.seller) if s.claim == NO_GOOD else inspector(s)


@rule
def inspector(s: State) -> int:
    """PED-11: the next player after the seller."""
    return (int(s.seller) + 1) % int(s.seats)


@rule
def contents(crate: int) -> int:
    """PED-01: what is in a crate, by worth."""
    return (crate - 1) // CRATES_OF_EACH + 1
