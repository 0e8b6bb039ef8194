"""Whether worlds are as likely as they should be, without knowing the game.

Under uniform play the truth, for a seat, is itself a draw from what `determinize` has to draw from. So over many games
truth and world can change places: a secret is as often u in truth and v in the world as the other way round. One
position of each game is taken, so that the samples are independent; `symmetry` is Bowker's test of such a table.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.contract.worlds import Array, Broken, Worlds, field_at, memory_of

COUNTS_DEALS = ("hickory",)
"""Games in which every deal that agrees with what was shown is equally likely (HIC-K2): nobody concludes from what
somebody did how much else they could have done. Truth and world cannot quite change places there; `posterior` compares
their worlds with a count of the deals."""
FEWEST = 10
"""A pair of values counts if it was met this often."""
LEAST = 1e-6
"""The probability, for all tests of a table together, below which it is no accident."""


def secret_bytes(kind: Any, path: str) -> list[int]:
    """Where the bytes of a field lie, given its path; rows of records have many."""
    name, _, rest = path.partition(".")
    field = kind.fields[name]
    stored, begin = kind.dtype.fields[name][:2]
    if not rest:
        return list(range(begin, begin + stored.itemsize))
    size = field.of.dtype.itemsize
    inner = secret_bytes(field.of, rest)
    return [begin + at * size + byte for at in range(stored.itemsize // size) for byte in inner]


def upper_tail(chi_square: float, freedom: int) -> float:
    """About the probability of so large a chi-square (Wilson and Hilferty)."""
    spread = 2.0 / (9.0 * freedom)
    z = ((chi_square / freedom) ** (1.0 / 3.0) - (1.0 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2.0))


def symmetry(truth: Array, drawn: Array) -> tuple[float, int]:
    """Bowker's chi-square of pairs of values, and its degrees of freedom."""
    counts = np.zeros((256, 256))
    np.add.at(counts, (truth, drawn), 1)
    there, back = counts[np.triu_indices(256, 1)], counts.T[np.triu_indices(256, 1)]
    met = there + back >= FEWEST
    there, back = there[met], back[met]
    return float(((there - back) ** 2 / (there + back)).sum()), int(met.sum())


@dataclass(frozen=True)
class Sample:
    """Positions of different games, and a world for a seat in each."""

    truth: Array
    drawn: Array


def sample(worlds: Worlds, games: int, longest: int) -> Sample:
    """One position of each game, up to `longest` actions from its beginning."""
    truth: list[Array] = []
    drawn: list[Array] = []
    while sum(len(some) for some in truth) < games:
        positions = worlds.positions(longest)
        seats = worlds.any_seats(len(positions))
        truth.append(memory_of(positions))
        drawn.append(memory_of(worlds.draw(positions, seats, worlds.keys(len(positions)))))
    return Sample(np.concatenate(truth), np.concatenate(drawn))


def check_calibration(worlds: Worlds, games: int, longest: int) -> int:
    """Every byte of every secret, in a sample of so many games; returns how many could be tested."""
    if worlds.game.name in COUNTS_DEALS:
        return 0
    found = sample(worlds, games, longest)
    kind = worlds.game.rules.State
    tests = {}
    for path in worlds.game.secrets:
        for byte in secret_bytes(kind, path):
            chi_square, freedom = symmetry(found.truth[:, byte], found.drawn[:, byte])
            if freedom:
                tests[byte] = chi_square, freedom
    for byte, (chi_square, freedom) in tests.items():
        if upper_tail(chi_square, freedom) < LEAST / len(tests):
            how = f"{field_at(kind, byte)} is not as likely as it should be: chi-square {chi_square:.0f} of {freedom}"
            raise Broken("determinize", f"{how} ({worlds.table})", "calibration")
    return len(tests)
