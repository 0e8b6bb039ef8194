"""Limits on received bytes: expensive input is counted, delayed or rejected before it is parsed."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from pathlib import Path

import pytest

from tana.server.live.limits import Limits
from tana.server.rate_limit import Rate
from tana.server.transport.request_framing import MOST_HEAD_BYTES, MOST_HEADERS, RequestBuffer, Unacceptable
from tana.server.transport.request_limits import EveryRequest
from tana.server.transport.work_shares import REQUEST_UNITS, SOCKET_UNITS, WorkShares
from tests.server.conftest import Runner
from tests.server.harness import House, serving, soon
from tests.server.test_limits import metric, port_of
from tests.server.test_websocket import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame, ping, raw_client

HEAD = b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\n"


async def answer_to(house: House, *packets: bytes) -> tuple[int, bytes]:
    """Send raw bytes; returns the status and the rest of the answer until the connection closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(house))
    for packet in packets:
        writer.write(packet)
        await writer.drain()
    status, _, rest = (await reader.read()).partition(b"\r\n")
    writer.close()
    return int(status.split()[1]), rest


def first_of(*packets: bytes, most_body: int = 100) -> bytes:
    """The first request in these packets."""
    buffer = RequestBuffer(most_body)
    for packet in packets:
        assert buffer.missing()
        buffer.add(packet)
    assert not buffer.missing()
    return buffer.take()


# --- requests ----------------------------------------------------------------------------------------------


def test_a_request_is_cut_out_of_what_arrives() -> None:
    whole = HEAD + b"Content-Length: 3\r\n\r\nabc"
    assert first_of(whole) == whole == first_of(*(bytes((byte,)) for byte in whole))
    assert first_of(whole + b"GET / HTTP/1.1\r\n\r\n") == whole
    assert first_of(b"GET / HTTP/1.1\n\n") == b"GET / HTTP/1.1\n\n", "h11 accepts bare line feeds"
    buffer = RequestBuffer(100)
    buffer.add(whole[:-1])
    assert buffer.missing() == "body"


def test_a_request_that_opens_a_socket_costs_more() -> None:
    buffer = RequestBuffer(100)
    buffer.add(b"GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\nGET / HTTP/1.1\r\n\r\n")
    assert not buffer.missing() and buffer.units() == SOCKET_UNITS
    buffer.take()
    assert not buffer.missing() and buffer.units() == REQUEST_UNITS


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", 411),
        (HEAD + b"transfer-encoding: identity\r\n\r\n", 411),
        (HEAD + b"Expect: 100-continue\r\nContent-Length: 5\r\n\r\n", 417),
        (HEAD + b"Content-Length: 101\r\n\r\n", 413),
        (HEAD + b"Content-Length: 1\r\nContent-Length: 1\r\n\r\n", 400),
        (HEAD + b"Content-Length: +1\r\n\r\n", 400),
        (HEAD + b"X: a\r\n Content-Length: 5\r\n\r\n", 400),
        (HEAD + b"X: a\r\n" * MOST_HEADERS + b"\r\n", 431),
        (HEAD + b"X: " + b"a" * MOST_HEAD_BYTES, 431),
    ],
    ids=["chunked", "encoded", "expecting", "long", "two lengths", "signed", "folded", "headers", "long header"],
)
def test_requests_that_are_not_parsed(head: bytes, status: int) -> None:
    buffer = RequestBuffer(100)
    buffer.add(head)
    with pytest.raises(Unacceptable) as fault:
        buffer.missing()
    assert fault.value.status == status


