"""The chances that people are shown: those of the search, put right by how such chances came true.

A search is too sure of itself in one game and too timid in another. `slopes.json` has, for each game and number of
seats, the slope that was measured (`bench/calibration.py`): chances p become p**slope, shared out again. (It lies in a
folder of its own: compiled code depends on all data beside it.)
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path

SEARCH, CHART = "search", "chart"
"""The ways to judge: what a search finds from a seat's knowledge, and what a true position looks like afterwards."""


@cache
def slopes() -> dict[str, dict[str, dict[str, float]]]:
    """By way to judge, game and number of seats."""
    document = json.loads(Path(__file__).with_name("slopes.json").read_text(encoding="utf-8"))
    found: dict[str, dict[str, dict[str, float]]] = document["slopes"]
    return found


def slope_of(way: str, game: str, seats: int) -> float:
    """The slope for a game; 1 for one that was not measured."""
    return slopes().get(way, {}).get(game, {}).get(str(seats), 1.0)


def shown_chances(way: str, game: str, chances: Sequence[float]) -> tuple[float, ...]:
    """The chances of all seats; alone, the chance to win."""
    slope = slope_of(way, game, len(chances))
    if len(chances) == 1:
        return (_against(chances[0], slope, 1),)
    weights = [max(0.0, chance) ** slope for chance in chances]
    total = sum(weights)
    return tuple(weight / total for weight in weights) if total > 0.0 else tuple(chances)


def shown_chance(game: str, seats: int, chance: float) -> float:
    """The chance of one seat by a search, when those of the others are not known one by one."""
    return _against(chance, slope_of(SEARCH, game, seats), max(1, seats - 1))


def _against(chance: float, slope: float, others: int) -> float:
    own = min(1.0, max(0.0, chance))
    weight, rest = math.pow(own, slope), others * math.pow((1.0 - own) / others, slope)
    return weight / (weight + rest)
