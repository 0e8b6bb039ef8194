"""Sets as numbers, at both speeds."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tana.core.bits import count_bits, list_bits, lowest_bit, nth_bit
from tana.core.rule import run_compiled

MEMBERS = st.sets(st.integers(0, 61), min_size=1)


@pytest.fixture(params=[False, True], ids=["interpreted", "compiled"], autouse=True, scope="module")
def speed(request: pytest.FixtureRequest) -> Iterator[None]:
    run_compiled(request.param)
    yield
    run_compiled(False)


def number(members: set[int]) -> int:
    return sum(1 << member for member in members)


@settings(deadline=None)
@given(MEMBERS)
def test_members_are_counted(members: set[int]) -> None:
    assert count_bits(number(members)) == len(members)
    assert lowest_bit(number(members)) == min(members)


@settings(deadline=None)
@given(MEMBERS)
def test_every_member_is_found_by_its_rank(members: set[int]) -> None:
    assert [nth_bit(number(members), n) for n in range(len(members))] == sorted(members)


@settings(deadline=None)
@given(MEMBERS, st.integers(0, 3))
def test_members_are_listed_behind_what_is_there(members: set[int], there: int) -> None:
    out = np.full(80, -7, dtype=np.int16)
    assert list_bits(number(members), out, there) == there + len(members)
    assert out.tolist() == [-7] * there + sorted(members) + [-7] * (80 - there - len(members))
