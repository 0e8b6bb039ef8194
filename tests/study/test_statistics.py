"""Statistics against known answers: tables, textbook examples, and simulations in which the truth is known."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
import pytest

from tana.lab.statistics import (
    difference,
    estimate,
    holm,
    level_for,
    proportion,
    share,
    student_quantile,
    student_tail,
)

Array = npt.NDArray[np.float64]


@pytest.mark.parametrize(
    ("part", "freedom", "value"),
    [(0.975, 1, 12.7062), (0.975, 9, 2.26216), (0.95, 30, 1.69726), (0.995, 99, 2.62641), (0.025, 4, -2.77645)],
)
def test_students_t_is_that_of_the_tables(part: float, freedom: float, value: float) -> None:
    assert student_quantile(part, freedom) == pytest.approx(value, rel=1e-5)
    assert student_tail(value, freedom) == pytest.approx(1.0 - part, rel=1e-4)


def test_wilsons_interval_of_a_textbook() -> None:
    found = proportion(10, 100)
    assert (found.low, found.high) == (pytest.approx(0.0552, abs=1e-4), pytest.approx(0.1744, abs=1e-4))
    assert proportion(0, 10).low == pytest.approx(0.0, abs=1e-12)
    assert math.isnan(proportion(0, 0).mean)


def test_holm_as_in_his_paper() -> None:
    corrected = holm({"a": 0.01, "b": 0.04, "c": 0.03, "d": 0.005})
    assert corrected == {"a": pytest.approx(0.03), "b": pytest.approx(0.06), "c": 0.06, "d": pytest.approx(0.02)}


def test_intervals_hold_as_often_as_they_say() -> None:
    """Blocks of 50 games with a win in three of ten: 95% of the intervals hold the truth (within 3 standard errors)."""
    rng = np.random.default_rng(3)
    times = 1000
    held = 0
    for _ in range(times):
        found = estimate(rng.binomial(50, 0.3, size=20) / 50.0)
        held += found.low <= 0.3 <= found.high
    assert held / times == pytest.approx(0.95, abs=3.0 * math.sqrt(0.95 * 0.05 / times))


def test_shares_hold_as_often_as_they_say() -> None:
    rng = np.random.default_rng(4)
    held = sum(
        abs(proportion(wins, 60).mean - 0.2) <= proportion(wins, 60).error for wins in rng.binomial(60, 0.2, 1000)
    )
    assert held / 1000 == pytest.approx(0.95, abs=0.021)


def test_many_looks_find_something_in_nothing_no_more_often_than_one() -> None:
    """Twenty tables without any difference: one of them looks clear in about 5% of the studies, not in 64%."""
    rng = np.random.default_rng(5)
    times, alarms, uncorrected, outside = 150, 0, 0, 0
    for _ in range(times):
        base = rng.normal(size=20)
        gaps = {str(i): difference(rng.normal(size=20), base, paired=True, level=level_for(20)) for i in range(20)}
        surprises = {name: gap.p for name, gap in gaps.items()}
        alarms += min(holm(surprises).values()) < 0.05
        uncorrected += min(surprises.values()) < 0.05
        outside += any(abs(gap.difference) > gap.error for gap in gaps.values())
    assert alarms / times < 0.11
    assert outside / times < 0.11
    assert uncorrected / times > 0.3


def test_a_difference_on_common_luck_shows_where_it_would_drown_otherwise() -> None:
    rng = np.random.default_rng(6)
    luck = rng.normal(size=60)
    one, other = luck + 0.1 + 0.1 * rng.normal(size=60), luck + 0.1 * rng.normal(size=60)
    assert difference(one, other, paired=True).p < 0.05
    assert difference(one, other, paired=False).p > 0.3


def permutation_p(one: Array, other: Array, paired: bool, times: int) -> float:
    """How surprising a difference of means is, by exchanging the two at random: it assumes nothing about spreads."""
    rng = np.random.default_rng(1)
    seen = abs(one.mean() - other.mean())
    beyond = 0
    for _ in range(times):
        if paired:
            found = abs((rng.choice((-1.0, 1.0), size=len(one)) * (one - other)).mean())
        else:
            mixed = rng.permutation(np.concatenate([one, other]))
            found = abs(mixed[: len(one)].mean() - mixed[len(one) :].mean())
        beyond += found >= seen - 1e-12
    return float((beyond + 1) / (times + 1))


@pytest.mark.parametrize("paired", [True, False])
def test_students_test_agrees_with_permutations(paired: bool) -> None:
    rng = np.random.default_rng(7)
    one, other = rng.normal(0.5, 1.0, 40), rng.normal(0.0, 1.0, 40)
    exchanged = permutation_p(one, other, paired, times=2000)
    assert difference(one, other, paired).p == pytest.approx(exchanged, abs=0.02)


def test_the_same_is_no_difference_and_many_blocks_that_agree_are_certain() -> None:
    assert difference([1.0, 2.0], [1.0, 2.0], paired=True).p == 1.0
    many = difference([1.1] * 40, [0.8] * 40, paired=True)
    assert many.p < 1e-9 and many.error == 0.0
    assert estimate([0.1 + 0.2] * 40).error == 0.0
    assert math.isinf(estimate([1.0]).error)


@pytest.mark.parametrize("paired", [True, False])
@pytest.mark.parametrize("blocks", [2, 3, 5])
def test_a_few_blocks_that_agree_are_no_proof(blocks: int, paired: bool) -> None:
    """Five tosses of a coin are all the same in 6% of all cases."""
    found = difference([1.0] * blocks, [0.0] * blocks, paired)
    assert found.p == 2.0 * 0.5**blocks > 0.05
    assert math.isinf(found.error)
    assert math.isinf(estimate([1.0] * blocks).error)


def test_what_always_happened_may_still_not_happen() -> None:
    """Sixty games of sixty: the truth may be 94% (Wilson)."""
    found = share([1.0] * 6, 60)
    assert (found.mean, found.error) == (1.0, pytest.approx(0.0602, abs=1e-4))
    assert share([0.4, 0.6] * 6, 60) == estimate([0.4, 0.6] * 6)
    assert math.isinf(share([1.0, 1.0], 20).error)


def test_more_looks_need_more_blocks_that_agree() -> None:
    assert estimate([1.0] * 6).error == 0.0
    assert math.isinf(estimate([1.0] * 6, level=level_for(20)).error)
