"""Helpers to read HTTP requests and write answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tana.core.game import Game
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables.refusal import Refuse
from tana.server.transport.addresses import client_key
from tana.server.transport.user_agent import browser_of
from tana.text.words import LANGUAGES

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
    "not-admitted": 403,
    "banned": 403,
    "full": 409,
    "closed": 410,
    "limit": 429,
    "unavailable": 503,
}
Handler = Callable[[Request], Awaitable[Response]]
Plan = list[tuple[str, str, Handler]]
"""Routes: method, path and handler."""
TABLE = "/api/tables/{table:str}"
JSON = "application/json"
PLAIN = "text/plain; charset=utf-8"
NO_STORE = {"cache-control": "no-store"}


def answer(body: Struct, status: int = 200) -> Response:
    """A JSON answer that must not be cached."""
    return Response(encode(body), status, NO_STORE, JSON)


def fault(refusal: Refuse) -> Response:
    """A refusal as an HTTP answer."""
    return answer(wire.Fault(refusal.code, refusal.detail or ""), STATUS[refusal.code])


def client_of(request: HTTPConnection) -> str:
    """The key under which limits count the client of a request. Headers of trusted proxies are applied already."""
    return client_key(request.client.host) if request.client is not None else "unknown"


def requesting_browser(request: HTTPConnection) -> tuple[str, str]:
    """The names of the requesting browser and its system."""
    return browser_of(request.headers.get("user-agent", ""))


def game_of(request: HTTPConnection) -> Game[Any]:
    """The game in the path; raises `Refuse` for an unknown one."""
    name = request.path_params["game"]
    if name not in names():
        raise Refuse("bad-request", f"unknown game; choose one of {', '.join(names())}")
    return find_game(name)


def language_of(request: HTTPConnection) -> str:
    """The language in the path; raises `Refuse` for an unknown one."""
    language = str(request.path_params["language"])
    if language not in LANGUAGES:
        raise Refuse("bad-request", f"unknown language; choose one of {', '.join(LANGUAGES)}")
    return language


def query_number(request: HTTPConnection, name: str) -> int:
    """A whole number in the query; 0 if it is missing."""
    text = request.query_params.get(name, "0")
    if not text.isascii() or not text.isdigit() or len(text) > 16:
        raise Refuse("bad-request", f"{name} must be a whole number")
    return int(text)


def seat_number(request: HTTPConnection) -> int | None:
    """The seat (from 1) in the query; None if it is missing."""
    text = request.query_params.get("seat", "")
    if text == "":
        return None
    if text not in ("1", "2", "3", "4", "5"):
        raise Refuse("bad-request", "seat must be a number from 1 to 5")
    return int(text)


async def disconnection(request: Request) -> None:
    """Wait until the client disconnects. The body must have been read before."""
    while (await request.receive())["type"] != "http.disconnect":
        continue
