"""Train the tables of a game's `value_tables` by self-play and store them in the game's folder.

    python -m tana.learn hickory --small                      a toy, in a minute
    python -m tana.learn hickory --games 60000                all numbers of seats; writes value_tables.npz and .json
    python -m tana.learn hickory --go-on --games 6000         continue from the existing tables
    python -m tana.learn hickory --go-on --games 6000 --seats 2 3 --cores 8     two numbers of seats, four cores each

The tables for the fewest seats are trained first; the others start from them. The number of games is divided by the
number of seats, so that all take about as long. With more cores than numbers of seats, each is trained several times on
different luck and the tables are averaged: predictions are sums of table entries, so they are averaged, too. Finally
the spread of each stage is fitted to games that were not used for training: the lead in points that multiplies the odds
of winning by e.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from tana.core.record import Json
from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate
from tana.learn.weights_file import command_line, save_weights

if TYPE_CHECKING:
    from tana.learn.td_kernel import Learner

SMALL_GAMES = 4_000
GRAIN = 8
"""Values are rounded to multiples of 1 / GRAIN: finer ones play no better and make downloads larger."""
BATCH = 500
RATE, REACH = 0.5, 0.9
"""The learning rate, and the weight of a game's result between two decisions of a seat (TD lambda)."""
WATCHED = 800
COPY_SEED = 1_000
"""The distance between the seeds of copies."""
WATCH_SEED = 1_000_003
"""A seed for fitting spreads, far from those for training."""
SPREADS = np.geomspace(0.5, 60.0, 300)
"""The spreads to choose from."""

Say = Callable[[str], None]
Numbers = npt.NDArray[np.float64]


def new_learner(game: str, seats: int) -> Learner:
    """A learner with untrained tables."""
    found = find_game(game)
    kernel = instantiate("tana.learn.td_kernel", game)
    learner: Learner = kernel.Learner(seats, found.encode(found.settings(seats, {})))
    return learner


def train(learner: Learner, games: int, seed: int, say: Say) -> None:
    """Play games and learn from each; the learning rate falls in the last third."""
    for first in range(0, games, BATCH):
        rate = min(RATE, 3.0 * RATE * (games - first) / games)
        points = learner.play(seed, first, min(BATCH, games - first), rate=rate, reach=REACH ** (1 / learner.seats))
        if first % (20 * BATCH) == 0:
            say(f"{learner.seats} seats, {first + len(points):8} games: {points.mean():6.1f} points")


def spreads(learner: Learner, games: int, par: float) -> Numbers:
    """For each stage of a game the lead that multiplies the odds of winning by e, by maximum likelihood."""
    seen, points = learner.watch(WATCH_SEED, games)
    found = np.full(seen.shape[1], np.nan)
    for slot in range(seen.shape[1]):
        known = ~np.isnan(seen[:, slot, 0])
        if known.sum() > 100:
            found[slot] = _spread(seen[known, slot], points[known], par)
    stages, fitted = np.arange(len(found)), ~np.isnan(found)
    complete: Numbers = np.interp(stages, stages[fitted], found[fitted])
    return complete


def _spread(seen: Numbers, points: Numbers, par: float) -> float:
    if points.shape[1] == 1:
        won = (points[:, 0] >= par).astype(float)

        def doubt(spread: float) -> float:
            lead = (seen[:, 0] - par) / spread
            return float((np.logaddexp(0.0, lead) - won * lead).mean())
    else:
        first = points == points.max(axis=1, keepdims=True)
        wins = first / first.sum(axis=1, keepdims=True)

        def doubt(spread: float) -> float:
            scaled = seen / spread
            return float((np.logaddexp.reduce(scaled, axis=1) - (wins * scaled).sum(axis=1)).mean())

    return float(min(SPREADS, key=doubt))


@dataclass(frozen=True)
class Task:
    """The parameters of a training run."""

    game: str
    games: int
    seed: int
    goes_on: bool
    folder: Path
    cores: int = 1
    seats: tuple[int, ...] = ()
    """The numbers of seats to continue with; empty: all."""

    @property
    def file(self) -> Path:
        """The file with the tables."""
        return self.folder / "value_tables.npz"


class Learned(NamedTuple):
    """The result of training for one number of seats."""

    worth: Numbers
    positions: int
    seconds: float
    """CPU time."""


