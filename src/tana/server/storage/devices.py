"""Devices: which browsers belong to whom. The part of every store that keeps them.

A browser's key is known by its hash alone. A *holder* is whom seats belong to; it has the hash of its first browser's
key for a name, and any number of browsers. A *pass* lets one more browser in: once, for a short time.
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
    """A condition: the holder of a row has neither a device nor a table any more.

    `NOT IN` would say the same, but PostgreSQL compares each with each as soon as the list outgrows its memory.
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
    """What a store keeps of devices; `tests/server/test_store.py` checks it for each.

    Statements have numbered parameters (`$1`); what the databases write differently is left to their own classes.
    """

    @abstractmethod
    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        """The rows that a statement returns."""

    @abstractmethod
    async def execute(self, statement: str, *values: object) -> None:
        """Carry out a statement; on disk when it returns."""

    async def see(self, device: Device) -> None:
        """Keep a device, or when it was last used. One that was signed out stays so."""
        await self.execute(SEE, *astuple(device))

    async def find(self, key: str) -> Device | None:
        """The device with this key; None if there is none, or it was signed out.

        A holder with a place somewhere whose device nobody has written down (by an older version) is found too.
        """
        found = await self.fetch(FIND, key)
        return Device(*found[0]) if found else None

    async def of(self, holder: str) -> list[Device]:
        """The devices of a holder that are not signed out, the one used last first."""
        return [Device(*line) for line in await self.fetch(OF, holder)]

    async def offer(self, holder: str, secret: str, until: int) -> None:
        """Let the pass with this (hashed) secret be the holder's only one, until then."""
        await self.execute(OFFER, holder, secret, until)

    @abstractmethod
    async def alive(self, keys: Collection[str]) -> set[str]:
        """Those of these keys that were not signed out."""

    @abstractmethod
    async def sign_out(self, holder: str, keys: Collection[str]) -> None:
        """End these devices of a holder for good, and its pass with them."""

    @abstractmethod
    async def use_pass(self, secret: str, device: Device) -> str | None:
        """Use a pass that is good at `device.made`: its holder has that device from now on.

        Returns the holder; None if no such pass is good. One that was used is gone.
        """
