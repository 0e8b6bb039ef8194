"""Upgrades: a server of this release on databases of earlier ones, and the way back."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tana.client import Refused
from tana.server.storage.backup import backup, restore
from tana.server.storage.scheduled_backup import BackupPlan, make
from tana.server.storage.sqlite_store import MIGRATIONS
from tests.server.conftest import Runner
from tests.server.harness import House, play_randomly, seated, serving

DUMP = Path(__file__).with_name("database_of_0_1.sql")
KEY = "arVjWjF1WWuA7dqUmU_g6jVUdLBOgpfPRDn6N1zjdvQ"
GATHERING, UNDER_WAY = "44b1df0ae3063a590945", "00558f34dc079d0f28ed"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tana.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    return path


def rows_of(database: Path, *tables: str) -> list[tuple[Any, ...]]:
    marks = ", ".join("?" * len(tables))
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(
            f"SELECT * FROM log WHERE table_id IN ({marks}) ORDER BY table_id, seq", tables
        ).fetchall()


def version_of(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def test_tables_of_an_older_release_are_refused_by_name_and_kept(run: Runner, database: Path) -> None:
    before = rows_of(database, GATHERING, UNDER_WAY)

    async def check() -> None:
        async with serving(database.parent) as house:
            for table in (GATHERING, UNDER_WAY):
                await refused(house, table)
            new, visitors = await seated(house, "molly", 2)
            assert [line["table"] for line in (await visitors[0].get("/api/tables"))["tables"]] == [new]

    run(check())
    assert version_of(database) == len(MIGRATIONS) > 1
    assert rows_of(database, GATHERING, UNDER_WAY) == before and len(before) == 13


async def refused(house: House, table: str) -> None:
    """Check that all requests about a table of an old version are refused as such."""
    visitor = house.visitor(KEY)
    for asked in (
        visitor.get(f"/api/tables/{table}"),
        visitor.get(f"/api/tables/{table}/record"),
        visitor.command(table, "start"),
    ):
        with pytest.raises(Refused, match="begun with another Tana: a log of version 1") as found:
            await asked
        assert found.value.code == "old-game"


def test_a_copy_from_before_the_upgrade_can_be_put_back(run: Runner, database: Path, tmp_path: Path) -> None:
    before = rows_of(database, GATHERING, UNDER_WAY)
    assert backup(database, tmp_path / "copy.db") == 2

    async def check() -> None:
        async with serving(database.parent) as house:
            await seated(house, "uly", 2)

    run(check())
    (tmp_path / "back").mkdir()
    restored = tmp_path / "back" / "tana.db"
    assert restore(tmp_path / "copy.db", restored) == 2
    assert version_of(restored) == 1, "the earlier release can use it"
    assert rows_of(restored, GATHERING, UNDER_WAY) == before


DUMP_0_2 = Path(__file__).with_name("database_of_0_2.sql")
GATHERING_0_2 = ("262f8daf843156a4be39", "d7AcHkTjelu_qVHTi7xOPhmxsQGGHKMZTPmFD99M7I8")
UNDER_WAY_0_2 = ("cc88d9226d5d470f4222", "Jw3vRFb2zU7feD8ZuGjqD0KIzouPnoeNt1NcWkfYTgQ")
GUEST_0_2 = "lErKxfimgTPhpq1waF2uuGqniIeFJPKX_AuCWQKtBeg"
OVER_0_2 = ("87b7a8487210cd9f8c44", "2JfItmgOjGWPMgbVUDtQXzJR0EptHHyVvGwN3YgdWA8")


@pytest.fixture
def database_0_2(tmp_path: Path) -> Path:
    path = tmp_path / "tana.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(DUMP_0_2.read_text(encoding="utf-8"))
    return path


def test_games_of_0_2_continue(run: Runner, database_0_2: Path) -> None:
    """The gathering table still gathers, the running game is played to its end, and the finished one has a record."""
    before = rows_of(database_0_2, UNDER_WAY_0_2[0])

    async def check() -> None:
        async with serving(database_0_2.parent) as house:
            host = house.visitor(GATHERING_0_2[1])
            assert (await host.get(f"/api/tables/{GATHERING_0_2[0]}"))["phase"] == "gathering"
            table, key = UNDER_WAY_0_2
            one, other = house.visitor(key), house.visitor(GUEST_0_2)
            async with one.sit(table, 1) as first, other.sit(table, 2) as second:
                assert first.table["seq"] == 10
                await asyncio.gather(play_randomly(first, random.Random(1)), play_randomly(second, random.Random(2)))
                assert first.table["phase"] == "over"
            over = await house.visitor(OVER_0_2[1]).get(f"/api/tables/{OVER_0_2[0]}")
            assert over["outcome"]["scores"] == [3, 1]
            async with house.browser() as browser:
                browser.cookies.set("tana", OVER_0_2[1])
                assert (await browser.get(f"/api/tables/{OVER_0_2[0]}/record")).status_code == 200

    run(check())
    assert rows_of(database_0_2, UNDER_WAY_0_2[0])[: len(before)] == before


@pytest.mark.parametrize("dump", [DUMP, DUMP_0_2], ids=["0.1", "0.2"])
def test_the_way_back_after_an_upgrade(run: Runner, tmp_path: Path, dump: Path) -> None:
    """After a scheduled backup, an upgrade and some moves, restoring the backup gives identical tables."""
    path = tmp_path / "tana.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
        before = list(connection.iterdump())
        version = version_of(path)
    report = make(path, BackupPlan(tmp_path / "backups"), 1_795_000_000_000)
    assert report.fault == ""

    async def play() -> None:
        async with serving(tmp_path) as house:
            await seated(house, "uly", 2)

    run(play())
    restore(tmp_path / "backups" / report.file, path, replace=True)
    assert version_of(path) == version
    with closing(sqlite3.connect(path)) as connection:
        assert list(connection.iterdump()) == before
