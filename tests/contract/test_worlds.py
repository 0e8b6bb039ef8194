"""Who may know what, in worlds that a seat cannot tell apart (see `tests.contract.worlds`)."""

from __future__ import annotations

import pytest

from tana.core.registry import game
from tests.contract import effort
from tests.contract.calibration import COUNTS_DEALS, check_calibration
from tests.contract.tables import Table, each_game, largest_tables
from tests.contract.worlds import Worlds

LONGEST = 120
"""Actions up to the positions of which the frequencies are compared."""


def test_twins_are_told_and_allowed_the_same(table: Table) -> None:
    assert Worlds(table, 1).twins(effort.TWINS) >= effort.TWINS


def test_twins_that_are_played_on_stay_alike(table: Table) -> None:
    assert Worlds(table, 2).long_twins(effort.LONG_TWINS) >= effort.LONG_TWINS


def test_who_is_told_the_same_thinks_the_same_and_nobody_else_does(table: Table) -> None:
    if table.seats > 1:
        assert Worlds(table, 3).forks(effort.FORKS) >= effort.FORKS


def test_worlds_are_as_likely_as_under_uniform_play(table: Table) -> None:
    check_calibration(Worlds(table, 4), effort.GAMES, LONGEST)


@pytest.mark.parametrize("name", each_game())
def test_what_a_game_calls_a_secret_varies_and_nothing_else(name: str) -> None:
    """At the largest tables: with fewer players there may be nothing left to guess."""
    tested = 0
    for table in largest_tables(name):
        worlds = Worlds(table, 5)
        worlds.twins(200_000)
        worlds.check_variety()
        tested += check_calibration(worlds, 5_000, LONGEST)
    assert tested or not game(name).secrets or name in COUNTS_DEALS, "the frequencies of its secrets were tested"
