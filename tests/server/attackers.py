"""Attacks from one address while an honest table plays at another; also used by `bench/server/attacks.py`.

Some attacks use the protocol (`REQUESTS`). Others stay below it (`BYTES`) and cost CPU time before a request is parsed;
the first six of these stalled release 0.2.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import socket
import struct
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

HONEST, HOSTILE = "127.0.0.2", "127.0.0.1"
"""Two addresses of the same machine, which count as two clients."""
GONE = (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError)
PATIENCE = 120.0
SMALL_BUFFER = 4096


def client(address: str, home: str) -> httpx.AsyncClient:
    """An HTTP client at a given local address."""
    limits = httpx.Limits(keepalive_expiry=2.0)
    transport = httpx.AsyncHTTPTransport(local_address=home, limits=limits)
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=PATIENCE)


def socket_at(address: str, home: str, table: str, key: str) -> connect:
    """A socket at a table."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    cookie = {"cookie": f"tana={key}"}
    return connect(url, additional_headers=cookie, local_addr=(home, 0), compression=None, ping_interval=None)


async def new_table(browser: httpx.AsyncClient, seats: list[dict[str, str]], game: str = "molly") -> Any:
    made = await browser.post("/api/tables", json={"game": game, "seats": seats})
    return made.raise_for_status().json()


async def command(browser: httpx.AsyncClient, table: str, kind: str, **fields: Any) -> httpx.Response:
    body = {"kind": kind, "id": secrets.token_hex(8), **fields}
    return await browser.post(f"/api/tables/{table}/commands", json=body)


# --- the honest table --------------------------------------------------------------------------------------


@dataclass
class Player:
    """A seat of the honest table, with the last entry it has received."""

    socket: ClientConnection
    seat: int
    now: dict[str, Any] = field(default_factory=dict)

    async def hear(self, until: int = 0) -> None:
        """Receive frames up to an entry; with 0, the first snapshot."""
        while not self.now or self.now["seq"] < until:
            frame = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if frame["kind"] == "snapshot":
                self.now = frame
            elif frame["kind"] == "update":
                self.now.update({name: frame[name] for name in ("seq", "turn", "choices", "phase") if name in frame})


