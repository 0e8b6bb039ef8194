"""`tana doctor`: checks this installation and suggests what to do about problems."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
import tempfile
import time
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text as Line

from tana.cli.common import PACKAGE, add_language, add_plain
from tana.cli.serve import PORT, add_backups, add_bus, add_database, backup_plan, default_database, port
from tana.compile.source_hash import cache_root
from tana.core import registry
from tana.engine.readiness import is_on_disk
from tana.errors import TanaError
from tana.text import Words, formats
from tana.version import __version__

if TYPE_CHECKING:
    from tana.server.storage.scheduled_backup import BackupPlan, Report

HELP = "check this installation and suggest what to do about problems"
EXAMPLES = ("tana doctor", "tana doctor --port 9000 --lang it")

DAY_SECONDS = 86_400
OLDEST_PYTHON = (3, 11)
GOOD, OPTIONAL, BAD = "good", "optional", "bad"
MARKS = {GOOD: "✓", OPTIONAL: "–", BAD: "✗"}
COLOURS = {GOOD: "green", OPTIONAL: "yellow", BAD: "red"}


@dataclass(frozen=True)
class Finding:
    """The result of a check: its state, its name, and the values for its texts.

    The text is `doctor-<name>`, or for a problem `doctor-<name>-missing` and the remedy `doctor-<name>-next`.
    """

    state: str
    name: str
    values: dict[str, str | float]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", setting=True, type=port, default=PORT, help=f"the port to check (default: {PORT})")
    add_database(parser)
    add_bus(parser)
    add_backups(parser)
    add_language(parser)
    add_plain(parser)


def run(args: argparse.Namespace) -> int:
    """Print a line for each check; return 1 if a requirement of Tana is not met."""
    words = Words(args.lang, PACKAGE)
    plain = args.plain or not sys.stdout.isatty()
    bad = 0
    for finding in (*examine(args.port), *care(args)):
        bad += finding.state == BAD
        _show(finding, words, plain)
    print(words.text("doctor-ill", count=bad) if bad else words.text("doctor-well"))
    return 1 if bad else 0


def _show(finding: Finding, words: Words, plain: bool) -> None:
    console = Console(highlight=False, soft_wrap=True)
    suffix = "" if finding.state == GOOD else "-missing"
    values = {
        name: formats.number(value, words.language, 1) if isinstance(value, float) else value
        for name, value in finding.values.items()
    }
    mark = words.text(f"doctor-mark-{finding.state}") if plain else MARKS[finding.state]
    line = Line(mark, style=COLOURS[finding.state])
    line.append(f" {words.fill(f'doctor-{finding.name}{suffix}', values)}", style="default")
    console.print(line)
    if finding.state != GOOD:
        console.print(Line(f"  {words.fill(f'doctor-{finding.name}-next', values)}"))


def examine(port: int) -> Iterator[Finding]:
    """Run every check, the essential ones first."""
    yield python()
    yield games()
    yield writable("cache", cache_root())
    yield compiled()
    yield writable("state", default_database().parent)
    yield web_client()
    yield offline_games()
    yield _finding("port", _succeeds(_listen, port), OPTIONAL, port=str(port))
    yield _finding("browser", _succeeds(webbrowser.get), OPTIONAL)
    yield gpu()
    yield _finding("postgres", find_spec("asyncpg") is not None, OPTIONAL)
    yield _finding("redis", find_spec("redis") is not None, OPTIONAL)


def care(args: argparse.Namespace) -> Iterator[Finding]:
    """Check the tables and their backups, if there are tables, and the bus, if there is one."""
    from tana.server.storage.scheduled_backup import last_report

    plan = backup_plan(args)
    if args.bus:
        yield bus(args.bus)
    if plan is None:
        yield shared_tables(args.database)
        yield _finding("backup-elsewhere", False, OPTIONAL)
        return
    if not args.database.is_file() or not args.database.stat().st_size:
        return
    yield tables(args.database)
    if not plan.hours:
        yield _finding("backup-off", False, OPTIONAL)
    elif (report := last_report(plan.folder)) is None:
        yield _finding("backup-none", False, OPTIONAL, path=str(plan.folder))
    else:
        yield backup(plan, report, time.time())


def tables(database: Path) -> Finding:
    """Whether the database file is undamaged."""
    from tana.server.storage.backup import check

    try:
        return _finding("tables", True, path=str(database), count=str(check(database)))
    except TanaError as fault:
        return _finding("tables", False, path=str(database), fault=str(fault))


def shared_tables(database: str) -> Finding:
    """Whether PostgreSQL answers and its newest tables are complete."""
    from tana.server.storage.factory import without_password
    from tana.server.storage.postgres_check import check

    try:
        return _finding("shared", True, path=without_password(database), count=str(asyncio.run(check(database))))
    except TanaError as fault:
        return _finding("shared", False, fault=str(fault))


def bus(url: str) -> Finding:
    """Whether Redis answers."""
    from tana.server.bus.factory import open_bus

    async def ping() -> None:
        found = open_bus(url)
        try:
            await found.ping()
        finally:
            await found.close()

    try:
        asyncio.run(ping())
    except Exception as fault:  # whatever the Redis driver raises
        return _finding("bus", False, fault=" ".join(str(fault).split()) or type(fault).__name__)
    return _finding("bus", True)


def backup(plan: BackupPlan, report: Report, now: float) -> Finding:
    """Whether the last backup exists, is good, and is not older than two of its intervals."""
    days = (now - report.at / 1000) / DAY_SECONDS
    file = plan.folder / report.file
    good = not report.fault and file.is_file() and days * 24 <= 2 * plan.hours
    return _finding("backup", good, path=str(file), days=max(0.0, days), fault=report.fault or "-")


def offline_games() -> Finding:
    """Which games can be played offline in pages: their modules came with the pages or were built since."""
    from tana.server.transport.static_files import RULES, WEB
    from tana.wasm.build import is_built
    from tana.wasm.published import games_in

    brought = games_in(WEB / RULES)
    rest = [name for name in registry.names() if name not in brought and not is_built(name)]
    return _finding("offline", not rest, OPTIONAL, rest=", ".join(rest))


def _finding(name: str, good: bool, otherwise: str = BAD, **values: str | float) -> Finding:
    return Finding(GOOD if good else otherwise, name, values)


def python() -> Finding:
    """Tana's version and Python's."""
    have = ".".join(map(str, sys.version_info[:3]))
    need = ".".join(map(str, OLDEST_PYTHON))
    return _finding("python", sys.version_info >= OLDEST_PYTHON, have=have, need=need, tana=__version__)


def games() -> Finding:
    """Whether every game can be loaded, including those of TANA_GAMES."""
    broken = [name for name in registry.names() if not _succeeds(registry.game, name)]
    return _finding("games", not broken, games=", ".join(registry.names()), broken=", ".join(broken))


def writable(name: str, folder: Path) -> Finding:
    """Whether files can be created in a folder, or the folder itself."""
    return _finding(name, _succeeds(_write_in, folder), path=str(folder))


def _write_in(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    tempfile.TemporaryFile(dir=folder).close()


def compiled() -> Finding:
    """Which games have up-to-date compiled rules; the others are compiled on first use."""
    ready = [name for name in registry.names() if is_on_disk(name)]
    rest = [name for name in registry.names() if name not in ready]
    return _finding("compiled", not rest, OPTIONAL, ready=", ".join(ready), rest=", ".join(rest))


def web_client() -> Finding:
    """Whether the pages for browsers have been built."""
    return _finding("web", (files("tana") / "web" / "index.html").is_file())


def _listen(port: int) -> None:
    """Bind a port as `tana serve` would."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))


def gpu() -> Finding:
    """Whether random games can be played on a GPU."""
    os.environ.setdefault("NUMBA_CUDA_LOG_LEVEL", "ERROR")
    return _finding("gpu", _succeeds(_find_gpu), OPTIONAL)


def _find_gpu() -> None:
    from tana.engine import cuda

    if not cuda.available():
        raise OSError("no GPU")


def _succeeds(attempt: Callable[..., object], *arguments: object) -> bool:
    try:
        attempt(*arguments)
    except Exception:  # third-party games, drivers and desktops fail in many ways
        return False
    return True
