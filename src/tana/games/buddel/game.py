"""Buddel-Bande behind the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tana.core.game import Game, Rules
from tana.core.log_limit import LogLimit
from tana.core.options import Option, check_seat_choices, first_seat, flag, seat_choices
from tana.games.buddel import rules
from tana.games.buddel.actions import ACTIONS
from tana.games.buddel.components import CLAN, EDITION, MOST_SEATS
from tana.games.buddel.events import EVENTS
from tana.games.buddel.reasons import ENDINGS, REFUSALS, SCORE_TEXTS
from tana.games.buddel.sketch import sketch
from tana.games.buddel.state import State
from tana.games.buddel.validation import check

CLAN_OPTIONS = seat_choices("clan", CLAN.tokens, MOST_SEATS)
"""BUD-R04: the clan of each seat; those left open get the clans that are left, in seat order."""


class Buddel(Game[State]):
    """BUD: twelve moles, four clans, one dog, and nobody quite sure whose mole that is."""

    name = "buddel"
    seats = range(2, MOST_SEATS + 1)
    options = (
        Option("haystack", ("auto", "known", "shuffled"), "auto"),
        flag("memory_aid"),
        first_seat(MOST_SEATS),
        *CLAN_OPTIONS,
    )
    actions = ACTIONS
    events = EVENTS
    refusals = REFUSALS
    endings = ENDINGS
    score_texts = SCORE_TEXTS
    rules: ClassVar[Rules] = rules
    secrets = ("owners", "players.deals")
    edition = EDITION
    log_limit = LogLimit(once=frozenset({"saw", "own-mole"}))

    sketch = staticmethod(sketch)
    check = staticmethod(check)

    def settings(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """BUD-R04: each clan is for one seat, and only seats in play have one."""
        chosen = super().settings(seats, given)
        check_seat_choices(CLAN_OPTIONS, seats, chosen)
        return chosen


GAME = Buddel()