@pytest.mark.parametrize("path", ["/api/tables", "/nowhere", "/metrics"])
def test_a_chunked_body_is_refused_on_every_route(run: Runner, tmp_path: Path, path: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
            status, rest = await answer_to(house, head, b"1\r\nx\r\n" * 100)
            assert status == 411 and b"Content-Length" in rest
            assert metric(house, 'tana_closed_connections_total{why="unacceptable"}') == 1

    run(check())


def test_a_client_that_goes_on_sending_after_its_request_is_rejected_is_cut_off(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            _, writer = await asyncio.open_connection("127.0.0.1", port_of(house))
            writer.write(HEAD + b"Content-Length: 100000000\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                while True:
                    writer.write(b"x" * 10_000)
                    await writer.drain()
            await soon(lambda: metric(house, "tana_tcp_connections") == 0)
            writer.close()

    run(check())


def test_pipelined_requests_wait_their_turn(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    may_begin = WorkShares.may_begin

    def counted(shares: WorkShares, client: str, units: int) -> bool:
        if found := may_begin(shares, client, units):
            begun.append(units)
        return found

    monkeypatch.setattr(WorkShares, "may_begin", counted)

    async def check() -> None:
        async with serving(tmp_path) as house:
            one = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port_of(house)}\r\n\r\n".encode()
            last = one[:-2] + b"Connection: close\r\n\r\n"
            reader, writer = await asyncio.open_connection("127.0.0.1", port_of(house))
            writer.write(one * 29 + last)
            answers = await reader.read()
            writer.close()
            assert answers.count(b"HTTP/1.1 200") == 30
            assert begun.count(REQUEST_UNITS) >= 30, "each request is charged by itself"

    run(check())


def test_a_body_in_tiny_pieces_reaches_the_application_whole(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            body = b'{"code": "WRONG2"}'
            whole = HEAD + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body
            status, rest = await answer_to(house, *(bytes((byte,)) for byte in whole))
            assert status == 403 and b"unknown-secret" in rest

    run(check())


# --- rates -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere", "/", "/metrics", "/healthz", "/assets/none.js"])
def test_every_route_has_a_rate(run: Runner, tmp_path: Path, path: str) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(any_request=Rate(5, 60))) as house, house.browser() as browser:
            found = [(await browser.get(path)).status_code for _ in range(7)]
            assert 429 not in found[:5] and found[5:] == [429, 429]

    run(check())


def test_operators_have_a_rate_of_their_own(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(operator=Rate(3, 60))) as house, house.browser() as browser:
            found = [(await browser.get("/metrics")).status_code for _ in range(4)]
            assert found == [200, 200, 200, 429]
            assert (await browser.get("/api/games")).status_code == 200

    run(check())


def test_connections_and_sockets_have_rates(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(open=Rate(5, 60))) as house:
            for _ in range(8):
                _, writer = await asyncio.open_connection("127.0.0.1", port_of(house))
                writer.close()
            await soon(lambda: metric(house, 'tana_closed_connections_total{why="limit"}') == 3)
        async with serving(tmp_path, limits=Limits(socket=Rate(0, 60))) as house, raw_client(house) as client:
            assert (await client.answer())["code"] == "limit"

    run(check())


def test_requests_over_the_rate_are_refused_before_they_are_parsed(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(any_request=Rate(3, 60))) as house:
            asked = 0

            async def counted(*_: object) -> None:
                nonlocal asked
                asked += 1
                raise AssertionError("the application was asked")

            for _ in range(3):
                await answer_to(house, b"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
            monkeypatch.setattr(EveryRequest, "__call__", counted)
            status, rest = await answer_to(house, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5)
            assert status == 429 and b"HTTP/1.1" not in rest and asked == 0

    run(check())


def test_metrics_are_rendered_once_in_a_second(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house, house.browser() as browser:
            monkeypatch.setattr("tana.server.transport.operator_api.KEPT_SECONDS", 600.0)
            rendered = 0
            text = house.service.metrics.text

            def counted() -> bytes:
                nonlocal rendered
                rendered += 1
                return text()

            monkeypatch.setattr(house.service.metrics, "text", counted)
            for _ in range(5):
                assert b"tana_" in (await browser.get("/metrics")).content
            assert rendered == 1

    run(check())


# --- frames ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flood", "why"),
    [
        (frame(b"", PING), "control frames"),
        (frame(b"x", PONG), "control frames"),
        (frame(b"", CONTINUATION, final=False), "fragments"),
    ],
    ids=["pings", "pongs", "empty fragments"],
)
def test_floods_of_rare_frames_are_closed_before_they_are_parsed(
    run: Runner, tmp_path: Path, flood: bytes, why: str
) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(rare_frame=Rate(10, 60))) as house, raw_client(house) as client:
            first = frame(b"[", TEXT, final=False) if why == "fragments" else b""
            client.writer.write(first + flood * 500)
            code = None
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                while True:
                    kind, body = await client.receive()
                    if kind == CLOSE:
                        code = struct.unpack("!H", body[:2])[0]
            assert code in (1008, None), "the connection may be reset before the close frame is read"
            assert metric(house, f'tana_closed_connections_total{{why="{why}"}}') == 1

    run(check())


def test_many_messages_in_one_packet_are_all_answered(run: Runner, tmp_path: Path) -> None:
    """There are more than a slice allows, and more than may be queued: the rest is parsed later, in order."""

    async def check() -> None:
        async with serving(tmp_path) as house, raw_client(house) as client:
            client.writer.write(b"".join(frame(ping(str(number))) for number in range(100)))
            assert [(await client.answer())["id"] for _ in range(100)] == [str(number) for number in range(100)]

    run(check())


def test_a_frame_that_declares_too_much_is_refused_at_its_head(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house, raw_client(house) as client:
            client.writer.write(struct.pack("!BBQ", 0x80 | BINARY, 0xFF, 1 << 40) + b"mask")
            kind, body = await client.answer()
            assert kind == CLOSE and body[:2] == struct.pack("!H", 1009)

    run(check())
