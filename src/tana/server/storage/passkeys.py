"""Passkeys in the store: only public keys, no secrets. A person may have several, and none is needed to play.

Statements have numbered parameters (`$1`) and run on SQLite and PostgreSQL alike. `PeopleStore.forget` removes the
passkeys of a person.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import astuple

from tana.server.storage.devices import DatabaseRow
from tana.server.storage.people import PeopleStore

SQLITE_PASSKEYS = """
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        holder TEXT NOT NULL,
        host TEXT NOT NULL,
        public_key BLOB NOT NULL,
        counter INTEGER NOT NULL,
        browser TEXT NOT NULL,
        system TEXT NOT NULL,
        made INTEGER NOT NULL,
        used INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_by_holder ON passkeys (holder);
    """
POSTGRES_PASSKEYS = """
    CREATE TABLE passkeys (
        id text PRIMARY KEY,
        holder text NOT NULL,
        host text NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        browser text NOT NULL,
        system text NOT NULL,
        made bigint NOT NULL,
        used bigint NOT NULL
    );
    CREATE INDEX passkeys_by_holder ON passkeys (holder);
    """

_COLUMNS = "id, holder, host, public_key, counter, browser, system, made, used"
ADD = f"""
INSERT INTO passkeys ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING RETURNING id
"""
FIND = f"SELECT {_COLUMNS} FROM passkeys WHERE id = $1"
OF = f"SELECT {_COLUMNS} FROM passkeys WHERE holder = $1 ORDER BY made, id"
USE = """
UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id
"""
REMOVE = "DELETE FROM passkeys WHERE holder = $1 AND id = $2 RETURNING id"


class Passkey(Struct, frozen=True):
    """A passkey with which a person can sign in again."""

    id: str
    """The id of the credential, in base64url."""
    holder: str
    host: str
    """The host name that it was created for; browsers do not offer it elsewhere."""
    public_key: bytes
    counter: int
    """The authenticator's counter of uses; 0: it does not count."""
    browser: str
    system: str
    made: int
    used: int
    """When it was last used (milliseconds since 1970); 0: never."""


@dataclass(frozen=True)
class PasskeyStore:
    """The passkeys of a store."""

    people: PeopleStore

    async def add(self, passkey: Passkey) -> bool:
        """Add a new passkey; return False if the id is taken, by this holder or another."""
        return bool((await self.people.write((ADD, astuple(passkey))))[0])

    async def find(self, id: str) -> Passkey | None:
        """The passkey with this id."""
        found = await self.people.fetch(FIND, id)
        return _passkey(found[0]) if found else None

    async def of(self, holder: str) -> list[Passkey]:
        """The passkeys of a holder, the oldest first."""
        return [_passkey(row) for row in await self.people.fetch(OF, holder)]

    async def use(self, id: str, counter: int, at: int) -> bool:
        """Record a use of a passkey; return False if its counter has not advanced or it was removed."""
        return bool((await self.people.write((USE, (id, counter, at))))[0])

    async def remove(self, holder: str, id: str) -> bool:
        """Remove a passkey of a holder; return whether there was one."""
        return bool((await self.people.write((REMOVE, (holder, id))))[0])


def _passkey(row: DatabaseRow) -> Passkey:
    id, holder, host, public_key, *more = row
    return Passkey(id, holder, host, bytes(public_key), *more)
