"""Luck for many games at once, each with its own: what one game draws says nothing about another's."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_STEP = np.uint64(0x9E3779B97F4A7C15)
_ROUNDS = ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB))
_UNIT = 2.0**-53


class Lots:
    """Draws for each game, by its seed and by how many it has had (SplitMix64)."""

    def __init__(self, seeds: NDArray[np.int64]) -> None:
        self._at = _scattered(seeds.astype(np.uint64) + np.uint64(1))

    def words(self, which: NDArray[np.int64], count: int) -> NDArray[np.uint64]:
        """`count` words of 64 bits for each of the games `which`."""
        steps = np.arange(1, count + 1, dtype=np.uint64) * _STEP
        found = _scattered(self._at[which, np.newaxis] + steps)
        self._at[which] += steps[-1]
        return found

    def numbers(self, which: NDArray[np.int64], count: int) -> NDArray[np.float64]:
        """`count` numbers above 0, up to 1, for each of the games `which`."""
        found: NDArray[np.float64] = ((self.words(which, count) >> np.uint64(11)) + np.uint64(1)).astype(np.float64)
        return found * _UNIT


def _scattered(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Neighbouring numbers made to have nothing in common."""
    for shift, factor in _ROUNDS:
        words = (words ^ (words >> np.uint64(shift))) * np.uint64(factor)
    return words ^ (words >> np.uint64(31))
