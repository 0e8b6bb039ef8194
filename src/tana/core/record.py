"""Fixed-size records: the state of a game as one block of memory with named fields.

A class that derives from `Record` declares its fields with `cell` and `cells`; its NumPy dtype is built from
them. An instance is an `np.record`, not an object of the class: the class gives names, ranges and types.

    class Player(Record):
        cubes: Ints = cells(5, of=range(8))
        tokens: int = cell(of=range(13))

    class State(Record):
        players: Records[Player] = cells(4, of=Player)

Copying is one memory copy (`copy`), equality is byte equality (`same`). Every field knows which values it may
hold, so that `dump` and `load` turn any record into a JSON document and back, and refuse a wrong one by path.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self, TypeAlias, TypeVar

import numpy as np

from tana.core.domain import Domain
from tana.core.errors import BadPosition

T = TypeVar("T", covariant=True)

Json: TypeAlias = Any
Values: TypeAlias = "Domain | range | type[Record]"


class Ints(Protocol):
    """A fixed row of whole numbers."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A fixed table of whole numbers."""

    def __getitem__(self, index: int, /) -> Ints: ...
    def __len__(self) -> int: ...


class Records(Protocol[T]):
    """A fixed row of records."""

    def __getitem__(self, index: int, /) -> T: ...
    def __len__(self) -> int: ...


@dataclass(frozen=True)
class Field:
    """One field: its values, its shape (empty for a single value) and how it is stored."""

    of: Values
    shape: tuple[int, ...]
    stored: Any

    @property
    def format(self) -> np.dtype[Any]:
        return self.of.dtype if isinstance(self.of, type) else np.dtype(self.stored)

    @property
    def plain(self) -> np.dtype[Any]:
        return self.of.plain if isinstance(self.of, type) else np.dtype(self.stored)


def cell(of: Values, stored: Any = np.int16) -> Any:
    """A field with one value: a number of a domain or range, or a nested record."""
    return Field(of, (), stored)


def cells(*shape: int, of: Values, stored: Any = np.int16) -> Any:
    """A field with a fixed row (or table) of values."""
    return Field(of, shape, stored)


class Record:
    """Base of all records; see the module's text."""

    dtype: ClassVar[np.dtype[Any]]
    plain: ClassVar[np.dtype[Any]]
    """The same layout without attribute access: NumPy computes alignments for plain dtypes only."""
    fields: ClassVar[Mapping[str, Field]]

    def __init_subclass__(cls) -> None:
        cls.fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        shapes = [(name, field.plain, field.shape) for name, field in cls.fields.items()]
        cls.plain = np.dtype(shapes, align=True)
        assert cls.plain.fields is not None
        names: list[str] = []
        formats: list[Any] = []
        offsets: list[int] = []
        end = 0
        for name, field in cls.fields.items():
            offset = cls.plain.fields[name][1]
            _fill_hole(names, formats, offsets, end, offset)
            names.append(name)
            formats.append((field.format, field.shape))
            offsets.append(offset)
            end = offset + cls.plain.fields[name][0].itemsize
        _fill_hole(names, formats, offsets, end, cls.plain.itemsize)
        layout: Any = {
            "names": names,
            "formats": formats,
            "offsets": offsets,
            "itemsize": cls.plain.itemsize,
            "aligned": True,
        }
        cls.dtype = np.dtype((np.record, np.dtype(layout)))

    @classmethod
    def blank(cls) -> Self:
        """A new record with every field zero."""
        blank: Self = cls.array(1)[0]
        return blank

    @classmethod
    def array(cls, count: int) -> Any:
        """`count` blank records side by side."""
        return np.zeros(count, cls.dtype)


def _fill_hole(names: list[str], formats: list[Any], offsets: list[int], begin: int, end: int) -> None:
    """Make the padding a field of its own: NumPy copies fields, and equality is byte equality."""
    if begin < end:
        names.append(f"hole{begin}")
        formats.append((np.dtype(np.uint8), (end - begin,)))
        offsets.append(begin)


R = TypeVar("R", bound=Record)


def copy(record: R) -> R:
    """An independent copy."""
    made: R = record.copy()  # type: ignore[attr-defined]
    return made


def same(one: Record, other: Record) -> bool:
    """Byte equality."""
    return to_bytes(one) == to_bytes(other)


def to_bytes(record: Record) -> bytes:
    """The memory of a record."""
    data: bytes = record.tobytes()  # type: ignore[attr-defined]
    return data


# --- documents ---------------------------------------------------------------------------------------------


def dump(cls: type[Record], record: Any) -> dict[str, Json]:
    """A JSON document of a record: words for domains, numbers for ranges."""
    return {name: _dump_field(field, getattr(record, name)) for name, field in cls.fields.items()}


def _dump_field(field: Field, value: Any) -> Json:
    if field.shape:
        inner = Field(field.of, field.shape[1:], field.stored)
        return [_dump_field(inner, value[i]) for i in range(field.shape[0])]
    if isinstance(field.of, type):
        return dump(field.of, value)
    return field.of.token(int(value)) if isinstance(field.of, Domain) else int(value)


def load(cls: type[R], document: Json, path: str = "$") -> R:
    """The record of a document; raises `BadPosition` with the path of the first fault."""
    record = cls.blank()
    _load_into(cls, record, document, path)
    return record


def _load_into(cls: type[Record], record: Any, document: Json, path: str) -> None:
    if not isinstance(document, dict):
        raise BadPosition(path, f"expected an object with {', '.join(cls.fields)}")
    for name in document:
        if name not in cls.fields:
            raise BadPosition(f"{path}.{name}", f"unknown field; known: {', '.join(cls.fields)}")
    for name, field in cls.fields.items():
        if name not in document:
            raise BadPosition(f"{path}.{name}", "missing")
        where = f"{path}.{name}"
        if field.shape:
            _load_row(field, getattr(record, name), document[name], where)
        elif isinstance(field.of, type):
            _load_into(field.of, getattr(record, name), document[name], where)
        else:
            setattr(record, name, _load_value(field.of, document[name], where))


def _load_row(field: Field, row: Any, document: Json, path: str) -> None:
    if not isinstance(document, list) or len(document) != field.shape[0]:
        raise BadPosition(path, f"expected a list of {field.shape[0]}")
    inner = Field(field.of, field.shape[1:], field.stored)
    for i, item in enumerate(document):
        where = f"{path}[{i}]"
        if inner.shape:
            _load_row(inner, row[i], item, where)
        elif isinstance(field.of, type):
            _load_into(field.of, row[i], item, where)
        else:
            row[i] = _load_value(field.of, item, where)


def _load_value(of: Domain | range | type[Record], value: Json, path: str) -> int:
    if isinstance(of, Domain):
        if not isinstance(value, str):
            raise BadPosition(path, f"expected a word, one of: {', '.join(of.tokens)}")
        try:
            return of.number(value)
        except ValueError as fault:
            raise BadPosition(path, str(fault)) from None
    assert isinstance(of, range)
    if not isinstance(value, int) or isinstance(value, bool) or value not in of:
        raise BadPosition(path, f"expected a whole number from {of.start} to {of.stop - 1}, got {value!r}")
    return value
