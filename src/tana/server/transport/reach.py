"""The address at which others reach this server, and opening it to the local network while it runs."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import Request

from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.tables.refusal import Refuse

Listen = Callable[[str, int], Awaitable[None]]
"""Listens at one more address and port; raises `OSError` if that fails."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers of proxies. A request with one of them does not count as local, even if its peer address does."""


@dataclass
class Reach:
    """How this server can be reached. With the defaults, links use the address of the page."""

    port: int = 0
    host: str = ""
    """The address it listens at; empty if unknown."""
    public_url: str = ""
    secure: bool = False
    behind_proxy: bool = False
    addresses: Callable[[], list[str]] = field(default=list)
    """The addresses of this machine on the local network."""
    listen: Listen | None = None
    """None: the server cannot be opened while it runs."""
    opened: list[str] = field(default_factory=list)
    """Addresses opened since the start."""
    _opening: asyncio.Lock = field(default_factory=asyncio.Lock)

    def shown_to(self, request: Request) -> wire.Reach:
        """The address to show to a client. Only clients on this machine see addresses of the local network."""
        if self.public_url:
            return wire.Reach(address=origin_of(self.public_url))
        if not is_from_here(request):
            return wire.Reach()
        if self._is_local_only():
            return wire.Reach(local_only=True, may_open=self.listen is not None and bool(self.addresses()))
        found = self.opened or (self.addresses() if self._is_everywhere() else [])
        return wire.Reach(address=self._url(found[0])) if found else wire.Reach()

    async def open(self, request: Request) -> wire.Reach:
        """Listen on the local network too; only for requests from this machine, by a page of this server."""
        if self.public_url or not is_from_here(request) or request.headers.get("origin") is None:
            raise Refuse("not-allowed", "only a page on the machine that runs the server may open it")
        async with self._opening:
            if self._is_local_only():
                await self._open()
        return self.shown_to(request)

    async def _open(self) -> None:
        found = self.addresses()
        if self.listen is None or not found:
            raise Refuse("unavailable", "this machine has no address that others can reach")
        for address in found:
            try:
                await self.listen(address, self.port)
            except OSError as fault:
                note("network not opened", why=type(fault).__name__)
                continue
            self.opened.append(address)
        if not self.opened:
            raise Refuse("unavailable", "cannot listen on the local network")
        note("network opened", count=len(self.opened))

    def _is_local_only(self) -> bool:
        return is_loopback(self.host) and not self.behind_proxy and not self.opened

    def _is_everywhere(self) -> bool:
        return self.host in ("0.0.0.0", "::")

    def _url(self, address: str) -> str:
        name = f"[{address}]" if ":" in address else address
        return f"{'https' if self.secure else 'http'}://{name}:{self.port}"


def is_from_here(request: Request) -> bool:
    """Whether a request was made on this machine, to a loopback host name, and not through a proxy."""
    if request.client is None or not is_loopback(request.client.host):
        return False
    if any(name in request.headers for name in FORWARDED):
        return False
    return is_loopback(urlsplit(f"//{request.headers.get('host', '')}").hostname or "")


def is_loopback(name: str) -> bool:
    """Whether a host name or address is a loopback one."""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def origin_of(url: str) -> str:
    """The origin (scheme and host) of a URL."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
