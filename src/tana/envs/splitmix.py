"""Independent random streams for many games at once (SplitMix64)."""

import numpy as np
from numpy.typing import NDArray

_STEP = np.uint64(0x9E3779B97F4A7C15)
_ROUNDS = ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB))
_UNIT = 2.0**-53


class SplitMix:
    """A random stream for each game, determined by its seed."""

    def __init__(self, seeds: NDArray[np.int64]) -> None:
        self._at = _mixed(seeds.astype(np.uint64) + np.uint64(1))

    def words(self, which: NDArray[np.int64]) -> NDArray[np.uint64]:
        """The next 64 bits for each of the games `which`."""
        self._at[which] += _STEP
        return _mixed(self._at[which])

    def uniform(self, which: NDArray[np.int64]) -> NDArray[np.float64]:
        """A uniform number in [0, 1) for each of the games `which`."""
        return (self.words(which) >> np.uint64(11)).astype(np.float64) * _UNIT


def _mixed(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """A one-to-one hash of numbers, so that the streams of neighbouring seeds are unrelated."""
    for shift, factor in _ROUNDS:
        words = (words ^ (words >> np.uint64(shift))) * np.uint64(factor)
    return words ^ (words >> np.uint64(31))
