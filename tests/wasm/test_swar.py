"""Rows taken as whole words give what they give number by number."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

from tana.compile import simd
from tana.wasm import swar

SHAPES = [("i1", 4), ("i1", 5), ("i1", 13), ("i1", 16), ("i2", 3), ("i2", 6)]
ROWS = 200


@numba.njit
def answers(rows: Any, values: Any, out: Any) -> None:
    for i in range(len(rows)):
        row, value = rows[i].row, values[i]
        out[i, 0] = swar.places_other_than(row, value)
        out[i, 1] = swar.places_below(row, value)


@numba.njit
def sums(rows: Any, values: Any, out: Any) -> None:
    for i in range(len(rows)):
        out[i, 0] = swar.total(rows[i].row)
        out[i, 1] = swar.place_of(rows[i].row, values[i])


@pytest.mark.parametrize(("kind", "length"), SHAPES)
def test_words_say_what_single_numbers_say(kind: str, length: int) -> None:
    chance = np.random.default_rng(length)
    rows = np.zeros(ROWS, dtype=[("before", "i1"), ("row", kind, length), ("after", "i1")])
    rows["before"] = rows["after"] = 99
    found = np.zeros((ROWS, 2), dtype=np.int64)

    rows["row"] = chance.integers(-2, 4, (ROWS, length))
    values = chance.integers(0, 5, ROWS)
    answers(rows, values, found)
    pairs = list(zip(rows["row"], values, strict=True))
    assert found.tolist() == [[simd.places_other_than(row, v), simd.places_below(row, v)] for row, v in pairs]

    rows["row"] = chance.integers(0, 94, (ROWS, length))
    rows["row"][:, 0] += 1
    values = chance.integers(0, rows["row"].sum(axis=1))
    sums(rows, values, found)
    pairs = list(zip(rows["row"], values, strict=True))
    assert found.tolist() == [[simd.total(row), simd.place_of(row, v)] for row, v in pairs]
