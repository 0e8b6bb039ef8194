"""Luck and choice after the game: each seat's chance to win at every step, from many quick games played on.

It runs in a process of its own, compiled, at low priority; tables never wait for it. The true positions are used:
nothing of this is asked for before the game is over.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from tana.bots.brain import Bench
from tana.bots.room import Question
from tana.bots.worker import Busy
from tana.core.rule import run_compiled, runs_compiled
from tana.server.protocol import wire
from tana.server.tables.after_game import match_of, need_end
from tana.server.tables.finished_game import FinishedGame, finished_game, positions_of
from tana.server.tables.table import Table

PLAYOUTS = 200
"""Games played on from each position."""
LONGEST = 5_000
PARTS = 16
"""How many pieces a game is worked out in: so many times a page sees more of it."""
KEPT = 32
"""Finished games whose series is kept."""


Call: TypeAlias = Callable[..., Future[list[list[float]]]]
"""Calls a function in another process: `BotPool.call`."""


class Analyst:
    """Works out series in the background, one game after the other."""

    def __init__(self, call: Call, playouts: int = PLAYOUTS) -> None:
        self._call = call
        self._playouts = playouts
        self._series: OrderedDict[str, list[_Part]] = OrderedDict()

    def series(self, name: str, game: Callable[[], FinishedGame]) -> tuple[list[list[float] | None], bool]:
        """The chances of a game as far as they are known, and whether that is all of them."""
        if name not in self._series:
            self._series[name] = self._begin(game())
            while len(self._series) > KEPT:
                for part in self._series.popitem(last=False)[1]:
                    part.cancel()
        parts = self._series[name]
        self._go_on(parts)
        known = [chance for part in parts for chance in part.known()]
        return known, all(part.is_done() for part in parts)

    def _begin(self, game: FinishedGame) -> list[_Part]:
        positions = len(game.actions) + 1
        step = max(1, -(-positions // PARTS))
        bounds = [(begin, min(begin + step, positions)) for begin in range(0, positions, step)]
        return [_Part((game, begin, end, self._playouts), end - begin) for begin, end in bounds]

    def _go_on(self, parts: list[_Part]) -> None:
        """Hand over what has not begun, as far as there is room; the rest when the page asks again."""
        for part in parts:
            if part.future is None:
                try:
                    part.future = self._call(chances_of_part, *part.arguments)
                except Busy:
                    return


@dataclass
class _Part:
    """Some positions in a row, worked out together."""

    arguments: tuple[Any, ...]
    size: int
    future: Future[list[list[float]]] | None = None

    def is_done(self) -> bool:
        """Whether nothing more will come of it."""
        return self.future is not None and self.future.done()

    def cancel(self) -> None:
        """Nobody asks for it any more."""
        if self.future is not None:
            self.future.cancel()

    def known(self) -> list[list[float]] | list[None]:
        """The chances in each position, if they are known."""
        done = self.future if self.is_done() else None
        if done is None or done.cancelled() or done.exception() is not None:
            return [None] * self.size
        return done.result()


def chances_of_part(game: FinishedGame, begin: int, end: int, count: int) -> list[list[float]]:
    """The chances in some positions of a game, by number; for a process of its own."""
    worlds = positions_of(match_of(game))[begin:end]
    before = runs_compiled()
    run_compiled(True)
    try:
        return [chances(game.game, game.seats, world, count, begin + i) for i, world in enumerate(worlds)]
    finally:
        run_compiled(before)


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
    chances, complete = analyst.series(table.id, lambda: finished_game(table))
    return wire.Analysis(table.id, complete, chances)
