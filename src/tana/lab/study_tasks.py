"""The tasks of a study: values that any process or machine can run (see `tana.lab.runners`)."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from tana.bots.levels import warm
from tana.core.chance import root_of_seed
from tana.core.game import AnyGame
from tana.core.record import Json
from tana.core.registry import game as find_game
from tana.lab import game_columns
from tana.lab.arena import ArenaPlan, play_one
from tana.lab.compiled_series import Lineup, play, points_of, winners
from tana.lab.coverage import fired_in, perft
from tana.lab.game_columns import PLAYERS, Rows, Values
from tana.lab.measures import histograms, measures
from tana.lab.quick_games import Quick, quick_block
from tana.lab.ratings import GameResult

CHUNK = 2000
"""The number of games measured row by row before they are added up."""
LUCK_SEED, DUEL_SEED, RULE_SEED = 0x10C4, 0xD0E1, 0x9D1E
"""Mixed into the seed, so that the parts of a study do not share luck."""
PERFT_DEPTH, PERFT_MOST = 8, 2_000_000

Histograms = Mapping[str, Mapping[str, int]]


def is_compiled(spec: str) -> bool:
    """Whether compiled code plays this player."""
    return spec.partition(":")[0] in PLAYERS


@dataclass(frozen=True)
class Task(ABC):
    """A piece of a study."""

    PARTS: ClassVar[tuple[str, ...]]
    """The keys of its result."""

    lineup: Lineup
    seed: int

    @abstractmethod
    def do(self) -> Json:
        """Run the task; its result does not depend on where or how often it runs."""


def do(task: Task) -> Json:
    """Run a task."""
    return task.do()


@dataclass(frozen=True)
class Block(Task):
    """Games `first`, `first + 1`, … of a series."""

    first: int
    count: int


@dataclass(frozen=True)
class Games(Block):
    """Games between the players of the study, measured."""

    PARTS = ("games", "means", "histograms", "tally")

    def do(self) -> Json:
        """See `Task`."""
        game, seats = find_game(self.lineup.game), self.lineup.seats
        lines = game_columns.shape_of(game).lines
        tally = game_columns.new_tally(game)
        sums: Counter[str] = Counter()
        counted: Histograms = {}
        for first in range(self.first, self.first + self.count, CHUNK):
            played = play(self.lineup, self.seed, first, min(CHUNK, self.first + self.count - first))
            tally = game_columns.add(tally, played.tally)
            sums.update({name: float(column.sum()) for name, column in measures(played.rows, seats, lines).items()})
            counted = add_counts(counted, histograms(played.rows, seats) | {"endings": _endings(played.rows, game)})
        return {
            "games": self.count,
            "means": {name: total / self.count for name, total in sums.items()},
            "histograms": counted,
            "tally": {name: column.tolist() for name, column in tally._asdict().items()},
        }


def _endings(rows: Rows, game: AnyGame) -> dict[str, int]:
    """How many games ended in each way, by text id."""
    found: Counter[str] = Counter()
    for number, times in zip(*np.unique(rows[:, game_columns.ENDING], return_counts=True), strict=True):
        found[game.endings.because(int(number)).text.id if number >= 0 else "cut-off"] += int(times)
    return dict(found)


def add_counts(one: Histograms, other: Histograms) -> Histograms:
    """The sum of two sets of histograms."""
    return {name: dict(Counter(one.get(name, {})) + Counter(other.get(name, {}))) for name in {**one, **other}}


@dataclass(frozen=True)
class Luck(Block):
    """Deals that are each played twice, with different random choices of the players."""

    PARTS = ("points", "wins")

    def do(self) -> Json:
        """Return moments of the results of both games: the first seat's lead (alone: its points), and its wins."""
        seats, pairs = self.lineup.seats, []
        for whims in (1, 2):
            rows = play(self.lineup, self.seed ^ LUCK_SEED, self.first, self.count, whims).rows
            points = points_of(rows, seats)
            ahead = points[:, 0] if seats == 1 else points[:, 0] - points[:, 1:].mean(axis=1)
            pairs.append((ahead, winners(rows, seats)[:, 0]))
        return {name: _moments(*both) for name, both in zip(self.PARTS, zip(*pairs, strict=True), strict=True)}


def _moments(one: Values, other: Values) -> list[float]:
    sums = (one.sum(), other.sum(), (one * one).sum(), (other * other).sum(), (one * other).sum())
    return [float(len(one)), *(float(value) for value in sums)]


@dataclass(frozen=True)
class Duel(Block):
    """Games of one player alone among players of another kind, once in every seat on the same luck."""

    PARTS = ("share", "points")

    one: str
    others: str

    def do(self) -> Json:
        """Return the single player's share of the wins, and the points of both kinds."""
        seats = self.lineup.seats
        if seats == 1:
            one, other = (self._results((spec,), 0)[1][:, 0] for spec in (self.one, self.others))
            share = np.mean(one > other) + 0.5 * np.mean(one == other)
            return {"share": float(share), "points": [float(one.mean()), float(other.mean())]}
        found = np.zeros(3)
        for at in range(seats):
            specs = tuple(self.one if seat == at else self.others for seat in range(seats))
            wins, points = self._results(specs, 1 + at)
            found += wins[:, at].mean(), points[:, at].mean(), np.delete(points, at, axis=1).mean()
        share, mine, theirs = (found / seats).tolist()
        return {"share": share, "points": [mine, theirs]}

    def _results(self, specs: tuple[str, ...], whims: int) -> tuple[Values, Values]:
        """[game][seat]: the share of the win; the points."""
        if all(is_compiled(spec) for spec in specs):
            lineup = replace(self.lineup, players=specs)
            rows = play(lineup, self.seed ^ DUEL_SEED, self.first, self.count, whims).rows
            return winners(rows, len(specs)), points_of(rows, len(specs))
        games = [self._one_game(specs, number) for number in range(self.first, self.first + self.count)]
        return np.array([game.wins for game in games]), np.array([game.scores for game in games], dtype=float)

    def _one_game(self, specs: tuple[str, ...], number: int) -> GameResult:
        """Play a game with players that have no compiled code."""
        kinds = tuple(dict.fromkeys(specs))
        warm(self.lineup.game)
        plan = ArenaPlan(self.lineup.game, kinds, len(specs), 1, self.lineup.options, self.seed)
        luck = hashlib.sha256(root_of_seed(self.seed) + b"/study/%d" % number).digest()
        return play_one(plan, [kinds.index(spec) for spec in specs], luck)


@dataclass(frozen=True)
class QuickGames(Block):
    """Games by players that hardly think."""

    PARTS = ("games", "means")

    player: Quick

    def do(self) -> Json:
        """See `Task`."""
        return quick_block(self.lineup, self.player, self.seed, self.first, self.count)


@dataclass(frozen=True)
class RulesFired(Task):
    """A game replayed rule by rule: by good players, and at random."""

    PARTS = ("good", "random")

    number: int

    def do(self) -> Json:
        """Return how often each rule was carried out."""
        lineup, seed = self.lineup, self.seed ^ RULE_SEED
        good = play(lineup, seed, self.number, 1).first_game
        game = (lineup.game, lineup.seats, lineup.options, seed, self.number)
        return {"good": fired_in(*game, good), "random": fired_in(*game, None)}


@dataclass(frozen=True)
class Perft(Task):
    """A count of sequences of decisions."""

    PARTS = ("counts",)

    def do(self) -> Json:
        """See `Task`."""
        lineup = self.lineup
        return {"counts": perft(lineup.game, lineup.seats, lineup.options, self.seed, PERFT_DEPTH, PERFT_MOST)}
