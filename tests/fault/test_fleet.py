"""Several servers and workers on PostgreSQL and Redis, while processes are killed, engines restarted and lines cut.

No acknowledged move is lost or made twice, bots continue, nobody sees a gap, and every view that a seat received is
what it may see at that entry of the log. TANA_FAULTS sets the number of faults; run this file as a script for figures.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tana.server.protocol.encoding import encode
from tana.server.storage.factory import open_store
from tana.server.tables.log import Played
from tana.server.tables.table import Table
from tests.fault.crowd import Crowd, judge
from tests.fault.fleet import Fleet
from tests.fault.lines import Line
from tests.server.effort import SOAK, effort
from tests.server.engines import Missing, Postgres, Redis, both, free_port
from tests.server.stores import tables_in

FAULTS = effort("TANA_FAULTS", 10, 400)
TABLES = effort("TANA_FAULT_TABLES", 6, 12)
GAMES = ("molly", "uly", "buddel", "hickory") if SOAK else ("molly", "uly", "buddel")
"""Hickory Dickory takes minutes to compile if that was not done before."""
SERVERS, WORKERS = 3, 2
CUT_SECONDS = 3.0
MOVES_BETWEEN_FAULTS = 20


@dataclass
class Saboteur:
    """Breaks servers, workers, engines and connections."""

    postgres: Postgres
    redis: Redis
    fleet: Fleet
    to_postgres: Line
    to_redis: Line
    to_servers: Line
    rng: random.Random

    def ways(self) -> list[Callable[[], Awaitable[None]]]:
        return [
            self.kill_server,
            self.restart_postgres,
            self.kill_worker,
            self.restart_redis,
            self.cut_postgres,
            self.kill_servers,
            self.flush_redis,
            self.crash_postgres,
            self.freeze_redis,
            self.drop_everybody,
        ]

    async def kill_server(self) -> None:
        await self.fleet.replace(self.rng.randrange(SERVERS))

    async def kill_servers(self) -> None:
        for number in range(SERVERS):
            await self.fleet.replace(number)

    async def kill_worker(self) -> None:
        await self.fleet.replace(SERVERS + self.rng.randrange(WORKERS))

    async def restart_postgres(self) -> None:
        await asyncio.to_thread(self.postgres.restart, signal.SIGINT)

    async def crash_postgres(self) -> None:
        await asyncio.to_thread(self.postgres.restart, signal.SIGQUIT)

    async def restart_redis(self) -> None:
        await asyncio.to_thread(self.redis.restart, signal.SIGKILL)

    async def flush_redis(self) -> None:
        await asyncio.to_thread(self.redis.flush)

    async def cut_postgres(self) -> None:
        for _ in range(10):
            self.to_postgres.drop()
            await asyncio.sleep(0.1)

    async def freeze_redis(self) -> None:
        self.to_redis.freeze()
        await asyncio.sleep(CUT_SECONDS)
        self.to_redis.thaw()
        self.to_redis.drop()

    async def drop_everybody(self) -> None:
        self.to_servers.drop()


async def torture(postgres: Postgres, redis: Redis, faults: int, tables: int, seed: int = 1) -> dict[str, Any]:
    """Play under faults, then check the results; return figures."""
    rng = random.Random(seed)
    database = postgres.new_database()
    name = database.rpartition("/")[2]
    ports = [free_port() for _ in range(SERVERS)]
    began = time.monotonic()
    async with (
        Line([postgres.port], rng) as to_postgres,
        Line([redis.port], rng) as to_redis,
        Line(ports, rng) as to_servers,
        Fleet(postgres.url(name, to_postgres.port), redis.url(to_redis.port), ports, WORKERS, GAMES) as fleet,
    ):
        address = f"http://127.0.0.1:{to_servers.port}"
        crowd = Crowd(address, address, rng, GAMES, tables)
        ways = Saboteur(postgres, redis, fleet, to_postgres, to_redis, to_servers, rng).ways()
        for number in range(faults):
            await crowd.play_on(MOVES_BETWEEN_FAULTS)
            await asyncio.sleep(rng.uniform(0.2, 1.0))
            await ways[number % len(ways)]()
            await fleet.ready()
        await crowd.stop()
        figures: dict[str, Any] = await judge(database, crowd)
        figures["views"] = await judge_views(database, crowd)
        figures["bot_moves"] = await count_bot_moves(database)
    figures["faults"] = faults
    figures["reconnects"] = sum(session.reconnects for session in crowd.sessions)
    figures["seconds"] = round(time.monotonic() - began, 1)
    return figures


async def judge_views(database: str, crowd: Crowd) -> int:
    """Check that every view that a seat received is that seat's view of that entry."""
    store = open_store(database)
    wanted: dict[str, dict[int, list[tuple[int, Any]]]] = {}
    for name, seat, seq, view in crowd.seen:
        wanted.setdefault(name, {}).setdefault(seq, []).append((seat, view))
    judged = 0
    for name, frames in wanted.items():
        first, *rows = await store.read(name)
        table = Table(first)
        for row in rows:
            table.apply(row)
            for seat, view in frames.get(row.seq, ()):
                if view is not None:
                    assert view == json.loads(encode(table.game.view(table.state, seat - 1))), (name, row.seq, seat)
                    judged += 1
    await store.close()
    return judged


