"""The arguments of the compiled steps of a batch (see `tana.envs.batch_step`)."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tana.core.record import Grid, Ints

Array: TypeAlias = Any
"""An array of NumPy, or of numba-cuda, which has no type stubs."""
Actions: TypeAlias = Any
"""Actions from a learner: an array of any library, or a sequence. Checked at run time."""
Records: TypeAlias = Array
"""Records of one game, on the CPU or on a GPU."""
HostArray: TypeAlias = NDArray[np.generic]
"""An array of NumPy, of any type."""
Fields: TypeAlias = tuple[Array, ...]
"""The fields of one of the records below as a plain tuple, which Numba unpacks much faster than a named one."""
Numbers: TypeAlias = NDArray[np.float32] | NDArray[np.uint8]
"""Observations in either form."""
Rewards: TypeAlias = NDArray[np.float32]
"""[game][seat][share of the win, points]"""


class Games(NamedTuple):
    """The games of a batch: game i is number `episodes[i]` of the series with seed `seeds[i]`."""

    states: Records
    blank: Records
    rngs: Records
    seats: int
    options: Ints
    seeds: Ints
    episodes: Ints


class Payout(NamedTuple):
    """How finished games are rewarded (by rank, points or both), and whether the next game starts at once."""

    ranks: Ints
    """A buffer for the ranks or points of one game."""
    kind: int
    again: bool
    reward: Rewards
    done: Ints


class Shown(NamedTuple):
    """What the seat that decides may know and do, for each game."""

    views: Records
    """A buffer for one view."""
    nothing: Records
    choices: Grid
    counts: Ints
    mask: Grid
    actor: Ints
    obs: Numbers
