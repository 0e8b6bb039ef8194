"""People: profiles, kicks that apply to a person, recovery, privacy, and deletion."""

from __future__ import annotations

import sqlite3
import unicodedata
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tana.client import Refused, Visitor
from tana.server.app import Config, make_house, make_service
from tana.server.bus.local import LocalBus
from tana.server.house.people import People
from tana.server.house.recovery_words import new_words, words_hash
from tana.server.live.bot_players import BotsHere
from tana.server.live.limits import Limits
from tana.server.live.table_service import TableService
from tana.server.rate_limit import Rate
from tana.server.storage.interface import Store
from tana.server.storage.people import Person
from tana.server.storage.postgres_store import PostgresStore
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables import credentials
from tana.server.tables.commands.seating import tidy_name
from tana.server.tables.refusal import Refuse
from tana.text import LANGUAGES
from tests.server.conftest import Runner
from tests.server.engines import Postgres
from tests.server.harness import House, people, seated, serving
from tests.server.test_devices import second_device
from tests.server.test_upgrade import DUMP, DUMP_0_2, KEY, OVER_0_2


async def introduced(house: House, name: str, **more: Any) -> Visitor:
    """Give a visitor a profile."""
    visitor = house.visitor()
    await visitor.post("/api/me", {"name": name, **more})
    return visitor


def holder_of(visitor: Visitor) -> str:
    """The holder of a visitor's first device."""
    assert visitor.key is not None
    return credentials.key_hash(visitor.key)


# --- profiles ----------------------------------------------------------------------------------------------


def test_a_profile_is_kept_and_seen_on_every_device(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            stranger = house.visitor()
            assert (await stranger.get("/api/me"))["since"] == 0 and stranger.key is None
            ada = await introduced(house, " Ada ", animal="otter", language="it", zone="Europe/Rome")
            me = await ada.get("/api/me")
            assert (me["name"], me["animal"], me["language"], me["zone"]) == ("Ada", "otter", "it", "Europe/Rome")
            assert me["since"] > 0 and me["recovery"] == 0
            assert set(me["privacy"].values()) == {"known"}, "hidden from strangers by default"
            phone = await second_device(house, ada)
            assert await phone.get("/api/me") == me
            await phone.post("/api/me", {"name": "Ada L"})
            assert (await ada.get("/api/me"))["name"] == "Ada L"
            assert (await ada.get("/api/me"))["since"] == me["since"]
        async with serving(tmp_path) as again:
            assert (await again.visitor(ada.key).get("/api/me"))["name"] == "Ada L"

    run(check())


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Ada\u200b"},
        {"name": "\u202eada"},
        {"name": "   "},
        {"name": "\u0410da"},
        {"name": "Bo \u0391da"},
        {"name": "Ada\u0307\u200d"},
        {"name": "x" * 25},
        {"name": "Ada", "zone": "Europe/Atlantis"},
        {"name": "Ada", "language": "xx"},
        {"name": "Ada", "animal": "dragon"},
        {"name": "Ada", "holder": "0" * 64},
    ],
)
def test_a_profile_that_cannot_be_is_refused(run: Runner, tmp_path: Path, body: dict[str, str]) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            visitor = house.visitor()
            with pytest.raises(Refused) as refusal:
                await visitor.post("/api/me", body)
            assert refusal.value.code == "bad-request"
            assert visitor.key is None and (await visitor.get("/api/me"))["name"] == ""

    run(check())


@pytest.mark.parametrize("name", ["Ада", "Έλλη", "Ada Мария", "Zoë", "O’Brien", "猫 Ada", "さくらサクラ桜", "3Ada"])
def test_names_of_every_alphabet_are_welcome(name: str) -> None:
    assert tidy_name(f" {name} ") == name


# --- kicks -------------------------------------------------------------------------------------------------


async def cannot_come_back(visitor: Visitor, path: str, **how: Any) -> None:
    with pytest.raises(Refused, match="removed you"):
        await visitor.join_path(path, **how)


