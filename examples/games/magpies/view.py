"""What a seat may know of a game of Magpies (MAG-K1, MAG-K2), as types that have no place for a secret."""

from __future__ import annotations

import msgspec

from tana.core.view import Each, Parts

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


def _magpie(s: State, player: int) -> Magpie:
    return Magpie(
        pebbles=tuple(i + 1 for i in range(PEBBLES) if s.held[player][i]),
        has_laid=bool(s.laid[player] != NO_PEBBLE),
        won=int(s.won[player]),
    )


def _actor(s: State) -> int | None:
    decides = int(actor(s))
    return None if decides < 0 else decides


VIEW = Parts(
    View,
    open={
        "actor": _actor,
        "round": lambda s: int(s.round_number),
        "rounds": lambda s: ROUNDS,
        "lying": lambda s: int(s.lying),
        "lost": lambda s: int(s.lost),
        "unseen": lambda s: tuple(i + 1 for i in range(TRINKETS) if s.box[i]),
        "magpies": Each(lambda s: int(s.seats), _magpie),
    },
    own={
        "seat": lambda s, seat: seat,
        "laid": lambda s, seat: None if seat is None or s.laid[seat] == NO_PEBBLE else int(s.laid[seat]),
    },
)
"""MAG-K1, MAG-K2: everything but the pebbles that others have laid."""
