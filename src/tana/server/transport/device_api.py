"""HTTP API of devices."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from tana.server.live.table_service import TableService
from tana.server.protocol import wire
from tana.server.tables import credentials
from tana.server.tables.refusal import Refuse
from tana.server.transport.http_messages import Plan, answer, requesting_browser
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits

_CARRY = msgspec.json.Decoder(wire.CarrySeats)
_SIGN_OUT = msgspec.json.Decoder(wire.SignOut)


@dataclass(frozen=True)
class DeviceApi:
    """Handlers to list and sign out a person's devices, and to add another one."""

    service: TableService
    identity: Identity
    limits: RequestLimits

    def plan(self) -> Plan:
        """The routes of devices."""
        return [
            ("GET", "/api/devices", self.show),
            ("POST", "/api/devices/pass", self.offer),
            ("POST", "/api/devices/carry", self.carry),
            ("POST", "/api/devices/sign-out", self.sign_out),
        ]

    async def show(self, request: Request) -> Response:
        device = await self.identity.device(request)
        return answer(wire.Devices([]) if device is None else await self.service.devices.of(device))

    async def offer(self, request: Request) -> Response:
        await self.limits.allow(request, "pass", self.service.limits.device_pass)
        return answer(await self.service.devices.offer(await self.identity.need_device(request)), 201)

    async def carry(self, request: Request) -> Response:
        """Make this browser a device of the holder who made the code; its previous identity is signed out."""
        body = await self.limits.body(request, _CARRY)
        before = await self.identity.device(request)
        if before is not None and not body.replace and not await self.service.table_list.is_empty(before.holder):
            raise Refuse("not-now", "this browser has tables of its own and would lose them")
        key = credentials.new_key()
        async with self.limits.guess(request, "pass"):
            device = await self.service.devices.carry(
                body.code, credentials.key_hash(key), *requesting_browser(request)
            )
        if before is not None:
            await self.service.devices.end(before.holder, [before.key])
        return self.identity.set_key(answer(await self.service.devices.of(device)), key)

    async def sign_out(self, request: Request) -> Response:
        body = await self.limits.body(request, _SIGN_OUT)
        device = await self.identity.need_device(request)
        named = credentials.device_id(device.key) if body.device is UNSET else str(body.device)
        ended = await self.service.devices.sign_out(device, None if body.everywhere else named)
        if all(one.key != device.key for one in ended):
            return answer(await self.service.devices.of(device))
        return self.identity.forget_key(answer(wire.Devices([])))
