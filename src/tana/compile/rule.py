"""`@rule`: one source, all speeds.

A rule is a plain typed function over a record. Called from Python it runs interpreted (breakpoints, coverage,
readable tracebacks); called from compiled code, or from a CUDA kernel, it runs compiled. `compiled(rule)` returns the
entry point by which Python calls it compiled. `@native` marks entry points that never run interpreted.

Compiled code is cached on disk (see `tana.compile.source_hash`). A rule that cannot be compiled raises `BadRule`, which
names the rule and the line.

Environment:
    TANA_CACHE    the folder for compiled code (default: the user's cache folder)
    NUMBA_OPT=1    quicker to compile, slower to run; the results are the same (default: 3)
    NUMBA_DISABLE_JIT=1    everything interpreted, `@native` too (with NUMBA_ENABLE_CUDASIM=1: kernels as well)
"""

import gc
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from threading import RLock, local
from typing import Any, TypeAlias, TypeVar, cast

import numba
from llvmlite import binding
from numba import types
from numba.core.errors import ForceLiteralArg
from numba.core.registry import CPUDispatcher

from tana.compile import rule_linking
from tana.compile.code_cache import CompiledCache
from tana.compile.numba_types import Numba
from tana.compile.read_only_cache import LOCATORS
from tana.compile.rule_linking import EntryCompiler, RuleCompiler, is_fully_optimised
from tana.compile.source_hash import cache_folder
from tana.errors import BadRule

config: Numba = numba.config

INLINING = 2500 if is_fully_optimised() else 25
"""LLVM's inline threshold. Rules are many small functions; inlining them makes them half as fast again (see
bench/README.md). With less optimisation they compile in half the time."""

binding.set_option("tana", f"-inline-threshold={INLINING}")

Code: TypeAlias = Callable[..., Any]
"""A function with any parameters: a rule before it is compiled."""
F = TypeVar("F", bound=Code)

GAME, BOUND = "__game__", "__bound__"
"""Globals of an instantiated template: the name of its game, and the modules bound in it."""

COMPILES = not config.DISABLE_JIT
"""Whether rules can be compiled in this process."""

_OPTIONS = {"nopython": True, "nogil": True, "boundscheck": False, "error_model": "numpy", "no_cfunc_wrapper": True}


_RULE_OPTIONS = {**_OPTIONS, "_nrt": False}
"""A rule allocates nothing, so it needs no reference counts."""


class _Native(CPUDispatcher):
    """A compiled function, cached on disk when it is first compiled."""

    _has_cache = False

    def __init__(self, function: Code, options: dict[str, object] = _OPTIONS, compiler: Numba = EntryCompiler) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=compiler)

    def compile(self, signature: Numba) -> Numba:
        """Compile for some argument types, or load from the cache; raises `BadRule` for what cannot be compiled."""
        if not self._has_cache:
            self._has_cache = True
            _attach_cache(self)
        with _explained(self.py_func), no_garbage_collection():
            return super().compile(signature)

    def cache_in(self, folder: Path) -> None:
        """Cache compiled code in a folder."""
        with _cache_in(folder if is_fully_optimised() else folder / f"O{int(config.OPT)}"):
            self._cache = CompiledCache(self.py_func)


class _Rule(_Native):
    """A function that Python interprets and that compiled callers link (see `tana.compile.rule_linking`)."""

    def __init__(self, function: Code) -> None:
        super().__init__(function, _RULE_OPTIONS, RuleCompiler)

    def __call__(self, *args: object) -> object:
        return self.py_func(*args)

    @cached_property
    def entry(self) -> _Native:
        """The entry point by which Python calls the rule compiled; compiled on the first call."""
        return _Native(self.py_func, _RULE_OPTIONS)

    def add_overload(self, made: Numba) -> None:
        """Register a compilation for compiled callers alone."""
        self.overloads[tuple(made.signature.args)] = made

    def cache_in(self, folder: Path) -> None:
        """Cache compiled code in a folder."""
        with _cache_in(folder / rule_linking.FOLDER):
            self._cache = rule_linking.cache_of(self.py_func)

    def get_call_template(self, args: Numba, kws: Numba) -> Numba:
        """Compile once for integers of every width: callers widen them."""
        wide = tuple(types.int64 if isinstance(arg, types.Integer) else arg for arg in args)
        return super().get_call_template(wide, kws)


