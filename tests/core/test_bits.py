"""Sets as numbers, at both speeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tana.compile.rule import compiled
from tana.core import bits
from tana.core.bits import (
    EMPTY,
    all_below,
    contains,
    count,
    draw_member,
    first_member,
    has_many,
    is_within,
    list_actions,
    list_members,
    minus,
    nth_member,
    set_of,
    sets_of,
    shifted,
    single,
    with_member,
    without,
)
from tana.core.chance import rng_from

MEMBER = st.integers(0, 61)
MEMBERS = st.sets(MEMBER, min_size=1)
ANY_SET = st.sets(MEMBER)


@pytest.fixture(params=[False, True], ids=["interpreted", "compiled"], autouse=True, scope="module")
def speed(request: pytest.FixtureRequest) -> Iterator[None]:
    """The functions above, as they are or by their compiled entry points."""
    names = globals()
    rules = {name: names[name] for name in names if names[name] is getattr(bits, name, None)}
    names.update({name: compiled(found) for name, found in rules.items()} if request.param else {})
    yield
    names.update(rules)


def members_of(number: int) -> set[int]:
    return {member for member in range(62) if number // 2**member % 2 == 1}


@settings(deadline=None)
@given(ANY_SET, MEMBER)
def test_one_member_comes_or_goes(members: set[int], member: int) -> None:
    number = set_of(members)
    assert contains(number, member) == (member in members)
    assert members_of(with_member(number, member)) == members | {member}
    assert members_of(without(number, member)) == members - {member}
    assert members_of(single(member)) == {member}


@settings(deadline=None)
@given(ANY_SET, ANY_SET)
def test_two_sets_are_compared_and_combined(members: set[int], others: set[int]) -> None:
    one, other = set_of(members), set_of(others)
    assert members_of(one | other) == members | others
    assert members_of(one & other) == members & others
    assert members_of(minus(one, other)) == members - others
    assert is_within(one, other) == (members <= others)
    assert is_within(one & other, one)


@settings(deadline=None)
@given(ANY_SET)
def test_members_are_counted(members: set[int]) -> None:
    number = set_of(members)
    assert count(number) == len(members)
    assert has_many(number) == (len(members) > 1)
    assert (number == EMPTY) == (not members)


def test_all_numbers_below_a_size() -> None:
    assert [members_of(all_below(size)) for size in (0, 1, 5, 62)] == [set(), {0}, set(range(5)), set(range(62))]
    assert list(sets_of(2)) == [EMPTY, set_of([0]), set_of([1]), set_of([0, 1])]


@settings(deadline=None)
@given(st.sets(st.integers(0, 30)), st.integers(-31, 31))
def test_a_set_is_shifted(members: set[int], by: int) -> None:
    assert members_of(shifted(set_of(members), by)) == {member + by for member in members if member + by >= 0}


@settings(deadline=None)
@given(MEMBERS)
def test_every_member_is_found_by_its_rank(members: set[int]) -> None:
    number = set_of(members)
    assert first_member(number) == min(members)
    assert [nth_member(number, n) for n in range(len(members))] == sorted(members)


def test_every_member_is_drawn_as_often() -> None:
    rng = rng_from(b"set bits")
    drawn = Counter(draw_member(set_of([0, 7, 61]), rng, 0) for _ in range(3000))
    assert set(drawn) == {0, 7, 61}
    assert all(900 < times < 1100 for times in drawn.values())


@settings(deadline=None)
@given(ANY_SET, st.integers(0, 3), st.integers(0, 100))
def test_members_are_listed_behind_what_is_there(members: set[int], there: int, base: int) -> None:
    number = set_of(members)
    behind = [-7] * (80 - there - len(members))
    out = np.full(80, -7, dtype=np.int16)
    assert list_members(number, out, there) == there + len(members)
    assert out.tolist() == [-7] * there + sorted(members) + behind
    out = np.full(80, -7, dtype=np.int16)
    assert list_actions(number, base, out, there) == there + len(members)
    assert out.tolist() == [-7] * there + [base + member for member in sorted(members)] + behind


def test_the_numbers_of_a_narrow_record_are_no_trap() -> None:
    narrow = np.int16(1 << 14)
    assert contains(narrow, np.int8(14))
    assert with_member(narrow, np.int8(40)) == 1 << 14 | 1 << 40
    assert without(with_member(narrow, np.int8(40)), np.int8(14)) == 1 << 40
