"""A WebSocket protocol with a fast path that bypasses ASGI.

Passing a frame through ASGI (an event, a queue, two tasks, a parser in Python) costs more than the move it carries.
Uvicorn and `websockets` still handle the handshake and rare frames. Three things are done here: frames are split and
counted before they are parsed, unfragmented text messages go straight to the connection's receiver, and queued frames
are written to the transport in one call.

This relies on internals of Uvicorn, so `pyproject.toml` pins it to one minor version: the states of handshake and
close, the list of fragments, and the ping timers.
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
"""The number of frames to ignore after the server has sent its close frame."""
_SHORT, _MEDIUM = 126, 127
_LONGEST_MEDIUM = 0xFFFF


class Receiver(Protocol):
    """Receives the messages of a connection."""

    def on_message(self, message: bytes | None) -> None:
        """Handle a text message; None stands for a binary message."""

    def on_close(self) -> None:
        """Handle the loss of the connection."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol with a fast path, available to applications in `scope["extensions"]`.

    It takes over a connection from `GuardedHttp`, which has counted it, and releases it from the count when it is lost.
    Frames are counted before they are parsed, and parsed one at a time while the client has units left.
    """

    config: ServerConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._receiver: Receiver | None = None
        self._out: list[bytes] = []
        self._has_received = False
        """Whether data has arrived since the last ping was due."""
        self._pending = bytearray()
        """Received bytes that have not been parsed yet."""
        self._skipped = 0
        """Frames ignored since the server sent its close frame."""

    @property
    def host(self) -> str:
        """The address of the client."""
        return self.client[0] if self.client else "unknown"

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        gate = self.config.gate
        self._key = gate.key_of(self.client)
        self._reading = Reading(self.transport, gate.shares, self._key, self._read_frames)

    def take(self, receiver: Receiver) -> None:
        """Send messages to this receiver from now on, bypassing ASGI."""
        self._receiver = receiver
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.disconnected:
            receiver.on_close()

    def write(self, frame: bytes) -> None:
        """Queue a text message; all messages queued in one iteration of the event loop are sent together."""
        if not self._out:
            self.loop.call_soon(self.flush)
        self._out.append(_head(len(frame)))
        self._out.append(frame)

    def flush(self) -> None:
        """Send the queued messages."""
        if self._out and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._out))
        self._out.clear()

    def waiting(self) -> int:
        """The number of bytes in the write buffer."""
        size: int = self.transport.get_write_buffer_size()
        return size

    def hold(self, on: bool) -> None:
        """Pause (`on`) or resume reading."""
        if on:
            self._reading.pause("commands")
        else:
            self._reading.resume("commands")

    # --- what arrives ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._has_received = True
        self._pending += data
        self._reading.count(data)
        self._read_frames()

    def _read_frames(self) -> None:
        """Parse complete frames until reading is paused."""
        pending = self._pending
        while pending and not self._reading.is_paused and not self.transport.is_closing():
            bounds = _payload_bounds(pending)
            if bounds is None:
                return
            begin, end = bounds
            if end - begin > self.config.ws_max_size:
                super().data_received(bytes(pending[:begin]))  # rejects the header and closes
                return
            if len(pending) < end or not self._may_parse(pending[0]):
                return
            frame = bytes(pending[:end])
            del pending[:end]
            self._parse(frame, begin)

    def _may_parse(self, first: int) -> bool:
        """Count a frame by its first byte; closes the connection after too many control frames or fragments."""
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
        """Count a frame that arrives after our close frame; aborts the connection after too many."""
        self._skipped += 1
        if self._skipped > _MOST_SKIPPED:
            self.transport.abort()
        return self._skipped <= _MOST_SKIPPED

    def _parse(self, frame: bytes, begin: int) -> None:
        """Handle one complete frame; unfragmented text takes the fast path."""
        receiver = self._receiver
        if self.close_sent and frame[0] & _OPCODE != _CLOSE:
            return
        if receiver is None or frame[0] != _WHOLE_TEXT or not frame[1] & _MASKED:
            super().data_received(frame)
        else:
            receiver.on_message(apply_mask(frame[begin:], frame[begin - 4 : begin]))

    def send_receive_event_to_app(self) -> None:
        receiver = self._receiver
        if receiver is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            receiver.on_message(message if self.curr_msg_data_type == "text" else None)

    def send_keepalive_ping(self) -> None:
        """Ping the client, unless it has sent data since the last ping was due."""
        if self._has_received:
            self._has_received = False
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
        """Close the connection for a server shutdown, unless it is closing already.

        Uvicorn would send a close frame, which `websockets` rejects after it has answered that of the client.
        """
        if self.transport.is_closing():
            self.stop_keepalive()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.gate.leave(self.host)
        if self._receiver is not None:
            self._receiver.on_close()


def _head(length: int) -> bytes:
    """The header of a text frame from the server."""
    if length < _SHORT:
        return bytes((_WHOLE_TEXT, length))
    if length <= _LONGEST_MEDIUM:
        return struct.pack("!BBH", _WHOLE_TEXT, _SHORT, length)
    return struct.pack("!BBQ", _WHOLE_TEXT, _MEDIUM, length)


def _payload_bounds(data: bytes | bytearray) -> tuple[int, int] | None:
    """The start and end of the first frame's payload; None while its header is incomplete."""
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
