"""Fuzzing: every input gets an answer of the protocol, never a server error and never a leak.

TANA_FUZZ sets the number of examples.
"""

from __future__ import annotations

import json
import random
import string
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect

from tana.server.protocol import wire
from tests.server.conftest import Runner
from tests.server.effort import effort
from tests.server.harness import seated, serving

EXAMPLES = effort("TANA_FUZZ", 300, 20_000)
DECODER = msgspec.json.Decoder(wire.AnyCommand)
ANSWERS = msgspec.json.Decoder(wire.AnyFrame)

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
nested = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
kinds = st.sampled_from([str(kind.__struct_config__.tag) for kind in get_args(wire.AnyCommand)])
commands = st.fixed_dictionaries(
    {"kind": kinds, "id": st.text(max_size=45)},
    optional={
        "seat": st.integers(-1, 7) | scalars,
        "seq": st.integers(-1, 99) | scalars,
        "action": st.integers(-1, 500) | scalars,
        "notation": st.text(max_size=130) | st.sampled_from(["draw", "play 1 a1"]),
        "phrase": st.sampled_from(["hello", "x"]) | scalars,
        "text": scalars,
        "random": st.text("0123456789abcdef", min_size=64, max_size=64) | scalars,
        "to": st.sampled_from(["bot", "here", "remote"]) | scalars,
        "level": st.text(string.printable, max_size=40),
        "name": st.text(max_size=30),
        "on": st.booleans() | scalars,
        "agree": st.booleans() | scalars,
        "at": scalars,
        "since": st.integers(-1, 99) | scalars,
        "settings": nested,
        "extra": nested,
    },
)


@settings(max_examples=EXAMPLES)
@given(st.binary(max_size=300) | nested.map(lambda value: json.dumps(value).encode()))
def test_the_parser_takes_or_refuses_anything(data: bytes) -> None:
    try:
        command = DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return
    assert DECODER.decode(msgspec.json.encode(command)) == command


@settings(max_examples=EXAMPLES)
@given(commands)
def test_commands_come_through_the_parser_unchanged_or_not_at_all(fields: dict[str, Any]) -> None:
    try:
        command = DECODER.decode(json.dumps(fields).encode())
    except (msgspec.MsgspecError, UnicodeError):
        return
    again = msgspec.to_builtins(command)
    for name, value in again.items():
        assert name == "settings" or fields.get(name, value) == value


def test_a_table_answers_every_command(run: Runner, tmp_path: Path) -> None:
    """Random commands from a player, a spectator and a stranger are all answered, and the table keeps working."""

    async def check() -> None:
        async with serving(tmp_path) as house:
            table, visitors = await seated(house, "molly", 3, settings={"undo": "consent", "chat": "free"})
            drawn: list[dict[str, Any]] = []

            @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
            @given(commands)
            def draw(fields: dict[str, Any]) -> None:
                drawn.append(fields)

            draw()
            rng = random.Random(9)
            askers = [*visitors, house.visitor()]
            for fields in drawn:
                if fields["kind"] == "close":
                    continue
                asker = rng.choice(askers)
                response = await asker.http.post(f"/api/tables/{table}/commands", content=json.dumps(fields))
                assert response.status_code in (200, 400, 403, 404, 409, 429), response.text
                if response.status_code == 200:
                    ANSWERS.decode(response.content)
                else:
                    msgspec.json.decode(response.content, type=wire.Fault)
            live = house.service.cache.sessions[table]
            secret, root = live.table.secret.hex(), live.table.root().hex()
            body = (await visitors[0].http.get(f"/api/tables/{table}")).text
            assert secret not in body and root not in body

    run(check())


