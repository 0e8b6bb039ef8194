"""How often a search with another seed and a much larger budget contradicts a shipped puzzle.

    python bench/puzzles.py [GAME …] [--puzzles 100] [--times 50] [--seed 50] [--jobs 1] [--seconds …]

Puzzles are chosen evenly from a game's file, whatever their theme or difficulty. In each, all answers with points and
the three best others are tried again in other worlds, with other luck and other searches, with the generator's effort
times a factor. A puzzle is

* contradicted if an answer without points is better than every answer with points, and their intervals do not touch;
* in doubt if an answer without points is better, but the intervals touch;
* confirmed otherwise.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from tana.bots.api import glimpse
from tana.bots.levels import warm
from tana.core import registry
from tana.lab.puzzle_search import Effort, Weighed, entropy_of
from tana.lab.puzzles import FULL, Puzzle, examiner_of, shipped, state_of_puzzle
from tana.lab.runners import LocalRunner

OTHERS = 3
CONFIRMED, DOUBTFUL, CONTRADICTED = "confirmed", "in doubt", "contradicted"


def chosen(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Some puzzles, evenly spaced in a file that is ordered by hash."""
    count = min(most, len(puzzles))
    return [puzzles[number * len(puzzles) // count] for number in range(count)]


def verdict_of(puzzle: Puzzle, weighed: Sequence[Weighed]) -> str:
    """The verdict on a puzzle from new estimates."""
    parse = registry.game(puzzle.game).actions.parse
    right = {parse(answer.action) for answer in puzzle.answers if answer.points}
    best = max((one for one in weighed if one.action in right), key=lambda one: one.chance)
    other = max((one for one in weighed if one.action not in right), key=lambda one: one.chance)
    if best.chance >= other.chance:
        return CONFIRMED
    return CONTRADICTED if other.lower > best.upper else DOUBTFUL


def examined(times: int, seed: int, puzzle: Puzzle) -> str:
    """The verdict of a fresh examination, with `times` the generator's effort."""
    warm(puzzle.game)
    examiner = examiner_of(puzzle.game)
    seen = glimpse(examiner.game, state_of_puzzle(puzzle), puzzle.seat, entropy_of("bench", seed, puzzle.id))
    ranked = sorted(puzzle.answers, key=lambda answer: (-answer.points, -answer.chance))
    right = sum(answer.points > 0 for answer in ranked)
    actions = [examiner.game.actions.parse(answer.action) for answer in ranked[: right + OTHERS]]
    return verdict_of(puzzle, examiner.weigh(seen, actions, larger(times), f"bench/{seed}"))


def larger(times: int) -> Effort:
    """The generator's effort times a factor: searches grow by its square root, the number of worlds by the rest."""
    longer = max(1, math.isqrt(times))
    return Effort(max(2, FULL.worlds * times // longer), FULL.iterations * longer)


def show(game: str, most: int, times: int, seed: int, jobs: int, seconds: float) -> None:
    puzzles = chosen(shipped(game), most)
    began, counts, told = time.monotonic(), Counter[str](), 0

    def due() -> Iterator[tuple[int, Puzzle]]:
        yield from ((n, one) for n, one in enumerate(puzzles) if time.monotonic() - began < seconds)

    with LocalRunner(jobs, ahead=1) as runner:
        for number, verdict in runner.results(partial(examined, times, seed), due()):
            counts[verdict] += 1
            told += 1
            if verdict != CONFIRMED:
                print(f"  {puzzles[number].id}: {verdict}", flush=True)
    spent = (time.monotonic() - began) / max(1, told)
    print(
        f"{game}: {counts[CONTRADICTED]} of {told} puzzles contradicted, {counts[DOUBTFUL]} in doubt, "
        f"at {times} times the effort ({spent:.1f} s each)",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=["molly", "hickory", "uly", "buddel"])
    parser.add_argument("--puzzles", type=int, default=100)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="start no puzzle after this time")
    asked = parser.parse_args()
    for game in asked.game:
        show(game, asked.puzzles, asked.times, asked.seed, asked.jobs, asked.seconds)


if __name__ == "__main__":
    main()
