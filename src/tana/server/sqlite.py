"""The store on SQLite: one file, nothing to install.

One thread writes. It takes everything that waits, writes it in one transaction and waits once for the disk (group
commit), so the number of moves per second does not hang on how long the disk takes. Each call is a savepoint of
its own: a conflict undoes that call alone. Another thread reads, beside the writer (WAL).
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from tana.server import log
from tana.server.log import Row
from tana.server.store import Conflict, StoreError

T = TypeVar("T")

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        made INTEGER NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tables_by_age ON tables (touched);
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        holder TEXT NOT NULL,
        command TEXT NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE places (
        holder TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (holder, table_id)
    ) STRICT, WITHOUT ROWID;
    """,
)
"""Each lifts the database by one version (`PRAGMA user_version`)."""

OWNER_ONLY = 0o600
BUSY_MS = 5000
MOST_AT_ONCE = 512


def connect(path: Path) -> sqlite3.Connection:
    """A connection as the store needs it: WAL, and every commit on disk before it returns."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to the present version; refuses one from the future."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise StoreError(f"the database has version {version}; this Tana knows versions up to {len(MIGRATIONS)}")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


@dataclass
class _Job:
    """Something to write, and who waits for it."""

    write: Callable[[sqlite3.Connection], Any]
    done: Future[Any] = field(default_factory=Future)
    outcome: Any = None
    fault: Exception | None = None


class SqliteStore:
    """See `tana.server.store.Store`."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
        try:
            self._writing = connect(path)
            migrate(self._writing)
            self._reading = connect(path)
        except sqlite3.Error as fault:
            raise StoreError(f"{path}: {fault}") from fault
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "tana-read")
        self._writer = threading.Thread(target=self._write_all, name="tana-write", daemon=True)
        self._writer.start()
        self.commits = 0
        self._closed = False

    # --- the interface -----------------------------------------------------------------------------------------

    async def create(self, table: str, code: str, first: Row, holders: Iterable[str]) -> None:
        people = tuple(holders)

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", (table, code, first.at, first.at))
            _insert(connection, table, (first,), people)

        await self._submit(write)

    async def append(
        self, table: str, rows: Sequence[Row], holders: Iterable[str] = (), bot: bool | None = None
    ) -> None:
        people = tuple(holders)

        def write(connection: sqlite3.Connection) -> None:
            _insert(connection, table, rows, people)
            connection.execute("UPDATE tables SET touched = ? WHERE id = ?", (rows[-1].at, table))

        await self._submit(write)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        found = await self._query(
            "SELECT seq, at, body, holder, command FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", table, after
        )
        return [Row(seq, at, log.decode(body), holder, command) for seq, at, body, holder, command in found]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        marks = ", ".join("?" * len(tables))
        return dict(
            await self._query(
                f"SELECT table_id, max(seq) FROM log WHERE table_id IN ({marks}) GROUP BY table_id", *tables
            )
        )

    async def find_code(self, code: str) -> str | None:
        found = await self._query("SELECT id FROM tables WHERE code = ?", code)
        return found[0][0] if found else None

    async def tables_of(self, holder: str) -> list[str]:
        found = await self._query(
            "SELECT id FROM places JOIN tables ON id = table_id WHERE holder = ? ORDER BY touched DESC, id", holder
        )
        return [table for (table,) in found]

    async def tables(self) -> list[str]:
        return [table for (table,) in await self._query("SELECT id FROM tables ORDER BY made, id")]

    async def forget(self, before: int) -> int:
        def write(connection: sqlite3.Connection) -> int:
            return connection.execute("DELETE FROM tables WHERE touched < ?", (before,)).rowcount

        return int(await self._submit(write))

    async def ping(self) -> None:
        await self._query("SELECT 1")

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()

    # --- reading -----------------------------------------------------------------------------------------------

    async def _query(self, statement: str, *values: Any) -> list[Any]:
        def fetch() -> list[Any]:
            return self._reading.execute(statement, values).fetchall()

        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, fetch)
        except sqlite3.Error as fault:
            raise StoreError(str(fault)) from fault

    # --- writing -----------------------------------------------------------------------------------------------

    async def _submit(self, write: Callable[[sqlite3.Connection], Any]) -> Any:
        if self._closed:
            raise StoreError("the store is closed")
        job = _Job(write)
        self._jobs.put(job)
        return await asyncio.wrap_future(job.done)

    def _write_all(self) -> None:
        """The writing thread: whatever waits goes into one transaction."""
        last = False
        while not last:
            first = self._jobs.get()
            batch = [] if first is None else [first]
            last = first is None
            while not last and len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                else:
                    batch.append(job)
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[_Job]) -> None:
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._write_one(job)
            self._writing.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as fault:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            for job in batch:
                job.fault = StoreError(str(fault))
        for job in batch:
            if job.fault is not None:
                job.done.set_exception(job.fault)
            else:
                job.done.set_result(job.outcome)

    def _write_one(self, job: _Job) -> None:
        self._writing.execute("SAVEPOINT job")
        try:
            job.outcome = job.write(self._writing)
        except sqlite3.IntegrityError as fault:
            self._writing.execute("ROLLBACK TO job")
            job.fault = Conflict(str(fault))
        self._writing.execute("RELEASE job")


def _insert(connection: sqlite3.Connection, table: str, rows: Sequence[Row], holders: Iterable[str]) -> None:
    connection.executemany(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
        [(table, row.seq, row.at, row.holder, row.command, log.encode(row.entry)) for row in rows],
    )
    connection.executemany("INSERT OR IGNORE INTO places VALUES (?, ?)", [(holder, table) for holder in holders])
