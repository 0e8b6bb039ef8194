"""Results of finished games in the store: derived from logs, and kept when the logs expire.

The game itself is one document without names (`tana.server.house.results.Result`). Who sat at which seat is in separate
rows, so that a person can be forgotten by changing only those. A forgotten seat stays forgotten when its result is
derived again.

Statements have numbered parameters (`$1`) and run on SQLite and PostgreSQL alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from msgspec import Struct

from tana.server.storage.devices import DatabaseRow
from tana.server.storage.notices import Step

SQLITE_RESULTS = """
    CREATE TABLE results (
        table_id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        ended INTEGER NOT NULL,
        body BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE result_seats (
        table_id TEXT NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        holder TEXT NOT NULL,
        name TEXT NOT NULL,
        sought TEXT NOT NULL,
        game TEXT NOT NULL,
        ended INTEGER NOT NULL,
        forgotten INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX result_seats_by_holder ON result_seats (holder, ended, table_id) WHERE holder <> '';
    """
POSTGRES_RESULTS = """
    CREATE TABLE results (
        table_id text PRIMARY KEY,
        game text NOT NULL,
        ended bigint NOT NULL,
        body bytea NOT NULL
    );
    CREATE TABLE result_seats (
        table_id text NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
        seat integer NOT NULL,
        holder text NOT NULL,
        name text NOT NULL,
        sought text NOT NULL,
        game text NOT NULL,
        ended bigint NOT NULL,
        forgotten integer NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX result_seats_by_holder ON result_seats (holder, ended, table_id) WHERE holder <> '';
    """

SQLITE_LUCK = """
    CREATE TABLE result_luck (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        luck REAL NOT NULL,
        error REAL NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    """
POSTGRES_LUCK = """
    CREATE TABLE result_luck (
        table_id text NOT NULL,
        seat integer NOT NULL,
        luck double precision NOT NULL,
        error double precision NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    """


class SeatLuck(Struct, frozen=True):
    """How much throws and draws changed the chance to win of a seat (from 0) in a finished game."""

    seat: int
    luck: float
    error: float
    """Half the width of the 95% interval."""


class SeatOwner(Struct, frozen=True):
    """Who played a seat (from 0) of a finished game; without a holder: a bot, or a person who was forgotten."""

    seat: int
    holder: str
    name: str
    forgotten: bool = False


class StoredResult(Struct, frozen=True):
    """The result of a finished game as the store keeps it."""

    table: str
    game: str
    ended: int
    body: bytes
    owners: tuple[SeatOwner, ...]
    kept: bool = False
    """Whether the log of its table still exists."""
    ladder: str = ""
    """The ladder of a rated table, such as `molly/3`; empty: not rated."""


class Wanted(Struct, frozen=True):
    """A filter for results; an empty text matches any."""

    game: str = ""
    opponent: str = ""
    """Part of the name of another player at the table."""


KEEP = """
INSERT INTO results (table_id, game, ended, body, ladder) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (table_id) DO UPDATE SET
    game = excluded.game, ended = excluded.ended, body = excluded.body, ladder = excluded.ladder
"""
KEEP_SEAT = """
INSERT INTO result_seats (table_id, seat, holder, name, sought, game, ended) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (table_id, seat) DO UPDATE SET
    holder = CASE WHEN result_seats.forgotten = 1 THEN '' ELSE excluded.holder END,
    name = CASE WHEN result_seats.forgotten = 1 THEN '' ELSE excluded.name END,
    sought = CASE WHEN result_seats.forgotten = 1 THEN '' ELSE excluded.sought END,
    game = excluded.game,
    ended = excluded.ended
"""
DROP = "DELETE FROM results WHERE table_id = $1"
FORGET_HOLDER = "UPDATE result_seats SET holder = '', name = '', sought = '', forgotten = 1 WHERE holder = $1"
UNRECORDED = """
SELECT id, card FROM tables
WHERE turn = -1 AND id > $1 AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id)
ORDER BY id LIMIT $2
"""
ALL_TABLES = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
_RESULT = (
    "results.table_id, results.game, results.ended, body,"
    " EXISTS (SELECT 1 FROM tables WHERE id = results.table_id), results.ladder"
)
PAGE = f"""
SELECT {_RESULT} FROM (
    SELECT DISTINCT table_id, ended FROM result_seats AS mine
    WHERE holder = $1 AND holder <> '' AND ($2 = '' OR game = $2) AND ($3 = '' OR EXISTS (
        SELECT 1 FROM result_seats AS other
        WHERE other.table_id = mine.table_id AND other.holder <> $1 AND other.sought LIKE $3 ESCAPE '~'
    ))
    ORDER BY ended DESC, table_id LIMIT $4 OFFSET $5
) AS found JOIN results ON results.table_id = found.table_id ORDER BY results.ended DESC, results.table_id
"""
OF_TABLES = (
    "SELECT table_id, seat, holder, name, forgotten FROM result_seats WHERE table_id IN ({}) ORDER BY table_id, seat"
)
KEEP_LUCK = """
INSERT INTO result_luck (table_id, seat, luck, error) VALUES ($1, $2, $3, $4) ON CONFLICT (table_id, seat) DO NOTHING
"""
LUCK_OF = """
SELECT mine.seat, luck, error FROM result_seats AS mine
JOIN result_luck ON result_luck.table_id = mine.table_id AND result_luck.seat = mine.seat
WHERE mine.holder = $1 AND mine.holder <> '' ORDER BY mine.ended, mine.table_id, mine.seat
"""
ALL = f"SELECT {_RESULT} FROM results WHERE results.table_id > $1 ORDER BY results.table_id LIMIT $2"
ONE = f"SELECT {_RESULT} FROM results WHERE results.table_id = $1"
OF_LADDER = f"SELECT {_RESULT} FROM results WHERE results.ladder = $1 ORDER BY results.ended, results.table_id"
TABLES_AT_ONCE = 200


class ResultStore(ABC):
    """The results of a store; `tests/server/test_results.py` checks it on each engine."""

    @abstractmethod
    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        """The rows that a statement returns."""

    @abstractmethod
    async def write(self, *steps: Step) -> list[Sequence[DatabaseRow]]:
        """Execute statements in one transaction and return the rows of each. On disk when this returns."""

    async def keep(self, result: StoredResult) -> None:
        """Add or replace the result of a table."""
        await self.write(
            (KEEP, (result.table, result.game, result.ended, result.body, result.ladder)), *_seats_of(result)
        )

    async def drop(self, table: str) -> None:
        """Remove the result of a table, if there is one."""
        await self.write((DROP, (table,)))

    async def forget_holder(self, holder: str) -> None:
        """Remove a holder's key and name from every result: the seat is shown as "a player"."""
        if holder:
            await self.write((FORGET_HOLDER, (holder,)))

    async def unrecorded(self, after: str, most: int) -> list[tuple[str, bytes | None]]:
        """A page of the tables without a result where nobody has to decide, with their cards, ordered by id."""
        return [
            (table, None if card is None else bytes(card)) for table, card in await self.fetch(UNRECORDED, after, most)
        ]

    async def tables(self, after: str, most: int) -> list[str]:
        """A page of the ids of tables that have a log, in order."""
        return [table for (table,) in await self.fetch(ALL_TABLES, after, most)]

    async def of(self, holder: str, wanted: Wanted, skip: int, most: int) -> list[StoredResult]:
        """A page of the games that a holder finished, most recent first."""
        like = f"%{_escaped(wanted.opponent.casefold())}%" if wanted.opponent else ""
        return await self._with_owners(await self.fetch(PAGE, holder, wanted.game, like, most, skip))

    async def keep_luck(self, table: str, luck: Iterable[SeatLuck]) -> None:
        """Store the luck that an analysis of a finished game found; a later analysis changes nothing."""
        await self.write(*((KEEP_LUCK, (table, one.seat, one.luck, one.error)) for one in luck))

    async def luck_of(self, holder: str) -> list[SeatLuck]:
        """The luck of a holder in each analysed game, oldest first."""
        return [
            SeatLuck(int(seat), float(luck), float(error)) for seat, luck, error in await self.fetch(LUCK_OF, holder)
        ]

    async def all(self, after: str, most: int) -> list[StoredResult]:
        """A page of all results, ordered by table id."""
        return await self._with_owners(await self.fetch(ALL, after, most))

    async def one(self, table: str) -> StoredResult | None:
        """The result of a table."""
        found = await self._with_owners(await self.fetch(ONE, table))
        return found[0] if found else None

    async def of_ladder(self, ladder: str) -> list[StoredResult]:
        """The results of a ladder, in the order in which the games ended."""
        return await self._with_owners(await self.fetch(OF_LADDER, ladder))

    async def _with_owners(self, rows: Sequence[DatabaseRow]) -> list[StoredResult]:
        owners: dict[str, list[SeatOwner]] = {}
        for first in range(0, len(rows), TABLES_AT_ONCE):
            tables = [row[0] for row in rows[first : first + TABLES_AT_ONCE]]
            marks = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
            for table, seat, holder, name, forgotten in await self.fetch(OF_TABLES.format(marks), *tables):
                owners.setdefault(table, []).append(SeatOwner(seat, holder, name, bool(forgotten)))
        return [
            StoredResult(table, game, ended, bytes(body), tuple(owners.get(table, ())), bool(kept), ladder)
            for table, game, ended, body, kept, ladder in rows
        ]


def _seats_of(result: StoredResult) -> Iterable[Step]:
    for one in result.owners:
        sought = one.name.casefold()
        yield KEEP_SEAT, (result.table, one.seat, one.holder, one.name, sought, result.game, result.ended)


def _escaped(text: str) -> str:
    """A text escaped for `LIKE`."""
    return text.replace("~", "~~").replace("%", "~%").replace("_", "~_").replace("\x00", "")
