"""Finished games over HTTP: record, receipt, replay and analysis."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from tana.server.live.after_game import AfterGame
from tana.server.live.analysis import Analyst, analysis_of
from tana.server.live.table_service import TableService
from tana.server.tables.after_game import need_player, need_record, point_of_view
from tana.server.transport.http_messages import NO_STORE, TABLE, Plan, answer, number, seat_number
from tana.server.transport.identity import Identity


@dataclass(frozen=True)
class AfterGameApi:
    """What players get once a game is over."""

    service: TableService
    identity: Identity
    after_game: AfterGame
    analyst: Analyst

    def plan(self) -> Plan:
        """The routes of a finished game."""
        return [
            ("GET", f"{TABLE}/record", self.record),
            ("GET", f"{TABLE}/fairness", self.receipt),
            ("GET", f"{TABLE}/replay", self.replay),
            ("GET", f"{TABLE}/analysis", self.analysis),
        ]

    async def record(self, request: Request) -> Response:
        session, holder, _ = await self.identity.place(request)
        need_record(session.table, holder)
        body = await self.after_game.record(session.table)
        name = f"{session.table.game.name}-{session.table.id}.tana"
        headers = {**NO_STORE, "content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="application/x-ndjson", headers=headers)

    async def receipt(self, request: Request) -> Response:
        session, holder, _ = await self.identity.place(request)
        need_player(session.table, holder)
        return answer(session.table.receipt())

    async def replay(self, request: Request) -> Response:
        holder = await self.identity.holder(request)
        session = await self.service.admission.enter(request.path_params["table"], holder)
        perspective = point_of_view(session.table, holder, seat_number(request))
        return answer(await self.after_game.replay(session.table, perspective, number(request, "first")))

    async def analysis(self, request: Request) -> Response:
        session, holder, _ = await self.identity.place(request)
        return answer(analysis_of(session.table, holder, self.analyst))
