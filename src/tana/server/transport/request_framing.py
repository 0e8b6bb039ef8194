"""Splits the bytes of a connection into whole HTTP requests, and rejects requests that would be expensive to parse.

A parser in Python takes microseconds per header and per chunk of a body, so a client could keep it busy with very few
bytes. The parser therefore only gets complete requests with a bounded number of headers and a body of known length.
"""

from __future__ import annotations

import re

from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.transport.http_messages import JSON, NO_STORE
from tana.server.transport.security import HEADERS
from tana.server.transport.work_shares import REQUEST_UNITS, SOCKET_UNITS, units_of

MOST_HEAD_BYTES = 16 << 10
"""The maximum size of the request line and all headers."""
MOST_HEADERS = 64
_END_OF_HEAD = re.compile(rb"\n\r?\n")
"""The same pattern as in h11."""
_LONGEST_END = 3
_LENGTH = re.compile(rb"[0-9]{1,12}\Z")
_REASONS = {
    400: "Bad Request",
    411: "Length Required",
    413: "Content Too Large",
    417: "Expectation Failed",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
}


class Unacceptable(Exception):
    """A request that is rejected without being parsed, with an HTTP status and a message."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(detail)
        self.status = status

    def answer(self) -> bytes:
        """The whole answer, after which the connection is closed."""
        body = encode(wire.Fault("limit" if self.status in (413, 429, 431) else "bad-request", str(self)))
        line = f"HTTP/1.1 {self.status} {_REASONS[self.status]}\r\n"
        headers = {"content-type": JSON, "content-length": len(body), "connection": "close", **NO_STORE, **HEADERS}
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"{line}{head}\r\n".encode() + body


class RequestBuffer:
    """Buffers received bytes until they form a complete request. `missing` raises `Unacceptable`."""

    def __init__(self, most_body: int) -> None:
        self._most_body = most_body
        self._data = bytearray()
        self._searched = 0
        self._size: int | None = None
        """The size of the first request; None until its headers are complete."""
        self._opens_socket = False

    def __len__(self) -> int:
        return len(self._data)

    def add(self, data: bytes) -> None:
        """Append received bytes."""
        self._data += data

    def missing(self) -> str:
        """The part of the first request that is incomplete: `headers`, `body`, or empty if it is complete."""
        if self._size is None:
            self._size = self._size_of_first()
        if self._size is None:
            return "headers"
        return "body" if len(self._data) < self._size else ""

    def take(self) -> bytes:
        """Remove and return the first request, which must be complete."""
        assert self._size is not None
        request = bytes(self._data[: self._size])
        del self._data[: self._size]
        self._size, self._searched = None, 0
        return request

    def units(self) -> int:
        """The cost of the first request, which must be complete. One that opens a socket costs more, since a whole
        snapshot follows."""
        assert self._size is not None
        return units_of(SOCKET_UNITS if self._opens_socket else REQUEST_UNITS, self._size)

    def _size_of_first(self) -> int | None:
        end = _END_OF_HEAD.search(self._data, max(0, self._searched - _LONGEST_END))
        self._searched = len(self._data)
        if (len(self._data) if end is None else end.end()) > MOST_HEAD_BYTES:
            raise Unacceptable(431, f"at most {MOST_HEAD_BYTES} bytes of headers")
        if end is None:
            return None
        lines = bytes(self._data[: end.start()]).lower().split(b"\n")
        if len(lines) > MOST_HEADERS + 1:
            raise Unacceptable(431, f"at most {MOST_HEADERS} headers")
        return end.end() + self._body_size(lines[1:])

    def _body_size(self, headers: list[bytes]) -> int:
        lengths, self._opens_socket = [], False
        for line in headers:
            name, _, value = line.partition(b":")
            if name[:1] in (b" ", b"\t"):
                raise Unacceptable(400, "headers must not continue on the next line")
            if name == b"transfer-encoding":
                raise Unacceptable(411, "send the body with a Content-Length, not in chunks")
            if name == b"expect":
                raise Unacceptable(417, "send the body without waiting for 100 Continue")
            if name == b"upgrade":
                self._opens_socket = True
            if name == b"content-length":
                lengths.append(value.strip())
        if not lengths:
            return 0
        if len(lengths) > 1 or not _LENGTH.match(lengths[0]):
            raise Unacceptable(400, "expected a single Content-Length with a whole number")
        if int(lengths[0]) > self._most_body:
            raise Unacceptable(413, f"a body has at most {self._most_body} bytes")
        return int(lengths[0])
