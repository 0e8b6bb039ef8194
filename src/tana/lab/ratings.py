"""Ratings from results, with errors.

The model: in a game, seat i wins with chance exp(r_i + f_i) / sum over seats, where r is the rating of its bot and
f the advantage of the seat that begins. Both are found by maximum likelihood; a shared win counts in parts. The
covariance is the sandwich estimate over independent blocks (all games on the same luck are one block), so it stays
valid when games of a block resemble each other. It is an approximation for large samples: with fewer than about ten
blocks, or with a bot that never (or always) wins, the intervals are too narrow. A weak prior of half a drawn game
against an average opponent keeps the ratings finite in that case.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

ELO = 400.0 / math.log(10.0)
"""Elo points for one unit of the logistic scale."""
NORMAL_95 = NormalDist().inv_cdf(0.975)
PRIOR = 0.5
STEPS = 60

Vector = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Fault:
    """A bot that failed in some moves of a game: its index, and the kind of fault (see `tana.bots.api.NOTES`)."""

    bot: int
    note: str
    moves: int


@dataclass(frozen=True)
class GameResult:
    """One game: the bots by seat, the seat that began, the shares of the win, the points, the faults."""

    bots: tuple[int, ...]
    first: int
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    block: int = 0
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True)
class Rating:
    """A bot's rating in Elo points, relative to the average of all, with half the width of its 95% interval."""

    name: str
    elo: float
    error: float


@dataclass(frozen=True)
class Ratings:
    """All ratings, the advantage of the first seat, and their covariance (Elo points squared)."""

    bots: tuple[Rating, ...]
    first_seat: Rating
    covariance: tuple[tuple[float, ...], ...]

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """The lead of one bot over another in Elo points, and half the width of its 95% interval."""
        c = self.covariance
        variance = c[one][one] + c[other][other] - 2.0 * c[one][other]
        return self.bots[one].elo - self.bots[other].elo, NORMAL_95 * math.sqrt(max(0.0, variance))


def rate(names: Sequence[str], results: Sequence[GameResult]) -> Ratings:
    """Ratings by maximum likelihood (Newton's method; the likelihood is concave)."""
    size = len(names) + 1
    theta = np.zeros(size)
    for _ in range(STEPS):
        scores, information = _derivatives(theta, results, size)
        step = np.linalg.solve(information, scores.sum(axis=0) - _pull(theta))
        theta += np.clip(step, -1.0, 1.0)
        if float(np.abs(step).max()) < 1e-9:
            break
    scores, information = _derivatives(theta, results, size)
    bread = np.linalg.inv(information)
    centred = _centring(size) @ bread
    covariance = centred @ _meat(scores, results) @ centred.T * ELO**2
    elo = (_centring(size) @ theta) * ELO
    errors = NORMAL_95 * np.sqrt(np.maximum(0.0, np.diag(covariance)))
    found = [Rating(name, float(elo[i]), float(errors[i])) for i, name in enumerate((*names, "first seat"))]
    return Ratings(tuple(found[:-1]), found[-1], tuple(tuple(float(x) for x in row) for row in covariance))


def _features(result: GameResult, size: int) -> Vector:
    rows = np.zeros((len(result.bots), size))
    for seat, bot in enumerate(result.bots):
        rows[seat, bot] = 1.0
        rows[seat, size - 1] = 1.0 if seat == result.first else 0.0
    return rows


def _derivatives(theta: Vector, results: Sequence[GameResult], size: int) -> tuple[Vector, Vector]:
    """The score of each game, and the information of all games and the prior."""
    scores = np.zeros((len(results), size))
    information = np.diag(_prior(size))
    for number, result in enumerate(results):
        rows = _features(result, size)
        weights = np.exp(rows @ theta)
        chances = weights / weights.sum()
        scores[number] = rows.T @ (np.array(result.wins) - chances)
        information += rows.T @ (np.diag(chances) - np.outer(chances, chances)) @ rows
    return scores, information


def _prior(size: int) -> Vector:
    """Half a drawn game against an average opponent, for each bot and for the first seat."""
    return np.full(size, PRIOR * 0.25)


def _pull(theta: Vector) -> Vector:
    return _prior(len(theta)) * theta


def _centring(size: int) -> Vector:
    """The matrix that subtracts the average rating of the bots; the first seat is left alone."""
    matrix = np.eye(size)
    matrix[: size - 1, : size - 1] -= 1.0 / (size - 1)
    return matrix


def _meat(scores: Vector, results: Sequence[GameResult]) -> Vector:
    blocks: dict[int, Vector] = {}
    for row, result in zip(scores, results, strict=True):
        blocks[result.block] = blocks.get(result.block, np.zeros(len(row))) + row
    stacked = np.array(list(blocks.values()))
    correction = len(stacked) / max(1, len(stacked) - 1)
    return np.asarray(stacked.T @ stacked * correction)


# --- two bots ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """The result of a bot against another: its share of the wins, and whether that differs from a fair share (0.5).

    `error` is half the width of the 95% interval; `sequential` that of the interval that stays valid however often it
    is checked, which decides early stopping.
    """

    blocks: int
    share: float
    error: float
    sequential: float

    @property
    def decided(self) -> bool:
        """Whether the sequential interval excludes the fair share."""
        return self.blocks >= MIN_BLOCKS and abs(self.share - FAIR) > self.sequential


FAIR = 0.5
MIN_BLOCKS = 8
TUNED_FOR = 40.0
"""The number of blocks at which the sequential interval is narrowest."""


def judge(shares: Sequence[float]) -> Verdict:
    """Judge one bot's share of the wins in independent blocks.

    Sequential: the asymptotic confidence sequence of a normal mixture, alpha = 0.05. The spread gets a floor of half a
    win in one additional block, so that a run of equal blocks does not look like certainty.
    """
    count = len(shares)
    if count == 0:
        return Verdict(0, FAIR, FAIR, FAIR)
    values = np.array(shares)
    spread = math.sqrt(float(values.var(ddof=1))) if count > 1 else FAIR
    spread = max(spread, 0.5 / (count + 1.0))
    rho = 1.0 / TUNED_FOR
    inside = 2.0 * (count * rho + 1.0) / (count**2 * rho) * math.log(math.sqrt(count * rho + 1.0) / 0.05)
    error = student_95(count - 1) * spread / math.sqrt(count)
    return Verdict(count, float(values.mean()), error, spread * math.sqrt(inside))


def student_95(freedom: int) -> float:
    """Approximately the 97.5% quantile of Student's t (the first terms of the Cornish-Fisher expansion)."""
    z, n = NORMAL_95, max(1, freedom)
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
