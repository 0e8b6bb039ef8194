"""Deleting a person: every column of every table is searched afterwards, in both kinds of database."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tana.server.house.recovery_words import words_hash
from tana.server.house.results import rebuild, record
from tana.server.protocol.wire import Settings
from tana.server.storage.interface import Store
from tana.server.storage.postgres_store import PostgresStore
from tana.server.storage.results import SeatLuck, StoredResult
from tana.server.tables import credentials
from tana.server.tables.standing import Standing
from tests.server.authenticator import Authenticator
from tests.server.conftest import Runner
from tests.server.harness import play_randomly, serving, soon
from tests.server.test_devices import second_device
from tests.server.test_people import holder_of

NAME, ALIAS = "Zerbinetta", "Zerbi the Second"
TABLES = {
    "sqlite": "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
    "postgres": "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
}
WITH_HOLDERS = {
    "sqlite": "SELECT m.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c ON c.name = 'holder'",
    "postgres": "SELECT table_name FROM information_schema.columns"
    " WHERE table_schema = 'public' AND column_name = 'holder'",
}


async def everything(store: Store) -> dict[str, bytes]:
    """The content of every table of a database, as bytes that can be searched."""
    kind = "postgres" if isinstance(store, PostgresStore) else "sqlite"
    found = {}
    for (table,) in await store.people.fetch(TABLES[kind]):
        rows = await store.people.fetch(f'SELECT * FROM "{table}"')
        cells = [
            bytes(one) if isinstance(one, bytes | memoryview) else str(one).encode() for row in rows for one in row
        ]
        found[str(table)] = b"\n".join(cells)
    return found


async def holding(store: Store, *wanted: str | bytes) -> dict[str, list[str]]:
    """The tables that contain each of these texts, ignoring case."""
    content = await everything(store)
    keys = {
        one if isinstance(one, str) else one.hex(): one if isinstance(one, bytes) else one.encode() for one in wanted
    }
    return {
        name: [table for table, cells in content.items() if one in cells or one.lower() in cells.lower()]
        for name, one in keys.items()
    }


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("engines"))])
def test_no_table_holds_anything_of_somebody_who_was_deleted(
    run: Runner, tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    database: Any = tmp_path / "tana.db"
    if kind == "postgres":
        database = request.getfixturevalue("postgres").new_database()

    async def check() -> None:
        async with serving(tmp_path, database=database) as house:
            store = house.service.store
            ada, bo = house.visitor(), house.visitor()
            ada.http.headers["host"] = house.address.replace("http://127.0.0.1", "localhost")
            await ada.post("/api/me", {"name": NAME, "animal": "otter", "zone": "Asia/Kathmandu"})
            await bo.post("/api/me", {"name": "Bo"})
            phone = await second_device(house, ada)
            rated = msgspec.to_builtins(Settings(rated=True, hints=False, chat="free"))
            seats = [{"kind": "me", "name": ALIAS}, {"kind": "remote"}]
            made = await ada.create("uly", seats, settings=rated)
            table = made["table"]
            await bo.join_path(made["path"], name="Bo")
            await ada.command(table, "start")
            await ada.command(table, "say", seat=1, text="I live in Arenzano")
            await bo.command(table, "say", seat=2, text=f"hello {ALIAS}!")
            async with ada.sit(table, 1) as first, bo.sit(table, 2) as second:
                await asyncio.gather(play_randomly(first, random.Random(1)), play_randomly(second, random.Random(2)))

            async def is_rated() -> bool:
                return bool((await bo.get(f"/api/tables/{table}/rating"))["state"] == "rated")

            await soon(is_rated)
            await store.results.keep_luck(table, [SeatLuck(0, 0.25, 0.1), SeatLuck(1, -0.25, 0.1)])
            waiting = await ada.create("molly", seats, settings={"turn_h": 24})
            await ada.post("/api/open", {"table": waiting["table"], "description": "find me at the mill"})
            await bo.join_path(waiting["path"], name="Bo")
            playing = await ada.create("molly", seats)
            await bo.join_path(playing["path"], name="Bo")
            await ada.command(playing["table"], "start")
            device = Authenticator()
            asked = await ada.post("/api/passkeys/begin", {})
            await ada.post("/api/passkeys/add", device.make(asked, house.address.replace("127.0.0.1", "localhost")))
            (passkey,) = (await ada.get("/api/passkeys"))["keys"]
            public_key = (await store.people.fetch("SELECT public_key FROM passkeys"))[0][0]
            feed = (await ada.post("/api/calendar/new", {}))["path"].partition("key=")[2]
            words = " ".join((await ada.post("/api/me/recovery", {}))["words"])
            await ada.post("/api/notices/quiet", {"quiet": {"zone": "Asia/Kathmandu", "begins": 0, "ends": 60}})
            await ada.post("/api/notices/add", {"channel": "ntfy", "address": "https://ntfy.example/zerbi-topic"})
            offered = await ada.post("/api/devices/pass", {})
            assert ada.key is not None and phone.key is not None
            holder = holder_of(ada)
            await ada.post("/api/puzzles/answer", {"puzzle": "0123456789", "choice": 1})
            answer = Standing(waiting["table"], 0, "keep", holder_of(ada), b"salt", 0, "", 1, 1)
            await house.service.standing.keep(answer)
            leads = [
                NAME,
                ALIAS,
                holder,
                credentials.key_hash(phone.key),
                "Arenzano",
                "find me at the mill",
                "Kathmandu",
                "zerbi-topic",
                passkey["id"],
                bytes(public_key),
                credentials.link_hash(feed),
                credentials.pass_hash(credentials.tidy_code(offered["code"])),
                words_hash(words),
            ]
            before = await holding(store, *leads)
            assert [one for one, tables in before.items() if not tables] == [], "the search can find them"
            named = {str(name) for (name,) in await store.people.fetch(WITH_HOLDERS[kind])}
            assert named - {*before[holder]} == {"bans"}, (
                "every table that names people contains this person, except bans"
            )
            await ada.post("/api/me/delete", {"sure": True})
            assert {one: tables for one, tables in (await holding(store, *leads)).items() if tables} == {}
            await rebuild(store)
            left = {one: tables for one, tables in (await holding(store, *leads)).items() if tables}
            assert left == {}, "rebuilding restores nothing"
            assert (await bo.get("/api/history"))["lines"][0]["seats"][0]["name"] == ""
            assert await store.results.luck_of(holder) == []

    run(check())


def test_a_result_that_is_recorded_meanwhile_brings_nobody_back(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A result that was derived before a person is deleted, and stored afterwards, is corrected."""

    async def check() -> None:
        async with serving(tmp_path) as house:
            store = house.service.store
            ada = house.visitor()
            table = (await ada.create("uly", [{"kind": "me", "name": NAME}, {"kind": "bot"}]))["table"]
            await ada.command(table, "start")
            async with ada.sit(table, 1) as session:
                await play_randomly(session, random.Random(1))

            async def is_recorded() -> bool:
                return await store.results.one(table) is not None

            await soon(is_recorded)
            await store.results.drop(table)
            holder, keep, kept = holder_of(ada), store.results.keep, list[str]()

            async def keep_late(result: StoredResult) -> None:
                if not kept:
                    await ada.post("/api/me/delete", {"sure": True})
                kept.append(result.owners[0].name)
                await keep(result)

            monkeypatch.setattr(store.results, "keep", keep_late)
            assert await record(store, table)
            assert kept == [NAME, ""], "the result was stored after the deletion"
            assert {one: found for one, found in (await holding(store, NAME, holder)).items() if found} == {}

    run(check())
