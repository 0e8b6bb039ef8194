"""Templates: generic code that is compiled once per game.

Numba compiles a function together with the functions it calls, so code that plays *any* game (a random playout, a
search) has to be compiled for each game. Such code, a template, is an ordinary module that imports what it needs of a
game from `tana.engine.template_api`. `instantiate` runs its source in a new module in which these names are bound to
the game's modules, or to generated ones (`tana.engine.observation_kernel`). Each instance has its own module name,
which is also its key in the code cache.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from threading import RLock
from types import ModuleType

from tana.compile.rule import BOUND, GAME
from tana.compile.source_hash import file_of
from tana.core.registry import package_of
from tana.errors import TanaError, meant

NEEDS = "tana.engine.template_api"

_making = RLock()
"""Held while a module is made: `sys.modules`, where instances are, belongs to the process."""


class BadTemplate(TanaError):
    """A template and a game that do not fit together."""


def instantiate(template: str, game: str, **generated: ModuleType) -> ModuleType:
    """The module `template` for `game`, the same one each time. Safe to call from any thread.

    `generated` modules are bound under their names in place of modules of the game.
    """
    path = file_of(template)
    if path is None:
        raise ImportError(f"no module {template}")
    package = package_of(game)
    forms = (module.__name__.rpartition("__")[2] for module in generated.values())
    name = "__".join([template, package.rpartition(".")[2], *forms])
    with _making:
        if name not in sys.modules:
            _make(name, template, path, package, generated)
        return sys.modules[name]


def _make(instance: str, template: str, path: Path, package: str, generated: Mapping[str, ModuleType]) -> None:
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    game = package.rpartition(".")[2]
    modules = {name: generated.get(name) or import_module(f"{package}.{name}") for name in _needs(tree)}
    for name, module in modules.items():
        _check_names(template, tree, name, module)
    made = ModuleType(instance, f"{template} for {game}")
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


def _needs(tree: ast.AST) -> Iterator[str]:
    """The names that a template takes from `tana.engine.template_api`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == NEEDS:
            yield from (alias.name for alias in node.names)


def _check_names(template: str, tree: ast.AST, name: str, module: ModuleType) -> None:
    """Raise `BadTemplate` if a template uses a name that a module of the game does not have."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == name:
            if not hasattr(module, node.attr):
                hint = meant(node.attr, vars(module))
                raise BadTemplate(f"{module.__name__} has no {node.attr!r}{hint}, which {template} needs")
