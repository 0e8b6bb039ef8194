"""Thousands of idle tables over days, many of them due in the same minute, while a few people play.

    python bench/server/due.py [--tables 10000] [--due 2000] [--rate 50] [--seconds 10]

One process has all tables on SQLite, with an injected clock. Three times something becomes due at `--due` of them
within one minute: the notification that a turn has begun, the reminder, and the deadline. Meanwhile honest people make
moves at `--rate` per second at other tables; a move is timed from the command to its acknowledgement, on disk. Two
notifiers compete for the notifications. The script fails unless every delivery and every deadline happens exactly once.
"quiet" is the same play with nothing due.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from tana.core.registry import game as find_game
from tana.engine.warmup import load
from tana.server.bus.local import LocalBus
from tana.server.house.house import House
from tana.server.house.notifier import GRACE_MS
from tana.server.live.bot_players import BotsHere
from tana.server.live.limits import Limits
from tana.server.live.table_service import TableService
from tana.server.metrics import Metrics
from tana.server.protocol import wire
from tana.server.storage.devices import Device
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables import log
from tana.server.tables.commands import playing
from tana.server.tables.log import SeatRecord

GAME = "uly"
MINUTE_MS = 60_000
BEGIN_MS = 1_800_000_000_000
TURN_H, LONG_TURN_H = 12, 168
HONEST = 20
"""The number of tables where people play."""


@dataclass
class Deliveries:
    """A webhook receiver on loopback that counts deliveries."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By table and kind."""
    port: int = 0

    async def open(self) -> asyncio.Server:
        """Listen."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                lines = head.decode().lower().split("\r\n")
                length = next(int(line.split(":")[1]) for line in lines if line.startswith("content-length:"))
                body = json.loads(await reader.readexactly(length))
                self.counts[body["table"], body["kind"]] += 1
                writer.write(b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n")
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@dataclass
class Clock:
    """A clock that is set by hand."""

    now: int = BEGIN_MS

    def __call__(self) -> int:
        return self.now


@dataclass
class Town:
    """The parts of a server, its tables and its clock."""

    service: TableService
    houses: list[House]
    clock: Clock
    moves: int = 0
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    honest: list[str] = field(default_factory=lambda: [f"honest{number}" for number in range(HONEST)])

    async def table(self, name: str, turn_h: wire.TurnHours) -> None:
        """A game that has begun, between two people with nothing else to do."""
        game, holders = find_game(GAME), [f"{name}-a", f"{name}-b"]
        made = log.Created(
            version=log.LOG_VERSION,
            table=name,
            game=GAME,
            edition=game.edition,
            options=game.settings(2, {"first": "1"}),
            seats=[SeatRecord("remote", holder, holder) for holder in holders],
            settings=wire.Settings(turn_h=turn_h, time_out="ask"),
            host=holders[0],
            secret=self.rng.randbytes(32).hex(),
            code=name,
            link="",
        )
        session = await self.service.open_table(made)
        async with session.lock:
            await self.service.writer.write(session, playing.start_game(session.table), holders[0], "")
        self.service.cache.drop(session)

    async def notify(self, name: str, port: int) -> None:
        """Add a webhook for the player to move."""
        device = Device(name, f"{name}-a", "Firefox", "Linux", self.clock.now, self.clock.now)
        await self.service.store.devices.see(device)
        channel = wire.AddChannel("webhook", f"http://127.0.0.1:{port}/hook")
        await self.houses[0].channels.add(device, channel)

    async def play(self, stop: asyncio.Event, rate: float) -> list[float]:
        """Make honest moves at an even rate until `stop` is set; return the milliseconds of each."""
        times: list[float] = []
        while not stop.is_set():
            await asyncio.sleep(1 / rate)
            self.moves += 1
            place = self.moves % HONEST
            session = await self.service.cache.get(self.honest[place])
            table = session.table
            if table.actor is None:
                self.honest[place] += "+"
                await self.table(self.honest[place], LONG_TURN_H)
                continue
            holder = table.seats[table.actor].now.holder or ""
            action = self.rng.choice(table.legal())
            command = wire.Play(f"move{self.moves}", table.actor + 1, table.seq, action)
            began = time.perf_counter()
            answer = await self.service.command(session, holder, command)
            times.append(1000 * (time.perf_counter() - began))
            assert isinstance(answer, wire.Ack), answer
        return times

    async def beside(self, work: Callable[[], Awaitable[None]], rate: float) -> tuple[float, list[float]]:
        """Run honest play beside some work; return the seconds of the work, and the times of the moves."""
        stop = asyncio.Event()
        playing_on = asyncio.create_task(self.play(stop, rate))
        began = time.perf_counter()
        await work()
        took = time.perf_counter() - began
        stop.set()
        return took, await playing_on

    async def notices(self) -> None:
        """Run both notifiers until nothing is left."""
        while True:
            await asyncio.gather(*(house.notifier.tick() for house in self.houses))
            if not await self.houses[0].store.has_work(self.clock.now - GRACE_MS, self.clock.now):
                return

    async def deadlines(self) -> None:
        """Carry out all deadlines that are due."""
        while await self.service.time_keeper.sweep():
            continue


def line_of(what: str, took: float, times: list[float]) -> str:
    """A line of figures."""
    if len(times) < 2:
        return f"{what}: {took:.2f} s, {len(times)} honest moves"
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    figures = f"p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, longest {max(times):.1f} ms"
    return f"{what}: {took:.2f} s, {len(times)} honest moves, {figures}"


async def measure(tables: int, due: int, rate: float, seconds: float, folder: Path) -> None:
    """Build the tables, let things become due, and print the figures."""
    deliveries = Deliveries()
    receiver = await deliveries.open()
    store = SqliteStore(folder / "tana.db")
    clock, bus, inside = Clock(), LocalBus(), frozenset({f"127.0.0.1:{deliveries.port}"})
    service = TableService(store, bus, BotsHere(), Limits(), clock=clock, bot_pace=0)
    both = [House(store.notices, store.people, bus, Metrics(), clock, "", inside) for _ in range(2)]
    town = Town(service, both, clock)
    began = time.perf_counter()
    asleep = [f"s{number}" for number in range(tables - due)]
    late = [f"d{number}" for number in range(due)]
    for name in asleep:
        await town.table(name, LONG_TURN_H)
    for number, name in enumerate(late):
        clock.now = BEGIN_MS + number * MINUTE_MS // due
        await town.table(name, TURN_H)
    for name in town.honest:
        await town.table(name, LONG_TURN_H)
    print(f"{tables} tables made in {time.perf_counter() - began:.0f} s, {due} of them with a turn that ends first")
    for name in late:
        await town.notify(name, deliveries.port)
    await store.notices.write(("UPDATE places SET told = 0", ()))

    async def nothing() -> None:
        await asyncio.sleep(seconds)

    print(line_of("quiet", *await town.beside(nothing, rate)), flush=True)
    clock.now += MINUTE_MS
    print(line_of(f"{due} turns announced", *await town.beside(town.notices, rate)), flush=True)
    part = int(0.8 * 1.5 * TURN_H * 60) * MINUTE_MS
    clock.now = BEGIN_MS + MINUTE_MS + part
    print(line_of(f"{due} reminders", *await town.beside(town.notices, rate)), flush=True)
    clock.now = BEGIN_MS + MINUTE_MS + int(1.5 * TURN_H * 60) * MINUTE_MS
    print(line_of(f"{due} deadlines", *await town.beside(town.deadlines, rate)), flush=True)
    await check(town, deliveries, late, asleep)
    for house in town.houses:
        await house.close()
    receiver.close()
    await service.close()
    await store.close()


async def check(town: Town, deliveries: Deliveries, late: list[str], asleep: list[str]) -> None:
    """Check that everything happened exactly once, and nothing else."""
    expected = Counter({(name, kind): 1 for name in late for kind in ("turn", "reminder")})
    assert deliveries.counts == expected, "deliveries are missing, or were made twice"
    store = town.service.store
    for name in late:
        ended = [row for row in await store.read(name) if isinstance(row.entry, log.TimeUp)]
        assert len(ended) == 1, f"{name}: {len(ended)} deadlines"
    heads = {
        seq for first in range(0, len(asleep), 500) for seq in (await store.heads(asleep[first : first + 500])).values()
    }
    assert heads <= {2}, "a sleeping table was woken"
    print(f"{len(expected)} deliveries and {len(late)} deadlines, each once")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--due", type=int, default=2_000)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    load(GAME)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(args.tables, args.due, args.rate, args.seconds, Path(folder)))


if __name__ == "__main__":
    main()
