"""Starting a server: bots whose turn it was at the last shutdown, and the record of how the last run ended."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tana.bots.api import Choice, Glimpse
from tana.cli.main import main
from tana.client import Visitor
from tana.server import app
from tana.server.app import Config, make_service
from tana.server.bus.local import LocalBus
from tana.server.house.host import MOST_STARTS, Start, shown_starts
from tana.server.live.bot_players import BotsHere
from tana.server.live.table_service import TableService
from tana.server.storage.backup import backup, restore
from tana.server.storage.hosting import HostStore
from tana.server.storage.moving import move
from tana.server.storage.scheduled_backup import BackupPlan, copies
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.transport.host_api import KEY_HEADER
from tests.server.conftest import Runner
from tests.server.engines import Postgres
from tests.server.harness import House, people, serving, soon
from tests.server.test_days import Calendar, play_a_turn

MINUTE = 60_000


class Asleep(BotsHere):
    """Bots that were still thinking when their server was killed."""

    async def choose(self, key: str, level: str, glimpse: Glimpse, hint: bool = False, follows: bool = False) -> Choice:
        await asyncio.Event().wait()
        raise AssertionError


async def until_a_bot_decides(house: House) -> tuple[str, list[Visitor]]:
    """A table over days with two people and a bot, where it is the bot's turn but it does not move."""
    host, guest = house.visitor(), house.visitor()
    seats = [*people(2), {"kind": "bot", "level": "random"}]
    made = await host.create("uly", seats, settings={"turn_h": 24}, options={"first": "1"})
    await guest.join_path(made["path"], name="Seat 2")
    await host.command(made["table"], "start")
    turn, rng = 1, random.Random(1)
    while turn != 3:
        async with (host, guest)[turn - 1].sit(made["table"]) as session:
            await play_a_turn(session, rng)
            turn = session.table["turn"]
    return made["table"], [host, guest]


def test_a_bot_that_was_to_move_when_the_server_ended_moves_after_its_start(run: Runner, tmp_path: Path) -> None:
    """Otherwise, in a game over days that nobody opens, the next player would never be notified."""

    async def check() -> None:
        async with serving(tmp_path, bots=Asleep()) as house:
            table, _ = await until_a_bot_decides(house)
        async with serving(tmp_path) as again:

            async def somebody_is_asked() -> bool:
                (found,) = await again.service.store.notices.waiting()
                return found.table == table and found.waiting.asked in (1, 2)

            await soon(somebody_is_asked)
            assert not any(session.connections for session in again.service.cache.sessions.values())

    run(check())


async def starts(house: House) -> list[dict[str, Any]]:
    """The starts on the host page, newest first."""
    store = HostStore(house.service.store.notices)
    async with house.browser() as http:
        answer = await http.get("/api/host", headers={KEY_HEADER: await store.key()})
    found: list[dict[str, Any]] = answer.json()["starts"]
    return found


def test_the_host_page_says_how_each_server_ended(run: Runner, tmp_path: Path) -> None:
    calendar, database = Calendar(), tmp_path / "tana.db"

    async def one_more(count: int, killed: bool = False) -> list[dict[str, Any]]:
        calendar.sleep(1)
        service = TableService(SqliteStore(database), LocalBus(), BotsHere(), clock=calendar, bot_pace=0)
        async with serving(tmp_path, service=service) as house:

            async def written() -> bool:
                return len(await starts(house)) == count

            await soon(written)
            await service.time_keeper.sweep()
            found = await starts(house)
        if killed:
            with closing(sqlite3.connect(database)) as connection, connection:
                connection.execute("DELETE FROM server_keys WHERE name = 'ended'")
        return found

    async def check() -> None:
        first = await one_more(1)
        assert [one["why"] for one in first] == ["first"] and first[0]["before"] == 0
        stopped = await one_more(2, killed=True)
        assert stopped[0] == {"at": calendar(), "before": first[0]["at"], "why": "stopped"}
        assert [one["why"] for one in await one_more(3)] == ["killed", "stopped", "first"]
        backup(database, tmp_path / "copy.db")
        restore(tmp_path / "copy.db", database, replace=True)
        assert [one["why"] for one in await one_more(4)][:2] == ["restored", "killed"]
        assert [one["why"] for one in await one_more(5)][:2] == ["stopped", "restored"]

    run(check())


