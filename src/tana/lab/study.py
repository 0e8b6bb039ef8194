"""A study of a game: thousands of games between competent players, and what they say about the game.

Everything is a mean over games played in blocks (see `tana.lab.statistics`), a count, or a small table, so a study
of any number of games takes the same room. The parts, each in tasks that any process or machine may do
(`tana.lab.tasks`):

games       blocks of games between the players asked for, with notes about each
luck        the same deals and draws once more, with other whims of the players: what of the result was luck?
duels       a stronger player among weaker ones
rules       games replayed rule by rule: which rules came up how often
perft       how many sequences of decisions there are
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from tana.bots.api import make_bot
from tana.bots.levels import warm
from tana.core.chance import root_of_seed
from tana.core.errors import TanaError
from tana.core.record import Json
from tana.core.registry import game as find_game
from tana.core.sources import source_hash
from tana.core.variants import base_of
from tana.lab import arena, notes
from tana.lab.coverage import fired_in, perft
from tana.lab.measures import histograms, measures
from tana.lab.notes import PLAYERS, Tally
from tana.lab.quick_games import Quick, has_gpu, on_gpu, quick_block
from tana.lab.ratings import GameResult
from tana.lab.series import Notes, Table, play, player_of, winners
from tana.lab.tasks import LocalRunner, RayRunner, run_tasks

VERSION = 1
CHUNK = 2000
"""How many games are noted row by row before they are added up."""
MOST_BLOCKS, LEAST_GAMES = 100, 10
"""Blocks of a study, and games in each, unless there are too few."""
LUCK_BLOCKS, DUEL_BLOCKS, RULE_TASKS = 20, 20, 12
LUCK_SEED, DUEL_SEED, RULE_SEED = 0x10C4, 0xD0E1, 0x9D1E
"""Mixed into the seed, so that the parts of a study do not share luck."""
PERFT_DEPTH, PERFT_MOST = 8, 2_000_000


class BadStudy(TanaError):
    """A study that cannot be made."""


@dataclass(frozen=True)
class Plan:
    """What is studied: a table, how many games, the luck, and the ladder of players from weak to strong."""

    table: Table
    games: int = 10_000
    seed: int = 1
    ladder: tuple[str, ...] = ("random", "sprout", "digger")
    duels: int = 2_000
    """Games for each step of the ladder; 0: no duels, no measure of luck and no rules either."""
    random_games: int = 0
    """Games in which everybody takes any action: on a GPU where there is one."""
    policy_games: int = 0
    """The same with the quick policy of the game's heuristics."""

    def check(self) -> None:
        """Raise a `TanaError` unless it can be made."""
        self.table.check()
        if self.games < 2:
            raise BadStudy("a study takes at least two games")
        if self.duels < 0:
            raise BadStudy("the number of duels cannot be negative")
        for spec in self.ladder:
            if is_compiled(spec):
                player_of(spec)
            else:
                make_bot(spec, self.table.game)

    @property
    def quick_games(self) -> dict[Quick, int]:
        """The players who hardly think, and how many games there are of each."""
        wanted: dict[Quick, int] = {"random": self.random_games, "policy": self.policy_games}
        return {player: games for player, games in wanted.items() if games}

    @property
    def blocks(self) -> int:
        """How many blocks its games make."""
        return max(2, min(MOST_BLOCKS, self.games // LEAST_GAMES))

    def document(self) -> dict[str, Json]:
        """What a journal has to agree with, to be gone on with."""
        table = self.table
        return {
            "game": table.game,
            "edition": find_game(table.game).edition,
            "seats": table.seats,
            "options": dict(table.options),
            "players": list(table.seated),
            "games": self.games,
            "seed": self.seed,
            "ladder": list(self.ladder),
            "duels": self.duels,
            "random_games": self.random_games,
            "policy_games": self.policy_games,
        }


def is_compiled(spec: str) -> bool:
    """Whether a player is one of those that compiled code plays."""
    return spec.partition(":")[0] in PLAYERS


# --- tasks -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Games:
    """A block of games."""

    table: Table
    seed: int
    first: int
    count: int


@dataclass(frozen=True)
class Luck:
    """A block of deals, each played twice."""

    table: Table
    seed: int
    first: int
    count: int


@dataclass(frozen=True)
class Duel:
    """A block in which one player sits alone among others of another kind, in every seat once on the same luck."""

    table: Table
    one: str
    others: str
    seed: int
    first: int
    count: int


@dataclass(frozen=True)
class RulesFired:
    """Games replayed rule by rule: by good players, or at random."""

    table: Table
    seed: int
    number: int


@dataclass(frozen=True)
class Perft:
    """Sequences of decisions, counted."""

    table: Table
    seed: int


@dataclass(frozen=True)
class QuickGames:
    """A block of games in which nobody thinks for long."""

    table: Table
    player: Quick
    seed: int
    first: int
    count: int


Task: TypeAlias = Games | Luck | Duel | RulesFired | Perft | QuickGames


def do(task: Task) -> Json:
    """Do one piece of a study."""
    if isinstance(task, Games):
        return _play_block(task)
    if isinstance(task, Luck):
        return _play_twice(task)
    if isinstance(task, Duel):
        return _fight(task)
    if isinstance(task, RulesFired):
        return _replay(task)
    if isinstance(task, QuickGames):
        return quick_block(task.table, task.player, task.seed, task.first, task.count)
    table = task.table
    return {"counts": perft(table.game, table.seats, table.options, task.seed, PERFT_DEPTH, PERFT_MOST)}


def _chunks(first: int, count: int) -> list[tuple[int, int]]:
    return [(at, min(CHUNK, first + count - at)) for at in range(first, first + count, CHUNK)]


def _play_block(task: Games) -> Json:
    game, seats = find_game(task.table.game), task.table.seats
    shape = notes.shape_of(game)
    tally = notes.new_tally(game)
    sums: dict[str, float] = {}
    counted: dict[str, dict[str, int]] = {}
    for first, count in _chunks(task.first, task.count):
        played = play(task.table, task.seed, first, count)
        tally = notes.add(tally, played.tally)
        for name, column in measures(played.rows, seats, shape.lines).items():
            sums[name] = sums.get(name, 0.0) + float(column.sum())
        counted = add_counts(counted, histograms(played.rows, seats))
        counted = add_counts(counted, {"endings": _endings(played, game)})
    return {
        "games": task.count,
        "means": {name: total / task.count for name, total in sums.items()},
        "histograms": counted,
        "tally": {name: column.tolist() for name, column in tally._asdict().items()},
    }


def _endings(played: Notes, game: Any) -> dict[str, int]:
    """How often games ended in each way, by the text that says so."""
    found: dict[str, int] = {}
    for number, times in zip(*np.unique(played.rows[:, notes.ENDING], return_counts=True), strict=True):
        text = game.endings.because(int(number)).text.id if number >= 0 else "cut-off"
        found[text] = found.get(text, 0) + int(times)
    return found


def add_counts(
    one: Mapping[str, Mapping[str, int]], other: Mapping[str, Mapping[str, int]]
) -> dict[str, dict[str, int]]:
    """Two sets of histograms as one."""
    found = {name: dict(histogram) for name, histogram in one.items()}
    for name, histogram in other.items():
        mine = found.setdefault(name, {})
        for value, times in histogram.items():
            mine[value] = mine.get(value, 0) + times
    return found


def _play_twice(task: Luck) -> Json:
    """What two games on the same luck have in common: how far the first seat was ahead (alone: its points)."""
    seats = task.table.seats
    pairs = []
    for own in (1, 2):
        rows = play(task.table, task.seed ^ LUCK_SEED, task.first, task.count, own).rows
        points = rows[:, notes.SCORES : notes.SCORES + seats].astype(float)
        ahead = points[:, 0] if seats == 1 else points[:, 0] - points[:, 1:].mean(axis=1)
        pairs.append((ahead, winners(rows, seats)[:, 0]))
    (one, won), (other, won_too) = pairs
    return {"points": _moments(one, other), "wins": _moments(won, won_too)}


def _moments(one: Any, other: Any) -> list[float]:
    sums = (one.sum(), other.sum(), (one * one).sum(), (other * other).sum(), (one * other).sum())
    return [float(len(one)), *(float(value) for value in sums)]


def correlation(moments: Sequence[Sequence[float]]) -> float:
    """How much pairs have in common, from their sums, block by block; 0 where nothing varies."""
    n, a, b, aa, bb, ab = (float(x) for x in np.asarray(moments, dtype=float).sum(axis=0))
    spread = (aa - a * a / n) * (bb - b * b / n)
    return (ab - a * b / n) / float(np.sqrt(spread)) if spread > 1e-12 else 0.0


def _fight(task: Duel) -> Json:
    """The share of the wins of the one player, and the points of both kinds."""
    table, seats = task.table, task.table.seats
    if seats == 1:
        both = [_alone(task, spec) for spec in (task.one, task.others)]
        better = [one > other for one, other in zip(*both, strict=True)]
        equal = [one == other for one, other in zip(*both, strict=True)]
        share = float(np.mean(better) + 0.5 * np.mean(equal))
        return {"share": share, "points": [float(np.mean(points)) for points in both]}
    share, points = 0.0, [0.0, 0.0]
    for at in range(seats):
        won, mine, theirs = _seated(task, at, table)
        share += won / seats
        points = [points[0] + mine / seats, points[1] + theirs / seats]
    return {"share": share, "points": points}


def _alone(task: Duel, spec: str) -> list[float]:
    if is_compiled(spec):
        table = Table(task.table.game, 1, task.table.options, (spec,))
        return [float(x) for x in play(table, task.seed ^ DUEL_SEED, task.first, task.count).rows[:, notes.SCORES]]
    return [float(_one_game(task, (spec,), n).scores[0]) for n in range(task.first, task.first + task.count)]


def _seated(task: Duel, at: int, table: Table) -> tuple[float, float, float]:
    """The player alone at one seat: its part of the wins, its points, and those of the others."""
    specs = tuple(task.one if seat == at else task.others for seat in range(table.seats))
    rest = [seat for seat in range(table.seats) if seat != at]
    if all(is_compiled(spec) for spec in specs):
        seated = Table(table.game, table.seats, table.options, specs)
        rows = play(seated, task.seed ^ DUEL_SEED, task.first, task.count, own=1 + at).rows
        points = rows[:, notes.SCORES : notes.SCORES + table.seats]
        return (
            float(winners(rows, table.seats)[:, at].mean()),
            float(points[:, at].mean()),
            float(points[:, rest].mean()),
        )
    games = [_one_game(task, specs, number) for number in range(task.first, task.first + task.count)]
    mine = float(np.mean([game.scores[at] for game in games]))
    theirs = float(np.mean([[game.scores[seat] for seat in rest] for game in games]))
    return float(np.mean([game.wins[at] for game in games])), mine, theirs


def _one_game(task: Duel, specs: Sequence[str], number: int) -> GameResult:
    """A game with players that only Python plays."""
    kinds = list(dict.fromkeys(specs))
    warm(task.table.game)
    plan = arena.Plan(task.table.game, tuple(kinds), len(specs), 1, task.table.options, task.seed)
    luck = hashlib.sha256(root_of_seed(task.seed) + b"/study/%d" % number).digest()
    return arena.play_one(plan, [kinds.index(spec) for spec in specs], luck)


def _replay(task: RulesFired) -> Json:
    table, seed = task.table, task.seed ^ RULE_SEED
    good = play(table, seed, task.number, 1).first_game
    game = (table.game, table.seats, table.options, seed, task.number)
    return {"good": fired_in(*game, good), "random": fired_in(*game, None)}


_PARTS: Mapping[type[Task], tuple[str, ...]] = {
    Games: ("games", "means", "histograms", "tally"),
    Luck: ("points", "wins"),
    Duel: ("share", "points"),
    RulesFired: ("good", "random"),
    Perft: ("counts",),
    QuickGames: ("games", "means"),
}
"""What there is in a result."""


# --- a study ---------------------------------------------------------------------------------------------------------


@dataclass
class Gathered:
    """The results of a study's tasks."""

    plan: Plan
    blocks: dict[int, Json] = field(default_factory=dict)
    luck: list[Json] = field(default_factory=list)
    duels: dict[tuple[str, str], list[Json]] = field(default_factory=dict)
    rules: list[Json] = field(default_factory=list)
    perft: list[int] = field(default_factory=list)
    quick: dict[Quick, dict[int, Json]] = field(default_factory=dict)
    quick_device: str = "CPU"
    seconds: float = 0.0

    def take(self, task: Task, number: int, result: Json) -> None:
        """Take in the result of one task; raises `BadStudy` for one that is not whole (from a damaged journal)."""
        if lacking := [part for part in _PARTS[type(task)] if not isinstance(result, dict) or part not in result]:
            raise BadStudy(f"the result of task {number} lacks {', '.join(lacking)}: the journal is damaged, delete it")
        if isinstance(task, Games):
            self.blocks[number] = result
        elif isinstance(task, Luck):
            self.luck.append(result)
        elif isinstance(task, Duel):
            self.duels.setdefault((task.one, task.others), []).append(result)
        elif isinstance(task, RulesFired):
            self.rules.append(result)
        elif isinstance(task, QuickGames):
            self.quick.setdefault(task.player, {})[number] = result
        else:
            self.perft = result["counts"]

    @property
    def means(self) -> dict[str, list[float]]:
        """Every measure, block by block."""
        return by_measure(self.blocks)

    @property
    def tally(self) -> Tally:
        """What all games add up to."""
        total = notes.new_tally(find_game(self.plan.table.game))
        for block in self.blocks.values():
            arrays: list[Any] = [np.asarray(block["tally"][name]) for name in Tally._fields]
            total = notes.add(total, Tally(*arrays))
        return total

    @property
    def histograms(self) -> dict[str, dict[str, int]]:
        """How often each value came up."""
        total: dict[str, dict[str, int]] = {}
        for block in self.blocks.values():
            total = add_counts(total, block["histograms"])
        return total


def by_measure(blocks: Mapping[int, Json]) -> dict[str, list[float]]:
    """The means of blocks, by what was measured."""
    ordered = [blocks[number]["means"] for number in sorted(blocks)]
    return {name: [block[name] for block in ordered] for name in ordered[0]} if ordered else {}


def tasks_of(plan: Plan) -> list[Task]:
    """Everything there is to do for a study, the games first."""
    table, seed = plan.table, plan.seed
    tasks: list[Task] = [Games(table, seed, first, count) for first, count in _split(plan.games, plan.blocks)]
    for player, games in () if has_gpu() else plan.quick_games.items():
        tasks += [QuickGames(table, player, seed, first, count) for first, count in _split(games, MOST_BLOCKS)]
    if not plan.duels:
        return tasks
    tasks += [Luck(table, seed, first, count) for first, count in _split(plan.duels, LUCK_BLOCKS)]
    for one, others in pairs_of(plan):
        blocks = _split(lucks_of_duel(plan), DUEL_BLOCKS)
        tasks += [Duel(table, one, others, seed, first, count) for first, count in blocks]
    tasks += [RulesFired(table, seed, number) for number in range(RULE_TASKS)]
    return [*tasks, Perft(table, seed)]


def lucks_of_duel(plan: Plan) -> int:
    """On how many different lucks a pair plays; on each there is a game for every seat."""
    return max(DUEL_BLOCKS, plan.duels // max(1, plan.table.seats))


def pairs_of(plan: Plan) -> list[tuple[str, str]]:
    """The steps of the ladder, the stronger player first; then what knowing every secret and what a memory is worth.

    A pair that the ladder has already is not played again.
    """
    steps = [(strong, weak) for weak, strong in zip(plan.ladder, plan.ladder[1:], strict=False)]
    return list(dict.fromkeys([*steps, ("knowing", "digger"), ("digger", "forgetful")]))


def _split(total: int, parts: int) -> list[tuple[int, int]]:
    """Blocks of equal size (the last game of an uneven number is left out)."""
    size = max(1, total // parts)
    return [(size * part, size) for part in range(min(parts, total))]


def sources_of(game: str) -> str:
    """A hash of everything that the results of a game come from: its rules, its players, and what is noted."""
    parts = (f"tana.games.{game}.{part}" for part in ("game", "rules", "heuristics"))
    return source_hash(__name__, __file__, (*parts, "tana.lab.watching", "tana.bots.search"))


Watcher: TypeAlias = Callable[[int, int], None]
"""Told how many tasks of how many are done."""


def prepare(plan: Plan) -> None:
    """Compile what a study needs, so that it is in the cache when many processes ask for it."""
    play(plan.table, 0, 0, 1)
    for player in () if has_gpu() else plan.quick_games:
        quick_block(plan.table, player, 0, 0, 1)


def study(
    plans: Sequence[Plan],
    runner: LocalRunner | RayRunner,
    *,
    journal: Path | None = None,
    watch: Watcher = lambda done, of: None,
) -> list[Gathered]:
    """Make some studies; with a journal, go on where they were interrupted."""
    for plan in plans:
        plan.check()
    begun = time.monotonic()
    gathered = [Gathered(plan) for plan in plans]
    owners = [(whose, task) for whose, plan in enumerate(plans) for task in tasks_of(plan)]
    tasks = {number: task for number, (_, task) in enumerate(owners)}
    header = {
        "tana": "study journal",
        "version": VERSION,
        "plans": [plan.document() for plan in plans],
        "sources": {game: sources_of(game) for game in {base_of(plan.table.game) for plan in plans}},
    }
    if isinstance(runner, LocalRunner):
        for first in {plan.table.game: plan for plan in reversed(plans)}.values():
            prepare(first)
    watch(0, len(tasks))
    for done, (number, result) in enumerate(run_tasks(runner, do, tasks, journal, header), start=1):
        whose, task = owners[number]
        gathered[whose].take(task, number, result)
        watch(done, len(tasks))
    for one in gathered:
        for player, games in one.plan.quick_games.items() if has_gpu() else ():
            blocks, one.quick_device = on_gpu(one.plan.table, player, one.plan.seed, games, MOST_BLOCKS)
            one.quick[player] = dict(enumerate(blocks))
        one.seconds = time.monotonic() - begun
    return gathered
