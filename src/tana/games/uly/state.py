"""The state of Uly & Polly. The wolf's tile is all that anybody keeps secret."""

from __future__ import annotations

from tana.core.bits import sets_of
from tana.core.domain import SEAT, SEAT_OR_NONE, YES_NO, Domain
from tana.core.record import Ints, Record, cell, cells
from tana.games.uly.components import (
    CELL,
    CELL_OR_NONE,
    CELLS,
    EDGE_OR_NONE,
    LONGEST_ROUND,
    MOST_ROUNDS,
    MOST_SEATS,
    PRIZES,
    ROUNDS_AS_WOLF,
    STALLING,
    TILES_TO_TURN,
)

STEP = Domain("step", ("hide", "start", "swap", "dog", "over"))
HIDE, START, SWAP_TILES, DOG, OVER = range(len(STEP))

NO_SEAT = -1
PATH = LONGEST_ROUND + 1


class LastRound(Record):
    """How the round before went, shown to all (ULY-R22)."""

    wolf: int = cell(of=SEAT_OR_NONE)
    found: int = cell(of=YES_NO)
    length: int = cell(of=range(PATH + 1))
    path: Ints = cells(PATH, of=CELL_OR_NONE, stored="i1")
    """Where the wolf hid, then every cell it was moved to."""


class State(Record):
    """One game of Uly & Polly."""

    seats: int = cell(of=range(2, MOST_SEATS + 1))
    memory_aid: int = cell(of=YES_NO)
    first: int = cell(of=SEAT)
    """Who was the first wolf."""
    round_number: int = cell(of=range(MOST_ROUNDS))
    step: int = cell(of=STEP)
    wolf: int = cell(of=SEAT)
    dog_player: int = cell(of=SEAT)
    """Who makes the next move of the dog."""

    wolf_tile: int = cell(of=CELL_OR_NONE)
    """The secret of the wolf player, as the cell where that tile started the round."""
    tiles: Ints = cells(CELLS, of=CELL)
    """Which tile lies on each cell, by the cell where it started the round."""
    turned: int = cell(of=sets_of(CELLS), stored="i4")
    """The tiles that lie face up, as a set."""
    face_up: int = cell(of=range(TILES_TO_TURN + 1))
    dog: int = cell(of=CELL_OR_NONE)
    idle: int = cell(of=range(STALLING + 1))
    """Dog moves since a tile was turned (ULY-R19)."""
    swaps_made: int = cell(of=range(LONGEST_ROUND + 1))
    swaps: Ints = cells(LONGEST_ROUND, of=EDGE_OR_NONE, stored="i1")
    """Every swap of this round; all players saw them (ULY-K1)."""
    dog_at: Ints = cells(LONGEST_ROUND, of=CELL_OR_NONE, stored="i1")
    """Where the dog stood at each of them; all players saw that too (ULY-K1)."""

    prizes: Ints = cells(MOST_SEATS, of=range(PRIZES + 1))
    escapes: Ints = cells(MOST_SEATS, of=range(max(ROUNDS_AS_WOLF) + 1))
    """How many of them were won as the wolf."""
    last: LastRound = cell(of=LastRound)
