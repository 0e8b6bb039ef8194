"""How stores beside the tables of a `SqliteStore` read and write."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from tana.server.storage.devices import DatabaseRow
from tana.server.storage.notices import Step

T = TypeVar("T")
Query = Callable[..., Awaitable[Sequence[DatabaseRow]]]


class Submit(Protocol):
    """Runs a write in the writing thread."""

    def __call__(self, write: Callable[[sqlite3.Connection], T], /) -> Awaitable[T]:
        """Return the result of `write` once it is on disk."""


class SqliteAccess:
    """Reads by queries, and writes by the writing thread, each in one transaction."""

    def __init__(self, submit: Submit, query: Query) -> None:
        self._submit = submit
        self._query = query

    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        """The rows of a query."""
        return await self._query(statement, *values)

    async def write(self, *steps: Step) -> list[Sequence[DatabaseRow]]:
        """Carry out statements in one transaction; returns the rows of each."""

        def carry_out(connection: sqlite3.Connection) -> list[Sequence[DatabaseRow]]:
            return [connection.execute(numbered(statement), tuple(values)).fetchall() for statement, values in steps]

        return await self._submit(carry_out)


def numbered(statement: str) -> str:
    """A statement with its parameters in SQLite's notation (`?1`)."""
    return statement.replace("$", "?")
