"""Learn the tables of a game's `outlook` by self-play, and keep them beside the game.

    python -m tana.learn hickory --small                      a toy, in a minute
    python -m tana.learn hickory --games 60000                all numbers of seats; writes outlook.npz and outlook.json
    python -m tana.learn hickory --go-on --games 6000         the same, from the tables that are there
    python -m tana.learn hickory --go-on --games 6000 --seats 2 3 --cores 8     two numbers of seats, four cores each

From the beginning, the first number of seats plays that many games, and the others go on from its tables. Each plays
the fewer games the more seats it has, so that all take about as long. With more cores than numbers of seats each is
learned several times, on different luck, and the tables are averaged: an outlook is a sum of their numbers, so it is
the average outlook. Afterwards games are watched that nothing was learned from: for each part of a game, how many
points of lead make a win e times as likely.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shlex
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate

SMALL_GAMES = 4_000
GRAIN = 8
"""Numbers are kept in so many parts of a point: finer ones play no better, and a module for pages has to carry them."""
BATCH = 500
RATE, REACH = 0.5, 0.9
"""Of a correction; and how far the end of a game counts from one decision of a seat to its next."""
WATCHED = 800
COPY_SEED = 1_000
"""How far apart the luck of copies is."""
WATCH_SEED = 1_000_003
"""Luck for watching, apart from that of learning."""
SPREADS = np.geomspace(0.5, 60.0, 300)
"""The spreads that are tried."""

Say = Callable[[str], None]
Numbers = npt.NDArray[np.float64]


def new_learner(game: str, seats: int) -> Any:
    """Tables as they are before anything was learned."""
    definition = find_game(game)
    return instantiate("tana.learn.values", game).Learner(seats, definition.encode(definition.settings(seats, {})))


def train(learner: Any, games: int, seed: int, say: Say) -> None:
    """Play so many games and learn from each; the steps become smaller in the last third."""
    for first in range(0, games, BATCH):
        rate = min(RATE, 3.0 * RATE * (games - first) / games)
        points = learner.play(seed, first, min(BATCH, games - first), rate=rate, reach=REACH ** (1 / learner.seats))
        if first % (20 * BATCH) == 0:
            say(f"{learner.seats} seats, {first + len(points):8} games: {points.mean():6.1f} points")


def spreads(learner: Any, games: int, par: float) -> Numbers:
    """For each part of a game the points of lead that make a win e times as likely, by maximum likelihood."""
    seen, points = learner.watch(WATCH_SEED, games)
    found = np.full(seen.shape[1], np.nan)
    for slot in range(seen.shape[1]):
        known = ~np.isnan(seen[:, slot, 0])
        if known.sum() > 100:
            found[slot] = _spread(seen[known, slot], points[known], par)
    places = np.arange(len(found))
    fine = ~np.isnan(found)
    return np.interp(places, places[fine], found[fine])


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
    """What is learned: how many games, on which luck, from the beginning or from the tables that are there."""

    game: str
    games: int
    seed: int
    goes_on: bool
    folder: Path
    cores: int = 1
    seats: tuple[int, ...] = ()
    """Which numbers of seats go on learning; none: all."""

    @property
    def file(self) -> Path:
        """The tables."""
        return self.folder / "outlook.npz"


class Learned(NamedTuple):
    """What came out for one number of seats."""

    worth: Numbers
    positions: int
    seconds: float
    """Of one core."""


def learn_seats(task: Task, seats: int, start: Numbers | None, copy: int = 0, say: Say = print) -> Learned:
    """Learn for one number of seats; copies of a task have luck of their own."""
    began = time.process_time()
    learner = new_learner(task.game, seats)
    if start is not None:
        learner.tables.worth[:] = start
    train(learner, task.games // seats, task.seed + COPY_SEED * copy, say)
    return Learned(learner.tables.worth, learner.positions, time.process_time() - began)


def average(copies: list[Learned]) -> Learned:
    """What copies of a task have learned, as one."""
    worth = np.mean([one.worth for one in copies], axis=0)
    return Learned(worth, sum(one.positions for one in copies), sum(one.seconds for one in copies))


def watch(task: Task, seats: int, worth: Numbers) -> Numbers:
    """The spreads of tables that have been learned."""
    learner = new_learner(task.game, seats)
    learner.tables.worth[:] = worth
    return spreads(learner, WATCHED, float(import_module(f"tana.games.{task.game}.heuristics").PAR))


def practise(task: Task, starts: dict[int, Numbers], pool: ProcessPoolExecutor) -> dict[int, Learned]:
    """Learn from those tables on, as many copies of each number of seats as there are cores for."""
    copies = range(max(1, task.cores // len(starts)))
    running = {
        seats: [pool.submit(learn_seats, task, seats, start, copy) for copy in copies]
        for seats, start in starts.items()
    }
    return {seats: average([one.result() for one in some]) for seats, some in running.items()}


def learn(task: Task, say: Say = print) -> None:
    """Learn for every number of seats that is asked for and write the tables with their provenance."""
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
    np.savez_compressed(
        task.file,
        worth=np.array([np.round(worth[seats] * GRAIN) / GRAIN for seats in numbers], dtype=np.float16),
        spread=np.array([spread[seats] for seats in numbers], dtype=np.float32),
    )
    _write_provenance(task, list(learned.values()))


def _write_provenance(task: Task, learned: list[Learned]) -> None:
    path = task.file.with_suffix(".json")
    history = json.loads(path.read_text(encoding="utf-8"))["history"] if task.goes_on else []
    step = {
        "command": shlex.join(["python", "-m", "tana.learn", *sys.argv[1:]]),
        "seed": task.seed,
        "games": task.games,
        "positions": sum(one.positions for one in learned),
        "seconds on one core": round(sum(one.seconds for one in learned)),
    }
    document = {"history": [*history, step], "sha256": hashlib.sha256(task.file.read_bytes()).hexdigest()}
    path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def train_small(game: str, say: Say = print) -> tuple[float, float]:
    """A toy: the average points of the first guess, and after a few thousand games of learning, on other luck."""
    learner = new_learner(game, find_game(game).seats.start)
    before = float(learner.play(WATCH_SEED, 0, 200).mean())
    train(learner, SMALL_GAMES, 1, say)
    after = float(learner.play(WATCH_SEED, 0, 200).mean())
    say(f"{game}: {before:.1f} points before, {after:.1f} after {SMALL_GAMES} games")
    return before, after


def main(game: str, arguments: list[str]) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog=f"python -m tana.learn {game}")
    parser.add_argument("--small", action="store_true", help="a toy, which is not kept")
    parser.add_argument("--games", type=int, default=60_000, help="alone; with more seats so many fewer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", action="store_true", help="from the tables that are there")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="with --go-on: only these numbers of seats")
    parser.add_argument("--cores", type=int, default=1, help="processes to learn in")
    parser.add_argument("--out", type=Path, help="the folder to write to (default: beside the game)")
    asked = parser.parse_args(arguments)
    if asked.small:
        train_small(game)
        return
    wrong = set(asked.seats) - set(find_game(game).seats)
    if wrong or (asked.seats and not asked.go_on):
        parser.error(f"--seats takes numbers from {list(find_game(game).seats)}, and needs --go-on")
    beside = import_module(f"tana.games.{game}").__file__
    assert beside is not None
    folder = asked.out or Path(beside).parent
    learn(Task(game, asked.games, asked.seed, asked.go_on, folder, asked.cores, tuple(asked.seats)))
