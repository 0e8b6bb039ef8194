"""Generic compiled code, made for one game.

Numba compiles a function for the functions it calls, so code that plays *any* game (a random playout, a search) has to
be compiled once for each. Such code, a template, is an ordinary module that says what it needs of a game (see
`tana.engine.needs`). `instantiate` runs its source in a new module in which these names are bound to the game's own
modules already. Each copy has a name of its own, so that the cache on disk keeps them apart.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from threading import RLock
from types import ModuleType

from tana.core.errors import TanaError, meant
from tana.core.registry import package_of
from tana.core.rule import BOUND, GAME
from tana.core.sources import file_of

NEEDS = "tana.engine.needs"

_made: dict[tuple[str, str], ModuleType] = {}
_lock = RLock()


class BadTemplate(TanaError):
    """Generic code and a game that do not fit together."""


def instantiate(template: str, game: str) -> ModuleType:
    """The module `template` made for `game`, the same one each time. Any thread may ask."""
    path = file_of(template)
    if path is None:
        raise ImportError(f"no module {template}")
    return instantiate_file(path, template, game)


def instantiate_file(path: Path, template: str, game: str) -> ModuleType:
    """The same for a template that is no module of a package: it was written by a program."""
    package = package_of(game)
    with _lock:
        if (template, package) not in _made:
            _made[template, package] = _make(path, template, package)
        return _made[template, package]


def _make(path: Path, template: str, package: str) -> ModuleType:
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    game = package.rpartition(".")[2]
    modules = {name: import_module(f"{package}.{name}") for name in _needs(tree)}
    for name, module in modules.items():
        _refuse_missing(template, tree, name, module)
    made = ModuleType(f"{template}__{game}", f"{template} for {game}")
    made.__file__ = str(path)
    made.__package__ = template.rpartition(".")[0]
    vars(made).update(modules)
    vars(made)[GAME] = game
    vars(made)[BOUND] = tuple(module.__name__ for module in modules.values())
    sys.modules[made.__name__] = made
    try:
        exec(compile(source, path, "exec"), vars(made))
    except BaseException:
        del sys.modules[made.__name__]
        raise
    return made


def _needs(tree: ast.AST) -> Iterator[str]:
    """The names that a template takes from `tana.engine.needs`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == NEEDS:
            yield from (alias.name for alias in node.names)


def _refuse_missing(template: str, tree: ast.AST, name: str, module: ModuleType) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == name:
            if not hasattr(module, node.attr):
                hint = meant(node.attr, vars(module))
                raise BadTemplate(f"{module.__name__} has no {node.attr!r}{hint}, which {template} needs")
