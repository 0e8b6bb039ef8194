"""Decoding of actions in rules: the family and the arguments of a number.

Interpreted code looks them up in a table. Compiled code compares the number with the ranges of the families, the
largest family first, and computes the arguments: a rule that dispatches on the family then compiles to the same
comparisons, without waiting for a table in memory.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple
from zlib import crc32

from llvmlite import ir
from numba import types
from numba.core.imputils import lower_constant
from numba.extending import intrinsic, models, overload, register_model, typeof_impl

from tana.compile.numba_types import Numba

NO_STEP = -1
"""`step_of` for actions of a family that declares no step."""

_WORD = ir.IntType(64)


class FamilyRange(NamedTuple):
    """The numbers of a family: the first one, how many there are, and how they encode the arguments."""

    base: int
    size: int
    step: int
    first: int
    """The lowest value of the first argument."""
    second: int
    """The lowest value of the second argument."""
    radix: int
    """How many values the second argument has."""


class Decoding:
    """The tables that `decode` and `step_of` read: a constant for rules."""

    def __init__(self, ranges: Iterable[FamilyRange]) -> None:
        self.ranges = tuple(ranges)
        self.actions = tuple(_parts(family, offset) for family in self.ranges for offset in range(family.size))
        self.steps = tuple(family.step for family in self.ranges for _ in range(family.size))


def _parts(family: FamilyRange, offset: int) -> tuple[int, int, int]:
    first, second = divmod(offset, family.radix)
    return family.base, family.first + first, family.second + second


def decode(action: int, decoding: Decoding) -> tuple[int, int, int]:
    """The base of an action's family and its two arguments as numbers of their domains; 0 for missing arguments."""
    return decoding.actions[action]


def step_of(action: int, decoding: Decoding) -> int:
    """The step at which an action can be chosen, as declared by its family; NO_STEP if it declares none."""
    return decoding.steps[action]


class DecodingType(types.Type):
    """The type of a `Decoding` in compiled code. It has no value: the ranges are part of the type."""

    def __init__(self, ranges: tuple[FamilyRange, ...]) -> None:
        self.ranges = ranges
        super().__init__(name=f"Decoding({crc32(repr(ranges).encode()):08x})")


register_model(DecodingType)(models.OpaqueModel)


@typeof_impl.register(Decoding)
def _(value: Decoding, context: Numba) -> DecodingType:
    return DecodingType(value.ranges)


@lower_constant(DecodingType)  # type: ignore[no-untyped-call, untyped-decorator]
def _(context: Numba, builder: ir.IRBuilder, type: DecodingType, value: Decoding) -> Numba:
    return context.get_dummy_value()


def _by_range(
    builder: ir.IRBuilder, action: Numba, decoding: DecodingType, values: Callable[[FamilyRange, Numba], list[Numba]]
) -> list[Numba]:
    """Generate code that finds the family of an action, and the results of `values(family, offset)` for it."""
    found: list[tuple[list[Numba], Numba]] = []
    end = builder.append_basic_block("decoded")
    families = sorted(decoding.ranges, key=lambda family: -family.size)
    for family in families:
        offset = builder.sub(action, _WORD(family.base))
        here, others = builder.append_basic_block("family"), builder.append_basic_block("others")
        is_here = builder.icmp_unsigned("<", offset, _WORD(family.size))
        builder.cbranch(is_here if family != families[-1] else ir.IntType(1)(1), here, others)
        builder.position_at_end(here)
        found.append((values(family, offset), builder.block))
        builder.branch(end)
        builder.position_at_end(others)
    builder.unreachable()
    builder.position_at_end(end)
    joined = [builder.phi(_WORD) for _ in found[0][0]]
    for made, block in found:
        for phi, value in zip(joined, made, strict=True):
            phi.add_incoming(value, block)
    return joined


def _decode(typing: Numba, action: Numba, decoding: Numba) -> Numba:
    def generate(context: Numba, builder: ir.IRBuilder, signature: Numba, args: Numba) -> Numba:
        def values(family: FamilyRange, offset: Numba) -> list[Numba]:
            first = builder.udiv(offset, _WORD(family.radix))
            second = builder.urem(offset, _WORD(family.radix))
            lowest = _WORD(family.first), _WORD(family.second)
            return [_WORD(family.base), builder.add(first, lowest[0]), builder.add(second, lowest[1])]

        return context.make_tuple(builder, signature.return_type, _by_range(builder, args[0], decoding, values))

    parts: Numba = types.UniTuple(types.int64, 3)  # type: ignore[no-untyped-call]
    return parts(types.int64, decoding), generate


def _step_of(typing: Numba, action: Numba, decoding: Numba) -> Numba:
    def generate(context: Numba, builder: ir.IRBuilder, signature: Numba, args: Numba) -> Numba:
        return _by_range(builder, args[0], decoding, lambda family, offset: [_WORD(family.step)])[0]

    return types.int64(types.int64, decoding), generate


decode_by_range: Numba = intrinsic(_decode)
step_by_range: Numba = intrinsic(_step_of)
overload(decode, strict=False)(lambda action, decoding: lambda action, decoding: decode_by_range(action, decoding))
overload(step_of, strict=False)(lambda action, decoding: lambda action, decoding: step_by_range(action, decoding))
