"""Which sources a function can come from, and so the folder its compiled code is kept in.

Numba's cache on disk does not notice a change in a *called* function. So every module's compiled code has a folder of
its own, named after a hash of all sources that it can reach: the module itself, what it imports, what that imports,
and the data beside them in their packages (components, what was learned): compiled code holds what was read from it.
A folder of older sources is never looked at again; a source that no rule imports changes nothing.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path

import numba

PACKAGE = "tana"
_FOREIGN = tuple(Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "purelib", "platlib"))
"""Where other people's modules are: their releases are part of the environment, not of a key."""
_DATA = {".json", ".npz", ".npy"}


def cache_root() -> Path:
    """The folder that holds all compiled code of Tana, one sub-folder for each version of a module."""
    if given := os.environ.get("TANA_CACHE"):
        return Path(given)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tana"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tana"


def cache_folder(module: str, file: str, bound: Iterable[str] = ()) -> Path:
    """The folder for compiled code of a module with these sources, this Numba and this Python.

    `bound`: the modules that generic code was made with (see `tana.engine.instantiate`).
    """
    version = f"numba{numba.__version__}-py{sys.version_info.major}{sys.version_info.minor}"
    return cache_root() / f"{module.removeprefix(f'{PACKAGE}.')}-{source_hash(module, file, tuple(bound))}-{version}"


@cache
def source_hash(module: str, file: str, bound: tuple[str, ...] = ()) -> str:
    """A short hash of every source that the code of a module can come from."""
    reached = {module: Path(file)}
    for name in bound:
        if path := file_of(name):
            reached[name] = path
    waiting = list(reached)
    while waiting:
        name = waiting.pop()
        for found in imports_of(name, reached[name]):
            path = None if found in reached or found == __name__ else file_of(found)
            if path is not None:
                reached[found] = path
                waiting.append(found)
    digest = hashlib.sha256()
    for name, path in sorted(reached.items()):
        digest.update(f"{name}\0".encode() + path.read_bytes())
    folders = {path.parent for name, path in reached.items() if "." in name}
    for data in sorted(path for folder in folders for path in folder.iterdir() if path.suffix in _DATA):
        digest.update(f"{data.name}\0".encode() + data.read_bytes())
    return digest.hexdigest()[:16]


@cache
def file_of(module: str) -> Path | None:
    """The source of a module that may be changed here; None for what is no module, and for other people's."""
    package = module.rpartition(".")[0]
    folders = _folders_of(package) if package else None
    spec = None if package and not folders else PathFinder.find_spec(module, folders)
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        return None
    path = Path(spec.origin).resolve()
    foreign = any(path.is_relative_to(folder) for folder in _FOREIGN)
    return None if foreign and module.partition(".")[0] != PACKAGE else path


def _folders_of(package: str) -> list[str]:
    """Where the modules of a package are; a package may have more than one home (see `tana.games`)."""
    if package in sys.modules:
        return list(getattr(sys.modules[package], "__path__", ()))
    path = file_of(package)
    return [str(path.parent)] if path is not None and path.name == "__init__.py" else []


@cache
def imports_of(module: str, file: Path) -> tuple[str, ...]:
    """The names of everything a source imports when it runs; some of them may be no modules."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    return tuple(dict.fromkeys(_imports(ast.parse(file.read_bytes()), package)))


def _imports(node: ast.AST, package: str) -> Iterator[str]:
    for child in _that_run(node):
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            base = _base_of(child, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in child.names)
        else:
            yield from _imports(child, package)


def _that_run(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node, without what is for the type checker alone."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        yield from node.orelse
    else:
        yield from ast.iter_child_nodes(node)


def _base_of(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    return ".".join([*parts[: len(parts) - node.level + 1], *([node.module] if node.module else [])])


def forget() -> None:
    """Read all sources again: they have changed."""
    for known in (source_hash, file_of, imports_of):
        known.cache_clear()
