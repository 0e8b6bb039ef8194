"""What a seat may know of a game of Peddlers (PED-K1)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.domain import SEAT, SEAT_OR_NONE
from tana.core.record import Maybe, Row, ViewRecord, by_seat, cell, maybe, row, subset
from tana.core.row_ops import give, grow

from .board import actor
from .components import CRATE, CRATES, DEALT, GOOD, MOST_POINTS, MOST_SEATS, NO_CRATE, NO_GOOD
from .state import State


class Peddler(ViewRecord):
    """One player as everybody sees them."""

    in_hand: int = cell(of=range(DEALT + 1))
    in_heap: int = cell(of=range(DEALT + 1))
    points: int = cell(of=range(MOST_POINTS + 1))


class Mine(ViewRecord):
    """What the seat alone knows."""

    hand: int = subset(of=CRATE)
    heap: int = subset(of=CRATE)


class Offer(ViewRecord):
    """What lies on the scale, as everybody hears it."""

    good: int = cell(of=GOOD)


class Offered(ViewRecord):
    """The crate that the seat itself has put there."""

    crate: int = cell(of=CRATE)


class View(ViewRecord):
    """A game of Peddlers from one seat."""

    seat: int = cell(of=SEAT_OR_NONE)
    actor: int = cell(of=SEAT_OR_NONE)
    seller: int = cell(of=SEAT)
    shown: int = subset(of=CRATE)
    peddlers: Row[Peddler] = by_seat(row(MOST_SEATS, of=Peddler))
    mine: Maybe[Mine] = maybe(Mine)
    offer: Maybe[Offer] = maybe(Offer)
    offered: Maybe[Offered] = maybe(Offered)


@rule
def look(s: State, seat: int, out: View) -> None:
    """PED-K1: everything but the crates that only others have seen."""
    out.seat = seat
    out.actor = actor(s)
    out.seller = s.seller
    for i in range(CRATES):
        out.shown |= int(s.shown[i]) << i
    for player in range(s.seats):
        look_at_peddler(s, player, grow(out.peddlers))
    if s.claim != NO_GOOD:
        give(out.offer).good = s.claim
    if seat >= 0:
        look_at_own(s, seat, give(out.mine))
        if seat == s.seller and s.scale != NO_CRATE:
            give(out.offered).crate = s.scale


@rule
def look_at_peddler(s: State, player: int, peddler: Peddler) -> None:
    """How many crates, not which."""
    peddler.in_hand = s.in_hand[player]
    peddler.in_heap = s.in_heap[player]
    peddler.points = s.points[player]


@rule
def look_at_own(s: State, seat: int, mine: Mine) -> None:
    """The own cart, and what was waved through."""
    for i in range(CRATES):
        mine.hand |= int(s.hand[seat][i]) << i
        mine.heap |= int(s.heap[seat][i]) << i
