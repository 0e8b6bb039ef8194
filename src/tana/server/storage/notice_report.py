"""Reads notifications from a database that a server may be using, for `tana remind`. Changes nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from tana.errors import TanaError
from tana.server.storage.devices import DatabaseRow
from tana.server.storage.factory import need_asyncpg, without_password
from tana.server.storage.notices import NoticeState, NoticeStore, Step, Turn
from tana.server.storage.sqlite_access import numbered
from tana.server.storage.sqlite_store import check_ours

_OLDER = "start the server once to upgrade the database"


class Report(Struct, frozen=True):
    """The turns that tables wait for, and which holders were notified of them."""

    turns: list[Turn]
    states: dict[tuple[str, str], NoticeState]
    """By table and holder."""
    reachable: set[str]
    """The holders with at least one channel."""


class _Reading(NoticeStore):
    """A notice store that only reads."""

    async def write(self, *steps: Step) -> list[Sequence[DatabaseRow]]:
        raise TanaError("this notice store is read-only")

    async def report(self) -> Report:
        states = {(one.table, one.holder): one for one in await self.states()}
        return Report(await self.waiting(), states, await self.with_channels())


class _SqliteReading(_Reading):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        return self._connection.execute(numbered(statement), values).fetchall()


class _PostgresReading(_Reading):
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        rows: Sequence[DatabaseRow] = await self._connection.fetch(statement, *values)
        return rows


async def waiting_in(database: Path | str) -> Report:
    """Every table that waits for somebody, longest first, and who was notified."""
    return await (_of_postgres(database) if isinstance(database, str) else _of_sqlite(database))


async def _of_sqlite(database: Path) -> Report:
    if not database.exists():
        raise TanaError(f"no database at {database}")
    check_ours(database)
    try:
        with contextlib.closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return await _SqliteReading(connection).report()
    except sqlite3.OperationalError as fault:
        hint = f" ({_OLDER})" if "no such" in str(fault) else ""
        raise TanaError(f"{database}: {fault}{hint}") from None


async def _of_postgres(url: str) -> Report:
    asyncpg = need_asyncpg()
    try:
        connection = await asyncpg.connect(url)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise TanaError(f"{without_password(url)}: {fault}") from None
    try:
        return await _PostgresReading(connection).report()
    except (asyncpg.UndefinedTableError, asyncpg.UndefinedColumnError):
        raise TanaError(f"{without_password(url)}: {_OLDER}") from None
    finally:
        await connection.close()
