"""What the host of a house keeps and reads: the host key, bans, settings that the host page changes, and overviews.

Statements have numbered parameters (`$1`) and run on SQLite and PostgreSQL alike, through the notices of either store.
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
from tana.server.storage.sqlite_devices import numbered
from tana.server.storage.sqlite_store import check_ours
from tana.server.tables.credentials import CODE_LETTERS, tidy_code

HOST_KEY = "host-key"
BROUGHT = "brought"
"""Where a file came from that a server finds: `restored` or `moved`; removed at its first start."""
KEY_GROUPS, KEY_GROUP = 4, 5
"""Twenty letters, a hundred random bits."""
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
    """Of their profile."""


class TableRow(Struct, frozen=True):
    """A table with what lists show of it."""

    table: str
    touched: int
    card: bytes


class FailingChannel(Struct, frozen=True):
    """A channel that did not accept the last notifications. Its address may hold a secret, and is not read."""

    holder: str
    kind: str
    failures: int
    paused: int


@dataclass(frozen=True)
class HostStore:
    """The host's part of a store."""

    notices: NoticeStore

    async def setting(self, name: str) -> bytes | None:
        """A setting that the host has changed; None: it was not changed."""
        found = await self.notices.fetch(KEY, name)
        return bytes(found[0][0]) if found else None

    async def change(self, name: str, value: bytes | None) -> None:
        """Change a setting, or (None) leave it to the configuration again."""
        await self.notices.write((REMOVE_KEY, (name,)) if value is None else (SET_KEY, (name, value)))

    async def alive(self) -> int:
        """The last sign of life of a server, in milliseconds since 1970; 0: none."""
        found = await self.notices.fetch(LAST_ALIVE, ALIVE)
        return int(found[0][0]) if found else 0

    async def key(self) -> str:
        """The host key; made when it is first asked for."""
        return (await self.notices.key(HOST_KEY, new_host_key().encode())).decode()

    async def bans(self) -> dict[str, int]:
        """When each banned holder was banned."""
        return {str(holder): int(at) for holder, at in await self.notices.fetch(BANNED)}

    async def ban(self, holder: str, at: int) -> None:
        """Ban a holder."""
        await self.notices.write((BAN, (holder, at)))

    async def unban(self, holder: str) -> None:
        """Lift a ban."""
        await self.notices.write((UNBAN, (holder,)))

    async def holders(self) -> list[str]:
        """Everybody who has or had a device, and everybody banned."""
        return [holder for (holder,) in await self.notices.fetch(HOLDERS)]

    async def people(self, most: int) -> list[PersonRow]:
        """Those seen last."""
        return [PersonRow(*line) for line in await self.notices.fetch(PEOPLE, most)]

    async def count_people(self) -> int:
        """How many holders have a device."""
        return int((await self.notices.fetch(COUNT_PEOPLE))[0][0])

    async def tables(self, most: int) -> list[TableRow]:
        """Those touched last."""
        return [
            TableRow(table, touched, bytes(card)) for table, touched, card in await self.notices.fetch(TABLES, most)
        ]

    async def count_tables(self) -> int:
        """How many tables there are, closed ones too."""
        return int((await self.notices.fetch(COUNT_TABLES))[0][0])

    async def failing(self, most: int) -> list[FailingChannel]:
        """Channels that do not accept notifications, the worst first."""
        return [FailingChannel(*line) for line in await self.notices.fetch(FAILING, most)]


def new_host_key() -> str:
    """A new host key, in groups that people can read."""
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(KEY_GROUP)) for _ in range(KEY_GROUPS))
    return "-".join(groups)


def tidy_host_key(text: str) -> str:
    """A host key as somebody typed it, in its one form."""
    return tidy_code(text[:200])


async def host_key_in(database: Path | str, renew: bool = False) -> str:
    """The host key of a database that a server may be using; made if there is none. `renew`: replace it."""
    return await (_of_postgres(database, renew) if isinstance(database, str) else _of_sqlite(database, renew))


_OLDER = "start the server once: the database is of an older version"


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
