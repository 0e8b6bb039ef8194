"""What the numbers mean that rules answer with."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.reasons import Reason, ReasonTable

from .components import CRATE

REFUSALS = ReasonTable(
    Reason("why-over", "PED-20"),
    Reason("why-not-held", "PED-10", Argument("crate", CRATE)),
    Reason("why-inspect", "PED-11"),
    Reason("why-nothing-there", "PED-11"),
)
OVER = REFUSALS.number("why-over")
NOT_HELD = REFUSALS.number("why-not-held")
INSPECT_FIRST = REFUSALS.number("why-inspect")
NOTHING_THERE = REFUSALS.number("why-nothing-there")

ENDINGS = ReasonTable(Reason("end-empty", "PED-20"))
CARTS_EMPTY = ENDINGS.number("end-empty")

SCORE_TEXTS = ReasonTable(Reason("score-earned", "PED-20"))
ALL_EARNED = SCORE_TEXTS.number("score-earned")
