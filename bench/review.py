"""How often a review agrees with a much longer search about what is a mistake, and how long the review of a game takes.

    python bench/review.py [GAME …] [--decisions 200] [--times 100] [--bots sprout digger] [--seed 37]

Games for two between weak bots; some of their decisions, evenly chosen, are graded twice: as in a review, and with
searches that many times longer. A mistake is a loss of at least 10 points by the lower end of its interval.
"""

from __future__ import annotations

import argparse
import time
from itertools import count

import tana
from tana.bots.api import make_bot
from tana.bots.estimates import MISTAKEN
from tana.bots.levels import warm
from tana.bots.review import Reviewer
from tana.bots.workspace import search_of, thought_of
from tana.core import registry
from tana.core.match import Match
from tana.core.record import Record

EVERY = 3
"""One in this many decisions of a game is graded."""


def play(name: str, bots: tuple[str, str], seed: int) -> Match:
    """Play a game for two; the bots swap seats from seed to seed."""
    match = tana.new(name, seats=2, seed=seed)
    players = [make_bot(bots[(seat + seed) % 2], name, explain=False) for seat in range(2)]
    while (actor := match.actor) is not None:
        match.apply(players[actor].choose(match.glimpse()).action)
    return match


def decisions(name: str, bots: tuple[str, str], seed: int, most: int) -> list[tuple[Match, Record, int]]:
    """Some decisions: the match, the state before, and the number of the move."""
    found: list[tuple[Match, Record, int]] = []
    for game in count():
        match = play(name, bots, seed + game)
        states = match.states()
        own = [n for n in range(1, len(match.moves) + 1) if len(match.game.legal(states[n - 1])) > 1]
        found += [(match, states[number - 1], number) for number in own[game % EVERY :: EVERY]]
        if len(found) >= most:
            return found[:most]
    raise AssertionError("counting does not end")


def mistakes(name: str, asked: list[tuple[Match, Record, int]], iterations: int) -> tuple[list[bool], float]:
    """Whether each decision was a mistake, and the seconds for one."""
    reviewer, found, began = Reviewer(registry.game(name), iterations), [], time.perf_counter()
    for match, before, number in asked:
        move = match.moves[number - 1]
        report, _ = reviewer.report(before, move.seat, move.action, number)
        found.append(bool(report.grade >= MISTAKEN))
    return found, (time.perf_counter() - began) / max(1, len(asked))


def show(name: str, bots: tuple[str, str], seed: int, most: int, times: int) -> None:
    asked, usual = decisions(name, bots, seed, most), thought_of(search_of(name))
    mistakes(name, asked[:1], usual)  # compiles
    short, seconds = mistakes(name, asked, usual)
    long, _ = mistakes(name, asked, times * usual)
    agreed = sum(one == other for one, other in zip(short, long, strict=True))
    game = len(asked[0][0].moves) / 2 * seconds
    print(f"{name}: {agreed} of {len(asked)} decisions agree with a search {times} times longer", flush=True)
    print(f"  mistakes: {sum(short)} by the review, {sum(long)} by the longer search; {game:.1f} s for a seat's game")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(registry.names()))
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--bots", nargs=2, default=["sprout", "digger"])
    parser.add_argument("--seed", type=int, default=37)
    asked = parser.parse_args()
    for name in asked.game:
        warm(name)
        show(name, (asked.bots[0], asked.bots[1]), asked.seed, asked.decisions, asked.times)


if __name__ == "__main__":
    main()
