"""HTTP API of a table: everything that a socket can do, for clients without one."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.protocol.encoding import COMMANDS
from tana.server.transport.http_messages import TABLE, Plan, answer, client_of, query_number
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits
from tana.server.transport.waiting import MOST_WAIT, while_connected


@dataclass(frozen=True)
class TableApi:
    """Handlers to read a table, wait for updates and send commands."""

    service: TableService
    identity: Identity
    limits: RequestLimits

    def plan(self) -> Plan:
        """The routes of one table."""
        return [
            ("GET", TABLE, self.snapshot),
            ("GET", f"{TABLE}/steps", self.steps),
            ("GET", f"{TABLE}/updates", self.updates),
            ("POST", f"{TABLE}/commands", self.command),
        ]

    async def snapshot(self, request: Request) -> Response:
        session, holder, perspective = await self.identity.place(request)
        return answer(session.snapshot(holder, perspective, query_number(request, "since")))

    async def steps(self, request: Request) -> Response:
        session, _, perspective = await self.identity.place(request)
        return answer(session.renderer.story(perspective, query_number(request, "since")))

    async def updates(self, request: Request) -> Response:
        session, holder, _ = await self.identity.place(request)
        since = query_number(request, "since")
        session.polls += 1
        await self.service.presence.polls(session, holder)
        try:
            await while_connected(
                self.service, request, _news(session, since, min(MOST_WAIT, query_number(request, "wait")))
            )
        finally:
            session.polls -= 1
        if session.table.seq <= since:
            return answer(wire.Frames([]))
        session, holder, perspective = await self.identity.place(request)
        return answer(wire.Frames([session.snapshot(holder, perspective, since)]))

    async def command(self, request: Request) -> Response:
        limits = self.service.limits
        device = await self.identity.device(request)
        self.limits.take(request, "command", device.holder if device else client_of(request), limits.command)
        session, holder, _ = await self.identity.place(request)
        command = await self.limits.body(request, COMMANDS)
        if isinstance(command, wire.Say):
            self.limits.take(request, "say", holder, limits.say)
        work = self.service.command(session, holder, command, device=device.key if device else "")
        if isinstance(command, wire.Hint):
            return answer(await while_connected(self.service, request, work))
        return answer(await self.service.tasks.shielded(work))


async def _news(session: TableSession, since: int, wait: float) -> None:
    """Wait until the table has entries after `since`, or until the timeout."""
    if wait > 0 and session.table.seq <= since:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(session.news.wait(), wait)
