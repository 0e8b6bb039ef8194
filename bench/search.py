"""Search speed side by side: Tana's search and OpenSpiel's IS-MCTS, in one run on one core.

    python bench/search.py [--seconds 3] [--json FILE]

Both sides get the same settings: one world drawn for each iteration, every action tried once before any is tried
twice, and one uniformly random playout to the end of the game for each iteration. OpenSpiel's bot is its C++
implementation. The games differ (OpenSpiel has none of ours), so each of ours stands beside one of theirs with
hidden cards, the same number of seats and playouts of about the same number of decisions; `decisions/s` takes the
length of the playouts out of the comparison. Time is processor time of this process, so that a busy machine slows
both sides down alike.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pyspiel

import tana
from tana.bots.api import Glimpse, bot_entropy, glimpse
from tana.bots.fox import PRIOR_VISITS, Budget, Fox
from tana.bots.room import Style
from tana.core.chance import rng_from

PAIRS = (
    (("molly", 2), ("gin_rummy", 2)),
    (("buddel", 2), ("gin_rummy", 2)),
    (("molly", 4), ("hearts", 4)),
    (("uly", 2), ("leduc_poker", 2)),
)
UNLIMITED = 1 << 20
EXPLORATION = 1.4
POSITIONS = 4
GAMES = 20
LUCK = rng_from(bytes(8))


@dataclass(frozen=True)
class Speed:
    """How fast one side searches one game from its first decisions."""

    game: str
    seats: int
    iterations_per_second: float
    decisions_in_a_playout: float

    @property
    def decisions_per_second(self) -> float:
        return self.iterations_per_second * self.decisions_in_a_playout


def speed_of_ours(name: str, seats: int, seconds: float) -> Speed:
    """Iterations of our search, from a few positions at the start of games."""
    fox = Fox(name, Budget(iterations=10), Style(UNLIMITED, EXPLORATION, uniform=True))
    fox.think(_first_decision(name, seats, 0))
    iterations = 0
    began = time.process_time()
    for number in range(POSITIONS):
        fox = Fox(name, Budget(seconds=seconds / POSITIONS), Style(UNLIMITED, EXPLORATION, uniform=True))
        estimates = fox.think(_first_decision(name, seats, number))
        iterations += sum(estimate.visits - PRIOR_VISITS for estimate in estimates)
    took = time.process_time() - began
    return Speed(name, seats, iterations / took, _our_playout(name, seats))


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


def speed_of_theirs(name: str, seats: int, seconds: float) -> Speed:
    """Iterations of OpenSpiel's bot, as many as fit into the time."""
    game = pyspiel.load_game(name)
    assert game.num_players() == seats
    simulations = 64
    while True:
        took = _time_theirs(game, simulations)
        if took > seconds / 3:
            return Speed(name, seats, POSITIONS * simulations / took, _their_playout(game))
        simulations *= 2


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


def _their_playout(game: Any) -> float:
    """Mean number of decisions (chance left out) from such a start to the end."""
    decisions = 0
    for number in range(GAMES):
        lots = random.Random(number)
        state = _start_of(game, lots)
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            _random_step(state, lots)
    return decisions / GAMES


def main() -> None:
    """Measure all pairs, alternating, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each side of each pair")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    rows = []
    print(f"{'ours':<12}{'it/s':>12}{'plies':>8}   {'theirs':<14}{'it/s':>10}{'plies':>8}{'ratio':>9}{'per ply':>9}")
    for (mine, seats), (other, their_seats) in PAIRS:
        ours = speed_of_ours(mine, seats, args.seconds)
        theirs = speed_of_theirs(other, their_seats, args.seconds)
        ratio = ours.iterations_per_second / theirs.iterations_per_second
        per_ply = ours.decisions_per_second / theirs.decisions_per_second
        rows.append({"ours": asdict(ours), "theirs": asdict(theirs), "ratio": ratio, "ratio_per_decision": per_ply})
        print(
            f"{mine}-{seats:<9}{ours.iterations_per_second:>10,.0f}{ours.decisions_in_a_playout:>9.0f}"
            f"   {other}-{their_seats:<6}{theirs.iterations_per_second:>10,.0f}"
            f"{theirs.decisions_in_a_playout:>8.0f}{ratio:>8.1f}x{per_ply:>8.1f}x",
            flush=True,
        )
    if args.json:
        args.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
