"""Views as JSON documents, whole or as patches, derived from the declaration of the record.

The value of a field, record or row depends only on its bytes. So there is a cache for each of them that maps memory to
its JSON value; most of a view has been seen before. Values are shared between documents and must not be changed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from math import prod
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from tana.core.domain import YES_NO, Domain
from tana.core.record import Field, Json, Record, cached

CACHED = 4096
"""The most values in one cache."""
ViewObject: TypeAlias = Any
"""A view, or a record in it, with words instead of numbers. Its class is a frozen struct generated from the game's
`View` at run time, so there is no static type to name."""
TypeForm: TypeAlias = Any
"""Anything msgspec accepts as a type; Python has no type for that yet."""


class Values(dict[bytes, Json]):
    """The values of one field, record or row by their memory."""

    def __init__(self, read: Callable[[bytes], Json]) -> None:
        super().__init__()
        self._read = read

    def __missing__(self, memory: bytes) -> Json:
        if len(self) == CACHED:
            self.clear()
        value = self[memory] = self._read(memory)
        return value


@dataclass(frozen=True)
class Section:
    """A field in the memory of a record: its name in the document, its span, and its values."""

    name: str
    begin: int
    end: int
    values: Values
    elements: tuple[Section, ...] = ()
    """For a list of records: each of them, with its span in the section; its name is its index."""
    counted: int = 0
    """The bytes of the count at the beginning of a row."""


class Cut(NamedTuple):
    """A span of memory that may change by itself, and what a patch then contains: the field, or one element of it."""

    begin: int
    end: int
    name: str
    element: str
    """The index in a list; empty: the whole field."""
    section_begin: int
    section_end: int
    values: Values
    """The values of the memory from `section_begin` to `section_end`."""


class Documents:
    """The documents of one kind of view."""

    def __init__(self, kind: type[Record]) -> None:
        self.kind: type[ViewObject] = struct_of(kind)
        """The type that `objects` returns."""
        self._cuts = [cut for section in _sections(kind) for cut in _cuts(section)]
        self._spans = [(cut.section_begin, cut.section_end) for cut in self._cuts]
        self._fields = [(one.name, one.begin, one.end, one.values) for one in _sections(kind)]
        self._decode = msgspec.json.Decoder(self.kind).decode
        self.cuts = np.array([(cut.begin, cut.end) for cut in self._cuts], dtype=np.int16)
        """Where each cut begins and ends, for comparing views in compiled code."""

    def whole(self, memory: bytes) -> dict[str, Json]:
        """The document of a view, given its memory."""
        return {name: values[memory[begin:end]] for name, begin, end, values in self._fields}

    def patch(self, before: bytes, after: bytes) -> dict[str, Json]:
        """The fields that changed; for a list of records, an object with the changed ones by index."""
        changed = [
            number for number, (begin, end, *_) in enumerate(self._cuts) if before[begin:end] != after[begin:end]
        ]
        return self.patch_of(changed, after)

    def patch_of(self, changed: list[int], after: bytes) -> dict[str, Json]:
        """The patch, given the numbers of the cuts that changed, ascending."""
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
        spans = self._spans
        for number in changed:
            begin, end = spans[number]
            if one[begin:end] != other[begin:end]:
                return False
        return True

    def objects(self, memory: bytes) -> ViewObject:
        """The view as an object with the fields of the record and the values of the document."""
        return self._decode(msgspec.json.encode(self.whole(memory)))


def patched(document: dict[str, Json], patch: dict[str, Json]) -> dict[str, Json]:
    """A document with a patch applied."""
    made = dict(document)
    for name, value in patch.items():
        old = document.get(name)
        if isinstance(old, list) and isinstance(value, dict):
            made[name] = [value.get(str(i), item) for i, item in enumerate(old)]
        else:
            made[name] = value
    return made


def _cuts(section: Section) -> list[Cut]:
    """The parts of a section that may change by themselves. A row's count comes first: it changes the whole row."""
    whole = Cut(section.begin, section.end, section.name, "", section.begin, section.end, section.values)
    if not section.elements:
        return [whole]
    made = [whole._replace(end=section.begin + section.counted)] if section.counted else []
    for element in section.elements:
        begin, end = section.begin + element.begin, section.begin + element.end
        made.append(Cut(begin, end, section.name, element.name, begin, end, element.values))
    return made


# --- reading memory --------------------------------------------------------------------------------------------


def _sections(kind: type[Record]) -> tuple[Section, ...]:
    return tuple(_section(kind, name) for name in kind.fields)


def _section(kind: type[Record], name: str) -> Section:
    begin, end = kind.span_of(name)
    field = kind.fields[name]
    elements, counted = _patched_elements(field, end - begin)
    return Section(name, begin, end, _values(field), elements, counted)


def _patched_elements(field: Field, size: int) -> tuple[tuple[Section, ...], int]:
    """The elements of a list of records, which may change one by one."""
    if not isinstance(field.of, type):
        return (), 0
    kind = field.of
    if field.shape and (field.by is None or field.label):
        return _elements(field, 0, size), 0
    if not field.shape and kind.wraps == "row" and isinstance(kind.fields["items"].of, type):
        begin, end = kind.span_of("items")
        return _elements(kind.fields["items"], begin, end - begin), begin
    return (), 0


def _elements(field: Field, begin: int, size: int) -> tuple[Section, ...]:
    """The members of a row with their spans in its memory."""
    inner = _values(replace(field, shape=field.shape[1:], by=None, label=""))
    size //= field.shape[0]
    made = []
    for i in range(field.shape[0]):
        values = inner
        if field.label:
            assert field.by is not None
            values = _labelled(inner, field.label, _words(field.by)[i])
        made.append(Section(str(i), begin + i * size, begin + (i + 1) * size, values))
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


def _record_values(kind: type[Record]) -> Values:
    sections = _sections(kind)
    return Values(lambda memory: {one.name: one.values[memory[one.begin : one.end]] for one in sections})


def _counted_values(kind: type[Record]) -> Values:
    count = _section(kind, "count")
    begin, end = kind.span_of("items")
    elements = _elements(kind.fields["items"], begin, end - begin)

    def read(memory: bytes) -> Json:
        there = int.from_bytes(memory[count.begin : count.end], "little", signed=True)
        return None if there < 0 else [e.values[memory[e.begin : e.end]] for e in elements[:there]]

    return Values(read)


def _maybe_values(kind: type[Record]) -> Values:
    it = _section(kind, "it")
    return Values(lambda memory: it.values[memory[it.begin : it.end]] if memory[0] else None)


# --- as objects ------------------------------------------------------------------------------------------------


@cached
def struct_of(kind: type[Record], label: str = "") -> type[ViewObject]:
    """A frozen struct with the fields of a record and the values of its document."""
    fields = [(name, _type(field)) for name, field in kind.fields.items()]
    return msgspec.defstruct(kind.__name__, [(label, str), *fields] if label else fields, frozen=True)


def _type(field: Field) -> TypeForm:
    kind: TypeForm = field.of
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


def _or_none(kind: TypeForm, none: int | None) -> TypeForm:
    return kind if none is None else kind | None
