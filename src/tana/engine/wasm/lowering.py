"""Numba up to LLVM's own language, and no further: for another target than the machine we run on.

`lower_only` changes Numba for the whole process, and has to be called before any rule is declared: it is for a process
that does nothing else (`tana.bots.wasm.build` starts one). What it touches is private to Numba, whose version is pinned
and whose results are compared game by game (docs/decisions/0021-rules-in-the-page.md).
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc
from numba.core import codegen, cpu
from numba.core.registry import CPUDispatcher

from tana.core import rule
from tana.engine.wasm.exports import Export


def lower_only() -> None:
    """From now on nothing is optimised, turned into machine code, wrapped for calls from Python or kept on disk."""
    for options in (rule._OPTIONS, rule._RULE_OPTIONS):
        options["no_cpython_wrapper"] = True
    private: Any = rule
    private._keep = lambda function: None
    library: Any = codegen.CPUCodeLibrary
    library._optimize_functions = lambda self, module: None
    library._optimize_final_module = lambda self: None
    library._finalize_final_module = _finish
    context: Any = cpu.CPUContext
    context.get_executable = _nothing_to_call


def _finish(library: Any) -> None:
    """A library is done once its language is: nothing is handed to the machine."""
    library._finalized = True


def _nothing_to_call(context: Any, library: Any, description: Any, environment: Any) -> Any:
    """A dispatcher wants something to call from Python; nobody calls it."""
    library._ensure_finalized()
    name = description.qualname.split(".")[-1]
    return _dynfunc.make_function(description.lookup_module(), name, "never called", 1, environment, (library,))


def lower(export: Export) -> tuple[str, Any]:
    """The symbol of an export and the LLVM module that holds it with everything it calls."""
    made = CPUDispatcher(export.function, targetoptions=rule._OPTIONS)
    made.compile(export.result(*export.parameters))
    (compiled,) = made.overloads.values()
    return compiled.fndesc.mangled_name, compiled.library._get_module_for_linking()
