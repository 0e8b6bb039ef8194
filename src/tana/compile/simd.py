"""Operations on a short row of small numbers, as SIMD instructions where possible.

Interpreted code and GPUs loop over the row. On a CPU a row of a record is one vector, which is compared, added up or
searched in a few instructions. Results are the same everywhere.
"""

from llvmlite import ir
from numba import types
from numba.core.cgutils import get_or_insert_function
from numba.core.target_extension import current_target
from numba.extending import intrinsic, overload

from tana.compile.arrays import Ints
from tana.compile.numba_types import Numba

_WORD = ir.IntType(64)


def places_other_than(row: Ints, value: int) -> int:
    """The set of indices of a row whose number differs from `value`."""
    places = 0
    for i in range(len(row)):
        places |= int(row[i] != value) << i
    return places


def places_below(row: Ints, bound: int) -> int:
    """The set of indices of a row whose number is from 0 to bound - 1."""
    places = 0
    for i in range(len(row)):
        places |= int(0 <= row[i] < bound) << i
    return places


def total(row: Ints) -> int:
    """The sum of a row of non-negative numbers."""
    found = 0
    for i in range(len(row)):
        found += int(row[i])
    return found


def place_of(row: Ints, at: int) -> int:
    """The kind of item number `at` (from 0) in a multiset: a row with the count of each kind."""
    place = 0
    passed = 0
    for i in range(len(row) - 1):
        passed += int(row[i])
        place += int(at >= passed)
    return place


def _is_vector(row: Numba) -> bool:
    """Whether the current target can load a row as one vector: its length must be part of its type."""
    return isinstance(row, types.NestedArray) and row.ndim == 1 and current_target() == "cpu"


def _load(context: Numba, builder: ir.IRBuilder, row: Numba, argument: Numba) -> Numba:
    memory = context.make_array(row)(context, builder, argument).data
    vector = ir.VectorType(ir.IntType(row.dtype.bitwidth), row.shape[0])
    return builder.load(builder.bitcast(memory, vector.as_pointer()), align=1)


def _spread(builder: ir.IRBuilder, number: Numba, vector: Numba) -> Numba:
    """The number in every lane of a vector."""
    lane = builder.trunc(number, vector.element) if vector.element.width < _WORD.width else number
    nothing, first = ir.Constant(vector, ir.Undefined), ir.Constant(ir.IntType(32), 0)
    everywhere = ir.Constant(ir.VectorType(ir.IntType(32), vector.count), [0] * vector.count)
    return builder.shuffle_vector(builder.insert_element(nothing, lane, first), nothing, everywhere)


def _as_set(builder: ir.IRBuilder, lanes: Numba) -> Numba:
    return builder.zext(builder.bitcast(lanes, ir.IntType(lanes.type.count)), _WORD)


def _wider(builder: ir.IRBuilder, vector: Numba) -> Numba:
    """The numbers with twice the width, so that their sum fits."""
    return builder.zext(vector, ir.VectorType(ir.IntType(2 * vector.type.element.width), vector.type.count))


def _moved_up(builder: ir.IRBuilder, vector: Numba, by: int) -> Numba:
    """Every number moved up by `by` lanes, with zeros below."""
    size = vector.type.count
    lanes = [i - by if i >= by else size for i in range(size)]
    order = ir.Constant(ir.VectorType(ir.IntType(32), size), lanes)
    return builder.shuffle_vector(vector, ir.Constant(vector.type, [0] * size), order)


def _comparison(compare: str, operator: str) -> Numba:
    """An intrinsic that returns the set of lanes for which a comparison with a number holds."""

    def code(typing: Numba, row: Numba, value: Numba) -> Numba:
        def generate(context: Numba, builder: ir.IRBuilder, signature: Numba, arguments: Numba) -> Numba:
            vector = _load(context, builder, signature.args[0], arguments[0])
            lanes = getattr(builder, compare)(operator, vector, _spread(builder, arguments[1], vector.type))
            return _as_set(builder, lanes)

        return types.int64(row, types.int64), generate

    return code


def _code_of_sum_of_lanes(typing: Numba, row: Numba) -> Numba:
    def generate(context: Numba, builder: ir.IRBuilder, signature: Numba, arguments: Numba) -> Numba:
        vector = _wider(builder, _load(context, builder, signature.args[0], arguments[0]))
        lane = vector.type.element
        name = f"llvm.vector.reduce.add.v{vector.type.count}i{lane.width}"
        function = get_or_insert_function(builder.module, ir.FunctionType(lane, [vector.type]), name)
        found = builder.call(function, [vector])
        return builder.zext(found, _WORD) if lane.width < _WORD.width else found

    return types.int64(row), generate


def _code_of_lane_of(typing: Numba, row: Numba, at: Numba) -> Numba:
    def generate(context: Numba, builder: ir.IRBuilder, signature: Numba, arguments: Numba) -> Numba:
        passed = _wider(builder, _load(context, builder, signature.args[0], arguments[0]))
        by = 1
        while by < passed.type.count:
            passed = builder.add(passed, _moved_up(builder, passed, by))
            by *= 2
        lanes = builder.icmp_unsigned("<=", passed, _spread(builder, arguments[1], passed.type))
        return builder.ctpop(_as_set(builder, lanes))

    return types.int64(row, types.int64), generate


other_lanes: Numba = intrinsic(_comparison("icmp_signed", "!="))
lower_lanes: Numba = intrinsic(_comparison("icmp_unsigned", "<"))
sum_of_lanes: Numba = intrinsic(_code_of_sum_of_lanes)
lane_of: Numba = intrinsic(_code_of_lane_of)


@overload(places_other_than, strict=False)
def _(row: Numba, value: Numba) -> Numba:
    return (lambda row, value: other_lanes(row, value)) if _is_vector(row) else places_other_than


@overload(places_below, strict=False)
def _(row: Numba, bound: Numba) -> Numba:
    return (lambda row, bound: lower_lanes(row, bound)) if _is_vector(row) else places_below


@overload(total, strict=False)
def _(row: Numba) -> Numba:
    return (lambda row: sum_of_lanes(row)) if _is_vector(row) else total


@overload(place_of, strict=False)
def _(row: Numba, at: Numba) -> Numba:
    return (lambda row, at: lane_of(row, at)) if _is_vector(row) else place_of
