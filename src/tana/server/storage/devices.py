"""Devices in the store: which browsers belong to which holder.

Of a browser's key only the hash is stored. A *holder* owns seats; its id is the hash of its first browser's key, and it
may have any number of browsers. A *pass* adds one more browser: it works once, for a short time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

DatabaseRow: TypeAlias = Any
"""A row as the driver returns it; the schema defines the types of its columns."""
COLUMNS = "key, holder, browser, system, made, seen"
SEE = f"""
INSERT INTO devices ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (key) DO UPDATE SET seen = excluded.seen
"""
FIND = f"""
SELECT {COLUMNS} FROM devices WHERE key = $1 AND NOT ended
UNION ALL
SELECT * FROM (
    SELECT holder AS key, holder, '' AS browser, '' AS system, 0 AS made, 0 AS seen
    FROM places WHERE holder = $1 LIMIT 1
) AS unwritten WHERE NOT EXISTS (SELECT 1 FROM devices WHERE key = $1)
"""
OF = f"SELECT {COLUMNS} FROM devices WHERE holder = $1 AND NOT ended ORDER BY seen DESC, key"
OFFER = """
INSERT INTO passes VALUES ($1, $2, $3)
ON CONFLICT (holder) DO UPDATE SET secret = excluded.secret, until = excluded.until
"""


def gone(table: str) -> str:
    """An SQL condition: the holder of a row has no device and no table any more.

    `NOT IN` means the same, but PostgreSQL compares every pair as soon as the list outgrows its memory.
    """
    return " AND ".join(
        f"NOT EXISTS (SELECT 1 FROM {other} WHERE {other}.holder = {table}.holder)" for other in ("devices", "places")
    )


class Device(Struct, frozen=True):
    """A browser that may act for a holder."""

    key: str
    """The hash of its key."""
    holder: str
    browser: str = ""
    system: str = ""
    made: int = 0
    seen: int = 0
    """When it was last used, to the hour (milliseconds since 1970)."""


class DeviceStore(ABC):
    """The devices of a store; `tests/server/test_store.py` checks it on each engine.

    Statements have numbered parameters (`$1`); subclasses contain what differs between the databases.
    """

    @abstractmethod
    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        """The rows that a statement returns."""

    @abstractmethod
    async def execute(self, statement: str, *values: object) -> None:
        """Execute a statement; its changes are on disk when this returns."""

    async def see(self, device: Device) -> None:
        """Add a device, or update when it was last used. A device that was signed out stays signed out."""
        await self.execute(SEE, *astuple(device))

    async def find(self, key: str) -> Device | None:
        """The device with this key; None if there is none or it was signed out.

        Also finds a holder with a place at a table whose device was never recorded (by an older version).
        """
        found = await self.fetch(FIND, key)
        return Device(*found[0]) if found else None

    async def of(self, holder: str) -> list[Device]:
        """The devices of a holder that are not signed out, most recently used first."""
        return [Device(*line) for line in await self.fetch(OF, holder)]

    async def offer(self, holder: str, secret: str, until: int) -> None:
        """Make the pass with this (hashed) secret the holder's only one; it expires at `until`."""
        await self.execute(OFFER, holder, secret, until)

    @abstractmethod
    async def alive(self, keys: Collection[str]) -> set[str]:
        """The keys among these that were not signed out."""

    @abstractmethod
    async def sign_out(self, holder: str, keys: Collection[str]) -> None:
        """Sign out these devices of a holder permanently, and revoke the holder's pass."""

    @abstractmethod
    async def use_pass(self, secret: str, device: Device) -> str | None:
        """Use up a pass that is valid at `device.made`: its holder gets the device.

        Returns the holder, or None if the pass is not valid.
        """
