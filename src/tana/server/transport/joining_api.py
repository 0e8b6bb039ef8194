"""HTTP API to make, list, look up and join tables."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tana.server.live.admission import lobby
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.tables import credentials
from tana.server.tables.perspective import perspective_of
from tana.server.transport.http_messages import Plan, answer, query_number
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits
from tana.server.transport.waiting import MOST_WAIT, while_connected

_CREATE = msgspec.json.Decoder(wire.CreateTable)
_JOIN = msgspec.json.Decoder(wire.JoinTable)


@dataclass(frozen=True)
class JoiningApi:
    """Handlers to make, list, look up and join tables."""

    service: TableService
    identity: Identity
    limits: RequestLimits

    def plan(self) -> Plan:
        """The routes to make and join tables."""
        return [
            ("POST", "/api/tables", self.create),
            ("GET", "/api/tables", self.tables),
            ("POST", "/api/lookup", self.lookup),
            ("POST", "/api/join", self.join),
        ]

    async def create(self, request: Request) -> Response:
        await self.limits.allow(request, "create", self.service.limits.create)
        body = await self.limits.body(request, _CREATE)
        holder, key = await self.identity.known_or_new_key(request)
        session, secret = await self.service.create(body, holder)
        made = wire.Created(
            table=session.table.id,
            commitment=session.table.commitment,
            path=credentials.link_path(session.table.id, secret),
            code=session.table.code,
            you=session.you(holder, perspective_of(session.table, holder, None)),
        )
        return await self.identity.give_key(request, answer(made, 201), key)

    async def tables(self, request: Request) -> Response:
        holder = await self.identity.holder(request)
        first, wait = query_number(request, "first"), min(MOST_WAIT, query_number(request, "wait"))
        mark = request.query_params.get("mark", "")
        if not wait or not mark:
            return answer(await self.service.table_list.of(holder, first))
        page = self.service.table_list.changed(holder, first, mark, wait)
        return answer(await while_connected(self.service, request, page))

    async def lookup(self, request: Request) -> Response:
        body = await self.limits.body(request, _JOIN)
        session = await self._opened(request, body)
        return answer(lobby(session, self.service.admission.moved_by(session, body)))

    async def join(self, request: Request) -> Response:
        body = await self.limits.body(request, _JOIN)
        await self._opened(request, body)
        holder, key = await self.identity.known_or_new_key(request)
        session = await self.service.admission.join(body, holder)
        perspective = perspective_of(session.table, holder, None)
        joined = wire.Joined(session.table.id, session.you(holder, perspective))
        return await self.identity.give_key(request, answer(joined), key)

    async def _opened(self, request: Request, body: wire.JoinTable) -> TableSession:
        """The table that a link or code opens."""
        async with self.limits.guess(request, "code" if isinstance(body.code, str) else "link"):
            return await self.service.admission.find(body)
