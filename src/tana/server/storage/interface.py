"""The store: where logs are kept. The interface is small so that other engines can implement it.

What every store guarantees (`tests/server/test_store.py` checks each):
- when `create` or `append` returns, the rows are on disk and survive a crash of the process or the machine;
- rows of a table are numbered 1, 2, 3, …; each number is used once: a second writer gets `Conflict`;
- a call writes all of its rows or none;
- after a `StoreError` other than `Conflict` the rows may or may not be there: read before you go on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from tana.errors import TanaError
from tana.server.storage.devices import DeviceStore
from tana.server.storage.notices import NoticeStore
from tana.server.storage.people import PeopleStore
from tana.server.storage.results import ResultStore
from tana.server.tables.log import Row
from tana.server.tables.waiting import Waiting


class StoreError(TanaError):
    """The store cannot be used at the moment."""


class Conflict(StoreError):
    """Somebody else has written that row, or the table or code exists already; nothing was written."""


class Card(Struct, frozen=True):
    """What lists show of a table, stored beside its log (`tana.server.tables.summary`)."""

    turn: int
    """The seat that decides, from 0; -1: nobody."""
    body: bytes | None = None
    """None: unchanged."""
    waiting: Waiting = Waiting()
    """Who the table waits for, and until when."""


class ListedTable(Struct, frozen=True):
    """A table in a list."""

    table: str
    turn: int
    body: bytes | None
    waiting: Waiting = Waiting()
    settles: bool = False
    """Whether the holder's standing answer will settle what the table waits for."""


class DueTable(Struct, frozen=True):
    """A table whose deadline has passed, as of entry `seq`."""

    table: str
    seq: int


class Store(Protocol):
    """Logs of tables, found by id, short code or holder."""

    devices: DeviceStore
    """Which browsers belong to which holder."""
    notices: NoticeStore
    """Where holders want to be notified, and the outbox."""
    results: ResultStore
    """Results of finished games."""
    people: PeopleStore
    """Profiles of people."""

    async def create(self, table: str, code: str, first: Row, holders: Iterable[str], card: Card | None = None) -> None:
        """Start a log. Raises `Conflict` if the table or the code is taken."""

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        holders: Iterable[str] = (),
        bot: bool | None = None,
        card: Card | None = None,
    ) -> None:
        """Append rows to a log; from now on `holders` have a place at the table.

        A row with a new code for the table (`Linked.code`) changes its code in the same commit.
        `bot`: whether a bot may have to move now (None: unchanged); only a store that is a `BotQueue` uses it.
        `card`: what lists show of the table from now on (None: unchanged).
        """

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a log after entry `after`, in order; empty if the table does not exist."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last row of each of these tables; tables that do not exist are left out."""

    async def find_code(self, code: str) -> str | None:
        """The table with a short code."""

    async def tables_of(self, holder: str, skip: int, most: int) -> list[ListedTable]:
        """A page of the tables where a holder has or had a place, most recently changed first."""

    async def claim_due(self, now: int, until: int, most: int) -> list[DueTable]:
        """Claim tables whose deadline has passed, the most urgent first.

        The claim is exclusive until `until` (milliseconds), or until the table is written to and gets a new deadline.
        """

    async def put_off_due(self, due: DueTable, until: int) -> None:
        """Make a claimed table due at another time (0: never), unless it has been written to."""

    async def note_alive(self, now: int) -> int:
        """Record that a server is running at `now`; return the time recorded before (0: none)."""

    async def forget(self, before: int) -> int:
        """Delete tables without a new row since `before` (milliseconds), then the data of people without any table.

        Returns the number of tables deleted.
        """

    async def ping(self) -> None:
        """Raise `StoreError` if the store cannot be read or written."""

    def free_bytes(self) -> int | None:
        """Free space on the store's disk, where that is known."""

    async def close(self) -> None:
        """Write what is queued, then close the store."""
