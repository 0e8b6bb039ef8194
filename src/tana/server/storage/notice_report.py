"""Reading notifications from a database that a server may be using, for `tana remind`. Changes nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

from tana.errors import TanaError
from tana.server.storage.devices import DatabaseRow
from tana.server.storage.factory import need_asyncpg, without_password
from tana.server.storage.notices import NoticeStore, Step, Waiting
from tana.server.storage.sqlite_devices import numbered
from tana.server.storage.sqlite_store import check_ours

Report: TypeAlias = tuple[list[Waiting], set[str]]
"""The tables where somebody has to move, and everybody who wants to be notified somewhere."""
_OLDER = "start the server once: the database is of an older version"


class _Reading(NoticeStore):
    """The reading half of a notice store."""

    async def write(self, *steps: Step) -> list[Sequence[DatabaseRow]]:
        raise TanaError("this is for reading")

    async def report(self) -> Report:
        return await self.waiting(), await self.with_channels()


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
    """Every table where somebody has to move, the longest waiting first, and who wants to be notified."""
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
