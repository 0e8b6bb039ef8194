"""Results of finished games in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from tana.server.storage.devices import DatabaseRow
from tana.server.storage.notices import Step
from tana.server.storage.results import ResultStore
from tana.server.storage.sqlite_devices import Query, Submit, numbered


class SqliteResults(ResultStore):
    """Results beside the tables of a `SqliteStore`."""

    def __init__(self, submit: Submit, query: Query) -> None:
        self._submit = submit
        self._query = query

    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        return await self._query(statement, *values)

    async def write(self, *steps: Step) -> list[Sequence[DatabaseRow]]:
        def carry_out(connection: sqlite3.Connection) -> list[Sequence[DatabaseRow]]:
            return [connection.execute(numbered(statement), tuple(values)).fetchall() for statement, values in steps]

        return await self._submit(carry_out)
