"""HTTP API of passkeys: listing, adding and removing them, and signing in with one on a new device."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tana.server.house.passkeys import PasskeyHost, Passkeys
from tana.server.house.people import People
from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.tables.refusal import Refuse
from tana.server.transport.http_messages import Plan, answer, requesting_browser
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits
from tana.server.transport.restoring import Restoring

_ADD = msgspec.json.Decoder(wire.AddPasskey)
_REMOVE = msgspec.json.Decoder(wire.RemovePasskey)
_USE = msgspec.json.Decoder(wire.UsePasskey)


@dataclass(frozen=True)
class PasskeyApi:
    """Handlers for a person's passkeys."""

    service: TableService
    identity: Identity
    limits: RequestLimits
    people: People
    passkeys: Passkeys

    def plan(self) -> Plan:
        """The routes of passkeys."""
        return [
            ("GET", "/api/passkeys", self.show),
            ("POST", "/api/passkeys/begin", self.begin),
            ("POST", "/api/passkeys/add", self.add),
            ("POST", "/api/passkeys/remove", self.remove),
            ("POST", "/api/passkeys/challenge", self.challenge),
            ("POST", "/api/passkeys/use", self.use),
        ]

    async def show(self, request: Request) -> Response:
        return await self._shown(request, await self.identity.holder(request))

    async def begin(self, request: Request) -> Response:
        holder = await self.identity.need_holder(request)
        await self.limits.allow(request, "passkey", self.service.limits.passkey)
        name = (await stored(self.people.person(holder))).name
        return answer(await stored(self.passkeys.begin(holder, name, self._need_host(request))))

    async def add(self, request: Request) -> Response:
        body = await self.limits.body(request, _ADD)
        holder = await self.identity.need_holder(request)
        await self.limits.allow(request, "passkey", self.service.limits.passkey)
        await stored(self.passkeys.add(holder, body, self._need_host(request), requesting_browser(request)))
        note("passkey added", holder=holder)
        return await self._shown(request, holder)

    async def remove(self, request: Request) -> Response:
        body = await self.limits.body(request, _REMOVE)
        holder = await self.identity.need_holder(request)
        await stored(self.passkeys.remove(holder, body.id))
        note("passkey removed", holder=holder)
        return await self._shown(request, holder)

    async def challenge(self, request: Request) -> Response:
        await self.limits.allow(request, "passkey", self.service.limits.passkey)
        return answer(await stored(self.passkeys.challenge(self._need_host(request))))

    async def use(self, request: Request) -> Response:
        """Make this browser a device of the passkey's owner; its previous identity is signed out."""
        body = await self.limits.body(request, _USE)
        restoring = Restoring(self.service, self.identity)
        before = await restoring.before(request, body.replace)
        async with self.limits.guess(request, "passkey"):
            holder = await stored(self.passkeys.used(body, self._need_host(request)))
        key = await restoring.become(request, before, holder, body.sign_out)
        return self.identity.set_key(answer(await stored(self.people.show(holder))), key)

    async def _shown(self, request: Request, holder: str) -> Response:
        offered, host = self.identity.hosts.passkeys(request.headers)
        keys = [
            wire.PasskeyLine(one.id, one.host, one.browser, one.system, one.made, one.used)
            for one in await stored(self.passkeys.of(holder))
        ]
        return answer(wire.Passkeys(offered, host.name if offered == "yes" else "", keys))

    def _need_host(self, request: Request) -> PasskeyHost:
        offered, host = self.identity.hosts.passkeys(request.headers)
        if offered != "yes":
            raise Refuse("not-now", "passkeys need a host name and https")
        return host
