"""Signing a browser in as an existing person, after recovery words or a passkey were verified."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.storage.devices import Device
from tana.server.tables import credentials
from tana.server.tables.refusal import Refuse
from tana.server.transport.http_messages import requesting_browser
from tana.server.transport.identity import Identity


@dataclass(frozen=True)
class Restoring:
    """Replaces the identity of the requesting browser."""

    service: TableService
    identity: Identity

    async def before(self, request: Request, replace: bool) -> Device | None:
        """The current device of the browser; raises `Refuse` if it would lose tables and `replace` is not set."""
        before = await self.identity.device(request)
        if before is not None and not replace and not await self.service.table_list.is_empty(before.holder):
            raise Refuse("not-now", "this browser has tables of its own and would lose them")
        return before

    async def become(self, request: Request, before: Device | None, holder: str, sign_out: bool) -> str:
        """Make the browser a device of a holder and sign out its previous identity; returns its new key."""
        devices = self.service.devices
        found = await stored(self.service.store.devices.of(holder))
        others = [one.key for one in found if before is None or one.key != before.key]
        if not sign_out and len(others) >= self.service.limits.devices_of_a_holder:
            raise Refuse("full", "you have too many devices; sign one out first")
        if before is not None:
            await devices.end(before.holder, [before.key])
        if sign_out and others:
            await devices.end(holder, others)
        key = credentials.new_key()
        await devices.add(holder, credentials.key_hash(key), *requesting_browser(request))
        return key
