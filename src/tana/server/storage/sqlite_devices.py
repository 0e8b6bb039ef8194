"""Devices in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any

from tana.server.storage.devices import Device

Write = Callable[[sqlite3.Connection], Any]

SEE = """
INSERT INTO devices (key, holder, browser, system, made, seen) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (key) DO UPDATE SET seen = excluded.seen
"""
COLUMNS = "key, holder, browser, system, made, seen"
FIND = f"""
SELECT {COLUMNS} FROM devices WHERE key = ? AND NOT ended
UNION ALL
SELECT * FROM (SELECT holder, holder, '', '', 0, 0 FROM places WHERE holder = ? LIMIT 1)
WHERE NOT EXISTS (SELECT 1 FROM devices WHERE key = ?)
"""
OF = f"SELECT {COLUMNS} FROM devices WHERE holder = ? AND NOT ended ORDER BY seen DESC, key"
USE_PASS = "DELETE FROM passes WHERE secret = ? AND until >= ? RETURNING holder"
OFFER = """
INSERT INTO passes VALUES (?, ?, ?)
ON CONFLICT (holder) DO UPDATE SET secret = excluded.secret, until = excluded.until
"""


@dataclass
class SqliteDevices:
    """See `tana.server.storage.devices.DeviceStore`."""

    submit: Callable[[Write], Awaitable[Any]]
    query: Callable[..., Awaitable[list[Any]]]

    async def see(self, device: Device) -> None:
        await self.submit(lambda connection: connection.execute(SEE, _line(device)))

    async def find(self, key: str) -> Device | None:
        found = await self.query(FIND, key, key, key)
        return Device(*found[0]) if found else None

    async def of(self, holder: str) -> list[Device]:
        return [Device(*line) for line in await self.query(OF, holder)]

    async def alive(self, keys: Collection[str]) -> set[str]:
        marks = ", ".join("?" * len(keys))
        ended = await self.query(f"SELECT key FROM devices WHERE ended AND key IN ({marks})", *keys)
        return set(keys) - {key for (key,) in ended}

    async def sign_out(self, holder: str, keys: Collection[str]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "UPDATE devices SET ended = 1 WHERE holder = ? AND key = ?", [(holder, key) for key in keys]
            )
            connection.execute("DELETE FROM passes WHERE holder = ?", (holder,))

        await self.submit(write)

    async def offer(self, holder: str, secret: str, until: int) -> None:
        await self.submit(lambda connection: connection.execute(OFFER, (holder, secret, until)))

    async def use_pass(self, secret: str, device: Device) -> str | None:
        def write(connection: sqlite3.Connection) -> str | None:
            found = connection.execute(USE_PASS, (secret, device.made)).fetchall()
            if not found:
                return None
            holder = str(found[0][0])
            new = Device(device.key, holder, device.browser, device.system, device.made, device.seen)
            connection.execute(SEE, _line(new))
            return holder

        found: str | None = await self.submit(write)
        return found


def _line(device: Device) -> tuple[Any, ...]:
    return (device.key, device.holder, device.browser, device.system, device.made, device.seen)
