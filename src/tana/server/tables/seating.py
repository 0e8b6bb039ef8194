"""Who sits where, who is the host and who watches: a value that every entry of the log changes in one place."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tana.server.tables import log
from tana.server.tables.log import AnyEntry, SeatRecord


class Seating(Struct, frozen=True):
    """Everybody's place at a table."""

    seats: tuple[SeatRecord, ...]
    host: str
    watchers: frozenset[str] = frozenset()
    screens: frozenset[str] = frozenset()
    """Those who gave a seat to a phone and stay to show the board to everybody in the room."""
    removed: frozenset[str] = frozenset()
    """Those whom the host has removed: people, not connections, so that no device and no link brings them back."""

    def has_place(self, holder: str) -> bool:
        """Whether a holder has a seat, the host's chair or a place to watch."""
        looks = holder == self.host or holder in self.watchers or holder in self.screens
        return bool(holder) and (looks or bool(self.held_by(holder)))

    def is_screen(self, holder: str) -> bool:
        """Whether a holder is at the table only to show the board to others: the host without a seat, or somebody who
        gave all seats to phones."""
        return (holder == self.host or holder in self.screens) and not self.held_by(holder)

    def has_hand(self, number: int) -> bool:
        """Whether a seat is played from a phone next to a shared screen."""
        seat = self.seats[number]
        return seat.holder is not None and (seat.hand or self.is_screen(self.host))

    def holders(self) -> set[str]:
        """Everybody with a place."""
        people = {seat.holder for seat in self.seats if seat.holder is not None}
        return people | self.watchers | self.screens | {self.host}

    def held_by(self, holder: str) -> list[int]:
        """The seats of a holder, stand-ins included."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == holder] if holder else []

    def after(self, entry: AnyEntry) -> Seating:
        """What an entry makes of it."""
        match entry:
            case log.Joined(holder=holder, seat=None):
                return replace(self, watchers=self.watchers | {holder})
            case log.Joined(seat=int(seat)):
                return self._taken(seat, entry)
            case log.SeatChanged(seat=seat, now=now, removes=True):
                return self._changed(seat, now)._without(self.seats[seat].holder)
            case log.SeatChanged(seat=seat, now=now) | log.Left(seat=seat, now=now):
                return self._changed(seat, now)
            case log.SettingsChanged(settings=settings) if not settings.spectators:
                return replace(self, watchers=frozenset())
            case log.WatchersSentAway():
                gone = (self.watchers | self.screens) - {self.host} - {seat.holder for seat in self.seats}
                return replace(self, watchers=frozenset(), screens=frozenset(), removed=self.removed | gone)
        return self

    def _without(self, holder: str | None) -> Seating:
        """Somebody whom the host has removed has no place any more, unless another seat is theirs."""
        if holder is None or holder == self.host or self.held_by(holder):
            return self
        gone = frozenset({holder})
        return replace(self, watchers=self.watchers - gone, screens=self.screens - gone, removed=self.removed | gone)

    def _taken(self, number: int, came: log.Joined) -> Seating:
        """Somebody came to a seat: it was free, or it moves with all it has, the host's chair too."""
        before = self.seats[number]
        if came.hand and before.holder is not None:
            return self._paired(number, came.holder, before.holder)
        moved = before.holder is not None and before.holder == self.host
        host = came.holder if moved else self.host
        name, animal = came.name or before.name, came.animal or before.animal
        now = SeatRecord(kind="remote", name=name, holder=came.holder, animal=animal)
        return replace(self, host=host)._changed(number, now)

    def _paired(self, number: int, phone: str, screen: str) -> Seating:
        """A seat moves to a phone; the screen keeps its place and, if it has it, the host's chair."""
        before = self.seats[number]
        now = SeatRecord(kind="remote", name=before.name, holder=phone, animal=before.animal, hand=True)
        seats = (*self.seats[:number], now, *self.seats[number + 1 :])
        return replace(self, seats=seats, screens=self.screens | {screen})

    def _changed(self, number: int, now: SeatRecord) -> Seating:
        host_sat_here = self.seats[number].holder == self.host
        after = replace(self, seats=(*self.seats[:number], now, *self.seats[number + 1 :]))
        if host_sat_here and not after.held_by(self.host):
            return after._with_next_host()
        return after

    def _with_next_host(self) -> Seating:
        """The host has left: the first person at the table is the host now."""
        people = [seat.holder for seat in self.seats if seat.holder is not None]
        return replace(self, host=people[0]) if people else self
