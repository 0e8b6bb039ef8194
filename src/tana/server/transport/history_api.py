"""HTTP API of histories: people's own finished games, and those that others share with them."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from tana.core.registry import names
from tana.server.house.history import History
from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.storage.results import Wanted
from tana.server.tables.refusal import Refuse
from tana.server.transport.http_messages import Plan, answer, client_of, query_number, seat_number
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits

MOST_LETTERS = 60


@dataclass(frozen=True)
class HistoryApi:
    """Handlers for finished games, statistics and exports."""

    service: TableService
    identity: Identity
    limits: RequestLimits
    history: History

    def plan(self) -> Plan:
        """The routes of histories."""
        return [
            ("GET", "/api/history", self.page),
            ("GET", "/api/history/statistics", self.statistics),
            ("GET", "/api/history/export", self.export),
            ("GET", "/api/history/of", self.person),
        ]

    async def page(self, request: Request) -> Response:
        holder = await self._holder(request)
        return answer(await stored(self.history.page(holder, _wanted(request), query_number(request, "first"))))

    async def statistics(self, request: Request) -> Response:
        holder = await self._counted(request)
        return answer(await stored(self.history.statistics(holder)))

    async def export(self, request: Request) -> Response:
        holder = await self._counted(request)
        response = answer(await stored(self.history.export(holder)))
        response.headers["content-disposition"] = 'attachment; filename="tana-history.json"'
        return response

    async def person(self, request: Request) -> Response:
        holder = await self._counted(request)
        table, seat = request.query_params.get("table", ""), seat_number(request)
        if seat is None or not 0 < len(table) <= MOST_LETTERS:
            raise Refuse("bad-request", "table and seat are required")
        return answer(await stored(self.history.person(holder, table, seat, query_number(request, "first"))))

    async def _counted(self, request: Request) -> str:
        """The requesting holder (empty: unknown), with a rate limit for requests that read all their games."""
        holder = await self._holder(request)
        self.limits.take(request, "history", holder or client_of(request), self.service.limits.history)
        return holder

    async def _holder(self, request: Request) -> str:
        """The requesting holder; empty for an unknown device, which has no games."""
        device = await self.identity.device(request)
        return device.holder if device else ""


def _wanted(request: Request) -> Wanted:
    game, opponent = request.query_params.get("game", ""), request.query_params.get("opponent", "")
    if game and game not in names():
        raise Refuse("bad-request", f"unknown game; choose one of {', '.join(names())}")
    if len(opponent) > MOST_LETTERS:
        raise Refuse("bad-request", f"opponent: at most {MOST_LETTERS} characters")
    return Wanted(game, opponent)
