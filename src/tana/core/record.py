"""Fixed-size records: the state of a game as one block of memory with named fields.

A class that derives from `Record` declares its fields with `cell` and `cells`; its NumPy dtype is built from
them. An instance is an `np.record`, not an object of the class: the class only adds names, ranges and types.

    class Player(Record):
        cubes: Ints = cells(5, of=range(8))
        tokens: int = cell(of=range(13))

    class State(Record):
        players: Records[Player] = cells(4, of=Player)

Copying is one memory copy (`copy`), equality is byte equality (`same`). Every field declares its values, so `dump`
and `load` convert any record to a JSON document and back, and reject a wrong one by path.

What a seat may know is a record too (`class View(Record)`). One rule fills it in, starting from `View.nothing()`, where
every optional value is none and every row is empty. Views have a few more kinds of field:

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

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, ParamSpec, Protocol, Self, TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tana.compile.arrays import Array
from tana.compile.arrays import Floats as Floats
from tana.compile.arrays import Grid as Grid
from tana.compile.arrays import Ints as Ints
from tana.core.domain import YES_NO, Domain
from tana.errors import BadPosition

T = TypeVar("T", covariant=True)
U = TypeVar("U")
P = ParamSpec("P")

Json: TypeAlias = Any
"""A JSON value. Readers check its shape as they go, which a type checker cannot follow."""
AnyRecord: TypeAlias = Any
"""A record of any game, with its fields as attributes: its class is not known to the type checker."""
RecordArray: TypeAlias = NDArray[np.void]
"""Records side by side in memory."""
Declared: TypeAlias = Any
"""A `Field`, assigned to an attribute that is annotated with the type of its value."""
Values: TypeAlias = "Domain | range | type[Record]"
Format: TypeAlias = tuple[np.dtype[np.generic], tuple[int, ...]]
_SIZES = (np.int8, np.int16, np.int32, np.int64)


def cached(function: Callable[P, U]) -> Callable[P, U]:
    """`functools.cache` that keeps the types of the function; mypy does not consider classes hashable."""
    return cast(Callable[P, U], cache(function))


class Records(Protocol[T]):
    """A fixed row of records."""

    def __getitem__(self, index: int, /) -> T: ...
    def __len__(self) -> int: ...


class Row(Protocol[U]):
    """A row that is not always full: only the first `count` items are valid."""

    count: int
    items: Array[U]


class Maybe(Protocol[U]):
    """An optional value: `it` is valid if `given` is not 0."""

    given: int
    it: U


@dataclass(frozen=True)
class Field:
    """One field: its values, its shape (empty for a single value) and how it is stored."""

    of: Values
    shape: tuple[int, ...]
    stored: DTypeLike | None
    none: int | None = None
    """The number that stands for none."""
    by: Domain | None = None
    """The domain whose members index the row."""
    bits: bool = False
    """A number that is a set of members of `of`."""
    label: str = ""
    """For a row of records `by` a domain: documents show a list, and each record has its member under this name."""
    by_seat: bool = False
    """A row with an entry for each seat."""
    remembered: bool = False
    """Filled in only with the memory aid: what an attentive player would remember."""

    @property
    def empty(self) -> int:
        """The value of a field before anything is written to it."""
        return 0 if self.none is None else self.none

    @property
    def numbers(self) -> range:
        """All numbers it may hold, including the one for none."""
        assert not isinstance(self.of, type)
        first, last = (self.of.start, self.of.stop - 1) if isinstance(self.of, range) else self.of.bounds
        if self.bits:
            first, last = 0, (1 << len(self.of)) - 1
        return range(min(first, self.empty), max(last, self.empty) + 1)

    def fitted(self, small: bool) -> Field:
        """The field with its storage decided: two bytes, or (`small`) as few as its values need."""
        if self.stored is not None or isinstance(self.of, type):
            return self
        if not small:
            return replace(self, stored=np.int16)
        most = max(-self.numbers[0] - 1, self.numbers[-1])
        return replace(self, stored=next(kind for kind in _SIZES if most <= np.iinfo(kind).max))

    @property
    def format(self) -> np.dtype[np.generic]:
        return self.of.dtype if isinstance(self.of, type) else np.dtype(self.stored)

    @property
    def plain(self) -> np.dtype[np.generic]:
        return self.of.plain if isinstance(self.of, type) else np.dtype(self.stored)


def cell(of: Values, stored: DTypeLike | None = None, none: int | None = None) -> Declared:
    """A field with one value: a number of a domain or range, or a nested record."""
    return Field(of, (), stored, _none_of(of, none))


def cells(
    *shape: int,
    of: Values,
    stored: DTypeLike | None = None,
    none: int | None = None,
    by: Domain | None = None,
    label: str = "",
) -> Declared:
    """A field with a fixed row (or table) of values, or a row with an entry for each member of the domain `by`."""
    return Field(of, shape if by is None else (len(by),), stored, _none_of(of, none), by, label=label)


def flag() -> Declared:
    """A field that is yes or no."""
    return Field(YES_NO, (), None)


def subset(of: Domain, none: int | None = None) -> Declared:
    """A field with a set of members of a domain, one bit each; `none` (-1) if there may be no set at all."""
    return Field(of, (), None, none, bits=True)


def row(most: int, of: Values, optional: bool = False, observed: int | None = None) -> Declared:
    """A field with up to `most` values: a record of a count and the items.

    An optional row may be missing; its count is then -1. `observed` limits how many items an observation has room for.
    """
    count = Field(range(most + 1), (), None, none=-1 if optional else None)
    room = most if observed is None else observed
    return Field(_wrapper("row", count=count, items=cells(most, of=of), observed=room), (), None)


def maybe(of: type[Record] | Field) -> Declared:
    """A field with a record, or with a row, that may be missing."""
    it = of if isinstance(of, Field) else Field(of, (), None)
    return Field(_wrapper("maybe", given=flag(), it=it), (), None)


def by_seat(field: Declared) -> Declared:
    """Mark a row that has an entry for each seat: observations start it with the reader's seat."""
    return replace(field, by_seat=True)