def test_a_spectator_who_was_sent_away_stays_away_on_every_device(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            invited = await host.command(table, "invite")
            watcher = house.visitor()
            await watcher.join_path(invited["path"], watch=True)
            phone = await second_device(house, watcher)
            await host.command(table, "kick")
            newer = (await host.command(table, "invite"))["path"]
            moves = (await guest.command(table, "invite", seat=2))["path"]
            for device in (watcher, phone):
                await cannot_come_back(device, newer, watch=True)
                await cannot_come_back(device, newer)
                await cannot_come_back(device, moves)
                with pytest.raises(Refused, match="unknown-table"):
                    await device.get(f"/api/tables/{table}")
            await house.visitor().join_path(newer, watch=True)
        async with serving(tmp_path) as again:
            await cannot_come_back(again.visitor(phone.key), newer, watch=True)

    run(check())


@pytest.mark.parametrize("to", ["remote", "bot", "here"])
def test_a_guest_whose_seat_the_host_takes_cannot_rejoin(run: Runner, tmp_path: Path, to: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, guest = house.visitor(), house.visitor()
            made = await host.create("molly", people(3))
            await guest.join_path(made["path"], name="Mallory")
            phone = await second_device(house, guest)
            await host.command(made["table"], "set-seat", seat=2, to=to)
            for device in (guest, phone):
                await cannot_come_back(device, made["path"], name="Alice")
                await cannot_come_back(device, made["path"], watch=True)
            await house.visitor().join_path(made["path"], name="Alice")

    run(check())


def test_somebody_who_leaves_by_themselves_may_return(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, guest = house.visitor(), house.visitor()
            made = await host.create("molly", people(3))
            await guest.join_path(made["path"], name="Bo")
            await guest.command(made["table"], "set-seat", seat=2, to="bot")
            await guest.join_path(made["path"], name="Bo")
            await guest.command(made["table"], "leave", seat=3)
            await guest.join_path(made["path"], name="Bo")

    run(check())


# --- recovery ----------------------------------------------------------------------------------------------


def test_words_restore_everything_and_sign_the_lost_phone_out(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            await host.post("/api/me", {"name": "Ada"})
            words = (await host.post("/api/me/recovery", {"language": "it"}))["words"]
            assert len(words) == 12 and (await host.get("/api/me"))["recovery"] > 0
            new = house.visitor()
            typed = ", ".join(words).upper()
            assert (await new.post("/api/me/restore", {"words": typed}))["name"] == "Ada"
            assert (await new.get(f"/api/tables/{table}"))["you"]["seats"] == [1]
            with pytest.raises(Refused, match="unknown-table"):
                await host.get(f"/api/tables/{table}")
            assert len((await new.get("/api/devices"))["devices"]) == 1
            third = house.visitor()
            await third.post("/api/me/restore", {"words": typed, "sign_out": False})
            assert len((await new.get("/api/devices"))["devices"]) == 2
            await new.post("/api/me/recovery", {})
            with pytest.raises(Refused, match="newer ones"):
                await house.visitor().post("/api/me/restore", {"words": typed})
        for file in tmp_path.iterdir():
            assert " ".join(words).encode() not in file.read_bytes()

    run(check())


def test_damaged_foreign_and_guessed_words_are_told_apart(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, limits=Limits(wrong_secret=Rate(4, 600))) as house:
            ada = await introduced(house, "Ada")
            words = (await ada.post("/api/me/recovery", {}))["words"]
            swapped = [words[1], words[0], *words[2:]] if words[0] != words[1] else words[::-1]
            visitor = house.visitor()
            for damaged in (words[:11], [*words[:11], "wombat"]):
                with pytest.raises(Refused) as refusal:
                    await visitor.post("/api/me/restore", {"words": " ".join(damaged)})
                assert refusal.value.code == "bad-request"
            with pytest.raises(Refused) as refusal:
                await visitor.post("/api/me/restore", {"words": " ".join(swapped)})
            assert refusal.value.code in ("bad-request", "unknown-secret"), "a checksum of 4 bits, then a lookup"
            with pytest.raises(Refused) as refusal:
                await visitor.post("/api/me/restore", {"words": " ".join(new_words("en"))})
            assert refusal.value.code == "unknown-secret"
            with pytest.raises(Refused) as refusal:
                await visitor.post("/api/me/restore", {"words": " ".join(words)})
            assert refusal.value.code == "limit"
            assert visitor.key is None

    run(check())


def test_a_browser_with_tables_is_asked_before_it_becomes_somebody_else(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada = await introduced(house, "Ada")
            words = " ".join((await ada.post("/api/me/recovery", {}))["words"])
            bo = house.visitor()
            await bo.create("molly", people(2))
            with pytest.raises(Refused, match="tables of its own"):
                await bo.post("/api/me/restore", {"words": words})
            assert (await bo.post("/api/me/restore", {"words": words, "replace": True}))["name"] == "Ada"

    run(check())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_language_work_with_and_without_accents(language: str) -> None:
    """Words as the page shows them, in another Unicode normal form, and as typed without accents or in capitals."""
    for _ in range(20):
        shown = " ".join(new_words(language))
        decomposed = unicodedata.normalize("NFKD", shown)
        plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
        assert shown == unicodedata.normalize("NFC", shown)
        assert words_hash(shown) == words_hash(decomposed) == words_hash(plain.upper())


def test_words_have_a_checksum_in_every_language() -> None:
    for language in (*LANGUAGES, "xx"):
        words = new_words(language)
        assert words_hash(" ".join(words)) == words_hash("\n".join(words).title())
        changes = [[*words[:n], "zoo", *words[n + 1 :]] for n in range(12)]
        refused = 0
        for changed in changes:
            try:
                words_hash(" ".join(changed))
            except Refuse:
                refused += 1
        assert refused >= 6, "15 of 16 single mistakes are detected"


# --- privacy -----------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        yield SqliteStore(tmp_path / "people.db")
    else:
        engine: Postgres = request.getfixturevalue("postgres")
        yield PostgresStore(engine.new_database())


def test_every_store_keeps_and_forgets_people(run: Runner, store: Store) -> None:
    async def check() -> None:
        kept = store.people
        ada = Person("a" * 64, "Ada", "otter", "it", "Europe/Rome", 17, history="everybody")
        await kept.keep(ada)
        assert await kept.find(ada.holder) == ada and await kept.find("b" * 64) is None
        await kept.keep(Person("a" * 64, "Ada L", since=99, ladder="nobody"))
        changed = await kept.find(ada.holder)
        assert changed is not None and (changed.name, changed.since, changed.ladder) == ("Ada L", 17, "nobody")
        await kept.keep_recovery(ada.holder, "hash", 5)
        await kept.keep_recovery(ada.holder, "newer", 6)
        assert await kept.recovered("hash") is None and await kept.recovered("newer") == ada.holder
        assert await kept.recovery_made(ada.holder) == 6 and await kept.recovery_made("b" * 64) == 0
        assert not await kept.have_met(ada.holder, "b" * 64)
        await kept.forget(ada.holder)
        await kept.erase_traces()
        assert await kept.find(ada.holder) is None and await kept.recovered("newer") is None
        await store.close()

    run(check())


def test_what_is_hidden_is_hidden_from_strangers(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            _, (ada, bo) = await seated(house, "molly", 2)
            cy = await introduced(house, "Cy")
            asked = People(house.service.store.people, house.service.clock)
            one, friend, stranger = holder_of(ada), holder_of(bo), holder_of(cy)

            async def may(what: Any) -> list[bool]:
                return [await asked.may_show(one, viewer, what) for viewer in (one, friend, stranger, "")]

            for what in ("presence", "history", "ladder", "statistics"):
                assert await may(what) == [True, True, False, False]
            chosen = {"presence": "nobody", "history": "everybody", "ladder": "known", "statistics": "nobody"}
            me = await ada.post("/api/me/privacy", {"privacy": chosen})
            assert me["privacy"] == chosen
            assert await may("presence") == [True, False, False, False]
            assert await may("history") == [True, True, True, True]
            assert await may("ladder") == [True, True, False, False]
            await ada.post("/api/me", {"name": "Ada"})
            assert (await ada.get("/api/me"))["privacy"] == chosen, "changing the name does not change privacy"
            assert not await asked.may_show("", "", "history")

    run(check())


# --- deletion ----------------------------------------------------------------------------------------------


def traces(folder: Path, *secrets: str) -> list[str]:
    """Those of these texts that are in any part of any file in a folder."""
    content = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
    return [secret for secret in secrets if secret.encode() in content]


def test_nothing_leads_back_to_somebody_who_was_deleted(run: Runner, tmp_path: Path) -> None:
    """The whole database is searched: tables, free pages and the write-ahead log."""

    async def check() -> None:
        async with serving(tmp_path) as house:
            name = "Zerbinetta"
            ada, bo = house.visitor(), house.visitor()
            made = await ada.create(
                "molly", [{"kind": "me", "name": name}, {"kind": "remote"}], settings={"chat": "free"}
            )
            table = made["table"]
            await ada.post("/api/me", {"name": name})
            await bo.join_path(made["path"], name="Bo")
            phone = await second_device(house, ada)
            await ada.command(table, "invite", seat=1)
            await ada.command(table, "start")
            await ada.command(table, "say", seat=1, text="I live in Arenzano")
            await bo.command(table, "say", seat=2, text=f"hello {name}!")
            await ada.post("/api/notices/quiet", {"quiet": {"zone": "Asia/Kathmandu", "begins": 0, "ends": 60}})
            hook = {"channel": "ntfy", "address": "https://ntfy.example/zerbi-topic"}
            await ada.post("/api/notices/add", hook)
            words = (await ada.post("/api/me/recovery", {}))["words"]
            await ada.post("/api/devices/pass", {})
            alone = (await ada.create("uly", [{"kind": "me", "name": name}, {"kind": "bot"}]))["table"]
            assert ada.key is not None and phone.key is not None
            found = [name, holder_of(ada), credentials.key_hash(phone.key), "Arenzano", "Kathmandu", "zerbi-topic"]
            found.append(words_hash(" ".join(words)))
            assert traces(tmp_path, *found) == found, "the search can find them"
            with pytest.raises(Refused, match="confirm"):
                await ada.post("/api/me/delete", {"sure": False})
            await ada.post("/api/me/delete", {"sure": True})
            assert traces(tmp_path, *found) == []
            seen = await bo.get(f"/api/tables/{table}")
            assert seen["seats"][0]["kind"] == "bot" and name not in str(seen)
            assert [line["text"] for line in seen["chat"]] == ["…", "hello …!"]
            with pytest.raises(Refused):
                await house.visitor().post("/api/me/restore", {"words": " ".join(words)})
            for device in (house.visitor(ada.key), phone):
                assert (await device.get("/api/me"))["since"] == 0
                for place in (table, alone):
                    with pytest.raises(Refused, match="unknown-table"):
                        await device.get(f"/api/tables/{place}")
        assert traces(tmp_path, *found) == []
        async with serving(tmp_path) as again:
            assert (await again.visitor(bo.key).get(f"/api/tables/{table}"))["seq"] == seen["seq"]

    run(check())


def test_features_of_the_house_forget_too(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        config = Config(tmp_path / "tana.db", compile=False)
        service: TableService = make_service(config, bus=LocalBus(), bots=BotsHere())
        house = make_house(config, service)
        forgotten: list[str] = []

        async def hook(holder: str) -> None:
            forgotten.append(holder)

        house.people.forget_hooks.append(hook)
        await house.people.forget("a" * 64)
        assert forgotten == ["a" * 64]
        await service.store.close()

    run(check())


@pytest.mark.parametrize(("dump", "key"), [(DUMP, KEY), (DUMP_0_2, OVER_0_2[1])], ids=["0.1", "0.2"])
def test_somebody_from_an_older_release_can_be_deleted(run: Runner, tmp_path: Path, dump: Path, key: str) -> None:
    with closing(sqlite3.connect(tmp_path / "tana.db")) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    assert traces(tmp_path, credentials.key_hash(key))

    async def check() -> None:
        async with serving(tmp_path) as house:
            visitor = house.visitor(key)
            assert (await visitor.get("/api/me"))["privacy"]["history"] == "known"
            await visitor.post("/api/me/delete", {"sure": True})
        assert traces(tmp_path, credentials.key_hash(key)) == []

    run(check())
