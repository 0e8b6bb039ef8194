"""A WebSocket below ASGI.

A frame that went up and down through ASGI (an event, a queue, two tasks, a parser in Python) cost more than the move it
carried. So the handshake and everything rare stays with Uvicorn and `websockets`, and two things are done here: a
whole text message that arrives in one piece goes straight to whoever has taken the connection, and frames are written
straight to the transport, as many in one write as there are.
"""

from __future__ import annotations

import struct
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tana.server.transport.guarded_http import ServerConfig

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "tana.websocket"
_TEXT, _FIN, _MASKED = 0x81, 0x80, 0x80
_SHORT, _MEDIUM = 126, 127
_LONGEST_MEDIUM = 0xFFFF


class Receiver(Protocol):
    """Whoever has taken a connection."""

    def hear(self, message: bytes | None) -> None:
        """A text message has come (None: one that was no text)."""

    def hang_up(self) -> None:
        """The connection is dead."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's protocol with a short way through it. An application finds it in `scope["extensions"]`.

    It takes over from `GuardedHttp`, which has counted the connection; here it is counted out.
    """

    config: ServerConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._receiver: Receiver | None = None
        self._out: list[bytes] = []
        self._heard = False
        """Something has come since the last time that was asked."""
        self._whole_so_far = True
        """Every read since the handshake was one whole frame: so the next one begins with a frame too."""

    @property
    def host(self) -> str:
        """Where the connection comes from."""
        return self.client[0] if self.client else "unknown"

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
        """How many bytes the page has not taken yet."""
        size: int = self.transport.get_write_buffer_size()
        return size

    def hold(self, on: bool) -> None:
        """Read nothing for a while, or go on."""
        if on and not self.transport.is_closing():
            self.transport.pause_reading()
        elif not self.transport.is_closing():
            self.transport.resume_reading()

    # --- what arrives ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._heard = True
        receiver = self._receiver
        if receiver is None or not self._whole_so_far:
            super().data_received(data)
            return
        begin = _payload_of_whole_frame(data)
        if begin is None or len(data) - begin > self.config.ws_max_size:
            self._whole_so_far = False
            super().data_received(data)
        elif data[0] != _TEXT:
            super().data_received(data)
        elif not self.close_sent:
            receiver.hear(apply_mask(data[begin:], data[begin - 4 : begin]))

    def send_receive_event_to_app(self) -> None:
        receiver = self._receiver
        if receiver is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            receiver.hear(message if self.curr_msg_data_type == "text" else None)

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there; a page that has said something needs no asking."""
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

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.gate.leave(self.host)
        if self._receiver is not None:
            self._receiver.hang_up()


def _head(length: int) -> bytes:
    """The head of a text frame from the server."""
    if length < _SHORT:
        return bytes((_TEXT, length))
    if length <= _LONGEST_MEDIUM:
        return struct.pack("!BBH", _TEXT, _SHORT, length)
    return struct.pack("!BBQ", _TEXT, _MEDIUM, length)


def _payload_of_whole_frame(data: bytes) -> int | None:
    """Where the payload begins, if this is exactly one final frame from a client of at most 64 KiB."""
    if len(data) < 6 or not data[0] & _FIN or not data[1] & _MASKED:
        return None
    length = data[1] & 0x7F
    if length < _SHORT:
        return 6 if len(data) == 6 + length else None
    if length == _SHORT and len(data) == 8 + int.from_bytes(data[2:4], "big"):
        return 8
    return None
