"""A mirror reads exactly like the record it was made from."""

from __future__ import annotations

import random

import pytest

from tana.core.chance import rng_from
from tana.core.record import dump
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.server.tables.state_reader import mirror


@pytest.mark.parametrize("name", names())
def test_views_and_outcomes_are_the_same(name: str) -> None:
    game = find_game(name)
    rng = random.Random(6)
    for seats in (game.seats.start, game.seats.stop - 1):
        state, _ = game.new(seats, {}, rng_from(rng.randbytes(8)))
        while game.actor(state) is not None:
            if rng.random() < 0.04:
                read = mirror(game.rules.State, state)
                assert dump(game.rules.State, read) == dump(game.rules.State, state)
                for seat in (None, *range(seats)):
                    assert game.view(read, seat) == game.view(state, seat)
            game.apply(state, rng.choice(game.legal(state)), rng_from(rng.randbytes(8)))
        assert game.outcome(mirror(game.rules.State, state)) == game.outcome(state)
