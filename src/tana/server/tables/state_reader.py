"""A state as plain Python objects, for reading.

Reading a field of a NumPy record from Python costs about a microsecond; a view reads hundreds, for every seat. A
mirror is made from a state's memory and reads like the record itself: the same names, whole numbers in lists. It is
a copy: writing to it changes nothing.

A `Watched` mirror also knows which pieces of the state somebody reads, and which pieces a move has changed. A piece is
a field of the state, or one record of a row of records (a player).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tana.core.record import Field, Record, to_bytes

Read = Callable[[bytes, int], Any]
"""Reads a value at an offset of a state's memory."""


def mirror(cls: type[Record], state: Any) -> Any:
    """The same state to read from."""
    return mirror_of_memory(cls, to_bytes(state))


def mirror_of_memory(cls: type[Record], memory: bytes) -> Any:
    """The state of this memory to read from."""
    kind: Any = cls
    return _reader(kind)(memory, 0)


@cache
def _reader(cls: Any) -> Read:
    """How to read one kind of record."""
    kind = type(f"{cls.__name__}Mirror", (), {"__slots__": tuple(cls.fields)})
    parts = [(name, cls.dtype.fields[name][1], _field_reader(field)) for name, field in cls.fields.items()]

    def read(memory: bytes, at: int) -> Any:
        made = kind()
        for name, offset, reader in parts:
            setattr(made, name, reader(memory, at + offset))
        return made

    return read


def _field_reader(field: Field) -> Read:
    if not isinstance(field.of, type):
        return _numbers_reader(np.dtype(field.stored), field.shape)
    kind: Any = field.of
    reader, size = _reader(kind), kind.dtype.itemsize
    if not field.shape:
        return reader
    if len(field.shape) > 1:
        raise NotImplementedError("tables of records")
    return lambda memory, at: [reader(memory, at + i * size) for i in range(field.shape[0])]


def _numbers_reader(stored: np.dtype[Any], shape: tuple[int, ...]) -> Read:
    count = int(np.prod(shape))
    unpack = struct.Struct(f"={count}{_CODES[stored.str[1:]]}").unpack_from
    if not shape:
        return lambda memory, at: unpack(memory, at)[0]
    if len(shape) == 1:
        return lambda memory, at: list(unpack(memory, at))
    return lambda memory, at: _nested(unpack(memory, at), shape)


_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


def _nested(values: tuple[int, ...], shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return list(values)
    step = len(values) // shape[0]
    return [_nested(values[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


# --- watching ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Piece:
    """A piece of the state: where it lies in memory, and where in the mirror."""

    begin: int
    end: int
    read: Read
    field: int
    record: int | None


_item = list.__getitem__


class _Row(list[Any]):
    """A row of records that notes which of them is read."""

    def __init__(self, records: list[Any], first: int, seen: set[int]) -> None:
        super().__init__(records)
        self._first = first
        self._seen = seen

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            self._see_all()
        else:
            self._seen.add(self._first + (index if index >= 0 else len(self) + index))
        return _item(self, index)

    def __iter__(self) -> Iterator[Any]:
        self._see_all()
        return super().__iter__()

    def put(self, index: int, record: Any) -> None:
        """Replace a record, unseen."""
        super().__setitem__(index, record)

    def _see_all(self) -> None:
        self._seen.update(range(self._first, self._first + len(self)))


class Watched:
    """A mirror that follows a game. Its pieces are numbered; `seen` collects the numbers of those that are read."""

    _pieces: tuple[_Piece, ...]

    def __init__(self, memory: bytes) -> None:
        self.seen: set[int] = set()
        self._memory = memory
        self._values: list[Any] = []
        for number, piece in enumerate(self._pieces):
            value = piece.read(memory, piece.begin)
            if piece.record is None:
                self._values.append(value)
            elif piece.record == 0:
                self._values.append(_Row([value], number, self.seen))
            else:
                self._values[piece.field].append(value)

    def follow(self, memory: bytes) -> list[int]:
        """Take over the memory of another state; returns the numbers of the pieces that differ."""
        before, self._memory = self._memory, memory
        changed = []
        for number, piece in enumerate(self._pieces):
            begin, end = piece.begin, piece.end
            if memory[begin:end] != before[begin:end]:
                changed.append(number)
                value = piece.read(memory, begin)
                if piece.record is None:
                    self._values[piece.field] = value
                else:
                    self._values[piece.field].put(piece.record, value)
        return changed


@cache
def watched(cls: Any) -> type[Watched]:
    """The kind of watched mirror for a kind of state."""
    pieces: list[_Piece] = []
    members: dict[str, Any] = {}
    for number, (name, field) in enumerate(cls.fields.items()):
        begin = cls.dtype.fields[name][1]
        if isinstance(field.of, type) and field.shape:
            kind: Any = field.of
            size = kind.dtype.itemsize
            pieces += [
                _Piece(begin + i * size, begin + (i + 1) * size, _reader(kind), number, i)
                for i in range(field.shape[0])
            ]
            members[name] = _row_property(number)
        else:
            members[name] = _property(number, len(pieces))
            pieces.append(_Piece(begin, begin + cls.dtype.fields[name][0].itemsize, _field_reader(field), number, None))
    return type(f"Watched{cls.__name__}", (Watched,), members | {"_pieces": tuple(pieces)})


def _property(field: int, piece: int) -> property:
    def value(self: Watched) -> Any:
        self.seen.add(piece)
        return self._values[field]

    return property(value)


def _row_property(field: int) -> property:
    def value(self: Watched) -> Any:
        return self._values[field]

    return property(value)
