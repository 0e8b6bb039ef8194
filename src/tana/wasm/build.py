"""Builds modules, once for each version of a game's sources, and keeps them in the cache."""

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

from tana.compile.source_hash import cache_root, file_of, source_hash
from tana.core.registry import game as find_game
from tana.errors import TanaError
from tana.wasm.layout import data_of, layout_of
from tana.wasm.linker import linker
from tana.wasm.published import INDEX

TEMPLATES = ("tana.wasm.table_exports", "tana.wasm.search_exports")
_REACHED = (
    "tana.wasm.lower_game",
    "tana.bots.search",
    "tana.bots.thinking",
    "tana.bots.network_eval",
    "tana.engine.step",
    "tana.engine.playout",
    *TEMPLATES,
)
"""Sources of a module that are not reached by following imports from here."""
MODULE, LAYOUT, DATA = "rules.wasm", "layout.json", "data.bin"


class CannotBuild(TanaError):
    """A module that could not be built."""


@dataclass(frozen=True)
class Built:
    """The files of a game's module."""

    game: str
    module: Path
    layout: Path
    data: Path | None
    """The weights that fox or owl needs; None if they need none."""


def sources_of(game: str) -> str:
    """A hash of all sources of a game's module."""
    return hashlib.sha256(f"{rules_of(game)} numba{numba.__version__}".encode()).hexdigest()[:16]


def rules_of(game: str) -> str:
    """A hash of Tana's own sources of a game's module, whatever compiles them."""
    find_game(game)
    here = file_of(__name__)
    assert here is not None
    bound = (*_REACHED, f"tana.games.{game}.rules", f"tana.games.{game}.heuristics")
    return source_hash(__name__, str(here), bound)


def folder_of(game: str) -> Path:
    """The cache folder of a game's module."""
    return cache_root() / "wasm" / f"{game}-{sources_of(game)}"


def is_built(game: str) -> bool:
    """Whether the module of a game has been built from its current sources."""
    return (folder_of(game) / LAYOUT).is_file()


def build(game: str) -> Built:
    """The module of a game, built now if it is missing; raises `CannotBuild` and `NoLinker`."""
    folder = folder_of(game)
    if not is_built(game):
        _make(game, folder)
    data = folder / DATA
    return Built(game, folder / MODULE, folder / LAYOUT, data if data.exists() else None)


def _make(game: str, folder: Path) -> None:
    """Build everything in a temporary folder and move it, so that nobody sees half a module."""
    linker()
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as made:
        _run_compiler(game, Path(made) / MODULE)
        layout = json.dumps(layout_of(game, sources_of(game)), ensure_ascii=False, separators=(",", ":"))
        if (data := data_of(game)) is not None:
            (Path(made) / DATA).write_bytes(data)
        (Path(made) / LAYOUT).write_text(layout, encoding="utf-8")
        folder.mkdir(exist_ok=True)
        for file in (MODULE, DATA, LAYOUT):  # the layout last: it marks a complete build
            if (Path(made) / file).exists():
                (Path(made) / file).replace(folder / file)


def _run_compiler(game: str, target: Path) -> None:
    command = [sys.executable, "-m", "tana.wasm.lower_game", game, str(target)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "NUMBA_DISABLE_JIT": "0"}
    )
    if done.returncode:
        raise CannotBuild(f"the module of {game} could not be built: {done.stderr.strip()[-2000:]}")


def publish(games: Iterable[Built], folder: Path) -> dict[str, dict[str, str | None]]:
    """Write modules under content-addressed names and an index to a folder of the pages; delete all other files."""
    folder.mkdir(parents=True, exist_ok=True)
    index = {built.game: _publish(built, folder) for built in games}
    wanted = {INDEX, *(name for files in index.values() for name in files.values() if name)}
    listed = {game: {**files, "rules": rules_of(game)} for game, files in index.items()}
    _write(folder / INDEX, (json.dumps(listed, indent=1) + "\n").encode())
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
    """Write a file unless its content is the same, so that nothing built from it looks stale."""
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def copy(built: Built, folder: Path) -> list[Path]:
    """Copy the files of a module under plain names, for other programs."""
    folder.mkdir(parents=True, exist_ok=True)
    pairs = [(built.module, "wasm"), (built.layout, "json"), (built.data, "bin")]
    return [
        Path(shutil.copyfile(source, folder / f"{built.game}.{ending}"))
        for source, ending in pairs
        if source is not None
    ]
