"""The reasons of Uly & Polly by number: why an action is not allowed, how the game ended, where prizes come from."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import numbers
from tana.core.reasons import Reason, ReasonTable
from tana.games.uly.components import CELL, PRIZES, ROUND

REFUSALS = ReasonTable(
    Reason("why-hide-first", "ULY-11"),
    Reason("why-start-first", "ULY-12"),
    Reason("why-wolf-turn", "ULY-13"),
    Reason("why-dog-turn", "ULY-13"),
    Reason("why-over", "ULY-21"),
    Reason("why-under-dog", "ULY-14", Argument("cell", CELL)),
    Reason("why-must-move", "ULY-15"),
    Reason("why-too-far", "ULY-15", Argument("cell", CELL)),
)
UNDER_DOG, MUST_MOVE, TOO_FAR = REFUSALS.numbers("why-under-dog why-must-move why-too-far")
WHAT_TO_DO = tuple(
    REFUSALS.number(text) for text in ("why-hide-first", "why-start-first", "why-wolf-turn", "why-dog-turn", "why-over")
)
"""The refusal of an action that belongs to another step, for each step."""

ENDINGS = ReasonTable(Reason("end-all-wolves", "ULY-21", Argument("rounds", ROUND)))
ALL_WOLVES = ENDINGS.number("end-all-wolves")

_ROUNDS = numbers("rounds", 0, PRIZES)
SCORE_TEXTS = ReasonTable(
    Reason("score-wolf", "ULY-17", Argument("rounds", _ROUNDS)),
    Reason("score-dog", "ULY-17", Argument("rounds", _ROUNDS)),
)
AS_WOLF, AS_DOG = SCORE_TEXTS.numbers("score-wolf score-dog")
