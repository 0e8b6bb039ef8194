"""Buddel-Bande behind the contract of a game."""

from __future__ import annotations

from typing import Any, ClassVar

from tana.core.game import Game, ScoreLine
from tana.core.message import Message, say
from tana.core.options import Option, first_seat, flag
from tana.games.buddel import rules
from tana.games.buddel.actions import ACTIONS
from tana.games.buddel.components import CLAN, EDITION, MOST_SEATS
from tana.games.buddel.conservation import check
from tana.games.buddel.events import EVENTS
from tana.games.buddel.old_view import VIEW
from tana.games.buddel.refusals import why_not
from tana.games.buddel.sketch import sketch
from tana.games.buddel.state import OVER, State


class Buddel(Game[State]):
    """BUD: twelve moles, four clans, one dog, and nobody quite sure whose mole that is."""

    name = "buddel"
    seats = range(2, MOST_SEATS + 1)
    options = (
        Option("haystack", ("auto", "known", "shuffled"), "auto"),
        flag("memory_aid"),
        first_seat(MOST_SEATS),
    )
    actions = ACTIONS
    events = EVENTS
    parts = VIEW
    rules: ClassVar[Any] = rules
    secrets = ("owners", "players.deals")
    edition = EDITION

    sketch = staticmethod(sketch)
    why_not = staticmethod(why_not)
    check = staticmethod(check)

    def ending(self, s: State) -> Message | None:
        if s.step != OVER:
            return None
        _, ranks = self.standing(s)
        winner = int(s.players[ranks.index(1)].clan)
        return say("end-clan-home", clan=f"clan:{CLAN.token(winner)}")

    def score_lines(self, s: State, seat: int) -> tuple[ScoreLine, ...]:
        """The moles at home."""
        scores, _ = self.standing(s)
        return (ScoreLine(say("score-home", moles=scores[seat]), scores[seat]),)


GAME = Buddel()
