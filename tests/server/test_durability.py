"""Durability: acknowledged entries are on disk, logs define tables, and old logs work or are refused with a reason."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tana.client import Refused
from tana.core.game_file import load
from tana.errors import TanaError
from tana.server.app import Config, make_service
from tana.server.live.bot_players import BotsHere
from tana.server.storage.backup import backup, check, export, restore
from tana.server.storage.interface import StoreError
from tana.server.storage.sqlite_store import SqliteStore
from tana.server.tables import log
from tests.server.conftest import Runner
from tests.server.harness import everybody_gone, play_randomly, seated, serving, soon
from tests.server.stores import tables_in


def test_a_restart_resumes_every_table_exactly(run: Runner, tmp_path: Path) -> None:
    async def check_it() -> None:
        before: dict[str, Any] = {}
        keys: dict[str, list[str | None]] = {}
        async with serving(tmp_path) as house:
            for game in ("molly", "uly", "buddel"):
                table, visitors = await seated(house, game, 2)
                async with visitors[0].sit(table) as one, visitors[1].sit(table) as other:
                    await asyncio.gather(*(some_moves(session) for session in (one, other)))
                await everybody_gone(house, table)
                keys[table] = [visitor.key for visitor in visitors]
                before[table] = [await visitor.get(f"/api/tables/{table}") for visitor in visitors]
        async with serving(tmp_path) as house:
            for table, states in before.items():
                for key, state in zip(keys[table], states, strict=True):
                    now = await house.visitor(key).get(f"/api/tables/{table}")
                    assert now == state

    run(check_it())


async def some_moves(session: Any) -> None:
    rng = random.Random(session.seat)
    seat = session.table["you"]["perspective"]
    for _ in range(3):
        try:
            async with asyncio.timeout(0.5):
                await session.until(lambda t: t["turn"] == seat and t["choices"])
        except TimeoutError:
            return
        await session.play(rng.choice(session.table["choices"])["action"])


def test_nothing_is_acknowledged_when_the_disk_refuses(run: Runner, tmp_path: Path) -> None:
    async def check_it() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2, options={"first": "1"})
            before = await guest.get(f"/api/tables/{table}")
            append = house.service.store.append

            async def broken(*_: Any) -> None:
                raise StoreError("the disk is full")

            house.service.store.append = broken  # type: ignore[method-assign]
            with pytest.raises(Refused) as found:
                await host.command(table, "play", seat=1, seq=before["seq"], notation="draw")
            assert found.value.code == "unavailable"
            assert await guest.get(f"/api/tables/{table}") == before
            house.service.store.append = append  # type: ignore[method-assign]
            await soon(lambda: not house.service.cache.sessions[table].in_doubt)
            await host.command(table, "play", seat=1, seq=before["seq"], notation="draw")

    run(check_it())


def test_a_row_of_another_process_is_taken_over(run: Runner, tmp_path: Path) -> None:
    """Of two servers on one store, the second writer notices the conflict, catches up and answers."""

    async def check_it() -> None:
        store = SqliteStore(tmp_path / "tana.db")
        services = [make_service(Config(bot_pace=0.0), store=store, bots=BotsHere()) for _ in range(2)]
        async with serving(tmp_path, service=services[0]) as one, serving(tmp_path, service=services[1]) as other:
            table, (host, _) = await seated(one, "molly", 2, options={"first": "1"})
            elsewhere = other.visitor(host.key)
            now = await elsewhere.get(f"/api/tables/{table}")
            await host.command(table, "say", seat=1, phrase="hello")
            done = await elsewhere.command(table, "play", seat=1, seq=now["seq"], notation="draw")
            assert done["seq"] == now["seq"] + 2
            with pytest.raises(Refused) as found:
                await host.command(table, "play", seat=1, seq=now["seq"], notation="draw")
            assert found.value.code == "stale"
            assert (await host.get(f"/api/tables/{table}"))["view"] == (await elsewhere.get(f"/api/tables/{table}"))[
                "view"
            ]

    run(check_it())


def damage(database: Path, change: Any) -> None:
    connection = sqlite3.connect(database)
    for table, seq, body in connection.execute("SELECT table_id, seq, body FROM log").fetchall():
        entry = json.loads(body)
        if change(entry):
            values = (json.dumps(entry).encode(), table, seq)
            connection.execute("UPDATE log SET body = ? WHERE table_id = ? AND seq = ?", values)
    connection.commit()
    connection.close()


def other_edition(entry: dict[str, Any]) -> bool:
    return "edition" in entry and bool(entry.update(edition="molly-0ld") or True)


def other_position(entry: dict[str, Any]) -> bool:
    return entry["kind"] == "started" and bool(entry.update(check=entry["check"] ^ 1) or True)


def other_version(entry: dict[str, Any]) -> bool:
    return entry["kind"] == "created" and bool(entry.update(version=99) or True)


def other_kind(entry: dict[str, Any]) -> bool:
    return entry["kind"] == "started" and bool(entry.update(kind="invented-later") or True)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (other_edition, "components"),
        (other_position, "another position"),
        (other_version, "version 99"),
        (other_kind, "another version"),
    ],
)
def test_a_log_that_cannot_be_replayed_is_refused_by_name(run: Runner, tmp_path: Path, change: Any, words: str) -> None:
    async def check_it() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            key = host.key
        damage(tmp_path / "tana.db", change)
        async with serving(tmp_path) as house:
            with pytest.raises(Refused, match=words) as found:
                await house.visitor(key).get(f"/api/tables/{table}")
            assert found.value.code == "old-game"
            listed = (await house.visitor(key).get("/api/tables"))["tables"]
            assert [line["table"] for line in listed] == [table]  # it is still listed, since lists do not read logs

    run(check_it())


def test_every_kind_of_entry_survives_the_log() -> None:
    record = log.SeatRecord("bot", "Ada", "h", "fox", True)
    entries: list[log.AnyEntry] = [
        log.Joined("h", 1, "Bo"),
        log.SeatChanged(0, record),
        log.Left(0, record),
        log.Linked("hash", 1, 99),
        log.Contributed(0, "ab"),
        log.Started("00", 7),
        log.Played(1, 2, 3, "00", 4),
        log.Undone(0, 2),
        log.UndoAsked(1),
        log.UndoAnswered(1, True),
        log.Said(None, phrase="hello"),
        log.Paused(),
        log.Resumed(),
        log.ViewOpened(1, False),
        log.Rematched("t"),
        log.Closed(),
    ]
    for entry in entries:
        assert log.decode(log.encode(entry)) == entry


def test_backup_restore_and_export(run: Runner, tmp_path: Path) -> None:
    database, copy = tmp_path / "tana.db", tmp_path / "copy.db"

    async def check_it() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("uly", [{"kind": "me", "name": "Ada"}, {"kind": "bot"}])
            await host.command(made["table"], "start")
            async with host.sit(made["table"]) as session:
                await play_randomly(session, random.Random(1))
                assert backup(database, copy) == 1
                await session.ask("say", seat=1, phrase="good-game")

    run(check_it())
    with pytest.raises(TanaError, match="exists"):
        backup(database, copy)
    restored = tmp_path / "elsewhere" / "tana.db"
    assert restore(copy, restored) == 1
    with pytest.raises(TanaError, match="--replace"):
        restore(copy, restored)
    assert restore(copy, restored, replace=True) == 1
    refused: list[str] = []
    assert export(restored, tmp_path / "out", lambda name, why: refused.append(name)) == (1, 1)
    assert refused == []
    match = load(next((tmp_path / "out").glob("*.tana")))
    assert match.outcome is not None and match.header.names[0] == "Ada"
    damage(restored, other_version)
    assert export(restored, tmp_path / "again", lambda name, why: refused.append(why)) == (0, 1)
    assert "version 99" in refused[0]


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.db"
    wrong.write_bytes(b"not a database at all, but long enough to be read as one" * 50)
    with pytest.raises(TanaError):
        check(wrong)
    with pytest.raises(TanaError):
        restore(wrong, tmp_path / "tana.db")
    with pytest.raises(TanaError, match="no database"):
        backup(tmp_path / "missing.db", tmp_path / "x.db")


def test_a_closing_store_writes_what_waits(run: Runner, tmp_path: Path) -> None:
    async def check_it() -> None:
        store = SqliteStore(tmp_path / "tana.db")
        row = log.Row(1, 0, log.Closed())
        waiting = [asyncio.create_task(store.create(f"t{n}", f"c{n}", row, [])) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        again = SqliteStore(tmp_path / "tana.db")
        assert len(await tables_in(again)) == 50
        await again.close()

    run(check_it())
