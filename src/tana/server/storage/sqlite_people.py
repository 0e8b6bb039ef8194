"""People in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from tana.server.storage.devices import DatabaseRow
from tana.server.storage.notices import Step
from tana.server.storage.people import PeopleStore
from tana.server.storage.sqlite_devices import Query, Submit, numbered

CHECKPOINT = "PRAGMA wal_checkpoint(TRUNCATE)"
CHECKPOINT_TRIES = 5


class SqlitePeople(PeopleStore):
    """People beside the tables of a `SqliteStore`, whose connections overwrite what they delete (`secure_delete`)."""

    def __init__(self, submit: Submit, query: Query) -> None:
        self._submit = submit
        self._query = query

    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        return await self._query(statement, *values)

    async def write(self, *steps: Step) -> list[Sequence[DatabaseRow]]:
        def carry_out(connection: sqlite3.Connection) -> list[Sequence[DatabaseRow]]:
            return [connection.execute(numbered(statement), tuple(values)).fetchall() for statement, values in steps]

        return await self._submit(carry_out)

    async def erase_traces(self) -> None:
        """Truncate the write-ahead log, which contains earlier versions of pages; retry while the database is busy."""
        for _ in range(CHECKPOINT_TRIES):
            busy = (await self._query(CHECKPOINT))[0][0]
            if not busy:
                return