async def count_bot_moves(database: str) -> int:
    store = open_store(database)
    logs = [await store.read(name) for name in await tables_in(store)]
    await store.close()
    return sum(isinstance(row.entry, Played) and not row.command for rows in logs for row in rows)


async def update(postgres: Postgres, redis: Redis, tables: int) -> dict[str, int]:
    """Replace two servers and two workers one by one while people play; return figures."""
    rng = random.Random(3)
    database = postgres.new_database()
    ports = [free_port() for _ in range(2)]
    async with (
        Line(ports, rng) as to_servers,
        Fleet(database, redis.url(), ports, WORKERS, GAMES) as fleet,
    ):
        address = f"http://127.0.0.1:{to_servers.port}"
        crowd = Crowd(address, address, rng, GAMES, tables)
        await crowd.fill()
        moves = [0]
        for number in range(len(ports) + WORKERS):
            await fleet.renew(number)
            await fleet.ready()
            await crowd.play_on(2 * tables)
            moves.append(len(crowd.acknowledged))
        await crowd.stop()
        figures = await judge(database, crowd)
        figures["views"] = await judge_views(database, crowd)
        figures["least_between_updates"] = min(after - before for before, after in itertools.pairwise(moves))
        figures["reconnects_of_one"] = max(session.reconnects for session in crowd.sessions)
    return figures


@pytest.mark.xdist_group("engines")
def test_a_rolling_update_drops_no_table() -> None:
    async def limited(postgres: Postgres, redis: Redis) -> dict[str, int]:
        async with asyncio.timeout(600):
            return await update(postgres, redis, TABLES)

    try:
        with both() as engines:
            figures = asyncio.run(limited(*engines))
    except Missing as reason:
        pytest.skip(str(reason))
    assert figures["least_between_updates"] >= TABLES, "people went on between any two updates"
    assert figures["views"] > figures["acknowledged"]
    assert 1 <= figures["reconnects_of_one"] <= 10


@pytest.mark.xdist_group("engines")
def test_nothing_is_lost_or_made_twice_whatever_breaks() -> None:
    async def limited(postgres: Postgres, redis: Redis) -> dict[str, Any]:
        async with asyncio.timeout(600 + 30 * FAULTS):
            return await torture(postgres, redis, FAULTS, TABLES)

    try:
        with both() as engines:
            figures = asyncio.run(limited(*engines))
    except Missing as reason:
        pytest.skip(str(reason))
    assert figures["acknowledged"] >= MOVES_BETWEEN_FAULTS * FAULTS
    assert figures["bot_moves"] > 5 * FAULTS
    assert figures["views"] > figures["acknowledged"]


if __name__ == "__main__":
    with both() as engines:
        print(json.dumps(asyncio.run(torture(*engines, FAULTS, TABLES))))
