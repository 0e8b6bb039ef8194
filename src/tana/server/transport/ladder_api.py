"""HTTP API of the ladder. It shows only ratings that people share with the viewer."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from tana.core.registry import names, standard_game
from tana.server.house.ladder_page import LadderPages
from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.protocol import wire
from tana.server.tables.after_game import need_player
from tana.server.tables.refusal import Refuse
from tana.server.transport.http_messages import TABLE, Plan, answer, client_of, query_number
from tana.server.transport.identity import Identity
from tana.server.transport.request_limits import RequestLimits


@dataclass(frozen=True)
class LadderApi:
    """Handlers for ladders and for the rating changes of a game."""

    service: TableService
    identity: Identity
    limits: RequestLimits
    pages: LadderPages

    def plan(self) -> Plan:
        """The routes of the ladder."""
        return [("GET", "/api/ladder", self.page), ("GET", f"{TABLE}/rating", self.rating)]

    async def page(self, request: Request) -> Response:
        game, seats = _ladder(request)
        device = await self.identity.device(request)
        viewer = device.holder if device else ""
        self.limits.take(request, "ladder", viewer or client_of(request), self.service.limits.history)
        return answer(await stored(self.pages.page(game, seats, viewer)))

    async def rating(self, request: Request) -> Response:
        session, holder, _ = await self.identity.place(request)
        need_player(session.table, holder)
        if not session.table.settings.rated:
            return answer(wire.RatedGame("unrated", "off", []))
        return answer(await stored(self.pages.rated_game(session.table.id, holder)))


def _ladder(request: Request) -> tuple[str, int]:
    """The requested game and number of players."""
    game, seats = request.query_params.get("game", ""), query_number(request, "seats")
    if game not in names():
        raise Refuse("bad-request", f"unknown game; choose one of {', '.join(names())}")
    if seats < 2 or seats not in standard_game(game).seats:
        raise Refuse("bad-request", f"seats must be a number from 2 to {standard_game(game).seats[-1]}")
    return game, seats
