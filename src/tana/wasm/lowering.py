"""Numba up to LLVM's own language, and no further: for another target than the machine we run on.

`lower_only` changes Numba for the whole process, and has to be called before any rule is declared: it is for a process
that does nothing else (`tana.bots.wasm.build` starts one). What it touches is private to Numba, whose version is pinned
and whose results are compared game by game (docs/decisions/0013-rules-in-the-page.md).

Nothing on disk is used: pieces of native code (see `tana.core.pieces`) know how large a pointer is.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from numba.core import codegen, cpu
from numba.core.registry import CPUDispatcher

from tana.core import lanes, rule
from tana.engine.wasm import words
from tana.engine.wasm.exports import Export

_dynfunc: Any = import_module("numba._dynfunc")
_CodeLibrary: Any = codegen.CPUCodeLibrary


def lower_only() -> None:
    """From now on nothing is optimised, turned into machine code, wrapped for calls from Python or kept on disk."""
    rule._OPTIONS["no_cpython_wrapper"] = True
    private: Any = rule
    private._keep = lambda function: None
    _CodeLibrary._optimize_functions = lambda self, module: None
    _CodeLibrary.finalize = _finish
    context: Any = cpu.CPUContext
    context.get_executable = _nothing_to_call
    lanes.other_lanes, lanes.lower_lanes = words.places_other_than, words.places_below
    lanes.sum_of_lanes, lanes.lane_of = words.total, words.place_of


def _finish(library: Any) -> None:
    """A library is done once its own code is: what it needs is linked in the end."""
    library._finalized = True


def _nothing_to_call(context: Any, library: Any, description: Any, environment: Any) -> Any:
    """A dispatcher wants something to call from Python; nobody calls it."""
    name = description.qualname.split(".")[-1]
    return _dynfunc.make_function(description.lookup_module(), name, "never called", 1, environment, (library,))


def lower(export: Export) -> tuple[str, Any]:
    """The symbol of an export, and the library that holds it."""
    made: Any = CPUDispatcher(export.function, targetoptions=rule._OPTIONS)
    made.compile(export.result(*export.parameters))
    (compiled,) = made.overloads.values()
    return compiled.fndesc.mangled_name, compiled.library


def modules(libraries: Iterable[Any]) -> list[Any]:
    """The LLVM modules of libraries and all that they need: callers first, since what nobody calls is left out."""
    called: list[Any] = []
    seen: set[Any] = set()

    def visit(library: Any) -> None:
        if library not in seen:
            seen.add(library)
            for needed in library._linking_libraries:
                visit(needed)
            called.append(library)

    for library in libraries:
        visit(library)
    return [_CodeLibrary._get_module_for_linking(library) for library in reversed(called)]
