"""A short row of small numbers, all at once.

Interpreted code and GPUs go through a row number by number. For the processor a row of a record is one vector:
compared, added up or searched in a few instructions. Results are the same everywhere.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.cgutils import get_or_insert_function
from numba.core.target_extension import current_target
from numba.extending import intrinsic, overload

from tana.core.record import Ints

_WORD = ir.IntType(64)


def places_other_than(row: Ints, value: int) -> int:
    """The set of places of a row where something else than a value stands."""
    places = 0
    for i in range(len(row)):
        places |= int(row[i] != value) << i
    return places


def places_below(row: Ints, bound: int) -> int:
    """The set of places of a row where a number from 0 to bound - 1 stands."""
    places = 0
    for i in range(len(row)):
        places |= int(0 <= row[i] < bound) << i
    return places


def total(row: Ints) -> int:
    """The sum of a row of numbers from 0."""
    found = 0
    for i in range(len(row)):
        found += int(row[i])
    return found


def place_of(row: Ints, at: int) -> int:
    """The place of the `at`-th thing, from 0, in a row that counts things of each kind."""
    place = 0
    passed = 0
    for i in range(len(row) - 1):
        passed += int(row[i])
        place += int(at >= passed)
    return place


# --- as the processor sees them ----------------------------------------------------------------------------------


def _is_vector(row: Any) -> bool:
    """Whether compiled code of this target may take a row as one vector: its length is part of its type."""
    return isinstance(row, types.NestedArray) and row.ndim == 1 and current_target() == "cpu"


def _load(context: Any, builder: Any, row: Any, argument: Any) -> Any:
    memory = context.make_array(row)(context, builder, argument).data
    vector = ir.VectorType(ir.IntType(row.dtype.bitwidth), row.shape[0])
    return builder.load(builder.bitcast(memory, vector.as_pointer()), align=1)


def _spread(builder: Any, number: Any, vector: Any) -> Any:
    """The number in every lane of a vector."""
    lane = builder.trunc(number, vector.element) if vector.element.width < _WORD.width else number
    nothing, first = ir.Constant(vector, ir.Undefined), ir.Constant(ir.IntType(32), 0)
    everywhere = ir.Constant(ir.VectorType(ir.IntType(32), vector.count), [0] * vector.count)
    return builder.shuffle_vector(builder.insert_element(nothing, lane, first), nothing, everywhere)


def _as_set(builder: Any, lanes: Any) -> Any:
    return builder.zext(builder.bitcast(lanes, ir.IntType(lanes.type.count)), _WORD)


def _wider(builder: Any, vector: Any) -> Any:
    """The same numbers with room for their sum."""
    return builder.zext(vector, ir.VectorType(ir.IntType(2 * vector.type.element.width), vector.type.count))


def _moved_up(builder: Any, vector: Any, by: int) -> Any:
    """Every number so many lanes further on, zeros first."""
    size = vector.type.count
    lanes = [i - by if i >= by else size for i in range(size)]
    order = ir.Constant(ir.VectorType(ir.IntType(32), size), lanes)
    return builder.shuffle_vector(vector, ir.Constant(vector.type, [0] * size), order)


def _code_of_other_lanes(typing: Any, row: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        vector = _load(context, builder, signature.args[0], arguments[0])
        return _as_set(builder, builder.icmp_signed("!=", vector, _spread(builder, arguments[1], vector.type)))

    return types.int64(row, types.int64), generate


def _code_of_lower_lanes(typing: Any, row: Any, bound: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        vector = _load(context, builder, signature.args[0], arguments[0])
        return _as_set(builder, builder.icmp_unsigned("<", vector, _spread(builder, arguments[1], vector.type)))

    return types.int64(row, types.int64), generate


def _code_of_sum_of_lanes(typing: Any, row: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        vector = _wider(builder, _load(context, builder, signature.args[0], arguments[0]))
        lane = vector.type.element
        name = f"llvm.vector.reduce.add.v{vector.type.count}i{lane.width}"
        function = get_or_insert_function(builder.module, ir.FunctionType(lane, [vector.type]), name)
        found = builder.call(function, [vector])
        return builder.zext(found, _WORD) if lane.width < _WORD.width else found

    return types.int64(row), generate


def _code_of_lane_of(typing: Any, row: Any, at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        passed = _wider(builder, _load(context, builder, signature.args[0], arguments[0]))
        by = 1
        while by < passed.type.count:
            passed = builder.add(passed, _moved_up(builder, passed, by))
            by *= 2
        lanes = builder.icmp_unsigned("<=", passed, _spread(builder, arguments[1], passed.type))
        return builder.ctpop(_as_set(builder, lanes))

    return types.int64(row, types.int64), generate


other_lanes: Any = intrinsic(_code_of_other_lanes)
lower_lanes: Any = intrinsic(_code_of_lower_lanes)
sum_of_lanes: Any = intrinsic(_code_of_sum_of_lanes)
lane_of: Any = intrinsic(_code_of_lane_of)


@overload(places_other_than, strict=False)
def _(row: Any, value: Any) -> Any:
    return (lambda row, value: other_lanes(row, value)) if _is_vector(row) else places_other_than


@overload(places_below, strict=False)
def _(row: Any, bound: Any) -> Any:
    return (lambda row, bound: lower_lanes(row, bound)) if _is_vector(row) else places_below


@overload(total, strict=False)
def _(row: Any) -> Any:
    return (lambda row: sum_of_lanes(row)) if _is_vector(row) else total


@overload(place_of, strict=False)
def _(row: Any, at: Any) -> Any:
    return (lambda row, at: lane_of(row, at)) if _is_vector(row) else place_of
