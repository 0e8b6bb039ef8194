"""Copies of the store: whole (backup, restore) and in formats that outlive it (export)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from tana.atomic_write import OWNER_ONLY, atomic_file
from tana.core.game_file import save
from tana.errors import TanaError
from tana.server.storage.factory import need_asyncpg, without_password
from tana.server.storage.sqlite_store import MIGRATIONS, check_ours, connect, lock
from tana.server.tables import log
from tana.server.tables.finished_game import finished_game
from tana.server.tables.log import Row
from tana.server.tables.table import CannotReplay, Table

OWNER_FOLDER = 0o700


def backup(database: Path, target: Path) -> int:
    """A consistent copy of a database that may be in use; returns the number of tables."""
    _need_file(database)
    if target.exists():
        raise TanaError(f"{target} exists already")
    with (
        _readable(database),
        atomic_file(target, OWNER_ONLY, durable=True) as part,
        contextlib.closing(connect(database)) as source,
        contextlib.closing(sqlite3.connect(part)) as copy,
    ):
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    return check(target)


def restore(source: Path, database: Path, replace: bool = False) -> int:
    """Put a backup in the place of a database that no server uses. Returns the number of tables."""
    _need_sqlite(database)
    _need_file(source)
    check(source)
    if database.exists() and not replace:
        raise TanaError(f"{database} exists already; say --replace to lose it")
    database.parent.mkdir(mode=OWNER_FOLDER, parents=True, exist_ok=True)
    is_new = not database.exists()
    held = lock(database)
    try:
        with atomic_file(database, OWNER_ONLY, durable=True) as part:
            with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(part)) as copy:
                old.backup(copy)
            for suffix in ("-wal", "-shm"):
                database.with_name(database.name + suffix).unlink(missing_ok=True)
    except BaseException:
        if is_new:
            database.unlink(missing_ok=True)
        raise
    finally:
        os.close(held)
    return check(database)


def check(database: Path) -> int:
    """Whether a file is a whole database of a version we know; returns the number of tables."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise TanaError(f"{database} is damaged")
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if not 1 <= version <= len(MIGRATIONS):
                raise TanaError(f"{database} has version {version}; this Tana knows 1 to {len(MIGRATIONS)}")
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as fault:
        raise TanaError(f"{database}: {fault}") from None


RawRow = tuple[int, int, str, str, bytes]
"""Seq, at, holder, command, body."""
TakeLog = Callable[[str, list[RawRow], float], None]
"""Takes the name and the rows of a log, and which part of all logs is done."""


def export(
    database: Path | str,
    folder: Path,
    refused: Callable[[str, str], None],
    watch: Callable[[float], None] = lambda part: None,
) -> tuple[int, int]:
    """Every log as JSON Lines and every finished game as a record; returns how many records and logs.

    Reads one moment of a database that may be in use. Logs hold every secret of their games: keep them as you keep the
    database.
    """
    records = logs = 0

    def take(name: str, raw: list[RawRow], part: float) -> None:
        nonlocal records, logs
        watch(part)
        folder.mkdir(mode=OWNER_FOLDER, parents=True, exist_ok=True)
        _write_log(folder / f"{name}.log.jsonl", raw)
        logs += 1
        try:
            records += _write_record(folder, raw)
        except (CannotReplay, msgspec.MsgspecError) as fault:
            refused(name, str(fault))

    if isinstance(database, str):
        asyncio.run(_read_postgres(database, take))
    else:
        _read_sqlite(database, take)
    return records, logs


def _read_sqlite(database: Path, take: TakeLog) -> None:
    _need_file(database)
    with _readable(database), contextlib.closing(connect(database)) as connection:
        connection.execute("BEGIN")
        names = connection.execute("SELECT id FROM tables ORDER BY made, id").fetchall()
        for number, (name,) in enumerate(names):
            raw = connection.execute(
                "SELECT seq, at, holder, command, body FROM log WHERE table_id = ? ORDER BY seq", (name,)
            ).fetchall()
            take(name, raw, number / len(names))


async def _read_postgres(url: str, take: TakeLog) -> None:
    asyncpg = need_asyncpg()
    try:
        connection = await asyncpg.connect(url)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise TanaError(f"{without_password(url)}: {fault}") from None
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            names = await connection.fetch("SELECT id FROM tables ORDER BY made, id")
            for number, (name,) in enumerate(names):
                raw = await connection.fetch(
                    "SELECT seq, at, holder, command, body FROM log WHERE table_id = $1 ORDER BY seq", name
                )
                take(name, [tuple(row) for row in raw], number / len(names))
    finally:
        await connection.close()


def _write_log(path: Path, raw: list[RawRow]) -> None:
    with os.fdopen(os.open(path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, OWNER_ONLY), "w", encoding="utf-8") as file:
        for seq, at, holder, command, body in raw:
            line = {"seq": seq, "at": at, "holder": holder, "command": command, "entry": json.loads(body)}
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def _write_record(folder: Path, raw: list[RawRow]) -> bool:
    table = Table.replay([Row(seq, at, log.decode(body), holder, command) for seq, at, holder, command, body in raw])
    if not table.is_finished() or table.made.position is not None:
        return False
    path = folder / f"{table.game.name}-{table.id}.tana"
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, OWNER_ONLY))
    save(finished_game(table).match(), path)
    path.chmod(OWNER_ONLY)
    return True


def _need_file(path: Path | str) -> None:
    _need_sqlite(path)
    if not Path(path).exists():
        raise TanaError(f"no database at {path}")
    check_ours(Path(path))
    if Path(path).stat().st_size == 0:
        raise TanaError(f"{path} is empty")


@contextlib.contextmanager
def _readable(database: Path) -> Iterator[None]:
    """Turn SQLite's errors about a database into one line."""
    try:
        yield
    except sqlite3.Error as fault:
        raise TanaError(f"{database}: {fault}") from None


def _need_sqlite(database: Path | str) -> None:
    if isinstance(database, str):
        raise TanaError(
            "this is for SQLite files; PostgreSQL has its own: pg_dump --format=custom --file=tana.dump DATABASE, "
            "pg_restore --clean --if-exists --dbname=DATABASE tana.dump (more in docs/operate.md)"
        )
