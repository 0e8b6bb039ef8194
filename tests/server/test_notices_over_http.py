"""Notifications over HTTP at a real table, and a server that is killed during delivery."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tana.client import Visitor
from tana.server.app import Config, make_service
from tana.server.house import notifier
from tana.server.live.bot_players import BotsHere
from tests.server.conftest import Runner
from tests.server.effort import effort
from tests.server.engines import free_port
from tests.server.harness import House, seated, serving, soon
from tests.server.receivers import Receiver, receiving

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = "https://tana.example"
KILLS = effort("TANA_NOTICE_KILLS", 3, 100)


async def subscribe(http: httpx.AsyncClient, receiver: Receiver) -> dict[str, str]:
    made = receiver.subscribe()
    body = {"channel": "push", "address": made["endpoint"], "p256dh": made["p256dh"], "auth": made["auth"]}
    answer = await http.post("/api/notices/add", json=body)
    assert answer.status_code == 200, answer.text
    return made


def pushed(receiver: Receiver, made: dict[str, str]) -> list[Any]:
    return [one["message"]["notification"] for one in receiver.received() if one.get("id") == made["id"]]


def test_a_move_at_a_real_table_notifies_the_next_player(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "GRACE_MS", 0)
    monkeypatch.setattr(notifier, "TICK_SECONDS", 0.05)

    async def check(receiver: Receiver) -> None:
        where = {"notice_url": PUBLIC, "notice_inside": frozenset({receiver.host})}
        config = Config(database=tmp_path / "tana.db", bot_pace=0.0, compile=False, **where)  # type: ignore[arg-type]
        service = make_service(config, bots=BotsHere())
        async with serving(tmp_path, service=service, **where) as house:
            table, (ada, bo) = await seated(house, "molly", 2)
            assert (await ada.get("/api/notices"))["push_key"]
            made = [await subscribe(one.http, receiver) for one in (ada, bo)]
            shown = await ada.get(f"/api/tables/{table}")
            first = shown["turn"] - 1
            mover, other = (ada, bo)[first], (ada, bo)[1 - first]
            while (now := await mover.get(f"/api/tables/{table}", seat=first + 1))["turn"] == first + 1:
                action = now["choices"][0]["action"]
                await mover.command(table, "play", seat=first + 1, seq=now["seq"], action=action)
            await soon(lambda: len(pushed(receiver, made[1 - first])) == 1)
            assert pushed(receiver, made[first]) == [], "turns that began before are not announced"
            answer = await other.http.post(f"/api/tables/{table}/look", json={"visible": True})
            assert answer.status_code == 200 and answer.json()["seconds"] > 0
            assert receiver.rejected() == []
            await strangers(house, table)

    with receiving() as receiver:
        run(check(receiver))


async def strangers(house: House, table: str) -> None:
    """Strangers can read the public key, but nothing else."""
    async with house.browser() as http:
        assert (await http.get("/api/notices")).json()["channels"] == []
        hook = {"channel": "ntfy", "address": "https://ntfy.sh/x"}
        assert (await http.post("/api/notices/add", json=hook)).status_code == 403
        assert (await http.post(f"/api/tables/{table}/look", json={"visible": True})).status_code == 403
    stranger = house.visitor()
    await stranger.create("molly", [{"kind": "me", "name": "Zoe"}, {"kind": "remote"}])
    http = stranger.http
    assert (await http.post(f"/api/tables/{table}/look", json={"visible": True})).status_code == 404
    assert (await http.post("/api/notices/test", json={"id": "0" * 32})).status_code == 400
    for address in ("http://127.0.0.1:1/x", "https://localhost/x", "https://ntfy.sh/" + "x" * 2000):
        assert (await http.post("/api/notices/add", json={**hook, "address": address})).status_code == 400
    assert (await http.post("/api/notices/add", content=b"x" * 20_000)).status_code in (413, 429)
    assert (await http.post("/api/notices/add", json=hook)).status_code == 200
    (line,) = (await http.get("/api/notices")).json()["channels"]
    assert line["host"] == "ntfy.sh" and "x" not in json.dumps(line).replace("ntfy", ""), "the address is secret"


def test_without_a_public_address_there_is_no_push(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada = house.visitor()
            await ada.create("molly", [{"kind": "me", "name": "Ada"}, {"kind": "remote"}])
            assert (await ada.get("/api/notices"))["push_key"] is None
            body = {"channel": "push", "address": "https://push.example/x", "p256dh": "A", "auth": "A"}
            assert (await ada.http.post("/api/notices/add", json=body)).status_code == 400

    run(check())


@dataclass
class Mortal:
    """A server that delivers notifications without delay, and can be killed and restarted."""

    database: Path
    receiver: Receiver
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start the server; claims of a killed one expire after a second."""
        where = [str(self.port), str(self.database), self.receiver.host, "1000"]
        command = [sys.executable, "-m", "tests.e2e.notice_server", *where]
        self.process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL)
        await soon(lambda: self.says("/readyz", ""))

    def kill(self) -> None:
        """Kill the server."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    async def says(self, path: str, text: str) -> bool:
        """Whether the server answers a request with this text."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=None) as http:
            try:
                answer = await http.get(path)
            except httpx.HTTPError:
                return False
        return answer.status_code == 200 and text in answer.text

    async def idle(self) -> None:
        """Wait until the outbox is empty."""
        await soon(lambda: self.says("/metrics", "tana_notifications_waiting 0.0"))

    def house(self) -> House:
        return House(f"http://127.0.0.1:{self.port}", None)  # type: ignore[arg-type]


