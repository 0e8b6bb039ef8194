"""Random play on a GPU for games with long rules: similar games run side by side.

The threads of a warp wait for each other wherever they diverge, and code that exceeds a multiprocessor's instruction
cache is fetched again and again. So a block keeps more games than it has threads and sorts them twice for every
decision: by its kind, to choose, and by the kind of action chosen, to carry it out. This pays off only for long rules;
a game opts in by defining `kind_of_decision` (`tana.engine.heuristics`).
"""

from functools import cache

import numba
import numpy as np
from numpy.typing import NDArray

from tana.core.chance import Rng
from tana.core.registry import game as find_game
from tana.engine.cuda_device import Device, cuda, multiprocessors, simulated
from tana.engine.heuristics import kind_of_decision
from tana.engine.instantiate import instantiate
from tana.engine.results import PLIES

THREADS, MOST_GAMES = (2, 2) if simulated else (512, 4096)
"""The threads and games of a block, one on each multiprocessor; the games take 36 of 48 KB of shared memory."""
_FITTING = {} if simulated else {"max_registers": 65_536 // THREADS}
"""Threads with more registers would not fit on a multiprocessor."""
BEGIN, CHOOSE, NO_MORE = -1, -2, -3
"""In place of an action: begin the next game, choose an action, or no game is left."""
NO_ROW = -1
KEYS = 64
OVER, EMPTY = KEYS - 2, KEYS - 1
"""Sort keys of games that are over and of places without a game; no decision or action has them."""


def families_of(game: str) -> NDArray[np.int8]:
    """The number of each action's family."""
    families = find_game(game).actions.families
    if len(families) > OVER:
        raise ValueError(f"{game} has {len(families)} kinds of action; at most {OVER} can be sorted")
    return np.repeat(np.arange(len(families), dtype=np.int8), [family.size for family in families])


@cache
def _sorter() -> Device:
    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def sort(keys: Device, games: int, counts: Device, order: Device) -> None:
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
def _next_game(game: str) -> Device:
    play: Device = instantiate("tana.engine.playout", game)
    begin_game, write_result = play.begin_game, play.write_result

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def next_game(
        i: int, row: int, how: Device, states: Device, chances: Device, results: Device, finals: Device, taken: Device
    ) -> int:
        """Store the result of the game in place `i`, if there is one, and begin the next; returns its row."""
        blank, seats, options, seed, first = how
        if row != NO_ROW:
            write_result(states[i], int(results[row, PLIES]), 0, results[row])
            if row < len(finals):
                finals[row] = states[i]
        row = int(cuda.atomic.add(taken, 0, 1))
        if row < len(results):
            states[i] = blank[0]
            begin_game(states[i], seats, options, seed, first + row, chances[2 * i], chances[2 * i + 1])
            results[row, PLIES] = 0
        return row

    return next_game


@cache
def _decision_key(game: str) -> Device:
    rules: Device = find_game(game).rules
    actor: Device = rules.actor
    kind: Device = kind_of_decision(rules)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def decision_key(s: Device) -> int:
        """The sort key of a game: the kind of its next decision."""
        return OVER if actor(s) < 0 else int(kind(s))

    return decision_key


@cache
def _advance(game: str) -> Device:
    apply, next_game, decision_key = find_game(game).rules.apply, _next_game(game), _decision_key(game)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def advance(base: int, games: int, block: Device, how: Device, room: Device, out: Device) -> int:
        """Carry out the actions of a block's games and begin new ones; returns whether any game goes on."""
        order, actions, keys, rows = block
        states, chances, taken = room
        results, finals = out
        goes_on = 0
        for place in range(cuda.threadIdx.x, games, cuda.blockDim.x):
            at = int(order[place])
            i, row, action = base + at, int(rows[at]), int(actions[at])
            if action >= 0:
                apply(states[i], action, chances[2 * i], None)
                results[row, PLIES] += 1
            elif action == BEGIN:
                rows[at] = next_game(i, row, how, states, chances, results, finals, taken)
                if rows[at] >= len(results):
                    actions[at], keys[at] = NO_MORE, EMPTY
            if actions[at] != NO_MORE:
                goes_on, keys[at] = 1, decision_key(states[i])
                actions[at] = BEGIN if keys[at] == OVER else CHOOSE
        return goes_on

    return advance


@cache
def kernel(game: str) -> Device:
    """A kernel that plays whole games, as many at a time in each block as it has places, until none is left."""
    choose, most = instantiate("tana.engine.playout", game).choose_uniformly, find_game(game).rules.MAX_LEGAL
    sort, advance = _sorter(), _advance(game)

    @cuda.jit(**_FITTING)  # type: ignore[untyped-decorator]
    def series(
        blank: Device, seats: int, options: Device, seed: int, first: int, results: Device, finals: Device,
        states: Device, chances: Device, families: Device, taken: Device,
    ) -> None:  # fmt: skip
        actions = cuda.shared.array(MOST_GAMES, numba.int16)  # one line each: the simulator tells them apart by line
        order = cuda.shared.array(MOST_GAMES, numba.int16)
        keys = cuda.shared.array(MOST_GAMES, numba.int8)
        rows = cuda.shared.array(MOST_GAMES, numba.int32)
        counts = cuda.shared.array(KEYS, numba.int32)
        buffer = cuda.local.array(most, numba.int16)
        me, threads, games = cuda.threadIdx.x, cuda.blockDim.x, len(states) // cuda.gridDim.x
        base, how = cuda.blockIdx.x * games, (blank, seats, options, seed, first)
        for at in range(me, games, threads):
            order[at], actions[at], keys[at], rows[at] = at, BEGIN, OVER, NO_ROW
        cuda.syncthreads()
        goes_on = 1
        while goes_on:
            block, room = (order, actions, keys, rows), (states, chances, taken)
            goes_on = advance(base, games, block, how, room, (results, finals))
            sort(keys, games, counts, order)
            for place in range(me, games, threads):
                at = int(order[place])
                if actions[at] == CHOOSE:
                    i = base + at
                    actions[at] = choose(states[i], chances[2 * i + 1], buffer)
                    keys[at] = families[actions[at]]
            sort(keys, games, counts, order)
            goes_on = cuda.syncthreads_or(goes_on)

    return series


class SortedGames:
    """GPU memory for the games in progress, and the kernel that plays them."""

    def __init__(self, game: str, count: int) -> None:
        rules: Device = find_game(game).rules
        self._kernel = kernel(game)
        self._blocks = multiprocessors()
        places = self._blocks * min(MOST_GAMES, -(-count // self._blocks))
        self._states = cuda.to_device(rules.State.array(places))
        self._chances = cuda.to_device(Rng.array(2 * places))
        self._families = cuda.to_device(families_of(game))
        self._taken = cuda.to_device(np.zeros(1, dtype=np.int32))

    def play(self, *of_series: Device) -> None:
        """Start the games of a series (see `tana.engine.cuda.Series`)."""
        self._taken.copy_to_device(np.zeros(1, dtype=np.int32))
        self._kernel[self._blocks, THREADS](*of_series, self._states, self._chances, self._families, self._taken)
