"""Open tables in the store: the tables that their hosts have opened to others, with their descriptions.

The current state of a table (game, seats, pace) is in its own row: a table that is full, started or closed is not open,
even if it still has a row here. Statements have numbered parameters (`$1`) and run on SQLite and PostgreSQL alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import astuple

from tana.server.storage.devices import DatabaseRow
from tana.server.storage.notices import NoticeStore

SQLITE_OPEN_TABLES = """
    CREATE TABLE open_tables (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        holder TEXT NOT NULL,
        opened INTEGER NOT NULL,
        until INTEGER NOT NULL,
        language TEXT NOT NULL,
        strangers INTEGER NOT NULL,
        description TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX open_tables_by_holder ON open_tables (holder);
    """
POSTGRES_OPEN_TABLES = """
    CREATE TABLE open_tables (
        table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        holder text NOT NULL,
        opened bigint NOT NULL,
        until bigint NOT NULL,
        language text NOT NULL,
        strangers integer NOT NULL,
        description text NOT NULL
    );
    CREATE INDEX open_tables_by_holder ON open_tables (holder);
    """

_COLUMNS = "table_id, holder, opened, until, language, strangers, description"
KEEP = f"""
INSERT INTO open_tables ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (table_id) DO UPDATE SET
    holder = excluded.holder, opened = excluded.opened, until = excluded.until, language = excluded.language,
    strangers = excluded.strangers, description = excluded.description
"""
_LISTED = f"SELECT {_COLUMNS}, card FROM open_tables JOIN tables ON tables.id = table_id"
NEWEST = f"{_LISTED} WHERE until > $1 AND card IS NOT NULL ORDER BY opened DESC, table_id LIMIT $2"
ONE = f"{_LISTED} WHERE until > $1 AND card IS NOT NULL AND table_id = $2"
OF_HOLDER = "SELECT table_id FROM open_tables WHERE holder = $1 AND until > $2"
REMOVE = "DELETE FROM open_tables WHERE table_id = $1"
REMOVE_HOLDER = "DELETE FROM open_tables WHERE holder = $1"
EXPIRE = "DELETE FROM open_tables WHERE until <= $1"


class Opening(Struct, frozen=True):
    """How a host has opened a table."""

    table: str
    holder: str
    opened: int
    until: int
    """When it is no longer listed (milliseconds since 1970)."""
    language: str
    strangers: int
    """1: strangers may see and join it too, where the host of the house allows that."""
    description: str


@dataclass(frozen=True)
class OpenTableStore:
    """The open tables of a store."""

    notices: NoticeStore

    async def keep(self, opening: Opening) -> None:
        """Open a table, or change how it is open."""
        await self.notices.write((KEEP, astuple(opening)))

    async def newest(self, now: int, most: int) -> list[tuple[Opening, bytes]]:
        """The most recently opened tables, each with its card."""
        return [_opening(row) for row in await self.notices.fetch(NEWEST, now, most)]

    async def find(self, table: str, now: int) -> tuple[Opening, bytes] | None:
        """One open table, with its card."""
        found = await self.notices.fetch(ONE, now, table)
        return _opening(found[0]) if found else None

    async def of(self, holder: str, now: int) -> set[str]:
        """The tables that a holder has opened."""
        return {table for (table,) in await self.notices.fetch(OF_HOLDER, holder, now)}

    async def remove(self, tables: Iterable[str], now: int) -> None:
        """Delete the openings of these tables, and all openings that have expired."""
        await self.notices.write(*((REMOVE, (table,)) for table in tables), (EXPIRE, (now,)))

    async def forget(self, holder: str) -> None:
        """Delete all openings of a holder."""
        await self.notices.write((REMOVE_HOLDER, (holder,)))


def _opening(row: DatabaseRow) -> tuple[Opening, bytes]:
    *fields, card = row
    return Opening(*fields), bytes(card)
