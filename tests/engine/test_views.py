"""Views of a table: whole or what changed, they are the views of the game, and depend on their bytes alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tana.compile.rule import config
from tana.core import record
from tana.core.chance import rng_from
from tana.core.game import Game
from tana.core.record import to_bytes
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.core.view_document import patched
from tana.engine import readiness
from tana.engine.views import ViewCache

MOVES = 60


@pytest.fixture(params=["interpreted", "compiled"])
def at_speed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both ways to look."""
    if request.param == "compiled" and config.DISABLE_JIT:
        pytest.skip("the compiler is switched off")
    games = {(name, "rules") for name in names()} if request.param == "compiled" else set()
    monkeypatch.setattr(readiness, "_ready", games)
    return str(request.param)


def positions(game: Game[Any], seats: int, rng: random.Random) -> Iterator[Any]:
    """The states of a random game from its start."""
    options = {"memory_aid": rng.choice(("off", "on"))} if any(o.name == "memory_aid" for o in game.options) else {}
    state, _ = game.new(seats, options, rng_from(rng.randbytes(8)))
    yield state
    while game.actor(state) is not None:
        state = record.copy(state)
        game.apply(state, rng.choice(game.legal(state)), rng_from(rng.randbytes(8)))
        yield state


@pytest.mark.parametrize("name", names())
def test_patches_lead_to_the_view_of_the_game(name: str, at_speed: str) -> None:
    game, rng = find_game(name), random.Random(8)
    for seats in (game.seats.start, game.seats.stop - 1):
        states = positions(game, seats, rng)
        readers = (None, *range(seats))
        cache = ViewCache(game, seats)
        cache.follow(to_bytes(next(states)), 0)
        shown = {reader: json.loads(cache.whole(reader)) for reader in readers}
        for at, state in enumerate(states, start=1):
            cache.follow(to_bytes(state), at)
            for reader in readers:
                patch = cache.patch(reader, at - 1)
                assert patch is not None
                shown[reader] = patched(shown[reader], json.loads(patch))
                assert shown[reader] == json.loads(cache.whole(reader))
                assert shown[reader] == game.documents.whole(game.look(to_bytes(state), reader))
            if at == MOVES:
                break


def test_a_patch_needs_the_position_before(at_speed: str) -> None:
    game, rng = find_game("uly"), random.Random(9)
    states = [to_bytes(state) for _, state in zip(range(4), positions(game, 3, rng), strict=False)]
    cache = ViewCache(game, 3)
    cache.follow(states[0], 0)
    assert cache.patch(0, -5) is None, "nothing was shown before"
    cache.whole(0)
    cache.follow(states[1], 1)
    assert cache.patch(0, 0) is not None
    cache.follow(states[2], 2)
    cache.follow(states[3], 3)
    assert cache.patch(0, 2) is None, "nobody looked at 2"
    assert cache.patch(0, 1) is None, "that was two positions ago"


def test_a_change_that_a_reader_cannot_see_is_in_no_patch(at_speed: str) -> None:
    game, rng = find_game("molly"), random.Random(3)
    for state in positions(game, 4, rng):
        twin = game.determinize(state, 0, rng_from(rng.randbytes(8)))
        if record.same(twin, state) or game.actor(state) is None:
            continue
        cache = ViewCache(game, 4)
        cache.follow(to_bytes(state), 0)
        cache.whole(0)
        cache.follow(to_bytes(twin), 1)
        assert cache.patch(0, 0) == b"{}"


def test_a_game_may_become_ready_between_two_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    if config.DISABLE_JIT:
        pytest.skip("the compiler is switched off")
    game = find_game("uly")
    first, second, third, *_ = positions(game, 2, random.Random(4))
    monkeypatch.setattr(readiness, "_ready", set())
    cache = ViewCache(game, 2)
    cache.follow(to_bytes(first), 0)
    shown = json.loads(cache.whole(1))
    monkeypatch.setattr(readiness, "_ready", {("uly", "rules")})
    for at, state in ((1, second), (2, third)):
        cache.follow(to_bytes(state), at)
        patch = cache.patch(1, at - 1)
        assert patch is not None
        shown = patched(shown, json.loads(patch))
        assert shown == json.loads(cache.whole(1))
