"""Sets as numbers: bit i is set when i belongs to the set. For small sets, up to 62 members.

Interpreted code counts with Python's own whole numbers; compiled code and CUDA kernels use the processor's
instructions for it.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from tana.core.chance import Rng, below
from tana.core.record import Ints
from tana.core.rule import rule

_HALVES = (32, 16, 8, 4, 2, 1)


def count_bits(bits: int) -> int:
    """How many members a set has."""
    return int(bits).bit_count()


def lowest_bit(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    number = int(bits)
    return (number & -number).bit_length() - 1


@rule
def nth_bit(bits: int, n: int) -> int:
    """The member with n smaller ones, found by halving: every set takes the same steps."""
    rest = bits
    smaller = n
    found = 0
    for width in _HALVES:
        low = count_bits(rest & ((1 << width) - 1))
        if smaller >= low:
            smaller -= low
            rest >>= width
            found += width
    return found


@rule
def list_bits(bits: int, out: Ints, n: int) -> int:
    """Write the members behind the first n entries, ascending; returns how many entries there are then."""
    rest = bits
    while rest != 0:
        out[n] = lowest_bit(rest)
        rest &= rest - 1
        n += 1
    return n


@rule
def list_actions(members: int, base: int, out: Ints) -> int:
    """The actions of a family, one for each member of a set; returns how many."""
    count = list_bits(members, out, 0)
    for i in range(count):
        out[i] += base
    return count


@rule
def any_bit(bits: int, rng: Rng, source: int) -> int:
    """A member of a set that is not empty, all equally likely."""
    return nth_bit(bits, below(rng, source, count_bits(bits)))


# --- as compiled code sees them ------------------------------------------------------------------------------


def _count_ones(context: Any, bits: Any) -> Any:
    def instruction(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), instruction


def _trailing_zeros(context: Any, bits: Any) -> Any:
    def instruction(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), instruction


ones: Any = intrinsic(_count_ones)
zeros: Any = intrinsic(_trailing_zeros)
overload(count_bits, strict=False)(lambda bits: lambda bits: ones(bits))
overload(lowest_bit, strict=False)(lambda bits: lambda bits: zeros(bits))
