"""The HTTP side: tables, joining, and a full fallback for everything a socket does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tana.core.game import Game
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.server.live.admission import lobby
from tana.server.live.after_game import AfterGame
from tana.server.live.analysis import Analyst, analysis_of
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.ops.logs import note
from tana.server.ops.rates import Rate
from tana.server.protocol import wire
from tana.server.protocol.catalogue import catalogue, view_info
from tana.server.protocol.encoding import encode
from tana.server.storage.devices import Device
from tana.server.storage.interface import StoreError
from tana.server.tables import credentials, decide
from tana.server.tables.after_game import need_player, need_record, point_of_view
from tana.server.tables.refusal import Refuse
from tana.server.transport.addresses import one_asker
from tana.server.transport.browsers import browser_of
from tana.server.transport.security import HostPolicy
from tana.server.transport.stored_answer import StoredAnswer
from tana.text.text import Text, package_of
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
    "old-game": 409,
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
class HttpApi:
    """Everything the handlers need."""

    service: TableService
    hosts: HostPolicy
    after_game: AfterGame
    analyst: Analyst

    # --- who asks ----------------------------------------------------------------------------------------------

    async def device(self, request: HTTPConnection) -> Device | None:
        """The device whose key came with a request; None for a key that this server did not give out or has ended."""
        key = request.cookies.get(credentials.cookie_name(self.hosts.secure), "")
        return await self.service.devices.find(credentials.key_hash(key)) if credentials.is_key(key) else None

    async def holder(self, request: HTTPConnection) -> str:
        """Whom the device that asks acts for, or nobody."""
        device = await self.device(request)
        return "" if device is None else device.holder

    async def known_or_new_key(self, request: Request) -> tuple[str, str | None]:
        """The asker's holder; with a new key to send along when it has none that this server gave out."""
        holder = await self.holder(request)
        if holder:
            return holder, None
        key = credentials.new_key()
        return credentials.key_hash(key), key

    async def give_key(self, request: Request, response: Response, key: str | None) -> Response:
        """Send a new key along, once its device is written down."""
        if key is None:
            return response
        await self.service.devices.welcome(credentials.key_hash(key), *browser_asking(request))
        return self.set_key(response, key)

    def set_key(self, response: Response, key: str, seconds: int = credentials.COOKIE_SECONDS) -> Response:
        """Let the browser keep its key where no script can read it."""
        response.set_cookie(
            credentials.cookie_name(self.hosts.secure),
            key,
            max_age=seconds,
            path="/",
            secure=self.hosts.secure,
            httponly=True,
            samesite="strict",
        )
        return response

    def forget_key(self, response: Response) -> Response:
        """Let the browser forget its key."""
        return self.set_key(response, "", seconds=0)

    async def allow(self, request: Request, what: str, rate: Rate) -> None:
        """Use one of the asker's tries, which all processes count together; raises when none is left."""
        if not await self.service.bus.allow(f"{what}/{asker_of(request)}", rate.most, rate.seconds):
            raise self.over_rate(request, what)

    def take(self, request: Request, what: str, of: str, rate: Rate, cost: int = 1) -> None:
        """Use some of what an asker or a holder has in this process; raises when nothing is left."""
        if not self.service.rates.take(f"{what}/{of}", rate, cost):
            raise self.over_rate(request, what)

    def over_rate(self, request: Request, what: str) -> Refuse:
        """Note that somebody asks too much."""
        self.service.metrics.refused.labels("limit").inc()
        note("limit", why=what, address=asker_of(request))
        return Refuse("limit", "too many requests; wait a little")

    # --- handlers ----------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return await _catalogue().to(request)

    async def view(self, request: Request) -> Response:
        """What a view of a game is made of, for clients that have no board of its own."""
        return answer(view_info(game_of(request)))

    async def words(self, request: Request) -> Response:
        """The Fluent file of a game, for clients that were built without it."""
        return Response(source(package_of(game_of(request)), language_of(request)), media_type=PLAIN)

    async def rules(self, request: Request) -> Response:
        """The rules of a game as Markdown, for clients that were built without them."""
        return Response(Text(game_of(request), language_of(request)).rules(), media_type=PLAIN)

    async def protocol(self, request: Request) -> Response:
        return await _schema().to(request)

    async def create(self, request: Request) -> Response:
        await self.allow(request, "create", self.service.limits.create)
        body = await self.body(request, _CREATE)
        holder, key = await self.known_or_new_key(request)
        session, secret = await self.service.create(body, holder)
        made = wire.Created(
            table=session.table.id,
            commitment=session.table.commitment,
            path=credentials.link_path(session.table.id, secret),
            code=session.table.code,
            you=session.you(holder, decide.perspective_of(session.table, holder, None)),
        )
        return await self.give_key(request, answer(made, 201), key)

    async def tables(self, request: Request) -> Response:
        holder = await self.holder(request)
        return answer(await self.service.table_list.of(holder, number(request, "first")))

    async def lookup(self, request: Request) -> Response:
        session = await self.opened(request, await self.body(request, _JOIN))
        return answer(lobby(session))

    async def join(self, request: Request) -> Response:
        body = await self.body(request, _JOIN)
        await self.opened(request, body)
        holder, key = await self.known_or_new_key(request)
        session = await self.service.admission.join(body, holder)
        perspective = decide.perspective_of(session.table, holder, None)
        joined = wire.Joined(session.table.id, session.you(holder, perspective))
        return await self.give_key(request, answer(joined), key)

    async def opened(self, request: Request, body: wire.JoinTable) -> TableSession:
        """The table that a link or code opens."""
        async with self.guess(request):
            return await self.service.admission.find(body)

    @contextlib.asynccontextmanager
    async def guess(self, request: Request) -> AsyncIterator[None]:
        """Around looking up a secret: a try is counted before, and given back if it was right. So guessing leads
        nowhere."""
        limits, everybody = self.service.limits, self.service.limits.wrong_secret_of_all
        await self.allow(request, "join", limits.join)
        await self.allow(request, "wrong-secret", limits.wrong_secret)
        if not await self.service.bus.allow("wrong-secret", everybody.most, everybody.seconds):
            raise self.over_rate(request, "wrong-secret of all")
        try:
            yield
        except Refuse as refusal:
            if refusal.code == "unknown-secret":
                note("wrong secret", address=asker_of(request))
            raise
        await self.service.bus.give_back(f"wrong-secret/{asker_of(request)}")
        await self.service.bus.give_back("wrong-secret")

    async def snapshot(self, request: Request) -> Response:
        session, holder, perspective = await self.place(request)
        return answer(session.snapshot(holder, perspective, number(request, "since")))

    async def steps(self, request: Request) -> Response:
        session, _, perspective = await self.place(request)
        return answer(session.renderer.story(perspective, number(request, "since")))

    async def updates(self, request: Request) -> Response:
        session, holder, _ = await self.place(request)
        since = number(request, "since")
        session.polls += 1
        await self.service.presence.polls(session, holder)
        try:
            await self.while_connected(request, self.news(session, since, min(MOST_WAIT, number(request, "wait"))))
        finally:
            session.polls -= 1
        if session.table.seq <= since:
            return answer(wire.Frames([]))
        session, holder, perspective = await self.place(request)
        return answer(wire.Frames([session.snapshot(holder, perspective, since)]))

    async def news(self, session: TableSession, since: int, wait: float) -> None:
        """Wait until there is something newer than `since`, or long enough."""
        if wait > 0 and session.table.seq <= since:
            try:
                await asyncio.wait_for(session.news.wait(), wait)
            except TimeoutError:
                return

    async def command(self, request: Request) -> Response:
        limits = self.service.limits
        self.take(request, "command", await self.holder(request) or asker_of(request), limits.command)
        session, holder, _ = await self.place(request)
        command = await self.body(request, COMMANDS)
        if isinstance(command, wire.Say):
            self.take(request, "say", holder, limits.say)
        work = self.service.command(session, holder, command)
        if isinstance(command, wire.Hint):
            return answer(await self.while_connected(request, work))
        return answer(await self.service.tasks.whole(work))

    async def while_connected(self, request: Request, work: Coroutine[Any, Any, T]) -> T:
        """Do something for as long as whoever asked waits for it."""
        task, gone = self.service.tasks.spawn(work), asyncio.create_task(_disconnection(request))
        try:
            await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise ClientDisconnect
            return task.result()
        finally:
            task.cancel()
            gone.cancel()

    async def record(self, request: Request) -> Response:
        session, holder, _ = await self.place(request)
        need_record(session.table, holder)
        body = await self.after_game.record(session.table)
        name = f"{session.table.game.name}-{session.table.id}.tana"
        headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="application/x-ndjson", headers=headers)

    async def receipt(self, request: Request) -> Response:
        session, holder, _ = await self.place(request)
        need_player(session.table, holder)
        return answer(session.table.receipt())

    async def replay(self, request: Request) -> Response:
        holder = await self.holder(request)
        session = await self.service.admission.enter(request.path_params["table"], holder)
        perspective = point_of_view(session.table, holder, seat_number(request))
        return answer(await self.after_game.replay(session.table, perspective, number(request, "first")))

    async def analysis(self, request: Request) -> Response:
        session, _, _ = await self.place(request)
        return answer(analysis_of(session.table, self.analyst))

    async def qr(self, request: Request) -> Response:
        await self.allow(request, "qr", self.service.limits.qr)
        body = await self.body(request, _QR)
        picture = BytesIO()
        segno.make(body.text, error="m").save(picture, kind="svg", scale=4, border=4)
        return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})

    async def place(self, request: Request) -> tuple[TableSession, str, int | None]:
        """The table of the address, who asks, and the perspective that is asked for."""
        holder = await self.holder(request)
        session = await self.service.admission.enter(request.path_params["table"], holder)
        await self.service.following.reach(session, number(request, "since"))
        return session, holder, decide.perspective_of(session.table, holder, seat_number(request))

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
            raise Refuse("bad-request", str(wrong)) from None

    # --- operations --------------------------------------------------------------------------------------------

    async def healthz(self, request: Request) -> Response:
        return Response("ok\n", media_type="text/plain")

    async def readyz(self, request: Request) -> Response:
        missing = await self.missing()
        return Response(f"{missing or 'ready'}\n", 503 if missing else 200, media_type="text/plain")

    async def missing(self) -> str:
        """Why this process cannot serve now; nothing if it can."""
        if self.service.closing:
            return "closing"
        free = self.service.store.free_bytes()
        if free is not None and free < self.service.limits.free_disk_bytes:
            return "the disk is full"
        try:
            await self.service.store.ping()
        except StoreError:
            return "the store is away or full"
        try:
            await self.service.bus.ping()
        except Exception as fault:
            note("bus does not answer", fault=type(fault).__name__)
            return "the bus is away"
        return ""

    async def metrics(self, request: Request) -> Response:
        free = self.service.store.free_bytes()
        if free is not None:
            self.service.metrics.free_disk.set(free)
        return Response(self.service.metrics.text(), media_type="text/plain; version=0.0.4")