def remembered(field: Declared) -> Declared:
    """Mark a field that only the memory aid fills in: observations without memory leave it out."""
    return replace(field, remembered=True)


def _none_of(of: Values, none: int | None) -> int | None:
    return of.first if none is None and isinstance(of, Domain) and of.tokens[0] == "none" else none


def _wrapper(kind: str, **fields: Declared) -> type[Record]:
    return type(kind.capitalize(), (ViewRecord,), {"wraps": kind, **fields})


class Record:
    """Base of all records: a subclass lists its fields, and its dtype is built from them."""

    dtype: ClassVar[np.dtype[np.void]]
    plain: ClassVar[np.dtype[np.void]]
    """The same layout without attribute access: NumPy computes alignments for plain dtypes only."""
    fields: ClassVar[Mapping[str, Field]]
    wraps: ClassVar[str] = ""
    """`row` or `maybe` for the records that implement those kinds of field."""
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
                raise TypeError(f"{cls.__name__}.{name}: records have a method of that name; rename the field")
        cls.plain = np.dtype([(name, field.plain, field.shape) for name, field in cls.fields.items()], align=True)
        placed: list[tuple[str, Format, int]] = []
        end = 0
        for name, field in cls.fields.items():
            begin, after = cls.span_of(name)
            placed += [*_padding(end, begin), (name, (field.format, field.shape), begin)]
            end = after
        placed += _padding(end, cls.plain.itemsize)
        layout: dict[str, object] = {"itemsize": cls.plain.itemsize, "aligned": True}
        layout |= zip(("names", "formats", "offsets"), map(list, zip(*placed, strict=True)), strict=True)
        cls.dtype = np.dtype((np.record, np.dtype(cast(DTypeLike, layout))))

    @classmethod
    def blank(cls) -> Self:
        """A new record with every field zero."""
        blank: Self = cls.array(1)[0]
        return blank

    @classmethod
    def nothing(cls) -> Self:
        """A new record with every optional field none and every row empty; all other fields zero."""
        made: Self = copy(_nothing(cls))
        return made

    @classmethod
    def span_of(cls, name: str) -> tuple[int, int]:
        """Where the bytes of a field begin and end in the memory of a record."""
        assert cls.plain.fields is not None
        stored, begin = cls.plain.fields[name][:2]
        return begin, begin + stored.itemsize

    @classmethod
    def array(cls, count: int) -> RecordArray:
        """`count` blank records side by side."""
        return np.zeros(count, cls.dtype)


class ViewRecord(Record):
    """Base of records in views: each field takes as few bytes as its values need."""

    small = True


def _padding(begin: int, end: int) -> list[tuple[str, Format, int]]:
    """The padding between two fields, if any, as a field: NumPy copies fields, and equality is byte equality."""
    return [(f"hole{begin}", (np.dtype(np.uint8), (end - begin,)), begin)] if begin < end else []


@cached
def _nothing(cls: type[Record]) -> AnyRecord:
    """The record that `nothing` copies: building Hickory Dickory's takes hundreds of times as long as copying it."""
    made = cls.blank()
    _empty(cls, made)
    return made


def _empty(cls: type[Record], record: AnyRecord) -> None:
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


def dump(cls: type[Record], record: AnyRecord) -> dict[str, Json]:
    """A JSON document of a record: words for domains, numbers for ranges."""
    return {name: _dump_field(field, getattr(record, name)) for name, field in cls.fields.items()}


def _dump_field(field: Field, value: AnyRecord) -> Json:
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


def _load_into(cls: type[Record], record: AnyRecord, document: Json, path: str) -> None:
    if not isinstance(document, dict):
        raise BadPosition(path, f"expected an object with {', '.join(cls.fields)}")
    for name in document:
        if name not in cls.fields:
            raise BadPosition(f"{path}.{name}", f"unknown field; known: {', '.join(cls.fields)}")
    for name, field in cls.fields.items():
        if name not in document:
            raise BadPosition(f"{path}.{name}", "missing")
        _load_item(field, record, name, document[name], f"{path}.{name}")


def _load_item(field: Field, holder: AnyRecord, key: str | int, document: Json, path: str) -> None:
    """Load a field of a record or an item of a row."""
    if isinstance(field.of, type) and not field.shape:
        _load_into(field.of, holder[key], document, path)
    elif not field.shape:
        holder[key] = _load_value(field.of, document, path)
    elif not isinstance(document, list) or len(document) != field.shape[0]:
        raise BadPosition(path, f"expected a list of {field.shape[0]}")
    else:
        inner = Field(field.of, field.shape[1:], field.stored)
        for i, item in enumerate(document):
            _load_item(inner, holder[key], i, item, f"{path}[{i}]")


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
