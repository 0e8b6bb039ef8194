"""Limits on HTTP requests: rates, body sizes, and guesses at secrets."""

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
from tana.server.transport.http_messages import client_of, fault

T = TypeVar("T")
Secret: TypeAlias = Literal["link", "code", "pass", "host", "words", "passkey"]


@dataclass(frozen=True)
class RequestLimits:
    """Enforces limits on requests; raises `Refuse` when one is exceeded."""

    service: TableService

    async def allow(self, request: Request, what: str, rate: Rate) -> None:
        """Count a request of a client, across all processes."""
        if not await self.service.bus.allow(f"{what}/{client_of(request)}", rate.most, rate.seconds):
            raise self._over_rate(request, what)

    def take(self, request: HTTPConnection, what: str, of: str, rate: Rate, cost: int = 1) -> None:
        """Count a cost against a client or holder (`of`), in this process only."""
        if not self.service.rates.take(f"{what}/{of}", rate, cost):
            raise self._over_rate(request, what)

    def _over_rate(self, request: HTTPConnection, what: str) -> Refuse:
        self.service.metrics.refused.labels("limit").inc()
        note("limit", why=what, address=client_of(request))
        return Refuse("limit", "too many requests; wait a little")

    @contextlib.asynccontextmanager
    async def guess(self, request: Request, secret: Secret) -> AsyncIterator[None]:
        """Wrap a lookup by secret: count a try before it, and give the try back if the secret was right.

        Links have 256 bits and cannot be guessed, so only joining is limited for them.
        """
        await self.allow(request, "join", self.service.limits.join)
        tries = [] if secret == "link" else await self._take_try(request, secret)
        try:
            yield
        except Refuse as refusal:
            if refusal.code == "unknown-secret":
                note("wrong secret", address=client_of(request))
            raise
        for taken in tries:
            await self.service.bus.give_back(taken)

    async def _take_try(self, request: Request, secret: Secret) -> list[str]:
        """Count a try of a client and, for short codes, of all clients together; returns the keys to give back.

        When all clients together have used up their tries for codes, each client still has a few: enough to enter a
        correct code.
        """
        limits, bus, client = self.service.limits, self.service.bus, client_of(request)
        await self.allow(request, f"wrong-{secret}", limits.wrong_secret)
        taken = [f"wrong-{secret}/{client}"]
        if secret == "code":
            everybody = limits.wrong_code_of_all
            if await bus.allow("wrong-code", everybody.most, everybody.seconds):
                taken.append("wrong-code")
            else:
                await self.allow(request, "last-code", limits.last_code)
                taken.append(f"last-code/{client}")
        return taken

    async def body(self, request: Request, decoder: msgspec.json.Decoder[T]) -> T:
        """Read and decode a body; raises `Refuse` if it is too large or invalid."""
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
    """Middleware: limits the rate of all requests per client, including those to unknown paths."""

    def __init__(self, app: ASGIApp, service: TableService) -> None:
        self._app = app
        self._limits = RequestLimits(service)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            try:
                rate = self._limits.service.limits.any_request
                self._limits.take(connection, "any-request", client_of(connection), rate)
            except Refuse as refusal:
                if scope["type"] == "http":
                    await fault(refusal)(scope, receive, send)
                else:
                    await send({"type": "websocket.close"})
                return
        await self._app(scope, receive, send)
