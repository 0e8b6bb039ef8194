"""Games with other components, without a fork of their code.

A variant is named after its game and its changes: `uly:tiles_to_turn=3`, with JSON after each `=`. Every process makes
the same game from that name.

Compiled code contains the numbers of the components, so the modules of a variant are loaded again under another package
name (`tana.games.uly__5f0c1d2e3a4b`) from the same sources: imports of the game's package are redirected to the
variant's, and `components.json` is read with the patch applied. The cache of compiled code is keyed by module name, so
variants do not collide. A game whose rules read components from the state needs no second copy
(`Game.with_components`).
"""

import ast
import copy
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
from typing import Final, cast

from tana.core.components import VARIED, BadComponents, Patch, difference, digest_of, patched
from tana.core.game import AnyGame
from tana.core.record import Json
from tana.core.variant_check import try_out
from tana.errors import TanaError, UnknownGame

GAMES: Final = "tana.games"
MARK = ":"
"""Between the name of a game and its changes."""
BASE = "__base__"
"""A global of a variant's package: the package of the base game."""
MOST_LETTERS = 20_000
"""The longest name of a variant: more than all components of any game together."""

_loading = RLock()
"""Held while a variant is made: `sys.modules`, where its modules are, belongs to the process."""


def base_of(name: str) -> str:
    """The name of the base game of a variant; the name itself for a standard game."""
    return name.partition(MARK)[0]


def is_variant(name: str) -> bool:
    """Whether a name is that of a variant."""
    return MARK in name


def package_of(game: AnyGame) -> str:
    """The package with the modules of a game or variant."""
    return cast(ModuleType, game.rules).__name__.rpartition(".")[0]


def spelled(base: str, patch: Patch) -> str:
    """The name of a variant, the same for equal patches."""
    if not patch:
        return base
    parts = (f"{path}={json.dumps(patch[path], separators=(',', ':'), sort_keys=True)}" for path in sorted(patch))
    return f"{base}{MARK}{','.join(parts)}"


def patch_of(name: str) -> dict[str, Json]:
    """The changes of a variant, from its name. Raises `UnknownGame` for a name that cannot be parsed."""
    if len(name) > MOST_LETTERS:
        raise UnknownGame(f"the name of a variant has at most {MOST_LETTERS} characters, not {len(name)}")
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
            raise UnknownGame(f"{path} is given twice in the name of a variant")
        patch[path] = value
        rest = after[used:]
        if rest:
            if not rest.startswith(",") or rest == ",":
                raise UnknownGame(f"{path}: expected a comma and another change after the value, got {rest!r}")
            rest = rest[1:]
    if not patch:
        raise UnknownGame(f"{name!r} changes nothing: a change is written path=value, as in uly:tiles_to_turn=6")
    return patch


def components_of(game: AnyGame) -> Json:
    """The component data of a game or variant."""
    module = import_module(f"{GAMES}.{base_of(game.name)}.components")
    return patched(module.DATA, patch_of(game.name)) if is_variant(game.name) else module.DATA


def named(base: AnyGame, components: Patch | str | os.PathLike[str]) -> str:
    """The name of a game with other components, given as a patch or as a file with all of them."""
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


def variant_of(base: AnyGame, name: str) -> AnyGame:
    """The variant of that name; raises `BadComponents` with the reason if it cannot be played."""
    with _loading:
        data = patched(components_of(base), patch_of(name))
        made = base.with_components(data) or copy.copy(_load_again(base, data))
        made.name = name
        try_out(made)
        return made


def _load_again(base: AnyGame, data: Json) -> AnyGame:
    """Load the modules of a game again with other components; those of equal components are loaded once."""
    source = package_of(base)
    package = f"{source}__{digest_of(data)[:12]}"
    if package in sys.modules:
        return cast(AnyGame, import_module(f"{package}.game").GAME)
    folders: Sequence[str] = import_module(source).__path__
    module = ModuleType(package, f"{source} with other components")
    vars(module).update({VARIED: data, BASE: source})
    module.__path__ = list(folders)
    module.__spec__ = ModuleSpec(package, None, is_package=True)
    module.__spec__.submodule_search_locations = list(folders)
    sys.modules[package] = module
    try:
        found: AnyGame = import_module(f"{package}.game").GAME
    except BaseException as fault:
        for loaded in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[loaded]
        if isinstance(fault, Exception) and not isinstance(fault, TanaError):
            raise BadComponents("", f"do not fit {base.name}: {fault}") from fault
        raise
    return found


class _Renamed(ast.NodeTransformer):
    """Redirects imports from one package to another."""

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
    """Loads a module of a game as one of a variant; its bytecode differs from the file's and is not cached."""

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
        base = vars(sys.modules[package]).get(BASE) if package in sys.modules else None
        if base is None:
            return None
        spec = PathFinder.find_spec(fullname, path)
        if spec is not None and spec.origin is not None and spec.origin.endswith(".py"):
            spec.loader = _Loader(fullname, spec.origin, base, package)
            spec.cached = None
        return spec


sys.meta_path.insert(0, _Finder())
