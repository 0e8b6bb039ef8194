"""Calibrated win probabilities: those of the search, corrected by how often such predictions came true.

A probability holds for players of some strength who play on. For each game, number of seats and level, `levels.json`
has a measured slope and strength (`bench/calibration.py --fit`). Chances p become strength * p**slope, normalised, with
the slope of the table (the mean over its seats) and the strength of each seat. People are assumed to be as strong as
the strongest bot at their table, or as a digger without one. (The file has its own folder because compiled code depends
on all data files beside it.)
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tana.bots.estimates import FIT, calibrate_all, calibrated
from tana.core.domain import MAX_SEATS

SEARCH, CHART = "search", "chart"
"""Ways to evaluate: by a search from a seat's knowledge, and from the true position after the game."""
LEVELS = ("sprout", "digger", "fox", "owl")
"""From weak to strong."""
USUAL = "digger"
"""The level that people are assumed to have without a bot at their table."""
WEAKEST = ("random",)
"""Bots that count as the first level."""
Levels: TypeAlias = tuple[str, ...]
"""The level of each seat that is assumed to play on."""
UNCALIBRATED: Levels = ()
Fit: TypeAlias = NDArray[np.float64]
"""The slope of a table, and the strength of each seat."""
Measured: TypeAlias = dict[str, dict[str, dict[str, dict[str, list[float]]]]]
"""Slope and strength, by way to evaluate, game, number of seats and level."""


@cache
def measured() -> Measured:
    """What was measured; see `levels.json`."""
    document = json.loads(Path(__file__).with_name("levels.json").read_text(encoding="utf-8"))
    found: Measured = document["levels"]
    return found


def level_of(bot: str | None) -> str | None:
    """The level of a bot by its name with or without options; None for people and bots of others."""
    name = (bot or "").partition(":")[0]
    return LEVELS[0] if name in WEAKEST else name if name in LEVELS else None


def assumed_levels(bots: Sequence[str | None]) -> Levels:
    """Who is assumed to play on at a table with these bots (None: a person)."""
    known = [level_of(bot) for bot in bots]
    strongest = max((LEVELS.index(level) for level in known if level), default=LEVELS.index(USUAL))
    return tuple(level or LEVELS[strongest] for level in known)


def fit_of(way: str, game: str, levels: Levels) -> Fit:
    """The calibration of a table; one that was not measured changes nothing."""
    found = np.ones(FIT)
    by_level = measured().get(way, {}).get(game, {}).get(str(len(levels)), {})
    known = [by_level.get(level, [1.0, 1.0]) for level in levels[:MAX_SEATS]]
    if known:
        found[0] = sum(slope for slope, _ in known) / len(known)
    for seat, (_, strength) in enumerate(known):
        found[1 + seat] = strength
    return found


def equal_levels(seats: int) -> Levels:
    """The levels at a table of people."""
    return assumed_levels([None] * seats)


def shown_chances(way: str, game: str, chances: Sequence[float], levels: Levels | None = None) -> tuple[float, ...]:
    """The chances of all seats; alone, the chance to win. Without levels, all are equally strong."""
    found = np.array(chances)
    calibrate_all(found, len(found), fit_of(way, game, equal_levels(len(found)) if levels is None else levels))
    return tuple(map(float, found))


def shown_chance(game: str, seat: int, chance: float, levels: Levels) -> float:
    """The chance of one seat by a search, when those of the others are not known one by one."""
    return calibrated(chance, fit_of(SEARCH, game, levels), seat, len(levels))
