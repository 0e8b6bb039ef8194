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

    def words(self, which: NDArray[np.int64]) -> NDArray[np.uint64]:
        """64 bits for each of the games `which`."""
        self._at[which] += _STEP
        return _scattered(self._at[which])

    def parts(self, which: NDArray[np.int64]) -> NDArray[np.float64]:
        """A number for each of the games `which`, from 0 to just below 1."""
        return (self.words(which) >> np.uint64(11)).astype(np.float64) * _UNIT


def _scattered(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Neighbouring numbers made to have nothing in common."""
    for shift, factor in _ROUNDS:
        words = (words ^ (words >> np.uint64(shift))) * np.uint64(factor)
    return words ^ (words >> np.uint64(31))
