"""What a seat may know of a game of Magpies (MAG-K1, MAG-K2), as a record that has no place for a secret."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.domain import SEAT_OR_NONE
from tana.core.record import Maybe, Row, ViewRecord, by_seat, cell, flag, maybe, row, subset
from tana.core.row_ops import give, grow

from .board import actor
from .components import ALL_WORTH, DRESS, MOST_SEATS, NO_PEBBLE, PEBBLE, PEBBLES, ROUNDS, TRINKET, TRINKETS
from .state import State


class Magpie(ViewRecord):
    """One player as everybody sees them."""

    pebbles: int = subset(of=PEBBLE)
    """Those not spent; one that has been laid counts until it is shown."""
    feather: int = flag()
    has_laid: int = flag()
    won: int = cell(of=range(ALL_WORTH + 1))


class Laid(ViewRecord):
    """What the seat itself has laid."""

    pebble: int = cell(of=PEBBLE)
    dress: int = cell(of=DRESS)


class View(ViewRecord):
    """A game of Magpies from one seat."""

    seat: int = cell(of=SEAT_OR_NONE)
    actor: int = cell(of=SEAT_OR_NONE)
    round_number: int = cell(of=range(ROUNDS + 1))
    rounds: int = cell(of=range(ROUNDS, ROUNDS + 1))
    lying: int = cell(of=range(ALL_WORTH + 1))
    lost: int = cell(of=range(ALL_WORTH + 1))
    unseen: int = subset(of=TRINKET)
    """The trinkets that nobody has seen: all but one of them are still to come."""
    magpies: Row[Magpie] = by_seat(row(MOST_SEATS, of=Magpie))
    laid: Maybe[Laid] = maybe(Laid)


@rule
def look(s: State, seat: int, out: View) -> None:
    """MAG-K1, MAG-K2: everything but what others have laid."""
    out.seat = seat
    out.actor = actor(s)
    out.round_number = s.round_number
    out.rounds = ROUNDS
    out.lying = s.lying
    out.lost = s.lost
    for i in range(TRINKETS):
        out.unseen |= int(s.box[i]) << i
    for player in range(s.seats):
        look_at_magpie(s, player, grow(out.magpies))
    if seat >= 0 and s.laid[seat] != NO_PEBBLE:
        laid = give(out.laid)
        laid.pebble = s.laid[seat]
        laid.dress = s.dress[seat]


@rule
def look_at_magpie(s: State, player: int, magpie: Magpie) -> None:
    """What everybody sees of a player: that a pebble has been laid, not which."""
    for i in range(PEBBLES):
        magpie.pebbles |= int(s.held[player][i]) << i
    magpie.feather = s.feather[player]
    magpie.has_laid = s.laid[player] != NO_PEBBLE
    magpie.won = s.won[player]
