"""HTTP API of calendar feeds: a person's deadlines at a secret URL, which can be replaced and revoked."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tana.server.house.calendar import calendar_of, deadlines_of
from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.protocol import wire
from tana.server.storage.calendars import CalendarStore
from tana.server.tables import credentials
from tana.server.tables.refusal import Refuse
from tana.server.transport.http_messages import NO_STORE, Plan, answer
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits

FEED = "/api/calendar.ics"
MOST_TABLES = 500
_NEW = msgspec.json.Decoder(wire.NewCalendar)


@dataclass(frozen=True)
class CalendarApi:
    """Handlers for a person's calendar feed. The secret is in the query of its URL, which is never logged."""

    service: TableService
    identity: Identity
    limits: RequestLimits

    def plan(self) -> Plan:
        """The routes of calendars."""
        return [
            ("GET", "/api/calendar", self.show),
            ("POST", "/api/calendar/new", self.make),
            ("POST", "/api/calendar/remove", self.remove),
            ("GET", FEED, self.feed),
        ]

    @property
    def _store(self) -> CalendarStore:
        return CalendarStore(self.service.store.notices)

    async def show(self, request: Request) -> Response:
        holder = await self.identity.holder(request)
        return answer(wire.Calendar(bool(holder) and await stored(self._store.has(holder))))

    async def make(self, request: Request) -> Response:
        """Make a new URL; the previous one stops working."""
        body = await self.limits.body(request, _NEW)
        holder = await self.identity.need_holder(request)
        self.limits.take(request, "calendar", holder, self.service.limits.channel)
        secret = credentials.new_key()
        await stored(self._store.keep(holder, credentials.link_hash(secret), body.language))
        return answer(wire.Calendar(True, f"{FEED}?key={secret}"))

    async def remove(self, request: Request) -> Response:
        await stored(self._store.remove(await self.identity.need_holder(request)))
        return answer(wire.Calendar(False))

    async def feed(self, request: Request) -> Response:
        """The calendar at a secret URL. The same error is returned for wrong and revoked URLs and for banned people."""
        key = request.query_params.get("key", "")
        async with self.limits.guess(request, "link"):
            found = await stored(self._store.find(credentials.link_hash(key))) if credentials.is_key(key) else None
            if found is None or await self.identity.host.is_banned(found[0]):
                raise Refuse("unknown-secret", "this calendar does not exist")
        holder, language = found
        tables = await stored(self.service.store.tables_of(holder, 0, MOST_TABLES))
        body = calendar_of(deadlines_of(tables, holder), language, self.service.clock())
        self.service.metrics.calendars.inc()
        return Response(body, 200, NO_STORE, "text/calendar; charset=utf-8")
