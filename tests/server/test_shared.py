"""Shared engines: several processes at one table, the queue of bots, and engines that fail and recover."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tana.client import Refused, Visitor
from tana.server.app import Config, make_service
from tana.server.bus.factory import open_bus
from tana.server.bus.interface import Bus
from tana.server.bus.redis_bus import RedisBus
from tana.server.live.bot_players import BotsHere
from tana.server.live.bot_worker import BotWorker
from tana.server.live.limits import Limits
from tana.server.live.table_service import TableService
from tana.server.storage.bot_queue import Claim
from tana.server.storage.factory import is_shared, open_store, without_password
from tana.server.storage.interface import Conflict, StoreError
from tana.server.storage.postgres_store import MIGRATIONS, PATIENCE_SECONDS, PostgresStore
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables import log
from tana.server.tables.log import Row
from tests.fault.lines import Line
from tests.server.conftest import Runner
from tests.server.engines import Postgres, Redis
from tests.server.harness import House, play_randomly, serving, soon

pytestmark = pytest.mark.xdist_group("engines")

CUTS = 20
LEASE = 60.0


def row(seq: int, phrase: str = "hello", at: int = 1000) -> Row:
    return Row(seq, at, log.Said(0, phrase=phrase), "holder", f"c{seq}")


@contextlib.asynccontextmanager
async def houses(folder: Path, database: str, bus: str, count: int = 2) -> AsyncIterator[list[House]]:
    """Run several servers on shared engines, without bots."""
    async with contextlib.AsyncExitStack() as stack:
        opened = []
        for _ in range(count):
            config: dict[str, Any] = {"database": database, "bus": bus, "bot_processes": 0}
            service = make_service(Config(**config, bot_pace=0.0), bots=BotsHere())
            opened.append(await stack.enter_async_context(serving(folder, service=service, **config)))
        yield opened


# --- addresses ---------------------------------------------------------------------------------------------


def test_an_address_says_which_engine_it_means(tmp_path: Path) -> None:
    assert is_shared("postgresql://host/tana") and not is_shared(tmp_path / "tana.db")
    assert isinstance(open_store(tmp_path / "tana.db"), SqliteStore)
    assert isinstance(open_store("postgresql://host/tana"), PostgresStore)
    assert isinstance(open_bus("valkey://host:6379/0"), RedisBus)
    assert without_password("postgresql://ada:secret@host:5432/tana") == "postgresql://ada:…@host:5432/tana"
    assert without_password("postgresql://host/tana") == "postgresql://host/tana"
    assert (
        without_password("postgresql://host/tana?user=ada&password=secret")
        == "postgresql://host/tana?user=ada&password=…"
    )


# --- PostgreSQL --------------------------------------------------------------------------------------------


def test_processes_that_start_together_migrate_once(run: Runner, postgres: Postgres) -> None:
    async def check() -> None:
        url = postgres.new_database()
        stores = [PostgresStore(url) for _ in range(4)]
        await asyncio.gather(*(store.ping() for store in stores))
        for store in stores:
            await store.close()
        versions = postgres.query("SELECT version FROM tana_version", url.rpartition("/")[2])
        assert versions.split() == [str(n + 1) for n in range(len(MIGRATIONS))]

    run(check())


def test_a_database_from_the_future_is_refused(run: Runner, postgres: Postgres) -> None:
    async def check() -> None:
        url = postgres.new_database()
        name = url.rpartition("/")[2]
        postgres.query(f"CREATE TABLE tana_version AS SELECT {len(MIGRATIONS) + 1} AS version", name)
        store = PostgresStore(url)
        with pytest.raises(StoreError, match="version"):
            await store.ping()
        await store.close()

    run(check())


def test_every_commit_waits_for_the_disk(run: Runner, postgres: Postgres) -> None:
    async def check() -> None:
        store = PostgresStore(postgres.new_database())
        assert [tuple(line) for line in await store._fetch("SHOW synchronous_commit")] == [("on",)]
        await store.close()

    run(check())


def test_two_stores_never_write_the_same_number(run: Runner, postgres: Postgres) -> None:
    async def check() -> None:
        url = postgres.new_database()
        one, other = PostgresStore(url), PostgresStore(url)
        names = [f"t{n}" for n in range(20)]
        for name in names:
            await one.create(name, name, row(1), [])

        async def write(store: PostgresStore, name: str, phrase: str) -> int:
            won = 0
            for seq in range(2, 8):
                with contextlib.suppress(Conflict):
                    await store.append(name, [row(seq, phrase)])
                    won += 1
            return won

        won = await asyncio.gather(
            *(write(store, name, phrase) for name in names for store, phrase in ((one, "yes"), (other, "no")))
        )
        assert sum(won) == 6 * len(names)
        for name in names:
            assert [line.seq for line in await one.read(name)] == list(range(1, 8))
        await one.close()
        await other.close()

    run(check())


def test_waiting_writes_share_a_statement(run: Runner, postgres: Postgres) -> None:
    async def check() -> None:
        store = PostgresStore(postgres.new_database())
        for n in range(50):
            await store.create(f"t{n}", f"c{n}", row(1), [])
        await asyncio.gather(*(store.append(f"t{n}", [row(2)]) for n in range(50)))
        assert store.appends == 50 and store.statements <= 10
        await store.close()

    run(check())


def test_a_cut_line_leaves_no_doubt(run: Runner, postgres: Postgres) -> None:
    """Even if the connection is repeatedly cut during writes, every acknowledged row is written exactly once."""

    async def check() -> None:
        rng = random.Random(1)
        name = postgres.new_database().rpartition("/")[2]
        async with Line([postgres.port], rng) as line:
            store = PostgresStore(postgres.url(name, line.port))
            await store.create("t", "CODE", row(1), [])

            cuts = 0

            async def cut() -> None:
                nonlocal cuts
                while cuts < CUTS:
                    await asyncio.sleep(rng.uniform(0.05, 0.25))
                    line.drop()
                    cuts += 1

            cutting = asyncio.create_task(cut())
            seq = 1
            while cuts < CUTS:
                seq += 1
                await store.append("t", [row(seq)])
                if seq % 10 == 0:
                    with pytest.raises(Conflict):
                        await store.append("t", [row(seq, "other")])
            await cutting
            assert await store.read("t") == [row(number) for number in range(1, seq + 1)]
            await store.close()

    run(check())


def test_a_database_that_stays_away_is_said_so(run: Runner, postgres: Postgres) -> None:
    async def check() -> None:
        name = postgres.new_database().rpartition("/")[2]
        async with Line([postgres.port], random.Random(1)) as line:
            store = PostgresStore(postgres.url(name, line.port), patience=0.3)
            await store.create("t", "CODE", row(1), [])
            line.targets = []
            line.drop()
            with pytest.raises(StoreError, match="away"):
                await store.append("t", [row(2)])
            line.targets, store.patience = [postgres.port], PATIENCE_SECONDS
            await store.append("t", [row(2)])
            await store.close()

    run(check())


def test_names_that_cannot_be_are_not_found(run: Runner, postgres: Postgres) -> None:
    async def check() -> None:
        store = PostgresStore(postgres.new_database())
        assert await store.read("\x00") == []
        assert await store.find_code("A\x00") is None
        await store.close()

    run(check())


# --- the queue of bots -------------------------------------------------------------------------------------


def test_what_is_due_is_taken_once_and_comes_back(run: Runner, postgres: Postgres) -> None:
    async def check() -> None:
        store = PostgresStore(postgres.new_database())
        for n in range(6):
            await store.create(f"t{n}", f"c{n}", row(1), [])
            await store.append(f"t{n}", [row(2)], bot=True)
        taken = await asyncio.gather(*(store.claim(2, LEASE) for _ in range(4)))
        claims = [claim for some in taken for claim in some]
        assert sorted(claim.table for claim in claims) == [f"t{n}" for n in range(6)]
        assert await store.claim(10, 5) == []
        await store.put_off([Claim("t0", 2, 1)], 2 * LEASE)
        await store.settle(Claim("t1", 2, 1))
        await store.append("t2", [row(3)], bot=False)
        await store.append("t3", [row(3)])
        await store.settle(Claim("t3", 2, 1))
        await store._execute("UPDATE tables SET bot_due = bot_due - $1 * interval '1 second'", LEASE)
        again = sorted(await store.claim(10, 5), key=lambda claim: claim.table)
        assert again == [Claim("t3", 3, 2), Claim("t4", 2, 2), Claim("t5", 2, 2)]
        await store.close()

    run(check())


def worker_service(database: str, bus: str) -> TableService:
    return make_service(Config(database=database, bus=bus, bot_pace=0.0), bots=BotsHere())


async def close(service: TableService) -> None:
    await service.close()
    await service.store.close()
    await service.bus.close()


def test_a_bot_move_of_a_dead_worker_is_made_by_another_once(
    run: Runner, postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    async def check() -> None:
        database = postgres.new_database()
        async with houses(tmp_path, database, redis.url(), 1) as [house]:
            host = house.visitor()
            made = await host.create("molly", [{"kind": "bot"}, {"kind": "bot"}, {"kind": "me"}])
            await host.command(made["table"], "start")
            store = PostgresStore(database)
            dead = await store.claim(10, 0.5)
            services = [worker_service(database, redis.url()) for _ in range(2)]
            workers = [asyncio.create_task(BotWorker(service, store, lease=2.0).run()) for service in services]
            async with host.sit(made["table"]) as session:
                await session.until(lambda table: table["turn"] == 3)
                await play_randomly(session, random.Random(1))
                assert session.table["phase"] == "over"
            rows = await store.read(made["table"])
            assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
            numbers = [one.entry.number for one in rows if isinstance(one.entry, log.Played)]
            assert numbers == list(range(1, len(numbers) + 1))
            for worker in workers:
                worker.cancel()
            await asyncio.gather(*workers, return_exceptions=True)
            for service in services:
                await close(service)
            await store.close()
            assert len(dead) <= 1

    run(check())


# --- several processes at one table ------------------------------------------------------------------------


def test_any_table_on_any_process(run: Runner, postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """A table is made, joined and watched at different processes, played at all of them, and the same at each."""

    async def check() -> None:
        async with houses(tmp_path, postgres.new_database(), redis.url(), 3) as [one, two, three]:
            host, guest = one.visitor(), two.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "remote"}])
            await guest.post("/api/join", {"code": made["code"], "name": "Bo"})
            elsewhere = three.visitor(guest.key)
            assert (await elsewhere.get(f"/api/tables/{made['table']}"))["you"]["seats"] == [2]
            assert (await elsewhere.get("/api/tables"))["tables"][0]["table"] == made["table"]
            await three.visitor(host.key).command(made["table"], "start")
            async with host.sit(made["table"]) as first, elsewhere.sit(made["table"]) as second:
                await soon(lambda: second.table["seats"][0]["presence"] == "present")
                await asyncio.gather(play_randomly(first, random.Random(1)), play_randomly(second, random.Random(2)))
                await second.until(lambda table: table["seq"] == first.table["seq"])
                assert first.table["outcome"] == second.table["outcome"] is not None
                assert [step["seq"] for step in second.steps] == list(range(1, second.table["seq"] + 1))

    run(check())


def test_two_people_cannot_take_one_seat_at_two_processes(
    run: Runner, postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    async def check() -> None:
        async with houses(tmp_path, postgres.new_database(), redis.url()) as [one, two]:
            host = one.visitor()
            for _ in range(5):
                made = await host.create("molly", [{"kind": "me"}, {"kind": "remote"}])
                results = await asyncio.gather(
                    *(house.visitor().join_path(made["path"]) for house in (one, two)), return_exceptions=True
                )
                refused = [result for result in results if isinstance(result, Refused)]
                assert [refusal.code for refusal in refused] == ["full"]

    run(check())


def test_a_device_is_signed_out_at_every_process(run: Runner, postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """A code made at one process works at another, and signing out at one closes sockets at another."""

    async def check() -> None:
        async with houses(tmp_path, postgres.new_database(), redis.url()) as [one, two]:
            host, phone = one.visitor(), two.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "remote"}])
            await phone.post("/api/devices/carry", await code_of(host))
            async with phone.sit(made["table"]) as there:
                (line,) = [line for line in (await host.get("/api/devices"))["devices"] if not line["here"]]
                await host.post("/api/devices/sign-out", {"device": line["id"]})
                with pytest.raises(Refused, match="closed"):
                    await there.until(lambda _: False)
            for house in (one, two):
                with pytest.raises(Refused, match="unknown-table"):
                    await house.visitor(phone.key).get(f"/api/tables/{made['table']}")

    async def code_of(host: Visitor) -> dict[str, str]:
        return {"code": (await host.post("/api/devices/pass", {}))["code"]}

    run(check())


def test_rate_limits_hold_across_processes(run: Runner, redis: Redis) -> None:
    async def check() -> None:
        redis.flush()
        buses = [RedisBus(redis.url()) for _ in range(3)]
        allowed = [await bus.allow("k", 4, 60) for _ in range(3) for bus in buses]
        assert sum(allowed) == 4
        for bus in buses:
            await bus.close()

    run(check())


async def becomes(bus: RedisBus, group: str, members: set[str]) -> None:
    async def is_so() -> bool:
        return await bus.members(group) == members

    await soon(is_so)


def test_somebody_connected_twice_is_there_until_both_are_gone(run: Runner, redis: Redis) -> None:
    async def check() -> None:
        one, other = RedisBus(redis.url()), RedisBus(redis.url())
        await one.enter("g2", "ada", 60)
        await other.enter("g2", "ada", 60)
        await one.leave("g2", "ada")
        await becomes(one, "g2", {"ada"})
        await other.leave("g2", "ada")
        await becomes(one, "g2", set())
        await one.close()
        await other.close()

    run(check())


# --- engines that go away ----------------------------------------------------------------------------------


async def heard(bus: Bus, channel: str) -> list[bytes]:
    found: list[bytes] = []
    await bus.subscribe(channel, found.append)
    return found


def test_a_bus_that_was_away_says_that_something_is_missing(run: Runner, redis: Redis) -> None:
    async def check() -> None:
        gaps: list[int] = []
        async with Line([redis.port], random.Random(1)) as line:
            bus, other = RedisBus(redis.url(line.port)), RedisBus(redis.url())
            bus.on_gap(lambda: gaps.append(1))
            messages = await heard(bus, "a")
            await other.publish("a", b"1")
            await soon(lambda: messages == [b"1"])
            line.targets = []
            line.drop()
            await soon(lambda: bus.away)
            await bus.publish("a", b"lost")
            assert await bus.allow("k2", 1, 60)
            assert not await bus.allow("k2", 1, 60)
            line.targets = [redis.port]
            await soon(lambda: bool(gaps) and not bus.away)
            await other.publish("a", b"2")
            await soon(lambda: messages[-1] == b"2")
            await bus.close()
            await other.close()

    run(check())


def test_tables_go_on_without_the_bus(run: Runner, postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    async def check() -> None:
        async with (
            Line([redis.port], random.Random(1)) as line,
            houses(tmp_path, postgres.new_database(), redis.url(line.port)) as [one, two],
        ):
            host, guest = one.visitor(), two.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "remote"}])
            await guest.join_path(made["path"])
            async with host.sit(made["table"]) as here, guest.sit(made["table"]) as there:
                line.targets = []
                line.drop()
                await here.ask("say", seat=1, phrase="good-luck")
                await there.until(lambda table: len(table["chat"]) == 1)
                assert (await host.http.get("/readyz")).status_code == 503
                line.targets = [redis.port]
                await soon(lambda: not two.service.bus.away)
                await here.ask("say", seat=1, phrase="good-luck")
                await there.until(lambda table: len(table["chat"]) == 2)

    run(check())


def test_tables_wait_while_the_store_is_away_and_go_on_by_themselves(
    run: Runner, postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    async def check() -> None:
        name = postgres.new_database().rpartition("/")[2]
        async with (
            Line([postgres.port], random.Random(1)) as line,
            houses(tmp_path, postgres.url(name, line.port), redis.url(), 1) as [house],
        ):
            assert isinstance(house.service.store, PostgresStore)
            house.service.store.patience = 0.3
            host = house.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "here"}])
            live = house.service.cache.sessions[made["table"]]
            line.targets = []
            line.drop()
            with pytest.raises(Refused, match="unavailable"):
                await host.command(made["table"], "say", seat=1, phrase="good-luck")
            assert live.in_doubt
            with pytest.raises(Refused, match="waiting for its store"):
                await host.command(made["table"], "say", seat=1, phrase="good-luck")
            assert b"tana_tables_waiting 1.0" in house.service.metrics.text()
            line.targets = [postgres.port]
            await soon(lambda: not live.in_doubt)
            assert (await host.command(made["table"], "say", seat=1, phrase="good-luck"))["seq"] == 2
            assert b"tana_tables_waiting 0.0" in house.service.metrics.text()

    run(check())


# --- memory ------------------------------------------------------------------------------------------------


def test_the_tables_in_memory_are_bounded(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(tables=3)) as house:
            host = house.visitor()
            made = [await host.create("molly", [{"kind": "me"}, {"kind": "here"}]) for _ in range(6)]
            assert len(house.service.cache.sessions) == 3
            for one in made:
                assert (await host.get(f"/api/tables/{one['table']}"))["table"] == one["table"]
            assert len(house.service.cache.sessions) == 3

    run(check())
