"""What a seat may know of a game of Magpies (MAG-K1, MAG-K2), put together from parts."""

from __future__ import annotations

import msgspec

from tana.core.view import Each, Parts

from .board import actor
from .components import DRESS, NO_PEBBLE, PEBBLES, ROUNDS, TRINKET, TRINKETS
from .state import NOBODY, State


class Magpie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player as everybody sees them."""

    pebbles: tuple[int, ...]
    feather: bool
    has_laid: bool
    won: int


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the seat itself has laid."""

    pebble: int
    dress: str


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of Magpies from one seat."""

    seat: int | None
    actor: int | None
    round_number: int
    rounds: int
    lying: int
    lost: int
    unseen: tuple[str, ...]
    magpies: tuple[Magpie, ...]
    laid: Laid | None


def _magpie(s: State, player: int) -> Magpie:
    return Magpie(
        pebbles=tuple(i + 1 for i in range(PEBBLES) if s.held[player][i]),
        feather=bool(s.feather[player]),
        has_laid=bool(s.laid[player] != NO_PEBBLE),
        won=int(s.won[player]),
    )


def _actor(s: State) -> int | None:
    decides = int(actor(s))
    return None if decides == NOBODY else decides


def _laid(s: State, seat: int | None) -> Laid | None:
    if seat is None or s.laid[seat] == NO_PEBBLE:
        return None
    return Laid(int(s.laid[seat]), DRESS.token(s.dress[seat]))


VIEW = Parts(
    View,
    open={
        "actor": _actor,
        "round_number": lambda s: int(s.round_number),
        "rounds": lambda s: ROUNDS,
        "lying": lambda s: int(s.lying),
        "lost": lambda s: int(s.lost),
        "unseen": lambda s: tuple(TRINKET.token(i + 1) for i in range(TRINKETS) if s.box[i]),
        "magpies": Each(lambda s: int(s.seats), _magpie),
    },
    own={
        "seat": lambda s, seat: seat,
        "laid": _laid,
    },
)
