"""The clock of a table: how long the seats that are waited for have left, derived from its log alone.

A *live* table counts seconds for a decision. A game *over days* counts hours for a turn: the allowance of the turn
first, then the seat's reserve (the bank), then its vacation. A turn is a run of decisions by one seat; a decision in
between by somebody else (a bumped mouse, an answer to an undo) counts for the player who is asked.

Times are milliseconds since 1970, as in the rows of the log. Nothing here reads a clock.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tana.server.protocol.wire import Settings
from tana.server.tables import log
from tana.server.tables.log import Row
from tana.server.tables.waiting import Situation

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
BANK_PART = 2
"""A seat's reserve is at most half a turn; it begins full."""
REFILL_PART = 8
"""A completed turn adds an eighth of a turn to the reserve."""
REMIND_PART = 0.8
"""A reminder is due when this part of a turn's time is over."""


class Pace(Struct, frozen=True, gc=False):
    """How much time a table gives, in milliseconds; an allowance of 0: no limit."""

    allowance: int = 0
    days: bool = False
    cap: int = 0
    """The most a reserve can hold."""
    refill: int = 0
    vacation: int = 0


def pace_of(settings: Settings) -> Pace:
    """The pace that settings ask for."""
    if settings.turn_h:
        turn = settings.turn_h * HOUR_MS
        return Pace(turn, True, turn // BANK_PART, turn // REFILL_PART, settings.vacation_d * DAY_MS)
    return Pace(settings.timer_s * 1000)


class Asking(Struct, frozen=True, gc=False):
    """Seats that are waited for: since which entry, and the time they have used."""

    seats: tuple[int, ...] = ()
    consent: bool = False
    """They are asked to agree to an undo."""
    since: int = 0
    """The number of the entry that began it."""
    began: int = 0
    """When the time began to run: at that entry, or after the last pause."""
    spent: int = 0
    """The time used before `began`."""
    extra: int = 0
    vacation: int = 0
    """The part of `extra` that is vacation."""
    up: bool = False
    """Its end was written to the log."""


class TurnClock(Struct, frozen=True, gc=False):
    """A table's clock after a row of its log."""

    pace: Pace
    banks: tuple[int, ...]
    vacations: tuple[int, ...]
    asking: Asking = Asking()
    running: bool = True
    interrupted: Asking | None = None
    """The turn that goes on once a request to undo is answered."""

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def total(self) -> int:
        """All the time of this turn: allowance, reserve and extensions."""
        return self.pace.allowance + self.bank + self.asking.extra

    @property
    def bank(self) -> int:
        """The reserve of the seat whose turn it is; answers to an undo have none."""
        asking = self.asking
        return self.banks[asking.seats[0]] if asking.seats and not asking.consent else 0

    @property
    def vacation_left(self) -> int:
        """The vacation that the seat whose turn it is has left."""
        asking = self.asking
        return self.vacations[asking.seats[0]] if asking.seats and not asking.consent else 0

    @property
    def counts(self) -> bool:
        """Whether somebody is waited for with a limit of time."""
        return bool(self.asking.seats) and self.pace.allowance > 0

    def left(self, now: int) -> int:
        """Milliseconds left at a time; 0 at the end."""
        return 0 if self.asking.up else max(0, self.total - self._spent(now))

    @property
    def deadline(self) -> int | None:
        """When the time will be over; None while no clock runs."""
        if not (self.counts and self.running) or self.asking.up:
            return None
        return self.asking.began + self.total - self.asking.spent

    @property
    def reminder(self) -> int | None:
        """When to remind, once a turn over days; extensions do not move it."""
        if not (self.counts and self.running and self.pace.days) or self.asking.up:
            return None
        part = int(REMIND_PART * (self.total - self.asking.extra))
        return max(0, self.asking.began + part - self.asking.spent)

    def is_over(self, seat: int, now: int) -> bool:
        """Whether a seat is waited for and its time is over."""
        return self.counts and seat in self.asking.seats and self.left(now) == 0

    def _spent(self, now: int) -> int:
        return self.asking.spent + (max(0, now - self.asking.began) if self.running else 0)

    # --- what rows make of it ----------------------------------------------------------------------------------

    def after(self, row: Row, now: Situation) -> TurnClock:
        """The clock after a row, which led to a situation."""
        clock = self._after_entry(row, now)
        if clock.running == now.paused:
            clock = clock._stopped(row.at) if now.paused else clock._started(row.at)
        seats, consent = now.asked(), now.undo_by is not None
        alone = len(now.seats) == 1 and isinstance(row.entry, log.Played)
        if (seats, consent) == (clock.asking.seats, clock.asking.consent) and not alone:
            return clock
        return clock._asks(Asking(seats, consent, row.seq, row.at), row)

    def _after_entry(self, row: Row, now: Situation) -> TurnClock:
        match row.entry:
            case log.Extended(ms=ms, cause=cause):
                return self._extended(ms, cause == "vacation")
            case log.TimeUp():
                return replace(self, asking=replace(self.asking, up=True))
            case log.SettingsChanged() if (pace := pace_of(now.settings)) != self.pace:
                return self._with_pace(pace, row)
        return self

    def _with_pace(self, pace: Pace, row: Row) -> TurnClock:
        """Another pace: the present turn begins again. Vacation that was used stays used."""
        taken = [self.pace.vacation - left for left in self.vacations]
        left = tuple(max(0, pace.vacation - used) for used in taken)
        fresh = replace(self.asking, began=row.at, spent=0, extra=0, vacation=0, up=False)
        return replace(self, pace=pace, banks=(pace.cap,) * len(self.banks), vacations=left, asking=fresh)

    def _extended(self, ms: int, vacation: bool) -> TurnClock:
        asking = self.asking
        used = ms if vacation else 0
        more = replace(asking, extra=asking.extra + ms, vacation=asking.vacation + used)
        seat = asking.seats[0]
        return replace(self, asking=more, vacations=_changed(self.vacations, seat, self.vacations[seat] - used))

    def _stopped(self, at: int) -> TurnClock:
        return replace(self, asking=replace(self.asking, spent=self._spent(at)), running=False)

    def _started(self, at: int) -> TurnClock:
        return replace(self, asking=replace(self.asking, began=at), running=True)

    def _asks(self, asking: Asking, row: Row) -> TurnClock:
        """Somebody else is waited for from now on."""
        if asking.consent and not self.asking.consent:
            turn = replace(self.asking, spent=self._spent(row.at))
            return replace(self, asking=asking, interrupted=turn)
        if asking.consent:  # one of several has agreed: the others' time goes on
            return replace(self, asking=replace(self.asking, seats=asking.seats))
        kept, moved = self.interrupted, isinstance(row.entry, log.Started | log.Played | log.Undone)
        if self.asking.consent and kept is not None and kept.seats == asking.seats and not moved:
            return replace(self, asking=replace(kept, began=row.at), interrupted=None)
        ended = self if kept is None else replace(self, asking=replace(kept, began=row.at))
        return replace(ended._settled(row.at), asking=asking, interrupted=None)

    def _settled(self, at: int) -> TurnClock:
        """The end of a turn: what went beyond the allowance came from the reserve, then from vacation."""
        asking = self.asking
        if not (asking.seats and self.pace.days) or asking.consent:
            return self
        seat, spent = asking.seats[0], self._spent(at)
        used = min(self.bank, max(0, spent - self.pace.allowance - asking.extra + asking.vacation))
        refill = 0 if asking.up else self.pace.refill
        back = min(asking.vacation, max(0, self.total - spent))
        return replace(
            self,
            banks=_changed(self.banks, seat, min(self.pace.cap, self.bank - used + refill)),
            vacations=_changed(self.vacations, seat, self.vacations[seat] + back),
        )


def new_clock(settings: Settings, seats: int) -> TurnClock:
    """The clock of a new table."""
    pace = pace_of(settings)
    return TurnClock(pace, (pace.cap,) * seats, (pace.vacation,) * seats)


def _changed(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
