"""The store on PostgreSQL: many server processes share one database.

The statement that inserts rows also compares and advances the head of the log (`tables.seq`). If two processes write
the same number, one of them finds that the head has moved and gets `Conflict`; the primary key (table, seq) enforces
this as well. All writes queued in a process go out as one statement: one round trip and one disk sync for many tables.

If a connection breaks during a statement, the statement may or may not have been executed. The same statement is then
sent again: it either advances the head, or finds its own rows in the log. So results are always correct, and no row is
written twice.

The row of a table records when a bot has to move (`bot_due`). It becomes due in the same commit as the move before it.
Workers claim due tables with `SKIP LOCKED` and renew their claims for as long as they are alive.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from tana.server.logs import note
from tana.server.storage.bot_queue import Claim
from tana.server.storage.devices import DatabaseRow, DeviceStore
from tana.server.storage.interface import Card, Conflict, DueTable, StoreError
from tana.server.storage.kept_rules import POSTGRES_KEPT_RULES
from tana.server.storage.ladder import POSTGRES_LADDER
from tana.server.storage.notices import (
    FORGET_CHANNELS,
    FORGET_QUIET_HOURS,
    POSTGRES_NOTICES,
    POSTGRES_VOTES,
    NoticeStore,
    Step,
)
from tana.server.storage.open_tables import POSTGRES_OPEN_TABLES
from tana.server.storage.passkeys import POSTGRES_PASSKEYS
from tana.server.storage.people import FORGET_PEOPLE, POSTGRES_PEOPLE, PeopleStore
from tana.server.storage.postgres_devices import PostgresDevices
from tana.server.storage.postgres_notices import PostgresNotices
from tana.server.storage.postgres_people import PostgresPeople
from tana.server.storage.postgres_results import PostgresResults
from tana.server.storage.puzzle_answers import POSTGRES_PUZZLE_ANSWERS
from tana.server.storage.results import POSTGRES_LUCK, POSTGRES_RESULTS, ResultStore
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
from tana.server.storage.standing import POSTGRES_STANDING
from tana.server.tables import log
from tana.server.tables.log import Row

T = TypeVar("T")
Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id text PRIMARY KEY,
        code text NOT NULL UNIQUE,
        seq integer NOT NULL,
        made bigint NOT NULL,
        touched bigint NOT NULL,
        bot_due timestamptz,
        bot_tries integer NOT NULL DEFAULT 0
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_by_age ON tables (made);
    CREATE INDEX tables_with_a_bot_to_move ON tables (bot_due) WHERE bot_due IS NOT NULL;
    CREATE TABLE log (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seq integer NOT NULL,
        at bigint NOT NULL,
        holder text NOT NULL,
        command text NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE places (
        holder text NOT NULL,
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (holder, table_id)
    );
    CREATE INDEX places_by_table ON places (table_id);
    """,
    """
    CREATE TABLE devices (
        key text PRIMARY KEY,
        holder text NOT NULL,
        browser text NOT NULL,
        system text NOT NULL,
        made bigint NOT NULL,
        seen bigint NOT NULL,
        ended boolean NOT NULL DEFAULT false
    );
    CREATE INDEX devices_by_holder ON devices (holder);
    CREATE TABLE passes (
        holder text PRIMARY KEY,
        secret text NOT NULL UNIQUE,
        until bigint NOT NULL
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN turn integer NOT NULL DEFAULT -1, ADD COLUMN card bytea;
    """,
    """
    ALTER TABLE tables
        ADD COLUMN asked integer NOT NULL DEFAULT 0,
        ADD COLUMN asked_since integer NOT NULL DEFAULT 0,
        ADD COLUMN deadline bigint NOT NULL DEFAULT 0,
        ADD COLUMN remind bigint NOT NULL DEFAULT 0,
        ADD COLUMN due bigint NOT NULL DEFAULT 0;
    CREATE INDEX tables_by_deadline ON tables (due) WHERE due > 0;
    CREATE INDEX tables_by_reminder ON tables (remind) WHERE remind > 0;
    CREATE TABLE marks (name text PRIMARY KEY, at bigint NOT NULL);
    """,
    POSTGRES_NOTICES,
    POSTGRES_RESULTS,
    """
    CREATE TABLE bans (holder text PRIMARY KEY, at bigint NOT NULL);
    CREATE TABLE calendars (holder text PRIMARY KEY, secret text NOT NULL UNIQUE, language text NOT NULL);
    """,
    POSTGRES_PEOPLE,
    POSTGRES_LADDER,
    POSTGRES_OPEN_TABLES,
    POSTGRES_KEPT_RULES,
    POSTGRES_PASSKEYS,
    POSTGRES_LUCK,
    POSTGRES_STANDING,
    POSTGRES_VOTES,
    POSTGRES_PUZZLE_ANSWERS,
)
"""Each upgrades the database by one version (`tana_version`)."""

