"""Played in a process of its own, with the CUDA simulator: prints how many games agree with interpreted play."""

from __future__ import annotations

import sys

import numpy as np

from tana.core import registry
from tana.core.chance import Rng
from tana.engine.cuda import Series
from tana.engine.heuristics import kind_of_decision
from tana.engine.instantiate import instantiate

GAMES = 3


def main(name: str) -> None:
    game = registry.game(name)
    play = instantiate("tana.engine.playout", name)
    is_sorted = kind_of_decision(game.rules) is not None  # such games are simulated at a twentieth of the speed
    for seats in game.seats[:1] if is_sorted else game.seats:
        options = game.encode(game.settings(seats, {}))
        series = Series(name, seats, options, GAMES, keep_states=True)
        series.play(3, 0)
        series.wait()
        for number in range(GAMES):
            state = game.rules.State.blank()
            buffer = np.zeros(game.rules.MAX_LEGAL, dtype=np.int16)
            plies = play.play_game(state, seats, options, 3, number, Rng.blank(), Rng.blank(), buffer)
            row = np.zeros(play.RESULT_WIDTH, dtype=np.int32)
            play.write_result(state, plies, 0, row)
            assert (series.results()[number] == row).all(), (seats, number)
            assert series.states()[number].tobytes() == state.tobytes(), (seats, number)
    print("equal")


if __name__ == "__main__":
    main(sys.argv[1])
