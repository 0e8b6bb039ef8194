"""The store: where logs are kept. A small interface, so that other engines can implement it.

What every store guarantees (and `tests/server/test_store.py` checks for each):
- when `create` or `append` returns, the rows are on disk and survive the end of the process and of the machine;
- rows of a table are numbered 1, 2, 3, …; a number is given once: the second writer gets `Conflict`;
- all rows of one call are written, or none;
- after a `StoreError` that is no `Conflict` it is not known whether the rows are there: read before you go on.
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
    """The store cannot be used now."""


class Conflict(StoreError):
    """Somebody else has written that row, or the table or code exists already; nothing was written."""


class Card(Struct, frozen=True):
    """What a list shows of a table, kept beside its log (`tana.server.tables.summary`)."""

    turn: int
    """The seat that decides, from 0; -1: nobody."""
    body: bytes | None = None
    """None: what it was."""
    waiting: Waiting = Waiting()
    """Whom the table waits for, and until when."""


class ListedTable(Struct, frozen=True):
    """A table in a list."""

    table: str
    turn: int
    body: bytes | None
    waiting: Waiting = Waiting()
    settles: bool = False
    """The holder's standing answer will settle what the table waits for."""


class DueTable(Struct, frozen=True):
    """A table whose deadline has passed, as it was at entry `seq`."""

    table: str
    seq: int


class Store(Protocol):
    """Logs of tables, and two ways to find them: by short code and by holder."""

    devices: DeviceStore
    """Which browsers belong to whom."""
    notices: NoticeStore
    """Who is notified where, and what has to be sent."""
    results: ResultStore
    """What became of finished games."""
    people: PeopleStore
    """Who holders are to each other."""

    async def create(self, table: str, code: str, first: Row, holders: Iterable[str], card: Card | None = None) -> None:
        """Begin a log. Raises `Conflict` if the table or the code is taken."""

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        holders: Iterable[str] = (),
        bot: bool | None = None,
        card: Card | None = None,
    ) -> None:
        """Write rows at the end of a log; `holders` can find the table from now on.

        A row with a new code for the table (`Linked.code`) changes how it is found, in the same commit.
        `bot`: whether a bot may have to move now (None: as before); stores that are a `BotQueue` keep that.
        `card` is what lists show of the table from now on (None: what they did).
        """

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a log behind `after`, in order; empty for a table that does not exist."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last row of each of these tables that exist."""

    async def find_code(self, code: str) -> str | None:
        """The table of a short code."""

    async def tables_of(self, holder: str, skip: int, most: int) -> list[ListedTable]:
        """A page of the tables where a holder has or had a place, the most recently touched first."""

    async def claim_due(self, now: int, until: int, most: int) -> list[DueTable]:
        """Claim tables whose deadline has passed, the most urgent first. Nobody else gets them before `until`
        (milliseconds), unless they are written to; then their new deadline counts."""

    async def put_off_due(self, due: DueTable, until: int) -> None:
        """Let a claimed table fall due at another time (0: never), unless it has been written to."""

    async def note_alive(self, now: int) -> int:
        """Keep that a server is running now; returns what was kept before (0: nothing)."""

    async def forget(self, before: int) -> int:
        """Delete the tables without a new row since `before` (milliseconds), and the devices of those who have no
        table any more; returns how many tables."""

    async def ping(self) -> None:
        """Raises `StoreError` when the store cannot be used, for reading or for writing."""

    def free_bytes(self) -> int | None:
        """How much room its disk has left, where that is known."""

    async def close(self) -> None:
        """Write what is queued, then close."""
