"""A store without a disk, for tests that need no durability."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tana.server.storage.interface import Card, Conflict, StoreError
from tana.server.tables.log import Row, new_code_of


class NoTables:
    """The other tables of a store: always empty, and writes are discarded."""

    async def fetch(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        return []

    async def write(self, *statements: object) -> list[list[tuple[object, ...]]]:
        return [[] for _ in statements]


class MemoryStore:
    """See `tana.server.storage.interface.Store`; without devices and lists."""

    def __init__(self) -> None:
        self.notices = NoTables()
        self._logs: dict[str, list[Row]] = {}
        self._codes: dict[str, str] = {}
        self._holders: dict[str, set[str]] = {}
        self._closed = False

    async def create(self, table: str, code: str, first: Row, holders: Iterable[str], card: Card | None = None) -> None:
        self._check_open()
        if table in self._logs or code in self._codes:
            raise Conflict(table)
        self._logs[table], self._codes[code] = [first], table
        self._holders[table] = set(holders)

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        holders: Iterable[str] = (),
        bot: bool | None = None,
        card: Card | None = None,
    ) -> None:
        self._check_open()
        log = self._logs[table]
        if [row.seq for row in rows] != list(range(len(log) + 1, len(log) + 1 + len(rows))):
            raise Conflict(table)
        log.extend(rows)
        if code := new_code_of(rows):
            self._codes = {old: name for old, name in self._codes.items() if name != table} | {code: table}
        self._holders[table].update(holders)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        self._check_open()
        return [row for row in self._logs.get(table, []) if row.seq > after]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        self._check_open()
        return {table: len(self._logs[table]) for table in tables if table in self._logs}

    async def find_code(self, code: str) -> str | None:
        self._check_open()
        return self._codes.get(code)

    async def forget(self, before: int) -> int:
        self._check_open()
        old = [table for table, log in self._logs.items() if log[-1].at < before]
        for table in old:
            del self._logs[table], self._holders[table]
        return len(old)

    async def ping(self) -> None:
        self._check_open()

    def free_bytes(self) -> int | None:
        return None

    async def close(self) -> None:
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")
