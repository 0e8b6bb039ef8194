"""An edition as one row of numbers, in the order of the record's fields: so it travels to `setup` with the options."""

from __future__ import annotations

from itertools import product
from typing import Any

from numba.extending import overload

from tana.core.record import Ints
from tana.games.hickory.components import Edition

_PLACES = [
    (name, index) for name, field in Edition.fields.items() for index in product(*(range(size) for size in field.shape))
]
"""Every number of an edition: its table and where it stands there."""


def flatten(edition: Any) -> list[int]:
    """The tables as one row of numbers."""
    return [int(edition[name][index]) if index else int(edition[name]) for name, index in _PLACES]


def read_tables(edition: Any, numbers: Ints, at: int) -> None:
    """Fill the tables from a row of numbers, from a place on."""
    for i, (name, index) in enumerate(_PLACES):
        if index:
            edition[name][index] = numbers[at + i]
        else:
            edition[name] = numbers[at + i]


def _loops() -> str:
    """The same as source text, a loop for each table: compiled code cannot look up a field by its name."""
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
def _read_compiled(edition: Any, numbers: Any, at: Any) -> Any:
    scope: dict[str, Any] = {}
    exec(_loops(), scope)
    return scope["read"]
