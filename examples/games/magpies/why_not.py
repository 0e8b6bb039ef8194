"""Why not? The condition of an action, as the rule that forbids it: a number of `reasons.py`."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.reasons import NO_REASON

from .actions import DECODING
from .board import actor
from .components import FEATHERED
from .reasons import NO_FEATHER, OVER, SPENT
from .state import NOBODY, State


@rule
def refuse(s: State, action: int) -> int:
    """The reason why an action is not allowed now; NO_REASON if it is."""
    seat = actor(s)
    return OVER if seat == NOBODY else refuse_lay(s, seat, action)


@rule
def refuse_lay(s: State, seat: int, action: int) -> int:
    """MAG-11: a pebble that has not been spent. MAG-14: bare, or once with the feather."""
    _, pebble, dress = decode(action, DECODING)
    if not s.held[seat][pebble - 1]:
        return SPENT + pebble - 1
    return NO_FEATHER if dress == FEATHERED and not s.feather[seat] else NO_REASON
