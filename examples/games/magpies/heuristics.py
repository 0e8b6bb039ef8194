"""What is good in Magpies, in worth: the terms of an evaluation, for bots and for "why this move?"."""

from __future__ import annotations

from tana.compile.arrays import Floats
from tana.compile.rule import rule

from .components import PEBBLES, ROUNDS, TRINKETS
from .rules import State

TERMS = ("won", "pebbles")
WON, PEBBLES_LEFT = range(len(TERMS))
SPREAD = 4.0
"""Worth of lead that makes a win about e times as likely as the other's."""
FEATHER = 9.0
"""The feather is worth about as much as a pebble from the lower half."""


@rule
def evaluate(s: State, seat: int, terms: Floats) -> float:
    """What the seat has, and its share of what is to come by the strength of its pebbles."""
    terms[WON] = s.won[seat]
    terms[PEBBLES_LEFT] = 0.0
    if not s.over:
        mine = strength(s, seat)
        everybody = 0.0
        for player in range(s.seats):
            everybody += strength(s, player)
        terms[PEBBLES_LEFT] = (s.lying + to_come(s)) * mine / everybody
    return float(terms[WON] + terms[PEBBLES_LEFT])


@rule
def strength(s: State, seat: int) -> float:
    """The pebbles of a seat and its feather; a high pebble counts for more than two low ones."""
    total = 0.0
    for i in range(PEBBLES):
        if s.held[seat][i]:
            total += (i + 1.0) * (i + 1.0)
    return total + FEATHER * s.feather[seat]


@rule
def to_come(s: State) -> float:
    """The expected worth of the trinkets that will still be turned up: all unseen ones but one."""
    unseen = 0.0
    for i in range(TRINKETS):
        if s.box[i]:
            unseen += i + 1.0
    return unseen * (ROUNDS - s.round_number) / (TRINKETS - s.round_number)
