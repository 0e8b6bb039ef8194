"""Games between owl with some network and fox, in blocks as `tana arena --full` plays them, by many processes."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tana.bots import networks
from tana.bots.api import glimpse
from tana.bots.fox import Budget, Fox
from tana.bots.levels import warm
from tana.core.chance import rng_from, root_of_seed
from tana.core.registry import game as find_game
from tana.lab.arena import ArenaPlan, play_block
from tana.lab.ratings import NORMAL_95

PAIR = (0, 1)


class Share(NamedTuple):
    """The share of wins, half the width of its 95% interval over blocks, and how many games."""

    share: float
    error: float
    games: int
    seconds: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} ± {100 * self.error:.1f} ({self.games} games)"


def use(path: Path | None) -> None:
    """Let owl use another network than the shipped one in this process from now on."""
    if path is not None:
        networks.network_file = lambda game: path
        networks.network_of.cache_clear()
        networks.has_network.cache_clear()


def play(path: Path | None, plan: ArenaPlan, number: int, until: float) -> tuple[float, int, float] | None:
    """A block of games: the first bot's share, how many games, and the time it took; None if it is too late."""
    began = time.time()
    if began > until:
        return None
    use(path)
    warm(plan.game)
    block = play_block(plan, PAIR, number)
    return block.share(), len(block.games), time.time() - began


def pace(path: Path | None, game: str, seats: int, iterations: int = 4000) -> dict[str, float]:
    """Iterations a second of fox and owl in some positions, on this core."""
    use(path)
    warm(game)
    definition, found = find_game(game), dict[str, float]()
    for name in ("fox", "owl"):
        spent, bot = 0.0, Fox(game, Budget(iterations=iterations), explain=False, by_network=name == "owl")
        for number in range(12):
            luck = hashlib.sha256(root_of_seed(number)).digest()
            state, _ = definition.new(seats, {}, rng_from(luck[:8]))
            for ply in range(3 * number):
                legal = definition.legal(state)
                if definition.actor(state) is None:
                    break
                definition.rules.apply(state, legal[ply % len(legal)], rng_from(luck[8:16]), None)
            seat = definition.actor(state)
            if seat is None or len(definition.legal(state)) < 2:
                continue
            seen = glimpse(definition, state, seat, luck[:8])
            bot.forget()
            bot.think(seen)
            began = time.perf_counter()
            for _ in range(3):
                bot.forget()
                bot.think(seen)
            spent += (time.perf_counter() - began) / (3 * iterations)
            found[name] = found.get(name, 0) + 1
        found[name] = found[name] / spent
    return found


Asked = Future[tuple[float, int, float] | None]


class Referees:
    """Processes that play blocks in the order in which they are asked for."""

    def __init__(self, processes: int) -> None:
        self._pool = ProcessPoolExecutor(processes, get_context("spawn"))

    def ask(self, path: Path | None, plan: ArenaPlan, number: int, until: float) -> Asked:
        """Begin to play a block; one that would begin too late is left out."""
        return self._pool.submit(play, path, plan, number, until)

    def pace(self, path: Path | None, game: str, seats: int) -> Future[dict[str, float]]:
        """Measure iterations a second."""
        return self._pool.submit(pace, path, game, seats)

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown()


def share_of(asked: Sequence[Asked]) -> Share:
    """The share of wins in the blocks that were played."""
    blocks = [found for one in asked if (found := one.result()) is not None]
    shares = np.array([share for share, _, _ in blocks])
    spread = float(shares.std(ddof=1)) if len(shares) > 1 else 0.5
    error = NORMAL_95 * spread / max(1, len(shares)) ** 0.5
    games, seconds = sum(games for _, games, _ in blocks), sum(spent for _, _, spent in blocks)
    return Share(float(shares.mean()) if len(shares) else 0.5, error, games, seconds)
