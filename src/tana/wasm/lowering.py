"""Compiles rules with Numba to LLVM IR, and no further, for a target other than this machine.

`lower_only` patches Numba for the whole process and has to be called before any rule is declared, so it needs a process
of its own (`tana.wasm.build` starts one). It uses private parts of Numba, whose version is pinned and whose results are
compared game by game (docs/decisions/0013-rules-in-the-page.md).

The code cache is not used: cached libraries (see `tana.compile.rule_linking`) depend on the size of a pointer.
"""

from collections.abc import Iterable
from importlib import import_module

from numba.core import codegen, cpu
from numba.core.registry import CPUDispatcher

from tana.compile import rule, rule_linking, simd
from tana.compile.numba_types import Numba
from tana.wasm import swar
from tana.wasm.exports import Export

_dynfunc: Numba = import_module("numba._dynfunc")
_CodeLibrary: Numba = codegen.CPUCodeLibrary
_RuleLibrary: Numba = rule_linking.RuleLibrary


def lower_only() -> None:
    """Patch Numba: no optimisation, no machine code, no wrappers for calls from Python, no code cache."""
    rule._OPTIONS["no_cpython_wrapper"] = True
    private: Numba = rule
    private._attach_cache = lambda function: None
    for kind in (_CodeLibrary, _RuleLibrary):
        kind._optimize_functions = lambda self, module: None
    _CodeLibrary.finalize = _finish
    context: Numba = cpu.CPUContext
    context.get_executable = _nothing_to_call
    simd.other_lanes, simd.lower_lanes = swar.places_other_than, swar.places_below
    simd.sum_of_lanes, simd.lane_of = swar.total, swar.place_of


def _finish(library: Numba) -> None:
    """Finish a library without its dependencies, which are linked at the end."""
    library._finalized = True


def _nothing_to_call(context: Numba, library: Numba, description: Numba, environment: Numba) -> Numba:
    """A function for the dispatcher to call from Python, which never happens."""
    name = description.qualname.split(".")[-1]
    return _dynfunc.make_function(description.lookup_module(), name, "never called", 1, environment, (library,))


def lower(export: Export) -> tuple[str, Numba]:
    """The symbol of an export, and the library that defines it."""
    made: Numba = CPUDispatcher(export.function, targetoptions=rule._OPTIONS)
    made.compile(export.result(*export.parameters))
    (compiled,) = made.overloads.values()
    return compiled.fndesc.mangled_name, compiled.library


def modules(libraries: Iterable[Numba]) -> list[Numba]:
    """The LLVM modules of libraries and their dependencies; callers first, since LLVM drops what nothing calls."""
    called: list[Numba] = []
    seen: set[Numba] = set()

    def visit(library: Numba) -> None:
        if library not in seen:
            seen.add(library)
            for needed in library._linking_libraries:
                visit(needed)
            called.append(library)

    for library in libraries:
        visit(library)
    return [_CodeLibrary._get_module_for_linking(library) for library in reversed(called)]
