"""`@rule`: one source, all speeds.

A rule is a plain typed function over a record. Called from Python it runs interpreted (breakpoints, coverage,
readable tracebacks) until `run_compiled(True)`; called from compiled code, or from a CUDA kernel, it is always
compiled. `@native` marks the entry points of compiled code: they never run interpreted.

Compiled code is kept on disk (`tana.core.sources` says where). What cannot be compiled raises `BadRule`, which names
the rule and the line.

Environment:
    TANA_CACHE    the folder for compiled code (default: the user's cache folder)
    NUMBA_DISABLE_JIT=1    everything interpreted, `@native` too (with NUMBA_ENABLE_CUDASIM=1: kernels as well)
"""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from threading import RLock, local
from typing import Any, TypeVar, cast

import numba
from llvmlite import binding
from numba import types
from numba.core.errors import ForceLiteralArg
from numba.core.registry import CPUDispatcher

from tana.core import pieces
from tana.core.compiled_files import CompiledCache
from tana.core.errors import BadRule
from tana.core.pieces import PieceCompiler, WholeCompiler
from tana.core.sources import cache_folder

config: Any = numba.config

binding.set_option("tana", "-inline-threshold=2500")
"""Rules are many small functions: inlined into each other they run half as fast again (see bench/README.md)."""

F = TypeVar("F", bound=Callable[..., Any])

GAME, BOUND = "__game__", "__bound__"
"""What generic code made for a game finds among its globals: the game, and the modules it was made with."""

_compiled = False


def run_compiled(on: bool) -> None:
    """Let rules that are called from Python run compiled (True) or interpreted (False, the default)."""
    global _compiled
    _compiled = on


def runs_compiled() -> bool:
    """Whether rules called from Python run compiled now."""
    return _compiled and not config.DISABLE_JIT


_OPTIONS = {"nopython": True, "nogil": True, "boundscheck": False, "error_model": "numpy", "no_cfunc_wrapper": True}


_RULE_OPTIONS = {**_OPTIONS, "_nrt": False}
"""A rule allocates nothing, so it needs no reference counts."""


class _Native(CPUDispatcher):
    """A compiled function that is kept on disk, from when it is first compiled."""

    _is_kept = False

    def __init__(self, function: Any, options: dict[str, Any] = _OPTIONS, compiler: Any = WholeCompiler) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=compiler)

    def compile(self, signature: Any) -> Any:
        """Compile it for some types of arguments, or load it; raises `BadRule` for what cannot be compiled."""
        if not self._is_kept:
            self._is_kept = True
            _keep(self)
        with _explained(self.py_func), nothing_collected():
            return super().compile(signature)

    def keep_in(self, folder: Path) -> None:
        """Keep what is compiled in a folder."""
        with _cache_in(folder):
            self._cache = CompiledCache(self.py_func)


class _Rule(_Native):
    """A compiled function that Python may also run as it is written.

    For compiled code it is a piece (see `tana.core.pieces`); the first compiled call from Python makes an entry point.
    """

    def __init__(self, function: Any) -> None:
        super().__init__(function, _RULE_OPTIONS, PieceCompiler)

    def __call__(self, *args: Any) -> Any:
        return self.entry(*args) if _compiled else self.py_func(*args)

    @cached_property
    def entry(self) -> Any:
        """The rule as Python calls it compiled."""
        return _Native(self.py_func, _RULE_OPTIONS)

    def add_overload(self, made: Any) -> None:
        """Take what was compiled for some types of arguments: for compiled code alone."""
        self.overloads[tuple(made.signature.args)] = made

    def keep_in(self, folder: Path) -> None:
        """Keep what is compiled in a folder."""
        with _cache_in(folder / pieces.FOLDER):
            self._cache = pieces.cache_of(self.py_func)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """One compilation for whole numbers of every width: callers widen them."""
        wide = tuple(types.int64 if isinstance(arg, types.Integer) else arg for arg in args)
        return super().get_call_template(wide, kws)


def call_compiled(function: Any, *arguments: Any) -> Any:
    """Call a rule compiled, whatever the switch says."""
    return getattr(function, "entry", function)(*arguments)


def _dispatcher(kind: Callable[[Any], Any], function: F) -> F:
    if config.DISABLE_JIT:
        return function
    if game := function.__globals__.get(GAME):
        function.__qualname__ = f"{game}.{function.__qualname__}"
    made = kind(function)
    made.__doc__ = function.__doc__
    return cast(F, made)


def rule(function: F) -> F:
    """Declare a rule: interpreted or compiled from Python, always compiled from compiled code."""
    return _dispatcher(_Rule, function)


def native(function: F) -> F:
    """Declare an entry point of compiled code: never interpreted unless Numba is switched off."""
    return _dispatcher(_Native, function)


# --- on disk -----------------------------------------------------------------------------------------------------

_folder_lock = RLock()


def folder_of(function: Any) -> Path | None:
    """The folder that keeps a rule's compiled code; None for one that has no source file."""
    inner = function.py_func
    file = inner.__code__.co_filename
    if not Path(file).is_file():
        return None
    return cache_folder(inner.__module__, file, inner.__globals__.get(BOUND, ()))


def _keep(function: Any) -> None:
    """Keep compiled code in our folder; without a writable one, compile anew in each process."""
    folder = folder_of(function)
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return
    function.keep_in(folder)


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Without looking for garbage, which takes a tenth of the time of compiling and finds hardly any."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Caches of Numba that are made inside the block are in that folder."""
    with _folder_lock:
        before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before


# --- mistakes ----------------------------------------------------------------------------------------------------

MOST_LINES = 3
"""Of what the compiler says."""
_COLOUR = re.compile(r"\x1b\[\d*m")
_PLACE = re.compile(r'(?:File "|at )([^"\n]+?)(?:", line | \()(\d+)')
_NOISE = re.compile(
    r"Failed in nopython|There are \d+ candidate|^With argument|^No match|Rejected as|^- |During: |^Overload "
)
_ALLOCATES = ("NRT required but not enabled", "it makes a list, dict, set or array; rules only fill records")
"""What the compiler says about that, and what it means."""


class _Attempt(local):
    """What one thread compiles: rules that call rules."""

    depth = 0
    fault: BadRule | None = None


_attempt = _Attempt()


@contextmanager
def _explained(function: Any) -> Iterator[None]:
    """Say which rule the compiler could not make sense of: the innermost one.

    Inside others the compiler has to meet its own exceptions, since it may try again with better types.
    """
    _attempt.depth += 1
    try:
        yield
        _attempt.fault = None
    except ForceLiteralArg:
        raise
    except Exception as fault:
        _attempt.fault = _attempt.fault or _explanation(function, fault)
        if _attempt.depth > 1:
            raise
        explained, _attempt.fault = _attempt.fault, None
        raise explained from None
    finally:
        _attempt.depth -= 1


def _explanation(function: Any, fault: Exception) -> BadRule:
    file = function.__code__.co_filename
    text = _COLOUR.sub("", str(fault)).replace(*_ALLOCATES)
    places = [number for found, number in _PLACE.findall(text) if Path(found).name == Path(file).name]
    line = int(places[-1]) if places else function.__code__.co_firstlineno
    lines = (words.strip() for words in text.split('\nFile "')[0].splitlines())
    said = [words for words in lines if words and not _NOISE.search(words)]
    return BadRule(file, line, function.__qualname__, said[:MOST_LINES])
