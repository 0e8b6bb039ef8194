"""Replication: applies what other processes write to the tables that are in memory here.

The bus carries news, but the log is the source of truth. What is missed on the bus is read from the log: at once after
a gap, at the next refusal or conflict, or when the chores compare heads.
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

MEND_SECONDS = 0.5
HEADS_AT_ONCE = 5_000


@dataclass
class Replication:
    """Applies what other processes have written to the tables of this one."""

    store: Store
    cache: TableCache
    channel: TableChannel
    presence: Presence
    broadcast: Broadcast
    tasks: Tasks
    metrics: Metrics
    shared: bool
    """Other processes write to the same store: what is in memory may be behind the log."""
    listens: bool
    """Listens to news about its tables; a worker looks only when it has to."""

    def __post_init__(self) -> None:
        self.cache.attach(self)

    # --- what is said on the bus -------------------------------------------------------------------------------

    async def opened(self, session: TableSession) -> None:
        """A table was loaded: listen to news about it, and take what was written meanwhile."""
        if self.listens:
            await self.channel.subscribe(session, partial(self._hear, session))
        await self.refresh(session)
        await self.presence.refresh(session)
        self.broadcast.changed(session)

    def dropped(self, session: TableSession) -> None:
        """A table was dropped: stop listening."""
        self.tasks.spawn(self.channel.unsubscribe(session))

    async def publish_rows(self, session: TableSession, rows: list[Row]) -> None:
        """Tell other processes, where there are any, what was written here."""
        if self.shared:
            await self.channel.publish(session, News(rows[-1].seq, rows))

    def _hear(self, session: TableSession, message: bytes) -> None:
        news = decode(message)
        if news.seq > session.table.seq:
            self.tasks.spawn(self._take_news(session, news))
        if news.presence:
            self.tasks.spawn(self.presence.refresh(session))
        if news.pointer is not None:
            session.send_all(encode(news.pointer))

    async def _take_news(self, session: TableSession, news: News) -> None:
        """Take rows from the news, or from the log where some are missing; a store that is away is mended."""
        try:
            async with session.lock:
                new = [row for row in news.rows if row.seq > session.table.seq]
                if new and new[0].seq == session.table.seq + 1:
                    self._take_rows(session, new)
                elif session.table.seq < news.seq:
                    await self.catch_up(session)
        except Refuse:
            self.mend(session)

    # --- what is in the log ------------------------------------------------------------------------------------

    async def catch_up(self, session: TableSession) -> None:
        """Read rows that another process has written. The lock is held."""
        self._take_rows(session, await read_rows(self.store, session.table.id, session.table.seq))

    def _take_rows(self, session: TableSession, rows: Iterable[Row]) -> None:
        """Apply rows of the log. The lock is held."""
        for row in rows:
            try:
                self.broadcast.apply(session, row)
            except CannotReplay as fault:
                note("table refused", logging.ERROR, table=session.table.id, why=str(fault))
                raise Refuse("old-game", str(fault)) from None
        self.broadcast.changed(session)

    async def reach(self, session: TableSession, seq: int) -> None:
        """Catch up with an entry of this number, which a client has seen at another process."""
        if session.table.seq < seq:
            await self.refresh(session)

    async def refresh(self, session: TableSession) -> None:
        """Take what others have written, where there are others."""
        if self.shared:
            await self._follow(session)

    async def refresh_locked(self, session: TableSession) -> None:
        """The same as `refresh` for a caller that holds the lock."""
        if self.shared:
            await self.catch_up(session)

    async def _follow(self, session: TableSession) -> None:
        async with session.lock:
            await self.catch_up(session)

    async def catch_up_all(self) -> None:
        """Compare all tables here with the heads of their logs, and read what is missing."""
        names = list(self.cache.sessions)
        for begin in range(0, len(names), HEADS_AT_ONCE):
            heads = await stored(self.store.heads(names[begin : begin + HEADS_AT_ONCE]))
            for name, seq in heads.items():
                session = self.cache.sessions.get(name)
                if session is not None and session.table.seq < seq:
                    await self._follow(session)

    # --- a store that went away --------------------------------------------------------------------------------

    def mend(self, session: TableSession) -> None:
        """Find out whether the last rows were written, which a failing store left open. The table waits meanwhile."""
        if not session.in_doubt:
            session.in_doubt = True
            self.metrics.in_doubt.inc()
            self.tasks.spawn(self._mend_patiently(session))

    async def _mend_patiently(self, session: TableSession) -> None:
        while session.in_doubt and not self.tasks.closing:
            try:
                await self._follow(session)
                session.in_doubt = False
            except Refuse as refusal:
                if refusal.code == "old-game":
                    self._give_up(session)
                    break
                await asyncio.sleep(MEND_SECONDS)
        self.metrics.in_doubt.dec()

    def _give_up(self, session: TableSession) -> None:
        """A newer process has written what this one cannot read: let people come back elsewhere."""
        session.end_all("restart")
        self.cache.drop(session)
