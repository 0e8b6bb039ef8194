"""Calibrated win probabilities: those of the search, corrected by how often such predictions came true.

A search is overconfident in one game and underconfident in another. For each game and number of seats, `slopes.json`
has the measured slope (`bench/calibration.py`): chances p become p**slope, normalised. (It has its own folder because
compiled code depends on all data files beside it.)
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from tana.bots.estimates import calibrate_all, calibrated

SEARCH, CHART = "search", "chart"
"""Ways to evaluate: by a search from a seat's knowledge, and from the true position after the game."""


@cache
def slopes() -> dict[str, dict[str, dict[str, float]]]:
    """By way to evaluate, game and number of seats."""
    document = json.loads(Path(__file__).with_name("slopes.json").read_text(encoding="utf-8"))
    found: dict[str, dict[str, dict[str, float]]] = document["slopes"]
    return found


def slope_of(way: str, game: str, seats: int) -> float:
    """The slope for a game; 1 for one that was not measured."""
    return slopes().get(way, {}).get(game, {}).get(str(seats), 1.0)


def shown_chances(way: str, game: str, chances: Sequence[float]) -> tuple[float, ...]:
    """The chances of all seats; alone, the chance to win."""
    found = np.array(chances)
    calibrate_all(found, len(found), slope_of(way, game, len(found)))
    return tuple(map(float, found))


def shown_chance(game: str, seats: int, chance: float) -> float:
    """The chance of one seat by a search, when those of the others are not known one by one."""
    return calibrated(chance, slope_of(SEARCH, game, seats), max(1, seats - 1))
