"""Every player in turn tosses a coin or leaves it; heads are points."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import ActionSpace, Family
from tana.core.chance import Rng, below
from tana.core.domain import SEAT, SEAT_OR_NONE, numbers
from tana.core.events import PUBLIC, EventTable, Kind, Log, emit
from tana.core.reasons import NO_REASON, Reason, ReasonTable
from tana.core.record import Grid, Ints, Record, cell, cells

from .components import MOST_SEATS, ROUNDS, WORTH

ACTIONS = ActionSpace(Family("toss"), Family("leave"))
TOSS, LEAVE = range(2)
EVENTS = EventTable(Kind("heads", reveals=True), Kind("tails", reveals=True))
HEADS, TAILS = range(2)
REFUSALS = ReasonTable(Reason("why-over", "COI-03"))
ENDINGS = ReasonTable(Reason("end-rounds", "COI-03"))
SCORE_TEXTS = ReasonTable(Reason("score-heads", "COI-01"))
MAX_LEGAL = 2
LUCK = 0
DONE = numbers("done", 0, 2 * ROUNDS)


class State(Record):
    """One game."""

    seats: int = cell(of=range(1, MOST_SEATS + 1))
    done: int = cell(of=DONE)
    points: Ints = cells(MOST_SEATS, of=range(ROUNDS * WORTH + 1))


class View(Record):
    """Everything is open."""

    seat: int = cell(of=SEAT_OR_NONE)
    actor: int = cell(of=SEAT_OR_NONE)
    points: Ints = cells(by=SEAT, of=range(ROUNDS * WORTH + 1))


@rule
def setup(s: State, seats: int, options: Ints, rng: Rng, log: Log | None) -> None:
    """Nothing but the number of seats."""
    s.seats = seats


@rule
def actor(s: State) -> int:
    """The seats in turn."""
    return -1 if s.done == s.seats * ROUNDS else int(s.done) % int(s.seats)


@rule
def legal(s: State, out: Ints) -> int:
    """Both, always."""
    out[0] = TOSS
    out[1] = LEAVE
    return 2


@rule
def apply(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """One turn."""
    if action == TOSS:
        toss(s, actor(s), rng, log)
    else:
        leave(s)
    s.done += 1


@rule
def toss(s: State, seat: int, rng: Rng, log: Log | None) -> None:
    """COI-01: heads are points."""
    if below(rng, LUCK, 2) == 0:
        s.points[seat] += WORTH
        emit(log, HEADS, PUBLIC)
    else:
        emit(log, TAILS, PUBLIC)


@rule
def leave(s: State) -> None:
    """COI-02: nothing happens."""


@rule
def scores(s: State, out: Ints) -> None:
    """Heads."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def ranks(s: State, out: Ints) -> None:
    """Most heads."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if s.points[other] > s.points[seat]:
                out[seat] += 1


@rule
def ending(s: State) -> int:
    """COI-03: after all rounds."""
    return 0 if actor(s) < 0 else NO_REASON


@rule
def score_lines(s: State, seat: int, out: Grid) -> int:
    """All points are heads."""
    out[0][0], out[0][1] = 0, s.points[seat]
    return 1


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


@rule
def refuse(s: State, action: int) -> int:
    """Only when it is over."""
    return 0 if actor(s) < 0 else NO_REASON


@rule
def look(s: State, seat: int, out: View) -> None:
    """Everything."""
    out.seat = seat
    out.actor = actor(s)
    for player in range(s.seats):
        out.points[player] = s.points[player]
