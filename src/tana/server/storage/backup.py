"""Copies of the store: complete (backup, restore) and in formats that outlive it (export)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tana.atomic_write import OWNER_ONLY, atomic_file, write_atomically
from tana.core.declared import BadRules
from tana.core.game_file import save
from tana.core.rules_file import SUFFIX
from tana.engine.kept_game import game_of_file
from tana.errors import TanaError
from tana.server.storage.factory import need_asyncpg, without_password
from tana.server.storage.hosting import BROUGHT
from tana.server.storage.sqlite_store import MIGRATIONS, check_ours, connect, lock
from tana.server.tables import log
from tana.server.tables.finished_game import finished_game
from tana.server.tables.log import Row
from tana.server.tables.table import CannotReplay, Table

OWNER_FOLDER = 0o700


def backup(database: Path, target: Path) -> int:
    """Copy a database consistently, even while it is in use; return the number of tables."""
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
    """Replace a database that no server is using with a backup; return the number of tables."""
    _need_sqlite(database)
    _need_file(source)
    check(source)
    if database.exists() and not replace:
        raise TanaError(f"{database} exists already; --replace overwrites it")
    database.parent.mkdir(mode=OWNER_FOLDER, parents=True, exist_ok=True)
    is_new = not database.exists()
    held = lock(database)
    try:
        with atomic_file(database, OWNER_ONLY, durable=True) as part:
            with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(part)) as copy:
                old.backup(copy)
                mark_brought(copy, "restored")
            for suffix in ("-wal", "-shm"):
                database.with_name(database.name + suffix).unlink(missing_ok=True)
    except BaseException:
        if is_new:
            database.unlink(missing_ok=True)
        raise
    finally:
        os.close(held)
    return check(database)


def mark_brought(copy: sqlite3.Connection, how: str) -> None:
    """Record how a copy came here (restored or moved), for the host page."""
    if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'server_keys'").fetchone():
        statement = "INSERT INTO server_keys VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        copy.execute(statement, (BROUGHT, how.encode()))
        copy.commit()


def check(database: Path) -> int:
    """Check that a file is an intact database of a supported version; return the number of tables."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise TanaError(f"{database} is damaged")
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if not 1 <= version <= len(MIGRATIONS):
                raise TanaError(f"{database} has version {version}; this Tana supports versions 1 to {len(MIGRATIONS)}")
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as fault:
        raise TanaError(f"{database}: {fault}") from None


@dataclass
class _Kept:
    """The kept rules of a database."""

    bodies: dict[str, bytes] = field(default_factory=dict)
    """Packed rules by name."""
    tables: dict[str, str] = field(default_factory=dict)
    """The name of the rules of each table."""

    def replay(self, rows: Sequence[Row]) -> Table:
        """Replay a table with the first rules that fit: the current ones, then the kept ones. Raises `CannotReplay`."""
        try:
            table = Table.replay(rows)
            table.rules = self.tables.get(table.id, "")
            return table
        except CannotReplay as fault:
            for name, body in self.bodies.items():
                with contextlib.suppress(CannotReplay, BadRules):
                    return Table.replay(rows, game_of_file(body, name))
            raise fault from None


KEPT_RULES, TABLE_RULES = (
    "SELECT id, body FROM kept_rules ORDER BY kept DESC, id",
    "SELECT table_id, rules FROM table_rules",
)


RawRow = tuple[int, int, str, str, bytes]
"""Seq, at, holder, command, body."""
TakeLog = Callable[[str, list[RawRow], float], None]
"""Callback for each log: its name, its rows, and the fraction of all logs done before it."""


def export(
    database: Path | str,
    folder: Path,
    refused: Callable[[str, str], None],
    watch: Callable[[float], None] = lambda part: None,
) -> tuple[int, int]:
    """Write every log as JSON Lines and every finished game as a record; return the numbers of records and logs.

    Reads a consistent snapshot of a database that may be in use. Logs contain all secrets of their games: protect them
    as you protect the database.
    """
    records = logs = 0
    kept = _Kept()

    def take(name: str, raw: list[RawRow], part: float) -> None:
        nonlocal records, logs
        watch(part)
        folder.mkdir(mode=OWNER_FOLDER, parents=True, exist_ok=True)
        _write_log(folder / f"{name}.log.jsonl", raw)
        logs += 1
        try:
            records += _write_record(folder, raw, kept)
        except (CannotReplay, msgspec.MsgspecError) as fault:
            refused(name, str(fault))

    if isinstance(database, str):
        asyncio.run(_read_postgres(database, kept, take))
    else:
        _read_sqlite(database, kept, take)
    return records, logs


