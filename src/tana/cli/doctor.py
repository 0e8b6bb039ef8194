"""`tana doctor`: checks this installation and suggests what to do about problems."""

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
from tana.compile.source_hash import cache_root
from tana.core import registry
from tana.engine.readiness import is_on_disk
from tana.text import Words
from tana.version import __version__

HELP = "check this installation and suggest what to do about problems"
EXAMPLES = ("tana doctor", "tana doctor --port 9000 --lang it")

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
    values: dict[str, str]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=port, default=PORT, help=f"the port to look at (default: {PORT})")
    add_language(parser)
    add_plain(parser)


def run(args: argparse.Namespace) -> int:
    """Print a line for each check; return 1 if something that Tana needs is missing."""
    words = Words(args.lang, PACKAGE)
    plain = args.plain or not sys.stdout.isatty()
    bad = 0
    for finding in examine(args.port):
        bad += finding.state == BAD
        _show(finding, words, plain)
    print(words.text("doctor-ill", count=bad) if bad else words.text("doctor-well"))
    return 1 if bad else 0


def _show(finding: Finding, words: Words, plain: bool) -> None:
    console = Console(highlight=False, soft_wrap=True)
    suffix = "" if finding.state == GOOD else "-missing"
    mark = words.text(f"doctor-mark-{finding.state}") if plain else MARKS[finding.state]
    line = Line(mark, style=COLOURS[finding.state])
    line.append(f" {words.fill(f'doctor-{finding.name}{suffix}', finding.values)}", style="default")
    console.print(line)
    if finding.state != GOOD:
        console.print(Line(f"  {words.fill(f'doctor-{finding.name}-next', finding.values)}"))


def examine(port: int) -> Iterator[Finding]:
    """Run every check, the essential ones first."""
    yield python()
    yield games()
    yield writable("cache", cache_root())
    yield compiled()
    yield writable("state", default_database().parent)
    yield web_client()
    yield _finding("port", _succeeds(_listen, port), OPTIONAL, port=str(port))
    yield _finding("browser", _succeeds(webbrowser.get), OPTIONAL)
    yield gpu()
    yield _finding("postgres", find_spec("asyncpg") is not None, OPTIONAL)
    yield _finding("redis", find_spec("redis") is not None, OPTIONAL)


def _finding(name: str, good: bool, otherwise: str = BAD, **values: str) -> Finding:
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
    """Which games have up-to-date compiled rules; the others are compiled when they are needed."""
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
