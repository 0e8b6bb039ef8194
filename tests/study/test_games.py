"""Every game of the box can be studied."""

from __future__ import annotations

import numpy as np
import pytest

from tana.core.registry import game as find_game
from tana.lab.compiled_series import Lineup, play, winners
from tana.lab.game_columns import DECISIONS

GAMES = ("molly", "hickory", "uly", "buddel")


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in GAMES])
def test_games_are_played_in_compiled_code(name: str) -> None:
    table = Lineup(name, 2, {}, ("digger", "sprout"))
    found = play(table, seed=1, first=0, count=2)
    assert np.all(found.rows[:, DECISIONS] > 0) and winners(found.rows, 2).sum(axis=1).tolist() == [1.0, 1.0]
    game = find_game(name)
    assert all(0 <= action < len(game.actions) for action in found.first_game)
    assert np.array_equal(play(table, seed=1, first=1, count=1).rows[0], found.rows[1]), "a game goes by its number"
