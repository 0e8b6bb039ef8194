"""Whom a table waits for: the person who decides, or those who are asked to agree to an undo.

`Waiting` is what the store keeps of it. A `Situation` is what it depends on, as a value, so that it can be worked out
for entries that are about to be written (`tana.server.tables.deadlines`): the store keeps the clock of a table in the
same commit as the move that started it.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tana.server.protocol.wire import Phase, Settings
from tana.server.tables import log
from tana.server.tables.log import AnyEntry, SeatRecord


class Waiting(Struct, frozen=True, gc=False):
    """Whom a table waits for, and until when. Times are milliseconds since 1970; 0: none.

    Columns of `tables` in the store: `asked`, `asked_since`, `deadline`, `remind`. The sweep of deadlines uses a
    fifth, `due`: the deadline, or a later moment while a process that has claimed it is at work.
    """

    asked: int = 0
    """The seats that are waited for, as a set: bit 0 is the first seat."""
    since: int = 0
    """The number of the entry since which they are: a new number is a new turn."""
    deadline: int = 0
    remind: int = 0
    """When one reminder is due, in a game over days."""

    def seats(self) -> list[int]:
        """The seats that are waited for, from 0."""
        return [seat for seat in range(self.asked.bit_length()) if self.asked >> seat & 1]


class Situation(Struct, frozen=True, gc=False):
    """What decides whom a table waits for, and how long."""

    settings: Settings
    seats: tuple[SeatRecord, ...]
    phase: Phase
    actor: int | None = None
    paused: bool = False
    undo_by: int | None = None
    """The seat that asks to undo."""
    agreed: frozenset[int] = frozenset()

    def is_person(self, seat: int) -> bool:
        """Whether a person plays a seat now."""
        return self.seats[seat].holder is not None and self.seats[seat].kind != "bot"

    def people(self) -> list[int]:
        """The seats that persons play now."""
        return [seat for seat in range(len(self.seats)) if self.is_person(seat)]

    def seats_with(self, seat: int) -> set[int]:
        """The seats of the same holder."""
        holder = self.seats[seat].holder
        return {number for number, other in enumerate(self.seats) if holder is not None and other.holder == holder}

    def asked(self) -> tuple[int, ...]:
        """The seats that the table waits for; none while a bot decides."""
        if self.phase != "playing":
            return ()
        if self.undo_by is not None:
            settled = self.agreed | self.seats_with(self.undo_by)
            return tuple(seat for seat in self.people() if seat not in settled)
        return (self.actor,) if self.actor is not None and self.is_person(self.actor) else ()

    def with_seats(self, seats: tuple[SeatRecord, ...]) -> Situation:
        """Other people: a request to undo is dropped."""
        return replace(self, seats=seats, undo_by=None, agreed=frozenset())

    def at_position(self, actor: int | None) -> Situation:
        """A new position of the game."""
        phase: Phase = "over" if actor is None else "playing"
        return replace(self, actor=actor, phase=phase, undo_by=None, agreed=frozenset())

    def after(self, entry: AnyEntry) -> Situation:
        """What an entry that neither moves the game nor changes a seat makes of it."""
        match entry:
            case log.SettingsChanged(settings=settings):
                return replace(self, settings=settings)
            case log.Paused():
                return replace(self, paused=True)
            case log.Resumed():
                return replace(self, paused=False)
            case log.UndoAsked(seat=seat):
                return replace(self, undo_by=seat, agreed=frozenset())
            case log.UndoAnswered(seat=seat, agree=True):
                return replace(self, agreed=self.agreed | self.seats_with(seat))
            case log.UndoAnswered():
                return replace(self, undo_by=None, agreed=frozenset())
            case log.Closed():
                return replace(self, phase="closed")
        return self
