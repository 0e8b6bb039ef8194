"""Checks puzzles again: the same positions with fresh luck, other worlds and other searches.

    >>> result = check_puzzle(Examiner("molly"), puzzle, CheckPlan(seed=7))

A puzzle holds if the answer with 100 points still gets points, and the best answers lead all others by a given margin
with intervals that do not touch. Puzzles that hold get the new estimates of all legal actions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from tana.bots.api import Glimpse, glimpse
from tana.bots.levels import warm
from tana.core.registry import game as find_game
from tana.lab.puzzle_search import Effort, Examiner, entropy_of
from tana.lab.puzzle_themes import theme_of
from tana.lab.puzzles import (
    Puzzle,
    accepted_of,
    answers_of,
    difficulty_of,
    examiner_of,
    points_of,
    solved_by_levels,
    state_of_puzzle,
    weigh_all,
)
from tana.lab.runners import LocalRunner

HOLDS, CONTRADICTED, UNCLEAR, UNEXPLAINED = "holds", "contradicted", "unclear", "unexplained"
WORLDS, ITERATIONS = 100, 100
CHECK_MARGIN = 0.08
"""Smaller than the margin of the search for puzzles, which favours positions whose estimates were lucky."""


@dataclass(frozen=True)
class CheckPlan:
    """How puzzles are checked: the seed of all random numbers, the margin, and the effort for each action."""

    seed: int = 2
    margin: float = CHECK_MARGIN
    worlds: int = WORLDS
    iterations: int = ITERATIONS

    @property
    def effort(self) -> Effort:
        """The effort for the most promising actions."""
        return Effort(self.worlds, self.iterations)


@dataclass(frozen=True)
class Checked:
    """The verdict on a puzzle, and the puzzle with the new estimates if it holds."""

    id: str
    verdict: str
    puzzle: Puzzle | None = None


def check_puzzle(examiner: Examiner, puzzle: Puzzle, plan: CheckPlan) -> Checked:
    """Examine the position of a puzzle again."""
    game, seed = examiner.game, f"check/{plan.seed}"
    seen = glimpse(game, state_of_puzzle(puzzle), puzzle.seat, entropy_of(seed, puzzle.id))
    weighed = weigh_all(examiner, seen, plan.effort, seed)
    best = game.actions.parse(puzzle.best.action)
    if best not in {one.action for one in weighed[: len(weighed) // 2]}:
        return Checked(puzzle.id, CONTRADICTED)
    accepted = accepted_of(weighed, len(seen.legal), plan.margin)
    if accepted is None:
        return Checked(puzzle.id, UNCLEAR)
    points = {one.action: points_of(weighed[0], one) for one in accepted}
    if best not in points:
        return Checked(puzzle.id, CONTRADICTED)
    why = examiner.reasons(seen, weighed[0].action, [one.action for one in weighed if one.action not in points])
    if not why:
        return Checked(puzzle.id, UNEXPLAINED)
    solved = _solved(examiner, seen, puzzle, points)
    renewed = replace(
        puzzle,
        theme=theme_of(puzzle.game, seen.view),
        difficulty=difficulty_of(solved),
        solved=solved,
        answers=answers_of(examiner, weighed, points),
        why=tuple(why),
        source={**puzzle.source, "worlds": plan.worlds, "checked": plan.seed},
    )
    return Checked(puzzle.id, HOLDS, renewed)


def _solved(examiner: Examiner, seen: Glimpse, puzzle: Puzzle, points: dict[int, int]) -> dict[str, float]:
    """How often each level solves the puzzle; measured again if different answers get points now."""
    before = {examiner.game.actions.parse(answer.action) for answer in puzzle.answers if answer.points}
    return puzzle.solved if before == set(points) else solved_by_levels(examiner, seen, points)


def check_one(plan: CheckPlan, puzzle: Puzzle) -> Checked:
    """Check a puzzle in a separate process."""
    warm(puzzle.game)
    return check_puzzle(examiner_of(puzzle.game), puzzle, plan)


def check_puzzles(
    puzzles: Sequence[Puzzle], plan: CheckPlan, processes: int = 1, watch: Callable[[int], None] = lambda done: None
) -> list[Checked]:
    """Check puzzles of one game; the verdicts are in the order of the puzzles."""
    if puzzles:
        find_game(puzzles[0].game)
        warm(puzzles[0].game)
    found: dict[int, Checked] = {}
    with LocalRunner(processes) as runner:
        for number, checked in runner.results(partial(check_one, plan), enumerate(puzzles)):
            found[number] = checked
            watch(len(found))
    return [found[number] for number in sorted(found)]
