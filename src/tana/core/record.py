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

What a seat may know is a record too (`class View(Record)`), filled by one rule from `View.nothing()`: every optional
value none, every row empty. Views need a few more kinds of field (`core/view_document.py` makes documents of them):

    actor: int = cell(of=range(5), none=NOBODY)            number or null (a domain's token `none` is null by itself)
    last_round: int = flag()                               true or false
    lines: int = subset(of=LINE)                           the words of a set of bits
    stock: Ints = cells(by=COLOUR, of=range(8))            an object with a word for each entry
    piles: Records[Pile] = cells(by=CELL, of=Pile)         the same with records; with `label="cell"` a list of them
    held: Row[int] = row(3, of=COLOUR)                     a list as long as its count;    push(out.held, colour)
    moles: Row[Mole] = row(18, of=Mole)                    a list of records;              mole = grow(out.moles)
    last: Maybe[LastRound] = maybe(LastRound)              the record, or null;            last = give(out.last)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Protocol, Self, TypeAlias, TypeVar

import numpy as np

from tana.core.domain import YES_NO, Domain
from tana.core.errors import BadPosition

T = TypeVar("T", covariant=True)
U = TypeVar("U")

Json: TypeAlias = Any
Values: TypeAlias = "Domain | range | type[Record]"
_SIZES = (np.int8, np.int16, np.int32, np.int64)


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


class Items(Protocol[U]):
    """The places of a row."""

    def __getitem__(self, index: int, /) -> U: ...
    def __setitem__(self, index: int, value: U, /) -> None: ...


class Row(Protocol[U]):
    """A row that is not always full: the first `count` of its items are there."""

    count: int
    items: Items[U]


class Maybe(Protocol[U]):
    """Something that may be missing: `it` is there if `given` is not 0."""

    given: int
    it: U


@dataclass(frozen=True)
class Field:
    """One field: its values, its shape (empty for a single value) and how it is stored."""

    of: Values
    shape: tuple[int, ...]
    stored: Any
    none: int | None = None
    """The number that stands for nothing."""
    by: Domain | None = None
    """A row with an entry for each member of a domain."""
    bits: bool = False
    """A number that is a set of members of `of`."""
    label: str = ""
    """For a row of records `by` a domain: shown as a list, in which every record says by this name which one it is."""
    by_seat: bool = False
    """A row with an entry for each seat."""
    remembered: bool = False
    """There with the memory aid alone: what an attentive player would remember."""

    @property
    def empty(self) -> int:
        """What stands here when nothing has been said."""
        return 0 if self.none is None else self.none

    @property
    def numbers(self) -> range:
        """All numbers it may hold, that for nothing included."""
        assert not isinstance(self.of, type)
        first, last = (self.of.start, self.of.stop - 1) if isinstance(self.of, range) else self.of.bounds
        if self.bits:
            first, last = 0, (1 << len(self.of)) - 1
        return range(min(first, self.empty), max(last, self.empty) + 1)

    def fitted(self, small: bool) -> Field:
        """The same with its storage decided: two bytes, or no more than it needs."""
        if self.stored is not None or isinstance(self.of, type):
            return self
        if not small:
            return replace(self, stored=np.int16)
        most = max(-self.numbers[0] - 1, self.numbers[-1])
        return replace(self, stored=next(kind for kind in _SIZES if most <= np.iinfo(kind).max))

    @property
    def format(self) -> np.dtype[Any]:
        return self.of.dtype if isinstance(self.of, type) else np.dtype(self.stored)

    @property
    def plain(self) -> np.dtype[Any]:
        return self.of.plain if isinstance(self.of, type) else np.dtype(self.stored)


def cell(of: Values, stored: Any = None, none: int | None = None) -> Any:
    """A field with one value: a number of a domain or range, or a nested record."""
    return Field(of, (), stored, _none_of(of, none))


def cells(
    *shape: int,
    of: Values,
    stored: Any = None,
    none: int | None = None,
    by: Domain | None = None,
    label: str = "",
) -> Any:
    """A field with a fixed row (or table) of values, or a row with an entry for each member of the domain `by`."""
    return Field(of, shape if by is None else (len(by),), stored, _none_of(of, none), by, label=label)


def flag() -> Any:
    """A field that is yes or no."""
    return Field(YES_NO, (), None)


def subset(of: Domain, none: int | None = None) -> Any:
    """A field with a set of members of a domain, one bit each; `none` (-1) where there may be no set at all."""
    return Field(of, (), None, none, bits=True)


def row(most: int, of: Values, optional: bool = False, observed: int | None = None) -> Any:
    """A field with up to `most` values: a record of a count and the items. Optional: none at all is -1 of them.

    `observed`: how many of them an observation has room for (all), to keep it short.
    """
    count = Field(range(most + 1), (), None, none=-1 if optional else None)
    room = most if observed is None else observed
    return Field(_wrapper("row", count=count, items=cells(most, of=of), observed=room), (), None)


def maybe(of: type[Record] | Field) -> Any:
    """A field with a record, or with a row, that may be missing."""
    it = of if isinstance(of, Field) else Field(of, (), None)
    return Field(_wrapper("maybe", given=flag(), it=it), (), None)


def by_seat(field: Any) -> Any:
    """Mark a row that has an entry for each seat: an observation tells it from the reader's seat on."""
    return replace(field, by_seat=True)


def remembered(field: Any) -> Any:
    """Mark a field that only the memory aid fills: an observation without memory has no place for it."""
    return replace(field, remembered=True)


def _none_of(of: Values, none: int | None) -> int | None:
    return of.first if none is None and isinstance(of, Domain) and of.tokens[0] == "none" else none


def _wrapper(kind: str, **fields: Any) -> type[Record]:
    return type(kind.capitalize(), (ViewRecord,), {"wraps": kind, **fields})


class Record:
    """Base of all records: a subclass lists its fields, and its dtype is made of them."""

    dtype: ClassVar[np.dtype[Any]]
    plain: ClassVar[np.dtype[Any]]
    """The same layout without attribute access: NumPy computes alignments for plain dtypes only."""
    fields: ClassVar[Mapping[str, Field]]
    wraps: ClassVar[str] = ""
    """`row` or `maybe` for the records that these fields are made of."""
    observed: ClassVar[int] = 0
    """For a row: how many of its items an observation has room for."""

    small: ClassVar[bool] = False
    """Whether a field without `stored` takes no more bytes than it needs."""

    def __init_subclass__(cls) -> None:
        cls.fields = {name: value.fitted(cls.small) for name, value in vars(cls).items() if isinstance(value, Field)}
        if not cls.fields:
            return
        for name in cls.fields:
            if hasattr(np.record, name):
                raise TypeError(f"{cls.__name__}.{name}: a record has a method of that name; call the field otherwise")
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
    def nothing(cls) -> Self:
        """A new record with every optional field none and every row empty; all other fields zero."""
        if cls not in _NOTHING:
            first = cls.blank()
            _empty(cls, first)
            _NOTHING[cls] = first  # whole before another thread can find it
        made: Self = copy(_NOTHING[cls])
        return made

    @classmethod
    def array(cls, count: int) -> Any:
        """`count` blank records side by side."""
        return np.zeros(count, cls.dtype)


_NOTHING: dict[type[Record], Any] = {}
"""For each kind of record the one to copy: making Hickory Dickory's takes hundreds of times as long."""


class ViewRecord(Record):
    """Base of what goes into views: as few bytes as will do."""

    small = True


def _fill_hole(names: list[str], formats: list[Any], offsets: list[int], begin: int, end: int) -> None:
    """Make the padding a field of its own: NumPy copies fields, and equality is byte equality."""
    if begin < end:
        names.append(f"hole{begin}")
        formats.append((np.dtype(np.uint8), (end - begin,)))
        offsets.append(begin)


def _empty(cls: type[Record], record: Any) -> None:
    for name, field in cls.fields.items():
        values = record[name]
        if not isinstance(field.of, type):
            record[name] = np.full(field.shape, field.empty)
        elif not field.shape:
            _empty(field.of, values)
        else:
            for index in np.ndindex(field.shape):
                _empty(field.of, values[index])


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
