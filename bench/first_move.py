"""How long bots take: for the first move after a cold start, and then for every answer compared with the budget.

    python bench/first_move.py [--games molly uly] [--answers 20] [--seconds 1] [--warm]

A cold start is a process with an empty cache of compiled code: a weaker level has to answer while the search is
compiled in the background, and a note of its choice says so. Afterwards fox thinks one second for each answer; what is
measured is the time from question to answer in the asking process, pipes included. Needs an otherwise idle machine.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time

import tana
from tana.bots.api import WARMING_UP, Choice, Glimpse, bot_entropy, glimpse
from tana.bots.worker import BotPool
from tana.core.match import Match

PATIENCE = 300.0


def seen_by_actor(match: Match) -> Glimpse:
    """What the seat that decides may know."""
    assert match.actor is not None
    return glimpse(match.game, match.state, match.actor, bot_entropy(b"first move", match.actor, len(match.moves)))


def ask(pool: BotPool, match: Match, spec: str) -> tuple[float, Choice]:
    """Ask for the next move; return the seconds it took, and the move."""
    began = time.perf_counter()
    choice = pool.ask(f"seat {match.actor}", spec, seen_by_actor(match), patience=PATIENCE)
    return time.perf_counter() - began, choice


def next_real_choice(match: Match) -> Match:
    """Play forced moves; start again when a game is over."""
    while match.actor is None or len(match.legal()) < 2:
        if match.actor is None:
            match = tana.new(match.game.name, seats=match.header.seats, seed=len(match.moves))
        else:
            match.play(match.legal()[0])
    return match


def measure(name: str, answers: int, seconds: float) -> str:
    """One line for one game."""
    seats = max(2, tana.game(name).seats.start)
    match = next_real_choice(tana.new(name, seats=seats, seed=1))
    spec = f"fox:seconds={seconds}"
    with BotPool() as pool:
        began = time.perf_counter()
        first, choice = ask(pool, match, spec)
        note = choice.note or "fox itself"
        while choice.note == WARMING_UP:
            time.sleep(0.2)
            _, choice = ask(pool, match, spec)
        ready = time.perf_counter() - began
        times = []
        while len(times) < answers:
            took, choice = ask(pool, match, spec)
            times.append(took)
            match.apply(choice.action)
            match = next_real_choice(match)
    middle = statistics.median(times)
    return f"{name:<10}{first:>8.2f} s ({note}){ready:>8.0f} s{min(times):>9.3f}{middle:>9.3f}{max(times):>9.3f}"


def main() -> None:
    """Measure each game with an empty cache, or the usual one."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", choices=tana.names(), default=tana.names())
    parser.add_argument("--answers", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time for each answer")
    parser.add_argument("--warm", action="store_true", help="use the default cache of compiled code")
    args = parser.parse_args()
    print(f"{'game':<10}{'first move':>22}{'compiled after':>18}   answers: least, median, most (s)")
    for name in args.games:
        with tempfile.TemporaryDirectory() as cache:
            if not args.warm:
                os.environ["TANA_CACHE"] = cache
            print(measure(name, args.answers, args.seconds), flush=True)


if __name__ == "__main__":
    main()
