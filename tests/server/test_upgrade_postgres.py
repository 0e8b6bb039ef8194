"""Upgrades on PostgreSQL: a server of this release on databases with the schemas and rows of earlier ones."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tana.server.storage.postgres_store import MIGRATIONS
from tests.server.conftest import Runner
from tests.server.engines import Postgres
from tests.server.harness import play_randomly, serving
from tests.server.test_upgrade import (
    DUMP,
    DUMP_0_2,
    GUEST_0_2,
    KEY,
    OVER_0_2,
    UNDER_WAY,
    UNDER_WAY_0_2,
    refused,
)

asyncpg = pytest.importorskip("asyncpg")
pytestmark = pytest.mark.xdist_group("engines")
VERSIONS = {DUMP: 1, DUMP_0_2: 3}
"""The number of migrations of each release."""


async def left_by(dump: Path, url: str) -> list[tuple[Any, ...]]:
    """Make a database as an earlier release left it; returns its log."""
    with closing(sqlite3.connect(":memory:")) as old:
        old.executescript(dump.read_text(encoding="utf-8"))
        assert old.execute("PRAGMA user_version").fetchone()[0] == VERSIONS[dump]
        columns = "id, code, made, touched" + (", turn, card" if dump == DUMP_0_2 else "")
        tables = old.execute(f"SELECT {columns} FROM tables").fetchall()
        rows = {name: old.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in ("log", "places")}
        devices = old.execute("SELECT * FROM devices").fetchall() if dump == DUMP_0_2 else []
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE TABLE tana_version (version integer PRIMARY KEY)")
    for number, script in enumerate(MIGRATIONS[: VERSIONS[dump]], start=1):
        await connection.execute(script)
        await connection.execute("INSERT INTO tana_version VALUES ($1)", number)
    for id, *more in tables:
        seq = max(row[1] for row in rows["log"] if row[0] == id)
        values = ", ".join(f"${number}" for number in range(1, len(more) + 3))
        statement = f"INSERT INTO tables (id, seq, {columns.removeprefix('id, ')}) VALUES ({values})"
        await connection.execute(statement, id, seq, *more)
    for row in rows["log"]:
        await connection.execute("INSERT INTO log VALUES ($1, $2, $3, $4, $5, $6)", *row)
    for row in rows["places"]:
        await connection.execute("INSERT INTO places VALUES ($1, $2)", *row)
    for *row, ended in devices:
        await connection.execute("INSERT INTO devices VALUES ($1, $2, $3, $4, $5, $6, $7)", *row, bool(ended))
    await connection.close()
    return rows["log"]


async def log_of(url: str, tables: set[str]) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    found = await connection.fetch("SELECT * FROM log WHERE table_id = ANY($1) ORDER BY table_id, seq", sorted(tables))
    await connection.close()
    return [tuple(row) for row in found]


async def version_of(url: str) -> int:
    connection = await asyncpg.connect(url)
    found = await connection.fetchval("SELECT max(version) FROM tana_version")
    await connection.close()
    return int(found)


def test_tables_of_0_1_are_refused_by_name_and_kept(run: Runner, tmp_path: Path, postgres: Postgres) -> None:
    async def check() -> None:
        url: Any = postgres.new_database()
        before = await left_by(DUMP, url)
        async with serving(tmp_path, database=url) as house:
            await refused(house, UNDER_WAY)
            assert (await house.visitor(KEY).get("/api/me"))["privacy"]["history"] == "known"
        assert await version_of(url) == len(MIGRATIONS)
        assert await log_of(url, {row[0] for row in before}) == before

    run(check())


def test_games_of_0_2_continue_and_enter_the_history(run: Runner, tmp_path: Path, postgres: Postgres) -> None:
    async def check() -> None:
        url: Any = postgres.new_database()
        before = await left_by(DUMP_0_2, url)
        async with serving(tmp_path, database=url) as house:
            table, key = UNDER_WAY_0_2
            one, other = house.visitor(key), house.visitor(GUEST_0_2)
            async with one.sit(table, 1) as first, other.sit(table, 2) as second:
                await asyncio.gather(play_randomly(first, random.Random(1)), play_randomly(second, random.Random(2)))
                assert first.table["phase"] == "over"
            over = await house.visitor(OVER_0_2[1]).get(f"/api/tables/{OVER_0_2[0]}")
            assert over["outcome"]["scores"] == [3, 1]
            while not [line for line in (await one.get("/api/history"))["lines"] if line["table"] == table]:
                await asyncio.sleep(0.05)
            lines = (await house.visitor(OVER_0_2[1]).get("/api/history"))["lines"]
            assert OVER_0_2[0] in [line["table"] for line in lines], "games finished before the upgrade are included"
        assert await version_of(url) == len(MIGRATIONS)
        kept = {tuple(row) for row in await log_of(url, {row[0] for row in before})}
        assert set(before) <= kept, "no entry has changed"

    run(check())
