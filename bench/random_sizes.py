"""Sizes of the games as benchmarks, from random play: length, branching, actions, observations, bytes of a state.

python bench/random_sizes.py [--games 256] [--steps 4000]
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import tana.envs
from tana.core.registry import game as find_game
from tana.core.registry import names


class Sizes(NamedTuple):
    """The sizes of one table of a game; means are over the decisions, or games, of random play."""

    game: str
    seats: int
    ended: int
    decisions: float
    choices: float
    most_choices: int
    actions: int
    columns: int
    state_bytes: int


def measure(game: str, seats: int, games: int, steps: int) -> Sizes:
    """Play random games and return the sizes; `steps` decisions in each series of games."""
    env = tana.envs.batch(game, seats, games, obs="uint8")
    assert isinstance(env, tana.envs.Batch)
    env.reset(2026)
    ended = choices = most = 0
    for draw in range(steps):
        legal = env.mask.sum(axis=1)
        choices, most = choices + int(legal.sum()), max(most, int(legal.max()))
        ended += int(env.step(env.sample(draw)).done.sum())
    played = games * steps
    size = find_game(game).rules.State.dtype.itemsize
    return Sizes(
        game, seats, ended, played / max(1, ended), choices / played, most, env.actions, env.observation.length, size
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(names()))
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--steps", type=int, default=4000)
    asked = parser.parse_args()
    print("game      seats   games  decisions  choices  most  actions  columns  state bytes")
    for name in asked.game:
        seats = find_game(name).seats
        for count in (seats.start, seats.stop - 1):
            s = measure(name, count, asked.games, asked.steps)
            print(
                f"{s.game:9} {s.seats:5} {s.ended:7} {s.decisions:10.0f} {s.choices:8.1f} {s.most_choices:5} "
                f"{s.actions:8} {s.columns:8} {s.state_bytes:12}"
            )


if __name__ == "__main__":
    main()
