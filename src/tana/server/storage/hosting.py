"""The host's part of the store: the host key, bans, settings changed on the host page, and overviews.

Statements have numbered parameters (`$1`) and run on SQLite and PostgreSQL alike, through the store's `NoticeStore`.
"""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from msgspec import Struct

from tana.errors import TanaError
from tana.server.storage.factory import need_asyncpg, without_password
from tana.server.storage.notices import NoticeStore
from tana.server.storage.sql_store import ALIVE
from tana.server.storage.sqlite_access import numbered
from tana.server.storage.sqlite_store import check_ours
from tana.server.tables.credentials import CODE_LETTERS, tidy_code

HOST_KEY = "host-key"
BROUGHT = "brought"
"""Key for how a database got here (`restored` or `moved`); removed by the first server that uses it."""
KEY_GROUPS, KEY_GROUP = 4, 5
"""Twenty letters: a hundred random bits."""
BUSY_SECONDS = 5.0

KEY = "SELECT value FROM server_keys WHERE name = $1"
SET_KEY = "INSERT INTO server_keys VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
KEEP_KEY = "INSERT INTO server_keys VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
REMOVE_KEY = "DELETE FROM server_keys WHERE name = $1"
LAST_ALIVE = "SELECT at FROM marks WHERE name = $1"
BANNED = "SELECT holder, at FROM bans"
BAN = "INSERT INTO bans VALUES ($1, $2) ON CONFLICT (holder) DO NOTHING"
UNBAN = "DELETE FROM bans WHERE holder = $1"
PEOPLE = """
SELECT d.holder, count(*), min(d.made), max(d.seen), coalesce(max(p.name), '') FROM devices AS d
LEFT JOIN people AS p ON p.holder = d.holder
WHERE NOT d.ended GROUP BY d.holder ORDER BY max(d.seen) DESC, d.holder LIMIT $1
"""
COUNT_PEOPLE = "SELECT count(DISTINCT holder) FROM devices WHERE NOT ended"
HOLDERS = "SELECT DISTINCT holder FROM devices UNION SELECT holder FROM bans"
TABLES = "SELECT id, touched, card FROM tables WHERE card IS NOT NULL ORDER BY touched DESC, id LIMIT $1"
COUNT_TABLES = "SELECT count(*) FROM tables"
FAILING = "SELECT holder, kind, failures, paused FROM channels WHERE failures > 0 ORDER BY failures DESC, id LIMIT $1"


class PersonRow(Struct, frozen=True):
    """A holder with devices that are signed in."""

    holder: str
    devices: int
    since: int
    seen: int
    name: str = ""
    """The name in their profile."""


class TableRow(Struct, frozen=True):
    """A table and the document that lists show."""

    table: str
    touched: int
    card: bytes


class FailingChannel(Struct, frozen=True):
    """A channel that rejected the last notifications. Its address may contain a secret, so it is not read."""

    holder: str
    kind: str
    failures: int
    paused: int


@dataclass(frozen=True)
class HostStore:
    """The host's part of the store."""

    notices: NoticeStore

    async def setting(self, name: str) -> bytes | None:
        """A setting that the host has changed; None if it was not."""
        found = await self.notices.fetch(KEY, name)
        return bytes(found[0][0]) if found else None

    async def change(self, name: str, value: bytes | None) -> None:
        """Change a setting; None resets it to the configuration."""
        await self.notices.write((REMOVE_KEY, (name,)) if value is None else (SET_KEY, (name, value)))

    async def alive(self) -> int:
        """When a server last reported that it is running, in milliseconds since 1970; 0: never."""
        found = await self.notices.fetch(LAST_ALIVE, ALIVE)
        return int(found[0][0]) if found else 0

    async def key(self) -> str:
        """The host key; created on first use."""
        return (await self.notices.key(HOST_KEY, new_host_key().encode())).decode()

    async def bans(self) -> dict[str, int]:
        """The banned holders, with the time of each ban."""
        return {str(holder): int(at) for holder, at in await self.notices.fetch(BANNED)}

    async def ban(self, holder: str, at: int) -> None:
        """Ban a holder."""
        await self.notices.write((BAN, (holder, at)))

    async def unban(self, holder: str) -> None:
        """Lift a ban."""
        await self.notices.write((UNBAN, (holder,)))

    async def holders(self) -> list[str]:
        """Every holder who has or had a device, and every banned one."""
        return [holder for (holder,) in await self.notices.fetch(HOLDERS)]

    async def people(self, most: int) -> list[PersonRow]:
        """The most recently seen holders."""
        return [PersonRow(*line) for line in await self.notices.fetch(PEOPLE, most)]

    async def count_people(self) -> int:
        """The number of holders with a device."""
        return int((await self.notices.fetch(COUNT_PEOPLE))[0][0])

    async def tables(self, most: int) -> list[TableRow]:
        """The most recently changed tables."""
        return [
            TableRow(table, touched, bytes(card)) for table, touched, card in await self.notices.fetch(TABLES, most)
        ]

    async def count_tables(self) -> int:
        """The number of tables, closed ones included."""
        return int((await self.notices.fetch(COUNT_TABLES))[0][0])

    async def failing(self, most: int) -> list[FailingChannel]:
        """Channels that reject notifications, the worst first."""
        return [FailingChannel(*line) for line in await self.notices.fetch(FAILING, most)]


def new_host_key() -> str:
    """A new host key, in readable groups."""
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(KEY_GROUP)) for _ in range(KEY_GROUPS))
    return "-".join(groups)


def tidy_host_key(text: str) -> str:
    """A typed host key in its canonical form."""
    return tidy_code(text[:200])


async def host_key_in(database: Path | str, renew: bool = False) -> str:
    """Read the host key from a database that a server may be using; created if missing or if `renew` is set."""
    return await (_of_postgres(database, renew) if isinstance(database, str) else _of_sqlite(database, renew))


_OLDER = "start the server once to upgrade the database"


async def _of_sqlite(database: Path, renew: bool) -> str:
    if not database.exists():
        raise TanaError(f"no database at {database}")
    check_ours(database)
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=BUSY_SECONDS)) as connection, connection:
            statement = SET_KEY if renew else KEEP_KEY
            if renew or not connection.execute(numbered(KEY), (HOST_KEY,)).fetchall():
                connection.execute(numbered(statement), (HOST_KEY, new_host_key().encode()))
            return bytes(connection.execute(numbered(KEY), (HOST_KEY,)).fetchall()[0][0]).decode()
    except sqlite3.Error as fault:
        hint = f" ({_OLDER})" if "no such" in str(fault) else ""
        raise TanaError(f"{database}: {fault}{hint}") from None


async def _of_postgres(url: str, renew: bool) -> str:
    asyncpg = need_asyncpg()
    try:
        connection = await asyncpg.connect(url, timeout=BUSY_SECONDS)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise TanaError(f"{without_password(url)}: {fault}") from None
    try:
        await connection.execute(SET_KEY if renew else KEEP_KEY, HOST_KEY, new_host_key().encode())
        return bytes((await connection.fetch(KEY, HOST_KEY))[0][0]).decode()
    except asyncpg.UndefinedTableError:
        raise TanaError(f"{without_password(url)}: {_OLDER}") from None
    finally:
        await connection.close()
