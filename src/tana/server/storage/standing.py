"""Standing answers in the store: answers that players have given in advance. They are private, so not in the log.

`head` is the last entry a row was checked against, `due` when its answer is released (0: it has nothing to answer),
`position` the entry of the decision that it answers. All three follow from the log and the row, so that a crash loses
nothing. Statements have numbered parameters (`$1`) and run on SQLite and PostgreSQL alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec.structs import astuple

from tana.server.storage.notices import NoticeStore
from tana.server.tables.standing import Standing

SQLITE_STANDING = """
    CREATE TABLE standing (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        word TEXT NOT NULL,
        holder TEXT NOT NULL,
        salt BLOB NOT NULL,
        until INTEGER NOT NULL,
        seen TEXT NOT NULL,
        made INTEGER NOT NULL,
        made_at INTEGER NOT NULL,
        head INTEGER NOT NULL DEFAULT 0,
        position INTEGER NOT NULL DEFAULT 0,
        due INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat, word)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX standing_by_due ON standing (due) WHERE due > 0;
    CREATE INDEX standing_by_holder ON standing (holder);
    """
POSTGRES_STANDING = """
    CREATE TABLE standing (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat integer NOT NULL,
        word text NOT NULL,
        holder text NOT NULL,
        salt bytea NOT NULL,
        until integer NOT NULL,
        seen text NOT NULL,
        made integer NOT NULL,
        made_at bigint NOT NULL,
        head integer NOT NULL DEFAULT 0,
        position integer NOT NULL DEFAULT 0,
        due bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat, word)
    );
    CREATE INDEX standing_by_due ON standing (due) WHERE due > 0;
    CREATE INDEX standing_by_holder ON standing (holder);
    """

_COLUMNS = "table_id, seat, word, holder, salt, until, seen, made, made_at, head, position, due"
KEEP = f"""
INSERT INTO standing ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
ON CONFLICT (table_id, seat, word) DO UPDATE SET
    holder = excluded.holder, salt = excluded.salt, until = excluded.until, seen = excluded.seen, made = excluded.made,
    made_at = excluded.made_at, head = excluded.head, position = excluded.position, due = excluded.due
"""
AT_TABLE = f"SELECT {_COLUMNS} FROM standing WHERE table_id = $1 ORDER BY seat, word"
REMOVE = "DELETE FROM standing WHERE table_id = $1 AND seat = $2 AND word = $3"
REMOVE_HOLDER = "DELETE FROM standing WHERE holder = $1"
IS_BEHIND = "standing.head <> (SELECT max(log.seq) FROM log WHERE log.table_id = standing.table_id)"
UNSEEN = f"""
SELECT DISTINCT standing.table_id FROM standing JOIN tables ON tables.id = standing.table_id
WHERE (tables.asked & (1 << standing.seat)) <> 0 AND {IS_BEHIND} ORDER BY standing.table_id LIMIT $1
"""
DUE = "SELECT DISTINCT table_id FROM standing WHERE due > 0 AND due <= $1 ORDER BY table_id LIMIT $2"
NOTE = """
UPDATE standing SET head = $4, position = $5, due = $6 WHERE table_id = $1 AND seat = $2 AND word = $3 AND salt = $7
"""


@dataclass(frozen=True)
class StandingStore:
    """The standing answers of a store."""

    notices: NoticeStore

    async def keep(self, answer: Standing) -> None:
        """Add an answer, or replace the one with the same word."""
        await self.notices.write((KEEP, astuple(answer)))

    async def at(self, table: str) -> list[Standing]:
        """All answers at a table."""
        return [_standing(line) for line in await self.notices.fetch(AT_TABLE, table)]

    async def remove(self, table: str, seat: int, word: str) -> None:
        """Delete an answer that was revoked or has ended."""
        await self.notices.write((REMOVE, (table, seat, word)))

    async def forget(self, holder: str) -> None:
        """Delete all answers of a holder."""
        await self.notices.write((REMOVE_HOLDER, (holder,)))

    async def unseen(self, most: int) -> list[str]:
        """Tables that ask a seat with answers and have entries that those answers were not checked against."""
        return [table for (table,) in await self.notices.fetch(UNSEEN, most)]

    async def due(self, now: int, most: int) -> list[str]:
        """Tables with an answer that is due."""
        return [table for (table,) in await self.notices.fetch(DUE, now, most)]

    async def note(self, answer: Standing) -> None:
        """Store the last entry an answer was checked against and when it is due, unless it was replaced meanwhile."""
        key = (answer.table, answer.seat, answer.word)
        await self.notices.write((NOTE, (*key, answer.head, answer.position, answer.due, answer.salt)))


def _standing(line: Any) -> Standing:
    table, seat, word, holder, salt, *rest = line
    return Standing(table, seat, word, holder, bytes(salt), *rest)
