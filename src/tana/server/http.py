"""The HTTP side: tables, joining, and a full fallback for everything a socket does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.server import decide, seats, wire
from tana.server.after import analysis_of, receipt_of, record_of, replay_of
from tana.server.analysis import Analyst
from tana.server.catalogue import catalogue
from tana.server.decide import Refuse
from tana.server.guard import Guard
from tana.server.hall import Hall
from tana.server.journal import note
from tana.server.limits import Rate
from tana.server.live import Live
from tana.server.render import encode
from tana.text.text import package_of
from tana.text.words import LANGUAGES, source

T = TypeVar("T")

STATUS: dict[wire.Code, int] = {
    "illegal": 409,
    "stale": 409,
    "not-your-turn": 409,
    "not-your-seat": 403,
    "not-allowed": 403,
    "not-now": 409,
    "boundary": 409,
    "bad-notation": 400,
    "bad-request": 400,
    "version": 409,
    "unknown-table": 404,
    "unknown-secret": 403,
    "full": 409,
    "closed": 410,
    "limit": 429,
    "unavailable": 503,
}
JSON = "application/json"
PLAIN = "text/plain; charset=utf-8"
MOST_WAIT = 25.0

COMMANDS: msgspec.json.Decoder[wire.AnyCommand] = msgspec.json.Decoder(wire.AnyCommand)
_CREATE = msgspec.json.Decoder(wire.CreateTable)
_JOIN = msgspec.json.Decoder(wire.JoinTable)
_QR = msgspec.json.Decoder(wire.QrText)


def answer(body: Any, status: int = 200) -> Response:
    """A JSON answer that no cache keeps."""
    return Response(encode(body), status, {"cache-control": "no-store"}, JSON)


def fault(refusal: Refuse) -> Response:
    """A refusal as an HTTP answer."""
    return answer(wire.Fault(refusal.code, refusal.detail or ""), STATUS[refusal.code])


@dataclass(frozen=True)
class Desk:
    """Everything the handlers need."""

    hall: Hall
    guard: Guard
    analyst: Analyst

    # --- who asks ----------------------------------------------------------------------------------------------

    def holder(self, request: HTTPConnection) -> str:
        """The holder whose key came with a request, or nobody."""
        key = request.cookies.get(seats.cookie_name(self.guard.secure), "")
        return seats.holder_of(key) if seats.is_key(key) else ""

    async def known_or_new_key(self, request: Request) -> tuple[str, str | None]:
        """The asker's holder; with a new key to send along when it has none that this server gave out."""
        holder = self.holder(request)
        if holder and await self.hall.knows(holder):
            return holder, None
        key = seats.new_key()
        return seats.holder_of(key), key

    def give_key(self, response: Response, key: str | None) -> Response:
        """Let the browser keep its key where no script can read it."""
        if key is not None:
            response.set_cookie(
                seats.cookie_name(self.guard.secure),
                key,
                max_age=seats.COOKIE_SECONDS,
                path="/",
                secure=self.guard.secure,
                httponly=True,
                samesite="strict",
            )
        return response

    async def allow(self, request: Request, what: str, rate: Rate) -> None:
        """Use one of the asker's tries; raises when none is left."""
        if not await self.hall.bus.allow(f"{what}/{address_of(request)}", rate.most, rate.seconds):
            self.hall.metrics.refused.labels("limit").inc()
            note("limit", why=what, address=address_of(request))
            raise Refuse("limit", "too many requests; wait a little")

    # --- handlers ----------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return Response(_encoded_catalogue(), media_type=JSON, headers={"cache-control": "no-cache"})

    async def words(self, request: Request) -> Response:
        """The Fluent file of a game, for clients that were built without it."""
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in names() or language not in LANGUAGES:
            raise Refuse("bad-request", f"games: {', '.join(names())}; languages: {', '.join(LANGUAGES)}")
        return Response(source(package_of(find_game(game)), language), media_type=PLAIN)

    async def protocol(self, request: Request) -> Response:
        return Response(encode(wire.schema()), media_type=JSON, headers={"cache-control": "no-cache"})

    async def create(self, request: Request) -> Response:
        await self.allow(request, "create", self.hall.limits.create)
        body = await self.body(request, _CREATE)
        holder, key = await self.known_or_new_key(request)
        live, secret = await self.hall.create(body, holder)
        made = wire.Created(
            table=live.table.id,
            commitment=live.table.commitment,
            path=seats.link_path(live.table.id, secret),
            code=live.table.made.code,
            you=live.you(holder, decide.perspective_of(live.table, holder, None)),
        )
        return self.give_key(answer(made, 201), key)

    async def tables(self, request: Request) -> Response:
        holder = self.holder(request)
        return answer(wire.Tables(await self.hall.tables_of(holder) if holder else []))

    async def lookup(self, request: Request) -> Response:
        live = await self.opened(request, await self.body(request, _JOIN))
        return answer(self.hall.lobby(live))

    async def join(self, request: Request) -> Response:
        body = await self.body(request, _JOIN)
        await self.opened(request, body)
        holder, key = await self.known_or_new_key(request)
        live = await self.hall.join(body, holder)
        perspective = decide.perspective_of(live.table, holder, None)
        return self.give_key(answer(wire.Joined(live.table.id, live.you(holder, perspective))), key)

    async def opened(self, request: Request, body: wire.JoinTable) -> Live:
        """The table that a link or code opens; wrong ones are counted, so that guessing leads nowhere."""
        limits = self.hall.limits
        await self.allow(request, "join", limits.join)
        try:
            return await self.hall.find(body)
        except Refuse as refusal:
            if refusal.code == "unknown-secret":
                note("wrong link", address=address_of(request))
                await self.allow(request, "wrong-secret", limits.wrong_secret)
                everybody = limits.wrong_secret_of_all
                if not await self.hall.bus.allow("wrong-secret", everybody.most, everybody.seconds):
                    raise Refuse("limit", "too many wrong links") from None
            raise

    async def snapshot(self, request: Request) -> Response:
        live, holder, perspective = await self.place(request)
        return answer(live.snapshot(holder, perspective, number(request, "since")))

    async def updates(self, request: Request) -> Response:
        live, holder, _ = await self.place(request)
        since = number(request, "since")
        live.polls += 1
        try:
            await self.news(live, since, min(MOST_WAIT, number(request, "wait")))
        finally:
            live.polls -= 1
        if live.table.seq <= since:
            return answer(wire.Frames([]))
        live, holder, perspective = await self.place(request)
        return answer(wire.Frames([live.snapshot(holder, perspective, since)]))

    async def news(self, live: Live, since: int, wait: float) -> None:
        """Wait until there is something newer than `since`, or long enough."""
        if wait > 0 and live.table.seq <= since:
            try:
                await asyncio.wait_for(live.news.wait(), wait)
            except TimeoutError:
                return

    async def command(self, request: Request) -> Response:
        live, holder, _ = await self.place(request)
        rate = self.hall.limits.command
        if not await self.hall.bus.allow(f"command/{holder}", rate.most, rate.seconds):
            raise Refuse("limit", "too many commands; wait a little")
        command = await self.body(request, COMMANDS)
        return answer(await self.hall.whole(self.hall.command(live, holder, command)))

    async def record(self, request: Request) -> Response:
        live, holder, _ = await self.place(request)
        body = record_of(live.table, holder)
        name = f"{live.table.game.name}-{live.table.id}.tana"
        headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="application/x-ndjson", headers=headers)

    async def receipt(self, request: Request) -> Response:
        live, _, _ = await self.place(request)
        return answer(receipt_of(live.table))

    async def replay(self, request: Request) -> Response:
        live = await self.hall.enter(request.path_params["table"], self.holder(request))
        return answer(await replay_of(live.table, self.holder(request), seat_number(request)))

    async def analysis(self, request: Request) -> Response:
        live, _, _ = await self.place(request)
        return answer(analysis_of(live.table, self.analyst))

    async def qr(self, request: Request) -> Response:
        await self.allow(request, "qr", self.hall.limits.qr)
        body = await self.body(request, _QR)
        picture = BytesIO()
        segno.make(body.text, error="m").save(picture, kind="svg", scale=4, border=4)
        return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})

    async def place(self, request: Request) -> tuple[Live, str, int | None]:
        """The table of the address, who asks, and the perspective that is asked for."""
        holder = self.holder(request)
        live = await self.hall.enter(request.path_params["table"], holder)
        await self.hall.reach(live, number(request, "since"))
        return live, holder, decide.perspective_of(live.table, holder, seat_number(request))

    async def body(self, request: Request, decoder: msgspec.json.Decoder[T]) -> T:
        """The body of a request, if it is small enough and exactly of its type."""
        received = bytearray()
        async for chunk in request.stream():
            received += chunk
            if len(received) > self.hall.limits.body_bytes:
                raise Refuse("limit", f"at most {self.hall.limits.body_bytes} bytes")
        try:
            return decoder.decode(received)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            raise Refuse("bad-request", str(wrong)) from None

    # --- operations --------------------------------------------------------------------------------------------

    async def healthz(self, request: Request) -> Response:
        return Response("ok\n", media_type="text/plain")

    async def readyz(self, request: Request) -> Response:
        try:
            await self.hall.store.ping()
            await self.hall.bus.ping()
        except Exception:
            return Response("not ready\n", 503, media_type="text/plain")
        if self.hall.closing:
            return Response("closing\n", 503, media_type="text/plain")
        return Response("ready\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        return Response(self.hall.metrics.text(), media_type="text/plain; version=0.0.4")


def _encoded_catalogue() -> bytes:
    return encode(catalogue())


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from (a proxy in front is resolved before, if it is trusted)."""
    return request.client.host if request.client is not None else "unknown"


def number(request: HTTPConnection, name: str) -> int:
    """A whole number of the query, 0 if it is missing."""
    text = request.query_params.get(name, "0")
    if not text.isascii() or not text.isdigit() or len(text) > 16:
        raise Refuse("bad-request", f"{name} must be a whole number")
    return int(text)


def seat_number(request: HTTPConnection) -> int | None:
    """The seat of the query, if one is given."""
    text = request.query_params.get("seat", "")
    if text == "":
        return None
    if text not in ("1", "2", "3", "4", "5"):
        raise Refuse("bad-request", "seat must be a number from 1 to 5")
    return int(text)


Handler = Callable[[Request], Awaitable[Response]]


def guarded(desk: Desk, handler: Handler, quiet: bool = False) -> Handler:
    """A handler that answers refusals, checks where changes come from, and counts requests."""

    async def handle(request: Request) -> Response:
        try:
            if not desk.guard.knows_host(request.headers):
                return refuse(request, "host", "this server has another name")
            if request.method == "POST" and not desk.guard.knows_origin(request.headers):
                return refuse(request, "origin", "from a page of another site")
            if not quiet:
                await desk.allow(request, "request", desk.hall.limits.request)
            return await handler(request)
        except Refuse as refusal:
            return fault(refusal)
        except ClientDisconnect:
            return Response(status_code=400)

    def refuse(request: Request, why: str, detail: str) -> Response:
        desk.hall.metrics.refused.labels(why).inc()
        note("request refused", why=why, address=address_of(request), path=request.url.path)
        return fault(Refuse("not-allowed", detail))

    return handle


def routes(desk: Desk) -> list[Route]:
    """Every HTTP address of the protocol."""
    table = "/api/tables/{table:str}"
    plan: list[tuple[str, str, Handler]] = [
        ("GET", "/api/games", desk.games),
        ("GET", "/api/games/{game:str}/text/{language:str}", desk.words),
        ("GET", "/protocol.json", desk.protocol),
        ("POST", "/api/tables", desk.create),
        ("GET", "/api/tables", desk.tables),
        ("POST", "/api/lookup", desk.lookup),
        ("POST", "/api/join", desk.join),
        ("POST", "/api/qr", desk.qr),
        ("GET", table, desk.snapshot),
        ("GET", f"{table}/updates", desk.updates),
        ("POST", f"{table}/commands", desk.command),
        ("GET", f"{table}/record", desk.record),
        ("GET", f"{table}/fairness", desk.receipt),
        ("GET", f"{table}/replay", desk.replay),
        ("GET", f"{table}/analysis", desk.analysis),
    ]
    operations: list[tuple[str, str, Handler]] = [
        ("GET", "/healthz", desk.healthz),
        ("GET", "/readyz", desk.readyz),
        ("GET", "/metrics", desk.metrics),
    ]
    return [Route(path, guarded(desk, handler), methods=[method]) for method, path, handler in plan] + [
        Route(path, guarded(desk, handler, quiet=True), methods=[method]) for method, path, handler in operations
    ]