async def _disconnection(request: Request) -> None:
    """Whoever asked has gone. The body has been read before."""
    while (await request.receive())["type"] != "http.disconnect":
        continue


@cache
def _catalogue() -> StoredAnswer:
    return StoredAnswer(encode(catalogue()), JSON, "no-cache")


@cache
def _schema() -> StoredAnswer:
    return StoredAnswer(encode(wire.schema()), JSON, "no-cache")


def build_stored_answers() -> None:
    """Build what is the same for everybody before anybody waits for it. It takes a while: for a thread."""
    for stored in (_catalogue(), _schema()):
        stored.compress()


def asker_of(request: HTTPConnection) -> str:
    """Who asks, as far as addresses tell (a proxy in front is resolved before, if it is trusted)."""
    return one_asker(request.client.host) if request.client is not None else "unknown"


def browser_asking(request: HTTPConnection) -> tuple[str, str]:
    """The names of the asking browser and its system."""
    return browser_of(request.headers.get("user-agent", ""))


def game_of(request: HTTPConnection) -> Game[Any]:
    """The game that an address names."""
    name = request.path_params["game"]
    if name not in names():
        raise Refuse("bad-request", f"games: {', '.join(names())}")
    return find_game(name)


def language_of(request: HTTPConnection) -> str:
    """The language that an address names."""
    language = str(request.path_params["language"])
    if language not in LANGUAGES:
        raise Refuse("bad-request", f"languages: {', '.join(LANGUAGES)}")
    return language


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


