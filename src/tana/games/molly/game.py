"""Molly behind the contract of a game."""

from __future__ import annotations

from typing import ClassVar

from tana.core.game import Game, Rules
from tana.core.log_limit import LogLimit
from tana.core.options import Option, first_seat, flag
from tana.games.molly import rules
from tana.games.molly.actions import ACTIONS
from tana.games.molly.components import EDITION, MOST_SEATS
from tana.games.molly.events import EVENTS
from tana.games.molly.reasons import ENDINGS, REFUSALS, SCORE_TEXTS
from tana.games.molly.sketch import sketch
from tana.games.molly.state import State
from tana.games.molly.validation import check


class Molly(Game[State]):
    """MOL: sets of three, piles that flip, burrows that count."""

    name = "molly"
    seats = range(2, MOST_SEATS + 1)
    options = (Option("variant", ("base", "bobtail"), "base"), flag("memory_aid"), first_seat(MOST_SEATS))
    actions = ACTIONS
    events = EVENTS
    refusals = REFUSALS
    endings = ENDINGS
    score_texts = SCORE_TEXTS
    rules: ClassVar[Rules] = rules
    secrets = ("players.cubes", "players.gift")
    edition = EDITION
    log_limit = LogLimit(since_last_turn=True)

    sketch = staticmethod(sketch)
    check = staticmethod(check)


GAME = Molly()
