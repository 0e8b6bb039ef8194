"""HTTP API of notifications: channels, quiet hours, and reports on which table a page shows."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tana.server.house.house import House
from tana.server.house.looking import LOOKING_SECONDS
from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.protocol import wire
from tana.server.transport.http_messages import TABLE, Plan, answer
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits

_ADD = msgspec.json.Decoder(wire.AddChannel)
_NAMED = msgspec.json.Decoder(wire.NamedChannel)
_QUIET = msgspec.json.Decoder(wire.SetQuietHours)
_LOOK = msgspec.json.Decoder(wire.Look)


@dataclass(frozen=True)
class NoticeApi:
    """Handlers for a person's notification settings, and for reports of their pages."""

    service: TableService
    identity: Identity
    limits: RequestLimits
    house: House

    def plan(self) -> Plan:
        """The routes of notifications."""
        return [
            ("GET", "/api/notices", self.show),
            ("POST", "/api/notices/add", self.add),
            ("POST", "/api/notices/remove", self.remove),
            ("POST", "/api/notices/test", self.test),
            ("POST", "/api/notices/quiet", self.quiet),
            ("POST", f"{TABLE}/look", self.look),
        ]

    async def show(self, request: Request) -> Response:
        return answer(await stored(self.house.channels.of(await self.identity.device(request))))

    async def add(self, request: Request) -> Response:
        body = await self.limits.body(request, _ADD)
        device = await self.identity.need_device(request)
        self.limits.take(request, "channel", device.holder, self.service.limits.channel)
        return answer(await stored(self.house.channels.add(device, body)))

    async def remove(self, request: Request) -> Response:
        body = await self.limits.body(request, _NAMED)
        return answer(await stored(self.house.channels.remove(await self.identity.need_device(request), body.id)))

    async def test(self, request: Request) -> Response:
        body = await self.limits.body(request, _NAMED)
        device = await self.identity.need_device(request)
        await self.limits.allow(request, "notice-test", self.service.limits.notice_test)
        self.limits.take(request, "notice-test", device.holder, self.service.limits.notice_test)
        return answer(await stored(self.house.channels.try_out(device, body.id)))

    async def quiet(self, request: Request) -> Response:
        body = await self.limits.body(request, _QUIET)
        return answer(await stored(self.house.channels.set_quiet(await self.identity.need_device(request), body)))

    async def look(self, request: Request) -> Response:
        """Record whether a page shows a table; refused if the requesting holder has no place at it."""
        body = await self.limits.body(request, _LOOK)
        device = await self.identity.need_device(request)
        session, holder, _ = await self.identity.place(request)
        table = session.table.id
        if body.visible:
            await self.house.looking.begin(table, holder, device.key)
            await stored(self.house.store.seen_here(device.key, table))
        else:
            await self.house.looking.end(table, holder, device.key)
        return answer(wire.Looked(int(LOOKING_SECONDS) // 2))
