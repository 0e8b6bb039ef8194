"""What the value network reads of a position."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import tana
from tana.games.molly import network_inputs as inputs
from tana.games.molly.components import BURROW_ROOM, CELL, COLOURS
from tana.games.molly.state import State

from .garden import Garden

BED = """
    r/?   y     .
    /rw   gb/?  @
    w/?   w/?   b/?
"""
SWAPPED = str.maketrans("yr", "ry")
CUBES = ("yyyrrw", "rrgb")


def read(state: State) -> NDArray[np.float32]:
    row = np.zeros(inputs.INPUTS, np.float32)
    inputs.write_inputs(state, row)
    return row


def of_cell(row: NDArray[np.float32], cell: str) -> NDArray[np.float32]:
    at = inputs.BEDS + CELL.number(cell) * inputs.CELL_INPUTS
    return row[at : at + inputs.CELL_INPUTS]


@pytest.mark.parametrize("variant", ["base", "bobtail"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_inputs_are_small_whole_numbers(seats: int, variant: str) -> None:
    """The GPU keeps them in bytes."""
    for seed in range(6):
        match = tana.new("molly", seats=seats, seed=seed, variant=variant)
        while match.actor is not None:
            row = read(match.state)
            assert np.abs(row).max() <= inputs.MOST and (row == np.rint(row)).all()
            legal = match.legal_numbers()
            match.play(legal[(len(match.moves) * 7 + seed) % len(legal)])


def test_colours_are_exchangeable() -> None:
    """Seats have no two equal numbers of cubes of the exchanged colours, so their order is never a tie."""
    one = Garden(BED, display="rg", cubes=CUBES, deck=14)
    cubes = [seat.translate(SWAPPED) for seat in CUBES]
    other = Garden(BED.translate(SWAPPED), display="yg", cubes=cubes, deck=14)
    assert (read(one.state) == read(other.state)).all()


def test_a_pile_is_its_colours_its_height_and_what_it_gains() -> None:
    """The reader has three yellow cubes, two red and one white, in this order: a product of 3."""
    row = read(Garden(BED, display="rg", cubes=CUBES, deck=14).state)
    yellow, empty, bobtail, white_over_unseen = (of_cell(row, cell) for cell in ("b1", "c1", "c2", "a3"))
    assert yellow[inputs.SHOWS] == 1 and yellow[inputs.HEIGHT] == 1
    assert yellow[inputs.CONTENT : inputs.CONTENT + COLOURS].tolist() == [1, 0, 0, 0, 0]
    assert yellow[inputs.GAIN] == 4 * 1 - 3 * 1
    assert empty[inputs.EMPTY_SPACE] == 1 and bobtail[inputs.BOBTAIL] == 1
    assert white_over_unseen[inputs.UNSEEN_BELOW] == 1 and white_over_unseen[inputs.HEIGHT] == 2
    assert white_over_unseen[inputs.GAIN] == 3 * 2 - 3 * 1


def test_seats_begin_with_the_reader() -> None:
    """The same burrows are read the other way round by the other seat."""
    garden = Garden(BED, display="rg", cubes=CUBES, deck=14, tokens=(2, 5))
    other = Garden(BED, display="rg", cubes=CUBES, deck=14, tokens=(2, 5), turn=1)
    assert [read(garden.state)[k * inputs.SEAT_INPUTS + inputs.TOKENS] for k in range(2)] == [2, 5]
    assert [read(other.state)[k * inputs.SEAT_INPUTS + inputs.TOKENS] for k in range(2)] == [5, 2]
    by_size = inputs.BY_SIZE + BURROW_ROOM * np.arange(3) + np.array([3, 2, 1]) - 1
    assert (read(garden.state)[by_size] == 1).all()
