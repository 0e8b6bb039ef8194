"""All HTTP routes of the server, and the checks that each request passes before its handler runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tana.server.house.house import House
from tana.server.live.after_game import AfterGame
from tana.server.live.analysis import Analyst
from tana.server.live.table_service import TableService
from tana.server.logs import note
from tana.server.rate_limit import Rate
from tana.server.tables.refusal import Refuse
from tana.server.transport.after_game_api import AfterGameApi
from tana.server.transport.calendar_api import CalendarApi
from tana.server.transport.catalogue_api import CatalogueAnswers, CatalogueApi
from tana.server.transport.device_api import DeviceApi
from tana.server.transport.http_messages import Handler, Plan, client_of, fault
from tana.server.transport.identity import Identity
from tana.server.transport.joining_api import JoiningApi
from tana.server.transport.notice_api import NoticeApi
from tana.server.transport.operator_api import OperatorApi
from tana.server.transport.person_api import PersonApi
from tana.server.transport.puzzle_api import PuzzleApi
from tana.server.transport.request_limits import RequestLimits
from tana.server.transport.standing_api import StandingApi
from tana.server.transport.table_api import TableApi


class Api(Protocol):
    """A group of handlers."""

    def plan(self) -> Plan:
        """The routes of the group."""


@dataclass(frozen=True)
class RequestChecks:
    """Wraps handlers: checks hosts and origins, limits rates, and turns refusals into answers."""

    service: TableService
    identity: Identity
    limits: RequestLimits

    def guarded(self, handler: Handler, what: str, rate: Rate) -> Handler:
        """Wrap a handler with all checks; its requests are counted under the name `what`."""

        async def handle(request: Request) -> Response:
            try:
                self._check_source(request)
                self.limits.take(request, what, client_of(request), rate)
                return await self._charged(request, handler)
            except Refuse as refusal:
                return fault(refusal)
            except ClientDisconnect:
                return Response(status_code=400)

        return handle

    def _check_source(self, request: Request) -> None:
        hosts = self.identity.hosts
        if not hosts.is_host(request.headers):
            raise Refuse("bad-request", "the Host header is malformed")
        if not hosts.accepts_host(request.headers):
            raise self._refusal(request, "host", "this server does not answer to that host name")
        if request.method == "POST" and not hosts.accepts_origin(request.headers):
            raise self._refusal(request, "origin", "requests from pages of other sites are not accepted")

    async def _charged(self, request: Request, handler: Handler) -> Response:
        limits, client = self.service.limits, client_of(request)
        self.limits.take(request, "answer-bytes", client, limits.answer_bytes, cost=0)
        response = await handler(request)
        self.limits.take(request, "answer-bytes", client, limits.answer_bytes, cost=len(response.body))
        return response

    def _refusal(self, request: Request, why: str, detail: str) -> Refuse:
        self.service.metrics.refused.labels(why).inc()
        note("request refused", why=why, address=client_of(request), path=request.url.path)
        return Refuse("not-allowed", detail)


def routes(
    service: TableService,
    identity: Identity,
    answers: CatalogueAnswers,
    after_game: AfterGame,
    analyst: Analyst,
    house: House,
    more: Sequence[Api] = (),
) -> list[Route]:
    """The routes of the protocol, and those for operators."""
    limits = RequestLimits(service)
    checks = RequestChecks(service, identity, limits)
    parts: Sequence[Api] = (
        CatalogueApi(answers, limits, service.limits),
        JoiningApi(service, identity, limits),
        TableApi(service, identity, limits),
        StandingApi(service, identity, limits),
        AfterGameApi(service, identity, after_game, analyst),
        DeviceApi(service, identity, limits),
        NoticeApi(service, identity, limits, house),
        CalendarApi(service, identity, limits),
        PuzzleApi(service, identity, limits),
        PersonApi(service, identity, limits, house.people),
        *more,
    )
    plans = [("request", service.limits.request, part.plan()) for part in parts]
    plans.append(("operator", service.limits.operator, OperatorApi(service).plan()))
    return [
        Route(path, checks.guarded(handler, what, rate), methods=[method])
        for what, rate, plan in plans
        for method, path, handler in plan
    ]
