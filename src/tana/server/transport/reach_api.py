"""HTTP API of the server's own address: reading it for invitations, and opening the server to the local network."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from tana.server.live.limits import Limits
from tana.server.transport.http_messages import Plan, answer
from tana.server.transport.reach import Reach
from tana.server.transport.request_limits import RequestLimits


@dataclass(frozen=True)
class ReachApi:
    """Handlers for the server's own address."""

    reach: Reach
    limits: RequestLimits
    rates: Limits

    def plan(self) -> Plan:
        """The routes of the server's own address."""
        return [("GET", "/api/reach", self.show), ("POST", "/api/reach/open", self.open)]

    async def show(self, request: Request) -> Response:
        return answer(self.reach.shown_to(request))

    async def open(self, request: Request) -> Response:
        await self.limits.allow(request, "open-network", self.rates.open_network)
        return answer(await self.reach.open(request))
