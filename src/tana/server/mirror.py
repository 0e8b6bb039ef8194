"""A state as plain Python objects, for reading.

Reading a field of a NumPy record from Python costs about a microsecond; a view reads hundreds, for every seat. A
mirror is made once for a position with one conversion in C, and reads like the record itself: the same names, whole
numbers in lists. It is a copy: writing to it changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tana.core.record import Field, Record

Make = Callable[[Any], Any]


def mirror(cls: type[Record], state: Any) -> Any:
    """The same state to read from."""
    kind: Any = cls
    make = _maker(kind)
    return make(state.item())


@cache
def _maker(cls: Any) -> Make:
    """How to make a mirror of one kind of record out of its values as a tuple."""
    names = cls.dtype.names or ()
    kind = type(f"{cls.__name__}Mirror", (), {"__slots__": tuple(cls.fields)})
    parts = [(i, name, _converter(cls.fields[name])) for i, name in enumerate(names) if name in cls.fields]

    def make(values: Any) -> Any:
        made = kind()
        for i, name, convert in parts:
            setattr(made, name, convert(values[i]))
        return made

    return make


def _converter(field: Field) -> Make:
    if isinstance(field.of, type):
        nested: Any = field.of
        make = _maker(nested)
        if not field.shape:
            return make
        if len(field.shape) == 1:
            return lambda values: [make(value) for value in values.tolist()]
        raise NotImplementedError("tables of records")
    return (lambda values: values.tolist()) if field.shape else int
