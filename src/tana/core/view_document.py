"""Views as documents: what goes out as JSON, whole or what changed, derived from the declaration of the record.

What something looks like depends on its bytes alone. So there is one table for each kind of thing (a field, a record, a
row) from its memory to its value, filled as things are met; most of a view has been met before. Values are shared
between documents: whoever gets one reads it and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from math import prod
from typing import Any, NamedTuple, cast

import msgspec
import numpy as np

from tana.core.domain import YES_NO, Domain
from tana.core.record import Field, Json, Record

KEPT = 4096
"""Values of one kind that are kept."""


class Values(dict[bytes, Json]):
    """The values of things of one kind, by their memory."""

    def __init__(self, read: Callable[[bytes], Json]) -> None:
        super().__init__()
        self._read = read

    def __missing__(self, memory: bytes) -> Json:
        if len(self) == KEPT:
            self.clear()
        value = self[memory] = self._read(memory)
        return value


@dataclass(frozen=True)
class Part:
    """A part of some memory: its name in the document, where it lies, and how it is read."""

    name: str
    begin: int
    end: int
    values: Values
    elements: tuple[Part, ...] = ()
    """For a list of records: each of them, where it lies in the part; its name is its place in the list."""
    counted: int = 0
    """How many bytes at the beginning of a row say how many of the elements are there."""


class Cut(NamedTuple):
    """What may change by itself: some memory, and what a patch says when it has: the field, or one element of it."""

    begin: int
    end: int
    name: str
    element: str
    """The place in a list; empty: the whole field."""
    part_begin: int
    part_end: int
    values: Values
    """How that memory from `part_begin` to `part_end` is read."""


class Documents:
    """The documents of one kind of view."""

    def __init__(self, kind: type[Record]) -> None:
        self.kind = struct_of(cast(Any, kind))
        """The type of what `objects` makes."""
        self._cuts = [cut for part in _parts(kind) for cut in _cuts(part)]
        self._parts = [(cut.part_begin, cut.part_end) for cut in self._cuts]
        self._fields = [(part.name, part.begin, part.end, part.values) for part in _parts(kind)]
        self._decode = msgspec.json.Decoder(self.kind).decode
        self.cuts = np.array([(cut.begin, cut.end) for cut in self._cuts], dtype=np.int16)
        """Where what may change by itself begins and ends: for those who compare views in compiled code."""

    def whole(self, memory: bytes) -> dict[str, Json]:
        """The document of a view, given its memory."""
        return {name: values[memory[begin:end]] for name, begin, end, values in self._fields}

    def patch(self, before: bytes, after: bytes) -> dict[str, Json]:
        """The fields that changed; of a list of records only those that did, as an object by their places."""
        changed = [
            number for number, (begin, end, *_) in enumerate(self._cuts) if before[begin:end] != after[begin:end]
        ]
        return self.patch_of(changed, after)

    def patch_of(self, changed: list[int], after: bytes) -> dict[str, Json]:
        """The same, given the numbers of the cuts that changed, ascending."""
        made: dict[str, Json] = {}
        whole = ""
        for number in changed:
            _, _, name, element, begin, end, values = self._cuts[number]
            if not element:
                made[name] = values[after[begin:end]]
                whole = name
            elif name in made and name != whole:
                made[name][element] = values[after[begin:end]]
            elif name != whole:
                made[name] = {element: values[after[begin:end]]}
        return made

    def are_same(self, changed: list[int], one: bytes, other: bytes) -> bool:
        """Whether two views have the same patch, given the numbers of the cuts that changed in both."""
        parts = self._parts
        for number in changed:
            begin, end = parts[number]
            if one[begin:end] != other[begin:end]:
                return False
        return True

    def objects(self, memory: bytes) -> Any:
        """The view as plain objects with the fields of the record and the values of the document."""
        return self._decode(msgspec.json.encode(self.whole(memory)))


def patched(document: dict[str, Json], patch: dict[str, Json]) -> dict[str, Json]:
    """The document that a patch makes of another one."""
    made = dict(document)
    for name, value in patch.items():
        old = document.get(name)
        if isinstance(old, list) and isinstance(value, dict):
            made[name] = [value.get(str(i), item) for i, item in enumerate(old)]
        else:
            made[name] = value
    return made


def _cuts(part: Part) -> list[Cut]:
    """What of a part may change by itself. The count of a row comes first: when it changes, all of the row comes."""
    whole = Cut(part.begin, part.end, part.name, "", part.begin, part.end, part.values)
    if not part.elements:
        return [whole]
    made = [whole._replace(end=part.begin + part.counted)] if part.counted else []
    for element in part.elements:
        begin, end = part.begin + element.begin, part.begin + element.end
        made.append(Cut(begin, end, part.name, element.name, begin, end, element.values))
    return made


# --- how things are read ---------------------------------------------------------------------------------------


def _parts(kind: Any) -> tuple[Part, ...]:
    return tuple(_part(kind, name) for name in kind.fields)


def _part(kind: Any, name: str) -> Part:
    stored, begin = kind.dtype.fields[name][:2]
    field: Field = kind.fields[name]
    elements, counted = _patched_elements(field, stored.itemsize)
    return Part(name, begin, begin + stored.itemsize, _values(field), elements, counted)


def _patched_elements(field: Field, size: int) -> tuple[tuple[Part, ...], int]:
    """The elements of a list of records, which may change one by one."""
    if not isinstance(field.of, type):
        return (), 0
    kind: Any = field.of
    if field.shape and (field.by is None or field.label):
        return _elements(field, 0, size), 0
    if not field.shape and kind.wraps == "row" and isinstance(kind.fields["items"].of, type):
        stored, begin = kind.dtype.fields["items"][:2]
        return _elements(kind.fields["items"], begin, stored.itemsize), begin
    return (), 0


def _elements(field: Field, begin: int, size: int) -> tuple[Part, ...]:
    """The members of a row, where they lie in its memory."""
    inner = _values(replace(field, shape=field.shape[1:], by=None, label=""))
    size //= field.shape[0]
    made = []
    for i in range(field.shape[0]):
        values = inner
        if field.label:
            assert field.by is not None
            values = _labelled(inner, field.label, _words(field.by)[i])
        made.append(Part(str(i), begin + i * size, begin + (i + 1) * size, values))
    return tuple(made)


def _labelled(values: Values, label: str, word: str | int) -> Values:
    return Values(lambda memory: {label: word, **values[memory]})


@cache
def _values(field: Field) -> Values:
    if field.shape:
        return _row_values(field)
    if not isinstance(field.of, type):
        return Values(lambda memory: _value(field, int.from_bytes(memory, "little", signed=True)))
    return {"": _record_values, "row": _counted_values, "maybe": _maybe_values}[field.of.wraps](field.of)


def _value(field: Field, number: int) -> Json:
    if number not in field.numbers:
        raise ValueError(f"{number} is not in {field.of}")
    if number == field.none:
        return None
    if field.of is YES_NO:
        return bool(number)
    if not isinstance(field.of, Domain):
        return number
    words = _words(field.of)
    if field.bits:
        return [word for i, word in enumerate(words) if number >> i & 1]
    return words[number - field.of.first]


def _words(of: Domain) -> list[str | int]:
    return [of.first + i if of.counted else token for i, token in enumerate(of.tokens)]


def _row_values(field: Field) -> Values:
    elements = _elements(field, 0, field.format.itemsize * prod(field.shape))
    cuts = [(element.begin, element.end, element.values) for element in elements]
    if field.by is None or field.label:
        return Values(lambda memory: [values[memory[begin:end]] for begin, end, values in cuts])
    named = [(word, *cut) for word, cut in zip(field.by.tokens, cuts, strict=True)]
    return Values(lambda memory: {word: values[memory[begin:end]] for word, begin, end, values in named})


def _record_values(kind: Any) -> Values:
    parts = _parts(kind)
    return Values(lambda memory: {part.name: part.values[memory[part.begin : part.end]] for part in parts})


def _counted_values(kind: Any) -> Values:
    count = _part(kind, "count")
    stored, begin = kind.dtype.fields["items"][:2]
    elements = _elements(kind.fields["items"], begin, stored.itemsize)

    def read(memory: bytes) -> Json:
        there = int.from_bytes(memory[count.begin : count.end], "little", signed=True)
        return None if there < 0 else [e.values[memory[e.begin : e.end]] for e in elements[:there]]

    return Values(read)


def _maybe_values(kind: Any) -> Values:
    it = _part(kind, "it")
    return Values(lambda memory: it.values[memory[it.begin : it.end]] if memory[0] else None)


# --- as objects ------------------------------------------------------------------------------------------------


@cache
def struct_of(kind: Any, label: str = "") -> Any:
    """A frozen struct with the fields of a record and the values of its document."""
    fields = [(name, _type(field)) for name, field in kind.fields.items()]
    return msgspec.defstruct(kind.__name__, [(label, str), *fields] if label else fields, frozen=True)


def _type(field: Field) -> Any:
    kind: Any = field.of
    if field.shape:
        one = struct_of(kind, field.label) if field.label else _type(replace(field, shape=field.shape[1:], by=None))
        return dict[str, one] if field.by is not None and not field.label else tuple[one, ...]  # type: ignore[valid-type]
    if isinstance(field.of, type):
        if kind.wraps == "row":
            return _or_none(_type(kind.fields["items"]), kind.fields["count"].none)
        return _type(kind.fields["it"]) | None if kind.wraps == "maybe" else struct_of(kind)
    if kind is YES_NO:
        return bool
    word = int if isinstance(kind, range) or kind.counted else str
    return _or_none(tuple[word, ...] if field.bits else word, field.none)  # type: ignore[valid-type]


def _or_none(kind: Any, none: int | None) -> Any:
    return kind if none is None else kind | None
