"""Steps of many games at once, observation and mask included, beside OpenSpiel's vector environment, on one core.

    python bench/envs.py [--seconds 2] [--games 1024]

Both are stepped with random legal actions, whose choice is not counted. Times are CPU time of this thread.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python import rl_environment, vector_env

import tana.envs
from tana.core.registry import names

PEERS = ("leduc_poker", "backgammon", "hearts")
FEW = 16
"""How many of OpenSpiel's environments are stepped together: more make it no faster."""


def ours(name: str, form: str, games: int, seconds: float) -> float:
    """Steps a second of one game."""
    env = tana.envs.batch(name, n=games, obs=form)
    luck, steps, used = np.random.default_rng(1), 0, 0.0
    while used < seconds:
        chosen = (luck.random(env.mask.shape, dtype=np.float32) * env.mask).argmax(axis=1)
        began = time.thread_time()
        env.step(chosen)
        used += time.thread_time() - began
        steps += games
    return steps / used


def theirs(name: str, seconds: float) -> float:
    """The same in OpenSpiel's vector environment."""
    envs = vector_env.SyncVectorEnv([rl_environment.Environment(pyspiel.load_game(name)) for _ in range(FEW)])
    found, steps, used, luck = envs.reset(), 0, 0.0, np.random.default_rng(1)
    while used < seconds:
        seats = [step.observations["current_player"] for step in found]
        legal = [step.observations["legal_actions"][seat] for step, seat in zip(found, seats, strict=True)]
        chosen = [rl_environment.StepOutput(int(luck.choice(many)), None) for many in legal]
        began = time.thread_time()
        found, _, _, _ = envs.step(chosen, reset_if_done=True)
        used += time.thread_time() - began
        steps += FEW
    return steps / used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=1024)
    args = parser.parse_args()
    peers = {name: theirs(name, args.seconds) for name in PEERS}
    fastest = max(peers.values())
    print(f"{'thousand steps/s':>40}   times OpenSpiel's fastest")
    for name, rate in peers.items():
        print(f"open_spiel {name:<18} {rate / 1e3:>10,.1f}   {rate / fastest:.1f}")
    for name in names():
        for form in ("float32", "uint8"):
            rate = ours(name, form, args.games, args.seconds)
            print(f"tana {name:<10} {form:<13} {rate / 1e3:>10,.1f}   {rate / fastest:.1f}")


if __name__ == "__main__":
    main()