def learn_seats(task: Task, seats: int, start: Numbers | None, copy: int = 0, say: Say = print) -> Learned:
    """Train for one number of seats; copies of a task have different seeds."""
    began = time.process_time()
    learner = new_learner(task.game, seats)
    if start is not None:
        learner.tables.worth[:] = start
    train(learner, task.games // seats, task.seed + COPY_SEED * copy, say)
    return Learned(learner.tables.worth, learner.positions, time.process_time() - began)


def average(copies: list[Learned]) -> Learned:
    """The average of several copies of a task."""
    worth = np.mean([one.worth for one in copies], axis=0)
    return Learned(worth, sum(one.positions for one in copies), sum(one.seconds for one in copies))


def watch(task: Task, seats: int, worth: Numbers) -> Numbers:
    """The spreads of trained tables."""
    learner = new_learner(task.game, seats)
    learner.tables.worth[:] = worth
    return spreads(learner, WATCHED, float(import_module(f"tana.games.{task.game}.heuristics").PAR))


def practise(task: Task, starts: dict[int, Numbers], pool: ProcessPoolExecutor) -> dict[int, Learned]:
    """Continue training from these tables, with as many copies of each as there are cores for."""
    copies = range(max(1, task.cores // len(starts)))
    running = {
        seats: [pool.submit(learn_seats, task, seats, start, copy) for copy in copies]
        for seats, start in starts.items()
    }
    return {seats: average([one.result() for one in some]) for seats, some in running.items()}


def learn(task: Task, say: Say = print) -> None:
    """Train for every requested number of seats and write the tables with their provenance."""
    first, *others = numbers = list(find_game(task.game).seats)
    learned: dict[int, Learned] = {}
    worth: dict[int, Numbers] = {}
    spread: dict[int, Numbers] = {}
    if task.goes_on:
        with np.load(task.file) as data:
            worth, spread = (dict(zip(numbers, data[name], strict=True)) for name in ("worth", "spread"))
        starts = {seats: worth[seats] for seats in task.seats or numbers}
    else:
        learned[first] = learn_seats(task, first, None, say=say)
        starts = dict.fromkeys(others, learned[first].worth)
    with ProcessPoolExecutor(task.cores, get_context("spawn")) as pool:
        learned |= practise(task, starts, pool)
        worth |= {seats: one.worth for seats, one in learned.items()}
        watched = pool.map(watch, [task] * len(learned), learned, [one.worth for one in learned.values()])
        spread |= zip(learned, watched, strict=True)
    for seats in learned:
        say(f"{seats} seats, spread {np.round(spread[seats], 1).tolist()}")
    rounded = np.array([np.round(worth[seats] * GRAIN) / GRAIN for seats in numbers], dtype=np.float16)
    wide = np.array([spread[seats] for seats in numbers], dtype=np.float32)
    save_weights(task.file, {"worth": rounded, "spread": wide}, {"history": _history(task, list(learned.values()))})


def _history(task: Task, learned: list[Learned]) -> list[Json]:
    """The provenance of the tables: the steps so far, and this one."""
    path = task.file.with_suffix(".json")
    before = json.loads(path.read_text(encoding="utf-8"))["history"] if task.goes_on else []
    step = {
        "command": command_line(),
        "seed": task.seed,
        "games": task.games,
        "positions": sum(one.positions for one in learned),
        "seconds on one core": round(sum(one.seconds for one in learned)),
    }
    return [*before, step]


def train_small(game: str, say: Say = print) -> tuple[float, float]:
    """Train a toy; returns the average points before and after a few thousand games, on other seeds."""
    learner = new_learner(game, find_game(game).seats.start)
    before = float(learner.play(WATCH_SEED, 0, 200).mean())
    train(learner, SMALL_GAMES, 1, say)
    after = float(learner.play(WATCH_SEED, 0, 200).mean())
    say(f"{game}: {before:.1f} points before, {after:.1f} after {SMALL_GAMES} games")
    return before, after


def main(game: str, arguments: list[str]) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog=f"python -m tana.learn {game}")
    parser.add_argument("--small", action="store_true", help="train a toy, without writing it")
    parser.add_argument("--games", type=int, default=60_000, help="games for one seat; divided by the number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", action="store_true", help="continue from the existing tables")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="with --go-on: only these numbers of seats")
    parser.add_argument("--cores", type=int, default=1, help="number of processes")
    parser.add_argument("--out", type=Path, help="the folder to write to (default: the game's)")
    asked = parser.parse_args(arguments)
    if asked.small:
        train_small(game)
        return
    wrong = set(asked.seats) - set(find_game(game).seats)
    if wrong or (asked.seats and not asked.go_on):
        parser.error(f"--seats takes numbers from {list(find_game(game).seats)} and needs --go-on")
    beside = import_module(f"tana.games.{game}").__file__
    assert beside is not None
    folder = asked.out or Path(beside).parent
    learn(Task(game, asked.games, asked.seed, asked.go_on, folder, asked.cores, tuple(asked.seats)))
