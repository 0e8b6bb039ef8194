"""What the numbers mean that rules answer with: why not, how it ended, where points come from."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.reasons import Reason, ReasonTable

from .components import PEBBLE

REFUSALS = ReasonTable(
    Reason("why-over", "MAG-20"),
    Reason("why-spent", "MAG-11", Argument("pebble", PEBBLE)),
    Reason("why-no-feather", "MAG-14"),
)
OVER = REFUSALS.number("why-over")
SPENT = REFUSALS.number("why-spent")
NO_FEATHER = REFUSALS.number("why-no-feather")

ENDINGS = ReasonTable(Reason("end-rounds", "MAG-20"))
ROUNDS_PLAYED = ENDINGS.number("end-rounds")

SCORE_TEXTS = ReasonTable(Reason("score-trinkets", "MAG-20"))
TRINKETS_TAKEN = SCORE_TEXTS.number("score-trinkets")
