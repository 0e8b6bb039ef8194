"""Quick play on a GPU with the same rule functions: a series of whole games."""

from functools import cache

import numba
import numpy as np
from numpy.typing import NDArray

from tana.core.chance import Rng
from tana.core.game import Rules
from tana.core.record import Ints, RecordArray
from tana.core.registry import game as find_game
from tana.engine.cuda_device import Device, available, cuda, device_name, local_type, quiet
from tana.engine.cuda_sorted import SortedGames
from tana.engine.heuristics import kind_of_decision
from tana.engine.instantiate import instantiate
from tana.engine.results import RESULT_WIDTH

__all__ = ["Series", "available", "device_name"]

THREADS = 256
AT_RANDOM = "tana.engine.playout"
"""A template with `play_in`, `write_result`, and the numbers of STATES and CHANCES they need."""


@cache
def _kernel(game: str, template: str) -> Device:
    play = instantiate(template, game)
    rules: Rules = play.rules
    state_type, rng_type, most = local_type(rules.State.dtype), local_type(Rng.dtype), rules.MAX_LEGAL
    many_states, many_chances = play.STATES, play.CHANCES
    play_in, write_result = play.play_in, play.write_result

    @cuda.jit  # type: ignore[untyped-decorator]
    def series(
        blank: Device, seats: int, options: Ints, seed: int, first: int, results: Device, finals: Device
    ) -> None:
        row = cuda.grid(1)
        if row < len(results):
            states = cuda.local.array(many_states, state_type)
            chances = cuda.local.array(many_chances, rng_type)
            buffer = cuda.local.array(most, numba.int16)
            states[0] = blank[0]
            plies = play_in(states, chances, seats, options, seed, first + row, buffer)
            write_result(states[0], plies, 0, results[row])
            if row < len(finals):
                finals[row] = states[0]

    return series


class OneThreadEach:
    """Plays every game in one thread, from start to end."""

    def __init__(self, game: str, count: int, template: str = AT_RANDOM) -> None:
        self._kernel = _kernel(game, template)
        self._blocks = -(-count // THREADS)

    def play(self, *of_series: Device) -> None:
        """Start the games of a series."""
        self._kernel[self._blocks, THREADS](*of_series)


class Series:
    """GPU memory for `count` games at a time; results and final states stay there until they are asked for.

    The template decides how the games are played (see AT_RANDOM).
    """

    def __init__(
        self, game: str, seats: int, options: Ints, count: int, keep_states: bool = False, template: str = AT_RANDOM
    ) -> None:
        rules = find_game(game).rules
        self._blank = cuda.to_device(rules.State.array(1))
        self._options = cuda.to_device(np.asarray(options, dtype=np.int64))
        self._results = cuda.to_device(np.zeros((count, RESULT_WIDTH), dtype=np.int32))
        self._finals = cuda.to_device(rules.State.array(count if keep_states else 1))
        self._seats = seats
        self._games: OneThreadEach | SortedGames
        if template == AT_RANDOM and kind_of_decision(rules):
            self._games = SortedGames(game, count)
        else:
            self._games = OneThreadEach(game, count, template)

    def play(self, seed: int, first: int) -> None:
        """Start the games `first`, `first + 1`, … and return at once (see `wait`)."""
        with quiet():
            self._games.play(self._blank, self._seats, self._options, seed, first, self._results, self._finals)

    def wait(self) -> None:
        """Wait until all games that were started are over."""
        cuda.synchronize()

    def results(self) -> NDArray[np.int32]:
        """The results of the latest games, a row each (see `tana.engine.results`)."""
        found: NDArray[np.int32] = self._results.copy_to_host()
        return found

    def states(self) -> RecordArray:
        """The final states of the latest games, if `keep_states` was set."""
        found: RecordArray = self._finals.copy_to_host()
        return found
