"""The conformance suite of stores: every store has to pass it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tana.server.storage.calendars import CalendarStore
from tana.server.storage.devices import Device
from tana.server.storage.hosting import HostStore, PersonRow, TableRow, host_key_in
from tana.server.storage.interface import Card, Conflict, DueTable, ListedTable, Store, StoreError
from tana.server.storage.postgres_store import PostgresStore
from tana.server.storage.puzzle_answers import PuzzleAnswerStore
from tana.server.storage.sqlite_store import MIGRATIONS, SqliteStore
from tana.server.tables import log
from tana.server.tables.log import Row
from tana.server.tables.waiting import Waiting
from tests.server.conftest import Runner
from tests.server.stores import tables_in

Maker = Callable[[], Store]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("engines"))])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Maker:
    """Opens the same store, repeatedly."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tana.db")
    url = request.getfixturevalue("postgres").new_database()
    return lambda: PostgresStore(url)


def row(seq: int, phrase: str = "hello", at: int = 1000, command: str = "") -> Row:
    return Row(seq, at, log.Said(0, phrase=phrase), "holder", command)


def test_rows_come_back_as_they_were_written(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.create("t", "CODE", row(1), ["a"])
        await store.append("t", [row(2, "nice", command="c1"), row(3)])
        assert await store.read("t") == [row(1), row(2, "nice", command="c1"), row(3)]
        assert await store.read("t", after=2) == [row(3)]
        assert await store.read("nobody") == []
        assert await store.heads(["t", "nobody"]) == {"t": 3}
        assert await store.heads([]) == {}
        await store.close()

    run(check())


def test_rows_survive_the_end_of_the_store(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.create("t", "CODE", row(1), ["a"])
        await store.close()
        again = make()
        assert await again.read("t") == [row(1)]
        assert await again.find_code("CODE") == "t"
        await again.close()

    run(check())


def test_a_number_is_given_once(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.create("t", "CODE", row(1), [])
        results = await asyncio.gather(
            *(store.append("t", [row(2, phrase)]) for phrase in ("yes", "no", "wow")), return_exceptions=True
        )
        assert sorted(isinstance(result, Conflict) for result in results) == [False, True, True]
        assert len(await store.read("t")) == 2
        await store.close()

    run(check())


def test_all_rows_of_a_call_or_none(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.create("t", "CODE", row(1), [])
        await store.append("t", [row(2)])
        others = store.append("t", [row(3)])
        failed, succeeded = await asyncio.gather(store.append("t", [row(4), row(2)]), others, return_exceptions=True)
        assert isinstance(failed, Conflict) and succeeded is None
        assert [one.seq for one in await store.read("t")] == [1, 2, 3]
        await store.close()

    run(check())


def test_tables_and_codes_are_unique(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.create("t", "CODE", row(1), [])
        with pytest.raises(Conflict):
            await store.create("t", "OTHER", row(1), [])
        with pytest.raises(Conflict):
            await store.create("u", "CODE", row(1), [])
        assert await tables_in(store) == ["t"]
        await store.close()

    run(check())


def test_holders_find_their_tables_newest_first(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.create("t", "A", row(1, at=1), ["ada"])
        await store.create("u", "B", row(1, at=2), ["ada", "bo"])
        assert await names_of(store, "ada") == ["u", "t"]
        await store.append("t", [row(2, at=3)], ["bo", "ada"])
        assert await names_of(store, "bo") == ["t", "u"]
        assert await names_of(store, "zoe") == []
        assert await names_of(store, "bo", 1, 5) == ["u"] and await names_of(store, "bo", 0, 1) == ["t"]
        await store.close()

    run(check())


def test_a_deadline_is_claimed_by_one_and_falls_due_again(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        for name, deadline in (("late", 500), ("early", 300), ("later", 900)):
            await store.create(name, name, row(1), [])
            await store.append(name, [row(2)], card=Card(0, None, Waiting(1, 2, deadline)))
        await store.create("asleep", "D", row(1), [], Card(-1))
        assert await store.claim_due(200, 1_000, 9) == []
        assert await store.claim_due(600, 1_000, 1) == [DueTable("early", 2)], "most urgent first"
        assert await store.claim_due(600, 1_000, 9) == [DueTable("late", 2)]
        assert await store.claim_due(600, 1_000, 9) == [], "they cannot be claimed again"
        await store.append("late", [row(3)], card=Card(0, None, Waiting(1, 3, 700)))
        assert await store.claim_due(800, 2_000, 9) == [DueTable("late", 3)], "a new deadline takes effect at once"
        await store.put_off_due(DueTable("late", 2), 0)
        assert {one.table for one in await store.claim_due(2_000, 3_000, 9)} == {"early", "late", "later"}
        await store.put_off_due(DueTable("late", 3), 0)
        assert {one.table for one in await store.claim_due(9_000, 9_500, 9)} == {"early", "later"}, "0: never"
        await store.close()

    run(check())


def test_a_sign_of_life_survives(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        assert await store.note_alive(1_000) == 0
        assert await store.note_alive(2_000) == 1_000
        await store.close()
        again = make()
        assert await again.note_alive(3_000) == 2_000
        await again.close()

    run(check())


async def names_of(store: Store, holder: str, skip: int = 0, most: int = 50) -> list[str]:
    return [one.table for one in await store.tables_of(holder, skip, most)]


def test_a_list_shows_what_was_written_last(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.create("t", "A", row(1), ["ada"], Card(-1, b"new"))
        await store.create("u", "B", row(1), ["bo"])
        waiting = Waiting(0b110, 2, 2_000_000_000_000, 1_900_000_000_000)
        await store.append("t", [row(2)], card=Card(1, None, waiting))
        assert await store.tables_of("ada", 0, 9) == [ListedTable("t", 1, b"new", waiting)]
        await store.append("t", [row(3)], card=Card(0, b"changed"))
        await store.append("t", [row(4)])
        assert await store.tables_of("ada", 0, 9) == [ListedTable("t", 0, b"changed")]
        with pytest.raises(Conflict):
            await store.append("t", [row(4)], card=Card(2, b"lost", waiting))
        assert await store.tables_of("ada", 0, 9) == [ListedTable("t", 0, b"changed")]
        assert await store.tables_of("bo", 0, 9) == [ListedTable("u", -1, None)]
        await store.close()

    run(check())


def test_old_tables_are_forgotten_with_everything(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.create("old", "A", row(1, at=10), ["ada"])
        await store.create("new", "B", row(1, at=20), ["ada"])
        assert await store.forget(before=20) == 1
        assert await tables_in(store) == ["new"]
        assert await store.read("old") == []
        assert await names_of(store, "ada") == ["new"]
        await store.close()

    run(check())


def test_devices_are_found_until_they_are_signed_out(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        phone, laptop = Device("p", "ada", "Firefox", "Android", 1, 5), Device("l", "ada", "", "", 2, 9)
        for device in (phone, laptop, Device("x", "bo")):
            await store.devices.see(device)
        assert await store.devices.find("p") == phone and await store.devices.find("nobody") is None
        assert await store.devices.of("ada") == [laptop, phone]
        await store.devices.sign_out("bo", ["p"])
        assert await store.devices.find("p") == phone, "another holder cannot"
        await store.devices.sign_out("ada", ["p"])
        await store.devices.see(phone)
        assert await store.devices.find("p") is None, "for good"
        assert await store.devices.of("ada") == [laptop]
        assert await store.devices.alive({"p", "l", "unknown"}) == {"l", "unknown"}
        await store.close()
        again = make()
        assert await again.devices.find("p") is None and await again.devices.find("l") == laptop
        await again.close()

    run(check())


def test_whoever_has_a_place_has_a_device(run: Runner, make: Maker) -> None:
    """Keys issued by an older version still work, and can be signed out."""

    async def check() -> None:
        store = make()
        await store.create("t", "CODE", row(1), ["ada"])
        found = await store.devices.find("ada")
        assert found == Device("ada", "ada")
        await store.devices.see(found)
        await store.devices.sign_out("ada", ["ada"])
        assert await store.devices.find("ada") is None
        await store.close()

    run(check())


def test_a_pass_is_good_once_and_not_for_long(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.devices.offer("ada", "old", 100)
        await store.devices.offer("ada", "secret", 100)
        assert await store.devices.use_pass("old", Device("a", "", made=50)) is None, "a new pass exists"
        assert await store.devices.use_pass("secret", Device("b", "", made=101)) is None, "too late"
        tries = [store.devices.use_pass("secret", Device(f"c{n}", "", made=100)) for n in range(5)]
        assert sorted(map(str, await asyncio.gather(*tries))) == ["None"] * 4 + ["ada"]
        assert [device.holder for device in await store.devices.of("ada")] == ["ada"]
        await store.devices.offer("ada", "another", 100)
        await store.devices.sign_out("ada", [])
        assert await store.devices.use_pass("another", Device("d", "", made=50)) is None, "deleted by a sign-out"
        await store.close()

    run(check())


def test_devices_are_forgotten_with_their_tables(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.create("old", "A", row(1, at=10), ["ada"])
        await store.create("new", "B", row(1, at=20), ["bo"])
        for name in ("ada", "bo"):
            await store.devices.see(Device(name, name, made=1, seen=10))
        await store.devices.see(Device("zoe", "zoe", made=1, seen=30))
        await store.forget(before=20)
        assert [await store.devices.of(name) != [] for name in ("ada", "bo", "zoe")] == [False, True, True]
        await store.close()

    run(check())


def test_many_writers_at_once(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        names = [f"t{n}" for n in range(40)]
        await asyncio.gather(*(store.create(name, name, row(1), [name]) for name in names))

        async def write(name: str) -> None:
            for seq in range(2, 12):
                await store.append(name, [row(seq)])

        await asyncio.gather(*(write(name) for name in names))
        for name in names:
            assert [one.seq for one in await store.read(name)] == list(range(1, 12))
        await store.close()

    run(check())


def test_a_closed_store_says_so(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await store.ping()
        await store.close()
        with pytest.raises(StoreError):
            await store.ping()
        with pytest.raises(StoreError):
            await store.append("t", [row(1)])

    run(check())


# --- SQLite's own ------------------------------------------------------------------------------------------


def test_waiting_writes_share_a_commit(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "tana.db")
        await asyncio.gather(*(store.create(f"t{n}", f"c{n}", row(1), []) for n in range(200)))
        assert store.commits < 100
        await store.close()

    run(check())


def test_a_database_from_the_future_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tana.db"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(StoreError, match="version"):
        SqliteStore(path)
    assert still_open(tmp_path) == []


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tana.db"
    path.write_text("These are no tables. " * 100, encoding="utf-8")
    with pytest.raises(StoreError, match="not a database"):
        SqliteStore(path)
    assert still_open(tmp_path) == []


def still_open(folder: Path) -> list[str]:
    """The files below a folder that this process holds open."""
    held = (os.path.realpath(file) for file in Path("/proc/self/fd").iterdir())
    return [file for file in held if Path(file).is_relative_to(folder)]


def test_the_database_is_durable_strict_and_private(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "tana.db")
        assert store._writing.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert store._writing.execute("PRAGMA synchronous").fetchone()[0] == 2
        with pytest.raises(sqlite3.IntegrityError):
            store._writing.execute("INSERT INTO tables (id, code, made, touched) VALUES ('t', 'c', 'x', 0)")
        assert (tmp_path / "tana.db").stat().st_mode & 0o077 == 0
        await store.close()

    run(check())


def test_what_the_host_decides_is_kept(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        kept = HostStore(store.notices)
        await kept.ban("ada", 5)
        await kept.ban("ada", 6)
        assert await kept.bans() == {"ada": 5} and "ada" in await kept.holders()
        await kept.unban("ada")
        assert await kept.bans() == {}
        await kept.change("registration", b"1")
        await kept.change("registration", b"2")
        assert await kept.setting("registration") == b"2"
        await kept.change("registration", None)
        assert await kept.setting("registration") is None
        key = await kept.key()
        await store.devices.see(Device("k1", "bo", made=2, seen=3))
        await store.devices.see(Device("k2", "bo", made=1, seen=9))
        assert await kept.people(5) == [PersonRow("bo", 2, 1, 9)] and await kept.count_people() == 1
        await store.create("t", "CODE", row(1), ["bo"], Card(-1, b"{}"))
        assert await kept.tables(5) == [TableRow("t", 1000, b"{}")] and await kept.count_tables() == 1
        assert await kept.failing(5) == []
        await store.close()
        again = make()
        assert await HostStore(again.notices).key() == key
        await again.close()

    run(check())


def test_answers_to_puzzles_are_counted_once_limited_and_forgotten(
    run: Runner, make: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        store = make()
        kept = PuzzleAnswerStore(store.notices)
        await store.devices.see(Device("bo", "bo", made=1, seen=1))
        for puzzle in ("a", "b", "c"):
            await kept.keep(puzzle, "ada", 1)
        await kept.keep("a", "bo", 2)
        await kept.keep("a", "bo", 1)
        assert await kept.counts("a", "ada") == await kept.counts("a", "bo") == [(1, 1), (2, 1)]
        assert await kept.counts("c", "ada") == [], "one too many"
        assert await kept.counts("a", "nobody") == []
        await store.forget(0)  # ada's last device is deleted
        assert await kept.counts("a", "bo") == [(2, 1)]
        await kept.forget("bo")
        assert await kept.counts("a", "bo") == []
        await store.close()

    monkeypatch.setattr("tana.server.storage.puzzle_answers.MOST_OF_A_HOLDER", 2)
    run(check())


def test_a_holder_has_one_calendar(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        kept = CalendarStore(store.notices)
        await store.devices.see(Device("ada", "ada", made=1, seen=1))
        await kept.keep("ada", "first", "en")
        await kept.keep("ada", "second", "it")
        assert await kept.find("first") is None and await kept.find("second") == ("ada", "it")
        assert await kept.has("ada") and not await kept.has("bo")
        await kept.keep("bo", "third", "en")  # a holder whose last device is deleted
        await store.forget(0)
        assert await kept.has("ada") and not await kept.has("bo")
        await kept.remove("ada")
        assert await kept.find("second") is None
        await store.close()

    run(check())


def test_asking_for_the_host_key_keeps_the_locks_of_the_store(run: Runner, tmp_path: Path) -> None:
    """If the locks were lost, another process that closes the database would delete the write-ahead log in use."""
    path = tmp_path / "t.db"
    look = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM tables'); c.close()"

    async def check() -> None:
        store = SqliteStore(path)
        await host_key_in(path)
        subprocess.run([sys.executable, "-c", look, str(path)], check=True)
        assert Path(f"{path}-wal").exists()
        await store.close()

    run(check())
