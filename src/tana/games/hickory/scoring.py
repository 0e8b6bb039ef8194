"""Points: the score, ranks, where points come from, and how the game ended (HIC-70, HIC-71, HIC-80)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.reasons import NO_REASON
from tana.core.record import Grid, Ints
from tana.games.hickory.board import filled_spaces, points_of
from tana.games.hickory.components import SOLO_GOAL
from tana.games.hickory.reasons import MIDNIGHT, SOLO_LOST, SOLO_WON
from tana.games.hickory.state import OVER, TALLIES, State


@rule
def scores(s: State, out: Ints) -> None:
    """The points of every seat."""
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def score_lines(s: State, seat: int, out: Grid) -> int:
    """Fill in where the points of a seat come from; returns the number of lines."""
    for source in range(TALLIES):
        out[source][0] = source
        out[source][1] = s.players[seat].tally[source]
    return TALLIES


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """HIC-71: more points; among equals more filled hunt spaces."""
    if points_of(s, one) != points_of(s, other):
        return points_of(s, one) > points_of(s, other)
    return filled_spaces(s, one) > filled_spaces(s, other)


@rule
def ranks(s: State, out: Ints) -> None:
    """HIC-71: equals share a rank. HIC-80: alone, the first rank takes 100 points, the second is a loss."""
    if s.seats == 1:
        out[0] = 1 if points_of(s, 0) >= SOLO_GOAL else 2
        return
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                out[seat] += 1


@rule
def ending(s: State) -> int:
    """HIC-70, HIC-80: midnight, in company or alone; NO_REASON before."""
    if s.phase != OVER:
        return NO_REASON
    if s.seats > 1:
        return MIDNIGHT
    points = points_of(s, 0)
    return SOLO_WON + points if points >= SOLO_GOAL else SOLO_LOST + points
