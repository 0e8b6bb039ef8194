"""What a module exports: plain functions over addresses in its memory.

Every argument is a 32-bit number (an address or a value) or a double; every result is one of these, or nothing. An
export only converts addresses to arrays and records and calls a function of the product.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import DTypeLike

from tana.compile.numba_types import Numba

F = TypeVar("F", bound=Callable[..., object])
NUMBER, DOUBLE, NOTHING = types.int32, types.float64, types.none
SEARCHES = 8
"""How many searches' estimates a page has room to merge."""
_RESULTS: dict[Numba, Numba] = {NUMBER: np.int32, DOUBLE: np.float64}


def _pointer(typingctx: Numba, address: Numba) -> Numba:
    """An address in the module's memory as a pointer."""

    def generate(context: Numba, builder: Numba, signature: Numba, arguments: Numba) -> Numba:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(address), generate


pointer: Numba = intrinsic(_pointer)
carray: Numba = vars(numba)["carray"]
long: Numba = np.int64
"""The integer type of interpreted code."""
unsigned: Numba = np.uint32


@dataclass(frozen=True)
class Export:
    """A function that a module exports, and its types."""

    function: Callable[..., object]
    result: Numba
    parameters: tuple[Numba, ...]


@dataclass(frozen=True)
class Parameter:
    """How a parameter of a function is computed from the arguments of its export: an expression over their names."""

    code: str = "{0}"
    constants: dict[str, object] = field(default_factory=dict)
    """Other names in the expression; each ends in `{0}`, too, unless it means the same everywhere."""
    arguments: int = 1
    kind: Numba = NUMBER


VALUE, UNSIGNED, REAL = Parameter(), Parameter("long(unsigned({0}))"), Parameter(kind=DOUBLE)


def array(dtype: DTypeLike, *shape: int) -> Parameter:
    """An array of a fixed shape, given its address."""
    return Parameter("carray(pointer({0}), shape_{0}, dtype_{0})", {"shape_{0}": shape, "dtype_{0}": dtype})


def rows(dtype: DTypeLike) -> Parameter:
    """A row, given its address and length."""
    return Parameter("carray(pointer({0}), ({1},), dtype_{0})", {"dtype_{0}": dtype}, arguments=2)


def pairs(dtype: DTypeLike) -> Parameter:
    """A row of pairs, given its address and the number of pairs."""
    return Parameter("carray(pointer({0}), (2 * {1},), dtype_{0})", {"dtype_{0}": dtype}, arguments=2)


def record(dtype: DTypeLike, member: str = "") -> Parameter:
    """A record, or a member of one, given the address of the record."""
    place = f".{member}" if member else ""
    return Parameter(f"carray(pointer({{0}}), (1,), dtype_{{0}})[0]{place}", {"dtype_{0}": dtype})


class Exports(dict[str, Export]):
    """The exports of a template, by name."""

    def add(self, name: str, result: Numba, *parameters: Numba) -> Callable[[F], F]:
        """Declare a function as an export: `@EXPORTS.add("actor", NUMBER, NUMBER)`."""

        def declare(function: F) -> F:
            self[name] = Export(function, result, parameters)
            return function

        return declare

    def call(self, name: str, function: Callable[..., object], result: Numba, *parameters: Parameter) -> None:
        """Declare an export that calls a function: `EXPORTS.call("actor", rules.actor, NUMBER, STATE)`."""
        names: dict[str, Numba] = {"carray": carray, "pointer": pointer, "long": long, "unsigned": unsigned}
        names |= {"__name__": __name__, "function": function, "result": _RESULTS.get(result)}
        arguments: list[str] = []
        kinds: list[Numba] = []
        made: list[str] = []
        for parameter in parameters:
            new = [f"a{len(arguments) + i}" for i in range(parameter.arguments)]
            arguments += new
            kinds += [parameter.kind] * len(new)
            made.append(parameter.code.format(*new))
            names |= {constant.format(*new): value for constant, value in parameter.constants.items()}
        called = f"function({', '.join(made)})"
        body = called if result is NOTHING else f"return result({called})"
        exec(f"def {name}_at({', '.join(arguments)}):\n    {body}", names)
        self[name] = Export(names[f"{name}_at"], result, tuple(kinds))
