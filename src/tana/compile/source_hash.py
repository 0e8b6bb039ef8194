"""Cache keys of compiled code: hashes of all sources that the code of a module depends on.

Numba's cache does not notice a change in a *called* function. So the compiled code of every module has its own folder,
named after a hash of all sources it can reach: the module, its imports, their imports, and the data files in their
packages (components, trained weights), whose numbers are constants in compiled code. Folders of older sources are never
read again; a source that no rule imports changes no key.
"""

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
from platformdirs import user_cache_path

from tana.compile.numba_types import Numba

PACKAGE = "tana"
_FOREIGN = tuple(Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "purelib", "platlib"))
"""Folders of third-party modules, which are not hashed."""
_DATA = {".json", ".npz", ".npy"}


def cache_root() -> Path:
    """The folder with all compiled code of Tana, one sub-folder for each version of a module.

    TANA_CACHE, or the user's cache folder (on Windows `%LOCALAPPDATA%\\tana\\Cache`, formerly `~/.cache/tana`).
    """
    given = os.environ.get("TANA_CACHE")
    return Path(given) if given else user_cache_path(PACKAGE, appauthor=False)


def cache_folder(module: str, file: str, bound: Iterable[str] = ()) -> Path:
    """The folder for compiled code of a module with these sources, this Numba and this Python.

    Code with bounds checks (NUMBA_BOUNDSCHECK=1) has folders of its own.
    `bound`: the modules that a template was instantiated with (see `tana.engine.instantiate`).
    """
    version = f"numba{numba.__version__}-py{sys.version_info.major}{sys.version_info.minor}"
    settings: Numba = numba.config
    version += "-checked" if settings.BOUNDSCHECK else ""
    return cache_root() / f"{module.removeprefix(f'{PACKAGE}.')}-{source_hash(module, file, tuple(bound))}-{version}"


@cache
def source_hash(module: str, file: str, bound: tuple[str, ...] = ()) -> str:
    """A short hash of every source that the code of a module depends on."""
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
    """The source file of a module that may change; None for third-party modules and names that are not modules."""
    package = module.rpartition(".")[0]
    folders = _folders_of(package) if package else None
    spec = None if package and not folders else PathFinder.find_spec(module, folders)
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        return None
    path = Path(spec.origin).resolve()
    foreign = any(path.is_relative_to(folder) for folder in _FOREIGN)
    return None if foreign and module.partition(".")[0] != PACKAGE else path


def _folders_of(package: str) -> list[str]:
    """The folders of a package, which may have several (see `tana.games`)."""
    if package in sys.modules:
        return list(getattr(sys.modules[package], "__path__", ()))
    path = file_of(package)
    return [str(path.parent)] if path is not None and path.name == "__init__.py" else []


@cache
def imports_of(module: str, file: Path) -> tuple[str, ...]:
    """The names of everything a source imports at run time; not all of them are modules."""
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
    """The children of a node, without TYPE_CHECKING blocks."""
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
    """Forget all hashes, because sources have changed."""
    for known in (source_hash, file_of, imports_of):
        known.cache_clear()