async def two_people(house: House) -> tuple[Visitor, Visitor, str]:
    """Make a table that its host may start."""
    host, guest = house.visitor(), house.visitor()
    made = await host.create("molly", [{"kind": "me", "name": "Ada"}, {"kind": "remote"}])
    await guest.join_path(made["path"], name="Bo")
    return host, guest, made["table"]


@pytest.mark.parametrize(("mode", "delivered"), [("hang", 1), ("accept-then-hang", 2)])
def test_a_server_killed_while_it_delivers_delivers_after_its_restart(
    run: Runner, tmp_path: Path, mode: str, delivered: int
) -> None:
    """A message that the push service had not accepted before a `kill -9` is sent after the restart. If the server was
    killed before it could record the acceptance, the message is sent once more, with the same tag and topic."""

    async def check(receiver: Receiver) -> None:
        server = Mortal(tmp_path / "tana.db", receiver)
        await server.start()
        try:
            house = server.house()
            host, guest, table = await two_people(house)
            subscriptions = [await subscribe(one.http, receiver) for one in (host, guest)]
            receiver.control(mode=mode)
            await host.command(table, "start")
            await soon(lambda: receiver.begun() == 1)
            server.kill()
            receiver.control(mode="accept")
            await server.start()
            await soon(lambda: len(receiver.received()) == delivered)
            await server.idle()
            shown = [shown for one in subscriptions for shown in pushed(receiver, one)]
            assert len(shown) == delivered and shown[0] == shown[-1]
            for visitor in house.visitors:
                await visitor.http.aclose()
        finally:
            server.kill()

    with receiving() as receiver:
        run(check(receiver))


def test_kills_at_random_moments_lose_no_notification(run: Runner, tmp_path: Path) -> None:
    """Every turn is announced, and repeated deliveries have the same id. TANA_NOTICE_KILLS sets the number of kills."""
    rng, turns = random.Random(8), 8

    async def check(receiver: Receiver) -> None:
        server = Mortal(tmp_path / "tana.db", receiver)
        await server.start()
        try:
            house = server.house()
            tables = [await two_people(house) for _ in range(turns)]
            for host, guest, table in tables:
                for person in (host, guest):
                    hook = {"channel": "webhook", "address": f"{receiver.address}/hook/{table}"}
                    assert (await person.http.post("/api/notices/add", json=hook)).status_code == 200
            receiver.control(delay=60)
            for host, _, table in tables:
                await host.command(table, "start")
            for _ in range(KILLS):
                await asyncio.sleep(rng.uniform(0, 0.4))
                server.kill()
                await server.start()
            await soon(lambda: {one["hook"] for one in receiver.received()} == {table for _, _, table in tables})
            await server.idle()
            sent: dict[str, list[str]] = {}
            for one in receiver.received():
                sent.setdefault(one["headers"]["x-tana-delivery"], []).append(one["text"])
            assert len(sent) == turns, "one delivery per turn"
            assert all(len(set(texts)) == 1 and len(texts) <= 1 + KILLS for texts in sent.values())
            for visitor in house.visitors:
                await visitor.http.aclose()
        finally:
            server.kill()

    with receiving() as receiver:
        run(check(receiver))
