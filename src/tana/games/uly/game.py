"""Uly & Polly behind the contract of a game."""

from __future__ import annotations

from typing import Any, ClassVar

from tana.core.game import Game, ScoreLine
from tana.core.message import Message, say
from tana.core.options import first_seat, flag
from tana.games.uly import rules
from tana.games.uly.actions import ACTIONS
from tana.games.uly.board import rounds_in_game
from tana.games.uly.components import EDITION, MOST_SEATS
from tana.games.uly.conservation import check
from tana.games.uly.events import EVENTS
from tana.games.uly.old_view import VIEW
from tana.games.uly.refusals import why_not
from tana.games.uly.sketch import sketch
from tana.games.uly.state import OVER, State


class Uly(Game[State]):
    """ULY: one wolf under sixteen backs, one dog, eight tiles to turn."""

    name = "uly"
    seats = range(2, MOST_SEATS + 1)
    options = (flag("memory_aid"), first_seat(MOST_SEATS))
    actions = ACTIONS
    events = EVENTS
    parts = VIEW
    rules: ClassVar[Any] = rules
    secrets = ("wolf_tile",)
    edition = EDITION

    sketch = staticmethod(sketch)
    why_not = staticmethod(why_not)
    check = staticmethod(check)

    def ending(self, s: State) -> Message | None:
        return say("end-all-wolves", rounds=rounds_in_game(s)) if s.step == OVER else None

    def score_lines(self, s: State, seat: int) -> tuple[ScoreLine, ...]:
        """ULY-17: prizes won as the wolf and as the dog."""
        escapes = int(s.escapes[seat])
        found = int(s.prizes[seat]) - escapes
        return (
            ScoreLine(say("score-wolf", rounds=escapes), escapes),
            ScoreLine(say("score-dog", rounds=found), found),
        )


GAME = Uly()
