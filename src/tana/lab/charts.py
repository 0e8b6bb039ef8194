"""Small self-contained SVG charts, in the page's colours and width."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeAlias

from markupsafe import Markup, escape

from tana.text import formats
from tana.text.words import FALLBACK

WIDTH, LEFT, RIGHT, ROW = 420, 128, 56, 28
TALL, BOTTOM, TOP = 190, 36, 14
MOST_LETTERS = 19
"""The maximum length of a label beside a bar; a phone is about as wide as the chart."""

Point: TypeAlias = tuple[float, float, float]
"""x from 0 to 1, y, and half the width of its interval."""


@dataclass(frozen=True)
class Bar:
    """One bar: its label, its length, and half the width of its interval."""

    label: str
    value: float
    error: float = 0.0
    shown: str = ""
    """The text at its end."""


def _svg(height: float, title: str, parts: Sequence[str]) -> Markup:
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
    return Markup("".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"]))


def _text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def bars(title: str, rows: Sequence[Bar], reference: float | None = None, most: float | None = None) -> Markup:
    """A bar chart with intervals, and a line at a fair value."""
    reach = [row.value + (row.error if math.isfinite(row.error) else 0.0) for row in rows]
    top = most or max([*reach, reference or 0.0, 1e-9]) * 1.02
    scale = (WIDTH - LEFT - RIGHT) / top
    parts = []
    for i, row in enumerate(rows):
        y = i * ROW + 4
        middle = y + ROW / 2 - 3
        length = max(0.0, min(row.value, top)) * scale
        parts.append(_text(LEFT - 8, middle + 5, _short(row.label, MOST_LETTERS), "end"))
        parts.append(f'<rect x="{LEFT}" y="{y}" width="{length:.1f}" height="{ROW - 9}" rx="3" class="bar"/>')
        end = length
        if row.error > 0.0 and math.isfinite(row.error):
            low, high = max(0.0, row.value - row.error) * scale, min(top, row.value + row.error) * scale
            parts.append(_line(LEFT + low, middle, LEFT + high, middle, "whisker"))
            end = max(length, high)
        parts.append(_text(LEFT + end + 6, middle + 5, row.shown, kind="small"))
    height = len(rows) * ROW + 6
    if reference is not None:
        parts.append(_line(LEFT + reference * scale, 0, LEFT + reference * scale, height, "fair"))
    return _svg(height, title, parts)


def stacked(
    title: str, labels: Sequence[str], series: Sequence[tuple[str, Sequence[float]]], language: str = FALLBACK
) -> Markup:
    """Stacked bars: for each label the values of all series side by side; negative values are left out."""
    totals = [sum(max(0.0, values[i]) for _, values in series) for i in range(len(labels))]
    scale = (WIDTH - LEFT - RIGHT) / max([*totals, 1e-9])
    parts = []
    for i, label in enumerate(labels):
        y, x = i * ROW + 4, float(LEFT)
        parts.append(_text(LEFT - 8, y + ROW / 2 + 2, _short(label, MOST_LETTERS), "end"))
        for number, (name, values) in enumerate(series):
            length = max(0.0, values[i]) * scale
            tip = f"<title>{escape(name)}: {formats.number(values[i], language, 1)}</title>"
            shape = f'<rect x="{x:.1f}" y="{y}" width="{length:.1f}" height="{ROW - 9}" class="part p{number % 6}">'
            parts.append(f"{shape}{tip}</rect>")
            x += length
        parts.append(_text(x + 6, y + ROW / 2 + 2, formats.number(totals[i], language, 1), kind="small"))
    height = len(labels) * ROW + 6
    legend = []
    x = float(LEFT)
    for number, (name, _) in enumerate(series):
        width = 26 + 7.2 * len(name)
        if x + width > WIDTH and x > LEFT:
            x, height = float(LEFT), height + 22
        legend.append(f'<rect x="{x:.1f}" y="{height + 6:.1f}" width="12" height="12" class="part p{number % 6}"/>')
        legend.append(_text(x + 18, height + 17, name, kind="small"))
        x += width
    return _svg(height + 26, title, [*parts, *legend])


def histogram(title: str, counts: dict[int, int], unit: str, columns: int = 40, language: str = FALLBACK) -> Markup:
    """How often each value occurred, in columns of equal width."""
    total = max(1, sum(counts.values()))
    values = sorted(counts)
    low, high = _inner(counts, values, total)
    width = max(1, -(-(high - low + 1) // columns))
    bins: dict[int, int] = {}
    for value, count in counts.items():
        at = (min(max(value, low), high) - low) // width
        bins[at] = bins.get(at, 0) + count
    number = (high - low) // width + 1
    most = max(bins.values())
    step = (WIDTH - 40) / number
    floor = TALL - BOTTOM
    parts = [_line(20, floor, WIDTH - 20, floor, "axis")]
    for at in range(number):
        height = bins.get(at, 0) / most * (floor - TOP)
        first = low + at * width
        tip = f"{first}" if width == 1 else f"{first}–{first + width - 1}"
        shape = f'<rect x="{20 + at * step + 0.5:.1f}" y="{floor - height:.1f}" width="{max(0.5, step - 1):.1f}" '
        share = formats.percent(bins.get(at, 0) / total, language, 1)
        parts.append(f'{shape}height="{height:.1f}" class="bar"><title>{tip}: {share}</title></rect>')
    for at in _ticks(number):
        parts.append(_text(20 + (at + 0.5) * step, floor + 18, str(low + at * width), "middle", "small"))
    parts.append(_text(WIDTH - 20, floor + 32, unit, "end", "small"))
    return _svg(TALL + 4, title, parts)


def _inner(counts: dict[int, int], values: Sequence[int], total: int) -> tuple[int, int]:
    """Bounds that contain nearly all values: a few outliers would squeeze the rest into one column."""
    low, high = (_after_outliers(counts, row, 0.002 * total) for row in (values, values[::-1]))
    return low, max(low, high)


def _after_outliers(counts: dict[int, int], values: Sequence[int], few: float) -> int:
    """The first value at which the running count exceeds `few`."""
    seen = accumulate(counts[value] for value in values)
    return next((value for value, so_far in zip(values, seen, strict=True) if so_far > few), values[-1])


def _ticks(number: int) -> list[int]:
    step = max(1, number // 6)
    return list(range(0, number, step))


def line(
    title: str,
    points: Sequence[Point],
    axis: tuple[str, str],
    ends: tuple[str, str],
    bounds: tuple[float, float] | None = None,
    percent: bool = False,
    language: str = FALLBACK,
) -> Markup:
    """A line through points, with their intervals around it."""
    low = bounds[0] if bounds else min([y - e for _, y, e in points] + [0.0])
    high = bounds[1] if bounds else max([y + e for _, y, e in points] + [1e-9]) * 1.05
    floor = TALL - BOTTOM

    def place(x: float, y: float) -> str:
        part = (min(max(y, low), high) - low) / (high - low)
        return f"{46 + x * (WIDTH - 66):.1f},{floor - part * (floor - TOP):.1f}"

    band = [place(x, y + e) for x, y, e in points] + [place(x, y - e) for x, y, e in reversed(points)]
    parts = [_line(46, floor, WIDTH - 20, floor, "axis")]
    for part in (0.0, 0.5, 1.0):
        value = low + part * (high - low)
        y = floor - part * (floor - TOP)
        parts.append(_line(46, y, WIDTH - 20, y, "grid"))
        shown = (
            formats.percent(value, language) if percent else formats.number(value, language, 0 if value >= 10 else 1)
        )
        parts.append(_text(40, y + 4, shown, "end", "small"))
    if points:
        parts.append(f'<polygon points="{" ".join(band)}" class="band"/>')
        parts.append(f'<polyline points="{" ".join(place(x, y) for x, y, _ in points)}" class="curve"/>')
    parts.append(_text(46, floor + 18, ends[0], "start", "small"))
    parts.append(_text(WIDTH - 20, floor + 18, ends[1], "end", "small"))
    parts.append(_text(WIDTH / 2, floor + 18, axis[0], "middle", "small"))
    return _svg(TALL, f"{title}: {axis[1]}", parts)


@dataclass(frozen=True)
class Dot:
    """A difference: its label, its size, half the width of its interval, and whether it is clear."""

    label: str
    value: float
    error: float
    shown: str
    clear: bool


def dots(title: str, rows: Sequence[Dot]) -> Markup:
    """Differences to the left and right of zero."""
    most = max([abs(row.value) + (row.error if math.isfinite(row.error) else 0.0) for row in rows] + [1e-9])
    middle = LEFT + (WIDTH - LEFT - RIGHT) / 2
    scale = (WIDTH - LEFT - RIGHT) / 2 / most
    parts = []
    for i, row in enumerate(rows):
        y = i * ROW + ROW / 2
        x = middle + row.value * scale
        kind = "clear" if row.clear else "open"
        parts.append(_text(LEFT - 8, y + 5, _short(row.label, MOST_LETTERS), "end"))
        error = row.error if math.isfinite(row.error) else most
        parts.append(_line(x - error * scale, y, min(WIDTH - RIGHT, x + error * scale), y, f"whisker {kind}"))
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="dot {kind}"/>')
        parts.append(_text(WIDTH - RIGHT + 6, y + 5, row.shown, kind="small"))
    height = len(rows) * ROW + 4
    return _svg(height, title, [_line(middle, 0, middle, height, "fair"), *parts])


def _short(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"
