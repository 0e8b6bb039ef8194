"""Why not? The rule that forbids an action, as a number of `reasons.py`."""

from __future__ import annotations

from tana.core.reasons import NO_REASON
from tana.core.rule import rule

from .actions import crate_of, is_offer
from .board import holds
from .components import NO_GOOD
from .reasons import INSPECT_FIRST, NOT_HELD, NOTHING_THERE, OVER
from .state import State


@rule
def refuse(s: State, action: int) -> int:
    """The game is over, it is the time for something else, or the crate is not there."""
    if s.over:
        return OVER
    if not is_offer(action):
        return NOTHING_THERE if s.claim == NO_GOOD else NO_REASON
    if s.claim != NO_GOOD:
        return INSPECT_FIRST
    if not holds(s, s.seller, crate_of(action)):
        return NOT_HELD + crate_of(action) - 1
    return NO_REASON
