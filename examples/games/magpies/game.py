"""Magpies behind the contract of a game."""

from __future__ import annotations

from typing import ClassVar

from tana.core.game import Game, Rules
from tana.core.options import Option

from . import rules
from .actions import ACTIONS
from .components import EDITION, MOST_SEATS
from .events import EVENTS
from .reasons import ENDINGS, REFUSALS, SCORE_TEXTS
from .sketch import sketch
from .state import TIES, State
from .validation import check


class Magpies(Game[State]):
    """MAG: shiny things, and one pebble for each of them."""

    name = "magpies"
    seats = range(2, MOST_SEATS + 1)
    options = (Option("ties", TIES.tokens, "stay"),)
    actions = ACTIONS
    events = EVENTS
    rules: ClassVar[Rules] = rules
    refusals = REFUSALS
    endings = ENDINGS
    score_texts = SCORE_TEXTS
    secrets = ("laid", "dress")
    edition = EDITION

    sketch = staticmethod(sketch)
    check = staticmethod(check)


GAME = Magpies()
