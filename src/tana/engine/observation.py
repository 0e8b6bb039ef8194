"""Observations: what a seat sees as a row of numbers for learners, with a name for every span.

Everything is derived from the declaration of the game's `View`. One of a domain is one-hot (all zero for none); a
number is scaled to 0…1, with a mark in front where there may be none; a set has a mark for each member; a row has its
length and room for what it may hold, zero where nothing is. What is always the same has no place.

Seats are told from the reader on: 0 is the reader, 1 the next one clockwise. So one network can play every seat.

The same in two forms: `float32`, and a compact `uint8` that holds the whole numbers before scaling
(`compact * scale == float32`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tana.core.domain import YES_NO, Domain
from tana.core.record import Field, Record

_ALWAYS_THE_SAME = ("seat", "memory_aid")
"""Fields of a view that say nothing to a reader: its own seat is 0, and the memory aid is on or off for good."""
BYTE = 256
"""Numbers that need more than a byte take two columns of the compact form."""


@dataclass(frozen=True)
class Span:
    """The columns `begin` to `end` of an observation, and what stands there."""

    name: str
    begin: int
    end: int


class Observation:
    """How the views of one kind become numbers: names, length, scale, and the source of the function that writes them.

    `memory` takes in the fields that a view has only with the memory aid.
    """

    def __init__(self, view: type[Record], memory: bool = False) -> None:
        self.spans: list[Span] = []
        self._scale: list[float] = []
        plan = _plan_record(view, memory)
        for name, scales in plan.columns(""):
            self.spans.append(Span(name, len(self._scale), len(self._scale) + len(scales)))
            self._scale.extend(scales)
        self.scale: NDArray[np.float32] = np.array(self._scale, np.float32)
        self.length = len(self._scale)
        self._body = "\n".join(f"    {line}" for line in plan.lines("v", "0"))

    def source_for(self, form: str) -> str:
        """The source of `write_observation(view, reader, seats, out)` for rows of float32 or uint8.

        `reader` is the seat that the view was made for; `out` holds zeros.
        """
        divided = "np.float32(number) * np.float32(1 / most)" if form == "float32" else "number"
        high = "number >> 8 << 8" if form == "float32" else "number >> 8"
        return f"""import numpy as np


@rule
def scaled(number, most):
    return {divided}


@rule
def high_byte(number):
    return {high}


@rule
def relative(seat, reader, seats):
    return seat - reader if seat >= reader else seat - reader + seats


@rule
def absolute(seat, reader, seats):
    return seat + reader if seat + reader < seats else seat + reader - seats


@rule
def write_observation(v, reader, seats, out):
{self._body}
"""

    def named(self, row: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The spans of an observation (or of many, the last axis) by name: views of the same memory."""
        rows = (slice(None),) * (row.ndim - 1)  # arrays on a GPU do not know `...`
        return {span.name: row[*rows, span.begin : span.end] for span in self.spans}

    def __repr__(self) -> str:
        return f"Observation({self.length} numbers in {len(self.spans)} spans)"


# --- what stands where -------------------------------------------------------------------------------------------
#
# A plan knows the columns of one thing and the lines of code that write it. `at` is the text of the first column.


@dataclass(frozen=True)
class _ValuePlan:
    """A single number of a view."""

    field: Field

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
            yield path, [1.0] * len(_members(self.field))

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
    """The numbers of a domain that stand for something."""
    assert isinstance(field.of, Domain)
    first, last = field.of.bounds
    if field.none == first and not field.bits:
        return range(first + 1, last + 1)
    return range(first, last + 1)


@dataclass(frozen=True)
class _ListPlan:
    """A fixed row of things, by number, by word or by seat."""

    names: tuple[str, ...]
    one: Any
    by_seat: bool

    @property
    def width(self) -> int:
        return len(self.names) * int(self.one.width)

    def columns(self, path: str) -> Iterator[tuple[str, list[float]]]:
        for name in self.names:
            yield from self.one.columns(f"{path}.{name}")

    def lines(self, value: str, at: str) -> Iterator[str]:
        if self.width == 0:
            return
        count = "seats" if self.by_seat else str(len(self.names))
        yield from _loop(count, value, at, self.one, self.by_seat)


def _loop(count: str, value: str, at: str, one: Any, by_seat: bool) -> Iterator[str]:
    index = f"i{value.count('[')}"
    yield f"for {index} in range({count}):"
    member = f"absolute({index}, reader, seats)" if by_seat else index
    for line in one.lines(f"{value}[{member}]", f"{at} + {index} * {one.width}"):
        yield "    " + line


@dataclass(frozen=True)
class _RowPlan:
    """A row with a count: room for the first `room` things."""

    count: _ValuePlan
    room: int
    one: Any
    by_seat: bool

    @property
    def width(self) -> int:
        return 0 if self.room == 0 else int(self.count.width) + self.room * int(self.one.width)

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
class _MaybePlan:
    """Something that may be missing."""

    one: Any

    @property
    def width(self) -> int:
        return 1 + int(self.one.width)

    def columns(self, path: str) -> Iterator[tuple[str, list[float]]]:
        yield f"{path}.given", [1.0]
        yield from self.one.columns(path)

    def lines(self, value: str, at: str) -> Iterator[str]:
        yield f"if {value}.given:"
        yield f"    out[{at}] = 1"
        for line in self.one.lines(f"{value}.it", f"{at} + 1"):
            yield "    " + line


@dataclass(frozen=True)
class _RecordPlan:
    """A record: one thing after the other."""

    parts: tuple[tuple[str, Any], ...]

    @property
    def width(self) -> int:
        return sum(int(part.width) for _, part in self.parts)

    def columns(self, path: str) -> Iterator[tuple[str, list[float]]]:
        for name, part in self.parts:
            yield from part.columns(f"{path}.{name}" if path else name)

    def lines(self, value: str, at: str) -> Iterator[str]:
        passed = 0
        for name, part in self.parts:
            yield from part.lines(f"{value}.{name}", f"{at} + {passed}" if passed else at)
            passed += int(part.width)


def _plan_record(kind: Any, memory: bool) -> _RecordPlan:
    return _RecordPlan(
        tuple(
            (name, _plan_field(field, memory))
            for name, field in kind.fields.items()
            if name not in _ALWAYS_THE_SAME and (memory or not field.remembered)
        )
    )


def _plan_field(field: Field, memory: bool) -> Any:
    kind: Any = field.of
    if field.shape:
        names = field.by.tokens if field.by is not None else tuple(str(i) for i in range(field.shape[0]))
        one = _plan_field(replace(field, shape=field.shape[1:], by=None, label="", by_seat=False), memory)
        return _ListPlan(tuple(names), one, field.by_seat)
    if not isinstance(field.of, type):
        return _ValuePlan(field)
    if kind.wraps == "row":
        count, items = kind.fields["count"], kind.fields["items"]
        one = _plan_field(replace(items, shape=()), memory)
        return _RowPlan(_ValuePlan(replace(count, none=None)), kind.observed, one, field.by_seat)
    if kind.wraps == "maybe":
        return _MaybePlan(_plan_field(kind.fields["it"], memory))
    return _plan_record(kind, memory)
