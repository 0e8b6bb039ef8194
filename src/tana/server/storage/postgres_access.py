"""How stores beside the tables of a `PostgresStore` read and write."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from tana.server.storage.devices import DatabaseRow
from tana.server.storage.notices import Step


class PostgresAccess:
    """Reads and writes through the store's pool of connections."""

    def __init__(
        self,
        fetch: Callable[..., Awaitable[Sequence[DatabaseRow]]],
        write: Callable[[Sequence[Step]], Awaitable[list[Sequence[DatabaseRow]]]],
    ) -> None:
        self._fetch = fetch
        self._write = write

    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        """The rows of a query."""
        return await self._fetch(statement, *values)

    async def write(self, *steps: Step) -> list[Sequence[DatabaseRow]]:
        """Carry out statements in one transaction; returns the rows of each."""
        return await self._write(steps)
