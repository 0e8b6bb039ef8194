"""HTTP API of finished games: record, receipt, replay and analysis."""

from __future__ import annotations

from dataclasses import dataclass, field

from starlette.requests import Request
from starlette.responses import Response

from tana.core.rules_file import SUFFIX
from tana.server.live.after_game import AfterGame
from tana.server.live.analysis import Analyst, analysis_of
from tana.server.live.store_access import stored
from tana.server.live.table_service import TableService
from tana.server.protocol import wire
from tana.server.storage.results import SeatLuck
from tana.server.tables.after_game import need_player, need_record, point_of_view
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table
from tana.server.transport.http_messages import NO_STORE, TABLE, Plan, answer, query_number, seat_number
from tana.server.transport.identity import Identity

MOST_REMEMBERED = 1_000


@dataclass(frozen=True)
class AfterGameApi:
    """Handlers for finished games."""

    service: TableService
    identity: Identity
    after_game: AfterGame
    analyst: Analyst
    _kept_luck: dict[str, None] = field(default_factory=dict)
    """Tables whose luck this process has stored, oldest first."""

    def plan(self) -> Plan:
        """The routes of a finished game."""
        return [
            ("GET", f"{TABLE}/record", self.record),
            ("GET", f"{TABLE}/fairness", self.receipt),
            ("GET", f"{TABLE}/replay", self.replay),
            ("GET", f"{TABLE}/analysis", self.analysis),
            ("GET", "/api/rules/{rules:str}", self.rules),
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

    async def rules(self, request: Request) -> Response:
        """The file of the rules that a record or receipt refers to. It contains no data of any game."""
        name = request.path_params["rules"]
        found = await self.service.rules.packed(name)
        if found is None:
            raise Refuse("bad-request", "there are no rules with this name")
        headers = {"content-disposition": f'attachment; filename="{name}{SUFFIX}"'}
        return Response(found, media_type="application/octet-stream", headers=headers)

    async def replay(self, request: Request) -> Response:
        holder = await self.identity.holder(request)
        session = await self.service.admission.enter(request.path_params["table"], holder)
        perspective = point_of_view(session.table, holder, seat_number(request))
        return answer(await self.after_game.replay(session.table, perspective, query_number(request, "first")))

    async def analysis(self, request: Request) -> Response:
        session, holder, _ = await self.identity.place(request)
        found = analysis_of(session.table, holder, self.analyst)
        await self._keep_luck(session.table, found)
        return answer(found)

    async def _keep_luck(self, table: Table, found: wire.Analysis) -> None:
        """Store the luck of each seat for statistics, once it is known. Practice games do not count."""
        if not found.accounts or table.made.practice or table.is_private or table.id in self._kept_luck:
            return
        luck = [SeatLuck(one.seat - 1, one.luck, one.luck_error) for one in found.accounts]
        await stored(self.service.store.results.keep_luck(table.id, luck))
        self._kept_luck[table.id] = None
        while len(self._kept_luck) > MOST_REMEMBERED:
            del self._kept_luck[next(iter(self._kept_luck))]
