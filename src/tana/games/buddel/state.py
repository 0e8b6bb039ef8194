"""The state of Buddel-Bande: only what somebody knows, and who knows it."""

from __future__ import annotations

from tana.core.bits import sets_of
from tana.core.domain import SEAT, SEAT_OR_NONE, YES_NO, Domain
from tana.core.record import Ints, Record, Records, cell, cells
from tana.games.buddel.components import (
    CLAN,
    DEALS,
    HOLE,
    HOLES,
    MOLE_OR_NONE,
    MOLES,
    MOST_SEATS,
    PIECE_OR_NONE,
    PLACE,
    SIZES,
    SYMBOL_OR_NONE,
)

STEP = Domain("step", ("roll", "move", "look", "over"))
ROLL_DICE, MOVE, LOOK_UNDER, OVER = range(len(STEP))

NO_SEAT = -1


class Player(Record):
    """One seat: its clan, its moles at home and what it knows."""

    clan: int = cell(of=CLAN)
    home: int = cell(of=range(SIZES + 1))
    looked: int = cell(of=sets_of(MOLES), stored="i4")
    """The moles this seat has looked under, as a set; everybody saw it look (BUD-R15)."""
    deals: Ints = cells(SIZES, of=sets_of(len(DEALS)), stored="i4")
    """For each size, the deals that fit everything this seat knows, as a set (BUD-K2)."""


class State(Record):
    """One game of Buddel-Bande."""

    seats: int = cell(of=range(2, MOST_SEATS + 1))
    memory_aid: int = cell(of=YES_NO)
    shuffled: int = cell(of=YES_NO)
    first: int = cell(of=SEAT)
    turn: int = cell(of=SEAT)
    step: int = cell(of=STEP)
    piece: int = cell(of=PIECE_OR_NONE)
    symbol: int = cell(of=SYMBOL_OR_NONE)
    moved: int = cell(of=MOLE_OR_NONE)
    """The mole that its mover may look under now."""

    dog: int = cell(of=HOLE)
    places: Ints = cells(MOLES, of=PLACE)
    occupied: int = cell(of=sets_of(HOLES + 1), stored="i4")
    """The holes at which a mole stands, as a set."""
    owners: Ints = cells(MOLES, of=SEAT_OR_NONE)
    """Whose mole it is; none while nobody has ever seen it."""
    deals: Ints = cells(SIZES, of=sets_of(len(DEALS)), stored="i4")
    """For each size, the deals that fit what everybody knows, as a set."""

    players: Records[Player] = cells(MOST_SEATS, of=Player)
