"""Why not? The rule that forbids an action."""

from __future__ import annotations

from tana.core.game import Refusal
from tana.core.message import say

from .actions import LAY
from .state import State


def why_not(s: State, action: int) -> Refusal:
    """The game is over, or the pebble has been spent."""
    if s.over:
        return Refusal("MAG-20", say("why-over"))
    return Refusal("MAG-11", say("why-spent", pebble=action - LAY + 1))
