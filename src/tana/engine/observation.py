"""Observations: what a seat sees as a row of numbers for learners, with a name for every span.

Everything is derived from the declaration of the game's `View`. A member of a domain is one-hot (all zeros for none). A
number is scaled to 0…1, preceded by a flag if it is optional. A set has a flag for each member. A row has its length
and its items, padded with zeros. Constant fields are left out.

Seats are relative to the reader: 0 is the reader, 1 the next one clockwise. So one network can play every seat.

There are two forms: `float32`, and a compact `uint8` with the whole numbers before scaling
(`compact * scale == float32`).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from tana.core.domain import MAX_SEATS, YES_NO, Domain
from tana.core.record import Field, Record

_ALWAYS_THE_SAME = ("seat", "memory_aid")
"""Fields of a view without information for its reader: its own seat is always 0, the memory aid never changes."""
Row = TypeVar("Row", bound=NDArray[np.generic])
BYTE = 256
"""Numbers that need more than a byte take two columns of the compact form."""


@dataclass(frozen=True)
class Span:
    """The columns `begin` to `end` of an observation, and the name of what they hold."""

    name: str
    begin: int
    end: int


class Observation:
    """How the views of one kind become numbers: names, length, scale, and the code that writes them.

    `memory` includes the fields that are filled in only with the memory aid. With `seats` there are columns for that
    many seats only; otherwise for as many as the game allows.
    """

    def __init__(self, view: type[Record], memory: bool = False, seats: int = MAX_SEATS) -> None:
        self.spans: list[Span] = []
        self._scale: list[float] = []
        columns = _columns_of_record(view, _Scope(memory, seats))
        for name, scales in columns.columns(""):
            self.spans.append(Span(name, len(self._scale), len(self._scale) + len(scales)))
            self._scale.extend(scales)
        self.scale: NDArray[np.float32] = np.array(self._scale, np.float32)
        self.length = len(self._scale)
        self._columns = columns

    def lines(self) -> Iterator[str]:
        """The code that writes an observation of the view `v` over the zeros of `out` (`observation_kernel`)."""
        return self._columns.lines("v", "0")

    def named(self, row: Row) -> dict[str, Row]:
        """The spans of one observation, or of many along the last axis, by name: views of the same memory."""
        rows = (slice(None),) * (row.ndim - 1)  # arrays on a GPU do not support `...`
        return {span.name: cast(Row, row[*rows, span.begin : span.end]) for span in self.spans}

    def __repr__(self) -> str:
        return f"Observation({self.length} numbers in {len(self.spans)} spans)"


# --- columns -------------------------------------------------------------------------------------------
#
# `at` is the source text of the number of the first column.


class _Columns(Protocol):
    """The columns of one part of a view, and the code that writes them."""

    @property
    def width(self) -> int:
        """The number of columns."""

    def columns(self, path: str) -> Iterator[tuple[str, list[float]]]:
        """The name of each span and the scale of each of its columns."""

    def lines(self, value: str, at: str) -> Iterator[str]:
        """The code that writes `value` from column `at` on."""


@dataclass(frozen=True)
class _Scope:
    """Which parts of a view have columns."""

    memory: bool
    seats: int


@dataclass(frozen=True)
class _Value:
    """A single number of a view."""

    field: Field
    seats: int = MAX_SEATS

    @property
    def is_seat(self) -> bool:
        return isinstance(self.field.of, Domain) and self.field.of.name == "seat" and self.field.of.counted

    @property
    def width(self) -> int:
        return sum(len(scales) for _, scales in self.columns(""))

    def columns(self, path: str) -> Iterator[tuple[str, list[float]]]:
        of = self.field.of
        assert not isinstance(of, type)
        if isinstance(of, range):
            if len(of) <= 1:
                return
            if self.field.none is not None:
                yield f"{path}.given", [1.0]
            most = len(of) - 1
            yield path, [1 / most] if most < BYTE else [BYTE / most, 1 / most]
        elif of is YES_NO:
            yield path, [1.0]
        else:
            members = len(_members(self.field))
            yield path, [1.0] * (min(members, self.seats) if self.is_seat else members)

    def lines(self, value: str, at: str) -> Iterator[str]:
        of = self.field.of
        assert not isinstance(of, type)
        if self.width == 0:
            return
        yield f"x = int({value})"
        deeper = ""
        if self.field.none is not None:
            yield f"if x != {self.field.none}:"
            deeper = "    "
        for line in self._write(of, at):
            yield deeper + line

    def _write(self, of: Domain | range, at: str) -> Iterator[str]:
        if isinstance(of, range):
            most = len(of) - 1
            if self.field.none is not None:
                yield f"out[{at}] = 1"
                at = f"{at} + 1"
            if most < BYTE:
                yield f"out[{at}] = scaled(x - {of.start}, {most})"
            else:
                yield f"out[{at}] = scaled(high_byte(x - {of.start}), {most})"
                yield f"out[{at} + 1] = scaled((x - {of.start}) & 255, {most})"
        elif of is YES_NO:
            yield f"out[{at}] = x"
        elif self.field.bits:
            yield f"for member in range({len(of)}):"
            place = "relative(member, reader, seats)" if self.is_seat else "member"
            yield f"    if x >> member & 1: out[{at} + {place}] = 1"
        elif self.is_seat:
            yield f"out[{at} + relative(x, reader, seats)] = 1"
        else:
            yield f"out[{at} + x - {_members(self.field).start}] = 1"


def _members(field: Field) -> range:
    """The numbers of a domain without the one for none."""
    assert isinstance(field.of, Domain)
    first, last = field.of.bounds
    if field.none == first and not field.bits:
        return range(first + 1, last + 1)
    return range(first, last + 1)


@dataclass(frozen=True)
class _List:
    """A fixed row, indexed by number, word or seat."""

    names: tuple[str, ...]
    one: _Columns
    by_seat: bool

    @property
    def width(self) -> int:
        return len(self.names) * self.one.width

    def columns(self, path: str) -> Iterator[tuple[str, list[float]]]:
        for name in self.names:
            yield from self.one.columns(f"{path}.{name}")

    def lines(self, value: str, at: str) -> Iterator[str]:
        if self.width == 0:
            return
        count = "seats" if self.by_seat else str(len(self.names))
        yield from _loop(count, value, at, self.one, self.by_seat)


def _loop(count: str, value: str, at: str, one: _Columns, by_seat: bool) -> Iterator[str]:
    index = f"i{value.count('[')}"
    yield f"for {index} in range({count}):"
    member = f"absolute({index}, reader, seats)" if by_seat else index
    for line in one.lines(f"{value}[{member}]", f"{at} + {index} * {one.width}"):
        yield "    " + line


@dataclass(frozen=True)
class _CountedRow:
    """A row with a count: columns for its first `room` items."""

    count: _Value
    room: int
    one: _Columns
    by_seat: bool

    @property
    def width(self) -> int:
        return 0 if self.room == 0 else self.count.width + self.room * self.one.width

    def columns(self, path: str) -> Iterator[tuple[str, list[float]]]:
        if self.room:
            yield from self.count.columns(f"{path}.count")
            for i in range(self.room):
                yield from self.one.columns(f"{path}.{i}")

    def lines(self, value: str, at: str) -> Iterator[str]:
        if self.width == 0:
            return
        if self.count.width:
            yield f"if {value}.count > 0:"
            for line in self.count.lines(f"{value}.count", at):
                yield "    " + line
        first = f"{at} + {self.count.width}" if self.count.width else at
        there = f"min(int({value}.count), {self.room})"
        yield from _loop(there, f"{value}.items", first, self.one, self.by_seat)


@dataclass(frozen=True)
class _Optional:
    """An optional part."""

    one: _Columns

    @property
    def width(self) -> int:
        return 1 + self.one.width

    def columns(self, path: str) -> Iterator[tuple[str, list[float]]]:
        yield f"{path}.given", [1.0]
        yield from self.one.columns(path)

    def lines(self, value: str, at: str) -> Iterator[str]:
        yield f"if {value}.given:"
        yield f"    out[{at}] = 1"
        for line in self.one.lines(f"{value}.it", f"{at} + 1"):
            yield "    " + line


@dataclass(frozen=True)
class _Record:
    """A record: the columns of its fields, in order."""

    parts: tuple[tuple[str, _Columns], ...]

    @property
    def width(self) -> int:
        return sum(part.width for _, part in self.parts)

    def columns(self, path: str) -> Iterator[tuple[str, list[float]]]:
        for name, part in self.parts:
            yield from part.columns(f"{path}.{name}" if path else name)

    def lines(self, value: str, at: str) -> Iterator[str]:
        passed = 0
        for name, part in self.parts:
            yield from part.lines(f"{value}.{name}", f"{at} + {passed}" if passed else at)
            passed += part.width


def _columns_of_record(kind: type[Record], scope: _Scope) -> _Record:
    return _Record(
        tuple(
            (name, _columns_of(field, scope))
            for name, field in kind.fields.items()
            if name not in _ALWAYS_THE_SAME and (scope.memory or not field.remembered)
        )
    )


def _columns_of(field: Field, scope: _Scope) -> _Columns:
    kind = field.of
    if field.shape:
        names = field.by.tokens if field.by is not None else tuple(str(i) for i in range(field.shape[0]))
        one = _columns_of(replace(field, shape=field.shape[1:], by=None, label="", by_seat=False), scope)
        return _List(tuple(names)[: scope.seats] if field.by_seat else tuple(names), one, field.by_seat)
    if not isinstance(kind, type):
        return _Value(field, scope.seats)
    if kind.wraps == "row":
        count, items = kind.fields["count"], kind.fields["items"]
        one = _columns_of(replace(items, shape=()), scope)
        room = min(kind.observed, scope.seats) if field.by_seat else kind.observed
        return _CountedRow(_Value(replace(count, none=None)), room, one, field.by_seat)
    if kind.wraps == "maybe":
        return _Optional(_columns_of(kind.fields["it"], scope))
    return _columns_of_record(kind, scope)
