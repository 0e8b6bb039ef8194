"""Peddlers behind the contract of a game."""

from __future__ import annotations

from typing import ClassVar

from tana.core.game import Game, Rules

from . import rules
from .actions import ACTIONS
from .components import EDITION, MOST_SEATS
from .events import EVENTS
from .reasons import ENDINGS, REFUSALS, SCORE_TEXTS
from .sketch import sketch
from .state import State
from .validation import check


class Peddlers(Game[State]):
    """PED: crates, words, and somebody who may look."""

    name = "peddlers"
    seats = range(2, MOST_SEATS + 1)
    options = ()
    actions = ACTIONS
    events = EVENTS
    rules: ClassVar[Rules] = rules
    refusals = REFUSALS
    endings = ENDINGS
    score_texts = SCORE_TEXTS
    secrets = ("scale", "cellar", "hand", "heap")
    edition = EDITION

    sketch = staticmethod(sketch)
    check = staticmethod(check)


GAME = Peddlers()
