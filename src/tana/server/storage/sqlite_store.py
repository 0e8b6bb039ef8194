"""The store on SQLite: one file, nothing to install.

One thread writes. It commits everything that is queued in one transaction and syncs the disk once (group commit), so
throughput does not depend on disk latency. Moves are batched: one statement inserts all their rows. Other writes, and
the whole batch if there is a conflict, get a savepoint for each call, so that a conflict undoes only that call. Another
thread reads at the same time (WAL).
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import queue
import sqlite3
import stat
import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeVar, cast

from tana.atomic_write import OWNER_ONLY
from tana.server.storage.devices import DatabaseRow, DeviceStore
from tana.server.storage.interface import Card, Conflict, DueTable, StoreError
from tana.server.storage.kept_rules import SQLITE_KEPT_RULES
from tana.server.storage.ladder import SQLITE_LADDER
from tana.server.storage.notices import FORGET_CHANNELS, FORGET_QUIET_HOURS, SQLITE_NOTICES, SQLITE_VOTES, NoticeStore
from tana.server.storage.open_tables import SQLITE_OPEN_TABLES
from tana.server.storage.passkeys import SQLITE_PASSKEYS
from tana.server.storage.people import FORGET_PEOPLE, SQLITE_PEOPLE, PeopleStore
from tana.server.storage.puzzle_answers import SQLITE_PUZZLE_ANSWERS
from tana.server.storage.results import SQLITE_LUCK, SQLITE_RESULTS, ResultStore
from tana.server.storage.sql_store import (
    ALIVE,
    CARD_COLUMNS,
    FORGET_CALENDARS,
    FORGET_DEVICES,
    FORGET_PUZZLE_ANSWERS,
    SqlStore,
    card_body,
    card_columns,
    too_new,
)
from tana.server.storage.sqlite_access import numbered
from tana.server.storage.sqlite_devices import SqliteDevices
from tana.server.storage.sqlite_notices import SqliteNotices
from tana.server.storage.sqlite_people import SqlitePeople
from tana.server.storage.sqlite_results import SqliteResults
from tana.server.storage.standing import SQLITE_STANDING
from tana.server.tables import log
from tana.server.tables.log import Row

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
    """
    CREATE TABLE devices (
        key TEXT PRIMARY KEY,
        holder TEXT NOT NULL,
        browser TEXT NOT NULL,
        system TEXT NOT NULL,
        made INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        ended INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX devices_by_holder ON devices (holder);
    CREATE TABLE passes (
        holder TEXT PRIMARY KEY,
        secret TEXT NOT NULL UNIQUE,
        until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN turn INTEGER NOT NULL DEFAULT -1;
    ALTER TABLE tables ADD COLUMN card BLOB;
    """,
    """
    ALTER TABLE tables ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN asked_since INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN deadline INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN remind INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_by_deadline ON tables (due) WHERE due > 0;
    CREATE INDEX tables_by_reminder ON tables (remind) WHERE remind > 0;
    CREATE TABLE marks (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    """,
    SQLITE_NOTICES,
    SQLITE_RESULTS,
    """
    CREATE TABLE bans (holder TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE calendars (
        holder TEXT PRIMARY KEY,
        secret TEXT NOT NULL UNIQUE,
        language TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    SQLITE_PEOPLE,
    SQLITE_LADDER,
    SQLITE_OPEN_TABLES,
    SQLITE_KEPT_RULES,
    SQLITE_PASSKEYS,
    SQLITE_LUCK,
    SQLITE_STANDING,
    SQLITE_VOTES,
    SQLITE_PUZZLE_ANSWERS,
)
"""Each upgrades the database by one version (`PRAGMA user_version`)."""

BUSY_MS = 5000
LEAST_BYTES = 512
"""The smallest page of SQLite: a shorter file is not a database."""
MOST_AT_ONCE = 512
CLOSE_PAUSE = 0.001
LOG_COLUMNS = 6


def connect(path: Path) -> sqlite3.Connection:
    """A connection with the store's settings: WAL, and every commit on disk before it returns."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=2 * MOST_AT_ONCE
    )
    try:
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # a person who was forgotten must not remain in free pages
    except sqlite3.Error:
        connection.close()
        raise
    return connection


_APPENDING = """
CREATE TEMP VIEW appending AS
    SELECT log.*, turn, asked, asked_since, deadline, remind, voting, voting_since
    FROM log JOIN tables ON id = table_id;
CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appending BEGIN
    INSERT INTO log VALUES (new.table_id, new.seq, new.at, new.holder, new.command, new.body);
    UPDATE tables SET
        touched = new.at,
        turn = coalesce(new.turn, turn),
        asked = coalesce(new.asked, asked),
        asked_since = coalesce(new.asked_since, asked_since),
        deadline = coalesce(new.deadline, deadline),
        remind = coalesce(new.remind, remind),
        voting = coalesce(new.voting, voting),
        voting_since = coalesce(new.voting_since, voting_since),
        due = coalesce(new.deadline, due)
    WHERE id = new.table_id;
END;
"""
"""The view that the writing connection inserts into: log rows, each with the columns of its table after it.

It turns many rows of many tables into one statement, and so one transaction: the thread has to wait for the interpreter
lock after each statement.
"""


ANY_DUE = "SELECT 1 FROM tables WHERE due > 0 AND due <= $1 LIMIT 1"
CLAIM_DUE = """
SELECT id, (SELECT max(seq) FROM log WHERE table_id = id) FROM tables WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?
"""
PUT_OFF_DUE = "UPDATE tables SET due = ? WHERE id = ? AND (SELECT max(seq) FROM log WHERE table_id = ?) = ?"


def lock(path: Path) -> int:
    """Lock a database against other servers and `tana restore`; return the file descriptor to close at the end.

    The lock is on the file itself, whatever name or link it was opened by. The operating system releases it when the
    process ends. Close the descriptor after all connections: closing it releases SQLite's own locks too.
    """
    try:
        file = os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY)
    except OSError as fault:
        raise StoreError(f"{path} cannot be opened: {fault.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if os.fstat(file).st_ino != path.stat().st_ino:
            raise OSError  # `tana restore` has just put another file in its place
    except OSError:
        os.close(file)
        raise StoreError(f"{path} is in use by another Tana server") from None
    return file


def check_ours(path: Path) -> None:
    """Raise `StoreError` unless a file is empty or a database of Tana. Changes nothing and creates no files.

    Data that has not been checkpointed is not seen: a database that was just created looks empty. Only SQLite opens the
    file: a process that opens and closes it itself releases SQLite's locks on it, and then another process may delete
    the write-ahead log that this one is still using.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise StoreError(f"{path} is not a file")
        if path.stat().st_size == 0:
            return
        if path.stat().st_size < LEAST_BYTES:  # SQLite treats a file of one byte as empty
            raise sqlite3.DatabaseError("file is not a database")
        address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
        with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as fault:
        raise StoreError(f"{path} is not a Tana database ({fault})") from None
    except OSError as fault:
        raise StoreError(f"{path} cannot be opened: {fault.strerror}") from None
    if names and not names >= {"tables", "log", "places"}:
        raise StoreError(f"{path} is a database of another program")


def _lock_ours(path: Path) -> int:
    """Lock a database of Tana or a new file; raise `StoreError` for a file of another program."""
    if path.exists():
        check_ours(path)
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
    return lock(path)


def _touch(connection: sqlite3.Connection) -> None:
    """Write something that changes nothing, to check that writing works."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {version}")


def migrate(connection: sqlite3.Connection) -> None:
    """Upgrade a database to the current version; raise `StoreError` if its version is newer."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise StoreError(too_new(version, len(MIGRATIONS)))
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


@dataclass
class _Append:
    """Rows for one table."""

    table: str
    lines: list[tuple[object, ...]]
    """The rows that `appending` takes."""
    holders: tuple[str, ...]
    code: str = ""
    card: bytes | None = None

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Write the rows separately."""
        _insert(connection, self)

    def is_plain(self) -> bool:
        """Whether only rows and the turn columns have to be written, as for every move."""
        return not (self.holders or self.code or self.card)


@dataclass(eq=False)
class _Job:
    """A write, and the future that waits for it."""

    write: Callable[[sqlite3.Connection], object]
    done: asyncio.Future[object]
    outcome: object = None
    fault: Exception | None = None

    def answer(self) -> None:
        """Complete the future. Call in the event loop."""
        if self.done.done():
            return
        if self.fault is not None:
            self.done.set_exception(self.fault)
        else:
            self.done.set_result(self.outcome)


class SqliteStore(SqlStore):
    """See `tana.server.storage.interface.Store`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = _lock_ours(path)
        self._full = ""
        """Why the last commit failed; empty: it did not."""
        opened = contextlib.ExitStack()
        opened.callback(os.close, self._lock)
        try:
            self._writing = opened.enter_context(contextlib.closing(connect(path)))
            migrate(self._writing)
            self._writing.executescript(_APPENDING)
            self._reading = connect(path)
        except (sqlite3.Error, StoreError) as fault:
            opened.close()
            raise StoreError(f"{path}: {fault}") from fault
        self._waiting: deque[_Job] = deque()
        self._busy = False
        """Whether the writing thread has a batch or is about to get one."""
        self._batches: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, list[_Job]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "tana-read")
        self._writer = threading.Thread(target=self._write_all, name="tana-write", daemon=True)
        self._writer.start()
        self.devices: DeviceStore = SqliteDevices(self._submit, self._fetch)
        self.notices: NoticeStore = SqliteNotices(self._submit, self._fetch)
        self.results: ResultStore = SqliteResults(self._submit, self._fetch)
        self.people: PeopleStore = SqlitePeople(self._submit, self._fetch)
        self.commits = 0
        self._closed = False

    # --- the interface -----------------------------------------------------------------------------------------

    async def create(self, table: str, code: str, first: Row, holders: Iterable[str], card: Card | None = None) -> None:
        people = tuple(holders)
        columns, body = card_columns(card), card_body(card)

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables (id, code, made, touched) VALUES (?, ?, ?, ?)", (table, code, first.at, first.at)
            )
            _insert(connection, _Append(table, [_line(table, first, columns)], people, card=body))

        await self._submit(write)

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        holders: Iterable[str] = (),
        bot: bool | None = None,
        card: Card | None = None,
    ) -> None:
        columns = card_columns(card)
        lines = [_line(table, row, columns) for row in rows]
        await self._submit(_Append(table, lines, tuple(holders), log.new_code_of(rows), card_body(card)))

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        marks = ", ".join("?" * len(tables))
        return dict(
            await self._fetch(
                f"SELECT table_id, max(seq) FROM log WHERE table_id IN ({marks}) GROUP BY table_id", *tables
            )
        )

    async def claim_due(self, now: int, until: int, most: int) -> list[DueTable]:
        if not await self._fetch(ANY_DUE, now):
            return []

        def write(connection: sqlite3.Connection) -> list[DueTable]:
            found = connection.execute(CLAIM_DUE, (now, most)).fetchall()
            connection.executemany("UPDATE tables SET due = ? WHERE id = ?", [(until, table) for table, _ in found])
            return [DueTable(*one) for one in found]

        return await self._submit(write)

    async def put_off_due(self, due: DueTable, until: int) -> None:
        await self._submit(lambda connection: connection.execute(PUT_OFF_DUE, (until, due.table, due.table, due.seq)))

    async def note_alive(self, now: int) -> int:
        def write(connection: sqlite3.Connection) -> int:
            found = connection.execute("SELECT at FROM marks WHERE name = ?", (ALIVE,)).fetchone()
            connection.execute("INSERT OR REPLACE INTO marks VALUES (?, ?)", (ALIVE, now))
            return int(found[0]) if found else 0

        return await self._submit(write)

    async def forget(self, before: int) -> int:
        def write(connection: sqlite3.Connection) -> int:
            gone = connection.execute("DELETE FROM tables WHERE touched < ?", (before,)).rowcount
            connection.execute(numbered(FORGET_DEVICES), (before,))
            connection.execute(FORGET_CHANNELS)
            connection.execute(FORGET_QUIET_HOURS)
            connection.execute(FORGET_CALENDARS)
            connection.execute(FORGET_PUZZLE_ANSWERS)
            for statement in FORGET_PEOPLE:
                connection.execute(statement)
            return gone

        return await self._submit(write)

    async def ping(self) -> None:
        await self._fetch("SELECT 1")
        if self._full:
            await self._submit(_touch)

    def free_bytes(self) -> int | None:
        found = os.statvfs(self.path.parent)
        return found.f_bavail * found.f_frsize

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        while self._busy:
            await asyncio.sleep(CLOSE_PAUSE)
        self._batches.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()
        os.close(self._lock)

    # --- reading -----------------------------------------------------------------------------------------------

    async def _fetch(self, statement: str, *values: object) -> list[DatabaseRow]:
        def fetch() -> list[DatabaseRow]:
            return self._reading.execute(numbered(statement), values).fetchall()

        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, fetch)
        except sqlite3.Error as fault:
            raise StoreError(str(fault)) from fault

    # --- writing -----------------------------------------------------------------------------------------------

    async def _submit(self, write: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        job = _Job(write, loop.create_future())
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            loop.call_soon(self._hand_over, loop)
        return cast(T, await job.done)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the writing thread everything that is queued, once it is idle.

        Waking it for every move would cost more than the writes.
        """
        batch = [self._waiting.popleft() for _ in range(min(MOST_AT_ONCE, len(self._waiting)))]
        self._busy = bool(batch)
        if batch:
            self._batches.put((loop, batch))

    def _answer(self, loop: asyncio.AbstractEventLoop, batch: list[_Job]) -> None:
        """Complete the futures of a batch. Call in the event loop."""
        self._hand_over(loop)
        for job in batch:
            job.answer()

    def _write_all(self) -> None:
        """Run the writing thread: commit everything that is queued in one transaction."""
        while (given := self._batches.get()) is not None:
            loop, batch = given
            self._commit(batch)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits for the answer
                loop.call_soon_threadsafe(self._answer, loop, batch)

    def _commit(self, batch: list[_Job]) -> None:
        plain = [job for job in batch if isinstance(job.write, _Append) and job.write.is_plain()]
        try:
            if len(plain) < len(batch) or not self._write_together(plain):
                self._writing.execute("BEGIN IMMEDIATE")
                self._write_apart(batch, plain)
                self._writing.execute("COMMIT")
            self.commits += 1
            self._full = ""
        except sqlite3.Error as fault:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            self._full = str(fault)
            for job in batch:
                job.fault = StoreError(str(fault))

    def _write_together(self, plain: list[_Job]) -> bool:
        """Write plain appends in one statement, which commits by itself outside a transaction.

        Returns False if one of them is in conflict; then nothing is written.
        """
        try:
            _insert_rows(self._writing, [job.write for job in plain if isinstance(job.write, _Append)])
        except sqlite3.IntegrityError:
            return False
        return True

    def _write_apart(self, batch: list[_Job], plain: list[_Job]) -> None:
        """Write a batch in a transaction: plain appends together unless there is a conflict, the rest one by one."""
        together = set(plain) if plain and self._write_together(plain) else set()
        for job in batch:
            if job not in together:
                self._write_one(job)

    def _write_one(self, job: _Job) -> None:
        self._writing.execute("SAVEPOINT job")
        try:
            job.outcome = job.write(self._writing)
        except sqlite3.IntegrityError as fault:
            self._writing.execute("ROLLBACK TO job")
            job.fault = Conflict(str(fault))
        self._writing.execute("RELEASE job")


def _line(table: str, row: Row, card: tuple[int | None, ...]) -> tuple[object, ...]:
    return (table, row.seq, row.at, row.holder, row.command, log.encode(row.entry), *card)


def _insert(connection: sqlite3.Connection, append: _Append) -> None:
    """Write an append: its rows, card, code and places."""
    _insert_rows(connection, [append])
    if append.card:
        connection.execute("UPDATE tables SET card = ? WHERE id = ?", (append.card, append.table))
    if append.code:
        connection.execute("UPDATE tables SET code = ? WHERE id = ?", (append.code, append.table))
    places = [(holder, append.table) for holder in append.holders]
    connection.executemany("INSERT OR IGNORE INTO places (holder, table_id) VALUES (?, ?)", places)


def _insert_rows(connection: sqlite3.Connection, appends: Sequence[_Append]) -> None:
    """Write the rows of appends in one statement."""
    lines = [line for append in appends for line in append.lines]
    connection.execute(_statement(len(lines)), list(chain.from_iterable(lines)))


@cache
def _statement(rows: int) -> str:
    one = f"({', '.join('?' * (LOG_COLUMNS + CARD_COLUMNS))})"
    return f"INSERT INTO appending VALUES {', '.join([one] * rows)}"
