"""A board small enough to be solved."""

from __future__ import annotations

from research.uly.exact import solve_two_tiles


def test_four_by_four_with_two_tiles_is_worth_eight_ninths() -> None:
    """Best responses to what forty iterations found enclose the known value; two hundred give 0.8865 and 0.8918."""
    found = solve_two_tiles(4, 40)
    assert found.lower < 8 / 9 < found.upper
    assert found.upper - found.lower < 0.04


def test_the_wolf_does_better_than_noise_and_the_more_so_the_longer_it_is_solved() -> None:
    short, long = solve_two_tiles(3, 20), solve_two_tiles(3, 120)
    assert 7 / 9 < long.lower < long.upper < short.upper
    assert long.upper - long.lower < 0.02
