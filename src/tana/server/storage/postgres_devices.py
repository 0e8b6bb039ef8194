"""Devices in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence

from msgspec.structs import astuple

from tana.server.storage.devices import COLUMNS, DatabaseRow, Device, DeviceStore

ENDED = "SELECT key FROM devices WHERE ended AND key = ANY($1::text[])"
SIGN_OUT = """
WITH gone AS (DELETE FROM passes WHERE holder = $1)
UPDATE devices SET ended = true WHERE holder = $1 AND key = ANY($2::text[])
"""
USE_PASS = f"""
WITH used AS (
    DELETE FROM passes WHERE secret = $1 AND until >= $5 RETURNING holder
), made AS (
    INSERT INTO devices ({COLUMNS}) SELECT $2, holder, $3, $4, $5, $6 FROM used RETURNING holder
)
SELECT holder FROM made UNION ALL SELECT holder FROM devices WHERE key = $2
"""
"""If it is resent after a broken connection, it finds the device that the first one made: device keys are unique."""


class PostgresDevices(DeviceStore):
    """Devices beside the tables of a `PostgresStore`."""

    def __init__(
        self, fetch: Callable[..., Awaitable[Sequence[DatabaseRow]]], execute: Callable[..., Awaitable[str]]
    ) -> None:
        self._fetch = fetch
        self._execute = execute

    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        return await self._fetch(statement, *values)

    async def execute(self, statement: str, *values: object) -> None:
        await self._execute(statement, *values)

    async def alive(self, keys: Collection[str]) -> set[str]:
        return set(keys) - {key for (key,) in await self.fetch(ENDED, list(keys))}

    async def sign_out(self, holder: str, keys: Collection[str]) -> None:
        await self.execute(SIGN_OUT, holder, list(keys))

    async def use_pass(self, secret: str, device: Device) -> str | None:
        key, _, *rest = astuple(device)
        found = await self.fetch(USE_PASS, secret, key, *rest)
        return found[0][0] if found else None
