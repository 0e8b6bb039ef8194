"""What a seat may know of a game of Magpies (MAG-K1, MAG-K2), as types that have no place for a secret."""

from __future__ import annotations

import msgspec

from .components import NO_PEBBLE, PEBBLES, ROUNDS, TRINKETS
from .rules import actor
from .state import State


class Magpie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player as everybody sees them."""

    pebbles: tuple[int, ...]
    """Those not spent; one that has been laid counts until it is shown."""
    has_laid: bool
    won: int


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of Magpies from one seat."""

    seat: int | None
    actor: int | None
    round: int
    rounds: int
    lying: int
    lost: int
    unseen: tuple[int, ...]
    """The trinkets that nobody has seen: all but one of them are still to come."""
    magpies: tuple[Magpie, ...]
    laid: int | None
    """The pebble that the seat itself has laid."""


def view(s: State, seat: int | None) -> View:
    """MAG-K1, MAG-K2: everything but the pebbles that others have laid."""
    decides = int(actor(s))
    return View(
        seat=seat,
        actor=None if decides < 0 else decides,
        round=int(s.round_number),
        rounds=ROUNDS,
        lying=int(s.lying),
        lost=int(s.lost),
        unseen=tuple(i + 1 for i in range(TRINKETS) if s.box[i]),
        magpies=tuple(_magpie(s, player) for player in range(s.seats)),
        laid=None if seat is None or s.laid[seat] == NO_PEBBLE else int(s.laid[seat]),
    )


def _magpie(s: State, player: int) -> Magpie:
    return Magpie(
        pebbles=tuple(i + 1 for i in range(PEBBLES) if s.held[player][i]),
        has_laid=bool(s.laid[player] != NO_PEBBLE),
        won=int(s.won[player]),
    )
