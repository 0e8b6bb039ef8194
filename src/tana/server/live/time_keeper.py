"""Handles deadlines: finds tables whose time is up in the store's index, and writes the consequences.

Every process sweeps. A claim is a lease (`LEASE_MS`), so two processes do not handle the same table; if they did, the
store would accept the entry of only one. Tables need not be in memory: a sweep with nothing due is one index lookup.

Deadlines that passed while no server was running, or because the clock was set forward, are extended once: at startup
the keeper compares the clock with the last heartbeat in the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from tana.server.live.table_cache import TableCache
from tana.server.live.table_session import TableSession
from tana.server.live.table_writer import TableWriter
from tana.server.logs import note
from tana.server.storage.interface import DueTable, Store, StoreError
from tana.server.tables.deadlines import waiting_of
from tana.server.tables.refusal import Refuse
from tana.server.tables.time_up import Circumstances, at_deadline, outcome_of

SWEEP_SECONDS = 1.0
LEASE_MS = 30_000
MOST_AT_ONCE = 64
ALIVE_MS = 60_000
"""How often a heartbeat is written."""
UNREADABLE_MS = 24 * 3600 * 1000
"""When to retry a table that this version cannot read."""


@dataclass
class TimeKeeper:
    """Sweeps for deadlines. Tests call `sweep` themselves."""

    store: Store
    cache: TableCache
    writer: TableWriter
    clock: Callable[[], int]

    def __post_init__(self) -> None:
        self._alive_at: int | None = None
        self._away = (0, 0)

    async def run(self) -> None:
        """Sweep until cancelled."""
        while True:
            try:
                while await self.sweep() == MOST_AT_ONCE:
                    continue
            except StoreError as fault:
                note("sweep waits", logging.WARNING, fault=str(fault))
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> int:
        """Handle tables whose time is up, at most `MOST_AT_ONCE`; returns their number."""
        await self._note_alive()
        now = self.clock()
        due = await self.store.claim_due(now, now + LEASE_MS, MOST_AT_ONCE)
        for one in due:
            await self._handle(one)
        return len(due)

    async def _note_alive(self) -> None:
        """Write a heartbeat if one is due; the first one measures how long no server was running."""
        now = self.clock()
        if self._alive_at is not None and now - self._alive_at < ALIVE_MS:
            return
        before = await self.store.note_alive(now)
        if self._alive_at is None and before:
            self._away = (before, now)
        self._alive_at = now

    async def _handle(self, due: DueTable) -> None:
        try:
            session = await self.cache.get(due.table)
            async with session.lock:
                await self.writer.with_retries(session, lambda: self._fire(session, due))
        except Refuse as refusal:
            note("deadline waits", logging.WARNING, table=due.table, code=refusal.code)
            if refusal.code in ("old-game", "unknown-table"):
                await self.store.put_off_due(due, self.clock() + UNREADABLE_MS)
        except StoreError:
            raise
        except Exception as fault:  # a failure of one table must not affect the others
            note("deadline failed", logging.ERROR, table=due.table, fault=f"{type(fault).__name__}: {fault}")

    async def _fire(self, session: TableSession, due: DueTable) -> None:
        """Write the consequences of a deadline. The caller holds the lock."""
        await self.writer.replication.refresh_locked(session)
        decision = at_deadline(session.table, self._circumstances(session))
        if decision is None:
            now_due = waiting_of(session.table.record).deadline
            await self.store.put_off_due(DueTable(due.table, session.table.seq), now_due)
        else:
            await self.writer.write(session, decision, "", "")
            self.writer.metrics.deadlines.labels(outcome_of(decision)).inc()

    def _circumstances(self, session: TableSession) -> Circumstances:
        return Circumstances(self.clock(), session.everybody_here(), *self._away)