def _read_sqlite(database: Path, kept: _Kept, take: TakeLog) -> None:
    _need_file(database)
    with _readable(database), contextlib.closing(connect(database)) as connection:
        connection.execute("BEGIN")
        if _has_kept_rules(connection):
            kept.bodies.update(connection.execute(KEPT_RULES))
            kept.tables.update(connection.execute(TABLE_RULES))
        names = connection.execute("SELECT id FROM tables ORDER BY made, id").fetchall()
        for number, (name,) in enumerate(names):
            raw = connection.execute(
                "SELECT seq, at, holder, command, body FROM log WHERE table_id = ? ORDER BY seq", (name,)
            ).fetchall()
            take(name, raw, number / len(names))


def _has_kept_rules(connection: sqlite3.Connection) -> bool:
    """Whether a database is of a version that has kept rules."""
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'table_rules'").fetchone()
    return found is not None


async def _read_postgres(url: str, kept: _Kept, take: TakeLog) -> None:
    asyncpg = need_asyncpg()
    try:
        connection = await asyncpg.connect(url)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise TanaError(f"{without_password(url)}: {fault}") from None
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            if await connection.fetchval("SELECT to_regclass('table_rules')") is not None:
                kept.bodies.update([(name, bytes(body)) for name, body in await connection.fetch(KEPT_RULES)])
                kept.tables.update([tuple(row) for row in await connection.fetch(TABLE_RULES)])
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


def _write_record(folder: Path, raw: list[RawRow], kept: _Kept) -> bool:
    """Write the record of a finished game and the rules it names; return whether the log had such a game."""
    table = kept.replay([Row(seq, at, log.decode(body), holder, command) for seq, at, holder, command, body in raw])
    if not table.is_finished() or table.made.position is not None:
        return False
    path = folder / f"{table.game.name}-{table.id}.tana"
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, OWNER_ONLY))
    save(finished_game(table).match(), path)
    path.chmod(OWNER_ONLY)
    rules = folder / f"{table.rules}{SUFFIX}"
    if table.rules in kept.bodies and not rules.exists():
        write_atomically(rules, kept.bodies[table.rules], OWNER_ONLY)
    return True


def kept_rules_in(database: Path | str, name: str) -> bytes | None:
    """Read packed kept rules by name from a database that may be in use; None if there are none with this name."""
    if isinstance(database, str):
        return asyncio.run(_kept_rules_in_postgres(database, name))
    if not database.exists():
        return None
    with _readable(database), contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        if not _has_kept_rules(connection):
            return None
        found = connection.execute("SELECT body FROM kept_rules WHERE id = ?", (name,)).fetchone()
        return None if found is None else bytes(found[0])


async def _kept_rules_in_postgres(url: str, name: str) -> bytes | None:
    asyncpg = need_asyncpg()
    try:
        connection = await asyncpg.connect(url)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise TanaError(f"{without_password(url)}: {fault}") from None
    try:
        if await connection.fetchval("SELECT to_regclass('kept_rules')") is None:
            return None
        found = await connection.fetchval("SELECT body FROM kept_rules WHERE id = $1", name)
        return None if found is None else bytes(found)
    finally:
        await connection.close()


def _need_file(path: Path | str) -> None:
    _need_sqlite(path)
    if not Path(path).exists():
        raise TanaError(f"no database at {path}")
    check_ours(Path(path))
    if Path(path).stat().st_size == 0:
        raise TanaError(f"{path} is empty")


@contextlib.contextmanager
def _readable(database: Path) -> Iterator[None]:
    """Turn SQLite errors into one-line errors that name the database."""
    try:
        yield
    except sqlite3.Error as fault:
        raise TanaError(f"{database}: {fault}") from None


def _need_sqlite(database: Path | str) -> None:
    if isinstance(database, str):
        raise TanaError(
            "this command is for SQLite files; for PostgreSQL use pg_dump --format=custom --file=tana.dump DATABASE, "
            "then pg_restore --clean --if-exists --dbname=DATABASE tana.dump (more in docs/operate.md)"
        )
