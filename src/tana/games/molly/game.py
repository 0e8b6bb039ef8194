"""Molly behind the contract of a game."""

from __future__ import annotations

from typing import Any, ClassVar

from tana.core.game import Game, ScoreLine
from tana.core.message import Message, say
from tana.core.options import Option, first_seat, flag
from tana.games.molly import rules
from tana.games.molly.actions import ACTIONS
from tana.games.molly.burrows import least_cubes, most_cubes
from tana.games.molly.components import EDITION
from tana.games.molly.conservation import check
from tana.games.molly.events import EVENTS
from tana.games.molly.old_view import VIEW
from tana.games.molly.refusals import why_not
from tana.games.molly.sketch import sketch
from tana.games.molly.state import MOST_SEATS, OVER, State


class Molly(Game[State]):
    """MOL: sets of three, piles that flip, burrows that count."""

    name = "molly"
    seats = range(2, MOST_SEATS + 1)
    options = (
        Option("variant", ("base", "bobtail"), "base"),
        flag("memory_aid"),
        first_seat(MOST_SEATS),
    )
    actions = ACTIONS
    events = EVENTS
    parts = VIEW
    rules: ClassVar[Any] = rules
    secrets = ("players.cubes", "players.gift")
    edition = EDITION

    sketch = staticmethod(sketch)
    why_not = staticmethod(why_not)
    check = staticmethod(check)

    def ending(self, s: State) -> Message | None:
        return say("end-last-round") if s.step == OVER else None

    def score_lines(self, s: State, seat: int) -> tuple[ScoreLine, ...]:
        """MOL-61: the product and the tokens."""
        cubes = s.players[seat].cubes
        most, least = most_cubes(cubes), least_cubes(cubes)
        tokens = int(s.players[seat].tokens)
        return (
            ScoreLine(say("score-cubes", most=most, least=least), most * least),
            ScoreLine(say("score-tokens", tokens=tokens), tokens),
        )


GAME = Molly()
