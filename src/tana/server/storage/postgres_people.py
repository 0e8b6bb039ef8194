"""People in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from tana.server.storage.devices import DatabaseRow
from tana.server.storage.notices import Step
from tana.server.storage.people import PeopleStore


class PostgresPeople(PeopleStore):
    """People beside the tables of a `PostgresStore`."""

    def __init__(
        self,
        fetch: Callable[..., Awaitable[Sequence[DatabaseRow]]],
        write: Callable[[Sequence[Step]], Awaitable[list[Sequence[DatabaseRow]]]],
    ) -> None:
        self._fetch = fetch
        self._write = write

    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        return await self._fetch(statement, *values)

    async def write(self, *steps: Step) -> list[Sequence[DatabaseRow]]:
        return await self._write(steps)

    async def erase_traces(self) -> None:
        """Do nothing: autovacuum removes deleted rows."""
