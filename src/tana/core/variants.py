"""Games with other components, and no fork of their code.

A variant is called by its game and what is different: `uly:tiles_to_turn=3`, with JSON after each `=`. That name is
all anybody needs: every process that is given it makes the same game.

Compiled code holds the numbers of the components, so a variant's modules are loaded once more under a package name
of their own (`tana.games.uly__5f0c1d2e3a4b`), from the very same sources: imports of the game's package lead to the
variant's, and `components.json` is read with the patch applied. The cache of compiled code goes by module names, so
it keeps variants apart. A game whose rules take their components from the state (`Game.with_components`) needs no
second copy.
"""

from __future__ import annotations

import ast
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from threading import RLock
from types import CodeType, ModuleType
from typing import Any, Final, cast

from tana.core.components import (
    BadComponents,
    Patch,
    difference,
    digest_of,
    give_components,
    patched,
)
from tana.core.errors import TanaError, UnknownGame
from tana.core.game import Game
from tana.core.record import Json
from tana.core.trial import try_out

GAMES: Final = "tana.games"
MARK = ":"
"""Between the name of a game and what is different."""
MOST_LETTERS = 20_000
"""In the name of a variant: more than all components of any game together."""

_lock = RLock()
_bases: dict[str, str] = {}
"""The package of each variant, and the package of the game it comes from."""
_made: dict[str, Game[Any]] = {}


def base_of(name: str) -> str:
    """The game that a variant is one of; a game itself is its own."""
    return name.partition(MARK)[0]


def is_variant(name: str) -> bool:
    """Whether a name speaks of a variant."""
    return MARK in name


def package_of(name: str) -> str:
    """The package with the modules of a game, or of a variant that has been made."""
    if name in _made:
        rules = cast(ModuleType, _made[name].rules)
        return rules.__name__.rpartition(".")[0]
    return f"{GAMES}.{name}"


# --- names -------------------------------------------------------------------------------------------------------


def spelled(base: str, patch: Patch) -> str:
    """The name of a variant: the same for the same patch."""
    if not patch:
        return base
    parts = (f"{path}={json.dumps(patch[path], separators=(',', ':'), sort_keys=True)}" for path in sorted(patch))
    return f"{base}{MARK}{','.join(parts)}"


def patch_of(name: str) -> dict[str, Json]:
    """What is different in a variant, from its name. Raises `UnknownGame` for a name that cannot be read."""
    if len(name) > MOST_LETTERS:
        raise UnknownGame(f"the name of a variant has at most {MOST_LETTERS} letters")
    rest = name.partition(MARK)[2]
    patch: dict[str, Json] = {}
    decoder = json.JSONDecoder()
    while rest:
        path, equals, after = rest.partition("=")
        if not equals or not path:
            raise UnknownGame(f"{rest!r}: a change is written path=value, as in uly:tiles_to_turn=6")
        try:
            value, used = decoder.raw_decode(after)
        except (ValueError, RecursionError):
            raise UnknownGame(f"{path}: {after!r} is not JSON; texts are written in double quotes") from None
        if path in patch:
            raise UnknownGame(f"{path} stands twice in the name of a variant")
        patch[path] = value
        rest = after[used:]
        if rest:
            if not rest.startswith(",") or rest == ",":
                raise UnknownGame(f"{path}: expected a comma and another change after the value, got {rest!r}")
            rest = rest[1:]
    if not patch:
        raise UnknownGame(f"{name!r} changes nothing: a change is written path=value, as in uly:tiles_to_turn=6")
    return patch


# --- making ------------------------------------------------------------------------------------------------------


def components_of(game: Game[Any]) -> Json:
    """The component data that a game or a variant is played with."""
    module = import_module(f"{package_of(base_of(game.name))}.components")
    return patched(module.DATA, patch_of(game.name)) if is_variant(game.name) else module.DATA


def named(base: Game[Any], components: Patch | str | os.PathLike[str]) -> str:
    """The name of a game with other components: a patch, or a file with all of them."""
    if isinstance(components, Mapping):
        patch = dict(components)
    else:
        patch = difference(components_of(base), _read(Path(components)))
    own = components_of(base)
    return spelled(base.name, {path: value for path, value in patch.items() if patched(own, {path: value}) != own})


def _read(path: Path) -> Json:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadComponents(str(path), f"cannot be read ({fault.strerror})") from None
    except ValueError as fault:
        raise BadComponents(str(path), f"not a JSON document ({fault})") from None


def variant_of(base: Game[Any], name: str) -> Game[Any]:
    """The variant of that name; raises `BadComponents` with the reason if it cannot be played."""
    with _lock:
        if name not in _made:
            data = patched(components_of(base), patch_of(name))
            made = base.with_components(data) or _loaded_again(base, data)
            made.name = name
            _made[name] = made
            try:
                try_out(made)
            except BadComponents:
                del _made[name]
                raise
        return _made[name]


def _loaded_again(base: Game[Any], data: Json) -> Game[Any]:
    """The game made by the modules of its package, read once more with other components."""
    source = package_of(base.name)
    package = f"{source}__{digest_of(data)[:12]}"
    folders: Sequence[str] = import_module(source).__path__
    give_components(package, data)
    _bases[package] = source
    module = ModuleType(package, f"{source} with other components")
    module.__path__ = list(folders)
    module.__spec__ = ModuleSpec(package, None, is_package=True)
    module.__spec__.submodule_search_locations = list(folders)
    sys.modules[package] = module
    try:
        found: Game[Any] = import_module(f"{package}.game").GAME
    except BaseException as fault:
        for loaded in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[loaded]
        if isinstance(fault, Exception) and not isinstance(fault, TanaError):
            raise BadComponents("all together", f"{base.name} cannot be set up with them ({fault})") from fault
        raise
    return found


# --- the same sources under another name -------------------------------------------------------------------------


class _Renamed(ast.NodeTransformer):
    """Imports from one package lead to another."""

    def __init__(self, old: str, new: str) -> None:
        self._old, self._new = old, new

    def _rename(self, module: str) -> str:
        inside = module == self._old or module.startswith(f"{self._old}.")
        return self._new + module[len(self._old) :] if inside else module

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.module is not None and not node.level:
            node.module = self._rename(node.module)
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        for alias in node.names:
            alias.name = self._rename(alias.name)
        return node


class _Loader(SourceFileLoader):
    """Reads a module of a game as one of a variant; its bytecode is not the file's, so it is not kept."""

    def __init__(self, module: str, path: str, old: str, new: str) -> None:
        super().__init__(module, path)
        self._old, self._new = old, new

    def get_code(self, fullname: str) -> CodeType:
        tree = _Renamed(self._old, self._new).visit(ast.parse(self.get_data(self.path)))
        return compile(tree, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    """Finds the modules of variants."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package = fullname.rpartition(".")[0]
        if package not in _bases:
            return None
        spec = PathFinder.find_spec(fullname, path)
        if spec is not None and spec.origin is not None and spec.origin.endswith(".py"):
            spec.loader = _Loader(fullname, spec.origin, _bases[package], package)
            spec.cached = None
        return spec


sys.meta_path.insert(0, _Finder())
