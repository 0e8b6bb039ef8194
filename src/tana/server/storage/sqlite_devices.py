"""Devices in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

from msgspec.structs import astuple, replace

from tana.server.storage.devices import SEE, Device, DeviceStore
from tana.server.storage.sqlite_access import SqliteAccess, numbered

USE_PASS = "DELETE FROM passes WHERE secret = ? AND until >= ? RETURNING holder"


class SqliteDevices(SqliteAccess, DeviceStore):
    """Devices beside the tables of a `SqliteStore`."""

    async def execute(self, statement: str, *values: object) -> None:
        await self._submit(lambda connection: connection.execute(numbered(statement), values).close())

    async def alive(self, keys: Collection[str]) -> set[str]:
        marks = ", ".join("?" * len(keys))
        ended = await self._query(f"SELECT key FROM devices WHERE ended AND key IN ({marks})", *keys)
        return set(keys) - {key for (key,) in ended}

    async def sign_out(self, holder: str, keys: Collection[str]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "UPDATE devices SET ended = 1 WHERE holder = ? AND key = ?", [(holder, key) for key in keys]
            )
            connection.execute("DELETE FROM passes WHERE holder = ?", (holder,))

        await self._submit(write)

    async def use_pass(self, secret: str, device: Device) -> str | None:
        def write(connection: sqlite3.Connection) -> str | None:
            found = connection.execute(USE_PASS, (secret, device.made)).fetchall()
            if not found:
                return None
            holder = str(found[0][0])
            connection.execute(numbered(SEE), astuple(replace(device, holder=holder)))
            return holder

        return await self._submit(write)
