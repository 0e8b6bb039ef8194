"""Search speed side by side: Tana's search and OpenSpiel's IS-MCTS, in one run on one core.

    python bench/search.py [GAME …] [--iterations 4096] [--rounds 3] [--json FILE]

Both sides get the same settings: the same number of iterations for a decision, one sampled world for each of them,
every action tried once before any is tried twice, and one uniformly random playout to the end of the game for each
iteration. OpenSpiel's bot is its C++ implementation. The games differ (OpenSpiel has none of ours), so each of ours is
compared with all of theirs that its IS-MCTS can play, that hide cards and have as many seats; most of its games with
hidden information cannot sample a world (`ResampleFromInfostate`). `decisions` is the length of a playout, and the last
column corrects for it. Time is CPU time of this process, so that a busy machine slows down both sides alike.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pyspiel

import tana
from tana.bots.api import Glimpse, bot_entropy, glimpse
from tana.bots.fox import Budget, Fox
from tana.bots.levels import warm
from tana.bots.search_types import Style
from tana.core.chance import rng_from

OURS = (
    ("molly", 2),
    ("uly", 2),
    ("buddel", 2),
    ("hickory", 2),
    ("molly", 4),
    ("uly", 4),
    ("buddel", 4),
    ("hickory", 4),
)
THEIRS = ("gin_rummy", "leduc_poker", "hearts", "euchre", "oh_hell(players=4)")
UNLIMITED = 1 << 20
EXPLORATION = 1.4
POSITIONS = 4
GAMES = 10
LUCK = rng_from(bytes(8))


@dataclass(frozen=True)
class Speed:
    """The search speed of one side in one game, from its first decisions."""

    game: str
    seats: int
    iterations_per_second: float
    decisions_in_a_playout: float

    @property
    def decisions_per_second(self) -> float:
        return self.iterations_per_second * self.decisions_in_a_playout


def speed_of_ours(name: str, seats: int, iterations: int) -> Speed:
    """The speed of our search, from a few positions at the start of games."""
    warm(name)
    took = 0.0
    for number in range(POSITIONS):
        fox = Fox(name, Budget(iterations=iterations), Style(UNLIMITED, EXPLORATION, uniform=True))
        seen = _first_decision(name, seats, number)
        began = time.process_time()
        fox.think(seen)
        took += time.process_time() - began
    return Speed(name, seats, POSITIONS * iterations / took, _our_playout(name, seats))


@cache
def _our_playout(name: str, seats: int) -> float:
    """Mean number of decisions of a random game."""
    decisions = 0
    for seed in range(GAMES):
        lots, match = random.Random(seed), tana.new(name, seats=seats, seed=seed)
        while match.actor is not None:
            match.game.rules.apply(match.state, lots.choice(match.game.legal(match.state)), LUCK, None)
            decisions += 1
    return decisions / GAMES


def _first_decision(name: str, seats: int, seed: int) -> Glimpse:
    match = tana.new(name, seats=seats, seed=seed)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    assert match.actor is not None
    return glimpse(match.game, match.state, match.actor, bot_entropy(b"bench", match.actor, seed))


def speed_of_theirs(name: str, iterations: int) -> Speed:
    """The speed of OpenSpiel's bot, from as many positions."""
    game = pyspiel.load_game(name)
    took = _time_theirs(game, iterations)
    return Speed(name, game.num_players(), POSITIONS * iterations / took, _their_playout(name))


def _time_theirs(game: Any, simulations: int) -> float:
    total = 0.0
    for number in range(POSITIONS):
        state = _start_of(game, random.Random(number))
        evaluator = pyspiel.RandomRolloutEvaluator(1, number)
        bot = pyspiel.ISMCTSBot(number, evaluator, EXPLORATION, simulations, -1)
        began = time.process_time()
        bot.step(state)
        total += time.process_time() - began
    return total


def _start_of(game: Any, lots: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        _random_step(state, lots)
    return state


def _random_step(state: Any, lots: random.Random) -> None:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(lots.choices(actions, chances)[0])
    else:
        state.apply_action(lots.choice(state.legal_actions()))


@cache
def _their_playout(name: str) -> float:
    """The mean number of decisions (without chance) from such a start to the end."""
    game = pyspiel.load_game(name)
    decisions = 0
    for number in range(GAMES):
        lots = random.Random(number)
        state = _start_of(game, lots)
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            _random_step(state, lots)
    return decisions / GAMES


def median_speed(measured: list[Speed]) -> Speed:
    """The median round."""
    return sorted(measured, key=lambda speed: speed.iterations_per_second)[len(measured) // 2]


def measure(games: Sequence[str], iterations: int, rounds: int) -> tuple[list[Speed], list[Speed]]:
    """Measure games of both sides alternately, so that a busy period affects all of them."""
    ours: dict[tuple[str, int], list[Speed]] = {(name, seats): [] for name, seats in OURS if name in games}
    theirs: dict[str, list[Speed]] = {name: [] for name in THEIRS}
    for _ in range(rounds):
        for (name, seats), found in ours.items():
            found.append(speed_of_ours(name, seats, iterations))
        for name, found in theirs.items():
            found.append(speed_of_theirs(name, iterations))
    return [median_speed(found) for found in ours.values()], [median_speed(found) for found in theirs.values()]


def main() -> None:
    """Measure everything, and print the speeds and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=tana.names(), metavar="GAME")
    parser.add_argument("--iterations", type=int, default=4096, help="for each decision")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    ours, theirs = measure(args.games, args.iterations, args.rounds)
    print(f"{'game':<20}{'seats':>6}{'iterations/s':>14}{'decisions':>11}")
    for speed in (*ours, *theirs):
        decisions = speed.decisions_in_a_playout
        print(f"{speed.game:<20}{speed.seats:>6}{speed.iterations_per_second:>14,.0f}{decisions:>11.0f}")
    print(f"\n{'ours':<12}{'theirs':<20}{'iterations':>11}{'decisions':>11}")
    rows = []
    for mine in ours:
        for other in theirs:
            if mine.seats == other.seats:
                ratio = mine.iterations_per_second / other.iterations_per_second
                per_ply = mine.decisions_per_second / other.decisions_per_second
                print(f"{mine.game + ' ' + str(mine.seats):<12}{other.game:<20}{ratio:>10.1f}x{per_ply:>10.1f}x")
                rows.append({"ours": asdict(mine), "theirs": asdict(other), "ratio": ratio, "per_decision": per_ply})
    if args.json:
        args.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
