"""The tables of this process that somebody is at: read from their logs when first needed, dropped when idle."""

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
    """Is notified when tables come into memory and leave it."""

    async def opened(self, session: TableSession) -> None:
        """A table came into memory; nobody else has it yet."""

    def dropped(self, session: TableSession) -> None:
        """A table has left memory."""


@dataclass
class TableCache:
    """Sessions by the name of their table. Any of them can be dropped and read back from its log."""

    store: Store
    limits: Limits
    metrics: Metrics
    clock: Callable[[], int]
    rules: KeptRules

    sessions: dict[str, TableSession] = field(default_factory=dict)
    _loading: dict[str, asyncio.Task[TableSession]] = field(default_factory=dict)
    _observers: list[CacheObserver] = field(default_factory=list)

    def attach(self, observer: CacheObserver) -> None:
        """Tell an observer about every table from now on."""
        self._observers.append(observer)

    async def get(self, name: str) -> TableSession:
        """A table by name, read from the store if need be."""
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
        """Take a table into memory."""
        session = TableSession(table, self.clock)
        self.sessions[table.id] = session
        self.metrics.tables.set(len(self.sessions))
        for observer in self._observers:
            await observer.opened(session)
        return session

    def make_room(self) -> None:
        """Make room for one more: the idle table that was not used for the longest time goes."""
        if len(self.sessions) >= self.limits.tables:
            idle = [session for session in self.sessions.values() if session.idle()]
            if not idle:
                raise Refuse("limit", "too many tables")
            for session in sorted(idle, key=lambda session: session.used)[: 1 + len(idle) // 100]:
                self.drop(session)

    def drop_idle(self, after_ms: int) -> int:
        """Drop tables that nobody has used for a while; returns how many."""
        before = self.clock() - after_ms
        old = [session for session in self.sessions.values() if session.idle() and session.used < before]
        for session in old:
            self.drop(session)
        return len(old)

    def drop(self, session: TableSession) -> None:
        """Let go of a table; its log stays."""
        self.sessions.pop(session.table.id, None)
        self.metrics.tables.set(len(self.sessions))
        for observer in self._observers:
            observer.dropped(session)
