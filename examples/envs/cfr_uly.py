"""CFR on a small Uly & Polly: one round on a board of that width, two tiles to turn, solved by OpenSpiel.

    python examples/envs/cfr_uly.py --width 3 --iterations 300

The round is written out as a tree (information sets are those of the game) and given to OpenSpiel's CFR+. The value is
how often the wolf gets away if both play as well as can be; for width 2 `research.uly.exact` finds the same in
another way. Needs OpenSpiel (`pip install open-spiel`). Prints a line of JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import pyspiel

import tana
import tana.envs

WOLF, DOG = 0, 1


def small_game(width: int) -> Any:
    """Uly & Polly on a small board: the first seat is the first wolf."""
    cells = {"columns": list("abcd"[:width]), "rows": list("1234"[:width])}
    return tana.envs.spiel(tana.variant("uly", {**cells, "tiles_to_turn": 2}).name, seats=2, first="1")


def winner(state: Any) -> int | None:
    """Who has been given the prize of the first round; None while it goes on."""
    prizes = [int(event[1]) - 1 for event in state.seen[WOLF] if event[0] == "prize"]  # people count seats from 1
    return prizes[0] if prizes else None


def write_round(state: Any, lines: list[str], sets: tuple[dict[str, int], ...]) -> None:
    """The tree of the rest of the round in Gambit's format: a node, then what follows each of its actions."""
    won = winner(state)
    if won is not None:
        lines.append(f't "" {1 + (won == WOLF)} "" {{ {int(won == WOLF)} {int(won == DOG)} }}')
        return
    seat, actions = state.current_player(), state.legal_actions()
    number = sets[seat].setdefault(state.information_state_string(seat), len(sets[seat]) + 1)
    lines.append(f'p "" {seat + 1} {number} "" {{ {" ".join(f"{chr(34)}{action}{chr(34)}" for action in actions)} }} 0')
    for action in actions:
        write_round(state.child(action), lines, sets)


def round_game(width: int) -> Any:
    """One round as a separate OpenSpiel game."""
    lines = ['EFG 2 R "A round of Uly & Polly" { "wolf" "dog" }']
    write_round(small_game(width).new_initial_state(), lines, ({}, {}))
    return pyspiel.load_efg_game("\n".join(lines) + "\n")


def solve(width: int, iterations: int) -> tuple[float, float, Any]:
    """The value of a round for the wolf, how far from it either side could be pushed, and the strategies."""
    game = round_game(width)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.tabular_average_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[WOLF]
    return value, pyspiel.nash_conv(game, policy), policy


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--width", type=int, choices=(2, 3), default=3)
    parser.add_argument("--iterations", type=int, default=300)
    args = parser.parse_args()
    sys.setrecursionlimit(10_000)
    value, gap, _ = solve(args.width, args.iterations)
    print(json.dumps({"width": args.width, "value": round(value, 4), "nash_conv": round(gap, 4)}))


if __name__ == "__main__":
    main()
