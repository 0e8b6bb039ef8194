"""A client with one key and any number of tables, like a browser."""

from __future__ import annotations

import secrets
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx

from tana.client.refusals import Refused, answered
from tana.client.session import Session
from tana.errors import TanaError
from tana.server.tables.credentials import cookie_name

KEEP_ALIVE_SECONDS = 2.0
"""Shorter than the server's (`tana.server.run`), so that it never closes a connection that is about to be reused."""


class Visitor:
    """Makes HTTP requests to a server, keeps its cookie, and opens sessions at tables."""

    def __init__(self, address: str, key: str | None = None, verify: Any = True) -> None:
        self.address = address.rstrip("/")
        cookies = {} if key is None else {self._cookie_name(): key}
        limits = httpx.Limits(keepalive_expiry=KEEP_ALIVE_SECONDS)
        self.http = httpx.AsyncClient(base_url=self.address, cookies=cookies, timeout=30, verify=verify, limits=limits)
        self._verify = verify

    def _cookie_name(self) -> str:
        parts = urlsplit(self.address)
        return cookie_name(parts.scheme == "https", parts.path)

    @property
    def key(self) -> str | None:
        """The key assigned by the server."""
        return self.http.cookies.get(self._cookie_name())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: Any) -> Any:
        """Send a POST request; raises `Refused` unless it succeeds."""
        return _checked(await self.http.post(path, json=body))

    async def get(self, path: str, **query: Any) -> Any:
        """Send a GET request; raises `Refused` unless it succeeds."""
        return _checked(await self.http.get(path, params=query))

    async def create(self, game: str, seats: list[Any], **more: Any) -> Any:
        """Create a table."""
        return await self.post("/api/tables", {"game": game, "seats": seats, **more})

    async def join_path(self, path: str, **more: Any) -> Any:
        """Join a table by the path of a link."""
        table, _, secret = path.removeprefix("/t/").partition("#s=")
        return await self.post("/api/join", {"table": table, "secret": secret, **more})

    async def command(self, table: str, kind: str, **fields: Any) -> Any:
        """Send a command by HTTP; raises `Refused`."""
        body = {"kind": kind, "id": secrets.token_hex(8), **fields}
        return answered(await self.post(f"/api/tables/{table}/commands", body))

    def sit(self, table: str, seat: int | None = None, **more: Any) -> Session:
        """Open a live session at a table."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return Session(address, self._cookie_name(), self.key or "", seat, **more)


def _checked(response: httpx.Response) -> Any:
    body = response.json() if response.headers.get("content-type", "").startswith("application/json") else {}
    if response.is_error:
        raise Refused(body.get("code", str(response.status_code)), body.get("detail", ""), body)
    return body


def split_link(url: str) -> tuple[str, str]:
    """Split a pasted link into the address of the server and the path with its secret."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        usable = False
    if not usable:
        raise TanaError(f"{url!r} is not a link to a table")
    below, table, name = parts.path.rpartition("/t/")
    below, path = (below, f"/t/{name}") if table else (parts.path.rstrip("/"), "")
    return f"{parts.scheme}://{parts.netloc}{below}", path + (f"#{parts.fragment}" if parts.fragment else "")
