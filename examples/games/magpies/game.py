"""Magpies behind the contract of a game."""

from __future__ import annotations

from typing import Any, ClassVar

from tana.core.game import Game, ScoreLine
from tana.core.message import Message, say
from tana.core.options import Option

from . import rules
from .actions import ACTIONS
from .components import EDITION, MOST_SEATS, ROUNDS
from .conservation import check
from .events import EVENTS
from .refusals import why_not
from .sketch import sketch
from .state import TIES, State
from .view import VIEW


class Magpies(Game[State]):
    """MAG: shiny things, and one pebble for each of them."""

    name = "magpies"
    seats = range(2, MOST_SEATS + 1)
    options = (Option("ties", TIES.tokens, "stay"),)
    actions = ACTIONS
    events = EVENTS
    parts = VIEW
    rules: ClassVar[Any] = rules
    edition = EDITION

    sketch = staticmethod(sketch)
    why_not = staticmethod(why_not)
    check = staticmethod(check)

    def ending(self, s: State) -> Message | None:
        return say("end-rounds", rounds=ROUNDS) if s.over else None

    def score_lines(self, s: State, seat: int) -> tuple[ScoreLine, ...]:
        """MAG-20: the worth of what the seat has taken."""
        return (ScoreLine(say("score-trinkets"), int(s.won[seat])),)


GAME = Magpies()
