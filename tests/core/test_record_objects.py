"""Plain objects read like the records they were made from, and become the same memory again."""

from __future__ import annotations

import random

import pytest

from tana.core import record_objects
from tana.core.chance import rng_from
from tana.core.record import dump, to_bytes
from tana.core.registry import game as find_game
from tana.core.registry import names


@pytest.mark.parametrize("name", names())
def test_states_views_and_outcomes_are_the_same(name: str) -> None:
    game, rng = find_game(name), random.Random(6)
    kind = game.rules.State
    for seats in (game.seats.start, game.seats.stop - 1):
        state, _ = game.new(seats, {}, rng_from(rng.randbytes(8)))
        while game.actor(state) is not None:
            if rng.random() < 0.04:
                read = record_objects.unpack(kind, to_bytes(state))
                assert dump(kind, read) == dump(kind, state)
                assert record_objects.pack(kind, read) == to_bytes(state)
                for seat in range(-1, seats):
                    view = game.rules.View.nothing()
                    game.rules.look(state, seat, view)
                    assert game.look(to_bytes(state), None if seat < 0 else seat) == to_bytes(view)
            game.apply(state, rng.choice(game.legal(state)), rng_from(rng.randbytes(8)))
        assert game.outcome(record_objects.unpack(kind, to_bytes(state))) == game.outcome(state)


def test_a_rule_may_change_them() -> None:
    """Objects stand for themselves: what a rule writes is in the memory they become."""
    game = find_game("uly")
    state, _ = game.new(3, {}, rng_from(bytes(8)))
    read = record_objects.unpack(game.rules.State, to_bytes(state))
    twin = record_objects.unpack(game.rules.State, to_bytes(state))
    action, luck = game.legal(state)[0], rng_from(bytes(range(8)))
    game.rules.apply(read, action, luck, None)
    game.rules.apply(state, action, rng_from(bytes(range(8))), None)
    assert record_objects.pack(game.rules.State, read) == to_bytes(state)
    assert record_objects.pack(game.rules.State, twin) != to_bytes(state), "copies share nothing"
