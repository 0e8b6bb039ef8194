"""Keeps long rules out of line in GPU kernels.

On a processor, inlining every rule into its callers makes them fast. On a GPU, code that exceeds the instruction cache
is slow, so a long rule with many callers calls `one_copy()`: kernels then call it instead of inlining it.
"""

from numba import types
from numba.core.target_extension import current_target
from numba.extending import intrinsic, overload

from tana.compile.numba_types import Numba


def one_copy() -> None:
    """Call first in a rule to keep it from being inlined on a GPU."""


def _mark(typing_context: Numba) -> Numba:
    def code(context: Numba, builder: Numba, signature: Numba, arguments: Numba) -> Numba:
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.void(), code


_marked: Numba = intrinsic(_mark)


@overload(one_copy, strict=False, inline="always")
def _one_copy() -> Numba:
    on_processor = current_target() == "cpu"  # type: ignore[no-untyped-call]
    return (lambda: None) if on_processor else (lambda: _marked())
