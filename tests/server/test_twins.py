"""Twin worlds on the wire: two games that differ only in what a seat may not know send it the same bytes.

A random position is set up at two tables with the same id, luck and people: once unchanged, and once with everything
hidden from the seat resampled. Both games continue, and the other players choose differently where the seat cannot see
it. Every frame and HTTP body for the seat must be equal, in number, order and content, until the rules reveal a
difference to the seat.

TANA_TWINS sets the number of pairs for each game.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tana.core import record
from tana.core.chance import derive_entropy, rng_from
from tana.core.events import Event
from tana.core.game import Game
from tana.core.record import to_bytes
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.engine.readiness import at_best_speed
from tana.engine.warmup import load
from tana.server.bus.local import LocalBus
from tana.server.live.admission import lobby
from tana.server.live.bot_players import BotsHere
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables import credentials, log
from tana.server.tables.commands import playing
from tana.server.tables.decision import one
from tana.server.tables.log import SeatRecord
from tests.server.conftest import Runner
from tests.server.effort import effort
from tests.server.harness import House, serving
from tests.server.memory import MemoryStore

PAIRS = effort("TANA_TWINS", 200, 10_000)
PAIRS_ON_A_SOCKET = 3
ACTIONS = 4
TABLE = "twin"


def holder(seat: int) -> str:
    return credentials.key_hash(f"key of seat {seat}")


WATCHER = credentials.key_hash("key of a spectator")


@dataclass(eq=False)
class Ear:
    """A connection that records every byte."""

    holder: str
    perspective: int | None
    device: str = ""

    def __post_init__(self) -> None:
        self.frames: list[bytes] = []

    def push(self, frame: bytes) -> None:
        self.frames.append(frame)

    def end(self, reason: str) -> None:
        self.frames.append(reason.encode())


class World:
    """One of the two tables, with connections of the seat and a spectator."""

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self.game, self.seat = game, seat
        self.service = TableService(MemoryStore(), LocalBus(), BotsHere(), clock=lambda: 1_000_000, bot_pace=0)
        self.start = state
        self.ears = [Ear(holder(seat), seat), Ear(WATCHER, None)]
        self.live: TableSession

    async def open(self) -> None:
        self.live = await self.service.open_table(created(self.game, self.start))
        await self._write(log.Joined(WATCHER))
        started = playing.start_game(self.live.table)
        async with self.live.lock:
            await self.service.writer.write(self.live, started, holder(0), "start")
        for ear in self.ears:
            await self.service.connect(self.live, ear, 0)
        await self.settle()

    async def settle(self) -> None:
        """Wait for all background tasks."""
        while self.service.tasks._tasks:
            await asyncio.gather(*self.service.tasks._tasks)

    async def _write(self, entry: log.AnyEntry) -> None:
        async with self.live.lock:
            await self.service.writer.write(self.live, one(entry), "", "")

    async def play(self, action: int) -> None:
        actor = self.live.table.actor
        assert actor is not None
        command = wire.Play("p", actor + 1, self.live.table.seq, action)
        answer = await self.service.command(self.live, holder(actor), command)
        assert isinstance(answer, wire.Ack)
        await self.settle()
        self.live.table.answered.clear()

    async def ask_around(self, rng: random.Random) -> None:
        """Request everything else that the seat can ask for."""
        bodies = [encode(self.live.snapshot(holder(self.seat), self.seat, 0)), encode(lobby(self.live, None))]
        for _ in range(3):
            action = rng.randrange(len(self.game.actions))
            why = wire.Why("w", self.seat + 1, action)
            bodies.append(encode(await self.service.command(self.live, holder(self.seat), why)))
            play = wire.Play("x", self.seat + 1, 0, action)
            bodies.append(encode(await self.service.command(self.live, holder(self.seat), play)))
        hint = wire.Hint("h", self.seat + 1)
        bodies.append(encode(await self.service.command(self.live, holder(self.seat), hint)))
        for ear in self.ears:
            ear.frames.extend(bodies)

    def heard(self) -> list[list[bytes]]:
        return [ear.frames for ear in self.ears]


def created(game: Game[Any], state: Any, keys: list[str] | None = None) -> log.Created:
    count = game.seats_of(state)
    holders = [holder(seat) for seat in range(count)] if keys is None else [credentials.key_hash(key) for key in keys]
    return log.Created(
        version=log.LOG_VERSION,
        table=TABLE,
        game=game.name,
        edition=game.edition,
        options=game.settings(count, {}),
        seats=[SeatRecord("remote", f"Seat {seat + 1}", holders[seat]) for seat in range(count)],
        settings=wire.Settings(timer_s=60),
        host=holders[0],
        secret="5e" * 32,
        code="TWINS",
        link="",
        position=to_bytes(state).hex(),
    )


def positions(game: Game[Any], rng: random.Random) -> Iterator[Any]:
    """Positions from all stages of random games, with every number of seats."""
    while True:
        count = rng.choice(game.seats)
        settings = game.settings(count, random_options(game, count, rng))
        state = at_best_speed(game).new(count, settings, rng_from(rng.randbytes(8)))[0]
        while at_best_speed(game).actor(state) is not None:
            if rng.random() < 0.2:
                yield record.copy(state)
            action = rng.choice(at_best_speed(game).legal(state))
            at_best_speed(game).apply(state, action, rng_from(rng.randbytes(8)))


def random_options(game: Game[Any], count: int, rng: random.Random) -> dict[str, str]:
    given = {
        option.name: rng.choice(option.values)
        for option in game.options
        if option.name != "first" and not option.name.startswith("clan_")
    }
    try:
        game.settings(count, given)
    except Exception:
        return {}
    return given


def pairs(game: Game[Any], count: int, seed: int) -> Iterator[tuple[Any, Any, int]]:
    """Positions with a seat, and a twin that differs only in what this seat may not know."""
    rng = random.Random(seed)
    found = 0
    for state in positions(game, rng):
        seat = rng.randrange(game.seats_of(state))
        twin = at_best_speed(game).determinize(state, seat, rng_from(rng.randbytes(8)))
        if not record.same(twin, state):
            found += 1
            yield state, twin, seat
        if found == count:
            return


def outcome_for(game: Game[Any], state: Any, action: int, entropy: bytes, seat: int) -> Any:
    """What the rules reveal of an action to a seat and a spectator: its events and new views."""
    after = record.copy(state)
    events: list[Event] = at_best_speed(game).apply(after, action, rng_from(entropy))
    told = [[(event.name, event.arguments) for event in events if event.visible_to(one)] for one in (seat, None)]
    views = [encode(game.view(after, one)) for one in (seat, None)]
    actor = at_best_speed(game).actor(after)
    legal = at_best_speed(game).legal(after) if actor == seat else []
    return told, views, actor, legal, game.outcome(after)


def twin_action(one: World, other: World, action: int, rng: random.Random) -> int | None:
    """An action for the other world that reveals the same to the seat, preferably a different one."""
    table = other.live.table
    entropy = derive_entropy(one.live.table.root(), one.live.table.actions_made + 1)
    wanted = outcome_for(one.game, one.live.table.state, action, entropy, one.seat)
    if one.live.table.actor == one.seat:
        options = [action]
    else:
        options = [action, *rng.sample(table.legal(), min(8, len(table.legal())))]
        options.sort(key=lambda option: option == action)
    for option in options:
        if option in table.legal() and outcome_for(other.game, table.state, option, entropy, one.seat) == wanted:
            return option
    return None


async def compare(game: Game[Any], state: Any, twin: Any, seat: int, rng: random.Random) -> tuple[int, bool]:
    """Continue a pair; returns the number of compared actions, and whether the other players ever chose differently."""
    one, other = World(game, state, seat), World(game, twin, seat)
    await one.open()
    await other.open()
    assert one.heard() == other.heard()
    differed = False
    for compared in range(ACTIONS):
        seed = rng.random()
        await one.ask_around(random.Random(seed))
        await other.ask_around(random.Random(seed))
        assert one.heard() == other.heard()
        if one.live.table.actor is None:
            return compared, differed
        action = rng.choice(one.live.table.legal())
        parallel = twin_action(one, other, action, rng)
        if parallel is None:
            return compared, differed
        differed |= parallel != action
        await one.play(action)
        await other.play(parallel)
        assert one.heard() == other.heard()
    return ACTIONS, differed


@pytest.mark.parametrize("name", names())
def test_a_seat_gets_the_same_bytes_in_both_worlds(run: Runner, name: str) -> None:
    game = find_game(name)
    load(name)

    async def check() -> None:
        rng = random.Random(7)
        compared = differed = 0
        for state, twin, seat in pairs(game, PAIRS, seed=11):
            actions, otherwise = await compare(game, state, twin, seat, rng)
            compared += actions
            differed += otherwise
        assert compared > PAIRS, "pairs must be continued"
        print(f"{name}: {PAIRS} pairs, {compared} actions, others chose differently in {differed}")

    run(check())


@pytest.mark.parametrize("name", names())
def test_a_real_socket_sends_the_same_bytes_in_both_worlds(run: Runner, tmp_path: Path, name: str) -> None:
    game = find_game(name)
    load(name)

    async def listen(folder: Path, state: Any, seat: int) -> list[str]:
        keys = [f"{number:043d}" for number in range(game.seats_of(state))]
        async with serving(folder) as house:
            service = house.service
            for part in (service, service.writer, service.cache, service.time_keeper):
                part.clock = lambda: 1_000_000  # type: ignore[attr-defined]
            live = await house.service.open_table(created(game, state, keys))
            async with live.lock:
                await house.service.writer.write(live, playing.start_game(live.table), "", "")
            return await frames_of(house, live, keys, seat)

    async def frames_of(house: House, live: TableSession, keys: list[str], seat: int) -> list[str]:
        address = f"{house.address.replace('http', 'ws')}/api/tables/{TABLE}/socket"
        headers = {"cookie": f"tana={keys[seat]}"}
        async with connect(address, additional_headers=headers, compression=None) as socket:
            received = [str(await socket.recv()), str(await socket.recv())]
            for number in range(3):
                await socket.send(json.dumps({"kind": "why", "id": str(number), "seat": seat + 1, "action": number}))
                received.append(str(await socket.recv()))
            return received

    async def check() -> None:
        for number, (state, twin, seat) in enumerate(pairs(game, PAIRS_ON_A_SOCKET, seed=23)):
            one = await listen(tmp_path / f"one{number}", state, seat)
            other = await listen(tmp_path / f"other{number}", twin, seat)
            assert one == other

    run(check())


def test_the_comparison_notices_a_leak(run: Runner) -> None:
    """A table that leaks the state in any form fails the comparison."""
    game = find_game("buddel")

    async def check() -> None:
        for state, twin, seat in pairs(game, 1, seed=3):
            worlds = [World(game, state, seat), World(game, twin, seat)]
            for world in worlds:
                await world.open()
                world.live.table.made.options["leak"] = to_bytes(world.live.table.state).hex()
                await world.ask_around(random.Random(0))
            assert worlds[0].heard() != worlds[1].heard()

    run(check())
