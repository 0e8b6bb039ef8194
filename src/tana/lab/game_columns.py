"""What is written down about games while they are played: the columns of a game, and what is added up for many.

Everything is a number in an array, so compiled code writes it and any number of games fits into the same room.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tana.core.domain import MAX_SEATS
from tana.core.events import WIDTH
from tana.core.game import Game

Counts = npt.NDArray[np.int64]
Rows = npt.NDArray[np.int32]

RANDOM, SPROUT, POLICY_PLAYER, DIGGER, KNOWING, FORGETFUL = range(6)
PLAYERS = ("random", "sprout", "policy", "digger", "knowing", "forgetful")
"""Players that are played in compiled code, by number. *knowing* is a digger that sees every secret, *forgetful* one
that makes nothing of what the others did before; both are yardsticks, not opponents."""

MOST_DECISIONS = 20_000
"""A game that takes longer is cut off, and counted as one that does not end."""
STAGES = 20
"""A game is looked at in so many stages of equal length, and at its end."""
MOST_CHOICES = 64
"""Decisions with so many choices or more are counted together."""

(
    DECISIONS,
    TURNS,
    FORCED,
    CHOICES,
    BITS,
    FIRST,
    CUT_OFF,
    LEAD_CHANGES,
    BEHIND,
    DECIDED,
    LONGEST_FORCED,
    ENDING,
) = range(12)
"""Columns of a game: decisions; turns (the next seat decides); decisions with one choice; choices offered in all; the
logarithm of them, in thousandths of a bit, summed up; the seat that decided first; whether it was cut off; how often
somebody else took the lead; the most points that the winner was ever behind; when the winner took the lead for good, in
thousandths of the game; the longest run of decisions with one choice; why it ended."""
SCORES = 12
RANKS = SCORES + MAX_SEATS
LINES = RANKS + MAX_SEATS
"""From here on: the points of each seat by source."""


class Tally(NamedTuple):
    """What many games add up to."""

    choices: Counts
    """Decisions by number of choices."""
    offered: Counts
    """For every action: in how many decisions it could be chosen,"""
    chosen: Counts
    """how often it was,"""
    games: Counts
    """in how many games a seat chose it (each seat by itself),"""
    wins: npt.NDArray[np.float64]
    """and how many of these the seat won, in parts."""
    events: Counts
    """For every kind of event: how often it happened."""
    shown: Counts
    """For every argument of every kind: how often with each value."""
    leads: Counts
    """By stage: games with one leader,"""
    kept: npt.NDArray[np.float64]
    """and how many of them that seat won, in parts."""
    breadth: Counts
    """By stage: decisions,"""
    breadth_sum: Counts
    """and the choices in them."""


class Shape(NamedTuple):
    """How large the notes about a game are."""

    actions: int
    kinds: int
    shown: int
    lines: int

    @property
    def width(self) -> int:
        """The columns of a game."""
        return LINES + MAX_SEATS * self.lines


def shape_of(game: Game[Any]) -> Shape:
    """The sizes for one game."""
    shown = sum(len(argument.of) for kind in game.events.kinds for argument in kind.arguments)
    return Shape(len(game.actions), len(game.events.kinds), max(1, shown), max(1, len(game.score_texts.reasons)))


def new_tally(game: Game[Any]) -> Tally:
    """Nothing yet."""
    shape = shape_of(game)
    return Tally(
        choices=np.zeros(MOST_CHOICES + 1, dtype=np.int64),
        offered=np.zeros(shape.actions, dtype=np.int64),
        chosen=np.zeros(shape.actions, dtype=np.int64),
        games=np.zeros(shape.actions, dtype=np.int64),
        wins=np.zeros(shape.actions),
        events=np.zeros(shape.kinds, dtype=np.int64),
        shown=np.zeros(shape.shown, dtype=np.int64),
        leads=np.zeros(STAGES + 1, dtype=np.int64),
        kept=np.zeros(STAGES + 1),
        breadth=np.zeros(STAGES, dtype=np.int64),
        breadth_sum=np.zeros(STAGES, dtype=np.int64),
    )


def add(one: Tally, other: Tally) -> Tally:
    """Two tallies as one."""
    sums: list[Any] = [mine + theirs for mine, theirs in zip(one, other, strict=True)]
    return Tally(*sums)


def places_of_values(game: Game[Any]) -> npt.NDArray[np.int64]:
    """[kind][argument]: where its values are counted in `Tally.shown`, less its first value; -1: there is none."""
    places = np.full((len(game.events.kinds), WIDTH), -1, dtype=np.int64)
    used = 0
    for number, kind in enumerate(game.events.kinds):
        for at, argument in enumerate(kind.arguments):
            places[number][at] = used - argument.of.first
            used += len(argument.of)
    return places


def has_values(game: Game[Any]) -> npt.NDArray[np.int64]:
    """For every kind of event, how many arguments it has."""
    return np.array([len(kind.arguments) for kind in game.events.kinds], dtype=np.int64)


def sources_of_points(game: Game[Any]) -> npt.NDArray[np.int64]:
    """For every number that `score_lines` may write, the source it belongs to."""
    table = game.score_texts
    found = np.zeros(max(1, len(table)), dtype=np.int64)
    bases = [table.number(reason.text, reason.rule) for reason in table.reasons]
    for source, base in enumerate(bases):
        found[base:] = source
    return found
