"""Limits: no client can block others with too many, too slow or too long requests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tana.client import Refused, visitor
from tana.server.live import rendering, table_list
from tana.server.live.limits import Limits
from tana.server.metrics import Metrics
from tana.server.rate_limit import Rate
from tana.server.run import KEEP_ALIVE_SECONDS, RESERVED_FILES, connections_for, raise_open_files
from tana.server.tables import credentials
from tana.server.transport import request_limits, static_response
from tana.server.transport.addresses import client_key, is_within, networks
from tana.server.transport.connection_gate import ConnectionGate
from tana.server.transport.work_shares import REQUEST_UNITS, WorkShares
from tests.server.conftest import Runner
from tests.server.harness import House, play_randomly, seated, serving, soon


def port_of(house: House) -> int:
    return int(house.address.rpartition(":")[2])


async def half_requests(house: House, count: int, sent: bytes) -> list[Any]:
    """Open connections with requests that are never completed."""
    opened = [await asyncio.open_connection("127.0.0.1", port_of(house)) for _ in range(count)]
    for _, writer in opened:
        with contextlib.suppress(ConnectionError):
            writer.write(sent)
    return opened


async def closed(reader: asyncio.StreamReader) -> None:
    """Wait until the server has closed the connection."""
    with contextlib.suppress(ConnectionError):
        while await reader.read(1000):
            continue


async def still_served(house: House, table: str, key: str, asked: int = 20) -> None:
    """Check that an honest client is answered every time."""
    visitor = house.visitor(key)
    for _ in range(asked):
        assert (await visitor.get(f"/api/tables/{table}"))["table"] == table


def metric(house: House, name: str) -> float:
    for line in house.service.metrics.text().decode().splitlines():
        if line.startswith(name + " "):
            return float(line.rpartition(" ")[2])
    return 0.0


# --- work shares --------------------------------------------------------------------------------------------


def test_a_client_begins_a_little_work_at_a_time_and_others_are_not_behind_it(run: Runner) -> None:
    async def check() -> None:
        shares, begun = WorkShares(most=2, seconds=0.01), []

        def ask(client: str, number: int) -> None:
            begin = partial(begun.append, (client, number))
            if shares.may_begin(client, 1):
                begin()
            else:
                shares.wait(client, 1, begin)

        for number in range(5):
            ask("many", number)
        ask("one", 0)
        assert begun == [("many", 0), ("many", 1), ("one", 0)]
        while len(begun) < 6:
            await asyncio.sleep(0.005)
        assert begun[3:] == [("many", 2), ("many", 3), ("many", 4)], "in order of arrival"

    run(check())


def test_units_used_in_excess_count_against_the_next_slices(run: Runner) -> None:
    async def check() -> None:
        shares, begun = WorkShares(most=2, seconds=0.01), asyncio.Event()
        slices = 0
        next_slice = shares._next_slice

        def count() -> None:
            nonlocal slices
            slices += 1
            next_slice()

        shares._next_slice = count  # type: ignore[method-assign]
        assert shares.charge("large", 9) and not shares.may_begin("large", 1) and shares.may_begin("small", 1)
        shares.wait("large", 1, begun.set)
        await begun.wait()
        assert slices == 4, "nine units take four and a half slices"

    run(check())


def test_requests_that_wait_for_their_turn_are_all_answered(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            request = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port_of(house)}\r\n\r\n".encode()
            opened = await half_requests(house, 5 * Limits().work_units // REQUEST_UNITS, request[:30])
            for _, writer in opened:
                writer.write(request[30:])
            gone = await half_requests(house, 5 * Limits().work_units // REQUEST_UNITS, request)
            for _, writer in gone:
                writer.transport.abort()
            for reader, writer in opened:
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")
                writer.close()

    run(check())


def test_nobody_waits_while_an_answer_is_compressed(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def compress(body: bytes, *_: Any, **__: Any) -> bytes:
        threads.append(threading.get_ident())
        return body[:10]

    monkeypatch.setattr("gzip.compress", compress)

    async def check() -> None:
        asks = Request({"type": "http", "headers": [(b"accept-encoding", b"gzip")]})
        stored = static_response.StoredAnswer(b"x" * 1000, "text/plain", "no-cache")
        for _ in range(2):
            assert (await stored.to(asks)).body == b"x" * 10
        assert len(threads) == 1 and threads[0] != threading.get_ident()

    run(check())


# --- connections -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "deadline", "why"),
    [
        (b"", "header", "headers"),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", "header", "headers"),
        (b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{", "body", "body"),
    ],
    ids=["silent", "half headers", "half a body"],
)
def test_half_a_request_ends_at_its_deadline(run: Runner, tmp_path: Path, sent: bytes, deadline: str, why: str) -> None:
    async def check() -> None:
        limits = Limits(**{"header_seconds": 60, "body_seconds": 60, f"{deadline}_seconds": 0.3})
        async with serving(tmp_path, limits=limits) as house:
            opened = await half_requests(house, 3, sent)
            for reader, writer in opened:
                await closed(reader)
                writer.close()
            assert metric(house, f'tana_closed_connections_total{{why="slow {why}"}}') == 3

    run(check())


def test_an_answer_that_nobody_takes_ends_at_its_deadline(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(answer_seconds=0.3)) as house:
            reader, writer = await asyncio.open_connection("127.0.0.1", port_of(house), limit=1024)
            request = f"GET /protocol.json HTTP/1.1\r\nHost: 127.0.0.1:{port_of(house)}\r\n\r\n".encode()
            while not metric(house, 'tana_closed_connections_total{why="slow answer"}'):
                with contextlib.suppress(ConnectionError):
                    writer.write(request)
                    await asyncio.sleep(0.02)
            await closed(reader)
            writer.close()

    run(check())


def test_deadlines_of_requests_end_where_a_websocket_begins(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
        async with serving(tmp_path, limits=Limits(header_seconds=0.5, body_seconds=0.5)) as house:
            async with house.visitor(host.key).sit(table) as session:
                [(reader, writer)] = await half_requests(house, 1, b"GET / HTTP/1.1\r\n")
                await closed(reader)  # its deadline started after that of the session
                writer.close()
                await session.ask("ping")
                assert session.reconnects == 0
            assert metric(house, 'tana_closed_connections_total{why="slow headers"}') == 1

    run(check())


def test_it_is_never_the_server_that_closes_a_connection_just_as_our_client_uses_it_again() -> None:
    """A request that arrives while the server closes an idle connection is lost. With equal timeouts on both sides this
    happens now and then."""
    assert 2 * visitor.KEEP_ALIVE_SECONDS < KEEP_ALIVE_SECONDS


def test_connections_of_one_address_leave_room_for_others(run: Runner, tmp_path: Path) -> None:
    """1,100 half requests from one address block nobody: surplus connections are closed before anything is read."""

    async def check() -> None:
        limits = Limits(connections_of_an_address=20, connections=30)
        async with serving(tmp_path, limits=limits) as house:
            table, (host, _) = await seated(house, "molly", 2)
            opened = await half_requests(house, 200, b"GET / HTTP/1.1\r\n")
            await soon(lambda: metric(house, 'tana_closed_connections_total{why="limit"}') >= 180)
            assert metric(house, "tana_tcp_connections") <= 20
            for _, writer in opened:
                writer.close()
            await soon(lambda: metric(house, "tana_tcp_connections") < 20)
            assert (await host.get(f"/api/tables/{table}"))["phase"] == "playing"

    run(check())


def test_checking_and_counting_are_one_step() -> None:
    gate = ConnectionGate(Limits(connections=5, connections_of_an_address=2), Metrics(), networks("10.0.0.0/8"))
    assert [gate.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [gate.enter("10.1.2.3") for _ in range(4)] == [True, True, True, False], (
        "the limit does not apply to a proxy"
    )
    gate.leave("192.0.2.1")
    assert gate.enter("192.0.2.9") and not gate.enter("192.0.2.8")
    assert gate.open == 5


def test_many_sockets_at_once_pass_no_limit(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(connections_of_an_address=12)) as house:
            table, (host, _) = await seated(house, "molly", 2)
            address = f"ws://127.0.0.1:{port_of(house)}/api/tables/{table}/socket"

            tries, tried = 0, asyncio.Event()

            def count() -> None:
                nonlocal tries
                tries += 1
                if tries == 60:
                    tried.set()

            async def one() -> bool:
                """Whether a socket is accepted; it stays open until all have tried."""
                try:
                    async with connect(address, additional_headers={"cookie": f"tana={host.key}"}) as socket:
                        let_in = json.loads(await socket.recv())["kind"] == "snapshot"
                        count()
                        await tried.wait()
                        return let_in
                except (OSError, WebSocketException, EOFError):
                    count()
                    return False

            let_in = await asyncio.gather(*(one() for _ in range(60)))
            assert 0 < sum(let_in) <= 12

    run(check())


def test_an_ipv6_house_is_one_asker() -> None:
    assert client_key("2001:db8:1:2:3:4:5:6") == client_key("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert client_key("2001:db8:1:3::1") != client_key("2001:db8:1:2::1")
    assert client_key("::ffff:192.0.2.7") == client_key("192.0.2.7") == "192.0.2.7"
    assert client_key("fe80::1%eth0") == "fe80::/64" and client_key("unknown") == "unknown"
    assert is_within("::ffff:10.0.0.1", networks("10.0.0.0/8, 192.0.2.1")) and not is_within("x", networks("::1"))


def test_open_files_are_raised_at_the_start() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        raised = raise_open_files()
        assert raised == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert connections_for(1024, 10_000) == 1024 - RESERVED_FILES
    assert connections_for(65_536, 10_000) == 10_000


# --- messages ----------------------------------------------------------------------------------------------


async def last_words(address: str, key: str, message: str, most: int) -> tuple[list[dict[str, Any]], int | None]:
    """The last refusal and the close code of a client that keeps sending the same message."""
    told: list[dict[str, Any]] = []
    async with connect(address, additional_headers={"cookie": f"tana={key}"}) as socket:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(most):
                await socket.send(message)
        with contextlib.suppress(ConnectionClosed):
            while True:
                told.append(json.loads(await socket.recv()))
        return told, socket.close_code


@pytest.mark.parametrize(
    ("message", "code"),
    [("not json", "bad-request"), ('{"kind":"ping","id":"x"}', "limit")],
    ids=["malformed", "too many"],
)
def test_messages_that_are_none_or_too_many_lead_to_a_close(
    run: Runner, tmp_path: Path, message: str, code: str
) -> None:
    async def check() -> None:
        limits = Limits(command=Rate(30, 60), fault=Rate(5, 60))
        async with serving(tmp_path, limits=limits) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            address = f"ws://127.0.0.1:{port_of(house)}/api/tables/{table}/socket"
            told, ended = await last_words(address, str(host.key), message, 60)
            refused = [frame["code"] for frame in told if frame["kind"] == "refused"]
            assert len(refused) <= 5 and set(refused) <= {code}
            assert told[-1] == {"kind": "bye", "reason": "limit"} and ended == 4003
            await still_served(house, table, str(guest.key))

    run(check())


def test_a_holder_has_one_allowance_on_all_sockets_and_by_http(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(command=Rate(12, 60))) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            silent = {"patience": 600.0}
            async with host.sit(table, **silent) as one, host.sit(table, **silent) as other:
                for session in (one, other):
                    for _ in range(5):
                        await session.ask("ping")
                with pytest.raises(Refused, match="limit"):
                    for _ in range(3):
                        await host.command(table, "ping")
            await guest.command(table, "ping")

    run(check())


def test_talk_is_limited_on_both_paths(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(say=Rate(3, 60))) as house:
            table, (host, _) = await seated(house, "molly", 2)
            async with host.sit(table) as session:
                await session.ask("say", seat=1, phrase="hello")
                await host.command(table, "say", seat=1, phrase="hello")
                await session.ask("say", seat=1, phrase="hello")
                with pytest.raises(Refused, match="limit"):
                    await host.command(table, "say", seat=1, phrase="hello")
                with pytest.raises(Refused, match="limit"):
                    await session.ask("say", seat=1, phrase="hello")

    run(check())


def test_long_answers_are_charged_by_size(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(answer_bytes=Rate(60_000, 60))) as house:
            visitor = house.visitor()
            sizes = 0
            with pytest.raises(Refused, match="limit"):
                for _ in range(50):
                    answer = await visitor.http.get("/protocol.json")
                    sizes += int(answer.headers["content-length"])
                    await visitor.get("/api/games")
            assert 0 < sizes < 60_000 * 2

    run(check())


def test_long_answers_on_a_socket_are_charged_by_size(run: Runner, tmp_path: Path) -> None:
    """Lifting the curtain sends a whole snapshot, which counts against the limit."""

    async def check() -> None:
        async with serving(tmp_path, limits=Limits(answer_bytes=Rate(30_000, 60))) as house:
            table, (host, _) = await seated(house, "molly", 2)
            sizes: list[int] = []
            async with host.sit(table, on_frame=lambda frame: sizes.append(len(json.dumps(frame)))) as session:
                with pytest.raises(Refused, match="limit"):
                    for _ in range(100):
                        await session.ask("lift", seat=1)
                await session.ask("ping")
            assert sum(sizes) < 2 * 30_000
            with pytest.raises(Refused, match="limit"):
                await host.get(f"/api/tables/{table}")

    run(check())


def test_a_long_story_comes_in_pages(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        monkeypatch.setattr(rendering, "MOST_STEPS", 10)
        async with serving(tmp_path, limits=Limits(say=Rate(1000, 1))) as house:
            table, (host, _) = await seated(house, "molly", 2)
            for _ in range(25):
                await host.command(table, "say", seat=1, phrase="hello")
            snapshot = await host.get(f"/api/tables/{table}")
            assert [len(snapshot["steps"]), snapshot["since"]] == [10, snapshot["seq"] - 10]
            steps: list[Any] = []
            while not steps or steps[-1]["seq"] < snapshot["seq"]:
                page = await host.get(f"/api/tables/{table}/steps", since=steps[-1]["seq"] if steps else 0)
                assert 0 < len(page["steps"]) <= 10 and page["seq"] == snapshot["seq"]
                steps += page["steps"]
            assert [step["seq"] for step in steps] == list(range(1, snapshot["seq"] + 1))
            assert steps[-10:] == snapshot["steps"]
            with pytest.raises(Refused, match="unknown-table"):
                await house.visitor().get(f"/api/tables/{table}/steps")

    run(check())


def test_the_list_of_tables_comes_in_pages_and_reads_no_log(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        monkeypatch.setattr(table_list, "TABLES_OF_A_PAGE", 2)
        async with serving(tmp_path, limits=Limits(create=Rate(100, 1))) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            watched = await host.create("uly", [{"kind": "me", "name": "Ada"}, {"kind": "remote"}])
            await guest.join_path(watched["path"], watch=True)
            made = [(await host.create("uly", [{"kind": "me"}, {"kind": "bot"}]))["table"] for _ in range(3)]
            await host.command(made[1], "close")
            over = made[2]
            await host.command(over, "start")
            async with host.sit(over) as session:
                await play_randomly(session, random.Random(1))
            await host.command(table, "rename", seat=1, name="Zoe")
            turn = (await host.get(f"/api/tables/{table}"))["turn"]
            key, guest_key = host.key, guest.key
        async with serving(tmp_path) as house:

            async def not_read(*_: Any) -> Any:
                raise AssertionError("a log was read")

            monkeypatch.setattr(house.service.store, "read", not_read)
            lines, page = [], {"more": 0}
            while page["more"] is not None:
                page = await house.visitor(key).get("/api/tables", first=page["more"])
                lines += page["tables"]
            assert {line["table"]: line["phase"] for line in lines} == {
                table: "playing",
                over: "over",
                watched["table"]: "gathering",
                made[0]: "gathering",
            }
            (line,) = [line for line in lines if line["table"] == table]
            assert line["names"] == ["Zoe", "Seat 2"] and line["yours"] == [1] and line["your_turn"] == (turn == 1)
            of_guest = (await house.visitor(guest_key).get("/api/tables"))["tables"]
            assert {one["table"]: one["yours"] for one in of_guest} == {table: [2], watched["table"]: []}
            nothing = await house.visitor().get("/api/tables")
            assert (nothing["tables"], nothing["more"]) == ([], None)

    run(check())


def test_a_wrong_code_is_counted_before_anything_is_looked_up(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(wrong_secret=Rate(3, 60))) as house:
            looked_up = 0
            find = house.service.store.find_code

            async def counted(code: str) -> str | None:
                nonlocal looked_up
                looked_up += 1
                return await find(code)

            house.service.store.find_code = counted  # type: ignore[method-assign]
            host = house.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "remote"}, {"kind": "remote"}])
            for _ in range(10):
                await host.post("/api/lookup", {"code": made["code"]})
            right, looked_up = looked_up, 0
            for _ in range(10):
                with pytest.raises(Refused):
                    await host.post("/api/join", {"code": "WRONG2"})
            assert right == 10 and looked_up == 3

    run(check())


def test_people_with_the_right_secret_come_in_while_many_addresses_guess(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All clients together have used up their tries for codes; links, passes and correct codes still work."""
    asker = "192.0.2.1"
    monkeypatch.setattr(request_limits, "client_of", lambda _: asker)

    async def check() -> None:
        nonlocal asker
        limits = Limits(wrong_secret=Rate(5, 60), wrong_code_of_all=Rate(20, 60), last_code=Rate(2, 60))
        async with serving(tmp_path, limits=limits) as house:
            host, guest, phone = house.visitor(), house.visitor(), house.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "remote"}])
            said = []
            for number in range(30):
                asker = f"192.0.2.{2 + number // 5}"
                with pytest.raises(Refused) as found:
                    await guest.post("/api/lookup", {"code": "WRONG2"})
                said.append(found.value.code)
            assert said == ["unknown-secret"] * 22 + ["limit"] * 3 + ["unknown-secret"] * 2 + ["limit"] * 3
            asker = "192.0.2.99"
            link = {"table": made["table"], "secret": made["path"].partition("#s=")[2]}
            assert (await guest.post("/api/lookup", link))["table"] == made["table"]
            for _ in range(5):
                assert (await guest.post("/api/lookup", {"code": made["code"]}))["table"] == made["table"]
            code = (await host.post("/api/devices/pass", {}))["code"]
            await phone.post("/api/devices/carry", {"code": code})
            await guest.post("/api/join", {"code": made["code"]})

    run(check())


