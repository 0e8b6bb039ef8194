"""A bot's move is a function of what its seat knows: true states that it cannot tell apart give the same one."""

from __future__ import annotations

from typing import Any

import pytest

import tana
from tana.bots.api import bot_entropy, glimpse, make_bot
from tana.bots.levels import warm
from tana.core.chance import rng_from
from tana.core.game import Game
from tana.core.record import same
from tests.contract.tables import each_game

LEVELS = ("random", "sprout", "digger", "fox:iterations=60", "owl:iterations=60")
VARIANTS = {"molly": ("base", "bobtail")}
TABLES = [
    pytest.param(name, seats, variant, marks=pytest.mark.xdist_group(name))
    for name in tana.names()
    for seats in tana.game(name).seats
    for variant in VARIANTS.get(name, ("",))
]
"""Those of a game together: its bots are compiled once."""
POSITIONS = 2
"""Positions looked at in each game: the first ones in which something is hidden from the seat."""
TWINS = 4


def twin_of(game: Game[Any], state: Any, seat: int) -> Any | None:
    """Another true state that the seat cannot tell from this one, if there is one."""
    for number in range(TWINS):
        other = game.determinize(state, seat, rng_from(number.to_bytes(8, "big")))
        if not same(other, state):
            return other
    return None


def hidden_positions(game_name: str, seats: int, variant: str = "") -> list[tuple[Any, Any, int]]:
    """States of a random game, with a twin for the seat that decides."""
    found: list[tuple[Any, Any, int]] = []
    options = {"variant": variant} if variant else {}
    for seed in range(6):
        match = tana.new(game_name, seats=seats, seed=seed, **options)
        player = make_bot("random", game_name)
        while (seat := match.actor) is not None and len(match.moves) < 250:
            if len(match.game.legal(match.state)) > 1 and len(match.moves) % 7 == 0:
                twin = twin_of(match.game, match.state, seat)
                if twin is not None:
                    found.append((match.state.copy(), twin, seat))
            if len(found) == POSITIONS:
                return found
            seen = glimpse(match.game, match.state, seat, bot_entropy(b"walk", seat, len(match.moves)))
            match.apply(player.choose(seen).action)
    return found


@pytest.mark.parametrize(("game_name", "seats", "variant"), TABLES)
def test_the_same_knowledge_gives_the_same_move(game_name: str, seats: int, variant: str) -> None:
    game = tana.game(game_name)
    warm(game_name)
    for state, twin, seat in hidden_positions(game_name, seats, variant):
        for spec in LEVELS:
            entropy = bot_entropy(spec.encode(), seat, 1)
            one = make_bot(spec, game_name).choose(glimpse(game, state, seat, entropy))
            other = make_bot(spec, game_name).choose(glimpse(game, twin, seat, entropy))
            assert one == other, spec


@pytest.mark.parametrize("game_name", each_game())
def test_there_is_something_hidden_to_be_honest_about(game_name: str) -> None:
    seats = max(tana.game(game_name).seats)
    assert hidden_positions(game_name, seats)
