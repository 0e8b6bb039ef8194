"""Devices in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any

from tana.server.storage.devices import Device

COLUMNS = "key, holder, browser, system, made, seen"
SEE = f"""
INSERT INTO devices ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (key) DO UPDATE SET seen = excluded.seen
"""
FIND = f"""
SELECT {COLUMNS} FROM devices WHERE key = $1 AND NOT ended
UNION ALL
(SELECT holder, holder, '', '', 0, 0 FROM places
WHERE holder = $1 AND NOT EXISTS (SELECT 1 FROM devices WHERE key = $1) LIMIT 1)
"""
OF = f"SELECT {COLUMNS} FROM devices WHERE holder = $1 AND NOT ended ORDER BY seen DESC, key"
ENDED = "SELECT key FROM devices WHERE ended AND key = ANY($1::text[])"
SIGN_OUT = """
WITH gone AS (DELETE FROM passes WHERE holder = $1)
UPDATE devices SET ended = true WHERE holder = $1 AND key = ANY($2::text[])
"""
OFFER = """
INSERT INTO passes VALUES ($1, $2, $3)
ON CONFLICT (holder) DO UPDATE SET secret = excluded.secret, until = excluded.until
"""
USE_PASS = f"""
WITH used AS (
    DELETE FROM passes WHERE secret = $1 AND until >= $5 RETURNING holder
), made AS (
    INSERT INTO devices ({COLUMNS}) SELECT $2, holder, $3, $4, $5, $6 FROM used RETURNING holder
)
SELECT holder FROM made UNION ALL SELECT holder FROM devices WHERE key = $2
"""
"""Sent again after a broken connection, it finds the device that the first one made: its key is nobody else's."""


@dataclass
class PostgresDevices:
    """See `tana.server.storage.devices.DeviceStore`."""

    fetch: Callable[..., Awaitable[list[Any]]]
    execute: Callable[..., Awaitable[str]]

    async def see(self, device: Device) -> None:
        await self.execute(SEE, *_line(device))

    async def find(self, key: str) -> Device | None:
        found = await self.fetch(FIND, key)
        return Device(*found[0]) if found else None

    async def of(self, holder: str) -> list[Device]:
        return [Device(*line) for line in await self.fetch(OF, holder)]

    async def alive(self, keys: Collection[str]) -> set[str]:
        return set(keys) - {key for (key,) in await self.fetch(ENDED, list(keys))}

    async def sign_out(self, holder: str, keys: Collection[str]) -> None:
        await self.execute(SIGN_OUT, holder, list(keys))

    async def offer(self, holder: str, secret: str, until: int) -> None:
        await self.execute(OFFER, holder, secret, until)

    async def use_pass(self, secret: str, device: Device) -> str | None:
        key, _, *rest = _line(device)
        found = await self.fetch(USE_PASS, secret, key, *rest)
        return found[0][0] if found else None


def _line(device: Device) -> tuple[Any, ...]:
    return (device.key, device.holder, device.browser, device.system, device.made, device.seen)