def test_a_wrong_link_is_not_counted_as_a_guess(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(wrong_secret=Rate(2, 60), join=Rate(8, 60))) as house:
            host = house.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "remote"}])
            said = []
            for _ in range(10):
                with pytest.raises(Refused) as found:
                    await host.post("/api/lookup", {"table": made["table"], "secret": credentials.new_key()})
                said.append(found.value.code)
            assert said == ["unknown-secret"] * 8 + ["limit"] * 2

    run(check())


# --- the log of a table ------------------------------------------------------------------------------------


def test_nobody_ends_a_table_by_talking(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        few = Limits(chat_of_a_table=5, changes_of_a_table=2, settings_of_a_table=2, say=Rate(1000, 1))
        async with serving(tmp_path, limits=few) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            for _ in range(5):
                await guest.command(table, "say", seat=2, phrase="hello")
            with pytest.raises(Refused, match="chat"):
                await guest.command(table, "say", seat=2, phrase="hello")
            for number in range(2):
                await guest.command(table, "rename", seat=2, name=f"Bo {number}")
            with pytest.raises(Refused, match="change"):
                await guest.command(table, "rename", seat=2, name="Bo again")
            async with host.sit(table) as session:
                if session.table["turn"] == 1:
                    await session.play(session.table["choices"][0]["action"])
            await host.command(table, "settings", settings={"hints": False})
            await host.command(table, "settings", settings={"hints": True})
            with pytest.raises(Refused, match="settings"):
                await host.command(table, "settings", settings={"hints": False})
            await host.command(table, "close")

    run(check())


def test_no_player_can_freeze_a_table(run: Runner, tmp_path: Path) -> None:
    """One player uses up their budget of changes, ending with a pause; the others can still resume."""

    async def check() -> None:
        few = Limits(changes_of_a_holder=5, remedies_of_a_holder=10, chat_of_a_holder=3, say=Rate(1000, 1))
        async with serving(tmp_path, limits=few) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            for number in range(4):
                await guest.command(table, "rename", seat=2, name=f"Bo {number}")
            await guest.command(table, "pause")
            with pytest.raises(Refused, match="change"):
                await guest.command(table, "rename", seat=2, name="Bo again")
            await guest.command(table, "resume")
            with pytest.raises(Refused, match="change"):
                await guest.command(table, "pause")
            await host.command(table, "rename", seat=1, name="Ada")
            for _ in range(3):
                await guest.command(table, "say", seat=2, phrase="hello")
            with pytest.raises(Refused, match="chat"):
                await guest.command(table, "say", seat=2, phrase="hello")
            await host.command(table, "say", seat=1, phrase="hello")
            await host.command(table, "pause")
            await guest.command(table, "resume")
            await guest.command(table, "set-seat", seat=2, to="bot")
            await guest.command(table, "leave", seat=2)

    run(check())


def test_room_for_remedies_is_left_when_changes_are_used_up(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(changes_of_a_table=2)) as house:
            table, (host, guest) = await seated(house, "uly", 2, settings={"undo": "consent"})
            snapshot = await host.get(f"/api/tables/{table}")
            mover, other = (host, guest) if snapshot["turn"] == 1 else (guest, host)
            seat, seq = snapshot["turn"], snapshot["seq"]
            choices = (await mover.get(f"/api/tables/{table}"))["choices"]
            played = await mover.command(table, "play", seat=seat, seq=seq, action=choices[0]["action"])
            await mover.command(table, "undo", seat=seat, seq=played["seq"])
            await host.command(table, "pause")
            with pytest.raises(Refused, match="change"):
                await guest.command(table, "rename", seat=2, name="Bo")
            await guest.command(table, "resume")
            now = await host.get(f"/api/tables/{table}")
            if now["undo_asked"] is not None:
                await other.command(table, "answer-undo", seat=3 - seat, seq=now["seq"], agree=True)
            await guest.command(table, "leave", seat=2)

    run(check())


def test_spectators_cannot_use_up_the_chat_of_players(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        few = Limits(chat_of_watchers=3, watchers_ever_of_a_table=2, say=Rate(1000, 1))
        async with serving(tmp_path, limits=few) as house:
            table, (host, _) = await seated(house, "molly", 2)
            path = (await host.command(table, "invite"))["path"]
            watchers = [house.visitor() for _ in range(3)]
            for watcher in watchers[:2]:
                await watcher.join_path(path, watch=True)
            with pytest.raises(Refused, match="watch"):
                await watchers[2].join_path(path, watch=True)
            for number in range(3):
                await watchers[number % 2].command(table, "say", phrase="hello")
            with pytest.raises(Refused, match="chat"):
                await watchers[0].command(table, "say", phrase="hello")
            await host.command(table, "say", seat=1, phrase="hello")

    run(check())


# --- links and watchers ------------------------------------------------------------------------------------


def test_an_invitation_renews_link_and_code(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, guest = house.visitor(), house.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "remote"}])
            invited = await host.command(made["table"], "invite")
            assert invited["code"] != made["code"]
            for old in ({"code": made["code"]}, {"table": made["table"], "secret": made["path"].partition("#s=")[2]}):
                with pytest.raises(Refused, match="unknown-secret"):
                    await guest.post("/api/lookup", old)
            assert (await guest.post("/api/lookup", {"code": invited["code"]}))["table"] == made["table"]
            await guest.join_path(invited["path"])
        async with serving(tmp_path) as again:
            found = await again.visitor().post("/api/lookup", {"code": invited["code"]})
            assert found["table"] == made["table"], "after a restart too"

    run(check())


@pytest.mark.parametrize("way", ["kick", "settings"])
def test_watchers_can_be_sent_away(run: Runner, tmp_path: Path, way: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            invited = await host.command(table, "invite")
            watcher = house.visitor()
            await watcher.join_path(invited["path"], watch=True)
            with pytest.raises(Refused, match="not-allowed"):
                await guest.command(table, "kick")
            async with watcher.sit(table) as session:
                fields = {} if way == "kick" else {"settings": {"spectators": False}}
                await host.command(table, way, **fields)
                with pytest.raises(Refused):
                    await session.until(lambda _: False)
            with pytest.raises(Refused, match="unknown-table"):
                await watcher.get(f"/api/tables/{table}")
            assert (await guest.get(f"/api/tables/{table}"))["phase"] == "playing"
            if way == "kick":
                with pytest.raises(Refused, match="nobody watches"):
                    await host.command(table, "kick")

    run(check())
