"""The views of one table, kept as bytes and brought up to date piece by piece.

A view consists of parts (`tana.core.view`). For every part it is known which pieces of the state it has ever read: when
a move leaves these as they are, the part's bytes stay as they are. The others are worked out again. What goes to
clients is decided by the bytes alone: a change of the state that a reader cannot see changes nothing for it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tana.core.game import Game
from tana.core.view import Each
from tana.server.mirror import Watched, watched

_encode = msgspec.json.Encoder().encode

NEVER = -1


@dataclass
class _Thing:
    """Something that is worked out by itself: a part, or one of the things of a part."""

    field: int
    """The number of the part in the view."""
    make: Callable[..., Any]
    number: int | None
    """Which thing of its part it is; None for a part that is one thing."""

    def text(self, s: Watched, reader: tuple[int | None, ...]) -> bytes:
        """Its bytes."""
        return _encode(self.make(s, *reader) if self.number is None else self.make(s, self.number, *reader))


@dataclass
class _Plan:
    """The things of the open or of the own parts, and who reads what (the same for all tables: reading more than
    need be is no harm)."""

    things: list[_Thing] = field(default_factory=list)
    of_field: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    heads: dict[int, bytes] = field(default_factory=dict)
    readers: dict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    """By piece of the state: the things that have ever read it."""

    def add(self, number: int, name: str, part: Callable[..., Any] | Each, s: Watched) -> None:
        """Add a part of the view."""
        self.heads[number] = b'"%s":' % name.encode()
        if not isinstance(part, Each):
            self._add_thing(_Thing(number, part, None))
            return
        for i in range(part.count(s)):
            self._add_thing(_Thing(number, part.element, i))

    def _add_thing(self, thing: _Thing) -> None:
        self.of_field[thing.field].append(len(self.things))
        self.things.append(thing)


@dataclass
class _Side:
    """The open parts, or the own parts of one reader, as bytes."""

    plan: _Plan
    reader: tuple[int | None, ...]
    texts: list[bytes]
    stale: set[int]
    fields: dict[int, bytes] = field(default_factory=dict)
    """By number of the part: `"name":value`."""
    at: int = NEVER
    before: int = NEVER
    changes: bytes = b""
    """The parts whose bytes differ between `before` and `at`."""

    def bring_to(self, at: int, s: Watched) -> None:
        """Work out what is stale."""
        if self.at == at:
            return
        self.before, self.at = self.at, at
        changed = {self.plan.things[number].field for number in self.stale if self._renew(number, s)}
        self.stale.clear()
        for part in changed:
            self.fields[part] = self._field(part)
        self.changes = b",".join([self.fields[part] for part in sorted(changed)])

    def _renew(self, number: int, s: Watched) -> bool:
        """Work something out again; returns whether it has changed."""
        thing = self.plan.things[number]
        s.seen.clear()
        text = thing.text(s, self.reader)
        for piece in s.seen:
            self.plan.readers[piece].add(number)
        before, self.texts[number] = self.texts[number], text
        return text != before

    def _field(self, part: int) -> bytes:
        numbers = self.plan.of_field[part]
        if self.plan.things[numbers[0]].number is None:
            return self.plan.heads[part] + self.texts[numbers[0]]
        return self.plan.heads[part] + b"[" + b",".join([self.texts[number] for number in numbers]) + b"]"


class Sight:
    """The views of a table."""

    def __init__(self, game: Game[Any], memory: bytes, at: int) -> None:
        self._state = watched(game.rules.State)(memory)
        self._open_plan, self._own_plan = _plans(game, game.seats_of(self._state), type(self._state), memory)
        self._at = at
        self._open = _new_side(self._open_plan, ())
        self._own: dict[int | None, _Side] = {}

    def follow(self, memory: bytes, at: int) -> None:
        """The game has a new position; `at` is its number."""
        if at == self._at:
            return
        self._at = at
        for piece in self._state.follow(memory):
            self._open.stale |= self._open_plan.readers[piece]
            stale = self._own_plan.readers[piece]
            for side in self._own.values():
                side.stale |= stale

    def whole(self, reader: int | None) -> bytes:
        """The view of a reader."""
        open_side, own = self._sides(reader)
        fields = open_side.fields | own.fields
        return b"{" + b",".join([fields[part] for part in sorted(fields)]) + b"}"

    def patch(self, reader: int | None, before: int) -> bytes | None:
        """The parts of a reader's view that are not what they were at position `before`; None: that is not known."""
        open_side, own = self._sides(reader)
        if open_side.before != before or own.before != before:
            return None
        return b"{" + b",".join([side.changes for side in (open_side, own) if side.changes]) + b"}"

    def _sides(self, reader: int | None) -> tuple[_Side, _Side]:
        own = self._own.get(reader)
        if own is None:
            own = self._own[reader] = _new_side(self._own_plan, (reader,))
        self._open.bring_to(self._at, self._state)
        own.bring_to(self._at, self._state)
        return self._open, own


def _new_side(plan: _Plan, reader: tuple[int | None, ...]) -> _Side:
    return _Side(plan, reader, [b""] * len(plan.things), set(range(len(plan.things))))


_known: dict[tuple[str, int], tuple[_Plan, _Plan]] = {}


def _plans(game: Game[Any], seats: int, kind: type[Watched], memory: bytes) -> tuple[_Plan, _Plan]:
    """The open and the own parts of a game with so many seats."""
    found = _known.get((game.name, seats))
    if found is None:
        found = _known[game.name, seats] = _make_plans(game, kind(memory))
    return found


def _make_plans(game: Game[Any], s: Watched) -> tuple[_Plan, _Plan]:
    open_plan, own_plan = _Plan(), _Plan()
    for number, name in enumerate(game.parts.names):
        if name in game.parts.open:
            open_plan.add(number, name, game.parts.open[name], s)
        else:
            own_plan.add(number, name, game.parts.own[name], s)
    return open_plan, own_plan
