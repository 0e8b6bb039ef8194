"""`@rule`: one source, three speeds.

A rule is a plain typed function over a record. Called from Python it runs interpreted (breakpoints, coverage,
readable tracebacks) until `run_compiled(True)`; called from compiled code, or from a CUDA kernel, it is always
compiled. `@native` marks the entry points of compiled code: they never run interpreted.

Numba's on-disk cache does not notice a change in a *called* function, so the cache folder is keyed by a hash of
every source that a function can call (core, its game, its package): a stale folder is never looked at again.

Environment:
    TANA_CACHE    the folder for compiled code (default: the user's cache folder)
    NUMBA_DISABLE_JIT=1    everything interpreted, `@native` too (with NUMBA_ENABLE_CUDASIM=1: kernels as well)
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from llvmlite import binding
from numba import types
from numba.core.registry import CPUDispatcher

config: Any = numba.config

binding.set_option("tana", "-inline-threshold=2500")
"""Rules are many small functions: inlined into each other they run half as fast again (see bench/README.md)."""

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parent.parent
_NEVER_COMPILED = {
    *("game.py", "old_view.py", "match.py", "view_document.py", "registry.py", "record_file.py", "options.py"),
    *("message.py", "sketch.py", "errors.py", "refusals.py", "conservation.py"),
    *("api.py", "worker.py", "levels.py", "fox.py", "digger.py", "brain.py"),
}
"""Modules that no rule imports: changing them leaves compiled code as it is."""

_compiled = False
_owner = ""


def run_compiled(on: bool) -> None:
    """Let rules that are called from Python run compiled (True) or interpreted (False, the default)."""
    global _compiled
    _compiled = on


def runs_compiled() -> bool:
    """Whether rules called from Python run compiled now."""
    return _compiled and not config.DISABLE_JIT


@cache
def source_hash(*parts: str) -> str:
    """A short hash of every source in these folders of the package that compiled code can come from."""
    digest = hashlib.sha256()
    for part in parts:
        folder = _folder_of(part)
        for path in sorted(folder.rglob("*.py")):
            if path.name not in _NEVER_COMPILED:
                digest.update(f"{part}/{path.relative_to(folder)}".encode())
                digest.update(path.read_bytes())
        for path in sorted(folder.rglob("components*.json")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _folder_of(part: str) -> Path:
    """The folder of a part of the package; a game may live outside it (see `tana.games`)."""
    package, _, game = part.partition("/")
    if not game or (_PACKAGE / part).exists():
        return _PACKAGE / part
    homes = [Path(home) / game for home in import_module(f"tana.{package}").__path__]
    return next((home for home in homes if home.exists()), _PACKAGE / part)


def sources_of(module: str, game: str) -> tuple[str, ...]:
    """The folders whose sources a function of `module` can call: core, its game, its own package."""
    parts = ["core"]
    package = module.split(".")
    if package[:2] == ["tana", "games"] and len(package) > 2:
        game = package[2]
    elif package[0] == "tana" and len(package) > 2 and package[1] != "core":
        parts.append(package[1])
    if game:
        parts.append(f"games/{game}")
    return tuple(parts)


def cache_root() -> Path:
    """The folder that holds all compiled code of Tana, one sub-folder for each version of the sources."""
    if given := os.environ.get("TANA_CACHE"):
        return Path(given)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tana"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tana"


def cache_folder(*parts: str) -> Path:
    """The folder for compiled code of exactly these sources, this Numba and this Python."""
    version = f"numba{numba.__version__}-py{sys.version_info.major}{sys.version_info.minor}"
    return cache_root() / f"{'-'.join(parts).replace('/', '.')}-{source_hash(*parts)}-{version}"


def _enable_cache(function: Any, module: str) -> None:
    """Keep compiled code in our folder; without a writable one, compile anew in each process."""
    folder = cache_folder(*sources_of(module, _owner))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        function.enable_caching()
    finally:
        config.CACHE_DIR = before


_OPTIONS = {"nopython": True, "nogil": True, "boundscheck": False, "error_model": "numpy", "no_cfunc_wrapper": True}


_RULE_OPTIONS = {**_OPTIONS, "_nrt": False}
"""A rule allocates nothing, so it needs no reference counts."""


class _Rule(CPUDispatcher):
    """A compiled function that Python may also run as it is written."""

    def __call__(self, *args: Any) -> Any:
        if _compiled:
            return CPUDispatcher.__call__(self, *args)
        return self.py_func(*args)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """One compilation for whole numbers of every width: callers widen them."""
        wide = tuple(types.int64 if isinstance(arg, types.Integer) else arg for arg in args)
        return super().get_call_template(wide, kws)


@contextmanager
def named(owner: str) -> Iterator[None]:
    """Give the functions declared inside a name of their own in the cache (see `tana.core.specialise`)."""
    global _owner
    before, _owner = _owner, owner
    try:
        yield
    finally:
        _owner = before


def _dispatcher(kind: type[Any], function: F) -> F:
    if config.DISABLE_JIT:
        return function
    if _owner:
        function.__qualname__ = f"{_owner}.{function.__qualname__}"
    made = kind(function, targetoptions=_RULE_OPTIONS if kind is _Rule else _OPTIONS)
    made.__doc__ = function.__doc__
    _enable_cache(made, function.__module__)
    return cast(F, made)


def rule(function: F) -> F:
    """Declare a rule: interpreted or compiled from Python, always compiled from compiled code."""
    return _dispatcher(_Rule, function)


def native(function: F) -> F:
    """Declare an entry point of compiled code: never interpreted unless Numba is switched off."""
    return _dispatcher(CPUDispatcher, function)
