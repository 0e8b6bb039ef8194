"""Replication: applies rows that other processes write to the tables in memory here.

The bus carries news, but the log is the source of truth. Rows missed on the bus are read from the log: after a gap, at
the next refusal or conflict, or when the regular chores compare heads.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from tana.server.live.broadcast import Broadcast
from tana.server.live.presence import Presence
from tana.server.live.store_access import read_rows, stored
from tana.server.live.table_cache import TableCache
from tana.server.live.table_channel import News, TableChannel, decode
from tana.server.live.table_session import TableSession
from tana.server.live.tasks import Tasks
from tana.server.logs import note
from tana.server.metrics import Metrics
from tana.server.protocol.encoding import encode
from tana.server.storage.interface import Store
from tana.server.tables.log import Row
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import CannotReplay

RECOVERY_SECONDS = 0.5
HEADS_AT_ONCE = 5_000


@dataclass
class Replication:
    """Applies rows written by other processes to the tables of this one."""

    store: Store
    cache: TableCache
    channel: TableChannel
    presence: Presence
    broadcast: Broadcast
    tasks: Tasks
    metrics: Metrics
    shared: bool
    """Whether other processes write to the same store, so that memory may be behind the log."""
    listens: bool
    """Whether to subscribe to news about tables in memory; a worker reads the log instead."""

    def __post_init__(self) -> None:
        self.cache.attach(self)

    # --- the bus -----------------------------------------------------------------------------------------------

    async def opened(self, session: TableSession) -> None:
        """Subscribe to news about a table that was loaded, then apply rows written in between."""
        if self.listens:
            await self.channel.subscribe(session, partial(self._on_message, session))
        await self.refresh(session)
        await self.presence.refresh(session)
        self.broadcast.changed(session)

    def dropped(self, session: TableSession) -> None:
        """Unsubscribe from news about a table that was dropped."""
        self.tasks.spawn(self.channel.unsubscribe(session))

    async def publish_rows(self, session: TableSession, rows: list[Row]) -> None:
        """Publish rows written here, if there are other processes."""
        if self.shared:
            await self.channel.publish(session, News(rows[-1].seq, rows))

    def _on_message(self, session: TableSession, message: bytes) -> None:
        news = decode(message)
        if news.seq > session.table.seq:
            self.tasks.spawn(self._take_news(session, news))
        if news.presence:
            self.tasks.spawn(self.presence.refresh(session))
        if news.pointer is not None:
            session.send_all(encode(news.pointer))

    async def _take_news(self, session: TableSession, news: News) -> None:
        """Apply the rows in the news, or read the log if some are missing; starts recovery if the store fails."""
        try:
            async with session.lock:
                new = [row for row in news.rows if row.seq > session.table.seq]
                if new and new[0].seq == session.table.seq + 1:
                    self._take_rows(session, new)
                elif session.table.seq < news.seq:
                    await self.catch_up(session)
        except Refuse:
            self.recover(session)

    # --- the log -----------------------------------------------------------------------------------------------

    async def catch_up(self, session: TableSession) -> None:
        """Read and apply rows that other processes have written. The caller holds the lock."""
        self._take_rows(session, await read_rows(self.store, session.table.id, session.table.seq))

    def _take_rows(self, session: TableSession, rows: Iterable[Row]) -> None:
        """Apply rows of the log. The caller holds the lock."""
        for row in rows:
            try:
                self.broadcast.apply(session, row)
            except CannotReplay as fault:
                note("table refused", logging.ERROR, table=session.table.id, why=str(fault))
                raise Refuse("old-game", str(fault)) from None
        self.broadcast.changed(session)

    async def catch_up_to(self, session: TableSession, seq: int) -> None:
        """Catch up at least to this entry, which a client has seen at another process."""
        if session.table.seq < seq:
            await self.refresh(session)

    async def refresh(self, session: TableSession) -> None:
        """Catch up with other processes, if there are any."""
        if self.shared:
            await self._lock_and_catch_up(session)

    async def refresh_locked(self, session: TableSession) -> None:
        """Catch up with other processes, if there are any. The caller holds the lock."""
        if self.shared:
            await self.catch_up(session)

    async def _lock_and_catch_up(self, session: TableSession) -> None:
        async with session.lock:
            await self.catch_up(session)

    async def catch_up_all(self) -> None:
        """Compare all tables in memory with the heads of their logs, and read missing rows."""
        names = list(self.cache.sessions)
        for begin in range(0, len(names), HEADS_AT_ONCE):
            heads = await stored(self.store.heads(names[begin : begin + HEADS_AT_ONCE]))
            for name, seq in heads.items():
                session = self.cache.sessions.get(name)
                if session is not None and session.table.seq < seq:
                    await self._lock_and_catch_up(session)

    # --- failures of the store ---------------------------------------------------------------------------------

    def recover(self, session: TableSession) -> None:
        """Start recovery after a failed write: block the table until it is known whether its rows were written."""
        if not session.in_doubt:
            session.in_doubt = True
            self.metrics.in_doubt.inc()
            self.tasks.spawn(self._recover_with_retries(session))

    async def _recover_with_retries(self, session: TableSession) -> None:
        while session.in_doubt and not self.tasks.closing:
            try:
                await self._lock_and_catch_up(session)
                session.in_doubt = False
            except Refuse as refusal:
                if refusal.code == "old-game":
                    self._give_up(session)
                    break
                await asyncio.sleep(RECOVERY_SECONDS)
        self.metrics.in_doubt.dec()

    def _give_up(self, session: TableSession) -> None:
        """Drop a table with rows of a newer version; its clients reconnect to other processes."""
        session.end_all("restart")
        self.cache.drop(session)
