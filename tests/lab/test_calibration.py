"""Chances and how they come true."""

from __future__ import annotations

import numpy as np
import pytest
from bench.calibration import Judged, calibration_of, fit_slope, judge_games

from tana.bots import calibration as shown
from tana.bots.fox import Budget
from tana.core import registry


def made_up(sharpness: float, games: int = 4000) -> tuple[np.ndarray, np.ndarray]:  # type: ignore[type-arg]
    """Chances for three seats, and ends of games in which they are as much too timid as `sharpness` says."""
    rng = np.random.default_rng(1)
    logs = rng.normal(size=(games, 3))
    chances = np.exp(logs) / np.exp(logs).sum(axis=1, keepdims=True)
    true = chances**sharpness / (chances**sharpness).sum(axis=1, keepdims=True)
    wins = np.array([rng.multinomial(1, row) for row in true], dtype=float)
    return chances, wins


@pytest.mark.parametrize("sharpness", [0.5, 1.0, 2.0])
def test_the_slope_is_found(sharpness: float) -> None:
    slope, error = fit_slope(*made_up(sharpness))
    assert slope == pytest.approx(sharpness, abs=2 * error)
    assert error < 0.15


def test_right_chances_beat_a_constant_and_timid_ones_do_not_hold() -> None:
    for sharpness, holds in ((1.0, True), (3.0, False)):
        chances, wins = made_up(sharpness)
        pairs = zip(chances, wins, strict=True)
        judged = [Judged(i % 3, {"chart": chance}, win) for i, (chance, win) in enumerate(pairs)]
        assert calibration_of(judged, "chart").holds == holds


def test_shown_chances_are_put_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "slopes", lambda: {"search": {"molly": {"2": 0.5, "3": 2.0}, "hickory": {"1": 2.0}}})
    assert shown.shown_chances("search", "molly", [0.9, 0.1]) == pytest.approx([0.75, 0.25])
    assert shown.shown_chance("molly", 2, 0.9) == pytest.approx(0.75)
    assert sum(shown.shown_chances("search", "molly", [0.5, 0.3, 0.2])) == pytest.approx(1.0)
    assert shown.shown_chances("search", "hickory", [0.8]) == pytest.approx([0.64 / 0.68])
    assert shown.shown_chances("chart", "molly", [0.8, 0.2]) == pytest.approx([0.8, 0.2])


def test_positions_of_every_third_are_judged() -> None:
    judged = list(judge_games("buddel", 2, 2, 5, Budget(iterations=20), "random"))
    assert [one.third for one in judged] == [0, 1, 2] * 2
    assert all(sum(one.chances[way]) == pytest.approx(1.0, abs=1e-3) for one in judged for way in ("search", "chart"))
    assert all(sum(one.wins) == pytest.approx(1.0) for one in judged)


@pytest.mark.parametrize("way", ["search", "chart"])
def test_every_game_and_number_of_seats_was_measured(way: str) -> None:
    known = shown.slopes()[way]
    assert {name: [int(seats) for seats in sorted(known[name])] for name in registry.names()} == {
        name: list(registry.game(name).seats) for name in registry.names()
    }
