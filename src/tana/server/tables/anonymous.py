"""A log without one person: their id, names and words are gone, and the game stays what it was."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from tana.server.tables import log
from tana.server.tables.log import AnyEntry, SeatRecord
from tana.server.tables.seating import Seating

WITHHELD = "…"
"""In place of what was said."""


def names_of(entries: Sequence[AnyEntry], holder: str) -> set[str]:
    """Every name that seats of a holder had."""
    found: set[str] = set()
    for entry in entries:
        match entry:
            case log.Created(seats=seats):
                found |= {seat.name for seat in seats if seat.holder == holder}
            case log.SeatChanged(now=now) | log.Left(now=now) if now.holder == holder:
                found.add(now.name)
            case log.Joined(name=name) if entry.holder == holder:
                found.add(name)
    return found - {""}


class Anonymiser:
    """Rewrites the entries of one log: a holder becomes an id that belongs to nobody."""

    def __init__(self, holder: str, nobody: str, devices: Collection[str], names: Collection[str]) -> None:
        self._holder = holder
        self._nobody = nobody
        self._devices = frozenset(devices)
        self._names = frozenset(names)
        words = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        self._spoken = re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) if words else None

    def holder(self, holder: str) -> str:
        """The id to keep in place of a holder's."""
        return self._nobody if holder == self._holder else holder

    def entry(self, entry: AnyEntry, by: str) -> AnyEntry:
        """An entry without the person; `by`: who caused it."""
        match entry:
            case log.Created(seats=seats, host=host):
                return replace(entry, seats=[self._seat(seat) for seat in seats], host=self.holder(host))
            case log.Joined(holder=holder, name=name):
                return replace(entry, holder=self.holder(holder), name=self._name(name))
            case log.SeatChanged(now=now) | log.Left(now=now):
                return replace(entry, now=self._seat(now))
            case log.Linked(device=device) if device in self._devices:
                return replace(entry, device=self._nobody)
            case log.Said(text=str(text)):
                own = by == self._holder
                return replace(
                    entry, text=WITHHELD if own or self._spoken is None else self._spoken.sub(WITHHELD, text)
                )
            case log.Witnessed() if self._names:
                return replace(entry, signature="")  # signed with the names, so it fits no more
        return entry

    def untyped(self, found: object) -> object:
        """An entry of a version that this server cannot read, as decoded JSON."""
        match found:
            case dict():
                named = found.get("holder") == self._holder and "name" in found
                return {**self._without(found), "name": ""} if named else self._without(found)
            case list():
                return [self.untyped(one) for one in found]
            case str() if found == self._holder or found in self._devices:
                return self._nobody
        return found

    def _without(self, found: dict[object, object]) -> dict[object, object]:
        return {field: self.untyped(one) for field, one in found.items()}

    def seating(self, seating: Seating) -> Seating:
        """Everybody's place, without the person."""
        return replace(
            seating,
            seats=tuple(self._seat(seat) for seat in seating.seats),
            host=self.holder(seating.host),
            watchers=frozenset(map(self.holder, seating.watchers)),
            screens=frozenset(map(self.holder, seating.screens)),
            removed=frozenset(map(self.holder, seating.removed)),
        )

    def _seat(self, seat: SeatRecord) -> SeatRecord:
        holder = None if seat.holder is None else self.holder(seat.holder)
        return replace(seat, holder=holder, name=self._name(seat.name))

    def _name(self, name: str) -> str:
        return "" if name in self._names else name
