"""Who sends a request: the device behind its cookie, the holder it acts for, and their place at a table."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tana.server.house.host import Host
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.storage.devices import Device
from tana.server.tables import credentials
from tana.server.tables.perspective import perspective_of
from tana.server.tables.refusal import Refuse
from tana.server.transport.http_messages import browser_asking, number, seat_number
from tana.server.transport.security import HostPolicy


@dataclass(frozen=True)
class Identity:
    """Recognises devices by the key in their cookie, and gives new ones a key."""

    service: TableService
    hosts: HostPolicy
    host: Host

    async def device(self, request: HTTPConnection) -> Device | None:
        """The device whose key came with a request; None for a key that this server did not issue or has revoked."""
        key = request.cookies.get(self._cookie_name(), "")
        device = await self.service.devices.find(credentials.key_hash(key)) if credentials.is_key(key) else None
        if device is not None and await self.host.is_banned(device.holder):
            raise Refuse("banned", "the host has banned you from this house")
        return device

    def _cookie_name(self) -> str:
        return credentials.cookie_name(self.hosts.secure, self.hosts.prefix)

    async def holder(self, request: HTTPConnection) -> str:
        """The holder that the asking device acts for; empty for an unknown device."""
        device = await self.device(request)
        return "" if device is None else device.holder

    async def place(self, request: HTTPConnection) -> tuple[TableSession, str, int | None]:
        """The table of the address, the asking holder, and the perspective that is asked for."""
        holder = await self.holder(request)
        session = await self.service.admission.enter(request.path_params["table"], holder)
        await self.service.replication.reach(session, number(request, "since"))
        return session, holder, perspective_of(session.table, holder, seat_number(request))

    async def known_or_new_key(self, request: Request) -> tuple[str, str | None]:
        """The asker's holder; for an unknown device a new one, with the key to send along (`give_key`)."""
        holder = await self.holder(request)
        if holder:
            return holder, None
        key = credentials.new_key()
        return credentials.key_hash(key), key

    async def give_key(self, request: Request, response: Response, key: str | None) -> Response:
        """Send a new key along, once its device is stored."""
        if key is None:
            return response
        await self.service.devices.welcome(credentials.key_hash(key), *browser_asking(request))
        return self.set_key(response, key)

    def set_key(self, response: Response, key: str, seconds: int = credentials.COOKIE_SECONDS) -> Response:
        """Let the browser keep its key where no script can read it."""
        response.set_cookie(
            self._cookie_name(),
            key,
            max_age=seconds,
            path=f"{self.hosts.prefix}/",
            secure=self.hosts.secure,
            httponly=True,
            samesite="strict",
        )
        return response

    def forget_key(self, response: Response) -> Response:
        """Let the browser forget its key."""
        return self.set_key(response, "", seconds=0)
