"""The reading half that the stores on SQL databases share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec.structs import astuple

from tana.server.storage.devices import DatabaseRow, gone
from tana.server.storage.interface import Card, ListedTable
from tana.server.tables import log
from tana.server.tables.log import Row
from tana.server.tables.waiting import Waiting

ROWS = "SELECT seq, at, body, holder, command FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq"
BY_CODE = "SELECT id FROM tables WHERE code = $1"
OF_HOLDER = """
SELECT id, turn, card,
    EXISTS (
        SELECT 1 FROM standing WHERE standing.table_id = id AND standing.holder = places.holder AND standing.due > 0
        AND (asked & (1 << seat)) <> 0
    ),
    asked, asked_since, deadline, remind, voting, voting_since
FROM places JOIN tables ON id = table_id WHERE places.holder = $1
ORDER BY turn = -1, touched DESC, id LIMIT $2 OFFSET $3
"""
FORGET_DEVICES = """
DELETE FROM devices WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM places WHERE places.holder = devices.holder)
"""
FORGET_CALENDARS = f"DELETE FROM calendars WHERE {gone('calendars')}"
FORGET_PUZZLE_ANSWERS = f"DELETE FROM puzzle_answers WHERE {gone('puzzle_answers')}"
CARD_COLUMNS = 7
ALIVE = "alive"
"""The name of the mark that running servers renew."""
NUL = "\x00"
"""The one character that PostgreSQL texts cannot hold; no table or code contains it."""


class SqlStore(ABC):
    """The reading half of a store; see `tana.server.storage.interface.Store`."""

    @abstractmethod
    async def _fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        """The rows that a statement with numbered parameters (`$1`) returns."""

    async def read(self, table: str, after: int = 0) -> list[Row]:
        if NUL in table:
            return []
        found = await self._fetch(ROWS, table, after)
        return [Row(seq, at, log.decode(body), holder, command) for seq, at, body, holder, command in found]

    async def find_code(self, code: str) -> str | None:
        found = [] if NUL in code else await self._fetch(BY_CODE, code)
        return found[0][0] if found else None

    async def tables_of(self, holder: str, skip: int, most: int) -> list[ListedTable]:
        found = await self._fetch(OF_HOLDER, holder, most, skip)
        return [
            ListedTable(id, turn, body, Waiting(*waiting), bool(settles)) for id, turn, body, settles, *waiting in found
        ]


def card_columns(card: Card | None) -> tuple[int | None, ...]:
    """Whose turn it is and who the table waits for, as column values; None: unchanged."""
    if card is None:
        return (None,) * CARD_COLUMNS
    waiting = card.waiting
    return card.turn, *astuple(waiting)


def card_body(card: Card | None) -> bytes | None:
    """The body of a card; None: unchanged."""
    return None if card is None else card.body


def too_new(version: int, known: int) -> str:
    """The error for a database of a later version."""
    return f"the database has version {version}; this Tana supports versions up to {known}"
