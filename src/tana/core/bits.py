"""Sets as numbers: bit i is set when i belongs to the set. For small sets, with members from 0 to 61.

Rules use these functions instead of shifting bits themselves. Union, intersection and difference of two sets are
`members | others`, `members & others` and `minus(members, others)`; the empty set is EMPTY. A field that holds a set
of things numbered below `size` is declared `of=sets_of(size)`; a table of sets is built with `set_of`.

Interpreted code uses Python's integers; compiled code and CUDA kernels use bit instructions.
"""

from collections.abc import Iterable

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from tana.compile.numba_types import Numba
from tana.compile.rule import rule
from tana.core.chance import Rng, below
from tana.core.record import Ints

EMPTY = 0
_HALVES = (32, 16, 8, 4, 2, 1)

# --- for declarations and tables, not for rules ----------------------------------------------------------------


def set_of(members: Iterable[int]) -> int:
    """The set with these members."""
    made = EMPTY
    for member in members:
        made |= 1 << int(member)
    return made


def sets_of(size: int) -> range:
    """All sets of numbers below `size`: the values of a field that holds one."""
    return range(1 << size)


@rule
def single(member: int) -> int:
    """The set with one member."""
    return 1 << int(member)


@rule
def all_below(size: int) -> int:
    """The set of all numbers below `size`."""
    return (1 << int(size)) - 1


@rule
def contains(members: int, member: int) -> bool:
    """Whether something belongs to a set."""
    return int(members) >> int(member) & 1 == 1


@rule
def with_member(members: int, member: int) -> int:
    """The set with one more member (the same set if it has that member already)."""
    return int(members) | 1 << int(member)


@rule
def without(members: int, member: int) -> int:
    """The set without one member (the same set if it does not have it)."""
    return int(members) & ~(1 << int(member))


@rule
def minus(members: int, others: int) -> int:
    """The members that are not among the others."""
    return int(members) & ~int(others)


@rule
def is_within(members: int, others: int) -> bool:
    """Whether all members are among the others."""
    return int(members) & ~int(others) == 0


@rule
def shifted(members: int, by: int) -> int:
    """The set with `by` added to every member, such as the actions of a family from the set of its arguments.

    With a negative `by`, members that would fall below 0 are dropped.
    """
    return int(members) << int(by) if by >= 0 else int(members) >> -int(by)


def count(members: int) -> int:
    """How many members a set has."""
    return int(members).bit_count()


@rule
def has_many(members: int) -> bool:
    """Whether a set has more than one member."""
    return int(members) & (int(members) - 1) != 0


def first_member(members: int) -> int:
    """The smallest member of a set that is not empty."""
    number = int(members)
    return (number & -number).bit_length() - 1


@rule
def nth_member(members: int, n: int) -> int:
    """The member that has n smaller ones, by binary search: every set takes the same steps."""
    rest = int(members)
    smaller = n
    found = 0
    for width in _HALVES:
        low = count(rest & ((1 << width) - 1))
        if smaller >= low:
            smaller -= low
            rest >>= width
            found += width
    return found


@rule
def draw_member(members: int, rng: Rng, source: int) -> int:
    """A random member of a set that is not empty, all equally likely."""
    return nth_member(members, below(rng, source, count(members)))


@rule
def list_members(members: int, out: Ints, n: int) -> int:
    """Append the members to the first n entries, ascending; returns the new number of entries."""
    rest = int(members)
    while rest != 0:
        out[n] = first_member(rest)
        rest &= rest - 1
        n += 1
    return n


@rule
def list_actions(members: int, base: int, out: Ints, n: int) -> int:
    """Append an action of a family for each member of a set to the first n entries; returns the new number."""
    end = list_members(members, out, n)
    for i in range(n, end):
        out[i] += base
    return end


# --- compiled ----------------------------------------------------------------------------------------------------


def _count_ones(context: Numba, bits: Numba) -> Numba:
    def instruction(context: Numba, builder: ir.IRBuilder, signature: Numba, arguments: Numba) -> Numba:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), instruction


def _trailing_zeros(context: Numba, bits: Numba) -> Numba:
    def instruction(context: Numba, builder: ir.IRBuilder, signature: Numba, arguments: Numba) -> Numba:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), instruction


ones: Numba = intrinsic(_count_ones)
zeros: Numba = intrinsic(_trailing_zeros)
overload(count, strict=False)(lambda bits: lambda bits: ones(bits))
overload(first_member, strict=False)(lambda bits: lambda bits: zeros(bits))
