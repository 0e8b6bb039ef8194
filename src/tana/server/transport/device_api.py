"""The HTTP side of devices: list them, sign them out, carry seats to another one."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tana.server.protocol import wire
from tana.server.storage.devices import Device
from tana.server.tables import credentials
from tana.server.tables.refusal import Refuse
from tana.server.transport.http_api import Handler, HttpApi, answer, browser_asking, guarded

_CARRY = msgspec.json.Decoder(wire.CarrySeats)
_SIGN_OUT = msgspec.json.Decoder(wire.SignOut)


@dataclass(frozen=True)
class DeviceApi:
    """Handlers for devices."""

    api: HttpApi

    async def show(self, request: Request) -> Response:
        device = await self.api.device(request)
        return answer(wire.Devices([]) if device is None else await self.api.service.devices.of(device))

    async def offer(self, request: Request) -> Response:
        await self.api.allow(request, "pass", self.api.service.limits.device_pass)
        return answer(await self.api.service.devices.offer(await self._need_device(request)), 201)

    async def carry(self, request: Request) -> Response:
        """Become a device of somebody who offers that; what this browser was before ends."""
        body = await self.api.body(request, _CARRY)
        before = await self.api.device(request)
        if before is not None and not body.replace and not await self.api.service.table_list.is_empty(before.holder):
            raise Refuse("not-now", "this browser has tables of its own, which it would leave")
        key = credentials.new_key()
        async with self.api.guess(request):
            device = await self.api.service.devices.carry(
                body.code, credentials.key_hash(key), *browser_asking(request)
            )
        if before is not None:
            await self.api.service.devices.end(before.holder, [before.key])
        return self.api.set_key(answer(await self.api.service.devices.of(device)), key)

    async def sign_out(self, request: Request) -> Response:
        body = await self.api.body(request, _SIGN_OUT)
        device = await self._need_device(request)
        named = credentials.device_id(device.key) if body.device is UNSET else str(body.device)
        ended = await self.api.service.devices.sign_out(device, None if body.everywhere else named)
        if all(one.key != device.key for one in ended):
            return answer(await self.api.service.devices.of(device))
        return self.api.forget_key(answer(wire.Devices([])))

    async def _need_device(self, request: Request) -> Device:
        device = await self.api.device(request)
        if device is None:
            raise Refuse("not-allowed", "this browser has no seats yet")
        return device


def device_routes(api: HttpApi) -> list[Route]:
    """The addresses of devices."""
    handlers = DeviceApi(api)
    plan: list[tuple[str, str, Handler]] = [
        ("GET", "/api/devices", handlers.show),
        ("POST", "/api/devices/pass", handlers.offer),
        ("POST", "/api/devices/carry", handlers.carry),
        ("POST", "/api/devices/sign-out", handlers.sign_out),
    ]
    return [Route(path, guarded(api, handler), methods=[method]) for method, path, handler in plan]
