"""How much one client may ask for over HTTP: rates, the size of bodies, and guesses at secrets."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from tana.server.live.table_service import TableService
from tana.server.logs import note
from tana.server.protocol.encoding import fault_of
from tana.server.rate_limit import Rate
from tana.server.tables.refusal import Refuse
from tana.server.transport.http_messages import asker_of, fault

T = TypeVar("T")
Secret: TypeAlias = Literal["link", "code", "pass", "host", "words", "passkey"]


@dataclass(frozen=True)
class RequestLimits:
    """Counts what clients ask for; raises `Refuse` where that is too much."""

    service: TableService

    async def allow(self, request: Request, what: str, rate: Rate) -> None:
        """Use one of the asker's tries, which all processes count together."""
        if not await self.service.bus.allow(f"{what}/{asker_of(request)}", rate.most, rate.seconds):
            raise self._over_rate(request, what)

    def take(self, request: HTTPConnection, what: str, of: str, rate: Rate, cost: int = 1) -> None:
        """Use some of the allowance of an asker or a holder in this process."""
        if not self.service.rates.take(f"{what}/{of}", rate, cost):
            raise self._over_rate(request, what)

    def _over_rate(self, request: HTTPConnection, what: str) -> Refuse:
        self.service.metrics.refused.labels("limit").inc()
        note("limit", why=what, address=asker_of(request))
        return Refuse("limit", "too many requests; wait a little")

    @contextlib.asynccontextmanager
    async def guess(self, request: Request, secret: Secret) -> AsyncIterator[None]:
        """Wrap a lookup by secret: a try is counted before it, and given back if the secret was right. So a client
        that guesses runs out of tries. Links have 256 bits: nobody guesses one, so none is counted as a guess."""
        await self.allow(request, "join", self.service.limits.join)
        tries = [] if secret == "link" else await self._take_try(request, secret)
        try:
            yield
        except Refuse as refusal:
            if refusal.code == "unknown-secret":
                note("wrong secret", address=asker_of(request))
            raise
        for taken in tries:
            await self.service.bus.give_back(taken)

    async def _take_try(self, request: Request, secret: Secret) -> list[str]:
        """Count a try of a client and, for short codes, of everybody; returns what to give back.

        While many clients guess codes, each still has a few tries: enough for somebody who has the right one.
        """
        limits, bus, asker = self.service.limits, self.service.bus, asker_of(request)
        await self.allow(request, f"wrong-{secret}", limits.wrong_secret)
        taken = [f"wrong-{secret}/{asker}"]
        if secret == "code":
            everybody = limits.wrong_code_of_all
            if await bus.allow("wrong-code", everybody.most, everybody.seconds):
                taken.append("wrong-code")
            else:
                await self.allow(request, "last-code", limits.last_code)
                taken.append(f"last-code/{asker}")
        return taken

    async def body(self, request: Request, decoder: msgspec.json.Decoder[T]) -> T:
        """The body of a request, if it is small enough and exactly of its type."""
        received = bytearray()
        async for chunk in request.stream():
            received += chunk
            if len(received) > self.service.limits.body_bytes:
                raise Refuse("limit", f"at most {self.service.limits.body_bytes} bytes")
        try:
            return decoder.decode(received)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            raise Refuse("bad-request", fault_of(wrong)) from None


class EveryRequest:
    """Middleware: requests to any address, known or not, are counted by the address they come from."""

    def __init__(self, app: ASGIApp, service: TableService) -> None:
        self._app = app
        self._limits = RequestLimits(service)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            try:
                rate = self._limits.service.limits.any_request
                self._limits.take(connection, "any-request", asker_of(connection), rate)
            except Refuse as refusal:
                if scope["type"] == "http":
                    await fault(refusal)(scope, receive, send)
                else:
                    await send({"type": "websocket.close"})
                return
        await self._app(scope, receive, send)
