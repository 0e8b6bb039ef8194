"""Moves at a table follow the game, and every frame matches the protocol."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from tana.core.chance import rng_from
from tana.core.record import to_bytes
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.server.live.rendering import Renderer
from tana.server.protocol import wire
from tana.server.tables import new_table
from tana.server.tables.commands import playing
from tana.server.tables.log import Row
from tana.server.tables.position import mover_of
from tana.server.tables.table import Table
from tests.server.conftest import Runner
from tests.server.test_twins import World, holder

MOVES = 60


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


@pytest.mark.parametrize("name", names())
def test_readers_who_are_told_the_same_share_a_frame_that_each_would_get_alone(name: str) -> None:
    rng, seats = random.Random(6), find_game(name).seats.stop - 1
    plan = [wire.SeatPlan(kind="me"), *(wire.SeatPlan(kind="here") for _ in range(seats - 1))]
    made, _ = new_table.new_table(wire.CreateTable(name, plan), "host")
    table = Table(Row(1, 0, made))
    readers = (None, *range(seats))
    together = Renderer(table, lambda: ["present"] * seats, lambda: 0)
    alone = {reader: Renderer(table, lambda: ["present"] * seats, lambda: 0) for reader in readers}
    different = 0
    for turn in range(MOVES // 2):
        if turn and table.actor is None:
            break
        decision = (
            playing.start_game(table)
            if turn == 0
            else playing.play_action(table, table.actor or 0, rng.choice(table.legal()))
        )
        row = Row(table.seq + 1, 0, decision.entries[0])
        step = table.apply(row, decision.prospects[0])
        frames = [together.update(row, step, reader) for reader in readers]
        assert frames == [alone[reader].update(row, step, reader) for reader in readers]
        different += len({id(frame) for frame in frames})
    assert different < len(readers) * turn, "some frames are shared"
