"""Security: other sites' pages, floods, large frames, guessed and replayed secrets, and stolen seats."""

from __future__ import annotations

import io
import json
import logging
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tana.client import Refused
from tana.server import logs
from tana.server.live.limits import Limits
from tana.server.rate_limit import Rate, Rates
from tana.server.tables import credentials
from tana.server.transport.security import HEADERS, HostPolicy
from tests.server.conftest import Runner
from tests.server.harness import people, seated, serving


def socket_of(house: Any, table: str) -> str:
    return f"{house.address.replace('http', 'ws')}/api/tables/{table}/socket"


def test_pages_of_other_sites_are_refused(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            cookie = {"cookie": f"tana={host.key}"}
            foreign = {**cookie, "origin": "https://evil.example"}
            with pytest.raises(InvalidStatus) as found:
                async with connect(socket_of(house, table), additional_headers=foreign):
                    pass
            assert found.value.response.status_code == 403
            own = {**cookie, "origin": house.address}
            async with connect(socket_of(house, table), additional_headers=own) as socket:
                assert json.loads(await socket.recv())["kind"] == "snapshot"
            body = {"kind": "pause", "id": "x"}
            response = await host.http.post(
                f"/api/tables/{table}/commands", json=body, headers={"origin": "https://evil.example"}
            )
            assert response.status_code == 403 and response.json()["code"] == "not-allowed"
            response = await host.http.post(
                f"/api/tables/{table}/commands", json=body, headers={"sec-fetch-site": "cross-site"}
            )
            assert response.status_code == 403

    run(check())


def test_a_strange_host_name_is_refused(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house, house.browser() as client:
            for name in ("evil.example", "evil.example:80", "127.0.0.1@evil", ""):
                response = await client.get(f"{house.address}/api/games", headers={"host": name})
                assert response.status_code in (400, 403)
            response = await client.get(f"{house.address}/api/games", headers={"host": "localhost:1"})
            assert response.status_code == 200

    run(check())


def test_origin_behind_a_proxy() -> None:
    from starlette.datastructures import Headers

    guard = HostPolicy(public_url="https://tana.example", secure=True)
    assert guard.accepts_origin(Headers({"origin": "https://tana.example", "host": "127.0.0.1"}))
    assert not guard.accepts_origin(Headers({"origin": "http://tana.example", "host": "tana.example"}))
    assert guard.accepts_host(Headers({"host": "tana.example"}))
    assert not guard.accepts_host(Headers({"host": "tana.example.evil"}))


def test_every_answer_carries_the_security_headers(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house, house.browser() as client:
            for path in ("/", "/api/games", "/api/nothing", "/t/abc", "/x.js", "/healthz"):
                headers = (await client.get(path)).headers
                policy = headers["content-security-policy"]
                assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "") and "default-src 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers
            made = await house.visitor().http.post("/api/tables", json={"game": "molly", "seats": people(2)})
            cookie = made.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie
            assert made.headers["cache-control"] == "no-store"

    run(check())


def test_a_table_of_others_looks_like_no_table(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, _ = await seated(house, "molly", 2)
            stranger = house.visitor(credentials.new_key())
            for path in (f"/api/tables/{table}", "/api/tables/nosuchtable", f"/api/tables/{table}/updates"):
                response = await stranger.http.get(path)
                assert (response.status_code, response.json()["code"]) == (404, "unknown-table")
            for secret in (credentials.new_key(), "aaaa"):
                answers = [
                    (await stranger.http.post("/api/join", json={"table": name, "secret": secret})).content
                    for name in (table, "nosuchtable")
                ]
                assert answers[0] == answers[1]

    run(check())


def test_only_the_hash_of_a_key_is_kept(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("molly", people(2))
            link = made["path"].partition("#s=")[2]
            key = host.key
        assert key is not None and len(key) == 43
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert key.encode() not in stored and link.encode() not in stored
        assert credentials.key_hash(key).encode() in stored

    run(check())


def test_an_unknown_key_is_replaced_and_a_known_one_is_kept(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            planted = credentials.new_key()
            victim = house.visitor(planted)
            await victim.create("molly", people(2))
            given = {cookie.value for cookie in victim.http.cookies.jar} - {planted}
            assert len(given) == 1
            again = house.visitor(given.pop())
            response = await again.http.post("/api/tables", json={"game": "molly", "seats": people(2)})
            assert "set-cookie" not in response.headers

    run(check())


def test_guessing_is_slowed_down(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        limits = Limits(wrong_secret=Rate(5, 60))
        async with serving(tmp_path, limits=limits) as house:
            guesser = house.visitor()
            codes = []
            for number in range(8):
                with pytest.raises(Refused) as found:
                    await guesser.post("/api/join", {"code": f"AAAA{number}A"})
                codes.append(found.value.code)
            assert codes == ["unknown-secret"] * 5 + ["limit"] * 3

    run(check())


def test_large_frames_and_bodies_are_refused(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            response = await host.http.post(f"/api/tables/{table}/commands", content=b" " * 20_000)
            assert response.status_code == 413 and response.json()["code"] == "limit"
            assert response.headers.items() >= HEADERS.items()
            async with connect(socket_of(house, table), additional_headers={"cookie": f"tana={host.key}"}) as socket:
                await socket.recv()
                with pytest.raises(ConnectionClosed):
                    await socket.send("x" * 40_000)
                    while True:
                        await socket.recv()
            assert (await host.get(f"/api/tables/{table}"))["phase"] == "playing"

    run(check())


def test_logs_hold_no_secret(
    run: Runner, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("tana", "uvicorn"):  # an earlier command in this process may have configured its own log handler
        monkeypatch.setattr(logging.getLogger(name), "propagate", True)
        caplog.set_level(logging.DEBUG, name)

    async def check() -> None:
        caplog.set_level(logging.DEBUG)
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2, settings={"chat": "free"})
            await guest.command(table, "say", seat=2, text="very private words")
            invited = await host.command(table, "invite")
            with pytest.raises(Refused):
                await house.visitor().post("/api/join", {"table": table, "secret": "wrong-secret-1234"})
            live = house.service.cache.sessions[table]
            secrets = [host.key, guest.key, invited["path"].partition("#s=")[2], live.table.secret.hex()]
            secrets += [live.table.code, "very private words", "wrong-secret-1234", live.table.root().hex()]
        own = [record for record in caplog.records if record.name.startswith(("tana", "uvicorn", "starlette"))]
        written = " ".join(logs.JsonLines().format(record) for record in own)
        assert "wrong secret" in written and "joined" in written
        for secret in secrets:
            assert secret is not None and secret not in written

    run(check())


def test_logs_refuse_fields_they_do_not_know() -> None:
    with pytest.raises(ValueError, match="secret"):
        logs.note("something", logging.CRITICAL, secret="x")


def test_no_client_fills_a_disk_with_log_lines() -> None:
    now, lines = [0.0], io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(logs.JsonLines())
    handler.addFilter(logs.Repeats(lambda: now[0]))
    uvicorn = logging.getLogger("uvicorn.error")
    for logger in (logs.LOGGER, uvicorn):
        logger.addHandler(handler)
    try:
        for _ in range(1_000):
            uvicorn.error("Invalid HTTP request received.")
        for _ in range(1_000):
            logs.note("connection closed", logging.ERROR, why="limit", address="192.0.2.1")
        logs.note("request refused", logging.ERROR, why="host", address="192.0.2.1", path="/" + "x" * 16_000)
        for number in range(1_000):
            logs.note("connection closed", logging.ERROR, why="limit", address=f"2001:db8::{number:x}")
        for _ in range(1_000):
            logs.note("table made", logging.ERROR, table="k3v9")
        now[0] += logs.WINDOW_SECONDS
        logs.note("connection closed", logging.ERROR, why="limit", address="192.0.2.1")
    finally:
        for logger in (logs.LOGGER, uvicorn):
            logger.removeHandler(handler)
    found = [json.loads(line) for line in lines.getvalue().splitlines()]
    kinds = Counter(line["what"] for line in found)
    invalid = kinds.pop("Invalid HTTP request received.")
    assert invalid == logs.MOST_OF_AN_ADDRESS
    assert kinds == {"connection closed": logs.MOST_ALIKE + 1, "request refused": 1, "table made": 1_000}
    assert Counter(line.get("address") for line in found)["192.0.2.1"] == logs.MOST_OF_AN_ADDRESS + 2
    assert max(len(line.get("path", "")) for line in found) == logs.LONGEST_FIELD
    assert sum(line.get("left_out", 0) for line in found) == 2_000 - logs.MOST_ALIKE


def test_an_old_protocol_is_told_so(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            headers = {"cookie": f"tana={host.key}"}
            async with connect(f"{socket_of(house, table)}?protocol=0", additional_headers=headers) as socket:
                assert json.loads(await socket.recv())["code"] == "version"
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4002

    run(check())


def test_bots_of_strangers_are_never_files(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            for level in ("evil.py:bot", "/etc/passwd", "fox:seconds=9999"):
                with pytest.raises(Refused) as found:
                    await host.create("molly", [{"kind": "me"}, {"kind": "bot", "level": level}])
                assert found.value.code == "bad-request"

    run(check())


def test_no_path_leaves_the_folder_of_pages(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        web = tmp_path / "web"
        (web / "assets").mkdir(parents=True)
        (web / "index.html").write_text("<p>tana")
        (web / "assets" / "a.js").write_text("1")
        (tmp_path / "secret.txt").write_text("secret")
        async with serving(tmp_path, web=web) as house, house.browser() as client:
            assert (await client.get("/")).text == "<p>tana"
            assert (await client.get("/t/some-table")).text == "<p>tana"
            asset = await client.get("/assets/a.js")
            assert asset.text == "1" and "immutable" in asset.headers["cache-control"]
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"):
                assert "secret" not in (await client.get(path)).text

    run(check())


def test_a_window_is_used_up_and_begins_again() -> None:
    now = [0.0]
    rates, rate = Rates(clock=lambda: now[0]), Rate(2, 10)
    assert [rates.take("k", rate) for _ in range(3)] == [True, True, False]
    assert rates.take("other", rate)
    rates.give_back("k")
    assert [rates.take("k", rate) for _ in range(2)] == [True, False]
    now[0] = 10.0
    assert rates.take("k", rate, cost=2) and not rates.take("k", rate)
    now[0] = 100.0
    rates.take("other", rate)
    assert set(rates._windows) == {"other"}, "expired windows are dropped"


def test_what_never_changes_is_compressed_once_and_not_sent_again(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        web = tmp_path / "web"
        (web / "assets").mkdir(parents=True)
        (web / "assets" / "a.js").write_text("let a = 1;\n" * 500)
        (web / "assets" / "a.png").write_bytes(b"\x89PNG" * 500)
        async with serving(tmp_path, web=web) as house, house.browser() as client:
            for path in ("/api/games", "/protocol.json", "/assets/a.js"):
                plain = await client.get(path, headers={"accept-encoding": "identity"})
                small = await client.get(path, headers={"accept-encoding": "gzip"})
                assert small.headers["content-encoding"] == "gzip" and small.content == plain.content
                assert int(small.headers["content-length"]) < len(plain.content) / 2
                assert "content-encoding" not in plain.headers and plain.headers["vary"] == "accept-encoding"
                again = await client.get(path, headers={"if-none-match": small.headers["etag"]})
                assert again.status_code == 304 and again.content == b""
            assert "content-encoding" not in (await client.get("/assets/a.png")).headers
            table, (host, _) = await seated(house, "molly", 2)
            answer = await host.http.get(f"/api/tables/{table}")
            assert "content-encoding" not in answer.headers, "answers with secrets are never compressed"

    run(check())
