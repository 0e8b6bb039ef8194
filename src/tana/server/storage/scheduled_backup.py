"""Scheduled backups: make a copy, verify it by a trial restore, write a report, remove the oldest copies.

    python -m tana.server.storage.scheduled_backup DATABASE FOLDER KEEP NOW

makes one now. A server runs this in a separate process, so that it does not delay players.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import sqlite3
import sys
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from tana.atomic_write import OWNER_ONLY, write_atomically
from tana.errors import TanaError
from tana.server.storage.backup import OWNER_FOLDER, backup, check, restore
from tana.server.storage.sqlite_store import connect, migrate

HOUR_MS = 3_600_000
REPORT = "last.json"
TRIED_TABLES = 100
"""How many of the newest tables a trial restore reads."""
LOW_PRIORITY = 15
_NAME = re.compile(r"tables-(\d{8}T\d{6}Z)\.db\Z")
_STAMP = "%Y%m%dT%H%M%SZ"


@dataclass(frozen=True)
class BackupPlan:
    """Where copies go, how often one is made, and how many are kept."""

    folder: Path
    hours: float = 24
    """0: never."""
    keep: int = 7


class Report(msgspec.Struct):
    """The outcome of the last attempt, written beside the copies."""

    at: int
    """Milliseconds since 1970."""
    file: str
    tables: int
    fault: str = ""
    """Why there is no copy; empty: it was made and can be restored."""


def copies(folder: Path) -> list[Path]:
    """The copies in a folder, newest first."""
    found = folder.iterdir() if folder.is_dir() else iter(())
    return sorted((path for path in found if _NAME.match(path.name)), reverse=True)


def made_at(copy: Path) -> int:
    """When a copy was made, in milliseconds since 1970."""
    found = _NAME.match(copy.name)
    assert found is not None
    return int(datetime.strptime(found[1], _STAMP).replace(tzinfo=UTC).timestamp()) * 1000


def last_report(folder: Path) -> Report | None:
    """The report of the last attempt, if there was one."""
    try:
        return msgspec.json.decode((folder / REPORT).read_bytes(), type=Report)
    except (OSError, msgspec.MsgspecError):
        return None


def is_due(plan: BackupPlan, now: int) -> bool:
    """Whether a copy is due. A failed attempt is not retried before the next scheduled one."""
    if not plan.hours:
        return False
    tried = last_report(plan.folder)
    newest = max([made_at(copy) for copy in copies(plan.folder)[:1]] + ([tried.at] if tried else []), default=None)
    return newest is None or now - newest >= plan.hours * HOUR_MS


def make(database: Path, plan: BackupPlan, now: int) -> Report:
    """Make, verify and report a copy; older copies are only removed after a good one."""
    plan.folder.mkdir(mode=OWNER_FOLDER, parents=True, exist_ok=True)
    stamp = datetime.fromtimestamp(now // 1000, UTC).strftime(_STAMP)
    target = plan.folder / f"tables-{stamp}.db"
    try:
        _check_room(database, plan.folder)
        check(database)
        tables = backup(database, target)
        try_restore(target)
        report = Report(now, target.name, tables)
        for old in copies(plan.folder)[max(1, plan.keep) :]:
            old.unlink()
    except (TanaError, OSError, sqlite3.Error, msgspec.MsgspecError) as fault:
        target.unlink(missing_ok=True)
        report = Report(now, "", 0, " ".join(str(fault).split()))
    write_atomically(plan.folder / REPORT, msgspec.json.encode(report), OWNER_ONLY)
    return report


def _check_room(database: Path, folder: Path) -> None:
    """Raise `TanaError` unless there is space for a copy and its trial restore."""
    if shutil.disk_usage(folder).free < 2 * database.stat().st_size:
        raise TanaError(f"too little room in {folder} for a copy and its trial restore")


def try_restore(copy: Path) -> int:
    """Restore a copy beside it, upgrade it and read its newest logs; return the number of entries read."""
    with tempfile.TemporaryDirectory(dir=copy.parent) as folder:
        trial = Path(folder) / "trial.db"
        restore(copy, trial)
        with contextlib.closing(connect(trial)) as connection:
            migrate(connection)
            if wrong := connection.execute("PRAGMA foreign_key_check").fetchone():
                raise TanaError(f"{copy} has references to rows it does not contain: {wrong}")
            newest = "SELECT id FROM tables ORDER BY touched DESC LIMIT ?"
            rows = connection.execute(
                f"SELECT table_id, seq, body FROM log WHERE table_id IN ({newest}) ORDER BY table_id, seq",
                (TRIED_TABLES,),
            ).fetchall()
    return _read(copy, rows)


def _read(copy: Path, rows: list[tuple[str, int, bytes]]) -> int:
    """Decode every entry and check that logs have no gaps. Entries of releases with other formats are not checked."""
    before: dict[str, int] = {}
    for table, seq, body in rows:
        if table in before and seq != before[table] + 1:
            raise TanaError(f"{copy} lacks an entry of table {table} before {seq}")
        before[table] = seq
        if not isinstance(msgspec.json.decode(body), dict):
            raise TanaError(f"{copy} has a damaged entry of table {table}: {seq}")
    return len(rows)


async def make_apart(database: Path, plan: BackupPlan, now: int) -> Report:
    """Make a copy in a separate process; `now` is the server's time in milliseconds."""
    command = [sys.executable, "-m", __name__, str(database), str(plan.folder), str(plan.keep), str(now)]
    process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.DEVNULL)
    try:
        status = await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    report = last_report(plan.folder)
    if status or report is None:
        return Report(now, "", 0, f"the backup process ended with status {status}")
    return report


def main() -> None:
    """Make a copy now."""
    os.nice(LOW_PRIORITY)
    database, folder, keep, now = sys.argv[1:]
    make(Path(database), BackupPlan(Path(folder), keep=int(keep)), int(now))


if __name__ == "__main__":
    main()
