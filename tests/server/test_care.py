"""Scheduled backups: schedule, verification, retention and reports; and `tana doctor`."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tana.cli.main import main
from tana.errors import TanaError
from tana.server.storage import scheduled_backup
from tana.server.storage.backup import check, restore
from tana.server.storage.scheduled_backup import (
    HOUR_MS,
    BackupPlan,
    Report,
    copies,
    is_due,
    last_report,
    made_at,
    make,
    try_restore,
)
from tests.server.conftest import Runner
from tests.server.engines import Postgres, Redis, free_port
from tests.server.harness import seated, serving, soon

NOW = 1_795_000_000_000
DAY = 24 * HOUR_MS


@pytest.fixture
def database(run: Runner, tmp_path: Path) -> Path:
    """A database with a game under way."""

    async def play() -> None:
        async with serving(tmp_path) as house:
            await seated(house, "uly", 2)

    run(play())
    return tmp_path / "tana.db"


@pytest.fixture
def plan(tmp_path: Path) -> BackupPlan:
    return BackupPlan(tmp_path / "backups", hours=24, keep=3)


def test_a_copy_is_made_verified_and_reported(database: Path, plan: BackupPlan, tmp_path: Path) -> None:
    report = make(database, plan, NOW)
    [copy] = copies(plan.folder)
    assert report == last_report(plan.folder) == Report(NOW, copy.name, 1)
    assert made_at(copy) == NOW
    assert sorted(path.name for path in plan.folder.iterdir()) == ["last.json", copy.name], (
        "the trial restore leaves no files"
    )
    assert {path.stat().st_mode & 0o077 for path in plan.folder.iterdir()} == {0}
    assert restore(copy, tmp_path / "back" / "tana.db") == 1


def test_copies_are_due_by_the_clock_and_the_oldest_go(database: Path, plan: BackupPlan) -> None:
    assert is_due(plan, NOW) and not is_due(BackupPlan(plan.folder, hours=0), NOW)
    for day in range(5):
        make(database, plan, NOW + day * DAY)
        assert not is_due(plan, NOW + (day + 1) * DAY - 1000)
        assert is_due(plan, NOW + (day + 1) * DAY)
    assert [made_at(copy) for copy in copies(plan.folder)] == [NOW + day * DAY for day in (4, 3, 2)]


def test_other_files_of_the_folder_are_left_alone(database: Path, plan: BackupPlan) -> None:
    plan.folder.mkdir()
    (plan.folder / "tables-by-hand.db").touch()
    for day in range(5):
        make(database, plan, NOW + day * DAY)
    assert (plan.folder / "tables-by-hand.db").exists()


def test_a_damaged_database_costs_no_good_copy(database: Path, plan: BackupPlan) -> None:
    make(database, plan, NOW)
    content = bytearray(database.read_bytes())
    content[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    database.write_bytes(content)
    report = make(database, plan, NOW + DAY)
    assert report.fault and report.file == ""
    assert [made_at(copy) for copy in copies(plan.folder)] == [NOW]
    assert not is_due(plan, NOW + DAY + HOUR_MS), "a failed backup is not retried at once"


def test_a_copy_that_cannot_be_restored_is_no_copy(
    database: Path, plan: BackupPlan, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(copy: Path) -> int:
        raise TanaError(f"{copy} lacks an entry")

    monkeypatch.setattr(scheduled_backup, "try_restore", fail)
    assert "lacks an entry" in make(database, plan, NOW).fault
    assert copies(plan.folder) == []


def test_a_trial_restore_notices_a_gap_in_a_log(database: Path, plan: BackupPlan) -> None:
    make(database, plan, NOW)
    [copy] = copies(plan.folder)
    assert try_restore(copy) > 2
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("DELETE FROM log WHERE seq = 2")
        connection.commit()
    with pytest.raises(TanaError, match="lacks an entry"):
        try_restore(copy)


def test_a_full_disk_is_reported(database: Path, plan: BackupPlan, monkeypatch: pytest.MonkeyPatch) -> None:
    class Usage:
        free = 10

    monkeypatch.setattr(scheduled_backup.shutil, "disk_usage", lambda folder: Usage)
    assert "too little room" in make(database, plan, NOW).fault


def test_a_server_makes_the_copies_that_are_due(
    run: Runner, tmp_path: Path, plan: BackupPlan, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "tana.server")

    async def check_metrics() -> None:
        async with serving(tmp_path, backups=plan):
            pass  # the file exists from here on
        async with serving(tmp_path, backups=plan) as house:
            await soon(lambda: last_report(plan.folder) is not None)
            async with house.browser() as browser:

                async def counted() -> bool:
                    return "tana_backup_timestamp_seconds 1" in (await browser.get("/metrics")).text

                await soon(counted)
                await soon(lambda: "backup made" in caplog.messages)
                assert "tana_backup_failed 0.0" in (await browser.get("/metrics")).text

    run(check_metrics())
    assert check(copies(plan.folder)[0]) == 0


def doctor(capsys: pytest.CaptureFixture[str], database: Path, *more: str) -> tuple[int, str]:
    words = ["doctor", "--port", "0", "--plain", "--lang", "en", "--database", str(database), *more]
    status = main(words)
    return status, capsys.readouterr().out


def test_the_doctor_looks_at_tables_and_backups(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = doctor(capsys, database)
    assert status == 0 and "undamaged: 1" in said and "There is no backup in" in said
    assert "Scheduled backups are off" in doctor(capsys, database, "--backup-hours", "0")[1]
    folder = database.parent / "backups"
    make(database, BackupPlan(folder), NOW)  # far in the past or future, since the test has its own clock
    report = json.loads((folder / "last.json").read_text())
    report["at"] = int(time.time() * 1000)
    (folder / "last.json").write_text(json.dumps(report))
    assert "The last backup was verified by a trial restore, 0.0 days ago" in doctor(capsys, database)[1]
    report["at"] -= 3 * DAY
    (folder / "last.json").write_text(json.dumps(report))
    status, said = doctor(capsys, database)
    assert status == 1 and "3.0 days ago, left no good copy" in said


def test_the_doctor_notices_damage(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = bytearray(database.read_bytes())
    content[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    database.write_bytes(content)
    status, said = doctor(capsys, database)
    assert status == 1 and "The tables are damaged" in said


@pytest.mark.xdist_group("engines")
def test_the_doctor_looks_at_postgresql_and_redis(
    run: Runner, tmp_path: Path, postgres: Postgres, redis: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_database()
    name = url.rpartition("/")[2]

    def ask(*more: str) -> tuple[int, str]:
        status = main(["doctor", "--port", "0", "--plain", "--lang", "en", *more])
        return status, capsys.readouterr().out

    shared = ("--database", url, "--bus", redis.url())
    status, said = ask(*shared)
    assert status == 0 and "the newest tables are undamaged" in said and said.count("Redis answers") == 1
    assert postgres.query("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", name) == "0", "nothing is made"

    async def play() -> None:
        async with serving(tmp_path, database=url, bus=redis.url()) as house:
            await seated(house, "uly", 2)

    run(play())
    status, said = ask(*shared)
    assert status == 0 and f"{url}, 1" in said and "not made by Tana" in said and "All is well" in said
    postgres.query("DELETE FROM log WHERE seq = 2", name)
    status, said = ask(*shared)
    assert status == 1 and "lacks entries of table" in said
    postgres.query("UPDATE tana_version SET version = 9000 WHERE version = 1", name)
    assert "belongs to a newer Tana" in ask(*shared)[1]
    gone = free_port()
    status, said = ask(
        "--database", f"postgresql://tana:secret@127.0.0.1:{gone}/x", "--bus", f"redis://127.0.0.1:{gone}"
    )
    assert status == 1 and "does not answer as it should" in said and "Redis does not answer" in said
    assert "secret" not in said and len([line for line in said.splitlines() if line.startswith("error:")]) == 2