def test_a_restored_database_is_still_named_after_many_starts() -> None:
    starts = [Start(at, at - 1, "moved" if at == 3 else "restored" if at == 5 else "killed") for at in range(1, 60)]
    shown: list[Start] = []
    for start in starts:
        shown = shown_starts([*shown, start])
    assert [start.at for start in shown] == [3, 5, *range(60 - MOST_STARTS, 60)]


def test_a_backup_is_named_by_the_time_of_the_server(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "CHORE_SECONDS", 0.05)
    calendar, plan = Calendar(), BackupPlan(tmp_path / "copies", hours=24)

    async def check() -> None:
        service = TableService(SqliteStore(tmp_path / "tana.db"), LocalBus(), BotsHere(), clock=calendar, bot_pace=0)
        async with serving(tmp_path, service=service, backups=plan) as house:
            await soon(lambda: len(copies(plan.folder)) == 1)
            key = {KEY_HEADER: await HostStore(service.store.notices).key()}
            async with house.browser() as http:
                page = (await http.get("/api/host", headers=key)).json()
            assert page["backup"]["verified"] == calendar()

    run(check())


# --- moving to PostgreSQL ------------------------------------------------------------------------------------------


@pytest.mark.xdist_group("engines")
def test_a_house_moves_to_postgresql(run: Runner, tmp_path: Path, postgres: Postgres) -> None:
    """Games, seats and devices are moved, and a bot whose turn it was moves there."""
    url = postgres.new_database()

    async def fill() -> tuple[str, list[str | None], list[Any]]:
        async with serving(tmp_path, bots=Asleep()) as house:
            table, visitors = await until_a_bot_decides(house)
            await visitors[0].post("/api/me", {"name": "Ada", "language": "it"})
            seen = [await one.get(f"/api/tables/{table}") for one in visitors]
            return table, [one.key for one in visitors], seen

    async def look(table: str, keys: list[str | None], seen: list[Any]) -> None:
        config = Config(database=url, bot_pace=0.0, compile=False)
        async with serving(tmp_path, service=make_service(config, bots=BotsHere()), database=url) as house:
            host, guest = (house.visitor(key) for key in keys)
            async with host.sit(table) as session:
                await session.until(lambda t: t["turn"] in (1, 2))
                steps = [step for step in session.steps if step["seq"] <= seen[0]["seq"]]
            assert steps == seen[0]["steps"]
            assert (await guest.get(f"/api/tables/{table}"))["you"]["seats"] == [2]
            assert (await host.get("/api/me"))["name"] == "Ada"
            assert (await starts(house))[0]["why"] == "moved"

    async def check() -> None:
        table, keys, seen = await fill()
        backup(tmp_path / "tana.db", tmp_path / "copy.db")
        assert await move(tmp_path / "copy.db", url) == 1
        await look(table, keys, seen)

    run(check())


@pytest.mark.xdist_group("engines")
def test_only_an_empty_database_takes_a_house_in(
    run: Runner, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_database()

    async def fill() -> None:
        async with serving(tmp_path) as house:
            await house.visitor().create("molly", people(2))

    run(fill())
    backup(tmp_path / "tana.db", tmp_path / "copy.db")
    command = ["restore", str(tmp_path / "copy.db"), "--lang", "en", "--database", url]
    assert main([*command, "--replace"]) == 2 and "empty PostgreSQL database" in capsys.readouterr().err
    assert main(command) == 0 and "Restored one table" in capsys.readouterr().out
    assert main(command) == 2 and "is not empty" in capsys.readouterr().err
    assert postgres.query("SELECT count(*) FROM tables", url.rpartition("/")[2]) == "1"
