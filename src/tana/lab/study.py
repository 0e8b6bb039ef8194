"""A study of a game: thousands of games between competent players, and what they show about it.

Everything is a mean over blocks of games (see `tana.lab.statistics`), a count, or a small table, so the memory that a
study takes does not depend on the number of games. Its parts (`tana.lab.study_tasks`):

games       blocks of games between the given players, measured
luck        the same deals and draws again, with other random choices of the players: how much was luck?
duels       a stronger player among weaker ones
rules       games replayed rule by rule: which rules came up how often
perft       how many sequences of decisions there are
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from typing import TypeAlias, TypeVar

import numpy as np

from tana.bots.api import make_bot
from tana.compile.source_hash import source_hash
from tana.core.record import Json
from tana.core.registry import game as find_game
from tana.core.variants import base_of
from tana.errors import TanaError
from tana.lab import game_columns
from tana.lab.compiled_series import Lineup, play, player_of
from tana.lab.game_columns import Tally
from tana.lab.quick_games import Quick, has_gpu, on_gpu, quick_block
from tana.lab.runners import LocalRunner, RayRunner, run_tasks
from tana.lab.study_tasks import (
    Duel,
    Games,
    Histograms,
    Luck,
    Perft,
    QuickGames,
    RulesFired,
    Task,
    add_counts,
    do,
    is_compiled,
)

T = TypeVar("T", bound=Task)

VERSION = 1
MOST_BLOCKS, LEAST_GAMES = 100, 10
"""The maximum number of blocks of a study; the minimum number of games in each, if there are enough."""
LUCK_BLOCKS, DUEL_BLOCKS, RULE_TASKS = 20, 20, 12


class BadStudy(TanaError):
    """A study that cannot be made."""


@dataclass(frozen=True)
class StudyPlan:
    """What to study: a table, the number of games, the seed, and the ladder of players from weak to strong."""

    lineup: Lineup
    games: int = 10_000
    seed: int = 1
    ladder: tuple[str, ...] = ("random", "sprout", "digger")
    duels: int = 2_000
    """Games for each step of the ladder; 0: no duels, and no measurement of luck or rules."""
    random_games: int = 0
    """Additional games with random actions, on a GPU if there is one."""
    policy_games: int = 0
    """Additional games with the quick policy of the game's heuristics."""

    def check(self) -> None:
        """Raise a `TanaError` unless the study can be made."""
        self.lineup.check()
        if self.games < 2:
            raise BadStudy("a study needs at least two games")
        if self.duels < 0:
            raise BadStudy("the number of duels cannot be negative")
        for spec in self.ladder:
            if is_compiled(spec):
                player_of(spec)
            else:
                make_bot(spec, self.lineup.game)

    @property
    def quick_games(self) -> dict[Quick, int]:
        """The number of games of each player that hardly thinks."""
        wanted: dict[Quick, int] = {"random": self.random_games, "policy": self.policy_games}
        return {player: games for player, games in wanted.items() if games}

    @property
    def blocks(self) -> int:
        """The number of blocks of the study's games."""
        return max(2, min(MOST_BLOCKS, self.games // LEAST_GAMES))

    def document(self) -> dict[str, Json]:
        """What identifies the plan in a journal; a run can only be resumed if it is the same."""
        lineup = self.lineup
        return {
            "game": lineup.game,
            "edition": find_game(lineup.game).edition,
            "seats": lineup.seats,
            "options": dict(lineup.options),
            "players": list(lineup.seated),
            "games": self.games,
            "seed": self.seed,
            "ladder": list(self.ladder),
            "duels": self.duels,
            "random_games": self.random_games,
            "policy_games": self.policy_games,
        }


# --- a study ---------------------------------------------------------------------------------------------------------


@dataclass
class Gathered:
    """The results of a study's tasks, by number."""

    plan: StudyPlan
    done: dict[int, tuple[Task, Json]] = field(default_factory=dict)
    quick_device: str = "CPU"
    seconds: float = 0.0

    def take(self, task: Task, number: int, result: Json) -> None:
        """Add the result of one task; raises `BadStudy` for an incomplete one (from a damaged journal)."""
        if lacking := [part for part in task.PARTS if not isinstance(result, dict) or part not in result]:
            raise BadStudy(f"the result of task {number} lacks {', '.join(lacking)}: the journal is damaged, delete it")
        self.done[number] = task, result

    def of(self, kind: type[T]) -> list[tuple[T, Json]]:
        """The tasks of one kind with their results, in order."""
        numbered = sorted(self.done.items(), key=lambda item: item[0])
        return [(task, result) for _, (task, result) in numbered if isinstance(task, kind)]

    @property
    def blocks(self) -> list[Json]:
        """The games of the study, block by block."""
        return [result for _, result in self.of(Games)]

    @property
    def tally(self) -> Tally:
        """The sum of the tallies of all games."""
        total = game_columns.new_tally(find_game(self.plan.lineup.game))
        for block in self.blocks:
            total = game_columns.add(total, Tally._make(np.asarray(block["tally"][name]) for name in Tally._fields))
        return total

    @property
    def histograms(self) -> Histograms:
        """How often each value occurred."""
        return reduce(add_counts, (block["histograms"] for block in self.blocks), {})


def tasks_of(plan: StudyPlan) -> list[Task]:
    """All tasks of a study, the games first."""
    lineup, seed = plan.lineup, plan.seed
    tasks: list[Task] = [Games(lineup, seed, first, count) for first, count in _split(plan.games, plan.blocks)]
    for player, games in () if has_gpu() else plan.quick_games.items():
        tasks += [QuickGames(lineup, seed, first, count, player) for first, count in _split(games, MOST_BLOCKS)]
    if not plan.duels:
        return tasks
    tasks += [Luck(lineup, seed, first, count) for first, count in _split(plan.duels, LUCK_BLOCKS)]
    for one, others in pairs_of(plan):
        blocks = _split(lucks_of_duel(plan), DUEL_BLOCKS)
        tasks += [Duel(lineup, seed, first, count, one, others) for first, count in blocks]
    tasks += [RulesFired(lineup, seed, number) for number in range(RULE_TASKS)]
    return [*tasks, Perft(lineup, seed)]


def lucks_of_duel(plan: StudyPlan) -> int:
    """The number of different lucks on which a pair plays; each has a game for every seat."""
    return max(DUEL_BLOCKS, plan.duels // max(1, plan.lineup.seats))


def pairs_of(plan: StudyPlan) -> list[tuple[str, str]]:
    """The steps of the ladder, the stronger player first; then pairs that measure the value of secrets and of memory.

    Pairs that the ladder already has are not repeated.
    """
    steps = [(strong, weak) for weak, strong in zip(plan.ladder, plan.ladder[1:], strict=False)]
    return list(dict.fromkeys([*steps, ("knowing", "digger"), ("digger", "forgetful")]))


def _split(total: int, parts: int) -> list[tuple[int, int]]:
    """Blocks of equal size; the remaining games are left out."""
    size = max(1, total // parts)
    return [(size * part, size) for part in range(min(parts, total))]


def sources_of(game: str) -> str:
    """A hash of everything that the results of a game depend on: its rules, its players, and the measurements."""
    parts = (f"tana.games.{game}.{part}" for part in ("game", "rules", "heuristics"))
    return source_hash(__name__, __file__, (*parts, "tana.lab.instrumented_play", "tana.bots.search"))


Watcher: TypeAlias = Callable[[int, int], None]
"""Progress callback: tasks done, tasks in all."""


def prepare(plan: StudyPlan) -> None:
    """Compile what a study needs, so that it is cached when many processes ask for it."""
    play(plan.lineup, 0, 0, 1)
    for player in () if has_gpu() else plan.quick_games:
        quick_block(plan.lineup, player, 0, 0, 1)


def study(
    plans: Sequence[StudyPlan],
    runner: LocalRunner | RayRunner,
    *,
    journal: Path | None = None,
    watch: Watcher = lambda done, of: None,
) -> list[Gathered]:
    """Make some studies; with a journal, continue where they were interrupted."""
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
        "sources": {game: sources_of(game) for game in {base_of(plan.lineup.game) for plan in plans}},
    }
    if isinstance(runner, LocalRunner):
        for first in {plan.lineup.game: plan for plan in reversed(plans)}.values():
            prepare(first)
    watch(0, len(tasks))
    for done, (number, result) in enumerate(run_tasks(runner, do, tasks, journal, header), start=1):
        whose, task = owners[number]
        gathered[whose].take(task, number, result)
        watch(done, len(tasks))
    for one in gathered:
        for player, games in one.plan.quick_games.items() if has_gpu() else ():
            blocks, one.quick_device = on_gpu(one.plan.lineup, player, one.plan.seed, games, MOST_BLOCKS)
            for place, block in zip(_split(games, MOST_BLOCKS), blocks, strict=True):
                task = QuickGames(one.plan.lineup, one.plan.seed, *place, player)
                one.take(task, len(tasks) + len(one.done), block)
        one.seconds = time.monotonic() - begun
    return gathered
