"""Random play on a GPU for games with much code: those that are about to do the same are played side by side.

The threads of a warp wait for each other wherever they do different things, and code that does not fit into a
multiprocessor's cache for instructions is fetched again and again. So a block keeps more games than it has threads and
sorts them twice for every decision: by its kind, to choose, and by the kind of action chosen, to carry it out. What
this costs pays only where rules are long; a game asks for it by `kind_of_decision` (`tana.engine.heuristics`).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from tana.core.chance import Rng
from tana.core.registry import game as find_game
from tana.engine.cuda_device import cuda, multiprocessors, simulated
from tana.engine.heuristics import kind_of_decision
from tana.engine.instantiate import instantiate
from tana.engine.results import PLIES

THREADS, MOST_GAMES = (2, 2) if simulated else (512, 4096)
"""Of a block, one on each multiprocessor; what is shared about the games takes 36 of the 48 KB that can be."""
_FITTING = {} if simulated else {"max_registers": 65_536 // THREADS}
"""Threads with more registers would not fit on a multiprocessor."""
BEGIN, CHOOSE, NO_MORE = -1, -2, -3
"""Instead of an action: the next game is to begin, an action to be chosen, or no game is left."""
NO_ROW = -1
KEYS = 64
OVER, EMPTY = KEYS - 2, KEYS - 1
"""Kinds that no decision and no action has, for games that are over and places without one."""


def families_of(game: str) -> NDArray[np.int8]:
    """The number of each action's family."""
    families = find_game(game).actions.families
    if len(families) > OVER:
        raise ValueError(f"{game} has {len(families)} kinds of action; at most {OVER} can be sorted")
    return np.repeat(np.arange(len(families), dtype=np.int8), [family.size for family in families])


@cache
def _sorter() -> Any:
    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def sort(keys: Any, games: int, counts: Any, order: Any) -> None:
        """The games of a block in the order of their keys."""
        me, threads = cuda.threadIdx.x, cuda.blockDim.x
        cuda.syncthreads()
        for key in range(me, KEYS, threads):
            counts[key] = 0
        cuda.syncthreads()
        for at in range(me, games, threads):
            cuda.atomic.add(counts, int(keys[at]), 1)
        cuda.syncthreads()
        if me == 0:
            before = 0
            for key in range(KEYS):
                before, counts[key] = before + counts[key], before
        cuda.syncthreads()
        for at in range(me, games, threads):
            order[cuda.atomic.add(counts, int(keys[at]), 1)] = at
        cuda.syncthreads()

    return sort


@cache
def kernel(game: str) -> Any:
    """Play whole games: each block as many as it finds places, until none is left."""
    play: Any = instantiate("tana.engine.playout", game)
    rules: Any = play.rules
    begin_game, write_result, choose, most = play.begin_game, play.write_result, play.choose_uniformly, rules.MAX_LEGAL
    actor, apply, sort = rules.actor, rules.apply, _sorter()
    kind: Any = kind_of_decision(rules)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def finish(s: Any, row: int, results: Any, finals: Any) -> None:
        write_result(s, int(results[row, PLIES]), 0, results[row])
        if row < len(finals):
            finals[row] = s

    @cuda.jit(**_FITTING)  # type: ignore[untyped-decorator]
    def series(
        blank: Any,
        seats: int,
        options: Any,
        seed: int,
        first: int,
        results: Any,
        finals: Any,
        states: Any,
        chances: Any,
        families: Any,
        taken: Any,
    ) -> None:
        actions = cuda.shared.array(MOST_GAMES, numba.int16)
        order = cuda.shared.array(MOST_GAMES, numba.int16)
        keys = cuda.shared.array(MOST_GAMES, numba.int8)
        rows = cuda.shared.array(MOST_GAMES, numba.int32)
        counts = cuda.shared.array(KEYS, numba.int32)
        buffer = cuda.local.array(most, numba.int16)
        me, threads = cuda.threadIdx.x, cuda.blockDim.x
        games = len(states) // cuda.gridDim.x
        base = cuda.blockIdx.x * games
        for at in range(me, games, threads):
            order[at], actions[at], keys[at], rows[at] = at, BEGIN, OVER, NO_ROW
        cuda.syncthreads()
        goes_on = 1
        while goes_on:
            goes_on = 0
            for place in range(me, games, threads):
                at = int(order[place])
                i, row, action = base + at, int(rows[at]), int(actions[at])
                if action >= 0:
                    apply(states[i], action, chances[2 * i], None)
                    results[row, PLIES] += 1
                elif action == BEGIN:
                    if row != NO_ROW:
                        finish(states[i], row, results, finals)
                    row = int(cuda.atomic.add(taken, 0, 1))
                    rows[at] = row
                    if row < len(results):
                        states[i] = blank[0]
                        begin_game(states[i], seats, options, seed, first + row, chances[2 * i], chances[2 * i + 1])
                        results[row, PLIES] = 0
                    else:
                        actions[at], keys[at] = NO_MORE, EMPTY
                if actions[at] != NO_MORE:
                    goes_on = 1
                    is_over = actor(states[i]) < 0
                    actions[at] = BEGIN if is_over else CHOOSE
                    keys[at] = OVER if is_over else kind(states[i])
            sort(keys, games, counts, order)
            for place in range(me, games, threads):
                at = int(order[place])
                if actions[at] == CHOOSE:
                    i = base + at
                    action = choose(states[i], chances[2 * i + 1], buffer)
                    actions[at], keys[at] = action, families[action]
            sort(keys, games, counts, order)
            goes_on = cuda.syncthreads_or(goes_on)

    return series


class SortedGames:
    """Room for the games that are being played, and the way to start them."""

    def __init__(self, game: str, count: int) -> None:
        rules: Any = find_game(game).rules
        self._kernel = kernel(game)
        self._blocks = multiprocessors()
        places = self._blocks * min(MOST_GAMES, -(-count // self._blocks))
        self._states = cuda.to_device(rules.State.array(places))
        self._chances = cuda.to_device(Rng.array(2 * places))
        self._families = cuda.to_device(families_of(game))
        self._taken = cuda.to_device(np.zeros(1, dtype=np.int32))

    def play(self, *of_series: Any) -> None:
        """Start the games of a series (see `tana.engine.cuda.Series`)."""
        self._taken.copy_to_device(np.zeros(1, dtype=np.int32))
        self._kernel[self._blocks, THREADS](*of_series, self._states, self._chances, self._families, self._taken)
