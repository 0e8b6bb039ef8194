"""Records as plain Python objects: for rules that run interpreted, ten times quicker to touch than NumPy's.

A rule asks for names and indices and does not care whose they are. `unpack` makes objects of a record's memory, `pack`
makes memory of them again.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tana.core.record import Field, Record

_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


class _Plan(NamedTuple):
    """How some memory is read and written: its format, and how its numbers become objects and the other way round."""

    format: str
    make: Callable[[Iterator[int]], Any]
    flatten: Callable[[Any, list[int]], None]


def unpack(kind: type[Record], memory: bytes) -> Any:
    """The record of this memory, as objects of its own."""
    form: Any = kind
    layout, plan = _layout(form)
    return plan.make(iter(layout.unpack(memory)))


def pack(kind: type[Record], record: Any) -> bytes:
    """The memory of such objects."""
    form: Any = kind
    layout, plan = _layout(form)
    values: list[int] = []
    plan.flatten(record, values)
    return layout.pack(*values)


@cache
def _layout(kind: Any) -> tuple[struct.Struct, _Plan]:
    plan = _plan_of_record(kind)
    return struct.Struct(f"<{plan.format}"), plan


@cache
def _plan_of_record(kind: Any) -> _Plan:
    made = type(f"Plain{kind.__name__}", (), {"__slots__": tuple(kind.fields)})
    format, end = "", 0
    parts: list[tuple[str, _Plan]] = []
    for name, field in kind.fields.items():
        stored, begin = kind.dtype.fields[name][:2]
        plan = _plan_of_values(field, field.shape)
        format += "x" * (begin - end) + plan.format
        end = begin + stored.itemsize
        parts.append((name, plan))
    format += "x" * (kind.dtype.itemsize - end)

    def make(values: Iterator[int]) -> Any:
        record = made()
        for name, plan in parts:
            setattr(record, name, plan.make(values))
        return record

    def flatten(record: Any, values: list[int]) -> None:
        for name, plan in parts:
            plan.flatten(getattr(record, name), values)

    return _Plan(format, make, flatten)


def _plan_of_values(field: Field, shape: tuple[int, ...]) -> _Plan:
    if shape:
        one, many = _plan_of_values(field, shape[1:]), range(shape[0])

        def flatten(row: Any, values: list[int]) -> None:
            for item in row:
                one.flatten(item, values)

        return _Plan(one.format * len(many), lambda values: [one.make(values) for _ in many], flatten)
    if isinstance(field.of, type):
        kind: Any = field.of
        return _plan_of_record(kind)
    code = _CODES[np.dtype(field.stored).str[1:]]
    return _Plan(code, next, lambda value, values: values.append(int(value)))
