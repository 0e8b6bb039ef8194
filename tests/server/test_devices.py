"""Devices: listing them, carrying seats, signing out, and attempts to use other people's devices."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tana.client import Refused, Visitor
from tana.server.app import Config, make_service
from tana.server.bus.local import LocalBus
from tana.server.live.bot_players import BotsHere
from tana.server.live.devices import Devices
from tana.server.live.limits import Limits
from tana.server.rate_limit import Rate
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables import credentials
from tana.server.transport.user_agent import browser_of
from tests.server.conftest import Runner
from tests.server.harness import House, people, seated, serving

LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/1 Safari/604.1"


async def devices_of(visitor: Visitor) -> list[Any]:
    found: list[Any] = (await visitor.get("/api/devices"))["devices"]
    return found


async def second_device(house: House, first: Visitor) -> Visitor:
    """Another browser of the same holder."""
    offered = await first.post("/api/devices/pass", {})
    second = house.visitor()
    second.http.headers["user-agent"] = PHONE
    await second.post("/api/devices/carry", {"code": offered["code"]})
    return second


async def served(visitor: Visitor, table: str) -> bool:
    try:
        return bool((await visitor.get(f"/api/tables/{table}"))["you"]["seats"])
    except Refused as refusal:
        assert refusal.code == "unknown-table"
        return False


# --- what people do ----------------------------------------------------------------------------------------


def test_seats_are_carried_to_another_device(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            phone = await second_device(house, host)
            assert phone.key not in (None, host.key)
            async with host.sit(table) as here, phone.sit(table) as there:
                assert here.table["you"] == there.table["you"]
                player = here if here.table["turn"] == 1 else None
                if player is not None:
                    await there.play(there.table["choices"][0]["action"])
                    await here.until(lambda frame: frame["seq"] == there.table["seq"])
            lines = await devices_of(phone)
            assert [line["here"] for line in lines].count(True) == 1 and len(lines) == 2
            assert {(line["browser"], line["system"]) for line in lines if line["here"]} == {("Safari", "iPhone")}
            assert [one["table"] for one in (await phone.get("/api/tables"))["tables"]] == [table]
        async with serving(tmp_path) as again:
            assert await served(again.visitor(phone.key), table), "after a restart too"

    run(check())


def test_a_typed_code_is_read_as_people_write(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            await host.create("molly", people(2))
            offered = await host.post("/api/devices/pass", {})
            assert offered["path"] == f"/#/carry/{offered['code']}" and offered["seconds"] == 300
            typed = "-".join(offered["code"].lower()[n : n + 4] for n in (0, 4, 8))
            assert len((await house.visitor().post("/api/devices/carry", {"code": typed}))["devices"]) == 2

    run(check())


@pytest.mark.parametrize("where", ["here", "there", "everywhere"])
def test_signing_out(run: Runner, tmp_path: Path, where: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            phone = await second_device(house, host)
            (there,) = [line["id"] for line in await devices_of(host) if not line["here"]]
            body = {"here": {}, "there": {"device": there}, "everywhere": {"everywhere": True}}[where]
            host_key, phone_key = host.key, phone.key
            left = await host.post("/api/devices/sign-out", body)
            assert len(left["devices"]) == (1 if where == "there" else 0)
            assert (host.key is None) == (where != "there"), "the browser forgets its key"
            assert await served(house.visitor(host_key), table) == (where == "there")
            assert await served(house.visitor(phone_key), table) == (where == "here")
            assert await served(guest, table)

    run(check())


@pytest.mark.parametrize("way", ["socket", "http"])
def test_signing_out_revokes_links_to_seats(run: Runner, tmp_path: Path, way: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            phone = await second_device(house, host)
            if way == "http":
                link = (await phone.command(table, "invite", seat=1))["path"]
            else:
                async with phone.sit(table) as session:
                    link = (await session.ask("invite", seat=1))["path"]
            (there,) = [line["id"] for line in await devices_of(host) if not line["here"]]
            await host.post("/api/devices/sign-out", {"device": there})
            for path in ("/api/lookup", "/api/join"):
                with pytest.raises(Refused, match="unknown-secret"):
                    body = {"table": table, "secret": link.partition("#s=")[2]}
                    await house.visitor().post(path, body)
            own = (await host.command(table, "invite", seat=1))["path"]
            assert (await house.visitor().join_path(own))["you"]["seats"] == [1]

    run(check())


def test_a_browser_with_tables_of_its_own_is_asked_first(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            offered = await host.post("/api/devices/pass", {})
            with pytest.raises(Refused, match="not-now"):
                await guest.post("/api/devices/carry", {"code": offered["code"]})
            left = house.visitor(guest.key)
            assert (await guest.get(f"/api/tables/{table}"))["you"]["seats"] == [2]
            await guest.post("/api/devices/carry", {"code": offered["code"], "replace": True})
            assert (await guest.get(f"/api/tables/{table}"))["you"]["seats"] == [1]
            assert not await served(left, table), "its previous key has been signed out"

    run(check())


def test_browsers_are_called_by_their_names() -> None:
    assert browser_of(LAPTOP) == ("Firefox", "Linux")
    assert browser_of(PHONE) == ("Safari", "iPhone")
    chrome = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"
    assert browser_of(chrome) == ("Chrome", "Android")
    assert browser_of("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0") == ("Edge", "Windows")
    assert browser_of("<script>") == ("", "")


# --- attacks -----------------------------------------------------------------------------------------------


def test_codes_are_kept_as_hashes(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            await host.create("molly", people(2))
            code = (await host.post("/api/devices/pass", {}))["code"]
            phone = await second_device(house, host)
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert code.encode() not in stored and str(phone.key).encode() not in stored
        assert credentials.key_hash(str(phone.key)).encode() in stored

    run(check())


def test_a_code_is_used_once(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            await host.create("molly", people(2))
            code = (await host.post("/api/devices/pass", {}))["code"]
            thieves = [house.visitor() for _ in range(6)]
            tries = [thief.post("/api/devices/carry", {"code": code}) for thief in thieves]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(one, Refused) and one.code == "unknown-secret" for one in found) == 5
            assert len(await devices_of(host)) == 2

    run(check())


def test_a_code_does_not_outlive_its_time_or_the_next_one(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        now = [1_000_000]
        service = make_service(Config(database=tmp_path / "tana.db"), bots=BotsHere())
        service.devices.clock = lambda: now[0]
        async with serving(tmp_path, service=service) as house:
            host = house.visitor()
            await host.create("molly", people(2))
            first = (await host.post("/api/devices/pass", {}))["code"]
            second = (await host.post("/api/devices/pass", {}))["code"]
            now[0] += credentials.PASS_MS + 1
            for code in (first, second):
                with pytest.raises(Refused, match="unknown-secret"):
                    await house.visitor().post("/api/devices/carry", {"code": code})
            assert len(await devices_of(host)) == 1

    run(check())


def test_guessed_codes_are_counted_before_anything_is_looked_up(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(wrong_secret=Rate(3, 60))) as house:
            host, guesser = house.visitor(), house.visitor()
            await host.create("molly", people(2))
            code = (await host.post("/api/devices/pass", {}))["code"]
            looked_up = 0
            use = house.service.store.devices.use_pass

            async def counted(secret: str, device: Any) -> str | None:
                nonlocal looked_up
                looked_up += 1
                return await use(secret, device)

            house.service.store.devices.use_pass = counted  # type: ignore[method-assign]
            said = []
            for _ in range(8):
                with pytest.raises(Refused) as found:
                    await guesser.post("/api/devices/carry", {"code": credentials.new_pass()})
                said.append(found.value.code)
            assert said == ["unknown-secret"] * 3 + ["limit"] * 5 and looked_up == 3
            with pytest.raises(Refused, match="limit"):
                await guesser.post("/api/devices/carry", {"code": code})

    run(check())


def test_a_device_that_was_signed_out_does_no_more_on_an_open_socket(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            stolen = await second_device(house, host)
            address = f"{house.address.replace('http', 'ws')}/api/tables/{table}/socket"
            async with connect(address, additional_headers={"cookie": f"tana={stolen.key}"}) as socket:
                assert json.loads(await socket.recv())["kind"] == "snapshot"
                (line,) = [line for line in await devices_of(host) if not line["here"]]
                before = (await host.get(f"/api/tables/{table}"))["seq"]
                await host.post("/api/devices/sign-out", {"device": line["id"]})
                told: list[Any] = []
                with contextlib.suppress(ConnectionClosed):
                    await socket.send(json.dumps({"kind": "say", "id": "x", "seat": 1, "phrase": "hello"}))
                with pytest.raises(ConnectionClosed):
                    while True:
                        told.append(json.loads(await socket.recv()))
                assert told[-1] == {"kind": "bye", "reason": "signed-out"} and socket.close_code == 4001
            with pytest.raises(Refused, match="not-allowed"):
                await stolen.post("/api/devices/pass", {})
            with pytest.raises(Refused, match="unknown-table"):
                await stolen.command(table, "say", seat=1, phrase="hello")
            assert (await host.get(f"/api/tables/{table}"))["seq"] == before
            assert await served(guest, table)

    run(check())


def test_signing_out_in_the_middle_of_coming_in(run: Runner, tmp_path: Path) -> None:
    """A device is looked up, then signed out, and only then is its socket attached to the table."""

    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            stolen = await second_device(house, host)
            key = credentials.key_hash(str(stolen.key))
            holder = credentials.key_hash(str(host.key))
            service = house.service
            come_in = service.connect

            async def later(*arguments: Any) -> None:
                await service.devices.end(holder, [key])
                await come_in(*arguments)

            service.connect = later  # type: ignore[method-assign]
            with pytest.raises(Refused):
                async with stolen.sit(table) as session:
                    await session.until(lambda _: False)

    run(check())


def test_devices_of_others_cannot_be_signed_out_or_seen(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            (line,) = await devices_of(host)
            with pytest.raises(Refused, match="bad-request"):
                await guest.post("/api/devices/sign-out", {"device": line["id"]})
            assert await served(host, table)
            assert line["id"] not in [one["id"] for one in await devices_of(guest)]
            assert str(host.key) not in json.dumps(line)
            stranger = house.visitor(credentials.new_key())
            assert await devices_of(stranger) == []
            for path in ("pass", "sign-out"):
                with pytest.raises(Refused, match="not-allowed"):
                    await stranger.post(f"/api/devices/{path}", {})
            response = await host.http.post(
                "/api/devices/sign-out", json={"everywhere": True}, headers={"origin": "https://evil.example"}
            )
            assert response.status_code == 403 and await served(host, table)

    run(check())


def test_nobody_has_any_number_of_devices(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(devices_of_a_holder=2, device_pass=Rate(4, 60))) as house:
            host = house.visitor()
            await host.create("molly", people(2))
            await second_device(house, host)
            with pytest.raises(Refused, match="full"):
                await second_device(house, host)
            answers = [(await host.http.post("/api/devices/pass", json={})).status_code for _ in range(4)]
            assert answers == [409, 409, 429, 429]

    run(check())


# --- several processes -------------------------------------------------------------------------------------


class Page:
    """A fake connection of a device."""

    def __init__(self, device: str) -> None:
        self.device, self.holder, self.perspective = device, "ada", None
        self.ended: list[str] = []

    def push(self, frame: bytes) -> None:
        return None

    def end(self, reason: str) -> None:
        self.ended.append(reason)


@pytest.mark.parametrize("heard", [True, False], ids=["by the bus", "from the store"])
def test_other_processes_end_its_connections(run: Runner, tmp_path: Path, heard: bool) -> None:
    async def check() -> None:
        store, bus = SqliteStore(tmp_path / "tana.db"), LocalBus()
        one, other = (
            Devices(store, line, _Tables(), Limits(), lambda: 10_000_000)  # type: ignore[arg-type]
            for line in (bus, bus if heard else LocalBus())
        )
        await other.listen()
        await one.welcome("first", "", "")
        page, own = Page("first"), Page("second")
        other.cache.sessions["t"] = _Session([page, own])  # type: ignore[assignment]
        assert await other.find("first") is not None
        await one.end("first", ["first"])
        if not heard:
            assert page.ended == []
            await other.check()
        assert page.ended == ["signed-out"] and own.ended == []
        assert await other.find("first") is None
        await store.close()

    run(check())


class _Session:
    def __init__(self, pages: list[Page]) -> None:
        self.connections = set(pages)


class _Tables:
    def __init__(self) -> None:
        self.sessions: dict[str, Any] = {}


def test_a_lookup_that_crosses_a_sign_out_is_not_remembered(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "tana.db")
        devices = Devices(store, LocalBus(), _Tables(), Limits(), lambda: 10_000_000)  # type: ignore[arg-type]
        await devices.welcome("first", "", "")
        await devices.check()
        find, found = store.devices.find, asyncio.Event()

        async def slowly(key: str) -> Any:
            device = await find(key)
            found.set()
            await asyncio.sleep(0)
            return device

        store.devices.find = slowly  # type: ignore[method-assign]
        looking = asyncio.create_task(devices.find("first"))
        await found.wait()
        await devices.end("first", ["first"])
        await looking
        assert await devices.find("first") is None
        await store.close()

    run(check())


def test_the_cookie_of_a_carried_key_is_as_safe_as_the_first(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house, house.browser() as browser:
            host = house.visitor()
            await host.create("molly", people(2))
            code = (await host.post("/api/devices/pass", {}))["code"]
            answer = await browser.post("/api/devices/carry", json={"code": code})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie
            assert answer.headers["cache-control"] == "no-store"

    run(check())
