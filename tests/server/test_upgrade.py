"""A server of this release on a database of the one before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tana.client import Refused
from tana.server.storage.backup import backup, restore
from tana.server.storage.sqlite_store import MIGRATIONS
from tests.server.conftest import Runner
from tests.server.harness import House, seated, serving

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
    """Whatever is asked of a table from before, the answer says that it is one."""
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
    assert version_of(restored) == 1, "the release before can go on with it"
    assert rows_of(restored, GATHERING, UNDER_WAY) == before
