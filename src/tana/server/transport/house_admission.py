"""Admission to a server: open, by invitation, by password, or by signing on elsewhere.

With `invitation` only making tables is restricted: a table's link or code is an invitation in itself. The other kinds
restrict the whole house: without admission, requests about tables are refused.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import Literal

import msgspec
from msgspec import UNSET
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tana.server.house.host import Host
from tana.server.live.table_service import TableService
from tana.server.protocol import wire
from tana.server.tables import credentials
from tana.server.tables.credentials import cookie_name
from tana.server.tables.refusal import Refuse
from tana.server.transport import house_tokens
from tana.server.transport.addresses import PEER, is_within, networks
from tana.server.transport.http_messages import Plan, answer, fault
from tana.server.transport.request_limits import RequestLimits
from tana.server.transport.security import HostPolicy

Admission = Literal["open", "invitation", "password", "header", "oidc"]
MEMBER_MS = 400 * 24 * 3600 * 1000
INVITED = "invited"
PUBLIC_PATHS = ("/api/house", "/api/host", "/api/games", "/api/offline", "/api/calendar.ics")
"""Paths that are open to everybody, including everything below them."""
_ENTER = msgspec.json.Decoder(wire.EnterHouse)


@dataclass(frozen=True)
class AdmissionRules:
    """The admission settings of a server."""

    admission: Admission = "open"
    key: bytes = field(default=b"", repr=False)
    """The key that signs tokens; the same for all processes of a house."""
    password: str = field(default="", repr=False)
    header: str = ""
    """The header in which a trusted proxy sends the name of the signed-on user."""
    proxies: str = ""
    """The networks of these proxies, separated by commas."""


@dataclass(frozen=True)
class HouseAdmission:
    """Decides which requests are admitted, and issues membership cookies."""

    rules: AdmissionRules
    service: TableService
    hosts: HostPolicy
    host: Host

    @property
    def admission(self) -> Admission:
        """The current kind of admission: the host may switch between `open` and `invitation` at any time."""
        chosen = self.host.registration
        return chosen.registration if chosen is not None and self.may_change() else self.rules.admission

    def may_change(self) -> bool:
        """Whether the host page can open and close registration."""
        return self.rules.admission in ("open", "invitation")

    @property
    def _key(self) -> bytes:
        return self.rules.key or self.host.signing

    async def is_known(self, request: HTTPConnection) -> bool:
        """Whether the browser was registered before the host closed registration, so that it needs no invitation."""
        chosen = self.host.registration
        if chosen is None or self.admission != "invitation" or self.rules.admission != "open":
            return False
        key = request.cookies.get(cookie_name(self.hosts.secure, self.hosts.prefix), "")
        device = await self.service.devices.find(credentials.key_hash(key)) if credentials.is_key(key) else None
        return device is not None and device.made <= chosen.at

    @property
    def cookie(self) -> str:
        """The name of the membership cookie."""
        return f"{cookie_name(self.hosts.secure, self.hosts.prefix)}-house"

    def needs_admission(self, method: str, path: str) -> bool:
        """Whether a request needs admission."""
        if self.admission == "open":
            return False
        if self.admission == "invitation":
            return method == "POST" and path == "/api/tables"
        below = any(path == open_one or path.startswith(f"{open_one}/") for open_one in PUBLIC_PATHS)
        return path.startswith("/api/") and not below

    def admits(self, request: HTTPConnection) -> bool:
        """Whether the sender of this request has been admitted."""
        if self.admission == "open":
            return True
        if self.rules.admission == "header":
            peer = str(request.scope.get(PEER, ""))
            named = request.headers.get(self.rules.header, "").strip()
            return bool(named) and is_within(peer, networks(self.rules.proxies))
        token = request.cookies.get(self.cookie, "")
        return house_tokens.read(self._key, self._member(), token, self.service.clock()) is not None

    def accepts(self, body: wire.EnterHouse) -> bool:
        """Whether a password or an invitation is valid."""
        if self.rules.admission == "password" and isinstance(body.password, str):
            return hmac.compare_digest(_digest(body.password), _digest(self.rules.password))
        if self.admission == "invitation" and isinstance(body.invitation, str):
            return house_tokens.read(self._key, INVITED, body.invitation, self.service.clock()) is not None
        return False

    def admit(self, response: Response) -> Response:
        """Add a membership cookie to a response."""
        token = house_tokens.signed(self._key, self._member(), self.service.clock() + MEMBER_MS)
        response.set_cookie(
            self.cookie,
            token,
            max_age=MEMBER_MS // 1000,
            path=f"{self.hosts.prefix}/",
            secure=self.hosts.secure,
            httponly=True,
            samesite="strict",
        )
        return response

    def invitation(self, until: int) -> str:
        """Make the token of an invitation to the house that is valid until a time (ms)."""
        return house_tokens.signed(self._key, INVITED, until)

    def _member(self) -> str:
        """The token purpose of memberships: they end when the kind of admission or the password changes."""
        return f"member/{self.admission}/{_digest(self.rules.password).hex()}"


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


@dataclass(frozen=True)
class HouseAdmissionApi:
    """HTTP API of admission."""

    house: HouseAdmission
    limits: RequestLimits

    def plan(self) -> Plan:
        """The routes of admission."""
        return [("GET", "/api/house", self.show), ("POST", "/api/house/enter", self.enter)]

    async def show(self, request: Request) -> Response:
        admitted = self.house.admits(request) or await self.house.is_known(request)
        said = self.house.host.announcement
        shown = UNSET if said is None else wire.Announcement(said.id, said.text, said.at)
        return answer(wire.House(self.house.admission, admitted, shown))

    async def enter(self, request: Request) -> Response:
        body = await self.limits.body(request, _ENTER)
        async with self.limits.guess(request, "pass"):
            if not self.house.accepts(body):
                raise Refuse("unknown-secret", "wrong password or invitation")
        return self.house.admit(answer(wire.House(self.house.admission, True)))


class RequireAdmission:
    """Middleware: refuses requests and sockets that are not admitted."""

    def __init__(self, app: ASGIApp, house: HouseAdmission) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            method, path = scope.get("method", "GET"), scope["path"]
            await self._house.host.refresh()
            if self._house.needs_admission(method, path) and not await self._is_admitted(HTTPConnection(scope)):
                if scope["type"] == "http":
                    refusal = Refuse("not-admitted", "only members of this house may do that")
                    await fault(refusal)(scope, receive, send)
                else:
                    await send({"type": "websocket.close"})
                return
        await self._app(scope, receive, send)

    async def _is_admitted(self, request: HTTPConnection) -> bool:
        return self._house.admits(request) or await self._house.is_known(request)
