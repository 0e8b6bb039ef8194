"""People in the store: profiles, hashes of recovery words, and deletion.

A person is a holder of devices with a profile. Nobody needs one to play: a holder without a row has no profile yet.
Statements have numbered parameters (`$1`) and run on SQLite and PostgreSQL alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from tana.server.storage.devices import DatabaseRow, gone
from tana.server.storage.notices import Step

Audience: TypeAlias = Literal["nobody", "known", "everybody"]
"""Who may see a part of a profile; `known`: people who have been at a table with this person."""

SQLITE_PEOPLE = """
    CREATE TABLE people (
        holder TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        animal TEXT NOT NULL,
        language TEXT NOT NULL,
        zone TEXT NOT NULL,
        since INTEGER NOT NULL,
        presence TEXT NOT NULL DEFAULT 'known',
        history TEXT NOT NULL DEFAULT 'known',
        ladder TEXT NOT NULL DEFAULT 'known',
        statistics TEXT NOT NULL DEFAULT 'known'
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE recoveries (
        holder TEXT PRIMARY KEY,
        secret TEXT NOT NULL UNIQUE,
        made INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
POSTGRES_PEOPLE = """
    CREATE TABLE people (
        holder text PRIMARY KEY,
        name text NOT NULL,
        animal text NOT NULL,
        language text NOT NULL,
        zone text NOT NULL,
        since bigint NOT NULL,
        presence text NOT NULL DEFAULT 'known',
        history text NOT NULL DEFAULT 'known',
        ladder text NOT NULL DEFAULT 'known',
        statistics text NOT NULL DEFAULT 'known'
    );
    CREATE TABLE recoveries (
        holder text PRIMARY KEY,
        secret text NOT NULL UNIQUE,
        made bigint NOT NULL
    );
    """

_PROFILE = "holder, name, animal, language, zone, since"
_AUDIENCES = "presence, history, ladder, statistics"
FIND = f"SELECT {_PROFILE}, {_AUDIENCES} FROM people WHERE holder = $1"
SINCE = "SELECT min(made) FROM devices WHERE holder = $1 AND made > 0"
KEEP = f"""
INSERT INTO people ({_PROFILE}, {_AUDIENCES}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
ON CONFLICT (holder) DO UPDATE SET
    name = excluded.name, animal = excluded.animal, language = excluded.language, zone = excluded.zone,
    presence = excluded.presence, history = excluded.history, ladder = excluded.ladder,
    statistics = excluded.statistics
"""
HAVE_MET = """
SELECT 1 FROM places AS mine JOIN places AS theirs ON theirs.table_id = mine.table_id
WHERE mine.holder = $1 AND theirs.holder = $2 LIMIT 1
"""
KEEP_RECOVERY = """
INSERT INTO recoveries VALUES ($1, $2, $3)
ON CONFLICT (holder) DO UPDATE SET secret = excluded.secret, made = excluded.made
"""
RECOVERY_MADE = "SELECT made FROM recoveries WHERE holder = $1"
RECOVERED = "SELECT holder FROM recoveries WHERE secret = $1"
TABLES = "SELECT table_id FROM places WHERE holder = $1"
ENTRIES = "SELECT seq, holder, body FROM log WHERE table_id = $1 ORDER BY seq"
CARD = "SELECT card FROM tables WHERE id = $1"
REWRITE_ENTRY = "UPDATE log SET holder = $3, body = $4, command = '' WHERE table_id = $1 AND seq = $2"
"""A command's mark contains a digest of its text, which would allow guessing that text; so it is removed."""
REWRITE_CARD = "UPDATE tables SET card = $2 WHERE id = $1"
KEYS = "SELECT key FROM devices WHERE holder = $1"
_OF_HOLDERS = (
    *("people", "recoveries", "passkeys", "passes", "channels", "quiet_hours", "standing"),
    *("places", "devices"),
)
FORGET = tuple(f"DELETE FROM {table} WHERE holder = $1" for table in _OF_HOLDERS)
FORGET_PEOPLE = tuple(f"DELETE FROM {table} WHERE {gone(table)}" for table in ("people", "recoveries", "passkeys"))
"""For a server that deletes old tables: rows of people without any device or table."""


class Person(Struct, frozen=True):
    """A holder's profile."""

    holder: str
    name: str = ""
    animal: str = ""
    """Empty: not chosen."""
    language: str = "en"
    zone: str = ""
    """A time zone such as `Europe/Rome`; empty: unknown."""
    since: int = 0
    """When they first came here (milliseconds since 1970)."""
    presence: Audience = "known"
    history: Audience = "known"
    ladder: Audience = "known"
    statistics: Audience = "known"


class StoredEntry(Struct, frozen=True):
    """A log entry as stored."""

    seq: int
    holder: str
    body: bytes


class PeopleStore(ABC):
    """The people of a store."""

    @abstractmethod
    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        """The rows that a statement returns."""

    @abstractmethod
    async def write(self, *steps: Step) -> list[Sequence[DatabaseRow]]:
        """Execute statements in one transaction and return the rows of each. On disk when this returns."""

    @abstractmethod
    async def erase_traces(self) -> None:
        """Remove remains of deleted rows from the database's files, where it has a way to do that."""

    # --- profiles ----------------------------------------------------------------------------------------------

    async def find(self, holder: str) -> Person | None:
        """The profile of a holder."""
        found = await self.fetch(FIND, holder)
        return Person(*found[0]) if found else None

    async def since(self, holder: str) -> int:
        """When the first device of a holder was added (0: unknown)."""
        found = await self.fetch(SINCE, holder)
        return int(found[0][0] or 0)

    async def keep(self, person: Person) -> None:
        """Add or replace a profile; an existing `since` is not changed."""
        await self.write((KEEP, astuple(person)))

    async def have_met(self, one: str, other: str) -> bool:
        """Whether two holders have or had a place at the same table."""
        return bool(await self.fetch(HAVE_MET, one, other))

    # --- recovery ----------------------------------------------------------------------------------------------

    async def keep_recovery(self, holder: str, secret: str, made: int) -> None:
        """Make these (hashed) words the only ones that restore a holder."""
        await self.write((KEEP_RECOVERY, (holder, secret, made)))

    async def recovery_made(self, holder: str) -> int:
        """When a holder's recovery words were made; 0: there are none."""
        found = await self.fetch(RECOVERY_MADE, holder)
        return int(found[0][0]) if found else 0

    async def recovered(self, secret: str) -> str | None:
        """The holder that these (hashed) words restore."""
        found = await self.fetch(RECOVERED, secret)
        return str(found[0][0]) if found else None

    # --- forgetting --------------------------------------------------------------------------------------------

    async def tables(self, holder: str) -> list[str]:
        """Every table where a holder has or had a place."""
        return [table for (table,) in await self.fetch(TABLES, holder)]

    async def keys(self, holder: str) -> list[str]:
        """The (hashed) keys of all devices of a holder, signed out or not."""
        return [key for (key,) in await self.fetch(KEYS, holder)]

    async def entries(self, table: str) -> list[StoredEntry]:
        """The log of a table."""
        return [StoredEntry(seq, holder, bytes(body)) for seq, holder, body in await self.fetch(ENTRIES, table)]

    async def card(self, table: str) -> bytes | None:
        """What lists show of a table, encoded."""
        found = await self.fetch(CARD, table)
        return bytes(found[0][0]) if found and found[0][0] is not None else None

    async def rewrite(self, table: str, entries: Sequence[StoredEntry], card: bytes | None) -> None:
        """Replace entries of a log and (unless None) what lists show of the table."""
        steps: list[Step] = [(REWRITE_ENTRY, (table, one.seq, one.holder, one.body)) for one in entries]
        if card is not None:
            steps.append((REWRITE_CARD, (table, card)))
        if steps:
            await self.write(*steps)

    async def forget(self, holder: str) -> None:
        """Delete everything stored about a holder outside the logs."""
        await self.write(*((statement, (holder,)) for statement in FORGET))
