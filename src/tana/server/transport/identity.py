"""The identity behind a request: the device of its cookie, its holder, and their place at a table."""

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
from tana.server.transport.http_messages import query_number, requesting_browser, seat_number
from tana.server.transport.security import HostPolicy


@dataclass(frozen=True)
class Identity:
    """Identifies devices by the key in their cookie, and issues keys to new ones."""

    service: TableService
    hosts: HostPolicy
    host: Host

    async def device(self, request: HTTPConnection) -> Device | None:
        """The device of a request; None if its key is missing, unknown or revoked.

        Raises `Refuse` for a banned holder.
        """
        key = request.cookies.get(self._cookie_name(), "")
        device = await self.service.devices.find(credentials.key_hash(key)) if credentials.is_key(key) else None
        if device is not None and await self.host.is_banned(device.holder):
            raise Refuse("banned", "the host has banned you from this house")
        return device

    def _cookie_name(self) -> str:
        return credentials.cookie_name(self.hosts.secure, self.hosts.prefix)

    async def holder(self, request: HTTPConnection) -> str:
        """The holder of the requesting device; empty for an unknown device."""
        device = await self.device(request)
        return "" if device is None else device.holder

    async def need_device(self, request: HTTPConnection) -> Device:
        """The device of a request; raises `Refuse` for an unknown one."""
        device = await self.device(request)
        if device is None:
            raise Refuse("not-allowed", "unknown browser; choose a name or join a table first")
        return device

    async def need_holder(self, request: HTTPConnection) -> str:
        """The holder of the requesting device; raises `Refuse` for an unknown device."""
        return (await self.need_device(request)).holder

    async def place(self, request: HTTPConnection) -> tuple[TableSession, str, int | None]:
        """The table in the path, the requesting holder, and the requested perspective."""
        holder = await self.holder(request)
        session = await self.service.admission.enter(request.path_params["table"], holder)
        await self.service.replication.catch_up_to(session, query_number(request, "since"))
        return session, holder, perspective_of(session.table, holder, seat_number(request))

    async def known_or_new_key(self, request: Request) -> tuple[str, str | None]:
        """The requesting holder; for an unknown device a new holder, and its key to pass to `give_key`."""
        holder = await self.holder(request)
        if holder:
            return holder, None
        key = credentials.new_key()
        return credentials.key_hash(key), key

    async def give_key(self, request: Request, response: Response, key: str | None) -> Response:
        """Store the device of a new key and add the key to the response; does nothing without a key."""
        if key is None:
            return response
        await self.service.devices.welcome(credentials.key_hash(key), *requesting_browser(request))
        return self.set_key(response, key)

    def set_key(self, response: Response, key: str, seconds: int = credentials.COOKIE_SECONDS) -> Response:
        """Set the cookie with the device key, which scripts cannot read."""
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
        """Delete the cookie with the device key."""
        return self.set_key(response, "", seconds=0)
