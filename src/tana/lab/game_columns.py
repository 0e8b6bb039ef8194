"""What is measured while games are played: columns for each game, and a tally of many.

Everything is a number in an array, written by compiled code (`tana.lab.instrumented_play`), so a tally of any number
of games takes the same memory.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tana.bots.search_types import Evaluator, Records
from tana.core.domain import MAX_SEATS
from tana.core.events import WIDTH
from tana.core.game import AnyGame
from tana.core.record import Grid, Ints

Counts: TypeAlias = npt.NDArray[np.int64]
Values: TypeAlias = npt.NDArray[np.float64]
Rows: TypeAlias = npt.NDArray[np.int32]
Row: TypeAlias = npt.NDArray[np.int32]
"""The columns of one game."""

RANDOM, SPROUT, POLICY_PLAYER, DIGGER, KNOWING, FORGETFUL = range(6)
PLAYERS = ("random", "sprout", "policy", "digger", "knowing", "forgetful")
"""Players in compiled code, by number. *knowing* is a digger that sees every secret, *forgetful* one that infers
nothing from what the others did before; both are yardsticks, not opponents."""

MOST_DECISIONS = 20_000
"""A game that takes longer is cut off, and counted as one that does not end."""
STAGES = 20
"""A game is divided into this many stages of equal length."""
MOST_CHOICES = 64
"""Decisions with this many choices or more are counted together."""

(DECISIONS, TURNS, FORCED, CHOICES, BITS, FIRST, CUT_OFF, LEAD_CHANGES, BEHIND, DECIDED, LONGEST_FORCED, ENDING) = (
    range(12)
)
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
    """For every action: decisions in which it could be chosen."""
    chosen: Counts
    """For every action: decisions in which it was chosen."""
    games: Counts
    """For every action: games in which a seat chose it, counted for each seat."""
    wins: Values
    """For every action: how many of these games the seat won; a shared win counts in parts."""
    events: Counts
    """For every kind of event: how often it happened."""
    shown: Counts
    """For every argument of every kind: how often with each value."""
    leads: Counts
    """By stage: games with one leader."""
    kept: Values
    """By stage: how many of these games the leader won; a shared win counts in parts."""
    breadth: Counts
    """By stage: decisions."""
    breadth_sum: Counts
    """By stage: choices in these decisions."""


class Played(NamedTuple):
    """What was measured of some games: columns for each, their tally, and the actions of the first (then -1)."""

    rows: Rows
    tally: Tally
    record: Counts

    @property
    def first_game(self) -> tuple[int, ...]:
        """The actions of the first game."""
        return tuple(int(action) for action in self.record[: self.rows[0, DECISIONS]]) if len(self.rows) else ()


class Series(NamedTuple):
    """Games `first`, `first + 1`, … on the luck of a seed, with a kind of player and its samples for each seat."""

    seats: int
    options: Ints
    seed: int
    first: int
    whims: int
    """Makes players choose otherwise on the same luck."""
    kinds: Ints
    samples: Ints


class Layout(NamedTuple):
    """Where a game's events and points are counted."""

    values: Grid
    """[kind][argument]: where its values are counted in `Tally.shown`, less its first value; -1: there is none."""
    arguments: Ints
    """For every kind of event: how many arguments it has."""
    sources: Ints
    """For every number that `score_lines` may write: the source it belongs to."""


class Memory(NamedTuple):
    """What compiled games are played in."""

    states: Records
    blank: Records
    chances: Records
    scratch: Records
    evaluator: Evaluator | None
    log: Records
    legal: Ints
    later: Ints
    beliefs: Values
    marks: Ints
    path: Ints
    weights: Values
    points: Grid
    """After each decision of the game, by seat."""
    breadth: Counts
    """The number of choices in each decision of the game."""
    used: Grid
    """[seat][action]: how often it was chosen in the game."""
    lines: Grid


class Shape(NamedTuple):
    """The sizes of what is measured of a game."""

    actions: int
    kinds: int
    shown: int
    lines: int

    @property
    def width(self) -> int:
        """The columns of a game."""
        return LINES + MAX_SEATS * self.lines


def shape_of(game: AnyGame) -> Shape:
    """Return the sizes for a game."""
    shown = sum(len(argument.of) for kind in game.events.kinds for argument in kind.arguments)
    return Shape(len(game.actions), len(game.events.kinds), max(1, shown), max(1, len(game.score_texts.reasons)))


def new_tally(game: AnyGame) -> Tally:
    """Return a tally of no games."""
    shape = shape_of(game)
    return Tally(
        choices=_counts(MOST_CHOICES + 1),
        offered=_counts(shape.actions),
        chosen=_counts(shape.actions),
        games=_counts(shape.actions),
        wins=np.zeros(shape.actions),
        events=_counts(shape.kinds),
        shown=_counts(shape.shown),
        leads=_counts(STAGES + 1),
        kept=np.zeros(STAGES + 1),
        breadth=_counts(STAGES),
        breadth_sum=_counts(STAGES),
    )


def _counts(size: int) -> Counts:
    return np.zeros(size, dtype=np.int64)


def new_played(game: AnyGame, count: int) -> Played:
    """Return arrays for that many games."""
    rows = np.zeros((count, shape_of(game).width), dtype=np.int32)
    return Played(rows, new_tally(game), np.full(MOST_DECISIONS, -1, dtype=np.int64))


def add(one: Tally, other: Tally) -> Tally:
    """Return two tallies as one."""
    return Tally._make(mine + theirs for mine, theirs in zip(one, other, strict=True))


def layout_of(game: AnyGame) -> Layout:
    """Return where a game's events and points are counted."""
    kinds, table = game.events.kinds, game.score_texts
    values = np.full((len(kinds), WIDTH), -1, dtype=np.int64)
    used = 0
    for number, kind in enumerate(kinds):
        for at, argument in enumerate(kind.arguments):
            values[number][at] = used - argument.of.first
            used += len(argument.of)
    sources = np.zeros(max(1, len(table)), dtype=np.int64)
    for source, reason in enumerate(table.reasons):
        sources[table.number(reason.text, reason.rule) :] = source
    return Layout(values, np.array([len(kind.arguments) for kind in kinds], dtype=np.int64), sources)
