"""Operating a server: private copies, one server per database, full disks, and clocks that jump."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest

from tana.cli.main import main
from tana.client import Refused, split_link
from tana.errors import TanaError
from tana.server.app import Config
from tana.server.live.limits import Limits
from tana.server.live.table_session import SteadyClock
from tana.server.storage.backup import backup, export, restore
from tana.server.storage.interface import StoreError
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables import log
from tana.server.tables.table import CannotReplay, Table
from tests.server.conftest import Runner
from tests.server.harness import seated, serving, soon


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_copies_can_be_read_by_their_owner_alone(run: Runner, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as house:
            await seated(house, "molly", 2)

    run(play())
    copy, folder = tmp_path / "copy.db", tmp_path / "all"
    backup(tmp_path / "tana.db", copy)
    export(tmp_path / "tana.db", folder, lambda *_: None)
    restore(copy, tmp_path / "new" / "tana.db")
    assert mode(copy) == mode(tmp_path / "new" / "tana.db") == 0o600
    assert mode(folder) == mode(tmp_path / "new") == 0o700
    assert {mode(path) for path in folder.iterdir()} == {0o600}


@pytest.mark.parametrize("link", ["symbolic", "hard"])
def test_one_server_for_each_database_by_whatever_name(run: Runner, tmp_path: Path, link: str) -> None:
    async def check() -> None:
        async with serving(tmp_path):
            other = tmp_path / "other.db"
            if link == "hard":
                other.hardlink_to(tmp_path / "tana.db")
            else:
                other.symlink_to(tmp_path / "tana.db")
            with pytest.raises(StoreError, match="in use"):
                SqliteStore(other)
        await SqliteStore(other).close()

    run(check())


def test_a_database_of_the_last_moment_is_ours(tmp_path: Path) -> None:
    """The server was killed right after creating the database, before anything was written to the main file."""
    file = tmp_path / "tana.db"
    store = SqliteStore(file)
    for name in ("tana.db", "tana.db-wal", "tana.db-shm"):
        shutil.copy(tmp_path / name, tmp_path / name.replace("tana", "copy"))
    asyncio.run(store.close())
    asyncio.run(SqliteStore(tmp_path / "copy.db").close())


def test_nothing_is_left_beside_a_database(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "tana.db").close())
    assert [path.name for path in tmp_path.iterdir()] == ["tana.db"]


def test_a_configuration_that_would_delete_everything_is_refused() -> None:
    for bad in ({"keep_days": -3}, {"bot_pace": float("nan")}, {"bot_processes": -1}):
        with pytest.raises(TanaError):
            Config(**bad)  # type: ignore[arg-type]


def test_one_server_for_each_database(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            await house.visitor().create("molly", [{"kind": "me"}, {"kind": "bot"}])
            with pytest.raises(StoreError, match="in use"):
                SqliteStore(tmp_path / "tana.db")
            backup(tmp_path / "tana.db", tmp_path / "copy.db")
            with pytest.raises(TanaError, match="in use"):
                restore(tmp_path / "copy.db", tmp_path / "tana.db", replace=True)
        assert restore(tmp_path / "copy.db", tmp_path / "tana.db", replace=True) == 1
        async with serving(tmp_path) as again:
            assert (await again.visitor().http.get("/readyz")).status_code == 200

    run(check())


def test_a_full_disk_is_told(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            store = house.service.store
            assert isinstance(store, SqliteStore)
            pages = store._writing.execute("PRAGMA page_count").fetchone()[0]
            store._writing.execute(f"PRAGMA max_page_count = {pages}")
            with pytest.raises(Refused, match="unavailable"):
                for _ in range(200):
                    await host.command(table, "rename", seat=1, name="A" * 24)
            store._writing.execute("PRAGMA max_page_count = 1000000")
            assert (await host.http.get("/readyz")).status_code == 200
            await soon(lambda: not house.service.cache.sessions[table].in_doubt)
            await host.command(table, "rename", seat=1, name="Ada")
        async with serving(tmp_path, limits=Limits(free_disk_bytes=1 << 60)) as full:
            response = await full.visitor().http.get("/readyz")
            assert response.status_code == 503 and response.text == "the disk is full\n"
            assert b"tana_free_disk_bytes" in (await full.visitor().http.get("/metrics")).content

    run(check())


def test_a_store_that_could_not_write_is_not_ready_until_it_can(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "tana.db")
        await store.create("t", "CODE", log.Row(1, 1, log.Said(0, phrase="hello")), [])
        store._writing.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreError):
            await store.append("t", [log.Row(2, 1, log.Said(0, phrase="hello"))])
        with pytest.raises(StoreError):
            await store.ping()
        store._writing.execute("PRAGMA query_only = OFF")
        await store.ping()
        await store.append("t", [log.Row(2, 1, log.Said(0, phrase="hello"))])
        await store.close()

    run(check())


def test_whoever_polls_is_there(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            await guest.get(f"/api/tables/{table}/updates", since=0)

            async def is_there() -> bool:
                seats = (await host.get(f"/api/tables/{table}"))["seats"]
                return bool(seats[1]["presence"] == "present")

            await soon(is_there)

    run(check())


def test_a_clock_that_is_set_moves_no_timer() -> None:
    wall, steady = [1_000.0], [5.0]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    assert clock() == 1_000_000
    wall[0], steady[0] = 90_000.0, 6.5
    assert clock() == 1_001_500
    wall[0] = 3.0
    assert clock() == 1_001_500


def test_an_id_is_used_for_one_command(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            path = f"/api/tables/{table}/commands"
            first = {"kind": "say", "id": "c1", "seat": 1, "phrase": "hello"}
            done = await host.post(path, first)
            assert await host.post(path, first) == done
            other = await host.post(path, {**first, "phrase": "bye"})
            assert other["kind"] == "refused" and "another command" in other["detail"]
            key = host.key
        async with serving(tmp_path) as again:
            host = again.visitor(key)
            assert await host.post(path, first) == done
            other = await host.post(path, {**first, "phrase": "bye"})
            assert other["kind"] == "refused" and "another command" in other["detail"], "after a restart too"

    run(check())


@pytest.mark.parametrize("host", ["[::1", "[", "a b", "::1]"])
def test_a_host_that_is_none_is_a_bad_request(run: Runner, tmp_path: Path, host: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house, house.browser() as client:
            response = await client.get(f"{house.address}/api/games", headers={"host": host})
            assert response.status_code == 400
            origin = {"origin": f"http://{host}"}
            response = await client.post(f"{house.address}/api/join", json={}, headers=origin)
            assert response.status_code == 403

    run(check())


def test_luck_in_a_log_is_checked_when_it_is_read(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            for visitor in (host, guest):
                async with visitor.sit(table) as session:
                    if session.table["choices"]:
                        await session.play(session.table["choices"][0]["action"])
        with contextlib.closing(sqlite3.connect(tmp_path / "tana.db")) as connection:
            found = connection.execute("SELECT seq, at, body FROM log ORDER BY seq").fetchall()
        rows = [log.Row(seq, at, log.decode(body)) for seq, at, body in found]
        Table.replay(rows)
        for number, row in enumerate(rows):
            if isinstance(row.entry, log.Played | log.Started):
                entry = log.decode(log.encode(row.entry))
                assert isinstance(entry, log.Played | log.Started)
                entry.entropy = "00" * 8
                changed = [*rows[:number], log.Row(row.seq, row.at, entry), *rows[number + 1 :]]
                with pytest.raises(CannotReplay, match="luck"):
                    Table.replay(changed)

    run(check())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serve", "--port", "99999"], "a whole number from 0 to 65535"),
        (["serve", "--port", "-1"], "a whole number from 0 to 65535"),
        (["join", "javascript:alert(1)"], "is not a link to a table"),
        (["join", "http://[::1/t/x"], "is not a link to a table"),
        (["join", "http://host:99999/t/x"], "is not a link to a table"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        raise SystemExit(main(arguments))
    assert ended.value.code not in (0, None)
    errors = capsys.readouterr().err
    assert said in errors and "Traceback" not in errors


def test_links_are_taken_apart() -> None:
    assert split_link("192.0.2.5:8470/t/abc#s=x") == ("http://192.0.2.5:8470", "/t/abc#s=x")
    assert split_link("https://tana.example/t/abc#s=x") == ("https://tana.example", "/t/abc#s=x")
