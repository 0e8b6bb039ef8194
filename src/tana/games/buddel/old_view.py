"""What a seat may know of a game of Buddel-Bande (BUD-K1 to BUD-K3), as types that have no place for a secret."""

from __future__ import annotations

import msgspec

from tana.core.view import Each, Parts
from tana.games.buddel.board import actor, is_waiting, size_of
from tana.games.buddel.components import (
    BOX,
    CLAN,
    DEN,
    MOLE,
    MOLES,
    NO_MOLE,
    NO_PIECE,
    PIECE,
    PLACE,
    SIZE,
    SYMBOL,
    TRACK,
)
from tana.games.buddel.knowledge import certain_owner
from tana.games.buddel.state import NO_SEAT, OVER, STEP, State


class Mole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mole as it looks from above, with what this reader may be shown of its clan."""

    mole: str
    mole_size: str
    place: str
    frozen: bool
    clan: str | None
    """For everybody once it is at home; else what the memory aid remembers for this reader (BUD-K3)."""
    looked: tuple[int, ...] | None
    """With the memory aid: the seats that have looked under it."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's clan and how many of its moles are at home."""

    clan: str
    home: int


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the two dice show."""

    piece: str
    symbol: str


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of Buddel-Bande from one seat."""

    seat: int | None
    seats: int
    first: int
    turn: int
    actor: int | None
    step: str
    memory_aid: bool
    shuffled: bool
    track: tuple[str, ...]
    """The symbol of each hole, from the haystack to the den."""
    dog: str
    dice: Dice | None
    moved: str | None
    """The mole that its mover may look under now."""
    moles: tuple[Mole, ...]
    players: tuple[Player, ...]


def _mole(s: State, mole: int, reader: int | None) -> Mole:
    owner = shown_owner(s, mole, reader)
    return Mole(
        mole=MOLE.token(mole),
        mole_size=SIZE.token(size_of(mole)),
        place=PLACE.token(s.places[mole]),
        frozen=bool(s.places[mole] == s.dog),
        clan=None if owner == NO_SEAT else CLAN.token(s.players[owner].clan),
        looked=_who_looked(s, mole) if s.memory_aid else None,
    )


def shown_owner(s: State, mole: int, reader: int | None) -> int:
    """BUD-K3: whose mole it is, if the reader is shown that."""
    if s.places[mole] == DEN:
        return int(s.owners[mole])
    if s.memory_aid:
        known = s.deals if reader is None else s.players[reader].deals
        return int(certain_owner(known[size_of(mole)], mole))
    if reader is not None and not s.shuffled and is_waiting(s, mole) and s.owners[mole] == reader:
        return reader
    return NO_SEAT


def _who_looked(s: State, mole: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(s.seats) if int(s.players[seat].looked) >> mole & 1)


def _player(s: State, seat: int) -> Player:
    return Player(clan=CLAN.token(s.players[seat].clan), home=int(s.players[seat].home))


VIEW = Parts(
    View,
    open={
        "seats": lambda s: int(s.seats),
        "first": lambda s: int(s.first),
        "turn": lambda s: int(s.turn),
        "actor": lambda s: None if s.step == OVER else int(actor(s)),
        "step": lambda s: STEP.token(s.step),
        "memory_aid": lambda s: bool(s.memory_aid),
        "shuffled": lambda s: bool(s.shuffled),
        "track": lambda s: tuple(SYMBOL.token(symbol) for symbol in TRACK),
        "dog": lambda s: PLACE.token(s.dog),
        "dice": lambda s: None if s.piece == NO_PIECE else Dice(PIECE.token(s.piece), SYMBOL.token(s.symbol)),
        "moved": lambda s: None if s.moved == NO_MOLE else MOLE.token(s.moved),
        "players": Each(lambda s: int(s.seats), _player),
    },
    own={
        "seat": lambda s, seat: seat,
        "moles": lambda s, seat: tuple(_mole(s, mole, seat) for mole in range(MOLES) if s.places[mole] != BOX),
    },
)
"""BUD-K1, BUD-K2: the track and the dice for all, clans for those who know them."""
