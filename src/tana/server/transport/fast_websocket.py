"""A WebSocket below ASGI.

A frame that went up and down through ASGI (an event, a queue, two tasks, a parser in Python) cost more than the move it
carried. So the handshake and everything rare stays with Uvicorn and `websockets`, and three things are done here:
frames are cut and counted before they are parsed, a whole text message goes straight to the receiver of the connection,
and all frames that are queued are written straight to the transport at once.

This uses internals of Uvicorn, which `pyproject.toml` pins to one minor version for that reason: the states of the
handshake and the closing, the list of fragments, and the timers of pings.
"""

from __future__ import annotations

import struct
from asyncio import BaseTransport
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tana.server.transport.http_deadlines import ServerConfig
from tana.server.transport.reading import Reading
from tana.server.transport.work_shares import FRAME_UNITS

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "tana.websocket"
_WHOLE_TEXT, _FIN, _OPCODE, _CONTROL, _MASKED = 0x81, 0x80, 0x0F, 0x08, 0x80
_TEXT, _BINARY, _CLOSE = 1, 2, 8
_TOO_MANY = b"\x88\x02\x03\xf0"
"""A close frame with code 1008 (policy violation)."""
_MOST_SKIPPED = 2000
"""Frames of a client that goes on sending after the server has closed."""
_SHORT, _MEDIUM = 126, 127
_LONGEST_MEDIUM = 0xFFFF


class Receiver(Protocol):
    """Takes the messages of a connection."""

    def hear(self, message: bytes | None) -> None:
        """Take a text message (None: a binary one)."""

    def hang_up(self) -> None:
        """The connection is lost."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's protocol with a short way through it. An application finds it in `scope["extensions"]`.

    It takes over from `GuardedHttp`, which has counted the connection; here it is counted out. Frames are counted
    before they are parsed, and parsed one at a time while their client has units left.
    """

    config: ServerConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._receiver: Receiver | None = None
        self._out: list[bytes] = []
        self._heard = False
        """Something has arrived since the last ping was due."""
        self._pending = bytearray()
        """Bytes that have arrived and were not parsed yet."""
        self._skipped = 0
        """Frames since the server has closed."""

    @property
    def host(self) -> str:
        """Where the connection comes from."""
        return self.client[0] if self.client else "unknown"

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        gate = self.config.gate
        self._key = gate.key_of(self.client)
        self._reading = Reading(self.transport, gate.shares, self._key, self._read_frames)

    def take(self, receiver: Receiver) -> None:
        """Messages go to this receiver from now on."""
        self._receiver = receiver
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.disconnected:
            receiver.hang_up()

    def write(self, frame: bytes) -> None:
        """Send a text message, together with others that come before the event loop turns."""
        if not self._out:
            self.loop.call_soon(self.flush)
        self._out.append(_head(len(frame)))
        self._out.append(frame)

    def flush(self) -> None:
        """Send what was written."""
        if self._out and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._out))
        self._out.clear()

    def waiting(self) -> int:
        """Bytes written that the client has not read yet."""
        size: int = self.transport.get_write_buffer_size()
        return size

    def hold(self, on: bool) -> None:
        """Read nothing for a while, or go on."""
        if on:
            self._reading.pause("commands")
        else:
            self._reading.resume("commands")

    # --- what arrives ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._heard = True
        self._pending += data
        self._reading.count(data)
        self._read_frames()

    def _read_frames(self) -> None:
        """Parse complete frames, until reading is paused."""
        pending = self._pending
        while pending and not self._reading.is_paused and not self.transport.is_closing():
            bounds = _payload_bounds(pending)
            if bounds is None:
                return
            begin, end = bounds
            if end - begin > self.config.ws_max_size:
                super().data_received(bytes(pending[:begin]))  # which fails at the head, and closes
                return
            if len(pending) < end or not self._may_parse(pending[0]):
                return
            frame = bytes(pending[:end])
            del pending[:end]
            self._parse(frame, begin)

    def _may_parse(self, first: int) -> bool:
        """Count a frame by its first byte; closes the connection where it has sent too many of a rare kind."""
        if self.close_sent:
            return self._may_skip()
        if first & _FIN and first & _OPCODE in (_TEXT, _BINARY):
            kind = ""
        else:
            kind = "control frames" if first & _CONTROL else "fragments"
        if kind and not self.config.gate.rates.take(f"{kind}/{self.client}", self.config.gate.limits.rare_frame):
            self.config.gate.closed(kind, self.host)
            self.transport.write(_TOO_MANY)
            self.transport.close()
            return False
        if self.config.gate.shares.may_begin(self._key, FRAME_UNITS):
            return True
        self._reading.wait_for_share(FRAME_UNITS)
        return False

    def _may_skip(self) -> bool:
        """Look only for the answer to our close frame, and not for ever."""
        self._skipped += 1
        if self._skipped > _MOST_SKIPPED:
            self.transport.abort()
        return self._skipped <= _MOST_SKIPPED

    def _parse(self, frame: bytes, begin: int) -> None:
        """Take one complete frame: whole texts by the short way."""
        receiver = self._receiver
        if self.close_sent and frame[0] & _OPCODE != _CLOSE:
            return
        if receiver is None or frame[0] != _WHOLE_TEXT or not frame[1] & _MASKED:
            super().data_received(frame)
        else:
            receiver.hear(apply_mask(frame[begin:], frame[begin - 4 : begin]))

    def send_receive_event_to_app(self) -> None:
        receiver = self._receiver
        if receiver is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            receiver.hear(message if self.curr_msg_data_type == "text" else None)

    def send_keepalive_ping(self) -> None:
        """Ping a silent client; one that has sent something since the last time needs no ping."""
        if self._heard:
            self._heard = False
            self.ping_timer = None
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def shutdown(self) -> None:
        """Close the connection because the server stops, unless it is closing already.

        Uvicorn sends a close frame, which `websockets` rejects while the client's own is being answered.
        """
        if self.transport.is_closing():
            self.stop_keepalive()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.gate.leave(self.host)
        if self._receiver is not None:
            self._receiver.hang_up()


def _head(length: int) -> bytes:
    """The head of a text frame from the server."""
    if length < _SHORT:
        return bytes((_WHOLE_TEXT, length))
    if length <= _LONGEST_MEDIUM:
        return struct.pack("!BBH", _WHOLE_TEXT, _SHORT, length)
    return struct.pack("!BBQ", _WHOLE_TEXT, _MEDIUM, length)


def _payload_bounds(data: bytes | bytearray) -> tuple[int, int] | None:
    """Where the payload of the first frame begins and ends; None while its head is incomplete."""
    if len(data) < 2:
        return None
    length, begin = data[1] & 0x7F, 2
    if length >= _SHORT:
        begin = 4 if length == _SHORT else 10
        if len(data) < begin:
            return None
        length = int.from_bytes(data[2:begin], "big")
    if data[1] & _MASKED:
        begin += 4
    return begin, begin + length