def guarded(api: HttpApi, handler: Handler, quiet: bool = False) -> Handler:
    """A handler that answers refusals, checks where changes come from, and counts requests."""

    async def handle(request: Request) -> Response:
        try:
            if not api.hosts.is_host(request.headers):
                return fault(Refuse("bad-request", "the Host header is malformed"))
            if not api.hosts.knows_host(request.headers):
                return refuse(request, "host", "this server has another name")
            if request.method == "POST" and not api.hosts.knows_origin(request.headers):
                return refuse(request, "origin", "from a page of another site")
            if quiet:
                return await handler(request)
            limits, asker = api.service.limits, asker_of(request)
            api.take(request, "request", asker, limits.request)
            api.take(request, "answer-bytes", asker, limits.answer_bytes, cost=0)
            response = await handler(request)
            api.take(request, "answer-bytes", asker, limits.answer_bytes, cost=len(response.body))
            return response
        except Refuse as refusal:
            return fault(refusal)
        except ClientDisconnect:
            return Response(status_code=400)

    def refuse(request: Request, why: str, detail: str) -> Response:
        api.service.metrics.refused.labels(why).inc()
        note("request refused", why=why, address=asker_of(request), path=request.url.path)
        return fault(Refuse("not-allowed", detail))

    return handle


def routes(api: HttpApi) -> list[Route]:
    """Every HTTP address of the protocol."""
    table = "/api/tables/{table:str}"
    plan: list[tuple[str, str, Handler]] = [
        ("GET", "/api/games", api.games),
        ("GET", "/api/games/{game:str}/view", api.view),
        ("GET", "/api/games/{game:str}/text/{language:str}", api.words),
        ("GET", "/api/games/{game:str}/rules/{language:str}", api.rules),
        ("GET", "/protocol.json", api.protocol),
        ("POST", "/api/tables", api.create),
        ("GET", "/api/tables", api.tables),
        ("POST", "/api/lookup", api.lookup),
        ("POST", "/api/join", api.join),
        ("POST", "/api/qr", api.qr),
        ("GET", table, api.snapshot),
        ("GET", f"{table}/steps", api.steps),
        ("GET", f"{table}/updates", api.updates),
        ("POST", f"{table}/commands", api.command),
        ("GET", f"{table}/record", api.record),
        ("GET", f"{table}/fairness", api.receipt),
        ("GET", f"{table}/replay", api.replay),
        ("GET", f"{table}/analysis", api.analysis),
    ]
    operations: list[tuple[str, str, Handler]] = [
        ("GET", "/healthz", api.healthz),
        ("GET", "/readyz", api.readyz),
        ("GET", "/metrics", api.metrics),
    ]
    return [Route(path, guarded(api, handler), methods=[method]) for method, path, handler in plan] + [
        Route(path, guarded(api, handler, quiet=True), methods=[method]) for method, path, handler in operations
    ]
