"""Events: what happened, in order, and which seats may see it.

Rules write events as rows of numbers into a fixed `Log`. In simulations the log is None, and the compiler drops the
code. An `EventTable` converts the rows to `Event` values for logs, animations and screen readers. An event that only
some seats may see has a mask of those seats; its public counterpart, without the secret, is a separate event.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tana.compile.rule import rule
from tana.core.actions import Argument
from tana.core.record import Grid, Ints, Record, cell, cells

CAPACITY = 192
WIDTH = 8
PUBLIC = -1
"""The mask of an event that everybody may see, including spectators."""


class Log(Record):
    """The events of one action: kind, mask and up to six arguments in each row."""

    count: int = cell(of=range(CAPACITY + 1))
    rows: Grid = cells(CAPACITY, WIDTH, of=range(-(1 << 15), 1 << 15))


@rule
def only(seat: int) -> int:
    """The mask of an event that only one seat may see."""
    return 1 << seat


@rule
def emit(
    log: Log | None, kind: int, mask: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Append an event to the log."""
    if log is not None:
        row = log.rows[log.count]
        row[0] = kind
        row[1] = mask
        row[2] = a
        row[3] = b
        row[4] = c
        row[5] = d
        row[6] = e
        row[7] = f
        log.count += 1


class Kind:
    """A kind of event: its name, its arguments, and whether it gives anybody new information.

    `reveals` marks new information that no player chose: a card turned up, a die rolled, a secret shown. Moves up to
    such an event cannot be undone.
    """

    def __init__(self, name: str, *arguments: Argument, reveals: bool = False) -> None:
        if len(arguments) > WIDTH - 2:
            raise ValueError(f"event {name}: at most {WIDTH - 2} arguments")
        self.name = name
        self.arguments = arguments
        self.reveals = reveals


@dataclass(frozen=True)
class Event:
    """Something that happened. `seats` is None for everybody, else the seats that may see it."""

    name: str
    arguments: dict[str, str]
    seats: frozenset[int] | None
    reveals: bool

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see it."""
        return self.seats is None or (seat is not None and seat in self.seats)


class EventTable:
    """All kinds of event of a game, in the order of their numbers."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self._numbers = {kind.name: i for i, kind in enumerate(kinds)}
        if len(self._numbers) != len(kinds):
            raise ValueError("two kinds of event share a name")

    def number(self, name: str) -> int:
        """The number of a kind, for the rules to emit."""
        return self._numbers[name]

    def numbers(self, names: str) -> list[int]:
        """The numbers of several kinds, given with spaces between them."""
        return [self.number(name) for name in names.split()]

    def read(self, log: Log) -> list[Event]:
        """The events of a log."""
        return [self._event(log.rows[i]) for i in range(log.count)]

    def _event(self, row: Ints) -> Event:
        number, mask, *values = (int(row[i]) for i in range(WIDTH))
        kind = self.kinds[number]
        arguments = {
            argument.name: argument.of.token(value) for argument, value in zip(kind.arguments, values, strict=False)
        }
        seats = None if mask == PUBLIC else frozenset(seat for seat in range(15) if mask >> seat & 1)
        return Event(kind.name, arguments, seats, kind.reveals)


def reveals_anything(events: Iterable[Event]) -> bool:
    """Whether anybody gained information from these events (the undo boundary)."""
    return any(event.reveals for event in events)
