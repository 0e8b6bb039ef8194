"""Writes decisions to the log of a table: first to disk, then to the table in memory and its connections."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from tana.engine.table_rules import NOBODY
from tana.server.bus.interface import Bus
from tana.server.live.broadcast import Broadcast
from tana.server.live.limits import Limits
from tana.server.live.replication import Replication
from tana.server.live.store_access import stored
from tana.server.live.table_cache import TableCache
from tana.server.live.table_session import TableSession
from tana.server.logs import note
from tana.server.metrics import Metrics
from tana.server.storage.bot_queue import BOT_CHANNEL
from tana.server.storage.interface import Card, Conflict, Store, StoreError
from tana.server.tables import log
from tana.server.tables.bot_turn import bot_may_move
from tana.server.tables.budgets import budget_of
from tana.server.tables.deadlines import waiting_of
from tana.server.tables.decision import Decision
from tana.server.tables.log import Row
from tana.server.tables.refusal import Refuse
from tana.server.tables.summary import summary_after, summary_of_new
from tana.server.tables.table import Table

T = TypeVar("T")

RETRIES = 3


@dataclass
class TableWriter:
    """The only writer of logs in this process. Callers hold the lock of the session, except for `create`."""

    store: Store
    bus: Bus
    cache: TableCache
    replication: Replication
    broadcast: Broadcast
    limits: Limits
    metrics: Metrics
    clock: Callable[[], int]
    bots_by_queue: bool
    """Whether workers play the bots, so that they have to be woken through the bus."""

    async def create(self, made: log.Created) -> TableSession:
        """Write the first entry of a log, and load the table into memory."""
        self.cache.make_room()
        row = Row(1, self.clock(), made)
        holders = {made.host, *(seat.holder for seat in made.seats if seat.holder)}
        await stored(self.store.create(made.table, made.code, row, holders, Card(NOBODY, summary_of_new(made))))
        self.metrics.rows.inc()
        note("table made", table=made.table, game=made.game, seats=len(made.seats), holder=made.host)
        return await self.cache.add(Table(row))

    async def with_retries(self, session: TableSession, attempt: Callable[[], Awaitable[T]]) -> T:
        """Run an attempt to decide and write; retry it if this process was behind the log.

        A conflict means that it was. With other processes, a refusal may also be due to that.
        """
        for _ in range(RETRIES):
            try:
                return await attempt()
            except Conflict:
                await self.replication.catch_up(session)
            except Refuse as refusal:
                seq = session.table.seq
                if not self.replication.shared or refusal.code in ("unavailable", "limit"):
                    raise
                await self.replication.catch_up(session)
                if session.table.seq == seq:
                    raise
        raise Refuse("unavailable", "the table is busy; try again")

    async def write_once(self, session: TableSession, decision: Decision, holder: str, command: str) -> int:
        """Write a decision without retrying; raises `Refuse` after a conflict."""
        try:
            return await self.write(session, decision, holder, command)
        except Conflict:
            await self.replication.catch_up(session)
            raise Refuse("unavailable", "try again") from None

    async def write(
        self, session: TableSession, decision: Decision, holder: str, command: str, holders: Iterable[str] = ()
    ) -> int:
        """Write the entries of a decision, apply and broadcast them; returns the number of the first."""
        rows = self._rows(session, decision, holder, command)
        table = session.table
        after = table.record_after(rows, decision.prospects)
        bot = bot_may_move(decision, after)
        card = Card(after.actor, summary_after(table, decision, after), waiting_of(after))
        await self._append(session, rows, holders, bot, card)
        for i, row in enumerate(rows):
            self.broadcast.apply(session, row, decision.prospects.get(i))
        await self.replication.publish_rows(session, rows)
        if bot and self.bots_by_queue:
            await self.bus.publish(BOT_CHANNEL, b"")
        self.broadcast.changed(session)
        return rows[0].seq

    def _rows(self, session: TableSession, decision: Decision, holder: str, command: str) -> list[Row]:
        """The rows of a decision; raises `Refuse` if the table cannot take them now."""
        table = session.table
        if session.in_doubt:
            raise Refuse("unavailable", "the table is waiting for its store and will continue by itself")
        self._check_room(table, decision, holder)
        at = max(self.clock(), table.touched)
        return [
            Row(table.seq + 1 + i, at, entry, holder, command if i == 0 else "")
            for i, entry in enumerate(decision.entries)
        ]

    def _check_room(self, table: Table, decision: Decision, holder: str) -> None:
        """Raise `Refuse` if the entries exceed the log's budget for their kind."""
        for entry in decision.entries:
            budget = budget_of(entry)
            if budget is None:
                continue
            if table.entries[budget] >= self.limits.entries_of_a_table(budget):
                raise Refuse("limit", f"this table has reached its limit for this kind of entry ({budget})")
            if holder and table.entries_of[holder, budget] >= self.limits.entries_of_a_holder(budget):
                raise Refuse("limit", f"you have reached your limit for this kind of entry at this table ({budget})")

    async def _append(
        self, session: TableSession, rows: list[Row], holders: Iterable[str], bot: bool | None, card: Card
    ) -> None:
        began = time.perf_counter()
        try:
            await self.store.append(session.table.id, rows, holders, bot, card)
        except Conflict:
            raise
        except StoreError as fault:
            note("store unavailable", logging.ERROR, table=session.table.id, fault=str(fault))
            self.replication.recover(session)
            raise Refuse("unavailable", "the store is unavailable; try again in a moment") from None
        self.metrics.append.observe(time.perf_counter() - began)
        self.metrics.rows.inc(len(rows))
