"""The cache of tables in memory: loaded from their logs when needed, dropped when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from tana.server.live.kept_rules import KeptRules
from tana.server.live.limits import Limits
from tana.server.live.store_access import read_rows
from tana.server.live.table_session import TableSession
from tana.server.metrics import Metrics
from tana.server.storage.interface import Store
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table


class CacheObserver(Protocol):
    """Is notified when tables are loaded and dropped."""

    async def opened(self, session: TableSession) -> None:
        """Handle a table that was loaded. `TableCache.get` returns it only after this."""

    def dropped(self, session: TableSession) -> None:
        """Handle a table that was dropped."""


@dataclass
class TableCache:
    """The sessions of tables in memory, by table id. Idle ones can be dropped and loaded again from their logs."""

    store: Store
    limits: Limits
    metrics: Metrics
    clock: Callable[[], int]
    rules: KeptRules

    sessions: dict[str, TableSession] = field(default_factory=dict)
    _loading: dict[str, asyncio.Task[TableSession]] = field(default_factory=dict)
    _observers: list[CacheObserver] = field(default_factory=list)

    def attach(self, observer: CacheObserver) -> None:
        """Add an observer."""
        self._observers.append(observer)

    async def get(self, name: str) -> TableSession:
        """The session of a table, loaded from the store if necessary."""
        if (found := self.sessions.get(name)) is not None:
            found.used = self.clock()
            return found
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> TableSession:
        self.make_room()
        rows = await read_rows(self.store, name)
        if not rows:
            raise Refuse("unknown-table")
        return await self.add(await self.rules.replay(rows))

    async def add(self, table: Table) -> TableSession:
        """Add a table to the cache."""
        session = TableSession(table, self.clock)
        self.sessions[table.id] = session
        self.metrics.tables.set(len(self.sessions))
        for observer in self._observers:
            await observer.opened(session)
        return session

    def make_room(self) -> None:
        """If the cache is full, drop the idle tables that were not used for the longest time."""
        if len(self.sessions) >= self.limits.tables:
            idle = [session for session in self.sessions.values() if session.idle()]
            if not idle:
                raise Refuse("limit", "the server has too many tables in memory; try again later")
            for session in sorted(idle, key=lambda session: session.used)[: 1 + len(idle) // 100]:
                self.drop(session)

    def drop_idle(self, after_ms: int) -> int:
        """Drop idle tables that were not used for `after_ms`; returns their number."""
        before = self.clock() - after_ms
        old = [session for session in self.sessions.values() if session.idle() and session.used < before]
        for session in old:
            self.drop(session)
        return len(old)

    def drop(self, session: TableSession) -> None:
        """Drop a table from memory; its log stays."""
        self.sessions.pop(session.table.id, None)
        self.metrics.tables.set(len(self.sessions))
        for observer in self._observers:
            observer.dropped(session)
