"""Modules from the sources, each made once: a folder of the cache holds those of one version of a game's sources."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numba

from tana.bots.wasm.layout import data_of, layout_of
from tana.core.errors import TanaError
from tana.core.registry import game as find_game
from tana.core.sources import cache_root, file_of, source_hash
from tana.engine.wasm import assembling

TEMPLATES = ("tana.engine.wasm.table", "tana.bots.wasm.think")
_REACHED = (
    "tana.bots.wasm.lower_game",
    "tana.bots.search",
    "tana.bots.judgement",
    "tana.engine.step",
    "tana.engine.playout",
    *TEMPLATES,
)
"""Everything a module comes from that is not found by following imports from here."""
MODULE, LAYOUT, DATA = "rules.wasm", "layout.json", "data.bin"
INDEX = "index.json"


class CannotBuild(TanaError):
    """A module that could not be made."""


@dataclass(frozen=True)
class Built:
    """The files of a game's module."""

    game: str
    module: Path
    layout: Path
    data: Path | None
    """Numbers that fox or owl needs; None: they need none."""


def sources_of(game: str) -> str:
    """A hash of everything that the module of a game is made from."""
    find_game(game)
    here = file_of(__name__)
    assert here is not None
    bound = (*_REACHED, f"tana.games.{game}.rules", f"tana.games.{game}.heuristics")
    sources = source_hash(__name__, str(here), bound)
    return hashlib.sha256(f"{sources} numba{numba.__version__}".encode()).hexdigest()[:16]


def folder_of(game: str) -> Path:
    """Where the module of a game is kept."""
    return cache_root() / "wasm" / f"{game}-{sources_of(game)}"


def is_built(game: str) -> bool:
    """Whether the module of a game, as its sources are now, is there."""
    return (folder_of(game) / LAYOUT).is_file()


def build(game: str) -> Built:
    """The module of a game, made now unless it is there; raises `CannotBuild` and `NoLinker`."""
    folder = folder_of(game)
    if not is_built(game):
        _make(game, folder)
    data = folder / DATA
    return Built(game, folder / MODULE, folder / LAYOUT, data if data.exists() else None)


def _make(game: str, folder: Path) -> None:
    """Make everything beside the folder and move it there: nobody meets half a module."""
    assembling.linker()
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as made:
        _run_compiler(game, Path(made) / MODULE)
        layout = json.dumps(layout_of(game, sources_of(game)), ensure_ascii=False, separators=(",", ":"))
        if (data := data_of(game)) is not None:
            (Path(made) / DATA).write_bytes(data)
        (Path(made) / LAYOUT).write_text(layout, encoding="utf-8")
        folder.mkdir(exist_ok=True)
        for file in (MODULE, DATA, LAYOUT):  # the layout last: it says that all are there
            if (Path(made) / file).exists():
                (Path(made) / file).replace(folder / file)


def _run_compiler(game: str, target: Path) -> None:
    command = [sys.executable, "-m", "tana.bots.wasm.lower_game", game, str(target)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "NUMBA_DISABLE_JIT": "0"}
    )
    if done.returncode:
        raise CannotBuild(f"the module of {game} could not be made: {done.stderr.strip()[-2000:]}")


# --- beside the pages ----------------------------------------------------------------------------------------------


def publish(games: Iterable[Built], folder: Path) -> dict[str, dict[str, str | None]]:
    """Put modules into a folder of the pages, named after their content, with an index; others there go away."""
    folder.mkdir(parents=True, exist_ok=True)
    index = {built.game: _publish(built, folder) for built in games}
    _write(folder / INDEX, (json.dumps(index, indent=1) + "\n").encode())
    wanted = {INDEX, *(name for files in index.values() for name in files.values() if name)}
    for path in folder.iterdir():
        if path.name not in wanted:
            path.unlink()
    return index


def _publish(built: Built, folder: Path) -> dict[str, str | None]:
    files = {"module": (built.module, "wasm"), "layout": (built.layout, "json"), "data": (built.data, "bin")}
    names: dict[str, str | None] = {}
    for kind, (source, ending) in files.items():
        names[kind] = None
        if source is not None:
            content = source.read_bytes()
            names[kind] = f"{built.game}-{hashlib.sha256(content).hexdigest()[:12]}.{ending}"
            _write(folder / str(names[kind]), content)
    return names


def _write(path: Path, content: bytes) -> None:
    """Leave a file alone that is right: what is built from it is not stale then."""
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def copy(built: Built, folder: Path) -> list[Path]:
    """The files of a module under plain names, for programs of one's own."""
    folder.mkdir(parents=True, exist_ok=True)
    pairs = [(built.module, "wasm"), (built.layout, "json"), (built.data, "bin")]
    return [
        Path(shutil.copyfile(source, folder / f"{built.game}.{ending}"))
        for source, ending in pairs
        if source is not None
    ]
