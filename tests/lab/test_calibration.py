"""Calibration of win probabilities."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import numpy as np
import pytest
from bench.calibration import (
    Judged,
    Kept,
    Series,
    calibration_of,
    commands_of,
    fit_levels,
    fit_slope,
    judge_games,
    read_kept,
    tables_of,
    write_fit,
)

from tana.bots import calibration as shown
from tana.bots.fox import Budget
from tana.core import registry


def made_up(sharpness: float, games: int = 4000) -> tuple[np.ndarray, np.ndarray]:  # type: ignore[type-arg]
    """Chances for three seats, and results of games for which they are too timid by a factor of `sharpness`."""
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


def test_calibrated_chances_beat_a_constant_and_timid_ones_do_not() -> None:
    for sharpness, holds in ((1.0, True), (3.0, False)):
        chances, wins = made_up(sharpness)
        pairs = zip(chances, wins, strict=True)
        judged = [Judged(i % 3, {"chart": chance}, win) for i, (chance, win) in enumerate(pairs)]
        assert calibration_of(judged, "chart").holds == holds


MEASURED = {
    "search": {
        "molly": {
            "2": {"digger": [0.5, 1.0], "sprout": [0.5, 0.5], "fox": [1.5, 2.0]},
            "3": {"digger": [2.0, 1.0]},
        },
        "hickory": {"1": {"digger": [2.0, 1.0], "fox": [1.0, 4.0]}},
    }
}


def test_shown_chances_are_calibrated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "measured", lambda: MEASURED)
    assert shown.shown_chances("search", "molly", [0.9, 0.1]) == pytest.approx([0.75, 0.25])
    assert shown.shown_chance("molly", 0, 0.9, ("digger", "digger")) == pytest.approx(0.75)
    assert sum(shown.shown_chances("search", "molly", [0.5, 0.3, 0.2])) == pytest.approx(1.0)
    assert shown.shown_chances("search", "hickory", [0.8]) == pytest.approx([0.64 / 0.68])
    assert shown.shown_chances("chart", "molly", [0.8, 0.2]) == pytest.approx([0.8, 0.2])


def test_chances_depend_on_who_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the mean slope of a table and the strength of each seat; for one seat, by the player's level."""
    monkeypatch.setattr(shown, "measured", lambda: MEASURED)
    assert shown.shown_chances("search", "molly", [0.5, 0.5], ("sprout", "fox")) == pytest.approx([0.2, 0.8])
    assert shown.shown_chance("molly", 1, 0.5, ("sprout", "fox")) == pytest.approx(0.8)
    assert shown.shown_chances("search", "molly", [0.9, 0.1], ("sprout", "fox")) == pytest.approx([9 / 13, 4 / 13])
    assert shown.shown_chances("search", "hickory", [0.5], ("fox",)) == pytest.approx([0.8])
    assert shown.shown_chances("search", "molly", [0.9, 0.1], shown.UNCALIBRATED) == pytest.approx([0.9, 0.1])


def test_people_are_assumed_to_be_as_strong_as_the_strongest_bot() -> None:
    assert shown.assumed_levels([None, None]) == ("digger", "digger")
    assert shown.assumed_levels([None, "fox:seconds=2", "sprout"]) == ("fox", "fox", "sprout")
    assert shown.assumed_levels([None, "random"]) == ("sprout", "sprout")
    assert shown.assumed_levels(["mine.py:Bot", "owl"]) == ("owl", "owl")


def test_slopes_and_strengths_are_found_together() -> None:
    rng = np.random.default_rng(3)
    slopes, strengths = {"digger": 0.7, "fox": 1.4}, {"digger": 1.0, "fox": 3.0}
    judged = []
    for number in range(6000):
        table = [("digger", "digger"), ("fox", "fox"), ("digger", "fox")][number % 3]
        chance = 1 / (1 + np.exp(rng.normal()))
        slope = np.mean([slopes[level] for level in table])
        one, other = strengths[table[0]] * chance**slope, strengths[table[1]] * (1 - chance) ** slope
        won = float(rng.random() < one / (one + other))
        judged.append(Judged(0, {"chart": (chance, 1 - chance)}, (won, 1 - won), table))
    found = fit_levels(judged, "chart")
    assert found["digger"] == pytest.approx([0.7, 1.0], abs=0.12)
    assert found["fox"] == pytest.approx([1.4, 3.0], rel=0.15) and found["owl"] == found["fox"]


def test_positions_of_every_third_are_judged() -> None:
    series = Series("buddel", 2, "random,sprout", 5, 20)
    judged = [one.judged for one in judge_games(series, range(2), Budget(iterations=20))]
    assert [one.levels for one in judged[::3]] == [("random", "sprout"), ("sprout", "random")]
    assert [one.third for one in judged] == [0, 1, 2] * 2
    assert all(sum(one.chances[way]) == pytest.approx(1.0, abs=1e-3) for one in judged for way in ("search", "chart"))
    assert all(sum(one.wins) == pytest.approx(1.0) for one in judged)


def test_kept_positions_count_once_and_lead_to_their_commands(tmp_path: Path) -> None:
    """What several processes kept is merged, and a fit names the commands that play the same games."""
    rows = [
        Kept(Series("molly", 2, table, 91, 3000), number, Judged(third, {"chart": (0.5, 0.5)}, (1.0, 0.0)))
        for table, games in (("fox", 2), ("owl", 2), ("digger", 3))
        for number in range(games)
        for third in range(3)
    ]
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file, part in zip(files, (rows[:10], rows[4:]), strict=True):
        file.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in part))
    kept = read_kept(files)
    assert len(kept) == len(rows)
    played = "python bench/calibration.py molly --seats 2 --games {} --thought 3000 --seed 91 --tables {}"
    assert commands_of(kept) == [played.format(3, "digger"), played.format(2, "fox owl")]
    assert "--iterations 200" in commands_of(kept, 200)[0]
    fit = tmp_path / "levels.json"
    write_fit(fit, "molly", 2, commands_of(kept), {"chart": {"fox": [1.0, 2.0]}})
    write_fit(fit, "molly", 3, [], {"chart": {"fox": [1.0, 3.0]}})
    document = json.loads(fit.read_text())
    assert document["commands"] == {"molly 2": commands_of(kept), "molly 3": []}
    assert document["levels"] == {"chart": {"molly": {"2": {"fox": [1.0, 2.0]}, "3": {"fox": [1.0, 3.0]}}}}


def test_owl_has_tables_where_it_has_a_network() -> None:
    assert {"owl", "fox,owl"} <= set(tables_of("molly", 3))
    assert not any("owl" in table for table in tables_of("buddel", 3))
    assert tables_of("hickory", 1) == ["sprout", "digger", "fox"]


@pytest.mark.parametrize("way", ["search", "chart"])
def test_every_game_and_number_of_seats_was_measured(way: str) -> None:
    known = shown.measured()[way]
    assert {name: [int(seats) for seats in sorted(known[name])] for name in registry.names()} == {
        name: list(registry.game(name).seats) for name in registry.names()
    }
    assert all(set(levels) == set(shown.LEVELS) for by_seats in known.values() for levels in by_seats.values())