MIGRATION_LOCK = 0x74616E61
MOST_AT_ONCE = 256
MOST_WAITING = 20_000
"""Writes that may be queued in this process; more fail at once, so that a slow database becomes visible."""
WRITERS = 2
"""Statements in flight at the same time: one waits for the disk while the next batch is collected."""
READERS = 4
CONNECT_SECONDS = 3.0
STATEMENT_SECONDS = 10.0
PATIENCE_SECONDS = 8.0
"""How long a call retries while the database is away before it fails."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0

AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.TransactionRollbackError,
    asyncpg.exceptions.InternalClientError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
)
"""Transient faults: the database restarts or fails over, or the connection is lost."""

APPEND = """
WITH wanted AS (
    SELECT *
    FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::bigint[], $5::bool[], $6::text[], $7::bytea[],
        $8::int[], $9::int[], $10::int[], $11::bigint[], $12::bigint[], $13::int[], $14::int[]
    ) AS w (id, before, seq, at, bot, code, card, turn, asked, asked_since, deadline, remind, voting, voting_since)
), held AS (
    SELECT tables.id FROM tables JOIN wanted USING (id) ORDER BY tables.id FOR UPDATE OF tables
), moved AS (
    UPDATE tables SET
        seq = wanted.seq,
        touched = wanted.at,
        turn = coalesce(wanted.turn, tables.turn),
        asked = coalesce(wanted.asked, tables.asked),
        asked_since = coalesce(wanted.asked_since, tables.asked_since),
        deadline = coalesce(wanted.deadline, tables.deadline),
        remind = coalesce(wanted.remind, tables.remind),
        voting = coalesce(wanted.voting, tables.voting),
        voting_since = coalesce(wanted.voting_since, tables.voting_since),
        due = coalesce(wanted.deadline, tables.due),
        card = coalesce(wanted.card, tables.card),
        code = CASE wanted.code WHEN '' THEN tables.code ELSE wanted.code END,
        bot_due = CASE wanted.bot WHEN true THEN now() WHEN false THEN NULL ELSE bot_due END,
        bot_tries = CASE WHEN wanted.bot IS NULL THEN bot_tries ELSE 0 END
    FROM wanted JOIN held USING (id)
    WHERE tables.id = wanted.id AND tables.seq = wanted.before
    RETURNING tables.id
), written AS (
    INSERT INTO log
    SELECT r.* FROM unnest($15::text[], $16::int[], $17::bigint[], $18::text[], $19::text[], $20::bytea[])
        AS r (table_id, seq, at, holder, command, body)
    JOIN moved ON moved.id = r.table_id
), placed AS (
    INSERT INTO places (holder, table_id)
    SELECT p.* FROM unnest($21::text[], $22::text[]) AS p (holder, table_id) JOIN moved ON moved.id = p.table_id
    ON CONFLICT DO NOTHING
)
SELECT id FROM moved
"""

CREATE = """
WITH made AS (
    INSERT INTO tables (id, code, seq, made, touched, card) VALUES ($1, $2, $3, $4, $4, $9) RETURNING id
), written AS (
    INSERT INTO log SELECT id, $3, $4, $5, $6, $7 FROM made
)
INSERT INTO places (holder, table_id) SELECT unnest($8::text[]), id FROM made
"""

CLAIM = """
UPDATE tables SET bot_due = now() + $2::float8 * interval '1 second', bot_tries = bot_tries + 1
WHERE id IN (
    SELECT id FROM tables WHERE bot_due <= now() ORDER BY bot_due LIMIT $1 FOR UPDATE SKIP LOCKED
)
RETURNING id, seq, bot_tries
"""
PUT_OFF = """
UPDATE tables SET bot_due = now() + $3::float8 * interval '1 second'
FROM unnest($1::text[], $2::int[]) AS c (id, seq)
WHERE tables.id = c.id AND tables.seq = c.seq AND bot_due IS NOT NULL
"""
CLAIM_DUE = """
UPDATE tables SET due = $2
WHERE id IN (
    SELECT id FROM tables WHERE due > 0 AND due <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
)
RETURNING id, seq
"""
PUT_OFF_DUE = "UPDATE tables SET due = $3 WHERE id = $1 AND seq = $2"
NOTE_ALIVE = """
WITH before AS (SELECT at FROM marks WHERE name = $1)
INSERT INTO marks VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET at = $2
RETURNING coalesce((SELECT at FROM before), 0)
"""
FORGET = """
DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE made < $1 AND touched < $1 LIMIT $2)
"""
FORGET_AT_ONCE = 500
"""Tables deleted in one statement, with their logs: more would hold locks too long and hit the statement timeout."""
HEAD_COLUMNS = 7 + CARD_COLUMNS
SETTLE = "UPDATE tables SET bot_due = NULL, bot_tries = 0 WHERE id = $1 AND seq = $2"


@dataclass
class _Job:
    """Rows for one table, and the future that waits for them."""

    table: str
    rows: Sequence[Row]
    holders: tuple[str, ...]
    bot: bool | None
    card: Card | None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def in_order(self) -> bool:
        first = self.rows[0].seq
        return [row.seq for row in self.rows] == list(range(first, first + len(self.rows)))


class PostgresStore(SqlStore):
    """See `tana.server.storage.interface.Store` and `tana.server.storage.bot_queue.BotQueue`."""

    def __init__(self, url: str, patience: float = PATIENCE_SECONDS) -> None:
        self.url = url
        self.patience = patience
        self.statements = 0
        self.appends = 0
        """Number of writing statements, and of the calls they carried: how well writes are batched."""
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._opening = asyncio.Lock()
        self._waiting: deque[_Job] = deque()
        self._writing: set[asyncio.Task[None]] = set()
        self._closed = False
        self.devices: DeviceStore = PostgresDevices(self._fetch, self._execute)
        self.notices: NoticeStore = PostgresNotices(self._fetch, self._write_steps)
        self.results: ResultStore = PostgresResults(self._fetch, self._write_steps)
        self.people: PeopleStore = PostgresPeople(self._fetch, self._write_steps)

    # --- the store ---------------------------------------------------------------------------------------------

    async def create(self, table: str, code: str, first: Row, holders: Iterable[str], card: Card | None = None) -> None:
        body, people = log.encode(first.entry), sorted(set(holders))
        sent_before = False

        async def write(connection: Connection) -> None:
            nonlocal sent_before
            again, sent_before = sent_before, True
            try:
                values = (table, code, first.seq, first.at, first.holder, first.command, body, people)
                await connection.execute(CREATE, *values, card_body(card))
            except asyncpg.UniqueViolationError as fault:
                if not again or not await _is_written(connection, table, first):
                    raise Conflict(fault.constraint_name or table) from None

        await self._patiently(write)

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        holders: Iterable[str] = (),
        bot: bool | None = None,
        card: Card | None = None,
    ) -> None:
        self._need_open()
        if len(self._waiting) >= MOST_WAITING:
            raise StoreError("too many writes are queued for the database")
        job = _Job(table, rows, tuple(set(holders)), bot, card)
        if not job.in_order:
            raise Conflict(f"{table}: rows out of order")
        self._waiting.append(job)
        if len(self._writing) < WRITERS:
            task = asyncio.create_task(self._write_waiting())
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
        await job.done

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        found = await self._fetch("SELECT id, seq FROM tables WHERE id = ANY($1::text[])", list(tables))
        return dict(found)

    async def claim_due(self, now: int, until: int, most: int) -> list[DueTable]:
        return [DueTable(*found) for found in await self._fetch(CLAIM_DUE, now, until, most)]

    async def put_off_due(self, due: DueTable, until: int) -> None:
        await self._execute(PUT_OFF_DUE, due.table, due.seq, until)

    async def note_alive(self, now: int) -> int:
        return int((await self._fetch(NOTE_ALIVE, ALIVE, now))[0][0])

    async def forget(self, before: int) -> int:
        gone = FORGET_AT_ONCE
        forgotten = 0
        while gone == FORGET_AT_ONCE:
            gone = int((await self._execute(FORGET, before, FORGET_AT_ONCE)).removeprefix("DELETE "))
            forgotten += gone
        await self._execute(FORGET_DEVICES, before)
        await self._execute(FORGET_CHANNELS)
        await self._execute(FORGET_QUIET_HOURS)
        await self._execute(FORGET_CALENDARS)
        await self._execute(FORGET_PUZZLE_ANSWERS)
        for statement in FORGET_PEOPLE:
            await self._execute(statement)
        return forgotten

    async def ping(self) -> None:
        await self._fetch("SELECT 1")

    def free_bytes(self) -> int | None:
        return None

    async def close(self) -> None:
        self._closed = True
        await asyncio.gather(*self._writing)
        await self._let_go()

    # --- the queue of bots -------------------------------------------------------------------------------------

    async def claim(self, most: int, seconds: float) -> list[Claim]:
        return [Claim(*found) for found in await self._fetch(CLAIM, most, seconds)]

    async def put_off(self, claims: Iterable[Claim], seconds: float) -> None:
        held = list(claims)
        await self._execute(PUT_OFF, [one.table for one in held], [one.seq for one in held], seconds)

    async def settle(self, claim: Claim) -> None:
        await self._execute(SETTLE, claim.table, claim.seq)

    # --- writing -----------------------------------------------------------------------------------------------

    async def _write_waiting(self) -> None:
        """Write everything that waits, one statement after the other."""
        while batch := self._take_batch():
            try:
                await self._write_batch(batch)
            except StoreError as fault:
                _answer_all(batch, fault)
            except Exception as fault:
                note("write failed", logging.ERROR, fault=f"{type(fault).__name__}: {fault}")
                _answer_all(batch, StoreError(str(fault)))

    def _take_batch(self) -> dict[str, _Job]:
        """The next jobs, at most one for each table: a second one has to see what became of the first."""
        batch: dict[str, _Job] = {}
        later: list[_Job] = []
        while self._waiting and len(batch) < MOST_AT_ONCE:
            job = self._waiting.popleft()
            if job.table in batch:
                later.append(job)
            else:
                batch[job.table] = job
        self._waiting.extendleft(reversed(later))
        return batch

    async def _write_batch(self, batch: dict[str, _Job]) -> None:
        values = _columns(batch.values())
        sent_before = False

        async def write(connection: Connection) -> set[str]:
            nonlocal sent_before
            again, sent_before = sent_before, True
            moved = {table for (table,) in await connection.fetch(APPEND, *values)}
            if again:
                moved |= {
                    table
                    for table, job in batch.items()
                    if table not in moved and await _is_written(connection, table, job.rows[-1])
                }
            return moved

        moved = await self._patiently(write)
        self.statements += 1
        self.appends += len(batch)
        for table, job in batch.items():
            if not job.done.done():
                if table in moved:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(Conflict(f"{table}: {job.rows[0].seq} is taken"))

    # --- talking to the database -------------------------------------------------------------------------------

    async def _fetch(self, statement: str, *values: object) -> list[DatabaseRow]:
        return list(await self._patiently(lambda connection: connection.fetch(statement, *values)))

    async def _execute(self, statement: str, *values: object) -> str:
        return str(await self._patiently(lambda connection: connection.execute(statement, *values)))

    async def _write_steps(self, steps: Sequence[Step]) -> list[Sequence[DatabaseRow]]:
        """Carry out statements in one transaction; returns the rows of each."""

        async def write(connection: Connection) -> list[Sequence[DatabaseRow]]:
            async with connection.transaction():
                return [await connection.fetch(statement, *values) for statement, values in steps]

        return await self._patiently(write)

    async def _patiently(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do something with a connection, with retries while the database is away; raises `StoreError` in the end."""
        self._need_open()
        until, pause = time.monotonic() + self.patience, FIRST_PAUSE
        while True:
            try:
                return await self._once(work)
            except AWAY as fault:
                if time.monotonic() + pause > until:
                    raise StoreError(f"the database is away: {type(fault).__name__}") from None
            except asyncpg.PostgresError as fault:
                raise StoreError(f"the database refuses: {type(fault).__name__}: {fault}") from None
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _once(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        pool = await self._opened()
        async with asyncio.timeout(STATEMENT_SECONDS):
            connection = await pool.acquire(timeout=CONNECT_SECONDS)
        try:
            async with asyncio.timeout(STATEMENT_SECONDS):
                return await work(connection)
        except AWAY:
            connection.terminate()
            raise
        finally:
            with contextlib.suppress(*AWAY):  # the pool replaces a connection that cannot be released
                await pool.release(connection, timeout=CONNECT_SECONDS)

    async def _opened(self) -> asyncpg.Pool[asyncpg.Record]:
        """The pool; the first to need it connects and brings the database to the present version."""
        async with self._opening:
            if self._pool is None:
                pool = asyncpg.create_pool(
                    self.url,
                    min_size=0,
                    max_size=WRITERS + READERS,
                    timeout=CONNECT_SECONDS,
                    max_inactive_connection_lifetime=300,
                    reset=_leave_as_it_is,
                    server_settings={"application_name": "tana", "synchronous_commit": "on"},
                )
                async with asyncio.timeout(STATEMENT_SECONDS):
                    await pool
                try:
                    async with pool.acquire(timeout=CONNECT_SECONDS) as connection:
                        await migrate(connection)
                except BaseException:
                    pool.terminate()
                    raise
                self._pool = pool
            return self._pool

    async def _let_go(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await pool.close()
            except AWAY:
                pool.terminate()

    def _need_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")


async def _leave_as_it_is(_: object) -> None:
    """Skip the reset of a session: no statement changes one, and a reset would be another round trip."""


async def migrate(connection: Connection) -> None:
    """Bring a database to the present version, one process at a time; refuses one from the future.

    A version only adds: servers of the version before go on working beside it, for a rolling update.
    """
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS tana_version (version integer NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM tana_version") or 0
        if version > len(MIGRATIONS):
            raise StoreError(too_new(version, len(MIGRATIONS)))
        for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
            await connection.execute(script)
            await connection.execute("INSERT INTO tana_version VALUES ($1)", number)


async def _is_written(connection: Connection, table: str, row: Row) -> bool:
    """Whether exactly this row is in the log."""
    found = await connection.fetchrow(
        "SELECT at, holder, command, body FROM log WHERE table_id = $1 AND seq = $2", table, row.seq
    )
    return found is not None and tuple(found) == (row.at, row.holder, row.command, log.encode(row.entry))


def _columns(jobs: Collection[_Job]) -> tuple[list[object], ...]:
    """The arguments of `APPEND`."""
    heads = [_head(job) for job in jobs]
    rows = [
        (job.table, row.seq, row.at, row.holder, row.command, log.encode(row.entry)) for job in jobs for row in job.rows
    ]
    places = [(holder, job.table) for job in jobs for holder in job.holders]
    return (*_turned(heads, HEAD_COLUMNS), *_turned(rows, 6), *_turned(places, 2))


def _head(job: _Job) -> tuple[object, ...]:
    """What becomes of the row of a table."""
    first, last = job.rows[0], job.rows[-1]
    card = (card_body(job.card), *card_columns(job.card))
    return (job.table, first.seq - 1, last.seq, last.at, job.bot, log.new_code_of(job.rows), *card)


def _turned(lines: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    """Columns of lines; empty columns where there is no line."""
    return [list(column) for column in zip(*lines, strict=True)] or [[] for _ in range(width)]


def _answer_all(batch: dict[str, _Job], fault: StoreError) -> None:
    for job in batch.values():
        if not job.done.done():
            job.done.set_exception(fault)
