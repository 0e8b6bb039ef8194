"""What Uly & Polly says by number: why an action is not allowed, how the game ended, where prizes come from."""

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
UNDER_DOG = REFUSALS.number("why-under-dog")
MUST_MOVE = REFUSALS.number("why-must-move")
TOO_FAR = REFUSALS.number("why-too-far")
WHAT_TO_DO = tuple(
    REFUSALS.number(text) for text in ("why-hide-first", "why-start-first", "why-wolf-turn", "why-dog-turn", "why-over")
)
"""What a player is told who wants something else, step by step."""

ENDINGS = ReasonTable(Reason("end-all-wolves", "ULY-21", Argument("rounds", ROUND)))
ALL_WOLVES = ENDINGS.number("end-all-wolves")

_ROUNDS = numbers("rounds", 0, PRIZES)
SCORE_TEXTS = ReasonTable(
    Reason("score-wolf", "ULY-17", Argument("rounds", _ROUNDS)),
    Reason("score-dog", "ULY-17", Argument("rounds", _ROUNDS)),
)
AS_WOLF = SCORE_TEXTS.number("score-wolf")
AS_DOG = SCORE_TEXTS.number("score-dog")
