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
from tana.server.tables.state_reader import Watched, watched

_encode = msgspec.json.Encoder().encode

NEVER = -1


@dataclass
class _Thing:
    """Something that is worked out by itself: a part, or one of the things of a part."""

    part: int
    """The number of the part in the view."""
    make: Callable[..., Any]
    number: tuple[int, ...]
    """Which thing of its part it is; nothing for a part that is one thing."""
    pieces: set[int] = field(default_factory=set)
    """The pieces of the state that it has ever read, at any table: more than need be is no harm."""


@dataclass
class _Plan:
    """The things of the open or of the own parts, and who reads what."""

    things: list[_Thing] = field(default_factory=list)
    of_part: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    heads: dict[int, bytes] = field(default_factory=dict)
    readers: dict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    """By piece of the state: the things that have ever read it."""

    def add(self, number: int, name: str, part: Callable[..., Any] | Each, s: Watched) -> None:
        """Add a part of the view."""
        self.heads[number] = b'"%s":' % name.encode()
        if not isinstance(part, Each):
            self._add_thing(_Thing(number, part, ()))
            return
        for i in range(part.count(s)):
            self._add_thing(_Thing(number, part.element, (i,)))

    def _add_thing(self, thing: _Thing) -> None:
        self.of_part[thing.part].append(len(self.things))
        self.things.append(thing)

    def note(self, number: int, seen: set[int]) -> None:
        """A thing has read these pieces."""
        self.things[number].pieces |= seen
        for piece in seen:
            self.readers[piece].add(number)


class _Side:
    """The open parts, or the own parts of one reader, as bytes."""

    def __init__(self, plan: _Plan, reader: tuple[int | None, ...]) -> None:
        self._plan = plan
        self._calls = [(thing.make, (*thing.number, *reader), thing.pieces) for thing in plan.things]
        self._texts = [b""] * len(plan.things)
        self.stale = set(range(len(plan.things)))
        self.fields: dict[int, bytes] = {}
        """By number of the part: `"name":value`."""
        self.at = NEVER
        self.before = NEVER
        self.changes = b""
        """The parts whose bytes differ between `before` and `at`."""

    def bring_to(self, at: int, s: Watched) -> None:
        """Work out what is stale."""
        if self.at == at:
            return
        self.before, self.at, self.changes = self.at, at, b""
        if not self.stale:
            return
        changed = {self._plan.things[number].part for number in self.stale if self._renew(number, s)}
        self.stale.clear()
        for part in changed:
            self.fields[part] = self._field(part)
        self.changes = b",".join([self.fields[part] for part in sorted(changed)])

    def _renew(self, number: int, s: Watched) -> bool:
        """Work something out again; returns whether it has changed."""
        make, arguments, pieces = self._calls[number]
        s.seen.clear()
        text = _encode(make(s, *arguments))
        if not s.seen <= pieces:
            self._plan.note(number, s.seen)
        if text == self._texts[number]:
            return False
        self._texts[number] = text
        return True

    def _field(self, part: int) -> bytes:
        numbers = self._plan.of_part[part]
        if not self._plan.things[numbers[0]].number:
            return self._plan.heads[part] + self._texts[numbers[0]]
        return self._plan.heads[part] + b"[" + b",".join([self._texts[number] for number in numbers]) + b"]"


class Sight:
    """The views of a table."""

    def __init__(self, game: Game[Any], memory: bytes, at: int) -> None:
        self._state = watched(game.rules.State)(memory)
        self._open_plan, self._own_plan = _plans(game, game.seats_of(self._state), type(self._state), memory)
        self._at = at
        self._open = _Side(self._open_plan, ())
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
            own = self._own[reader] = _Side(self._own_plan, (reader,))
        self._open.bring_to(self._at, self._state)
        own.bring_to(self._at, self._state)
        return self._open, own


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