def compiled(function: F) -> F:
    """The compiled entry point of a rule; any other object is returned as it is."""
    return cast(F, function.entry) if isinstance(function, _Rule) else function


M = TypeVar("M")


class _CompiledModule:
    """The names of a module, with the compiled entry point of each rule in place of the rule."""

    def __init__(self, module: object) -> None:
        self._module = module

    def __getattr__(self, name: str) -> object:
        found = compiled(getattr(self._module, name))
        setattr(self, name, found)
        return found


def compiled_module(module: M) -> M:
    """A module of rules as Python calls it compiled: the same names, each rule replaced by its entry point."""
    return cast(M, _CompiledModule(module)) if COMPILES else module


def _dispatcher(kind: type[_Native], function: F) -> F:
    if not COMPILES:
        return function
    if game := function.__globals__.get(GAME):
        function.__qualname__ = f"{game}.{function.__qualname__}"
    made = kind(function)
    made.__doc__ = function.__doc__
    return cast(F, made)


def rule(function: F) -> F:
    """Declare a rule: interpreted when called from Python, compiled when called from compiled code."""
    return _dispatcher(_Rule, function)


def native(function: F) -> F:
    """Declare an entry point of compiled code: never interpreted unless Numba is switched off."""
    return _dispatcher(_Native, function)


# --- on disk -----------------------------------------------------------------------------------------------------

_folder_lock = RLock()


def folder_of(function: Numba) -> Path | None:
    """The cache folder of a rule's compiled code; None for a rule without a source file."""
    inner = function.py_func
    file = inner.__code__.co_filename
    if not Path(file).is_file():
        return None
    return cache_folder(inner.__module__, file, inner.__globals__.get(BOUND, ()))


def _attach_cache(function: _Native) -> None:
    """Cache compiled code in our folder; if it is not writable, every process compiles anew."""
    folder = folder_of(function)
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return
    function.cache_in(folder)


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """Disable the garbage collector: it takes a tenth of compile time and frees hardly anything."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Give Numba caches that are created inside the block that folder, even if nobody can write there."""
    with _folder_lock:
        before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), config.CACHE_LOCATOR_CLASSES or LOCATORS
        try:
            yield
        finally:
            config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


# --- error messages ----------------------------------------------------------------------------------------------

MOST_LINES = 3
"""Lines of compiler output to quote."""
_COLOUR = re.compile(r"\x1b\[\d*m")
_PLACE = re.compile(r'(?:File "|at )([^"\n]+?)(?:", line | \()(\d+)')
_NOISE = re.compile(
    r"Failed in nopython|There are \d+ candidate|^With argument|^No match|Rejected as|^- |During: |^Overload "
)
_ALLOCATES = ("NRT required but not enabled", "it makes a list, dict, set or array; rules only fill records")
"""A message of the compiler, and its meaning for a rule."""


class _Attempt(local):
    """The compilations in progress in one thread: rules that call rules."""

    depth = 0
    fault: BadRule | None = None


_attempt = _Attempt()


@contextmanager
def _explained(function: Code) -> Iterator[None]:
    """Raise a compiler error as `BadRule` of the innermost rule at fault.

    Inside another compilation Numba gets its own exceptions, since it may try again with better types.
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


def _explanation(function: Code, fault: Exception) -> BadRule:
    file = function.__code__.co_filename
    text = _COLOUR.sub("", str(fault)).replace(*_ALLOCATES)
    places = [number for found, number in _PLACE.findall(text) if Path(found).name == Path(file).name]
    line = int(places[-1]) if places else function.__code__.co_firstlineno
    stripped = (words.strip() for words in text.split('\nFile "')[0].splitlines())
    lines = [words for words in stripped if words and not _NOISE.search(words)]
    return BadRule(file, line, function.__qualname__, lines[:MOST_LINES])
