"""SIMD within a register: the operations of `tana.compile.simd` on rows packed into 64-bit words.

Modules have no vectors, and LLVM would split a vector into its numbers and assemble a set in memory. A word has eight
lanes of a byte or four of two bytes; the result of a comparison is the highest bit of each lane.
"""

from collections.abc import Iterator

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from tana.compile.numba_types import Numba

WORD = ir.IntType(64)
BITS = WORD.width


def _number(value: int) -> Numba:
    return ir.Constant(WORD, value % (1 << BITS))


def _in_every_lane(value: int, width: int) -> int:
    return sum(value << at for at in range(0, BITS, width))


def _sizes(size: int) -> Iterator[tuple[int, int]]:
    """Offsets and sizes of the fewest loads for a number of bytes."""
    at = 0
    while at < size:
        part = min(8, 1 << ((size - at).bit_length() - 1))
        yield at, part
        at += part


def _words(context: Numba, builder: ir.IRBuilder, row: Numba, argument: Numba) -> list[tuple[Numba, int]]:
    """A row as words, each with the number of lanes in use; the others are 0."""
    memory = context.make_array(row)(context, builder, argument).data
    start = builder.bitcast(memory, ir.IntType(8).as_pointer())
    size = row.dtype.bitwidth // 8
    words = []
    for first in range(0, row.shape[0] * size, 8):
        length = min(8, row.shape[0] * size - first)
        word = _number(0)
        for at, part in _sizes(length):
            kind = ir.IntType(8 * part)
            place = builder.gep(start, [_number(first + at)], inbounds=True)
            loaded = builder.load(builder.bitcast(place, kind.as_pointer()), align=1)
            wide = builder.zext(loaded, WORD) if part < 8 else loaded
            word = builder.or_(word, builder.shl(wide, _number(8 * at)))
        words.append((word, length // size))
    return words


def _spread(builder: ir.IRBuilder, value: Numba, width: int) -> Numba:
    """The number in every lane of a word."""
    lane = builder.and_(value, _number((1 << width) - 1))
    return builder.mul(lane, _number(_in_every_lane(1, width)))


def _different(builder: ir.IRBuilder, one: Numba, other: Numba, width: int) -> Numba:
    """The lanes in which two words differ."""
    rest = _number(_in_every_lane((1 << (width - 1)) - 1, width))
    apart = builder.xor(one, other)
    return builder.or_(apart, builder.add(builder.and_(apart, rest), rest))


def _lower(builder: ir.IRBuilder, one: Numba, other: Numba, width: int) -> Numba:
    """The lanes in which the first word is smaller; all numbers are at least 0."""
    high = _number(_in_every_lane(1 << (width - 1), width))
    less = builder.sub(builder.or_(one, high), builder.and_(other, builder.not_(high)))
    alike = builder.not_(builder.xor(one, other))
    borrowed = builder.and_(alike, builder.not_(less))
    return builder.or_(builder.and_(builder.not_(one), other), borrowed)


def _as_set(builder: ir.IRBuilder, yes: Numba, lanes: int, width: int) -> Numba:
    """The set of the first lanes whose highest bit is set."""
    marked = builder.and_(builder.lshr(yes, _number(width - 1)), _number(_in_every_lane(1, width)))
    count = BITS // width
    gather = sum(1 << (BITS - count - (width - 1) * i) for i in range(count))
    found = builder.lshr(builder.mul(marked, _number(gather)), _number(BITS - count))
    return builder.and_(found, _number((1 << lanes) - 1))


def _places(compare: Numba) -> Numba:
    """An intrinsic that compares every number of a row with another number."""

    def code(typing: Numba, row: Numba, value: Numba) -> Numba:
        def generate(context: Numba, builder: ir.IRBuilder, signature: Numba, arguments: Numba) -> Numba:
            width = row.dtype.bitwidth
            other = _spread(builder, arguments[1], width)
            places, at = _number(0), 0
            for word, lanes in _words(context, builder, row, arguments[0]):
                found = _as_set(builder, compare(builder, word, other, width), lanes, width)
                places = builder.or_(places, builder.shl(found, _number(at)))
                at += lanes
            return places

        return types.int64(row, types.int64), generate

    return code


def _halves(builder: ir.IRBuilder, word: Numba, width: int) -> tuple[Numba, Numba]:
    """The numbers in even and in odd lanes, each in a lane of twice the width."""
    every_other = _number(_in_every_lane((1 << width) - 1, 2 * width))
    return builder.and_(word, every_other), builder.and_(builder.lshr(word, _number(width)), every_other)


def _sum_of_row(typing: Numba, row: Numba) -> Numba:
    def generate(context: Numba, builder: ir.IRBuilder, signature: Numba, arguments: Numba) -> Numba:
        width = 2 * row.dtype.bitwidth
        sums = _number(0)
        for word, _ in _words(context, builder, row, arguments[0]):
            even, odd = _halves(builder, word, row.dtype.bitwidth)
            sums = builder.add(sums, builder.add(even, odd))
        everything = builder.mul(sums, _number(_in_every_lane(1, width)))
        return builder.lshr(everything, _number(BITS - width))

    return types.int64(row), generate


def _place_in_row(typing: Numba, row: Numba, at: Numba) -> Numba:
    def generate(context: Numba, builder: ir.IRBuilder, signature: Numba, arguments: Numba) -> Numba:
        width = 2 * row.dtype.bitwidth
        ones = _number(_in_every_lane(1, width))
        wanted = _spread(builder, arguments[1], width)
        before, place = _number(0), _number(0)
        for word, lanes in _words(context, builder, row, arguments[0]):
            even, odd = _halves(builder, word, row.dtype.bitwidth)
            pairs = builder.mul(builder.add(even, odd), ones)
            after_odd = builder.add(pairs, _spread(builder, before, width))
            after_even = builder.sub(after_odd, odd)
            for passed, used in ((after_even, (lanes + 1) // 2), (after_odd, lanes // 2)):
                place = builder.add(place, _count_reached(builder, passed, wanted, used, width))
            before = builder.add(before, builder.lshr(pairs, _number(BITS - width)))
        return place

    return types.int64(row, types.int64), generate


def _count_reached(builder: ir.IRBuilder, passed: Numba, wanted: Numba, lanes: int, width: int) -> Numba:
    """The number of the first lanes with `passed <= wanted`; the highest bits of both are unused."""
    high = _number(_in_every_lane(1 << (width - 1), width))
    reached = builder.and_(builder.sub(builder.or_(wanted, high), passed), high)
    return builder.ctpop(builder.and_(reached, _number((1 << (width * lanes)) - 1)))


places_other_than: Numba = intrinsic(_places(_different))
places_below: Numba = intrinsic(_places(_lower))
total: Numba = intrinsic(_sum_of_row)
place_of: Numba = intrinsic(_place_in_row)
