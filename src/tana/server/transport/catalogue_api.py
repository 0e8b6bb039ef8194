"""HTTP API of public data: games, their views, texts and rules, the protocol schema, and QR codes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from io import BytesIO

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from tana.server.live.limits import Limits
from tana.server.protocol import wire
from tana.server.protocol.catalogue import catalogue, view_info
from tana.server.protocol.encoding import encode
from tana.server.transport.http_messages import JSON, NO_STORE, PLAIN, Plan, answer, game_of, language_of
from tana.server.transport.request_limits import RequestLimits
from tana.server.transport.static_response import StoredAnswer
from tana.text.text import Text, package_of
from tana.text.words import source

_QR = msgspec.json.Decoder(wire.QrText)


class CatalogueAnswers:
    """Answers that are slow to build; they are built once, in a thread."""

    @cached_property
    def games(self) -> StoredAnswer:
        """The catalogue of games."""
        return StoredAnswer(encode(catalogue()), JSON, "no-cache")

    @cached_property
    def protocol(self) -> StoredAnswer:
        """The JSON Schema of the protocol."""
        return StoredAnswer(encode(wire.schema()), JSON, "no-cache")

    def build(self) -> None:
        """Build and compress all answers."""
        for stored in (self.games, self.protocol):
            stored.compress()


@dataclass(frozen=True)
class CatalogueApi:
    """Handlers for public data. Clients can use it to support games that they were built without."""

    answers: CatalogueAnswers
    limits: RequestLimits
    rates: Limits

    def plan(self) -> Plan:
        """The routes of the catalogue."""
        return [
            ("GET", "/api/games", self.games),
            ("GET", "/api/games/{game:str}/view", self.view),
            ("GET", "/api/games/{game:str}/text/{language:str}", self.words),
            ("GET", "/api/games/{game:str}/rules/{language:str}", self.rules),
            ("GET", "/protocol.json", self.protocol),
            ("POST", "/api/qr", self.qr),
        ]

    async def games(self, request: Request) -> Response:
        return await self.answers.games.to(request)

    async def protocol(self, request: Request) -> Response:
        return await self.answers.protocol.to(request)

    async def view(self, request: Request) -> Response:
        """The fields of a game's view."""
        return answer(view_info(game_of(request)))

    async def words(self, request: Request) -> Response:
        """The Fluent file of a game."""
        return Response(source(package_of(game_of(request)), language_of(request)), media_type=PLAIN)

    async def rules(self, request: Request) -> Response:
        """The rules of a game as Markdown."""
        return Response(Text(game_of(request), language_of(request)).rules(), media_type=PLAIN)

    async def qr(self, request: Request) -> Response:
        """A QR code as SVG."""
        await self.limits.allow(request, "qr", self.rates.qr)
        body = await self.limits.body(request, _QR)
        picture = BytesIO()
        segno.make(body.text, error="m").save(picture, kind="svg", scale=4, border=4)
        return Response(picture.getvalue(), media_type="image/svg+xml", headers=NO_STORE)
