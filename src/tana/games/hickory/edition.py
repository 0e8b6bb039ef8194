"""An edition as one row of numbers, in the order of the record's fields, to be passed to `setup` with the options."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TypeAlias

from numba import types
from numba.extending import overload

from tana.core.record import AnyRecord, Ints
from tana.games.hickory.components import Edition

EditionRecord: TypeAlias = AnyRecord
"""An `Edition`, whose fields are looked up by name as in the NumPy record that it is; in the overload, Numba's type."""
_PLACES = [
    (name, index) for name, field in Edition.fields.items() for index in product(*(range(size) for size in field.shape))
]
"""The table and index of every number in an edition."""


def flatten(edition: EditionRecord) -> list[int]:
    """The tables as one row of numbers."""
    return [int(edition[name][index]) if index else int(edition[name]) for name, index in _PLACES]


def read_tables(edition: EditionRecord, numbers: Ints, at: int) -> None:
    """Fill the tables from a row of numbers, from a place on."""
    for i, (name, index) in enumerate(_PLACES):
        if index:
            edition[name][index] = numbers[at + i]
        else:
            edition[name] = numbers[at + i]


def _loops() -> str:
    """Source code of `read_tables` with a loop for each table: compiled code cannot look up a field by name."""
    lines = ["def read(edition, numbers, at):"]
    done = 0
    for name, field in Edition.fields.items():
        depth = len(field.shape)
        for axis, size in enumerate(field.shape):
            lines.append(f"{' ' * (axis + 1)}for i{axis} in range({size}):")
        place = "".join(f"[i{axis}]" for axis in range(depth))
        offset = "0"
        total = 1
        for axis, size in enumerate(field.shape):
            offset = f"({offset}) * {size} + i{axis}"
            total *= size
        lines.append(f"{' ' * (depth + 1)}edition.{name}{place} = numbers[at + {done} + {offset}]")
        done += total
    return "\n".join(lines)


@overload(read_tables, strict=False)
def _read_compiled(edition: types.Type, numbers: types.Type, at: types.Type) -> Callable[..., None]:
    scope: dict[str, Callable[..., None]] = {}
    exec(_loops(), scope)
    return scope["read"]
