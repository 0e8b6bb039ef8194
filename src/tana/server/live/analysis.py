"""Luck and choice after the game: each seat's chance to win at every step, from many quick games played on.

It runs in a process of its own, compiled, at low priority; tables never wait for it. The true positions are used:
nothing of this is asked for before the game is over.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor

import numpy as np

from tana.bots.brain import Bench
from tana.bots.room import Question
from tana.core import record
from tana.core.chance import rng_from
from tana.core.match import Match
from tana.core.record import to_bytes
from tana.core.rule import run_compiled
from tana.server.protocol import wire
from tana.server.tables.after_game import need_end
from tana.server.tables.table import Table

PLAYOUTS = 200
"""Games played on from each position."""
LONGEST = 5_000
KEPT = 32
"""Finished games whose series is kept."""


class Analyst:
    """Works out series in the background, one game after the other."""

    def __init__(self, playouts: int = PLAYOUTS, pool: Executor | None = None) -> None:
        self._playouts = playouts
        self._pool = pool
        self._series: OrderedDict[str, list[Future[list[float]]]] = OrderedDict()

    def series(self, name: str, match: Callable[[], Match]) -> tuple[list[list[float] | None], bool]:
        """The chances of a game as far as they are known, and whether that is all of them."""
        if name not in self._series:
            self._series[name] = self._begin(match())
            while len(self._series) > KEPT:
                for future in self._series.popitem(last=False)[1]:
                    future.cancel()
        futures = self._series[name]
        known = [_result(future) for future in futures]
        return known, all(future.done() for future in futures)

    def _begin(self, match: Match) -> list[Future[list[float]]]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_prepare)
        name, seats = match.game.name, match.header.seats
        return [
            self._pool.submit(chances, name, seats, world, self._playouts, key)
            for key, world in enumerate(worlds_of(match))
        ]

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in tuple((getattr(self._pool, "_processes", None) or {}).values()):
                process.terminate()


def _result(future: Future[list[float]]) -> list[float] | None:
    if not future.done() or future.cancelled() or future.exception() is not None:
        return None
    return future.result()


def worlds_of(match: Match) -> list[bytes]:
    """The memory of every position of a match, the setup first."""
    state = record.copy(match._start)
    worlds = [to_bytes(state)]
    for move in match.moves:
        match.game.rules.apply(state, move.action, rng_from(move.entropy), None)
        worlds.append(to_bytes(state))
    return worlds


def _prepare() -> None:
    threading.Thread(target=_leave_with_the_server, daemon=True).start()
    os.nice(10)
    run_compiled(True)


def _leave_with_the_server() -> None:
    """A process of a pool would wait for work for ever if its server is killed."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def chances(name: str, seats: int, world: bytes, count: int, key: int) -> list[float]:
    """Each seat's share of wins over `count` games played on by the bots' quick policy (shared wins in parts)."""
    bench = Bench(name)
    bench.put(world)
    wins = np.zeros(seats)
    bench.brain.play_out(bench.room, Question(0, seats, key), count, LONGEST, wins)
    return [round(float(share), 4) for share in wins / count]


def analysis_of(table: Table, analyst: Analyst) -> wire.Analysis:
    """Each seat's chance to win before each step, as far as it is worked out by now."""
    need_end(table)
    chances, complete = analyst.series(table.id, table.match)
    return wire.Analysis(table.id, complete, chances)
