"""Uly & Polly behind the contract of a game."""

from __future__ import annotations

from typing import ClassVar

from tana.core.game import Game, Rules
from tana.core.log_limit import LogLimit
from tana.core.options import first_seat, flag
from tana.games.uly import rules
from tana.games.uly.actions import ACTIONS
from tana.games.uly.components import EDITION, MOST_SEATS
from tana.games.uly.events import EVENTS
from tana.games.uly.reasons import ENDINGS, REFUSALS, SCORE_TEXTS
from tana.games.uly.sketch import sketch
from tana.games.uly.state import State
from tana.games.uly.validation import check


class Uly(Game[State]):
    """ULY: one wolf under sixteen backs, one dog, eight tiles to turn."""

    name = "uly"
    seats = range(2, MOST_SEATS + 1)
    options = (flag("memory_aid"), first_seat(MOST_SEATS))
    actions = ACTIONS
    events = EVENTS
    refusals = REFUSALS
    endings = ENDINGS
    score_texts = SCORE_TEXTS
    rules: ClassVar[Rules] = rules
    secrets = ("wolf_tile",)
    edition = EDITION
    log_limit = LogLimit(since_last_turn=True)

    sketch = staticmethod(sketch)
    check = staticmethod(check)


GAME = Uly()
