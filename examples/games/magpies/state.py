"""The state of Magpies. What nobody knows is not in it: the box is the set of trinkets not seen yet."""

from __future__ import annotations

from tana.core.domain import YES_NO, Domain
from tana.core.record import Grid, Ints, Record, cell, cells

from .components import ALL_WORTH, DRESS, MOST_SEATS, NO_PEBBLE, PEBBLES, ROUNDS, TRINKETS

TIES = Domain("ties", ("stay", "lost"))
STAY, LOST = range(len(TIES))

NOBODY = -1


class State(Record):
    """One game of Magpies."""

    seats: int = cell(of=range(2, MOST_SEATS + 1))
    ties: int = cell(of=TIES)
    round_number: int = cell(of=range(ROUNDS + 1))
    """How many trinkets have been turned up."""
    over: int = cell(of=YES_NO)
    lying: int = cell(of=range(ALL_WORTH + 1))
    """The worth of what lies in the middle."""
    lost: int = cell(of=range(ALL_WORTH + 1))
    """The worth of what nobody will get any more."""
    box: Ints = cells(TRINKETS, of=range(2))
    """1 for every trinket that nobody has seen, by worth (from 1)."""
    held: Grid = cells(MOST_SEATS, PEBBLES, of=range(2))
    """1 for every pebble a seat still has; one that is laid counts until it is shown."""
    feather: Ints = cells(MOST_SEATS, of=YES_NO)
    """Whether a seat still has its feather; one that is laid counts until it is shown."""
    laid: Ints = cells(MOST_SEATS, of=range(NO_PEBBLE, PEBBLES + 1))
    """The pebble that each seat has laid this round: its secret."""
    dress: Ints = cells(MOST_SEATS, of=DRESS)
    """Whether the feather lies on it: a secret, too."""
    won: Ints = cells(MOST_SEATS, of=range(ALL_WORTH + 1))
