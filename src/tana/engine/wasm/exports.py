"""What a module exports: plain functions over addresses in its memory.

Every parameter is a 32-bit number (an address or a value) or a double; every result is one of these, or nothing. Such
functions hold no rule: each only makes arrays and records of addresses, which is what the product's own functions take.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])
NUMBER, DOUBLE, NOTHING = types.int32, types.float64, types.none


@dataclass(frozen=True)
class Export:
    """A function that a module exports, and its types."""

    function: Callable[..., Any]
    result: Any
    parameters: tuple[Any, ...]


class Exports(dict[str, Export]):
    """The exports of a template, by name."""

    def add(self, name: str, result: Any, *parameters: Any) -> Callable[[F], F]:
        """Declare an export: `@EXPORTS.add("actor", NUMBER, NUMBER)`."""

        def keep(function: F) -> F:
            self[name] = Export(function, result, parameters)
            return function

        return keep


def _pointer(typingctx: Any, address: Any) -> Any:
    """An address in the module's memory as a pointer."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(address), generate


pointer: Any = intrinsic(_pointer)
carray: Any = vars(numba)["carray"]
long: Any = np.int64
"""What Python's code counts with."""
unsigned: Any = np.uint32
