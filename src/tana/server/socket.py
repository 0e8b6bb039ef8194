"""The live side: one WebSocket for each open page."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from tana.server import decide, wire
from tana.server.decide import Refuse
from tana.server.hall import Live
from tana.server.http import COMMANDS, Desk, address_of, number, seat_number
from tana.server.journal import note
from tana.server.limits import Bucket
from tana.server.render import encode

RESTART, CLOSED, VERSION, LIMIT = 4000, 4001, 4002, 4003
_CLOSE_CODES = {"restart": RESTART, "version": VERSION, "limit": LIMIT, "slow": LIMIT}
GONE = (WebSocketDisconnect, RuntimeError, ConnectionError)


class SocketConnection:
    """A page: frames go out in order through one task; one that falls too far behind is closed."""

    def __init__(self, socket: WebSocket, holder: str, perspective: int | None, most_waiting: int) -> None:
        self.holder = holder
        self.perspective = perspective
        self._socket = socket
        self._most_waiting = most_waiting
        self._waiting: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._ending: str | None = None

    def push(self, frame: bytes) -> None:
        """Send a frame soon."""
        if self._ending is not None:
            return
        if len(self._waiting) >= self._most_waiting:
            self._waiting.clear()
            self.end("slow")
            return
        self._waiting.append(frame)
        self._ready.set()

    def end(self, reason: str) -> None:
        """Say bye behind what is waiting, then close."""
        if self._ending is None:
            self._waiting.append(encode(wire.Bye(reason)))
            self._ending = reason
            self._ready.set()

    async def send_all(self) -> None:
        """The task that sends, until the end."""
        try:
            while True:
                await self._ready.wait()
                self._ready.clear()
                while self._waiting:
                    await self._socket.send_text(self._waiting.popleft().decode())
                if self._ending is not None:
                    await self._socket.close(_CLOSE_CODES.get(self._ending, CLOSED))
                    return
        except GONE:
            return


@dataclass
class Door:
    """Lets sockets in, and counts them."""

    desk: Desk

    def __post_init__(self) -> None:
        self._open = 0
        self._by_address: dict[str, int] = {}
        self._thinking: set[asyncio.Task[None]] = set()
        """Answers that take their time, while their connections go on."""

    async def serve(self, socket: WebSocket) -> None:
        """One socket from its first byte to its last."""
        hall = self.desk.hall
        try:
            self._check(socket)
            live, connection = await self._let_in(socket)
        except Refuse as refusal:
            await self._turn_away(socket, refusal)
            return
        await socket.accept()
        address = address_of(socket)
        self._count(address, +1)
        sending = asyncio.create_task(connection.send_all())
        try:
            await hall.connect(live, connection, number(socket, "since"))
            await self._listen(socket, live, connection, sending)
        except Refuse as refusal:
            connection.end(refusal.code)
            await sending
        finally:
            self._count(address, -1)
            sending.cancel()
            await hall.disconnect(live, connection)

    def _check(self, socket: WebSocket) -> None:
        hall, limits, address = self.desk.hall, self.desk.hall.limits, address_of(socket)
        if not self.desk.guard.knows_host(socket.headers) or not self.desk.guard.knows_origin(socket.headers):
            hall.metrics.refused.labels("origin").inc()
            note("socket refused", why="origin", address=address)
            raise Refuse("not-allowed", "from a page of another site")
        if hall.closing:
            raise Refuse("unavailable", "the server is closing")
        if self._open >= limits.connections or self._by_address.get(address, 0) >= limits.connections_of_an_address:
            hall.metrics.refused.labels("limit").inc()
            note("socket refused", why="limit", address=address)
            raise Refuse("limit", "too many connections")
        if socket.query_params.get("protocol", str(wire.PROTOCOL)) != str(wire.PROTOCOL):
            raise Refuse("version", f"this server speaks version {wire.PROTOCOL}")
        number(socket, "since")

    async def _let_in(self, socket: WebSocket) -> tuple[Live, SocketConnection]:
        holder = self.desk.holder(socket)
        live = await self.desk.hall.enter(socket.path_params["table"], holder)
        await self.desk.hall.reach(live, number(socket, "since"))
        perspective = decide.perspective_of(live.table, holder, seat_number(socket))
        return live, SocketConnection(socket, holder, perspective, self.desk.hall.limits.waiting_frames)

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
        self.desk.hall.metrics.connections.set(self._open)

    async def _listen(
        self, socket: WebSocket, live: Live, connection: SocketConnection, sending: asyncio.Task[None]
    ) -> None:
        """Take commands one after the other until the page goes; hints may take their time."""
        hall = self.desk.hall
        allowance = Bucket(hall.limits.command)
        talk = Bucket(hall.limits.say)
        while not sending.done():
            received = asyncio.ensure_future(socket.receive())
            await asyncio.wait((received, sending), return_when=asyncio.FIRST_COMPLETED)
            if not received.done():
                received.cancel()
                return
            message = received.result()
            if message["type"] == "websocket.disconnect":
                return
            command = self._read(message, connection, live)
            if command is None:
                continue
            if not allowance.take() or (isinstance(command, wire.Say) and not talk.take()):
                hall.metrics.refused.labels("limit").inc()
                connection.push(encode(Refuse("limit").answer(command.id, live.table.seq)))
                continue
            if isinstance(command, wire.Hint):
                self._thinking.add(task := asyncio.create_task(self._answer(live, connection, command)))
                task.add_done_callback(self._thinking.discard)
            else:
                await self._answer(live, connection, command)

    async def _answer(self, live: Live, connection: SocketConnection, command: wire.AnyCommand) -> None:
        connection.push(encode(await self.desk.hall.command(live, connection.holder, command, connection)))

    def _read(self, message: Message, connection: SocketConnection, live: Live) -> wire.AnyCommand | None:
        text = message.get("text")
        try:
            if not isinstance(text, str) or len(text) > self.desk.hall.limits.body_bytes:
                raise msgspec.ValidationError("a text frame of at most 16 KiB is expected")
            return COMMANDS.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            connection.push(encode(Refuse("bad-request", str(fault)).answer("", live.table.seq)))
            return None
