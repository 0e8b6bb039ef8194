"""A very cheap WebSocket client, so that the server dominates what is measured; used for every system."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

Hear = Callable[[bytes], None]
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
_TEXT, _PING = 1, 9


class Plug(asyncio.Protocol):
    """One connection; every text message is passed to `hear` at once."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self._rest = b""
        self._opening: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def connect(cls, url: str, hear: Hear, cookie: str = "") -> Plug:
        """Open a connection, including the handshake."""
        parts = urlsplit(url)
        _, plug = await asyncio.get_running_loop().create_connection(lambda: cls(hear), parts.hostname, parts.port)
        path = f"{parts.path}?{parts.query}" if parts.query else parts.path
        head = [
            f"GET {path} HTTP/1.1",
            f"Host: {parts.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        plug._transport.write("\r\n".join([*head, "", ""]).encode())
        assert plug._opening is not None
        await plug._opening
        return plug

    def send(self, text: bytes) -> None:
        """Send a text message (with a mask of zeros, which is allowed and needs no work)."""
        self._write(0x80 | _TEXT, text)

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()

    def _write(self, first: int, body: bytes) -> None:
        size = len(body)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)

    # --- the protocol ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if self._opening is not None:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self._opening.set_result(None)
            self._opening = None
            data = data[end + 4 :]
        self._rest = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Handle all complete frames; return the remaining bytes."""
        at = 0
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < begin + size:
                break
            self._take(data[at] & 0x0F, data[begin : begin + size])
            at = begin + size
        return data[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == _TEXT:
            self.hear(body)
        elif kind == _PING:
            self._write(0x8A, body)
