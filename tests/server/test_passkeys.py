"""Passkeys: made and used only with a host name, only by their owner, and once per challenge."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.datastructures import Headers

from tana.client import Refused, Visitor
from tana.server.app import Config, make_service
from tana.server.house.passkeys import CHALLENGE_MS, MOST_PASSKEYS
from tana.server.live.bot_players import BotsHere
from tana.server.live.limits import Limits
from tana.server.live.table_service import TableService
from tana.server.rate_limit import Rate
from tana.server.storage.interface import Store
from tana.server.storage.passkeys import Passkey, PasskeyStore
from tana.server.storage.people import Person
from tana.server.storage.postgres_store import PostgresStore
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.transport.security import HostPolicy
from tests.server.authenticator import Authenticator, text
from tests.server.conftest import Runner
from tests.server.engines import Postgres
from tests.server.harness import House, people, seated, serving
from tests.server.test_devices import LAPTOP
from tests.server.test_people import holder_of


def origin_of(house: House) -> str:
    return house.address.replace("127.0.0.1", "localhost")


def by_name(house: House, visitor: Visitor | None = None) -> Visitor:
    """A visitor who opens the house by its host name."""
    found = visitor or house.visitor()
    found.http.headers["host"] = origin_of(house).removeprefix("http://")
    found.http.headers["user-agent"] = LAPTOP
    return found


async def owner(house: House, device: Authenticator, name: str = "Ada") -> Visitor:
    """A visitor with a passkey."""
    visitor = by_name(house)
    await visitor.post("/api/me", {"name": name})
    asked = await visitor.post("/api/passkeys/begin", {})
    await visitor.post("/api/passkeys/add", device.make(asked, origin_of(house)))
    return visitor


async def come_back(house: House, visitor: Visitor, device: Authenticator, **more: Any) -> Any:
    asked = await visitor.post("/api/passkeys/challenge", {})
    return await visitor.post("/api/passkeys/use", {**device.answer(asked, origin_of(house)), **more})


async def refused(visitor: Visitor, path: str, body: Any, code: str) -> None:
    with pytest.raises(Refused) as found:
        await visitor.post(path, body)
    assert found.value.code == code, found.value


# --- what people do ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("counts", [True, False], ids=["counts", "synced"])
def test_a_passkey_brings_a_person_to_a_new_device(run: Runner, tmp_path: Path, counts: bool) -> None:
    async def check() -> None:
        device = Authenticator(counts)
        async with serving(tmp_path) as house:
            ada = await owner(house, device)
            table = (await ada.create("molly", people(2)))["table"]
            (line,) = (await ada.get("/api/passkeys"))["keys"]
            assert (line["host"], line["browser"], line["used"]) == ("localhost", "Firefox", 0)
            new = by_name(house)
            assert (await come_back(house, new, device))["name"] == "Ada"
            assert (await new.get(f"/api/tables/{table}"))["you"]["seats"] == [1]
            assert len((await ada.get("/api/devices"))["devices"]) == 2, "the other devices stay signed in"
            assert (await new.get("/api/passkeys"))["keys"][0]["used"] > 0
            third = by_name(house)
            await come_back(house, third, device, sign_out=True)
            assert len((await third.get("/api/devices"))["devices"]) == 1
            with pytest.raises(Refused, match="unknown-table"):
                await ada.get(f"/api/tables/{table}")
        async with serving(tmp_path) as again:
            assert (await come_back(again, by_name(again), device))["name"] == "Ada", (
                "passkeys belong to the name, not the port"
            )

    run(check())


def test_a_removed_passkey_opens_nothing(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            device, other = Authenticator(), Authenticator()
            ada, bo = await owner(house, device), await owner(house, other, "Bo")
            (line,) = (await ada.get("/api/passkeys"))["keys"]
            await refused(bo, "/api/passkeys/remove", {"id": line["id"]}, "bad-request")
            assert (await ada.post("/api/passkeys/remove", {"id": line["id"]}))["keys"] == []
            asked = await ada.post("/api/passkeys/challenge", {})
            body = device.answer(asked, origin_of(house))
            await refused(by_name(house), "/api/passkeys/use", body, "unknown-secret")
            assert (await come_back(house, by_name(house), other))["name"] == "Bo"

    run(check())


def test_deleting_a_person_deletes_their_passkeys(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            device = Authenticator()
            ada = await owner(house, device)
            await ada.post("/api/me/delete", {"sure": True})
            found = await house.service.store.people.fetch("SELECT count(*) FROM passkeys")
            assert found[0][0] == 0
            asked = await ada.post("/api/passkeys/challenge", {})
            body = device.answer(asked, origin_of(house))
            await refused(by_name(house), "/api/passkeys/use", body, "unknown-secret")

    run(check())


def test_a_browser_with_tables_is_asked_first_and_keeps_them_if_there_is_no_room(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(devices_of_a_holder=1)) as house:
            device = Authenticator()
            await owner(house, device)
            bo = by_name(house)
            table = (await bo.create("molly", people(2)))["table"]
            asked = await bo.post("/api/passkeys/challenge", {})
            body = device.answer(asked, origin_of(house))
            await refused(bo, "/api/passkeys/use", body, "not-now")
            await refused(bo, "/api/passkeys/use", {**body, "replace": True}, "full")
            assert (await bo.get(f"/api/tables/{table}"))["you"]["seats"] == [1]
            assert (await come_back(house, bo, device, replace=True, sign_out=True))["name"] == "Ada"

    run(check())


# --- where passkeys do not work ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "public", "secure", "offered"),
    [
        ("localhost:8470", "", False, "yes"),
        ("127.0.0.1:8470", "", False, "address"),
        ("192.168.1.9:8470", "", True, "address"),
        ("[::1]:8470", "", True, "address"),
        ("house.local:8470", "", False, "insecure"),
        ("house.local:8470", "", True, "yes"),
        ("127.0.0.1:8470", "https://tana.example", True, "yes"),
        ("127.0.0.1:8470", "http://tana.example", False, "insecure"),
        ("127.0.0.1:8470", "https://203.0.113.7/tana", True, "address"),
        ("localhost.evil.example", "", False, "insecure"),
    ],
)
def test_only_a_host_name_with_tls_has_passkeys(host: str, public: str, secure: bool, offered: str) -> None:
    found, place = HostPolicy(public, secure).passkeys(Headers({"host": host}))
    assert found == offered
    if public == "https://tana.example":
        assert (place.name, place.origin) == ("tana.example", "https://tana.example")


def test_at_a_bare_address_none_is_made_and_none_is_used(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            device = Authenticator()
            ada = await owner(house, device)
            asked = await ada.post("/api/passkeys/challenge", {})
            made = await ada.post("/api/passkeys/begin", {})
            del ada.http.headers["host"]
            shown = await ada.get("/api/passkeys")
            assert (shown["offered"], shown["host"], len(shown["keys"])) == ("address", "", 1)
            for path, body in (
                ("begin", {}),
                ("challenge", {}),
                ("add", device.make(made, house.address)),
                ("use", device.answer(asked, house.address)),
            ):
                await refused(ada, f"/api/passkeys/{path}", body, "not-now")

    run(check())


# --- attacks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"page": "https://evil.example"},
        {"host": "evil.example"},
        {"type": "webauthn.create"},
        {"challenge": text(b"x" * 56)},
        {"key": ec.generate_private_key(ec.SECP256R1())},
    ],
    ids=["origin", "host", "type", "challenge", "key"],
)
def test_a_forged_answer_opens_nothing(run: Runner, tmp_path: Path, change: dict[str, Any]) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            device = Authenticator()
            await owner(house, device)
            thief = by_name(house)
            asked = await thief.post("/api/passkeys/challenge", {})
            await refused(
                thief, "/api/passkeys/use", device.answer(asked, origin_of(house), **change), "unknown-secret"
            )
            assert thief.key is None

    run(check())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"page": "https://evil.example"}, "bad-request"),
        ({"host": "evil.example"}, "bad-request"),
        ({"type": "webauthn.get"}, "bad-request"),
        ({"format": "tpm"}, "bad-request"),
        ({"challenge": text(b"x" * 56)}, "unknown-secret"),
    ],
    ids=["origin", "host", "type", "attestation", "challenge"],
)
def test_a_forged_passkey_is_not_kept(run: Runner, tmp_path: Path, change: dict[str, Any], code: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada = by_name(house)
            await ada.post("/api/me", {"name": "Ada"})
            asked = await ada.post("/api/passkeys/begin", {})
            body = Authenticator().make(asked, origin_of(house), **change)
            await refused(ada, "/api/passkeys/add", body, code)
            assert (await ada.get("/api/passkeys"))["keys"] == []

    run(check())


def test_a_challenge_is_good_once_for_its_purpose_and_person_and_for_a_while(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        later = [0]
        config = Config(tmp_path / "tana.db", compile=False)
        service = make_service(config, bots=BotsHere())
        clock = service.clock
        service = TableService(service.store, service.bus, service.bots, clock=lambda: clock() + later[0])
        async with serving(tmp_path, service=service) as house:
            device, origin = Authenticator(), origin_of(house)
            ada, bo = await owner(house, device), await owner(house, Authenticator(), "Bo")
            asked = await ada.post("/api/passkeys/begin", {})
            await refused(bo, "/api/passkeys/add", Authenticator().make(asked, origin), "unknown-secret")
            await refused(by_name(house), "/api/passkeys/use", device.answer(asked, origin), "unknown-secret")
            asked = await ada.post("/api/passkeys/challenge", {})
            forged = Authenticator().make({**asked, "user": ""}, origin)
            await refused(ada, "/api/passkeys/add", forged, "unknown-secret")
            body = device.answer(asked, origin)
            await by_name(house).post("/api/passkeys/use", body)
            await refused(by_name(house), "/api/passkeys/use", body, "unknown-secret")
            late = device.answer(await ada.post("/api/passkeys/challenge", {}), origin)
            later[0] = CHALLENGE_MS
            await refused(by_name(house), "/api/passkeys/use", late, "unknown-secret")

    run(check())


def test_a_copied_authenticator_is_noticed(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            device = Authenticator()
            await owner(house, device)
            copy = Authenticator(keys=dict(device.keys), counter=device.counter)
            for _ in range(3):
                await come_back(house, by_name(house), device, sign_out=True)
            asked = await by_name(house).post("/api/passkeys/challenge", {})
            body = copy.answer(asked, origin_of(house))
            await refused(by_name(house), "/api/passkeys/use", body, "unknown-secret")

    run(check())


def test_nobody_registers_the_passkey_of_somebody_else(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            device = Authenticator()
            await owner(house, device)
            bo = by_name(house)
            await bo.post("/api/me", {"name": "Bo"})
            asked = await bo.post("/api/passkeys/begin", {})
            body = Authenticator().make(asked, origin_of(house), id=next(iter(device.keys)))
            await refused(bo, "/api/passkeys/add", body, "bad-request")
            assert (await come_back(house, by_name(house), device))["name"] == "Ada"

    run(check())


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"id": "x" * 43},
        {"id": "x" * 43, "client_data": "!", "attestation": "x"},
        {"id": "x" * 43, "client_data": "e30", "attestation": "x" * 13_000},
        {"id": "x" * 2_000, "client_data": "e30", "attestation": "e30"},
        {"id": "x" * 43, "client_data": text(b'{"challenge": 5}'), "attestation": "e30"},
        {"id": "x" * 43, "client_data": text(b"[" * 9_000), "attestation": "e30"},
        {"id": "x" * 43, "client_data": text(b'{"challenge": "a"}'), "attestation": "e30"},
    ],
)
def test_what_is_no_passkey_is_refused(run: Runner, tmp_path: Path, body: dict[str, str]) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada = by_name(house)
            await ada.post("/api/me", {"name": "Ada"})
            with pytest.raises(Refused) as found:
                await ada.post("/api/passkeys/add", body)
            assert found.value.code in ("bad-request", "unknown-secret")

    run(check())


def test_garbage_with_a_good_challenge_is_refused(run: Runner, tmp_path: Path) -> None:
    """Garbage that reaches the attestation parser is always refused."""

    async def check() -> None:
        async with serving(tmp_path) as house:
            ada = by_name(house)
            await ada.post("/api/me", {"name": "Ada"})
            for garbage in (
                b"",
                b"\x00",
                b"\xa0",
                b"\x81" * 3_000,
                b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x41x",
            ):
                asked = await ada.post("/api/passkeys/begin", {})
                body = Authenticator().make(asked, origin_of(house))
                await refused(ada, "/api/passkeys/add", {**body, "attestation": text(garbage) or "AA"}, "bad-request")

    run(check())


def test_strangers_have_no_passkeys_and_cannot_make_any(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            stranger = by_name(house)
            assert await stranger.get("/api/passkeys") == {"offered": "yes", "host": "localhost", "keys": []}
            await refused(stranger, "/api/passkeys/begin", {}, "not-allowed")
            await refused(stranger, "/api/passkeys/remove", {"id": "x" * 43}, "not-allowed")

    run(check())


def test_passkeys_are_counted(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada = by_name(house)
            await ada.post("/api/me", {"name": "Ada"})
            for _ in range(MOST_PASSKEYS):
                asked = await ada.post("/api/passkeys/begin", {})
                await ada.post("/api/passkeys/add", Authenticator().make(asked, origin_of(house)))
            assert len(asked["known"]) == MOST_PASSKEYS - 1
            await refused(ada, "/api/passkeys/begin", {}, "full")
        async with serving(tmp_path, limits=Limits(passkey=Rate(2, 600), wrong_secret=Rate(2, 600))) as house:
            device, thief = Authenticator(), by_name(house)
            device.make({"host": "localhost", "user": "AAAA", "challenge": ""}, "")
            for code in ("unknown-secret", "unknown-secret", "limit"):
                body = device.answer({"challenge": text(b"x" * 56)}, origin_of(house))
                await refused(thief, "/api/passkeys/use", body, code)
            for _ in range(2):
                await thief.post("/api/passkeys/challenge", {})
            await refused(thief, "/api/passkeys/challenge", {}, "limit")

    run(check())


def test_nothing_about_passkeys_names_a_person(run: Runner, tmp_path: Path) -> None:
    """User handles that the server gives to authenticators appear in no other answer."""

    async def check() -> None:
        async with serving(tmp_path) as house:
            _, (ada, _) = await seated(house, "molly", 2)
            by_name(house, ada)
            asked = await ada.post("/api/passkeys/begin", {})
            await ada.post("/api/passkeys/add", Authenticator().make(asked, origin_of(house)))
            assert holder_of(ada) not in str(asked) + str(await ada.get("/api/passkeys"))
            assert (await ada.post("/api/passkeys/begin", {}))["user"] == asked["user"]

    run(check())


# --- stores ------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        yield SqliteStore(tmp_path / "passkeys.db")
    else:
        engine: Postgres = request.getfixturevalue("postgres")
        yield PostgresStore(engine.new_database())


def test_every_store_keeps_passkeys(run: Runner, store: Store) -> None:
    async def check() -> None:
        kept = PasskeyStore(store.people)
        one = Passkey("one", "a" * 64, "tana.example", b"\x00\xff", 0, "Firefox", "Linux", 5, 0)
        assert await kept.add(one) and not await kept.add(one)
        assert await kept.find("one") == one and await kept.find("two") is None
        assert await kept.of("a" * 64) == [one] and await kept.of("b" * 64) == []
        assert await kept.use("one", 0, 6) and await kept.use("one", 4, 7)
        assert not await kept.use("one", 4, 8) and not await kept.use("one", 0, 8), "a counter must increase"
        found = await kept.find("one")
        assert found is not None and (found.counter, found.used) == (4, 7)
        assert not await kept.remove("b" * 64, "one") and await kept.remove("a" * 64, "one")
        await kept.add(one)
        await store.people.keep(Person("a" * 64, "Ada"))
        await store.people.forget("a" * 64)
        assert await kept.of("a" * 64) == []
        await store.close()

    run(check())
