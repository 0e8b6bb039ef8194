"""Reasons are numbers with a meaning."""

from __future__ import annotations

import pytest

from tana.core.actions import Argument
from tana.core.domain import Domain, numbers
from tana.core.message import say
from tana.core.reasons import Reason, ReasonTable

CELL = Domain("cell", ("a1", "b1", "c1"))
TABLE = ReasonTable(
    Reason("why-over", "ULY-21"),
    Reason("why-under-dog", "ULY-14", Argument("cell", CELL)),
    Reason("why-costs", "HIC-21", Argument("cost", numbers("cost", 1, 3)), Argument("cell", CELL)),
    Reason("why-costs", "HIC-22", Argument("cost", numbers("cost", 1, 3)), Argument("cell", CELL)),
)


def test_arguments_are_counted_into_the_number() -> None:
    assert TABLE.number("why-over") == 0
    assert TABLE.because(TABLE.number("why-under-dog") + 2).text == say("why-under-dog", cell="cell:c1")
    because = TABLE.because(TABLE.number("why-costs", "HIC-22") + 1 * len(CELL) + 0)
    assert (because.rule, because.text) == ("HIC-22", say("why-costs", cost=2, cell="cell:a1"))
    assert len(TABLE) == 1 + 3 + 9 + 9


def test_what_is_not_a_reason_is_refused() -> None:
    with pytest.raises(ValueError, match="0 to 21"):
        TABLE.because(22)
    with pytest.raises(ValueError, match="2 reasons are called 'why-costs'"):
        TABLE.number("why-costs")
    with pytest.raises(ValueError, match="0 reasons are called 'why-cost'"):
        TABLE.number("why-cost")
    with pytest.raises(ValueError, match="duplicate reason"):
        ReasonTable(Reason("why-over", "ULY-21"), Reason("why-over", "ULY-21"))
