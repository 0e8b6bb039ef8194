"""Rows at once: the same results as number by number."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tana.compile import rule as rule_module
from tana.compile.rule import compiled, rule
from tana.compile.simd import place_of, places_below, places_other_than, total
from tana.core.record import Ints, Record, cells


class Rows(Record):
    """Rows of several lengths and widths."""

    small = True

    few: Ints = cells(5, of=range(-1, 30))
    many: Ints = cells(24, of=range(94))
    wide: Ints = cells(9, of=range(1000))
    huge: Ints = cells(3, of=range(1 << 30))


@rule
def answers(rows: Rows, value: int, bound: int, at: int, out: Any) -> None:
    """Every question about every row."""
    out[0], out[1] = places_other_than(rows.few, value), places_below(rows.few, bound)
    out[2], out[3] = places_other_than(rows.many, value), places_below(rows.many, bound)
    out[4], out[5] = places_other_than(rows.wide, value), places_below(rows.wide, bound)
    out[6], out[7], out[8] = total(rows.many), total(rows.wide), total(rows.huge)
    out[9] = place_of(rows.many, at % total(rows.many))
    out[10] = place_of(rows.wide, at % total(rows.wide))
    out[11] = place_of(rows.huge, at % total(rows.huge))


def filled(lots: random.Random) -> Any:
    rows = Rows.blank()
    for i in range(5):
        rows.few[i] = lots.choice((-1, -1, 0, 3, 29))
    for i in range(24):
        rows.many[i] = lots.choice((0, 0, 1, 93))
    for i in range(9):
        rows.wide[i] = lots.choice((0, 2, 999))
    for i in range(3):
        rows.huge[i] = lots.choice((0, (1 << 30) - 1))
    rows.many[7] = rows.wide[1] = rows.huge[2] = 1
    return rows


@pytest.mark.skipif(bool(rule_module.config.DISABLE_JIT), reason="the compiler is switched off")
def test_compiled_rows_are_as_interpreted_ones() -> None:
    lots = random.Random(5)
    for _ in range(300):
        rows, value, bound = filled(lots), lots.choice((-1, 0, 2, 3, 29)), lots.choice((0, 1, 3, 30))
        at = lots.randrange(1 << 31)
        interpreted, found = np.zeros(12, dtype=np.int64), np.zeros(12, dtype=np.int64)
        answers(rows, value, bound, at, interpreted)
        compiled(answers)(rows, value, bound, at, found)
        assert found.tolist() == interpreted.tolist()


def test_a_thing_is_where_its_kind_is_counted() -> None:
    assert [place_of([2, 0, 3], at) for at in range(5)] == [0, 0, 2, 2, 2]
    assert places_other_than([0, 4, 0, 1], 0) == 0b1010
    assert places_below([-1, 0, 2, 3], 3) == 0b0110
    assert total([1, 2, 3]) == 6
