"""Measures the speed of random games in each mode, and their lengths."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import ModuleType

import numpy as np

from tana.compile.rule import compiled
from tana.core.chance import Rng, rng_from, set_key
from tana.core.game import AnyGame
from tana.core.record import RecordArray
from tana.engine.instantiate import instantiate
from tana.engine.results import PLIES

BATCH = 2_000


@dataclass(frozen=True)
class Speed:
    """Decisions and games played in a time, in one mode."""

    way: str
    decisions: int
    games: int
    seconds: float
    first_seconds: float
    """The time until the first finished batch, compilation included."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


@dataclass(frozen=True)
class Lengths:
    """The distribution of the number of decisions in random games."""

    games: int
    mean: float
    percentiles: dict[int, int]


class Benchmark:
    """Random play at one table."""

    def __init__(self, game: AnyGame, seats: int, settings: Mapping[str, str], seed: int = 1) -> None:
        self._game = game
        self._seats = seats
        self._options = game.encode(game.settings(seats, settings))
        self._seed = seed

    @property
    def _playout(self) -> ModuleType:
        return instantiate("tana.engine.playout", self._game.name)

    def speeds(self, seconds: float) -> Iterator[Speed]:
        """Measure every mode that this machine has, one by one."""
        yield self.interpreted(seconds)
        yield self.compiled(seconds)
        cores = os.cpu_count() or 1
        if cores > 1:
            yield self.on_cores(seconds, cores)
        if _has_gpu():
            yield self.on_gpu(seconds)

    def interpreted(self, seconds: float) -> Speed:
        """Plain Python, one game at a time."""
        play = self._playout
        rules = self._game.rules
        rng, policy = Rng.blank(), Rng.blank()
        buffer = np.zeros(rules.MAX_LEGAL, dtype=np.int16)

        def batch(first: int) -> tuple[int, int]:
            state = rules.State.blank()
            return play.play_game(state, self._seats, self._options, self._seed, first, rng, policy, buffer), 1

        return _measure("interpreted", seconds, 1, batch)

    def compiled(self, seconds: float) -> Speed:
        """Native code on one core."""

        def batch(first: int) -> tuple[int, int]:
            results = self._playout.play_many(self._seats, self._options, self._seed, first, BATCH)
            return int(results[:, PLIES].sum()), BATCH

        return _measure("compiled, one core", seconds, BATCH, batch)

    def on_cores(self, seconds: float, cores: int) -> Speed:
        """Native code on several cores: threads, since compiled code needs no interpreter lock."""
        with ThreadPoolExecutor(cores) as pool:

            def one(first: int) -> int:
                results = self._playout.play_many(self._seats, self._options, self._seed, first, BATCH)
                return int(results[:, PLIES].sum())

            def batch(first: int) -> tuple[int, int]:
                firsts = range(first, first + 4 * cores * BATCH, BATCH)
                return sum(pool.map(one, firsts)), 4 * cores * BATCH

            return _measure(f"compiled, {cores} cores", seconds, 4 * cores * BATCH, batch)

    def on_gpu(self, seconds: float, count: int = 1 << 21) -> Speed:
        """Whole games on a GPU."""
        from tana.engine import cuda

        begun = time.perf_counter()
        series = cuda.Series(self._game.name, self._seats, self._options, count)

        def batch(first: int) -> tuple[int, int]:
            series.play(self._seed, first)
            series.wait()
            return int(series.results()[:, PLIES].sum()), count

        batch(0)
        first_seconds = time.perf_counter() - begun
        decisions = batch(0)[0]
        started, rounds = time.perf_counter(), 0
        while (taken := time.perf_counter() - started) < seconds:
            series.play(self._seed, 0)
            series.wait()
            rounds += 1
        return Speed(f"CUDA, {cuda.device_name()}", decisions * rounds, count * rounds, taken, first_seconds)

    def gpu_equals_cpu(self, games: int) -> bool:
        """Whether results and final states on the GPU equal those of compiled code, byte for byte."""
        from tana.engine import cuda

        series = cuda.Series(self._game.name, self._seats, self._options, games, keep_states=True)
        series.play(self._seed, 0)
        series.wait()
        finals = series.states().view(np.uint8).reshape(games, -1)
        expected = self._playout.play_many(self._seats, self._options, self._seed, 0, games, with_digest=True)
        found = series.results()
        found[:, 1] = self._playout.digests(finals)
        return bool((found == expected).all())

    def view_microseconds(self, seconds: float) -> float:
        """The time that compiled code needs to fill one view, over positions of a few random games."""
        rules = self._game.rules
        states = self._positions(200)
        nothing = rules.View.array(1)
        nothing[0] = rules.View.nothing()
        views = rules.View.array(1)
        look = instantiate("tana.engine.view_kernel", self._game.name).look_often
        look(states, nothing, views, self._seats, 1)
        looks, started = 0, time.perf_counter()
        while (taken := time.perf_counter() - started) < seconds:
            look(states, nothing, views, self._seats, BATCH)
            looks += BATCH
        return 1e6 * taken / looks

    def _positions(self, count: int) -> RecordArray:
        """States from random games, from beginning to end."""
        rules, finish_randomly = self._game.compiled.rules, compiled(self._playout.finish_randomly)
        states = rules.State.array(count)
        rng, policy = Rng.array(2)
        buffer = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
        depths = np.linspace(0, self.lengths(100).mean, count).astype(int)
        for number in range(count):
            rules.setup(states[number], self._seats, self._options, rng_from(number.to_bytes(8)), None)
            set_key(policy, self._seed, number)
            set_key(rng, self._seed, number)
            finish_randomly(states[number], rng, policy, buffer, int(depths[number]))
        return states

    def lengths(self, games: int = 10_000) -> Lengths:
        """The distribution of lengths over random games."""
        plies = self._playout.play_many(self._seats, self._options, self._seed, 0, games)[:, PLIES]
        marks = (0, 5, 25, 50, 75, 95, 100)
        return Lengths(games, float(plies.mean()), {p: int(np.percentile(plies, p)) for p in marks})


def _measure(way: str, seconds: float, size: int, batch: Callable[[int], tuple[int, int]]) -> Speed:
    begun = time.perf_counter()
    batch(0)
    first_seconds = time.perf_counter() - begun
    started, decisions, games = time.perf_counter(), 0, 0
    while (taken := time.perf_counter() - started) < seconds:
        more, played = batch(games)
        decisions += more
        games += played
    return Speed(way, decisions, games, taken, first_seconds)


def _has_gpu() -> bool:
    try:
        from tana.engine import cuda
    except ImportError:
        return False
    return cuda.available()
