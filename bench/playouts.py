"""Random games per second for a user-written bot: `glimpse.playouts(n)`, one core, CPU time.

    python bench/playouts.py [--seconds 2] [--games 20000]

From the first position of a game; includes sampling a world for each game.
"""

from __future__ import annotations

import argparse
import time

import tana
from tana.bots.api import glimpse


def rate(name: str, seats: int, games: int, seconds: float) -> float:
    """Playouts per second."""
    match = tana.new(name, seats=seats, seed=1)
    assert match.actor is not None
    glimpse(match.game, match.state, match.actor, bytes(8)).playouts(1)
    played, used = 0, 0.0
    while used < seconds:
        seen = glimpse(match.game, match.state, match.actor, played.to_bytes(8, "big"))
        began = time.thread_time()
        seen.playouts(games)
        used += time.thread_time() - began
        played += games
    return played / used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("game", nargs="*", default=list(tana.names()))
    asked = parser.parse_args()
    for name in asked.game:
        table = tana.game(name).seats
        for seats in (table.start, table.stop - 1):
            print(
                f"{name:8} {seats} seats  {rate(name, seats, asked.games, asked.seconds):>12,.0f} playouts/s",
                flush=True,
            )


if __name__ == "__main__":
    main()
