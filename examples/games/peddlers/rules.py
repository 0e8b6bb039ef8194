"""The rules of Peddlers, in the order of the rulebook."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.chance import Rng, draw
from tana.core.events import PUBLIC, Log, emit, only
from tana.core.reasons import NO_REASON
from tana.core.record import Grid, Ints

from . import events
from .actions import ACTION_COUNT, DECODING, OFFER, OPEN, WAVE
from .board import DEAL_LUCK, actor, contents, inspector
from .components import CRATES, DEALT, GOODS, NO_CRATE, NO_GOOD, PRAISE
from .knowledge import determinize
from .reasons import ALL_EARNED, CARTS_EMPTY
from .state import State
from .view import View, look
from .why_not import refuse

__all__ = [
    "MAX_LEGAL",
    "State",
    "View",
    "actor",
    "apply",
    "determinize",
    "ending",
    "legal",
    "look",
    "ranks",
    "refuse",
    "score_lines",
    "scores",
    "setup",
]

MAX_LEGAL = DEALT * GOODS

# --- setup (PED-01, PED-02) --------------------------------------------------------------------------------


@rule
def setup(s: State, seats: int, options: Ints, rng: Rng, log: Log | None) -> None:
    """PED-01, PED-02: all crates into the cellar, then four onto every cart."""
    s.seats = seats
    for i in range(CRATES):
        s.cellar[i] = 1
    for seat in range(seats):
        deal(s, seat, rng, log)
    emit(log, events.DEALT_ALL, PUBLIC)


@rule
def deal(s: State, seat: int, rng: Rng, log: Log | None) -> None:
    """PED-02: four crates that only their owner looks into."""
    for _ in range(DEALT):
        i = draw(s.cellar, rng, DEAL_LUCK)
        s.hand[seat][i] = 1
        emit(log, events.DEALT_THIS, only(seat), i + 1)
    s.in_hand[seat] = DEALT


# --- a sale (PED-10 to PED-14) -----------------------------------------------------------------------------


@rule
def offer(s: State, crate: int, good: int, log: Log | None) -> None:
    """PED-10: a crate onto the scale, and a word about it that need not be true."""
    seat = int(s.seller)
    s.hand[seat][crate - 1] = 0
    s.in_hand[seat] -= 1
    s.scale = crate
    s.claim = good
    emit(log, events.OFFERED, PUBLIC, seat, good)
    emit(log, events.OFFERED_THIS, only(seat), crate, good)


@rule
def wave(s: State, log: Log | None) -> None:
    """PED-12: the seller is believed, and nobody else sees the crate any more."""
    emit(log, events.WAVED, PUBLIC, inspector(s))
    s.heap[s.seller][s.scale - 1] = 1
    s.in_heap[s.seller] += 1
    earn(s, int(s.seller), int(s.claim), log)


@rule
def open_crate(s: State, log: Log | None) -> None:
    """PED-13: an honest seller earns more. PED-14: a lie earns the inspector what was claimed."""
    emit(log, events.OPENED, PUBLIC, inspector(s), s.scale)
    s.shown[s.scale - 1] = 1
    if contents(s.scale) == s.claim:
        earn(s, int(s.seller), int(s.claim) + PRAISE, log)
    else:
        earn(s, inspector(s), int(s.claim), log)


@rule
def earn(s: State, seat: int, points: int, log: Log | None) -> None:
    """PED-12 to PED-14: points for one seat."""
    s.points[seat] += points
    emit(log, events.EARNED, PUBLIC, seat, points)


@rule
def end_sale(s: State, log: Log | None) -> None:
    """PED-15: the inspector sells next. PED-20: the game is over when that cart is empty."""
    s.scale = NO_CRATE
    s.claim = NO_GOOD
    s.seller = inspector(s)
    if s.in_hand[s.seller] == 0:
        s.over = 1
        emit(log, events.GAME_OVER, PUBLIC)


# --- actions -----------------------------------------------------------------------------------------------


@rule
def legal(s: State, out: Ints) -> int:
    """The actions that nothing speaks against, ascending; returns how many."""
    n = 0
    for action in range(ACTION_COUNT):
        if refuse(s, action) == NO_REASON:
            out[n] = action
            n += 1
    return n


@rule
def apply(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Carry out a legal action and everything that follows, up to the next decision."""
    family, crate, good = decode(action, DECODING)
    if family == OFFER:
        offer(s, crate, good, log)
    elif family == WAVE:
        wave(s, log)
        end_sale(s, log)
    elif family == OPEN:
        open_crate(s, log)
        end_sale(s, log)


# --- the end (PED-20) --------------------------------------------------------------------------------------


@rule
def ending(s: State) -> int:
    """PED-20: the game is over when all carts are empty."""
    return CARTS_EMPTY if s.over else NO_REASON


@rule
def scores(s: State, out: Ints) -> None:
    """PED-20: the points of a seat."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def score_lines(s: State, seat: int, out: Grid) -> int:
    """PED-20: all points are earned in sales."""
    out[0][0] = ALL_EARNED
    out[0][1] = s.points[seat]
    return 1


@rule
def ranks(s: State, out: Ints) -> None:
    """PED-20: most points first; ties share a rank."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if s.points[other] > s.points[seat]:
                out[seat] += 1
