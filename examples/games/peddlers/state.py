"""The state of Peddlers. Which crate lies where in the cellar nobody knows: it is a set."""

from __future__ import annotations

from tana.core.domain import YES_NO
from tana.core.record import Grid, Ints, Record, cell, cells

from .components import CRATES, DEALT, GOODS, MOST_POINTS, MOST_SEATS, NO_CRATE, NO_GOOD

NOBODY = -1


class State(Record):
    """One game of Peddlers."""

    seats: int = cell(of=range(2, MOST_SEATS + 1))
    seller: int = cell(of=range(MOST_SEATS))
    over: int = cell(of=YES_NO)
    claim: int = cell(of=range(NO_GOOD, GOODS + 1))
    """What the seller says is in the crate on the scale; none: nothing is on it."""
    scale: int = cell(of=range(NO_CRATE, CRATES + 1))
    """The crate on the scale: the seller's secret."""
    cellar: Ints = cells(CRATES, of=range(2))
    """1 for every crate that was not dealt."""
    shown: Ints = cells(CRATES, of=range(2))
    """1 for every crate that was opened."""
    hand: Grid = cells(MOST_SEATS, CRATES, of=range(2))
    """1 for every crate that a seat has on its cart."""
    heap: Grid = cells(MOST_SEATS, CRATES, of=range(2))
    """1 for every crate of a seat that was waved through: it alone knows which."""
    in_hand: Ints = cells(MOST_SEATS, of=range(DEALT + 1))
    in_heap: Ints = cells(MOST_SEATS, of=range(DEALT + 1))
    points: Ints = cells(MOST_SEATS, of=range(MOST_POINTS + 1))
