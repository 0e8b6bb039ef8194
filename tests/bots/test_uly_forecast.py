"""The chance to win a game of Uly & Polly: rounds to come count, not only this one."""

from __future__ import annotations

import numpy as np
import pytest

import tana
from tana.games.uly.heuristics import forecast
from tana.games.uly.state import HIDE


def chances(seats: int, round_number: int, prizes: list[int]) -> list[float]:
    """At the beginning of a round."""
    state = tana.new("uly", seats=seats, seed=1, first="1").state
    assert state.step == HIDE
    state.round_number = round_number
    state.wolf = round_number % seats
    state.prizes[:seats] = prizes
    out = np.zeros(seats)
    forecast(state, seats, out)
    return [float(chance) for chance in out]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_beginning_all_are_equal(seats: int) -> None:
    assert chances(seats, 0, [0] * seats) == pytest.approx([1 / seats] * seats)


def test_before_the_last_round_a_lead_of_two_is_the_game() -> None:
    """For two the fourth round is worth one prize: three to none or two to one are won or can only be shared."""
    assert chances(2, 3, [3, 0]) == pytest.approx([1.0, 0.0])
    assert chances(2, 3, [2, 1]) == pytest.approx([0.75, 0.25])


def test_a_round_won_is_not_the_game() -> None:
    """After one of four rounds: the other wins if it takes all three, and shares with two."""
    assert chances(2, 1, [1, 0]) == pytest.approx([1 - 1 / 8 - 3 / 16, 1 / 8 + 3 / 16])
