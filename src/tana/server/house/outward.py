"""Requests to other servers: bounded, without redirects, and only to public addresses.

People choose where notifications go, so a request could target a service that only this machine can reach (SSRF). Host
names are therefore resolved first, and nothing is sent if any of the addresses is not public. The connection then uses
exactly the address that was checked, so a later DNS answer cannot redirect it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Literal, TypeAlias
from urllib.parse import SplitResult, urlsplit

import httpx
from msgspec import Struct

from tana.errors import TanaError

MOST_ADDRESS = 1_000
"""The longest URL."""
MOST_ANSWER = 4_096
"""The number of bytes to read of an answer."""
CONNECTIONS = 32
SECONDS = 10.0
"""The timeout of a whole request, including name resolution."""
MOST_RETRY_SECONDS = 6 * 3600
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]
Method: TypeAlias = Literal["POST", "PUT"]


class BadAddress(TanaError):
    """A URL that must not be used."""


class Reply(Struct, frozen=True):
    """The answer of the other server."""

    status: int
    """0: no answer in time."""
    retry_seconds: float = 0.0
    """The delay of its Retry-After header; 0 without one."""


async def resolve(host: str, port: int) -> list[str]:
    """The IP addresses of a host name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def check_form(address: str, inside: frozenset[str] = frozenset()) -> SplitResult:
    """Parse a URL; raises `BadAddress` unless it is https with a public host name and no credentials."""
    if len(address) > MOST_ADDRESS or not address.isascii() or any(letter <= " " for letter in address):
        raise BadAddress(f"an address has at most {MOST_ADDRESS} characters and no spaces")
    try:
        parts = urlsplit(address)
        name, _ = parts.hostname, parts.port
    except ValueError:
        raise BadAddress("the address is malformed") from None
    if parts.netloc in inside:
        return parts
    if parts.scheme != "https" or not name or "@" in parts.netloc:
        raise BadAddress("the address should be like https://ntfy.example/topic, without a password in it")
    if "." not in name or name.endswith((".local", ".internal")):
        raise BadAddress("the address should have a public host name")
    return parts


def is_public(address: str) -> bool:
    """Whether an IP address is public: not of this machine, a private network or a special range."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found in _NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast and not found.is_reserved


def _now() -> int:
    return int(time.time() * 1000)


@dataclass
class Outward:
    """The only HTTP client for notifications.

    Connections are not reused: the pool identifies them by IP address, which several host names with different
    certificates may share. For the same reason no cookies are stored.
    """

    resolve: Resolve = resolve
    inside: frozenset[str] = frozenset()
    """Private addresses (`host:port`) that are allowed anyway; for tests."""
    seconds: float = SECONDS
    clock: Callable[[], int] = _now
    _client: httpx.AsyncClient = field(init=False)

    def __post_init__(self) -> None:
        self._client = httpx.AsyncClient(
            limits=httpx.Limits(max_connections=CONNECTIONS, max_keepalive_connections=0),
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
            timeout=self.seconds,
            follow_redirects=False,
            trust_env=False,
            http2=False,
        )

    async def send(self, method: Method, address: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Send a request; raises `BadAddress` for a URL that must not be used."""
        parts = check_form(address, self.inside)
        try:
            async with asyncio.timeout(self.seconds):
                pinned = await self._pin(parts)
                return await self._request(method, parts, pinned, headers, body)
        except (TimeoutError, OSError, httpx.HTTPError, httpx.InvalidURL):
            return Reply(0)

    async def _pin(self, parts: SplitResult) -> str:
        """Resolve and check the host name; returns the IP address to connect to."""
        host = parts.hostname or ""
        if parts.netloc in self.inside:
            return host
        found = await self.resolve(host, parts.port or 443)
        if not found or not all(is_public(one) for one in found):
            raise BadAddress("the address resolves to a private network")
        return found[0]

    async def _request(
        self, method: Method, parts: SplitResult, pinned: str, headers: Mapping[str, str], body: bytes
    ) -> Reply:
        host = f"[{pinned}]" if ":" in pinned else pinned
        port = f":{parts.port}" if parts.port else ""
        query = f"?{parts.query}" if parts.query else ""
        url = f"{parts.scheme}://{host}{port}{parts.path or '/'}{query}"
        more = {**headers, "host": parts.netloc, "user-agent": "Tana"}
        extensions = {"sni_hostname": parts.hostname}
        async with self._client.stream(method, url, headers=more, content=body, extensions=extensions) as answer:
            read = 0
            async for chunk in answer.aiter_raw():
                read += len(chunk)
                if read > MOST_ANSWER:
                    break
            return Reply(answer.status_code, retry_after(answer.headers.get("retry-after", ""), self.clock()))

    async def close(self) -> None:
        """Close all connections."""
        await self._client.aclose()


def retry_after(text: str, now: int) -> float:
    """Parse a Retry-After header, a number of seconds or a date, to seconds; 0 for anything else.

    `now` is in milliseconds.
    """
    if text.isascii() and text.isdigit() and len(text) < 10:
        return float(min(int(text), MOST_RETRY_SECONDS))
    try:
        at = parsedate_to_datetime(text).timestamp()
    except (ValueError, OverflowError):
        return 0.0
    return min(max(0.0, at - now / 1000), float(MOST_RETRY_SECONDS))
