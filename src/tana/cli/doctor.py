"""`tana doctor`: whether everything is there, and what to do about what is not."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from tana.cli.common import PACKAGE, add_language, add_plain
from tana.cli.serve import PORT, default_database, port
from tana.core import registry
from tana.core.sources import cache_root
from tana.engine.ready import is_on_disk
from tana.text import Words
from tana.version import __version__

HELP = "check this installation and say what to do about what is missing"
EXAMPLES = (
    "tana doctor",
    "tana doctor --port 9000 --lang it",
)

OLDEST_PYTHON = (3, 11)
GOOD, OPTIONAL, BAD = "good", "optional", "bad"
MARKS = {GOOD: "✓", OPTIONAL: "–", BAD: "✗"}
COLOURS = {GOOD: "green", OPTIONAL: "yellow", BAD: "red"}


@dataclass(frozen=True)
class Finding:
    """What a check found: how things stand, the name of the check, and the values its texts need.

    The texts are `doctor-<name>` when all is well, else `doctor-<name>-missing`, with what to do next in
    `doctor-<name>-next`.
    """

    state: str
    name: str
    values: dict[str, str]


def arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--port", type=port, default=PORT, help=f"the port to look at (default: {PORT})")
    add_language(parser)
    add_plain(parser)


def run(args: argparse.Namespace) -> int:
    """One line for each check; status 1 if something that Tana needs is missing."""
    words = Words(args.lang, PACKAGE)
    plain = args.plain or not sys.stdout.isatty()
    bad = 0
    for finding in examine(args.port):
        bad += finding.state == BAD
        _tell(finding, words, plain)
    print(words.text("doctor-ill", count=bad) if bad else words.text("doctor-well"))
    return 1 if bad else 0


def _tell(finding: Finding, words: Words, plain: bool) -> None:
    console = Console(highlight=False, soft_wrap=True)
    suffix = "" if finding.state == GOOD else "-missing"
    mark = words.text(f"doctor-mark-{finding.state}") if plain else MARKS[finding.state]
    line = Line(mark, style=COLOURS[finding.state])
    line.append(f" {words.fill(f'doctor-{finding.name}{suffix}', finding.values)}", style="default")
    console.print(line)
    if finding.state != GOOD:
        console.print(Line(f"  {words.fill(f'doctor-{finding.name}-next', finding.values)}"))


# --- the checks --------------------------------------------------------------------------------------------


def examine(port: int) -> Iterator[Finding]:
    """Every check, those first without which nothing works."""
    yield python()
    yield games()
    yield writable("cache", cache_root())
    yield compiled()
    yield writable("state", default_database().parent)
    yield web_client()
    yield free_port(port)
    yield browser()
    yield gpu()
    yield module("postgres", "asyncpg")
    yield module("redis", "redis")


def _finding(name: str, good: bool, otherwise: str = BAD, **values: str) -> Finding:
    return Finding(GOOD if good else otherwise, name, values)


def python() -> Finding:
    """Tana's version and Python's."""
    have = ".".join(map(str, sys.version_info[:3]))
    need = ".".join(map(str, OLDEST_PYTHON))
    return _finding("python", sys.version_info >= OLDEST_PYTHON, have=have, need=need, tana=__version__)


def games() -> Finding:
    """Whether every game can be loaded, those of TANA_GAMES too."""
    broken = [name for name in registry.names() if not _loads(name)]
    return _finding("games", not broken, games=", ".join(registry.names()), broken=", ".join(broken))


def _loads(name: str) -> bool:
    try:
        registry.game(name)
    except Exception:  # somebody else's game may raise anything
        return False
    return True


def writable(name: str, folder: Path) -> Finding:
    """Whether files can be made in a folder, or the folder itself."""
    return _finding(name, _can_write(folder), path=str(folder))


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def compiled() -> Finding:
    """Which games have compiled rules of exactly these sources; the others are compiled when they are needed."""
    ready = [name for name in registry.names() if is_on_disk(name)]
    rest = [name for name in registry.names() if name not in ready]
    return _finding("compiled", not rest, OPTIONAL, ready=", ".join(ready), rest=", ".join(rest))


def web_client() -> Finding:
    """Whether the pages for browsers have been built."""
    return _finding("web", (files("tana") / "web" / "index.html").is_file())


def free_port(port: int) -> Finding:
    """Whether `tana serve` could listen there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return _finding("port", False, OPTIONAL, port=str(port))
    return _finding("port", True, port=str(port))


def browser() -> Finding:
    """Whether `tana serve --open` would find something to open."""
    return _finding("browser", _succeeds(webbrowser.get), OPTIONAL)


def gpu() -> Finding:
    """Whether random games can be played on a GPU."""
    os.environ.setdefault("NUMBA_CUDA_LOG_LEVEL", "ERROR")
    return _finding("gpu", _succeeds(_gpu_is_there), OPTIONAL)


def _gpu_is_there() -> None:
    from tana.engine import cuda

    if not cuda.available():
        raise OSError("no GPU")


def _succeeds(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except Exception:  # drivers and desktops fail in ways of their own
        return False
    return True


def module(name: str, package: str) -> Finding:
    """Whether an optional package is installed."""
    return _finding(name, find_spec(package) is not None, OPTIONAL)