class HonestTable:
    """Two people who make one move after another. Use it with `async with`."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._stack = contextlib.AsyncExitStack()
        self._browsers: list[httpx.AsyncClient] = []
        self._players: list[Player] = []
        self._rng = random.Random(5)
        self.moves = 0

    async def __aenter__(self) -> Self:
        for _ in range(2):
            self._browsers.append(await self._stack.enter_async_context(client(self._address, HONEST)))
        await self._sit_down()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def _sit_down(self) -> None:
        """Make and start a table with both seats connected."""
        for player in self._players:
            await player.socket.close()
        host, guest = self._browsers
        made = await new_table(host, [{"kind": "me"}, {"kind": "remote"}])
        secret = made["path"].partition("#s=")[2]
        (await guest.post("/api/join", json={"table": made["table"], "secret": secret})).raise_for_status()
        (await command(host, made["table"], "start")).raise_for_status()
        self._players = []
        for seat, browser in enumerate(self._browsers, start=1):
            key = browser.cookies["tana"]
            opened = socket_at(self._address, HONEST, made["table"], key)
            player = Player(await self._stack.enter_async_context(opened), seat)
            await player.hear()
            self._players.append(player)

    async def move(self) -> float:
        """Make a move; returns the seconds until both seats have received it."""
        if self._players[0].now["phase"] != "playing":
            await self._sit_down()
        (mover,) = [player for player in self._players if player.now["turn"] == player.seat]
        choice = self._rng.choice(mover.now["choices"])
        body = {"kind": "play", "id": secrets.token_hex(8), "seat": mover.seat, "action": choice["action"]}
        seen = mover.now["seq"]
        began = time.perf_counter()
        await mover.socket.send(json.dumps({**body, "seq": seen}))
        for player in self._players:
            await player.hear(seen + 1)
        self.moves += 1
        return time.perf_counter() - began


# --- the attacker ------------------------------------------------------------------------------------------


@dataclass
class Attacker:
    """An attacker at one address, with a seat at their own table."""

    address: str
    browser: httpx.AsyncClient
    table: str
    key: str
    home: str = HOSTILE
    tries: int = 0
    refused: int = 0

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    async def connection(self, buffer: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection; with a small buffer, unread answers stay at the server."""
        plain = socket.socket()
        if buffer:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        plain.setblocking(False)
        try:
            plain.bind((self.home, 0))
            await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", self.port))
            return await asyncio.open_connection(sock=plain, limit=1024)
        except BaseException:
            plain.close()
            raise

    def sit(self) -> connect:
        return socket_at(self.address, self.home, self.table, self.key)

    async def raw_socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a WebSocket whose frames are written by hand."""
        reader, writer = await self.connection()
        upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: tana=%b\r\n" % self.key.encode()
        writer.write(self.request(f"GET /api/tables/{self.table}/socket", upgrade + key))
        try:
            await reader.readuntil(b"\r\n\r\n")
        except BaseException:
            writer.transport.abort()
            raise
        return reader, writer

    def request(self, line: str, headers: bytes = b"") -> bytes:
        """The bytes of a request."""
        return f"{line} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n".encode() + headers + b"\r\n"

    async def ask(self, *requests: Awaitable[httpx.Response]) -> None:
        """Send several requests at the same time."""
        self.tries += len(requests)
        for answer in await asyncio.gather(*requests):
            self.refused += answer.status_code in (403, 429)


@contextlib.asynccontextmanager
async def attacker(address: str, home: str = HOSTILE) -> AsyncIterator[Attacker]:
    async with client(address, home) as browser:
        made = await new_table(browser, [{"kind": "me"}, {"kind": "here"}], "uly")
        (await command(browser, made["table"], "start")).raise_for_status()
        yield Attacker(address, browser, made["table"], browser.cookies["tana"], home)


Attack = Callable[[Attacker], Awaitable[None]]


def for_ever(attack: Attack) -> Attack:
    """Repeat an attack, even if its connections fail."""

    async def again(one: Attacker) -> None:
        while True:
            try:
                await attack(one)
            except GONE:
                one.refused += 1
            await asyncio.sleep(0)

    return again


async def half_requests(one: Attacker) -> None:
    """Incomplete requests, as many as the server accepts."""
    opened = []
    try:
        for _ in range(300):
            opened.append(await one.connection())
            one.tries += 1
            opened[-1][1].write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        await asyncio.sleep(0.2)
    finally:
        one.refused += sum(reader.at_eof() for reader, _ in opened)
        for _, writer in opened:
            writer.transport.abort()


async def many_sockets(one: Attacker) -> None:
    """A thousand sockets at once."""

    async def sit() -> None:
        one.tries += 1
        try:
            async with one.sit() as place:
                while json.loads(await place.recv())["kind"] != "bye":
                    continue
                one.refused += 1
        except GONE:
            one.refused += 1

    async with asyncio.timeout(2):
        await asyncio.gather(*(sit() for _ in range(100)))


async def _flood(one: Attacker, message: str) -> None:
    async with one.sit() as place:
        try:
            for _ in range(3000):
                one.tries += 1
                await place.send(message)
        except ConnectionClosed:
            one.refused += 1
        finally:
            place.transport.abort()  # an attacker does not wait for connections to close


async def malformed_frames(one: Attacker) -> None:
    """Frames that are not valid commands."""
    await _flood(one, "not json")


async def too_many_frames(one: Attacker) -> None:
    """Commands without a pause."""
    await _flood(one, '{"kind": "ping", "id": "x"}')


async def talk(one: Attacker) -> None:
    """Chat without a pause."""
    await _flood(one, json.dumps({"kind": "say", "id": secrets.token_hex(8), "seat": 1, "phrase": "hello"}))


async def lifts(one: Attacker) -> None:
    """Requests for whole snapshots."""
    await _flood(one, '{"kind": "lift", "id": "x", "seat": 1}')


async def hints(one: Attacker) -> None:
    """Hints, many at a time."""
    await one.ask(*(command(one.browser, one.table, "hint", seat=seat) for seat in (1, 2) for _ in range(10)))


async def guesses(one: Attacker) -> None:
    """Guesses at codes of tables and devices."""
    for path in ("/api/join", "/api/devices/carry"):
        body = {"code": "".join(random.choices("ABCDEFGHJKLM", k=12))}
        await one.ask(one.browser.post(path, json=body))


async def long_answers(one: Attacker) -> None:
    """Requests for the longest answers, several at a time."""
    paths = ("/protocol.json", "/api/games", f"/api/tables/{one.table}", "/api/tables") * 4
    await one.ask(*(one.browser.get(path) for path in paths))


async def silent_readers(one: Attacker) -> None:
    """Requests whose answers are never read."""
    opened = [await one.connection(SMALL_BUFFER) for _ in range(4)]
    try:
        for _ in range(50):
            for _, writer in opened:
                one.tries += 1
                writer.write(f"GET /protocol.json HTTP/1.1\r\nHost: 127.0.0.1:{one.port}\r\n\r\n".encode())
            await asyncio.sleep(0.02)
            one.refused += sum(writer.transport.is_closing() for _, writer in opened)
    finally:
        for _, writer in opened:
            writer.transport.abort()


# --- below the protocol ------------------------------------------------------------------------------------

Opened = tuple[asyncio.StreamReader, asyncio.StreamWriter]
BEAT = 0.01
NO_MASK = bytes(4)


async def _pour(one: Attacker, opened: Opened, data: bytes, rate: int) -> None:
    """Send the same bytes repeatedly at a given rate, until the server closes the connection."""
    reader, writer = opened
    block = data * max(1, int(rate * BEAT / len(data)))
    heard = asyncio.create_task(_hear_all(reader))
    try:
        while not heard.done():
            one.tries += 1
            writer.write(block)
            await writer.drain()
            await asyncio.sleep(BEAT)
        raise EOFError
    finally:
        heard.cancel()
        writer.transport.abort()


async def _hear_all(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(1 << 16):
            continue


async def _ask_on(one: Attacker, opened: Opened, request: bytes, at_once: int = 1) -> None:
    """Send the same request repeatedly on one connection, pipelined."""
    reader, writer = opened
    try:
        while True:
            one.tries += at_once
            writer.write(request * at_once)
            await writer.drain()
            if not await reader.read(1 << 16):
                raise EOFError
    finally:
        writer.transport.abort()


async def _all(one: Attacker, count: int, work: Callable[[], Awaitable[None]]) -> None:
    """Run an attack on many connections; each is reopened when it ends."""

    async def again() -> None:
        while True:
            try:
                await work()
            except (*GONE, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                one.refused += 1
            await asyncio.sleep(BEAT)

    async with asyncio.TaskGroup() as group:
        for _ in range(count):
            group.create_task(again())


async def _chunks(one: Attacker, path: str, rate: int) -> None:
    opened = await one.connection()
    opened[1].write(one.request(f"POST {path}", b"Transfer-Encoding: chunked\r\n"))
    await _pour(one, opened, b"1\r\nx\r\n", rate)


async def chunks_to_nowhere(one: Attacker) -> None:
    """A body of one-byte chunks to an unknown route, 1 MB/s on one connection."""
    await _all(one, 1, lambda: _chunks(one, "/nowhere", 1_000_000))


async def chunks_to_tables(one: Attacker) -> None:
    """Bodies of one-byte chunks to a known route, on twenty connections."""
    await _all(one, 20, lambda: _chunks(one, "/api/tables", 100_000))


def masked(opcode: int, body: bytes = b"") -> bytes:
    """A client frame of up to 64 KiB; its mask of zeros leaves the body unchanged."""
    size = bytes((0x80 | len(body),)) if len(body) < 126 else struct.pack("!BH", 0xFE, len(body))
    return bytes((opcode,)) + size + NO_MASK + body


async def _frames(one: Attacker, data: bytes, rate: int, first: bytes = b"") -> None:
    opened = await one.raw_socket()
    opened[1].write(first)
    await _pour(one, opened, data, rate)


async def pings(one: Attacker) -> None:
    """Pings on eight sockets, 3 MB/s."""
    await _all(one, 8, lambda: _frames(one, masked(0x89), 400_000))


async def empty_fragments(one: Attacker) -> None:
    """Messages in empty fragments on eight sockets, 4 MB/s."""
    await _all(one, 8, lambda: _frames(one, masked(0x00), 500_000, masked(0x01)))


async def pipelined_metrics(one: Attacker) -> None:
    """Requests for metrics on a hundred connections, without waiting for answers."""
    request = one.request("GET /metrics")

    async def ask() -> None:
        await _ask_on(one, await one.connection(), request, 20)

    await _all(one, 100, ask)


async def many_headers(one: Attacker) -> None:
    """Requests with 900 headers on sixty connections."""
    request = one.request("GET /healthz", b"".join(b"x-%d: y\r\n" % number for number in range(900)))

    async def ask() -> None:
        await _ask_on(one, await one.connection(), request)

    await _all(one, 60, ask)


async def tiny_segments(one: Attacker) -> None:
    """Bodies with a length, sent one byte at a time on twenty connections."""

    async def ask() -> None:
        _, writer = await one.connection()
        writer.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            writer.write(one.request("POST /api/join", b"Content-Length: 16000\r\n"))
            for _ in range(16_000):
                one.tries += 1
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            writer.transport.abort()

    await _all(one, 20, ask)


async def reconnects(one: Attacker) -> None:
    """Connections that are opened and dropped."""

    async def ask() -> None:
        one.tries += 1
        _, writer = await one.connection()
        writer.transport.abort()

    await _all(one, 50, ask)


async def handshakes(one: Attacker) -> None:
    """Sockets that are opened and dropped."""

    async def ask() -> None:
        one.tries += 1
        _, writer = await one.raw_socket()
        writer.transport.abort()

    await _all(one, 50, ask)


async def many_cookies(one: Attacker) -> None:
    """Requests with thousands of cookies."""
    request = one.request("GET /api/tables", b"Cookie: %b\r\n" % (b"a=;" * 5_000))

    async def ask() -> None:
        await _ask_on(one, await one.connection(), request)

    await _all(one, 20, ask)


async def long_queries(one: Attacker) -> None:
    """Requests with thousands of parameters."""
    request = one.request(f"GET /api/tables?{'a=1&' * 3_500}first=0")

    async def ask() -> None:
        await _ask_on(one, await one.connection(), request)

    await _all(one, 20, ask)


async def unasked_pongs(one: Attacker) -> None:
    """Unsolicited pongs."""
    await _all(one, 8, lambda: _frames(one, masked(0x8A, b"pong"), 400_000))


async def tiny_messages(one: Attacker) -> None:
    """Binary messages of one byte."""
    await _all(one, 8, lambda: _frames(one, masked(0x82, b"x"), 400_000))


async def large_messages(one: Attacker) -> None:
    """Messages of the maximum length, 8 MB/s."""
    await _all(one, 8, lambda: _frames(one, masked(0x81, b"[" * 16_000), 1_000_000 * 2))


async def unknown_routes(one: Attacker) -> None:
    """Requests to unknown routes, pipelined on fifty connections."""
    request = one.request("GET /api/nowhere")

    async def ask() -> None:
        await _ask_on(one, await one.connection(), request, 10)

    await _all(one, 50, ask)


async def readiness(one: Attacker) -> None:
    """Requests for readiness on fifty connections."""
    request = one.request("GET /readyz")

    async def ask() -> None:
        await _ask_on(one, await one.connection(), request)

    await _all(one, 50, ask)


async def connection_bursts(one: Attacker) -> None:
    """A thousand connections opened at the same time and dropped, repeatedly."""
    loop = asyncio.get_running_loop()

    async def knock() -> None:
        one.tries += 1
        with socket.socket() as plain:
            plain.setblocking(False)
            plain.bind((one.home, 0))
            with contextlib.suppress(OSError, TimeoutError):
                await asyncio.wait_for(loop.sock_connect(plain, ("127.0.0.1", one.port)), 1)

    while True:
        await asyncio.gather(*(knock() for _ in range(1000)))
        await asyncio.sleep(BEAT)


async def _throw(one: Attacker, count: int, data: bytes) -> None:
    """Send the same bytes on many connections, each until the server closes it."""

    async def pour() -> None:
        await _pour(one, await one.connection(), data, 500_000)

    await _all(one, count, pour)


async def garbage(one: Attacker) -> None:
    """Bytes that are not HTTP: the start of a TLS handshake, followed by an empty line."""
    await _throw(one, 20, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20 + b"\n\n")


async def empty_lines(one: Attacker) -> None:
    """Requests that consist of empty lines."""
    await _throw(one, 20, b"\r\n")


async def refused_upgrades(one: Attacker) -> None:
    """Requests for other protocols, and for WebSockets without a key."""
    wanted = (b"h2c", b"websocket")
    request = b"".join(one.request("GET /", b"Connection: Upgrade\r\nUpgrade: %b\r\n" % name) for name in wanted)

    async def ask() -> None:
        await _ask_on(one, await one.connection(), request)

    await _all(one, 50, ask)


async def half_frames(one: Attacker) -> None:
    """Long messages on eight sockets, one byte per segment."""

    async def ask() -> None:
        _, writer = await one.raw_socket()
        writer.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            for place in range(16_000):
                one.tries += 1
                writer.write(masked(0x81, b"[" * 16_000)[place : place + 1])
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            writer.transport.abort()

    await _all(one, 8, ask)


async def after_the_end(one: Attacker) -> None:
    """Sockets that keep sending after their close frame."""
    await _all(one, 8, lambda: _frames(one, masked(0x81, b"[]"), 400_000, masked(0x88, b"\x03\xe8")))


async def broken_frames(one: Attacker) -> None:
    """Frames with reserved bits, on sockets that reconnect at once."""
    await _all(one, 20, lambda: _frames(one, masked(0xF1, b"[]"), 10_000))


async def escaped_paths(one: Attacker) -> None:
    """Paths with thousands of escaped characters."""
    request = one.request(f"GET /{'%41' * 5_000}")

    async def ask() -> None:
        await _ask_on(one, await one.connection(), request, 5)

    await _all(one, 20, ask)


async def wide_bodies(one: Attacker) -> None:
    """Requests for tables with more than a thousand seats."""
    body = b'{"game":"molly","seats":[' + b",".join([b'{"kind":"me"}'] * 1_100) + b"]}"
    request = one.request("POST /api/tables", b"Content-Length: %d\r\n" % len(body)) + body

    async def ask() -> None:
        await _ask_on(one, await one.connection(), request, 5)

    await _all(one, 20, ask)


async def unread_sockets(one: Attacker) -> None:
    """Requests for snapshots on eight sockets that are never read."""
    question = masked(0x81, b'{"kind": "lift", "id": "x", "seat": 1}')

    async def ask() -> None:
        _, writer = await one.raw_socket()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        try:
            while not writer.transport.is_closing():
                one.tries += 1
                writer.write(question * 20)
                await asyncio.wait_for(writer.drain(), 2)
                await asyncio.sleep(BEAT)
            raise EOFError
        finally:
            writer.transport.abort()

    await _all(one, 8, ask)


REQUESTS: dict[str, Attack] = {
    attack.__name__: for_ever(attack)
    for attack in (
        half_requests,
        many_sockets,
        malformed_frames,
        too_many_frames,
        talk,
        lifts,
        hints,
        guesses,
        long_answers,
        silent_readers,
    )
}
BYTES: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        chunks_to_nowhere,
        chunks_to_tables,
        pings,
        empty_fragments,
        pipelined_metrics,
        many_headers,
        tiny_segments,
        reconnects,
        handshakes,
        many_cookies,
        long_queries,
        unasked_pongs,
        tiny_messages,
        large_messages,
        unknown_routes,
        readiness,
        connection_bursts,
        garbage,
        empty_lines,
        refused_upgrades,
        half_frames,
        after_the_end,
        broken_frames,
        escaped_paths,
        wide_bodies,
        unread_sockets,
    )
}
ATTACKS = BYTES | REQUESTS
