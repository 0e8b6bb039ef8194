"""Following other processes: what they write to the tables that are in memory here, and what they say about them.

The bus brings news; the log is the truth. Whatever is missed on the bus is read from the log: at once after a gap, at
the next refusal or conflict, or when the chores compare heads.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

import msgspec

from tana.server.bus.interface import Bus
from tana.server.live.stored import read_rows, stored
from tana.server.live.table_cache import TableCache
from tana.server.live.table_session import TableSession
from tana.server.live.tasks import Tasks
from tana.server.ops.logs import note
from tana.server.ops.metrics import Metrics
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.storage.interface import Store
from tana.server.tables.log import Row
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import CannotReplay, StoryStep

MEND_SECONDS = 0.5
HEADS_AT_ONCE = 5_000


@dataclass
class News:
    """What processes tell each other about a table. `rows` saves the others from asking the store for them."""

    seq: int = 0
    rows: list[Row] = field(default_factory=list)
    presence: bool = False
    pointer: wire.PointerFrame | None = None


_NEWS: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


@dataclass
class Following:
    """Takes what others have done into the sessions of this process."""

    cache: TableCache
    store: Store
    bus: Bus
    tasks: Tasks
    metrics: Metrics
    shared: bool
    """Other processes write to the same store: what is in memory may be behind the log."""
    listens: bool
    """Hears what others do at its tables; a worker looks only when it has to."""
    tell: Callable[[TableSession, Row, StoryStep], None]
    """Tells everybody at a table what a row means."""
    changed: Callable[[TableSession], None]
    """Called when rows of others have been taken."""
    presence_changed: Callable[[TableSession], Awaitable[None]]

    closing: bool = False

    # --- what is said on the bus -------------------------------------------------------------------------------

    async def listen(self, session: TableSession) -> None:
        """Hear what is said about a table from now on, and take what was written meanwhile."""
        session.listener = partial(self._hear, session)
        if self.listens:
            await self.bus.subscribe(_channel(session.table.id), session.listener)
        await self.refresh(session)

    def stop_listening(self, session: TableSession) -> None:
        """Hear no more of it."""
        if session.listener is not None:
            self.tasks.spawn(self.bus.unsubscribe(_channel(session.table.id), session.listener))

    async def publish(self, session: TableSession, news: News) -> None:
        """Tell everybody who is at this table, here and elsewhere."""
        await self.bus.publish(_channel(session.table.id), encode(news))

    async def publish_rows(self, session: TableSession, rows: list[Row]) -> None:
        """Tell other processes, where there are any, what was written here."""
        if self.shared:
            await self.publish(session, News(rows[-1].seq, rows))

    def _hear(self, session: TableSession, message: bytes) -> None:
        news = _NEWS.decode(message)
        if news.seq > session.table.seq:
            self.tasks.spawn(self._take_news(session, news))
        if news.presence:
            self.tasks.spawn(_quietly(self.presence_changed(session)))
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
        """Let rows of the log happen. The lock is held."""
        for row in rows:
            try:
                step = session.table.apply(row)
            except CannotReplay as fault:
                note("table refused", logging.ERROR, table=session.table.id, why=str(fault))
                raise Refuse("old-game", str(fault)) from None
            self.tell(session, row, step)
        self.changed(session)

    async def reach(self, session: TableSession, seq: int) -> None:
        """Somebody has seen an entry of this number elsewhere: catch up with it."""
        if session.table.seq < seq:
            await self.refresh(session)

    async def refresh(self, session: TableSession) -> None:
        """Take what others have written, where there are others."""
        if self.shared:
            await self._follow(session)

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
        """It is not known whether the last rows were written: read until the store says so. The table waits."""
        if not session.in_doubt:
            session.in_doubt = True
            self.metrics.in_doubt.inc()
            self.tasks.spawn(self._mend_patiently(session))

    async def _mend_patiently(self, session: TableSession) -> None:
        while session.in_doubt and not self.closing:
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


async def _quietly(work: Awaitable[None]) -> None:
    with contextlib.suppress(Refuse):
        await work


def _channel(table: str) -> str:
    return f"table/{table}"
