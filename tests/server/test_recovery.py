"""The PostgreSQL commands of docs/operate.md: dumps, point-in-time recovery and export."""

from __future__ import annotations

import asyncio
import random
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tana.cli.main import main
from tana.core.game_file import load
from tana.server.app import Config, make_service
from tana.server.live.bot_players import BotsHere
from tana.server.storage.postgres_store import PostgresStore
from tana.server.tables import fairness, log
from tana.server.tables.log import Row
from tests.server.conftest import LIMIT, Runner
from tests.server.engines import Missing, Postgres
from tests.server.harness import play_randomly, seated, serving

pytestmark = pytest.mark.xdist_group("engines")

TABLE = "one"


def said(seq: int) -> Row:
    return Row(seq, 1000 + seq, log.Said(0, phrase="hello"), "holder", f"c{seq}")


async def write(url: str, first: int, last: int) -> None:
    store = PostgresStore(url)
    for seq in range(first, last + 1):
        if seq == 1:
            await store.create(TABLE, "CODE23", said(1), ["holder"])
        else:
            await store.append(TABLE, [said(seq)])
    await store.close()


async def rows_of(url: str) -> list[int]:
    store = PostgresStore(url)
    found = [row.seq for row in await store.read(TABLE)]
    await store.close()
    return found


def wait_until(ready: Callable[[], bool]) -> None:
    last = time.monotonic() + LIMIT
    while not ready():
        assert time.monotonic() < last, "it did not happen"
        time.sleep(0.05)


def test_back_to_a_moment(run: Runner) -> None:
    try:
        engine = Postgres()
    except Missing as reason:
        pytest.skip(str(reason))
    archive = engine.folder / "archive"
    engine.settings = {
        "wal_level": "replica",
        "archive_mode": "on",
        "archive_command": f"test ! -f {archive}/%f && cp %p {archive}/%f",
    }
    with engine:
        archive.mkdir()
        shutil.chown(archive, *(engine.folder.stat().st_uid, engine.folder.stat().st_gid))
        url = engine.new_database()
        name = url.rpartition("/")[2]
        run(write(url, 1, 3))
        connection = ["-h", "127.0.0.1", "-p", str(engine.port), "-U", "tana"]
        engine.tool("pg_basebackup", *connection, "-D", "base", "-X", "none", "-c", "fast")
        run(write(url, 4, 6))
        moment = engine.query("SELECT pg_sleep(0.05), now()").split("|")[1]
        run(write(url, 7, 9))
        last = engine.query("SELECT pg_walfile_name(pg_switch_wal())")
        wait_until((archive / last).exists)
        engine.stop()

        shutil.move(engine.data, engine.folder / "lost")
        shutil.move(engine.folder / "base", engine.data)
        (engine.data / "recovery.signal").touch()
        engine.settings = {"restore_command": f"cp {archive}/%f %p", "recovery_target_time": moment}
        engine.start()
        wait_until(lambda: engine.query("SELECT pg_is_wal_replay_paused()") == "t")
        assert engine.query("SELECT max(seq) FROM log", name) == "6", "nothing can be written before the check"
        engine.query("SELECT pg_wal_replay_resume()")
        wait_until(lambda: engine.query("SELECT pg_is_in_recovery()") == "f")
        run(write(url, 7, 7))
        assert asyncio.run(rows_of(url)) == [1, 2, 3, 4, 5, 6, 7], "the game continues from there"


def test_a_dump_can_be_put_back(run: Runner, postgres: Postgres) -> None:
    url, copy = postgres.new_database(), postgres.new_database()
    run(write(url, 1, 4))
    postgres.tool("pg_dump", "--format=custom", "--file=tana.dump", f"--dbname={url}")
    run(write(copy, 1, 2))
    postgres.tool("pg_restore", "--clean", "--if-exists", f"--dbname={copy}", "tana.dump")
    assert asyncio.run(rows_of(copy)) == [1, 2, 3, 4]


def test_export_reads_postgresql(
    run: Runner, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_database()

    async def play() -> None:
        config: dict[str, Any] = {"database": url, "bot_processes": 0}
        service = make_service(Config(**config, bot_pace=0.0), bots=BotsHere())
        async with serving(tmp_path, service=service, **config) as house:
            table, visitors = await seated(house, "uly", 3)
            sessions = [visitor.sit(table) for visitor in visitors]
            for session in sessions:
                await session.__aenter__()
            rng = random.Random(5)
            await asyncio.gather(*(play_randomly(session, rng) for session in sessions))
            for session in sessions:
                await session.close()

    run(play())
    assert main(["export", str(tmp_path / "out"), "--database", url]) == 0
    (record,) = (tmp_path / "out").glob("*.tana")
    assert fairness.verify(load(record))
    assert len(list((tmp_path / "out").glob("*.log.jsonl"))) == 1
    assert main(["backup", str(tmp_path / "copy"), "--database", url]) != 0
    assert "pg_dump" in capsys.readouterr().err
    assert main(["restore", str(record), "--database", url]) != 0, "a record is not a backup"
    assert f"{record}: file is not a database" in capsys.readouterr().err


def test_what_is_exported_is_the_log(tmp_path: Path, run: Runner, postgres: Postgres) -> None:
    """A log that cannot be replayed is exported anyway."""
    url = postgres.new_database()
    run(write(url, 1, 2))
    refused: list[str] = []
    from tana.server.storage.backup import export

    assert export(url, tmp_path, lambda name, why: refused.append(name)) == (0, 1)
    assert refused == [TABLE]
    assert (tmp_path / f"{TABLE}.log.jsonl").read_text().count("\n") == 2
