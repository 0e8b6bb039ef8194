"""The session side: one WebSocket for each open page."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.ops.limits import Bucket
from tana.server.ops.logs import note
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables import decide
from tana.server.tables.refusal import Refuse
from tana.server.transport.fast_websocket import EXTENSION, FastWebSocket
from tana.server.transport.http_api import COMMANDS, HttpApi, address_of, number, seat_number

RESTART, CLOSED, VERSION, LIMIT = 4000, 4001, 4002, 4003
_CLOSE_CODES = {"restart": RESTART, "version": VERSION, "limit": LIMIT, "slow": LIMIT}
GONE = (WebSocketDisconnect, RuntimeError, ConnectionError)
COMMANDS_WAITING = 16
"""Commands of a page that may wait; then it is not listened to until they are done."""


class SocketConnection:
    """A page: frames are written at once; one that falls too far behind is closed.

    Its commands are done one after the other, to their end even if it goes away; hints may take their time beside them.
    """

    def __init__(
        self, service: TableService, session: TableSession, socket: FastWebSocket, holder: str, perspective: int | None
    ) -> None:
        self.holder = holder
        self.perspective = perspective
        self.ended: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        """Done when the connection is over; with a reason if the server ends it."""
        self._service = service
        self._session = session
        self._socket = socket
        self._allowance = Bucket(service.limits.command)
        self._talk = Bucket(service.limits.say)
        self._waiting: deque[wire.AnyCommand | wire.Refused] = deque()
        self._hints: set[asyncio.Task[None]] = set()
        self._at_work = False
        self._held = False

    # --- to the page -------------------------------------------------------------------------------------------

    def push(self, frame: bytes) -> None:
        """Send a frame."""
        if self.ended.done():
            return
        if self._socket.waiting() > self._service.limits.waiting_bytes:
            self.end("slow")
            return
        self._socket.write(frame)

    def end(self, reason: str) -> None:
        """Say bye, then close."""
        if not self.ended.done():
            self._socket.write(encode(wire.Bye(reason)))
            self._socket.flush()
            self.ended.set_result(reason)

    # --- from the page -----------------------------------------------------------------------------------------

    def hang_up(self) -> None:
        """The page has gone, and needs no hints any more."""
        for hint in tuple(self._hints):
            hint.cancel()
        if not self.ended.done():
            self.ended.set_result(None)

    def hear(self, message: bytes | None) -> None:
        """A command has come."""
        if self.ended.done():
            return
        command = self._read(message)
        if isinstance(command, wire.Hint):
            hint = self._service.tasks.spawn(self._answer(command))
            self._hints.add(hint)
            hint.add_done_callback(self._hints.discard)
            return
        self._waiting.append(command)
        if not self._at_work:
            self._at_work = True
            self._service.tasks.spawn(self._work())
        elif len(self._waiting) > COMMANDS_WAITING:
            self._hold(True)

    def _read(self, message: bytes | None) -> wire.AnyCommand | wire.Refused:
        """The command of a message, or the answer to one that is none or one too many."""
        seq = self._session.table.seq
        try:
            if message is None or len(message) > self._service.limits.body_bytes:
                raise msgspec.ValidationError("a text frame of at most 16 KiB is expected")
            command = COMMANDS.decode(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            return Refuse("bad-request", str(fault)).answer("", seq)
        if not self._allowance.take() or (isinstance(command, wire.Say) and not self._talk.take()):
            self._service.metrics.refused.labels("limit").inc()
            return Refuse("limit").answer(command.id, seq)
        return command

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._answer(self._waiting.popleft())
        finally:
            self._at_work = False
            self._hold(False)

    async def _answer(self, command: wire.AnyCommand | wire.Refused) -> None:
        if not isinstance(command, wire.Refused):
            self.push(encode(await self._service.command(self._session, self.holder, command, self)))
        else:
            self.push(encode(command))

    def _hold(self, on: bool) -> None:
        if self._held != on:
            self._held = on
            self._socket.hold(on)


@dataclass
class WebSocketEndpoint:
    """Lets sockets in, and counts them."""

    api: HttpApi

    def __post_init__(self) -> None:
        self._open = 0
        self._by_address: dict[str, int] = {}

    async def serve(self, socket: WebSocket) -> None:
        """One socket from its first byte to its last."""
        service = self.api.service
        try:
            self._check(socket)
            session, connection = await self._let_in(socket)
        except Refuse as refusal:
            await self._turn_away(socket, refusal)
            return
        await socket.accept()
        _fast(socket).take(connection)
        address = address_of(socket)
        self._count(address, +1)
        try:
            await self._sit(session, connection, number(socket, "since"))
            reason = await connection.ended
            if reason is not None:
                await socket.close(_CLOSE_CODES.get(reason, CLOSED))
        except GONE:
            return
        finally:
            self._count(address, -1)
            await service.disconnect(session, connection)

    async def _sit(self, session: TableSession, connection: SocketConnection, since: int) -> None:
        try:
            await self.api.service.connect(session, connection, since)
        except Refuse as refusal:
            connection.end(refusal.code)

    def _check(self, socket: WebSocket) -> None:
        service, limits, address = self.api.service, self.api.service.limits, address_of(socket)
        if not self.api.hosts.knows_host(socket.headers) or not self.api.hosts.knows_origin(socket.headers):
            service.metrics.refused.labels("origin").inc()
            note("socket refused", why="origin", address=address)
            raise Refuse("not-allowed", "from a page of another site")
        if service.closing:
            raise Refuse("unavailable", "the server is closing")
        if self._open >= limits.connections or self._by_address.get(address, 0) >= limits.connections_of_an_address:
            service.metrics.refused.labels("limit").inc()
            note("socket refused", why="limit", address=address)
            raise Refuse("limit", "too many connections")
        if socket.query_params.get("protocol", str(wire.PROTOCOL)) != str(wire.PROTOCOL):
            raise Refuse("version", f"this server speaks version {wire.PROTOCOL}")
        number(socket, "since")

    async def _let_in(self, socket: WebSocket) -> tuple[TableSession, SocketConnection]:
        holder = self.api.holder(socket)
        session = await self.api.service.admission.enter(socket.path_params["table"], holder)
        await self.api.service.following.reach(session, number(socket, "since"))
        perspective = decide.perspective_of(session.table, holder, seat_number(socket))
        return session, SocketConnection(self.api.service, session, _fast(socket), holder, perspective)

    async def _turn_away(self, socket: WebSocket, refusal: Refuse) -> None:
        """Refuse with a reason that a page can read: accept, say it, close."""
        if refusal.code == "not-allowed":
            await socket.close(CLOSED)
            return
        await socket.accept()
        try:
            await socket.send_text(encode(refusal.answer("", 0)).decode())
            await socket.close(_CLOSE_CODES.get(refusal.code, CLOSED))
        except GONE:
            return

    def _count(self, address: str, change: int) -> None:
        self._open += change
        self._by_address[address] = self._by_address.get(address, 0) + change
        if self._by_address[address] == 0:
            del self._by_address[address]
        self.api.service.metrics.connections.set(self._open)


def _fast(socket: WebSocket) -> FastWebSocket:
    found: FastWebSocket = socket.scope["extensions"][EXTENSION]
    return found
