"""Whole random games at two speeds: interpreted step by step, and compiled as the simulator plays them."""

from __future__ import annotations

from typing import Any

import numpy as np

from tana.core.chance import Rng
from tana.engine.instantiate import instantiate


def compiled_games(game: str, seats: int, options: list[int], count: int) -> np.ndarray[Any, Any]:
    """The first two columns of the simulator's results: decisions and digest of each game."""
    playout = instantiate("tana.engine.playout", game)
    results = playout.play_many(seats, np.array(options, dtype=np.int64), 7, 0, count, True)
    return np.asarray(results[:, :2])


def interpreted_games(game: str, seats: int, options: list[int], count: int) -> np.ndarray[Any, Any]:
    """The same games, the same columns, without compiled code."""
    playout = instantiate("tana.engine.playout", game)
    states = playout.rules.State.array(1)
    memory = states.view(np.uint8)
    chances = Rng.array(2)
    buffer = np.zeros(playout.rules.MAX_LEGAL, dtype=np.int16)
    results = []
    for number in range(count):
        memory[:] = 0
        numbers = np.array(options, dtype=np.int64)
        plies = playout.play_game(states[0], seats, numbers, 7, number, chances[0], chances[1], buffer)
        results.append((plies, playout.digest_of(memory.tolist())))
    return np.array(results)
