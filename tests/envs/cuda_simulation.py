"""Played in a process of its own, with the CUDA simulator: says whether a batch on a GPU does what the other does."""

from __future__ import annotations

import sys

import numpy as np

import tana.envs
from tana.errors import IllegalMove

GAMES, STEPS = 3, 12


def main(name: str) -> None:
    for form in ("float32", "uint8"):
        here = tana.envs.batch(name, n=GAMES, obs=form, reward="both")
        there = tana.envs.batch(name, n=GAMES, device="cuda", obs=form, reward="both")
        for number in range(STEPS):
            compare(here, there)
            chosen = here.sample(number)
            assert np.array_equal(chosen, there.sample(number).copy_to_host())
            here.step(chosen)
            there.step(chosen)
            if number == STEPS // 2:
                check_refusal(there)
                there.restore(here.save())
    print("equal")


def compare(here: tana.envs.Batch, there: tana.envs.CudaBatch) -> None:
    for name in ("obs", "mask", "actor", "reward", "done"):
        assert np.array_equal(getattr(here, name), getattr(there, name).copy_to_host()), name
    for number in range(GAMES):
        assert here.state(number).tobytes() == there.state(number).tobytes()


def check_refusal(there: tana.envs.CudaBatch) -> None:
    forbidden = there.mask.copy_to_host().argmin(axis=1)
    try:
        there.step(forbidden)
    except IllegalMove as refused:
        assert "game 0:" in str(refused)
    else:
        raise AssertionError("an illegal action was taken")


if __name__ == "__main__":
    main(sys.argv[1])
