"""Coins behind the contract of a game."""

from __future__ import annotations

from typing import ClassVar

from tana.core.game import Game, Rules
from tana.core.sketch import Sketch, ViewObject

from . import rules
from .components import EDITION, MOST_SEATS
from .rules import ACTIONS, ENDINGS, EVENTS, REFUSALS, SCORE_TEXTS, State


class Coin(Game[State]):
    """COI: heads or tails."""

    name = "coin"
    seats = range(1, MOST_SEATS + 1)
    options = ()
    actions = ACTIONS
    events = EVENTS
    rules: ClassVar[Rules] = rules
    refusals = REFUSALS
    endings = ENDINGS
    score_texts = SCORE_TEXTS
    edition = EDITION

    def sketch(self, view: ViewObject) -> Sketch:
        return ()

    def check(self, s: State) -> None:
        """Nothing can be wrong that the ranges of fields do not tell."""


GAME = Coin()
