"""How often a rule stands in the code of a kernel.

A compiler copies a function into every place that calls it. On a processor that is what makes rules fast. On a GPU
code that does not fit into the cache for instructions is what makes them slow, so a long rule with many callers says
`one_copy()`: a kernel then calls it. Nothing else changes.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core.target_extension import current_target
from numba.extending import intrinsic, overload


def one_copy() -> None:
    """Said by a rule of itself: a GPU's kernel has it once."""


def _mark(typing_context: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.void(), code


_marked: Any = intrinsic(_mark)


@overload(one_copy, strict=False, inline="always")
def _one_copy() -> Any:
    on_processor = current_target() == "cpu"  # type: ignore[no-untyped-call]
    return (lambda: None) if on_processor else (lambda: _marked())
