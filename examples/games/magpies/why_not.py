"""Why not? The rule that forbids an action, as a number of `reasons.py`."""

from __future__ import annotations

from tana.core.reasons import NO_REASON
from tana.core.rule import rule

from .actions import dress_of, pebble_of
from .board import actor, has_dress, has_pebble
from .reasons import NO_FEATHER, OVER, SPENT
from .state import NOBODY, State


@rule
def refuse(s: State, action: int) -> int:
    """The game is over, the pebble has been spent, or the feather has."""
    seat = actor(s)
    if seat == NOBODY:
        return OVER
    if not has_pebble(s, seat, pebble_of(action)):
        return SPENT + pebble_of(action) - 1
    if not has_dress(s, seat, dress_of(action)):
        return NO_FEATHER
    return NO_REASON
