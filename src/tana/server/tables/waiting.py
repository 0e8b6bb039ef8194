"""Whom a table waits for: the person who decides, or those who are asked to agree to an undo.

`Waiting` is what the store keeps of it. A `Situation` is what it depends on, as a value, so that it can be worked out
for entries that are about to be written (`tana.server.tables.deadlines`): the store keeps the clock of a table in the
same commit as the move that started it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tana.server.protocol.wire import Phase, Settings
from tana.server.tables import log
from tana.server.tables.log import Row, SeatRecord


class Waiting(Struct, frozen=True, gc=False):
    """Whom a table waits for, and until when. Times are milliseconds since 1970; 0: none.

    Columns of `tables` in the store: `asked`, `asked_since`, `deadline`, `remind`, `voting`, `voting_since`. The
    sweep of deadlines uses one more, `due`: the deadline, or a later moment while a process that has claimed it is at
    work.
    """

    asked: int = 0
    """The seats that are waited for, as a set: bit 0 is the first seat."""
    since: int = 0
    """The number of the entry since which they are: a new number is a new turn."""
    deadline: int = 0
    remind: int = 0
    """When one reminder is due, in a game over days."""
    voting: int = 0
    """The seats that have to answer a proposal, as a set."""
    voting_since: int = 0
    """The number of the entry that proposed it."""

    def seats(self) -> list[int]:
        """The seats that are waited for, from 0."""
        return [seat for seat in range(self.asked.bit_length()) if self.asked >> seat & 1]


class Vote(Struct, frozen=True, gc=False):
    """A proposal that waits for answers: another pace, or (`ends`) the end of the game."""

    seat: int
    """The seat that proposes it."""
    since: int
    """The number of its entry."""
    ends: bool
    agreed: frozenset[int] = frozenset()


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
    vote: Vote | None = None

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

    def voters(self, late: Iterable[int]) -> tuple[int, ...]:
        """The seats that have still to answer a proposal. Somebody whose time is over (`late`) cannot keep a game from
        ending."""
        vote = self.vote
        if vote is None or self.phase != "playing":
            return ()
        holder = self.seats[vote.seat].holder
        others = (seat for seat in self.people() if self.seats[seat].holder != holder)
        excused = vote.agreed.union(late) if vote.ends else vote.agreed
        return tuple(seat for seat in others if seat not in excused)

    def with_seats(self, seats: tuple[SeatRecord, ...]) -> Situation:
        """Other people: a request to undo is dropped, and so is a proposal."""
        return replace(self, seats=seats, undo_by=None, agreed=frozenset(), vote=None)

    def at_position(self, actor: int | None) -> Situation:
        """A new position of the game."""
        phase: Phase = "over" if actor is None else "playing"
        return replace(self, actor=actor, phase=phase, undo_by=None, agreed=frozenset())

    def after(self, row: Row) -> Situation:
        """What an entry that neither moves the game nor changes a seat makes of it."""
        match row.entry:
            case log.Proposed(seat=seat, settings=settings):
                return replace(self, vote=Vote(seat, row.seq, settings is None))
            case log.ProposalAnswered():
                return replace(self, vote=self._vote_after(row.entry))
            case log.SettingsChanged(settings=settings):
                return replace(self, settings=settings, vote=None)
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
                return replace(self, phase="closed", vote=None)
        return self

    def _vote_after(self, answer: log.ProposalAnswered) -> Vote | None:
        if self.vote is None or not answer.agree:
            return None
        return replace(self.vote, agreed=self.vote.agreed | self.seats_with(answer.seat))
