"""What a study measures of every game, from the notes about it: numbers whose means say something to a designer."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tana.core.domain import MAX_SEATS
from tana.lab import notes
from tana.lab.notes import Rows
from tana.lab.series import by_order, winners

Column = npt.NDArray[np.float64]

SECONDS_FORCED, SECONDS_A_CHOICE, SECONDS_A_BIT = 2.0, 4.0, 2.0
"""How long people take, roughly: to do what has to be done, to choose, and for every time the choices are twice as many
(Hick's law). From these come the minutes at a table; they are an assumption, and the page says so."""
COMEBACK = 0.25
"""A winner that was behind by this part of its final points has come back."""


def measures(rows: Rows, seats: int, sources: int) -> dict[str, Column]:
    """For every measure its value in each game. Seats are counted in the order of play: 1 decided first."""
    wins = by_order(winners(rows, seats), rows, seats)
    points = rows[:, notes.SCORES : notes.SCORES + seats].astype(float)
    ordered = by_order(points, rows, seats)
    decisions = np.maximum(1, rows[:, notes.DECISIONS]).astype(float)
    free = decisions - rows[:, notes.FORCED]
    best = points.max(axis=1)
    found: dict[str, Any] = {
        "decisions": decisions,
        "turns": rows[:, notes.TURNS],
        "minutes": minutes_of(rows),
        "forced": rows[:, notes.FORCED] / decisions,
        "choices": rows[:, notes.CHOICES] / decisions,
        "choices_when_free": (rows[:, notes.CHOICES] - rows[:, notes.FORCED]) / np.maximum(1.0, free),
        "longest_forced": rows[:, notes.LONGEST_FORCED],
        "cut_off": rows[:, notes.CUT_OFF],
        "points": points.mean(axis=1),
        "winner_points": best,
    }
    if seats == 1:
        found["goal"] = wins[:, 0]
    else:
        second = np.sort(points, axis=1)[:, -2]
        found |= {
            "tie": (rows[:, notes.RANKS : notes.RANKS + seats] == 1).sum(axis=1) > 1,
            "margin": best - second,
            "lead_changes": rows[:, notes.LEAD_CHANGES],
            "behind": rows[:, notes.BEHIND],
            "comeback": rows[:, notes.BEHIND] >= np.maximum(1.0, COMEBACK * best),
            "decided": rows[:, notes.DECIDED] / 1000.0,
        }
        for order in range(seats):
            found[f"win.{order + 1}"] = wins[:, order]
            found[f"points.{order + 1}"] = ordered[:, order]
    lines = rows[:, notes.LINES :].reshape(len(rows), MAX_SEATS, sources)[:, :seats].astype(float)
    for source in range(sources):
        found[f"source.{source + 1}"] = lines[:, :, source].mean(axis=1)
        for order, column in enumerate(by_order(lines[:, :, source], rows, seats).T):
            found[f"source.{source + 1}.{order + 1}"] = column
    return {name: np.asarray(column, dtype=float) for name, column in found.items()}


def minutes_of(rows: Rows) -> Column:
    """About how long each game takes at a table."""
    forced = rows[:, notes.FORCED].astype(float)
    free = rows[:, notes.DECISIONS] - forced
    bits = rows[:, notes.BITS] / 1000.0
    return np.asarray((SECONDS_FORCED * forced + SECONDS_A_CHOICE * free + SECONDS_A_BIT * bits) / 60.0)


def histograms(rows: Rows, seats: int) -> dict[str, dict[str, int]]:
    """How often each length, number of minutes and number of points came up."""
    columns: dict[str, Any] = {
        "decisions": rows[:, notes.DECISIONS],
        "minutes": minutes_of(rows).astype(np.int64),
        "points": rows[:, notes.SCORES : notes.SCORES + seats].reshape(-1),
    }
    found = {}
    for name, column in columns.items():
        values, counts = np.unique(column, return_counts=True)
        found[name] = {str(int(value)): int(count) for value, count in zip(values, counts, strict=True)}
    return found


def quantile(histogram: dict[str, int], part: float) -> float:
    """The value below which that part of a histogram lies."""
    total, seen = sum(histogram.values()), 0
    for value in sorted(histogram, key=int):
        seen += histogram[value]
        if seen >= part * total:
            return float(value)
    return 0.0
