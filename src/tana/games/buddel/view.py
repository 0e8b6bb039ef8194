"""What a seat may know of a game of Buddel-Bande (BUD-K1 to BUD-K3), as a record that has no place for a secret."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, with_member
from tana.core.domain import SEAT, SEAT_OR_NONE
from tana.core.record import Ints, Maybe, Row, ViewRecord, by_seat, cell, cells, flag, maybe, remembered, row, subset
from tana.core.row_ops import give, grow
from tana.games.buddel.board import actor, is_waiting, size_of
from tana.games.buddel.components import (
    BOX,
    CLAN,
    CLAN_OR_NONE,
    DEN,
    HOLE,
    HOLES,
    MOLE,
    MOLE_OR_NONE,
    MOLES,
    MOST_SEATS,
    NO_PIECE,
    PIECE,
    PLACE,
    SIZE,
    SIZES,
    SYMBOL,
    TRACK,
)
from tana.games.buddel.knowledge import certain_owner
from tana.games.buddel.state import NO_SEAT, STEP, State


class Mole(ViewRecord):
    """A mole as it looks from above, with what this reader may be shown of its clan."""

    mole: int = cell(of=MOLE)
    mole_size: int = cell(of=SIZE)
    place: int = cell(of=PLACE)
    frozen: int = flag()
    clan: int = cell(of=CLAN_OR_NONE)
    """For everybody once it is at home; else what the memory aid remembers for this reader (BUD-K3)."""
    looked: int = remembered(subset(of=SEAT, none=-1))
    """With the memory aid: the seats that have looked under it."""


class Player(ViewRecord):
    """A seat's clan and how many of its moles are at home."""

    clan: int = cell(of=CLAN)
    home: int = cell(of=range(SIZES + 1))


class Dice(ViewRecord):
    """What the two dice show."""

    piece: int = cell(of=PIECE)
    symbol: int = cell(of=SYMBOL)


class View(ViewRecord):
    """A game of Buddel-Bande from one seat."""

    seat: int = cell(of=SEAT_OR_NONE)
    seats: int = cell(of=range(2, MOST_SEATS + 1))
    first: int = cell(of=SEAT)
    turn: int = cell(of=SEAT)
    actor: int = cell(of=SEAT_OR_NONE)
    step: int = cell(of=STEP)
    memory_aid: int = flag()
    shuffled: int = flag()
    track: Ints = cells(HOLES, of=SYMBOL)
    """The symbol of each hole, from the haystack to the den."""
    dog: int = cell(of=HOLE)
    dice: Maybe[Dice] = maybe(Dice)
    moved: int = cell(of=MOLE_OR_NONE)
    """The mole that its mover may look under now."""
    moles: Row[Mole] = row(MOLES, of=Mole)
    players: Row[Player] = by_seat(row(MOST_SEATS, of=Player))


@rule
def look(s: State, seat: int, out: View) -> None:
    """BUD-K1, BUD-K2: the track and the dice for all, clans for those who know them."""
    out.seat = seat
    out.seats = s.seats
    out.first = s.first
    out.turn = s.turn
    out.actor = actor(s)
    out.step = s.step
    out.memory_aid = s.memory_aid
    out.shuffled = s.shuffled
    for i in range(HOLES):
        out.track[i] = TRACK[i]
    out.dog = s.dog
    if s.piece != NO_PIECE:
        dice = give(out.dice)
        dice.piece = s.piece
        dice.symbol = s.symbol
    out.moved = s.moved
    for mole in range(MOLES):
        if s.places[mole] != BOX:
            look_at_mole(s, mole, seat, grow(out.moles))
    for owner in range(s.seats):
        player = grow(out.players)
        player.clan = s.players[owner].clan
        player.home = s.players[owner].home


@rule
def look_at_mole(s: State, mole: int, reader: int, out: Mole) -> None:
    """A mole from above; its clan for those who are shown it."""
    out.mole = mole
    out.mole_size = size_of(mole)
    out.place = s.places[mole]
    out.frozen = s.places[mole] == s.dog
    owner = shown_owner(s, mole, reader)
    if owner != NO_SEAT:
        out.clan = s.players[owner].clan
    if s.memory_aid:
        out.looked = who_looked(s, mole)


@rule
def shown_owner(s: State, mole: int, reader: int) -> int:
    """BUD-K3: whose mole it is, if the reader (-1: a spectator) is shown that."""
    if s.places[mole] == DEN:
        return int(s.owners[mole])
    if s.memory_aid:
        known = s.deals if reader < 0 else s.players[reader].deals
        return certain_owner(known[size_of(mole)], mole)
    if not s.shuffled and is_waiting(s, mole) and s.owners[mole] == reader:
        return reader
    return NO_SEAT


@rule
def who_looked(s: State, mole: int) -> int:
    """The seats that have looked under a mole, as a set."""
    seats = EMPTY
    for seat in range(s.seats):
        if contains(s.players[seat].looked, mole):
            seats = with_member(seats, seat)
    return seats