PATHS = ["/api/games", "/api/tables", "/api/lookup", "/api/join", "/api/qr", "/protocol.json", "/", "/healthz"]
PATHS += ["/api/games/molly/text/it", "/api/games/molly/rules/it", "/api/games/molly/view"]
PATHS += ["/readyz", "/metrics", "/api/tables/{t}", "/api/tables/{t}/updates", "/api/tables/{t}/commands"]
PATHS += ["/api/tables/{t}/record", "/api/tables/{t}/fairness", "/api/tables/{t}/replay", "/api/tables/{t}/analysis"]
PATHS += ["/api/tables/{t}/socket", "/api/tables/%00", "/api/tables/..%2f", "/api//tables", "/t/x", "/%ff"]
QUERIES = ["", "?seat=1", "?seat=9", "?seat=%00", "?since=-1", "?since=1e9", "?since=99999999999999999999", "?wait=x"]
QUERIES += ["?seat=1&seat=2", "?since=0&wait=0", "?" + "a=b&" * 50]
METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"]
BODIES = [b"", b"{}", b"null", b"[]", b'"x"', b"\xff\xfe", b"{" * 5000, b"[" * 5000, b'{"game":"molly","seats":[]}']
BODIES += [
    b'{"game":"molly","seats":[{"kind":"me"}]}',
    b'{"code":"AAAAAA"}',
    b'{"code":"\\u0000\\u0000\\u0000\\u0000"}',
]
BODIES += [b'{"table":"x","secret":"yyyy"}', b'{"text":""}', b'{"text":"' + b"x" * 299 + b'"}', b"x" * 20_000]
BODIES += [b'{"game":"molly","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"first":"9"}}']


def test_no_request_breaks_the_server(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, visitors = await seated(house, "molly", 2)
            rng = random.Random(12)
            askers = [visitors[0], house.visitor()]
            for _ in range(EXAMPLES):
                await one_request(rng.choice(askers), table, rng)
            assert (await visitors[0].get(f"/api/tables/{table}"))["phase"] == "playing"

    run(check())


async def one_request(visitor: Any, table: str, rng: random.Random) -> None:
    path = rng.choice(PATHS).replace("{t}", rng.choice([table, "x", "../x"])) + rng.choice(QUERIES)
    method = rng.choice(METHODS)
    body = rng.choice(BODIES) if method in ("POST", "PUT", "PATCH") else None
    response = await visitor.http.request(method, path, content=body)
    assert response.status_code < 500, (method, path, body, response.text)
    assert response.headers["content-security-policy"]


def test_sockets_answer_nonsense(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            url = f"{house.address.replace('http', 'ws')}/api/tables/{table}/socket"
            async with connect(url, additional_headers={"cookie": f"tana={host.key}"}) as socket:
                await socket.recv()
                for nonsense in ("", "x", "{}", "[]", '{"kind":"fly","id":"1"}', "\u0000", "[" * 3000, b"\xff\x00"):
                    await socket.send(nonsense)
                    answer = await answer_on(socket)
                    assert (answer["kind"], answer["code"]) == ("refused", "bad-request")
                await socket.send('{"kind":"ping","id":"still-here"}')
                assert (await answer_on(socket))["kind"] == "pong"
            for query in ("seat=9", "since=x", "seat=2", "protocol=one"):
                async with connect(f"{url}?{query}", additional_headers={"cookie": f"tana={host.key}"}) as socket:
                    assert json.loads(await socket.recv())["kind"] == "refused"

    run(check())


async def answer_on(socket: ClientConnection) -> Any:
    """The next frame that is not a presence frame, since those may come at any time."""
    while (frame := json.loads(await socket.recv()))["kind"] == "presence":
        continue
    return frame


def test_the_schema_describes_what_is_sent(run: Runner, tmp_path: Path) -> None:
    """Every frame of a real game matches the published JSON Schema."""
    jsonschema = pytest.importorskip("jsonschema_rs")

    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            schema = await host.get("/protocol.json")
            assert schema == wire.schema()
            frame_schema = {**schema["properties"]["frame"], "$defs": schema["$defs"]}
            validator = jsonschema.validator_for(frame_schema)
            frames: list[Any] = []
            made = await host.create("uly", [{"kind": "me"}, {"kind": "bot"}], settings={"timer_s": 60})
            async with host.sit(made["table"], on_frame=frames.append) as session:
                await session.ask("contribute", seat=1, random="00" * 32)
                await session.ask("start")
                await session.ask("say", seat=1, phrase="hello")
                for _ in range(3):
                    await session.until(lambda t: t["turn"] == 1)
                    await session.play(session.table["choices"][0]["action"])
            assert {frame["kind"] for frame in frames} >= {"snapshot", "update", "ack", "presence"}
            for frame in frames:
                validator.validate(frame)

    run(check())
