"""Allowed hosts and origins, and security headers of answers."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tana.server.house.passkeys import PasskeyHost
from tana.server.protocol.wire import PasskeysOffered

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
HSTS = "max-age=31536000"


@dataclass(frozen=True)
class HostPolicy:
    """The host names this server answers to, and the origins it accepts."""

    public_url: str = ""
    """The URL people use, if the server cannot see it because it is behind a proxy."""
    secure: bool = False
    """Whether people use https."""
    names: frozenset[str] = field(default_factory=lambda: own_names())

    @property
    def prefix(self) -> str:
        """The path of the public URL, without a trailing slash; empty if the server has a host of its own."""
        return urlsplit(self.public_url).path.rstrip("/")

    def accepts_host(self, headers: Headers) -> bool:
        """Whether the Host header is an IP address or a name of this server. This prevents DNS rebinding."""
        name = _name_of(headers.get("host", ""))
        return bool(name) and (_is_address(name) or name in self.names or name == self._public_name())

    def is_host(self, headers: Headers) -> bool:
        """Whether the Host header of a request is well-formed."""
        return bool(_name_of(headers.get("host", "")))

    def accepts_origin(self, headers: Headers) -> bool:
        """Whether a request comes from a page of this server, or not from a page at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if self.public_url:
            return origin == _origin_of(self.public_url)
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme == ("https" if self.secure else "http") and parts.netloc == headers.get("host", "")

    def passkeys(self, headers: Headers) -> tuple[PasskeysOffered, PasskeyHost]:
        """Whether a page at this URL can use passkeys, and the host they belong to.

        Browsers do not support passkeys for IP addresses, nor without TLS except on `localhost`.
        """
        parts = urlsplit(self.public_url or f"{'https' if self.secure else 'http'}://{headers.get('host', '')}")
        name = parts.hostname or ""
        host = PasskeyHost(name, f"{parts.scheme}://{parts.netloc}")
        if not name or _is_address(name):
            return "address", host
        return ("yes" if parts.scheme == "https" or name == "localhost" else "insecure"), host

    def _public_name(self) -> str:
        return (urlsplit(self.public_url).hostname or "") if self.public_url else ""


def own_names() -> frozenset[str]:
    """The host names of this machine."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name.split('.')[0]}.local"})


def _origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _name_of(host: str) -> str:
    """The host name of a Host header, without the port; empty if it is malformed."""
    if not _is_tidy(host):
        return ""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_tidy(host: str) -> bool:
    return 0 < len(host) < 256 and all(letter.isalnum() or letter in ".-:[]_" for letter in host)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class SecureHeaders:
    """Middleware: adds security headers to every HTTP answer."""

    def __init__(self, app: ASGIApp, hosts: HostPolicy) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._hosts.secure and not self._hosts.prefix:  # a shared host sets its own
                    headers.setdefault("strict-transport-security", HSTS)
            await send(message)

        await self._app(scope, receive, send_with_headers)
