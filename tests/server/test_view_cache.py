"""Views brought up to date piece by piece are the views of the game, and what is sent depends on their bytes alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tana.core import record
from tana.core.chance import rng_from
from tana.core.game import Game
from tana.core.record import to_bytes
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.server.live.view_cache import Sight
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables.position import mover_of
from tana.server.tables.state_reader import watched
from tests.server.conftest import Runner
from tests.server.test_twins import World, holder, random_options

MOVES = 60


def positions(game: Game[Any], seats: int, rng: random.Random) -> Iterator[Any]:
    """The states of a random game from its start."""
    settings = game.settings(seats, random_options(game, seats, rng))
    state, _ = game.new(seats, settings, rng_from(rng.randbytes(8)))
    yield state
    while game.actor(state) is not None:
        state = record.copy(state)
        game.apply(state, rng.choice(game.legal(state)), rng_from(rng.randbytes(8)))
        yield state


@pytest.mark.parametrize("name", names())
def test_patches_lead_to_the_view_of_the_game(name: str) -> None:
    game, rng = find_game(name), random.Random(8)
    for seats in (game.seats.start, game.seats.stop - 1):
        states = positions(game, seats, rng)
        readers = (None, *range(seats))
        sight = Sight(game, to_bytes(next(states)), 0)
        shown = {reader: json.loads(sight.whole(reader)) for reader in readers}
        for at, state in enumerate(states, start=1):
            sight.follow(to_bytes(state), at)
            for reader in readers:
                patch = sight.patch(reader, at - 1)
                assert patch is not None
                shown[reader].update(json.loads(patch))
                assert sight.whole(reader) == encode(game.view(state, reader))
                assert shown[reader] == json.loads(sight.whole(reader))
            if at == MOVES:
                break


def test_a_patch_needs_the_position_before() -> None:
    game, rng = find_game("uly"), random.Random(9)
    states = [to_bytes(state) for _, state in zip(range(4), positions(game, 3, rng), strict=False)]
    sight = Sight(game, states[0], 0)
    assert sight.patch(0, -5) is None, "nothing was shown before"
    sight.whole(0)
    sight.follow(states[1], 1)
    assert sight.patch(0, 0) is not None
    assert sight.patch(1, 0) is None, "this seat was shown nothing at 0"
    sight.follow(states[2], 2)
    sight.whole(1)
    sight.follow(states[3], 3)
    assert sight.patch(0, 2) is None, "this seat was shown nothing at 2"
    assert sight.patch(1, 2) is not None


def test_a_change_that_a_reader_cannot_see_is_in_no_patch() -> None:
    game, rng = find_game("molly"), random.Random(3)
    for state in positions(game, 4, rng):
        twin = game.determinize(state, 0, rng_from(rng.randbytes(8)))
        if record.same(twin, state):
            continue
        sight = Sight(game, to_bytes(state), 0)
        sight.whole(0)
        sight.follow(to_bytes(twin), 1)
        assert sight.patch(0, 0) == b"{}"


def test_reading_is_noticed_in_every_way() -> None:
    game = find_game("molly")
    state, _ = game.new(3, {}, rng_from(bytes(8)))
    mirror: Any = watched(game.rules.State)(to_bytes(state))

    def seen(look: Any) -> int:
        mirror.seen.clear()
        look(mirror)
        return len(mirror.seen)

    seats = len(mirror.players)
    assert seen(lambda s: s.deck) == 1 and seen(lambda s: s.cards[0]) == 1
    assert seen(lambda s: s.players) == 0 and seen(lambda s: s.players[1].cubes) == 1
    assert seen(lambda s: s.players[-1]) == 1 and seen(lambda s: s.players[:1]) == seats
    assert seen(lambda s: list(s.players)) == seats


@pytest.mark.parametrize("name", names())
def test_a_mover_plays_as_the_game_does(name: str) -> None:
    game, rng, mover = find_game(name), random.Random(12), mover_of(find_game(name))
    state, _ = game.new(game.seats.start, {}, rng_from(bytes(8)))
    for _ in range(MOVES):
        position = mover.enter(state)
        assert position.actor == game.actor(state) and position.legal == game.legal(state)
        if position.actor is None:
            break
        illegal = next(n for n in range(len(game.actions)) if n not in position.legal)
        assert mover.play(position, illegal, bytes(8)) is None
        action, entropy = rng.choice(position.legal), rng.randbytes(8)
        found = mover.play(position, action, entropy)
        assert found is not None
        events = game.apply(state, action, rng_from(entropy))
        assert found[0].memory == to_bytes(state)
        bodies = [json.loads(event.body) for event in found[1]]
        assert bodies == [{"name": event.name, "args": event.arguments} for event in events]
        assert [(event.seats, event.reveals) for event in found[1]] == [(e.seats, e.reveals) for e in events]


def test_every_frame_is_what_the_protocol_says(run: Runner) -> None:
    game, rng = find_game("uly"), random.Random(2)
    state, _ = game.new(3, {}, rng_from(bytes(8)))

    async def check() -> None:
        world = World(game, state, 1)
        await world.open()
        for _ in range(10):
            await world.play(rng.choice(world.live.table.legal()))
        await world.service.command(world.live, holder(0), wire.Say("say", 1, "hello"))
        for ear in world.ears:
            frames = [msgspec.json.decode(frame, type=wire.AnyFrame) for frame in ear.frames]
            updates = [frame for frame in frames if isinstance(frame, wire.Update)]
            assert len(updates) == 11 and all(update.patch is not msgspec.UNSET for update in updates[:10])
            assert updates[10].patch is msgspec.UNSET and updates[10].chat is not msgspec.UNSET

    run(check())
