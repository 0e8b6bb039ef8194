"""WebSocket messages arrive intact, however the network splits them: by the fast path or through Uvicorn."""

from __future__ import annotations

import asyncio
import json
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tana.server.transport.fast_websocket import FastWebSocket, _head, _payload_bounds
from tests.server.conftest import Runner
from tests.server.harness import House, seated, serving, soon

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def frame(body: bytes, kind: int = TEXT, final: bool = True) -> bytes:
    """A client frame."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(body))
    size = bytes((0x80 | len(body),)) if len(body) < 126 else struct.pack("!BH", 0xFE, len(body))
    return bytes(((0x80 if final else 0) | kind,)) + size + mask + masked


def ping(id: str, pad: int = 0) -> bytes:
    """A command that is answered with a pong."""
    return json.dumps({"kind": "ping", "id": id}).encode() + b" " * pad


class RawClient:
    """A WebSocket client that controls how frames are split into packets."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, *packets: bytes) -> None:
        for packet in packets:
            self.writer.write(packet)
            await self.writer.drain()
            await asyncio.sleep(0.03)

    async def receive(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 0x0F, await self.reader.readexactly(size)

    async def answer(self) -> Any:
        """The next frame that answers a command."""
        while True:
            kind, body = await self.receive()
            if kind != TEXT:
                return kind, body
            message = json.loads(body)
            if message["kind"] in ("pong", "refused"):
                return message


@asynccontextmanager
async def raw_client(house: House) -> AsyncIterator[RawClient]:
    table, visitors = await seated(house, "uly", 3)
    host, port = house.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    request = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: tana={visitors[0].key}",
    ]
    writer.write("\r\n".join([*request, "", ""]).encode())
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    try:
        yield RawClient(reader, writer)
    finally:
        writer.close()


def test_however_the_network_cuts_it(run: Runner, tmp_path: Path) -> None:
    whole = frame(ping("whole"))
    long = frame(ping("long", 300))
    packets: list[tuple[list[bytes], list[Any]]] = [
        ([whole], ["whole"]),
        ([long], ["long"]),
        ([frame(b"here?", PING)], [(PONG, b"here?")]),
        ([frame(ping("after-control"))], ["after-control"]),
        ([frame(ping("a")) + frame(ping("b"))], ["a", "b"]),
        ([whole[:1], whole[1:5], whole[5:]], ["whole"]),
        ([long[:3] + long[3:10], long[10:] + whole], ["long", "whole"]),
        ([frame(ping("parts")[:9], final=False), frame(ping("parts")[9:], CONTINUATION)], ["parts"]),
        ([frame(ping("end"))], ["end"]),
    ]

    async def check() -> None:
        async with serving(tmp_path) as house, raw_client(house) as client:
            for sent, wanted in packets:
                await client.send(*sent)
                for answer in wanted:
                    found = await client.answer()
                    assert (found if isinstance(answer, tuple) else found["id"]) == answer

    run(check())


@pytest.mark.parametrize(
    "first",
    [frame(b"\x00\x01", BINARY), frame(b'{"kind": "no"}'), frame(b"\xff\xfe")],
    ids=["binary", "unknown kind", "no text"],
)
def test_what_is_no_command_is_refused_in_order(run: Runner, tmp_path: Path, first: bytes) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house, raw_client(house) as client:
            await client.send(first, frame(ping("next")))
            refused = await client.answer()
            assert refused["kind"] == "refused" and refused["code"] == "bad-request" and refused["id"] == ""
            assert (await client.answer())["id"] == "next"

    run(check())


def test_closing_is_answered(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house, raw_client(house) as client:
            await client.send(frame(struct.pack("!H", 1000), CLOSE))
            kind, body = await client.answer()
            assert kind == CLOSE and body[:2] == struct.pack("!H", 1000)
            assert await client.reader.read() == b""
            await soon(lambda: not any(live.connections for live in house.service.cache.sessions.values()))

    run(check())


def test_a_server_stops_while_a_client_closes(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server shuts down after it has answered a close frame, but before the connection is closed."""
    stopped: list[bool] = []

    def answer_and_stop(self: FastWebSocket, event: Any) -> None:
        WebSocketsSansIOProtocol.handle_close(self, event)
        assert self in self.connections
        self.shutdown()
        stopped.append(self.transport.is_closing())

    async def check() -> None:
        async with serving(tmp_path) as house, raw_client(house) as client:
            monkeypatch.setattr(FastWebSocket, "handle_close", answer_and_stop)
            await client.send(frame(struct.pack("!H", 1000), CLOSE))
            kind, body = await client.answer()
            assert kind == CLOSE and body[:2] == struct.pack("!H", 1000)
            assert await client.reader.read() == b""
            assert stopped == [True]

    run(check())


def test_a_page_that_takes_nothing_is_closed(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house, raw_client(house):
            (live,) = house.service.cache.sessions.values()
            await soon(lambda: bool(live.connections))
            (connection,) = live.connections
            chunk = b" " * (house.service.limits.waiting_bytes // 2)
            for _ in range(40):
                connection.push(chunk)
                await asyncio.sleep(0)
            assert connection.ended.result() == "slow"  # type: ignore[attr-defined]

    run(check())


def test_heads_of_frames() -> None:
    assert _head(5) == b"\x81\x05"
    assert _head(126) == b"\x81\x7e\x00\x7e"
    assert _head(70_000) == b"\x81\x7f" + (70_000).to_bytes(8, "big")
    assert _payload_bounds(frame(b"x")) == (6, 7)
    assert _payload_bounds(frame(b"x" * 200)) == (8, 208)
    assert _payload_bounds(b"\xff\xff" + (70_000).to_bytes(8, "big")) == (14, 70_014)
    assert _payload_bounds(b"\x81\x01x") == (2, 3)
    assert [_payload_bounds(frame(b"x" * 200)[:size]) for size in range(4)] == [None] * 4
