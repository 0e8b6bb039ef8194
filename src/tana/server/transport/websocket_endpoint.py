"""The WebSocket endpoint: one socket for each open page."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, deque
from dataclasses import dataclass

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tana.server.live.devices import SIGNED_OUT
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode, read_command
from tana.server.rate_limit import Rate
from tana.server.storage.devices import Device
from tana.server.tables.perspective import perspective_of
from tana.server.tables.refusal import Refuse
from tana.server.transport.fast_websocket import EXTENSION, FastWebSocket
from tana.server.transport.http_messages import client_of, query_number, seat_number
from tana.server.transport.identity import Identity

RESTART, CLOSED, VERSION, LIMIT = 4000, 4001, 4002, 4003
_CLOSE_CODES = {"restart": RESTART, "version": VERSION, "limit": LIMIT, "slow": LIMIT}
GONE = (WebSocketDisconnect, RuntimeError, ConnectionError)
"""Raised by Starlette for operations on a socket that the client has closed."""
COMMANDS_WAITING = 16
"""Commands that may be queued; reading is paused while there are more."""


class SocketConnection:
    """The connection of a page. It is closed if the client reads too slowly.

    Commands are carried out in order, and to completion even if the page disconnects. Hints run concurrently.
    """

    def __init__(
        self,
        service: TableService,
        session: TableSession,
        socket: FastWebSocket,
        device: Device,
        perspective: int | None,
        client: str,
    ) -> None:
        self.holder = device.holder
        self.device = device.key
        self.perspective = perspective
        self.ended: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        """Resolved when the connection ends, with a reason if the server ends it."""
        self._service = service
        self._session = session
        self._socket = socket
        self._client = client
        self._frame_key, self._command_key = f"frame/{client}", f"command/{device.holder}"
        self._waiting: deque[wire.AnyCommand | wire.Refused] = deque()
        self._hints: set[asyncio.Task[None]] = set()
        self._is_working = False
        self._held = False

    # --- to the page -------------------------------------------------------------------------------------------

    def push(self, frame: bytes) -> None:
        """Send a frame, or close the connection if the client is too slow."""
        if self.ended.done():
            return
        if self._socket.waiting() > self._service.limits.waiting_bytes:
            self._close("slow", "slow client")
            return
        self._socket.write(frame)

    def end(self, reason: str) -> None:
        """Send a bye frame, then close. Queued commands of a signed-out device are dropped."""
        if reason == SIGNED_OUT:
            self._waiting.clear()
        if not self.ended.done():
            self._socket.write(encode(wire.Bye(reason)))
            self._socket.flush()
            self.ended.set_result(reason)

    # --- from the page -----------------------------------------------------------------------------------------

    def on_close(self) -> None:
        """Handle the loss of the connection: cancel its hints."""
        for hint in tuple(self._hints):
            hint.cancel()
        if not self.ended.done():
            self.ended.set_result(None)

    def on_message(self, message: bytes | None) -> None:
        """Handle a message. It is counted before it is decoded."""
        if self.ended.done():
            return
        try:
            self._count(self._frame_key, self._service.limits.frame)
            self._count(self._command_key, self._service.limits.command)
            command = self._read(message)
        except Refuse as refusal:
            self._refuse_message(refusal)
            return
        if isinstance(command, wire.Hint):
            hint = self._service.tasks.spawn(self._answer(command))
            self._hints.add(hint)
            hint.add_done_callback(self._hints.discard)
        else:
            self._queue(command)

    def _count(self, key: str, rate: Rate) -> None:
        if not self._service.rates.take(key, rate):
            self._service.metrics.refused.labels("limit").inc()
            raise Refuse("limit", "too many messages; wait a little")

    def _read(self, message: bytes | None) -> wire.AnyCommand:
        """Decode the command of a message."""
        try:
            if message is None or len(message) > self._service.limits.body_bytes:
                raise msgspec.ValidationError("a text frame of at most 16 KiB is expected")
            return read_command(message)
        except msgspec.ValidationError as fault:
            raise Refuse("bad-request", str(fault)) from None

    def _refuse_message(self, refusal: Refuse) -> None:
        """Refuse a malformed or excess message; closes the connection after too many."""
        if self._service.rates.take(f"fault/{self.holder}", self._service.limits.fault):
            self._queue(refusal.answer("", self._session.table.seq))
        else:
            self._close("limit", "malformed" if refusal.code == "bad-request" else "rate")

    def _queue(self, command: wire.AnyCommand | wire.Refused) -> None:
        self._waiting.append(command)
        if not self._is_working:
            self._is_working = True
            self._service.tasks.spawn(self._work())
        elif len(self._waiting) > COMMANDS_WAITING:
            self._hold(True)

    def _close(self, reason: str, why: str) -> None:
        """Log and close a connection that exceeds a limit."""
        self._service.metrics.closed.labels(why).inc()
        note("connection closed", why=why, address=self._client, holder=self.holder)
        self.end(reason)

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._answer(self._waiting.popleft())
        finally:
            self._is_working = False
            self._hold(False)

    async def _answer(self, command: wire.AnyCommand | wire.Refused) -> None:
        answer = command if isinstance(command, wire.Refused) else await self._carry_out(command)
        frame = encode(answer)
        if isinstance(answer, wire.Snapshot):
            self.charge(len(frame))
        self.push(frame)

    async def _carry_out(self, command: wire.AnyCommand) -> wire.AnyAnswer:
        refused = self._over_rate(command)
        if refused is not None:
            return refused
        return await self._service.command(self._session, self.holder, command, self)

    def _over_rate(self, command: wire.AnyCommand) -> wire.Refused | None:
        """The refusal if a client exceeds its rate for chat or long answers; None otherwise."""
        if isinstance(command, wire.Say) and not self._may_talk():
            why = "too many messages; slow down"
        elif isinstance(command, wire.Lift | wire.Lower) and not self.may_ask_for_more():
            why = "too many long answers were requested; wait a little"
        else:
            return None
        return Refuse("limit", why).answer(command.id, self._session.table.seq)

    def may_ask_for_more(self) -> bool:
        """Whether the client may request another long answer: their bytes are limited, over sockets and HTTP alike."""
        return self._take_bytes(0)

    def charge(self, size: int) -> None:
        """Charge the client for bytes that were sent."""
        self._take_bytes(size)

    def _take_bytes(self, cost: int) -> bool:
        return self._service.rates.take(f"answer-bytes/{self._client}", self._service.limits.answer_bytes, cost)

    def _may_talk(self) -> bool:
        return self._service.rates.take(f"say/{self.holder}", self._service.limits.say)

    def _hold(self, on: bool) -> None:
        if self._held != on:
            self._held = on
            self._socket.hold(on)


@dataclass
class WebSocketEndpoint:
    """Accepts sockets and limits their number per client."""

    service: TableService
    identity: Identity

    def __post_init__(self) -> None:
        self._by_client: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        """Serve a socket until it is closed."""
        client = client_of(socket)
        if not self._count_socket(client):
            await self._reject(socket, Refuse("limit", "too many connections"))
            return
        try:
            await self._serve(socket)
        finally:
            self._by_client[client] -= 1
            self._note_open()

    async def _serve(self, socket: WebSocket) -> None:
        try:
            self._check(socket)
            session, connection = await self._admit(socket)
        except Refuse as refusal:
            await self._reject(socket, refusal)
            return
        await socket.accept()
        _fast(socket).take(connection)
        try:
            await self._attach(session, connection, query_number(socket, "since"))
            reason = await connection.ended
            if reason is not None:
                with contextlib.suppress(*GONE):
                    await socket.close(_CLOSE_CODES.get(reason, CLOSED))
        finally:
            await self.service.disconnect(session, connection)

    async def _attach(self, session: TableSession, connection: SocketConnection, since: int) -> None:
        try:
            if not connection.may_ask_for_more():
                raise Refuse("limit")
            connection.charge(await self.service.connect(session, connection, since))
            if await self.service.devices.find(connection.device) is None:
                connection.end(SIGNED_OUT)
        except Refuse as refusal:
            connection.end(refusal.code)

    def _count_socket(self, client: str) -> bool:
        """Count a socket and return True, or return False if its client has too many; check and count are one step."""
        limits = self.service.limits
        full = self._by_client[client] >= limits.connections_of_an_address
        if full or not self.service.rates.take(f"socket/{client}", limits.socket):
            self.service.metrics.refused.labels("limit").inc()
            note("socket refused", why="limit", address=client)
            return False
        self._by_client[client] += 1
        self._note_open()
        return True

    def _note_open(self) -> None:
        self._by_client = +self._by_client
        self.service.metrics.connections.set(self._by_client.total())

    def _check(self, socket: WebSocket) -> None:
        service, hosts = self.service, self.identity.hosts
        if not hosts.accepts_host(socket.headers) or not hosts.accepts_origin(socket.headers):
            service.metrics.refused.labels("origin").inc()
            note("socket refused", why="origin", address=client_of(socket))
            raise Refuse("not-allowed", "sockets from pages of other sites are not accepted")
        if service.closing:
            raise Refuse("unavailable", "the server is shutting down")
        if socket.query_params.get("protocol", str(wire.PROTOCOL)) != str(wire.PROTOCOL):
            raise Refuse("version", f"unsupported protocol version; this server speaks version {wire.PROTOCOL}")
        query_number(socket, "since")

    async def _admit(self, socket: WebSocket) -> tuple[TableSession, SocketConnection]:
        device = await self.identity.device(socket)
        if device is None:
            raise Refuse("unknown-table")
        session = await self.service.admission.enter(socket.path_params["table"], device.holder)
        await self.service.replication.catch_up_to(session, query_number(socket, "since"))
        perspective = perspective_of(session.table, device.holder, seat_number(socket))
        return session, SocketConnection(self.service, session, _fast(socket), device, perspective, client_of(socket))

    async def _reject(self, socket: WebSocket, refusal: Refuse) -> None:
        """Refuse a socket. Pages of this server get it accepted first, so that they can read the reason."""
        if refusal.code == "not-allowed":
            await socket.close(CLOSED)
            return
        await socket.accept()
        with contextlib.suppress(*GONE):
            await socket.send_text(encode(refusal.answer("", 0)).decode())
            await socket.close(_CLOSE_CODES.get(refusal.code, CLOSED))


def _fast(socket: WebSocket) -> FastWebSocket:
    found: FastWebSocket = socket.scope["extensions"][EXTENSION]
    return found
