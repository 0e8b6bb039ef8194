"""OpenSpiel's own bots play Uly & Polly: information-set MCTS a whole game, CFR one round, both against random play.

    python examples/envs/spiel_bots.py --width 3 --games 20 --simulations 200

Needs OpenSpiel (`pip install open-spiel`). Prints a line of JSON: the share of wins of each.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
import pyspiel
from cfr_uly import DOG, WOLF, round_game, small_game, solve
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random


def play(state: Any, bots: list[Any], luck: np.random.RandomState) -> list[float]:
    """One game to its end."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def searcher(game: Any, simulations: int, luck: np.random.RandomState) -> Any:
    """MCTS over worlds that agree with what the seat knows: `resample_from_infostate` draws them."""
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    return ismcts.ISMCTSBot(game, rollouts, uct_c=1.4, max_simulations=simulations, random_state=luck)


def share_of_search(width: int, games: int, simulations: int) -> float:
    """How much of the wins the search gets in whole games, from both seats in turn."""
    game, luck, won = small_game(width), np.random.RandomState(1), 0.0
    for number in range(games):
        seat = number % 2
        bots = [uniform_random.UniformRandomBot(other, luck) for other in range(2)]
        bots[seat] = searcher(game, simulations, luck)
        won += play(game.new_initial_state(), bots, luck)[seat]
    return won / games


def share_of_solution(width: int, games: int, iterations: int, seat: int) -> float:
    """How much of the rounds what CFR found wins as wolf or as dog."""
    game, luck = round_game(width), np.random.RandomState(1)
    _, _, policy = solve(width, iterations)
    bots = [pyspiel.make_uniform_random_bot(other, 1) for other in range(2)]
    bots[seat] = pyspiel.make_policy_bot(game, seat, 1, policy)
    return sum(play(game.new_initial_state(), bots, luck)[seat] for _ in range(games)) / games


def main() -> None:
    parser = argparse.ArgumentParser()
    for name, default in {"width": 3, "games": 20, "simulations": 200, "iterations": 200}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    args = parser.parse_args()
    found = {"ismcts": share_of_search(args.width, args.games, args.simulations)}
    for name, seat in (("cfr_wolf", WOLF), ("cfr_dog", DOG)):
        found[name] = share_of_solution(args.width, 100 * args.games, args.iterations, seat)
    print(json.dumps({name: round(share, 3) for name, share in found.items()}))


if __name__ == "__main__":
    main()
