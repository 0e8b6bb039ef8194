"""What a study measures in each game, computed from its columns: numbers whose means are useful to a designer."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from tana.core.domain import MAX_SEATS
from tana.lab import game_columns
from tana.lab.compiled_series import by_order, points_of, winners
from tana.lab.game_columns import CHOICES, DECISIONS, FORCED, Rows

Column = npt.NDArray[np.float64]

SECONDS_FORCED, SECONDS_A_CHOICE, SECONDS_A_BIT = 2.0, 4.0, 2.0
"""Rough times that people take: for a forced action, for a choice, and for each doubling of the choices (Hick's law).
They give the minutes at a table; they are an assumption, and the page says so."""
COMEBACK = 0.25
"""A winner that was behind by this fraction of its final points has come back."""


def measures(rows: Rows, seats: int, sources: int) -> dict[str, Column]:
    """Every measure's value in each game. Seats are counted in the order of play: 1 decided first."""
    column = rows.T.astype(float)
    points = points_of(rows, seats)
    decisions, forced, choices = np.maximum(1.0, column[DECISIONS]), column[FORCED], column[CHOICES]
    found: dict[str, Column] = {
        "decisions": decisions,
        "turns": column[game_columns.TURNS],
        "minutes": minutes_of(rows),
        "forced": forced / decisions,
        "choices": choices / decisions,
        "choices_when_free": (choices - forced) / np.maximum(1.0, decisions - forced),
        "longest_forced": column[game_columns.LONGEST_FORCED],
        "cut_off": column[game_columns.CUT_OFF],
        "points": points.mean(axis=1),
        "winner_points": points.max(axis=1),
    }
    if seats == 1:
        found["goal"] = winners(rows, seats)[:, 0]
    else:
        found |= _contest(rows, points)
    lines = rows[:, game_columns.LINES :].reshape(len(rows), MAX_SEATS, sources)[:, :seats].astype(float)
    for source in range(sources):
        found[f"source.{source + 1}"] = lines[:, :, source].mean(axis=1)
        found |= _in_order(f"source.{source + 1}", lines[:, :, source], rows)
    return found


def _contest(rows: Rows, points: Column) -> dict[str, Column]:
    """Measures of games with several seats."""
    column, seats = rows.T.astype(float), points.shape[1]
    best, second = points.max(axis=1), np.sort(points, axis=1)[:, -2]
    wins, behind = winners(rows, seats), column[game_columns.BEHIND]
    found = {
        "tie": ((wins > 0.0).sum(axis=1) > 1).astype(float),
        "margin": best - second,
        "lead_changes": column[game_columns.LEAD_CHANGES],
        "behind": behind,
        "comeback": (behind >= np.maximum(1.0, COMEBACK * best)).astype(float),
        "decided": column[game_columns.DECIDED] / 1000.0,
    }
    by_seat = zip(_in_order("win", wins, rows).items(), _in_order("points", points, rows).items(), strict=True)
    return found | dict(pair for both in by_seat for pair in both)


def _in_order(name: str, by_seat: Column, rows: Rows) -> dict[str, Column]:
    """Columns by seat as measures `name.1`, `name.2`, … in the order of play."""
    ordered = by_order(by_seat, rows, by_seat.shape[1])
    return {f"{name}.{order}": column for order, column in enumerate(ordered.T, start=1)}


def minutes_of(rows: Rows) -> Column:
    """The estimated minutes of each game at a table."""
    forced = rows[:, FORCED].astype(float)
    free = rows[:, DECISIONS] - forced
    bits = rows[:, game_columns.BITS] / 1000.0
    return np.asarray((SECONDS_FORCED * forced + SECONDS_A_CHOICE * free + SECONDS_A_BIT * bits) / 60.0)


def histograms(rows: Rows, seats: int) -> dict[str, dict[str, int]]:
    """How often each number of decisions, minutes and points occurred."""
    lengths = rows[:, DECISIONS].astype(float)
    columns: dict[str, Column] = {"decisions": lengths, "minutes": minutes_of(rows), "points": points_of(rows, seats)}
    found = {}
    for name, column in columns.items():
        values, counts = np.unique(column.astype(np.int64), return_counts=True)
        found[name] = {str(value): count for value, count in zip(values.tolist(), counts.tolist(), strict=True)}
    return found


def quantile(histogram: Mapping[str, int], part: float) -> float:
    """The value below which this fraction of a histogram lies."""
    total, seen = sum(histogram.values()), 0
    for value in sorted(histogram, key=int):
        seen += histogram[value]
        if seen >= part * total:
            return float(value)
    return 0.0
