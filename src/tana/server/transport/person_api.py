"""HTTP API of people: profile, privacy, recovery and deletion."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tana.server.house.people import People
from tana.server.live.forgetting import Forgetting
from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.storage.devices import Device
from tana.server.tables.refusal import Refuse
from tana.server.transport.http_messages import Plan, answer
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits
from tana.server.transport.restoring import Restoring

_SET_ME = msgspec.json.Decoder(wire.SetMe)
_PRIVACY = msgspec.json.Decoder(wire.SetPrivacy)
_MAKE = msgspec.json.Decoder(wire.MakeRecovery)
_RESTORE = msgspec.json.Decoder(wire.Restore)
_DELETE = msgspec.json.Decoder(wire.DeleteMe)


@dataclass(frozen=True)
class PersonApi:
    """Handlers for the requesting person."""

    service: TableService
    identity: Identity
    limits: RequestLimits
    people: People

    def plan(self) -> Plan:
        """The routes of people."""
        return [
            ("GET", "/api/me", self.show),
            ("POST", "/api/me", self.change),
            ("POST", "/api/me/privacy", self.privacy),
            ("POST", "/api/me/recovery", self.make_recovery),
            ("POST", "/api/me/restore", self.restore),
            ("POST", "/api/me/delete", self.delete),
        ]

    async def show(self, request: Request) -> Response:
        return await self._me(await self.identity.holder(request))

    async def change(self, request: Request) -> Response:
        """Change the profile. A new browser becomes a device of a new person."""
        body = await self.limits.body(request, _SET_ME)
        await self.limits.allow(request, "person", self.service.limits.person)
        holder, key = await self.identity.known_or_new_key(request)
        await stored(self.people.change(holder, body))
        return await self.identity.give_key(request, await self._me(holder), key)

    async def privacy(self, request: Request) -> Response:
        body = await self.limits.body(request, _PRIVACY)
        holder = (await self.identity.need_device(request)).holder
        await stored(self.people.set_privacy(holder, body.privacy))
        return await self._me(holder)

    async def make_recovery(self, request: Request) -> Response:
        body = await self.limits.body(request, _MAKE)
        device = await self.identity.need_device(request)
        await self.limits.allow(request, "recovery", self.service.limits.device_pass)
        made = await stored(self.people.new_recovery(device.holder, body.language))
        note("recovery words made", holder=device.holder)
        return answer(made, 201)

    async def restore(self, request: Request) -> Response:
        """Make this browser a device of the person with these recovery words; its previous identity is signed out."""
        body = await self.limits.body(request, _RESTORE)
        restoring = Restoring(self.service, self.identity)
        before = await restoring.before(request, body.replace)
        async with self.limits.guess(request, "words"):
            holder = await stored(self.people.recovered(body.words))
        key = await restoring.become(request, before, holder, body.sign_out)
        return self.identity.set_key(await self._me(holder), key)

    async def delete(self, request: Request) -> Response:
        """Delete the requesting person. Their other devices are signed out first, so that they write nothing new."""
        body = await self.limits.body(request, _DELETE)
        device = await self.identity.need_device(request)
        if not body.sure:
            raise Refuse("bad-request", "deleting cannot be undone; confirm it with sure: true")
        await self.service.tasks.shielded(self._delete(device))
        return self.identity.forget_key(await self._me(""))

    async def _delete(self, device: Device) -> None:
        devices = self.service.devices
        known = [one.key for one in await stored(self.service.store.devices.of(device.holder))]
        await devices.end(device.holder, [key for key in known if key != device.key])
        await Forgetting(self.service).forget(device.holder)
        await stored(self.people.forget(device.holder))
        await devices.end(device.holder, known)
        note("person deleted")

    async def _me(self, holder: str) -> Response:
        return answer(await stored(self.people.show(holder)))
