"""Ratings: estimates from results of known strengths."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tana.lab.ratings import ELO, FAIR, GameResult, judge, rate, student_95


def games_between(strengths: list[float], first: float, count: int, seed: int = 1) -> list[GameResult]:
    """Two-seat games drawn from the model, each pair in both seatings."""
    rng = np.random.default_rng(seed)
    results = []
    for block in range(count):
        one, other = rng.choice(len(strengths), size=2, replace=False)
        for bots in ((one, other), (other, one)):
            lead = strengths[bots[0]] - strengths[bots[1]] + first
            won = float(rng.random() < 1.0 / (1.0 + math.exp(-lead / ELO)))
            results.append(GameResult((int(bots[0]), int(bots[1])), 0, (won, 1.0 - won), (0, 0), block))
    return results


def test_ratings_find_the_truth_within_their_errors() -> None:
    truth = [150.0, 0.0, -150.0]
    ratings = rate(("a", "b", "c"), games_between(truth, 60.0, 1500))
    for rating, elo in zip(ratings.bots, truth, strict=True):
        assert abs(rating.elo - elo) < 1.6 * rating.error
        assert 5.0 < rating.error < 30.0
    assert abs(ratings.first_seat.elo - 60.0) < 1.6 * ratings.first_seat.error


def test_intervals_have_about_their_nominal_coverage() -> None:
    covered = 0
    for seed in range(60):
        ratings = rate(("a", "b"), games_between([40.0, -40.0], 0.0, 120, seed))
        difference, error = ratings.difference(0, 1)
        covered += abs(difference - 80.0) < error
    assert covered >= 52


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    results = [GameResult((0, 1), 0, (1.0, 0.0), (1, 0), block) for block in range(30)]
    ratings = rate(("best", "worst"), results)
    assert ratings.bots[0].elo > 200.0
    assert math.isfinite(ratings.bots[0].elo)


def test_a_shared_win_counts_in_parts() -> None:
    results = [GameResult((0, 1, 1), 0, (1 / 3, 1 / 3, 1 / 3), (1, 1, 1), block) for block in range(20)]
    ratings = rate(("a", "b"), results)
    assert ratings.difference(0, 1)[0] == pytest.approx(0.0, abs=1.0)


def test_a_verdict_needs_blocks_that_agree() -> None:
    assert not judge([]).decided
    assert not judge([1.0] * 4).decided
    assert judge([1.0] * 12).decided
    assert not judge([1.0, 0.0] * 30).decided
    assert judge([0.7, 0.8, 0.6, 0.9] * 8).decided


def test_the_sequential_test_seldom_cries_wolf() -> None:
    """Checked after every block, fair coins are found unfair in fewer than about one series in twenty."""
    rng = np.random.default_rng(5)
    alarms = 0
    for _ in range(120):
        shares: list[float] = []
        for _ in range(150):
            shares.append(float(rng.integers(0, 3)) / 2.0)
            if judge(shares).decided:
                alarms += 1
                break
    assert alarms <= 10


def test_the_sequential_interval_is_wider() -> None:
    verdict = judge([0.0, 0.5, 1.0, 1.0] * 10)
    assert verdict.share > FAIR
    assert verdict.sequential > verdict.error


@pytest.mark.parametrize(("freedom", "value"), [(5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_student(freedom: int, value: float) -> None:
    assert student_95(freedom) == pytest.approx(value, abs=0.03)
