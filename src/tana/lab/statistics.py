"""Estimates with their uncertainty: means, differences on common luck, multiple comparisons.

Games are played in blocks of equal size. The means of the blocks are independent and, by the central limit theorem,
close enough to normal for Student's t. That holds for any mean over games, whatever its distribution, and a comparison
block by block uses what games on the same luck have in common. With fewer than about ten blocks, or for an event in
fewer than about ten games in total, the intervals are too narrow.

Blocks that all agree have no spread, but a few of them are no proof: they are as surprising as a run of heads in coin
tosses. If a run of that length would not be surprising enough, there is no interval (`math.inf`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

Values = Sequence[float] | npt.NDArray[np.float64]

ALPHA = 0.05
NO_SPREAD = 1e-12
"""A spread below this fraction of the values is rounding error."""
FAR = 40.0
NODES, WEIGHTS = np.polynomial.legendre.leggauss(100)


@dataclass(frozen=True)
class Estimate:
    """A mean, half the width of its 95% interval, and the number of blocks."""

    mean: float
    error: float
    blocks: int

    @property
    def low(self) -> float:
        return self.mean - self.error

    @property
    def high(self) -> float:
        return self.mean + self.error


def estimate(values: Values, level: float = 1.0 - ALPHA) -> Estimate:
    """Estimate the mean of independent values."""
    found = np.asarray(values, dtype=float)
    if len(found) < 2:
        return Estimate(float(found.mean()) if len(found) else math.nan, math.inf, len(found))
    mean, spread = float(found.mean()), _error(found)
    if _is_none(spread, found):
        return Estimate(mean, _error_without_spread(len(found), level), len(found))
    return Estimate(mean, student_quantile(0.5 + level / 2.0, len(found) - 1) * spread, len(found))


def agreement(blocks: int) -> float:
    """The p value of `blocks` blocks that all point the same way (the sign test)."""
    return min(1.0, 2.0 * 0.5**blocks)


def _error_without_spread(blocks: int, level: float) -> float:
    """Half the width of the interval of blocks that all agree: infinite unless there are enough for that level."""
    return 0.0 if agreement(blocks) <= 1.0 - level else math.inf


def _is_none(spread: float, *values: npt.NDArray[np.float64]) -> bool:
    """Whether a spread is only rounding error."""
    return spread <= NO_SPREAD * max(1.0, *(float(np.abs(some).max(initial=0.0)) for some in values))


@dataclass(frozen=True)
class Difference:
    """A difference between two tables, with its interval and its p value."""

    difference: float
    error: float
    p: float
    paired: bool


def difference(one: Values, other: Values, paired: bool, level: float = 1.0 - ALPHA) -> Difference:
    """`one` minus `other`: block by block if they were played on the same luck, else as two samples (Welch)."""
    a, b = np.asarray(one, dtype=float), np.asarray(other, dtype=float)
    if paired:
        gaps = a - b
        mean, spread, freedom = float(gaps.mean()), _error(gaps), len(gaps) - 1.0
    else:
        mean = float(a.mean() - b.mean())
        va, vb = _error(a) ** 2, _error(b) ** 2
        spread = math.sqrt(va + vb)
        parts = va**2 / max(1, len(a) - 1) + vb**2 / max(1, len(b) - 1)
        freedom = (va + vb) ** 2 / parts if parts > 0.0 else float(len(a) + len(b) - 2)
    if _is_none(spread, a, b):
        blocks = min(len(a), len(b))
        p = 1.0 if _is_none(abs(mean), a, b) else agreement(blocks)
        return Difference(mean, _error_without_spread(blocks, level), p, paired)
    error = student_quantile(0.5 + level / 2.0, freedom) * spread
    return Difference(mean, error, 2.0 * student_tail(abs(mean) / spread, freedom), paired)


def _error(values: npt.NDArray[np.float64]) -> float:
    """The standard error of a mean."""
    return float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def proportion(successes: float, trials: float, level: float = 1.0 - ALPHA) -> Estimate:
    """A share of independent trials, by Wilson's interval (its centre is not exactly the share)."""
    if trials <= 0:
        return Estimate(math.nan, math.inf, 0)
    z = NormalDist().inv_cdf(0.5 + level / 2.0)
    share = successes / trials
    centre = (share + z * z / (2.0 * trials)) / (1.0 + z * z / trials)
    error = z * math.sqrt(share * (1.0 - share) / trials + z * z / (4.0 * trials * trials)) / (1.0 + z * z / trials)
    return Estimate(centre, error, int(trials))


def share(values: Values, games: int) -> Estimate:
    """The share of games with an event, from blocks; has an error even if it happened always or never."""
    found = estimate(values)
    if found.error > 0.0:
        return found
    wide = proportion(found.mean * games, games)
    return Estimate(found.mean, max(found.mean - wide.low, wide.high - found.mean), found.blocks)


def holm(surprises: Mapping[str, float]) -> dict[str, float]:
    """p values corrected for their number (Holm): with a threshold of 0.05, 95% of studies have no false positive."""
    corrected: dict[str, float] = {}
    most = 0.0
    order = sorted(surprises, key=lambda name: surprises[name])
    for rank, name in enumerate(order):
        most = max(most, min(1.0, (len(order) - rank) * surprises[name]))
        corrected[name] = most
    return {name: corrected[name] for name in surprises}


def level_for(looks: int) -> float:
    """The level of each of `looks` intervals so that all hold at once in 95% of cases (Bonferroni)."""
    return 1.0 - ALPHA / max(1, looks)


# --- distributions -------------------------------------------------------------------------------------------------


@cache
def student_quantile(part: float, freedom: float) -> float:
    """The quantile of Student's t (by bisection)."""
    return _solve(lambda x: 1.0 - student_tail(x, freedom), part)


def _solve(below: Callable[[float], float], part: float) -> float:
    low, high = -1.0, 1.0
    while below(high) < part:
        high *= 2.0
    while below(low) > part:
        low *= 2.0
    for _ in range(60):
        middle = 0.5 * (low + high)
        low, high = (middle, high) if below(middle) < part else (low, middle)
    return 0.5 * (low + high)


def student_tail(t: float, freedom: float) -> float:
    """The probability that Student's t is above a value; below about 1e-15 it is rounded to 0.

    With t = sqrt(freedom) tan(angle) the density is a power of the cosine, integrated from 0 by Gauss's rule. Values
    beyond FAR standard deviations contribute nothing.
    """
    if t < 0.0:
        return 1.0 - student_tail(-t, freedom)
    angle = min(math.atan(t / math.sqrt(freedom)), FAR / math.sqrt(freedom))
    whole = math.sqrt(math.pi) * math.exp(math.lgamma(freedom / 2.0) - math.lgamma((freedom + 1.0) / 2.0))
    inside = angle / 2.0 * float(WEIGHTS @ np.cos(angle / 2.0 * (NODES + 1.0)) ** (freedom - 1.0))
    return max(0.0, 0.5 - inside / whole)
