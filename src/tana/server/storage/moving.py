"""Moving a house from a SQLite file to an empty PostgreSQL database, in one transaction."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from tana.errors import TanaError
from tana.server.storage.backup import check, mark_brought
from tana.server.storage.factory import need_asyncpg, without_password
from tana.server.storage.sqlite_store import connect
from tana.server.storage.sqlite_store import migrate as migrate_sqlite

LEFT_BEHIND = {"leases"}
"""Tables that only matter to a running server."""
OWN_COLUMNS = {"tables": {"seq", "bot_due", "bot_tries"}}
"""Columns that only PostgreSQL has."""
ROWS_AT_ONCE = 5_000
HEADS = "UPDATE tables SET seq = (SELECT max(seq) FROM log WHERE table_id = id)"
BOTS_MAY_MOVE = "UPDATE tables SET bot_due = now() WHERE turn >= 0 AND asked = 0"
"""A worker checks each of these tables, and settles those where no bot has to move."""
COLUMNS = """
SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = current_schema()
"""


async def move(source: Path, url: str) -> int:
    """Copy a backup into an empty PostgreSQL database; returns the number of tables."""
    from tana.server.storage.postgres_store import migrate

    tables = check(source)
    asyncpg = need_asyncpg()
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(_present(source, Path(folder))) as old:
        try:
            new = await asyncpg.connect(url)
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
            raise TanaError(f"{without_password(url)}: {fault}") from None
        try:
            await migrate(new)
            async with new.transaction():
                await _copy(old, new, without_password(url))
        except asyncpg.PostgresError as fault:
            raise TanaError(f"{without_password(url)}: {fault}") from None
        finally:
            await new.close()
    return tables


def _present(source: Path, folder: Path) -> sqlite3.Connection:
    """A copy of a backup, upgraded to the current version."""
    copy = connect(folder / "moving.db")
    with contextlib.closing(sqlite3.connect(source)) as backup:
        backup.backup(copy)
    migrate_sqlite(copy)
    mark_brought(copy, "moved")
    return copy


async def _copy(old: sqlite3.Connection, new: Any, name: str) -> None:
    kinds: dict[str, dict[str, str]] = {}
    for table, column, kind in await new.fetch(COLUMNS):
        kinds.setdefault(table, {})[column] = kind
    for table in _in_order(old):
        if await new.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})"):
            raise TanaError(f"{name} is not empty: restore into a new database")
        columns = [line[1] for line in old.execute(f"PRAGMA table_info({table})")]
        missing = kinds[table].keys() ^ {*columns}
        if missing != OWN_COLUMNS.get(table, set()):
            raise TanaError(f"{table} has other columns in PostgreSQL: {', '.join(sorted(missing))}")
        await _copy_table(old, new, table, columns, kinds[table])
    await new.execute(HEADS)
    await new.execute(BOTS_MAY_MOVE)


async def _copy_table(old: sqlite3.Connection, new: Any, table: str, columns: list[str], kinds: dict[str, str]) -> None:
    flags = {number for number, column in enumerate(columns) if kinds[column] == "boolean"}
    heads = {"tables": ["seq"]}.get(table, [])
    found = old.execute(f"SELECT {', '.join(columns)} FROM {table}")
    while lines := found.fetchmany(ROWS_AT_ONCE):
        rows = [
            (*(bool(value) if number in flags else value for number, value in enumerate(line)), *(0 for _ in heads))
            for line in lines
        ]
        await new.copy_records_to_table(table, records=rows, columns=[*columns, *heads])


def _in_order(old: sqlite3.Connection) -> list[str]:
    """The tables of a file, each after those that its foreign keys refer to."""
    names = [name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    waiting = [name for name in names if name not in LEFT_BEHIND and not name.startswith("sqlite_")]
    ordered: list[str] = []
    while waiting:
        ready = [
            name
            for name in waiting
            if {line[2] for line in old.execute(f"PRAGMA foreign_key_list({name})")} <= {*ordered, name}
        ]
        ordered += ready
        waiting = [name for name in waiting if name not in ready]
    return ordered
