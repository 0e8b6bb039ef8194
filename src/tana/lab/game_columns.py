"""What is measured while games are played: columns for each game, and a tally of many games.

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
"""Players in compiled code, by number. *knowing* is a digger that sees every secret; *forgetful* is one that infers
nothing from earlier actions of the others. Both are yardsticks, not opponents."""

MOST_DECISIONS = 20_000
"""A longer game is cut off, and counted as one that does not end."""
STAGES = 20
"""A game is divided into this many stages of equal length."""
MOST_CHOICES = 64
"""Decisions with at least this many choices are counted together."""

(DECISIONS, TURNS, FORCED, CHOICES, BITS, FIRST, CUT_OFF, LEAD_CHANGES, BEHIND, DECIDED, LONGEST_FORCED, ENDING) = (
    range(12)
)
"""Columns of a game: decisions; turns (the next seat decides); decisions with one choice; total number of choices; sum
of their logarithms, in thousandths of a bit; the seat that decided first; whether it was cut off; how often the lead
changed; the largest deficit in points of the winner; when the winner took the lead for good, in thousandths of the
game; the longest run of decisions with one choice; why it ended."""
SCORES = 12
RANKS = SCORES + MAX_SEATS
LINES = RANKS + MAX_SEATS
"""The first of the columns with each seat's points by source."""


class Tally(NamedTuple):
    """Sums over many games."""

    choices: Counts
    """Decisions by number of choices."""
    offered: Counts
    """For each action: decisions in which it could be chosen."""
    chosen: Counts
    """For each action: decisions in which it was chosen."""
    games: Counts
    """For each action: games in which a seat chose it, counted for each seat."""
    wins: Values
    """For each action: how many of these games the seat won; a shared win counts in parts."""
    events: Counts
    """For each kind of event: how often it happened."""
    shown: Counts
    """For each argument of each kind: how often it had each value."""
    leads: Counts
    """For each stage: games with one leader."""
    kept: Values
    """For each stage: how many of these games the leader won; a shared win counts in parts."""
    breadth: Counts
    """For each stage: decisions."""
    breadth_sum: Counts
    """For each stage: choices in these decisions."""


class Played(NamedTuple):
    """Measurements of some games: columns for each, their tally, and the actions of the first (padded with -1)."""

    rows: Rows
    tally: Tally
    record: Counts

    @property
    def first_game(self) -> tuple[int, ...]:
        """The actions of the first game."""
        return tuple(int(action) for action in self.record[: self.rows[0, DECISIONS]]) if len(self.rows) else ()


class Series(NamedTuple):
    """Games `first`, `first + 1`, … on the luck of a seed; each seat has a kind of player and a number of samples."""

    seats: int
    options: Ints
    seed: int
    first: int
    whims: int
    """Changes the players' random choices on the same luck."""
    kinds: Ints
    samples: Ints


class Layout(NamedTuple):
    """Where the events and points of a game are counted."""

    values: Grid
    """[kind][argument]: the offset of its values in `Tally.shown`, minus its first value; -1: not counted."""
    arguments: Ints
    """For each kind of event: its number of arguments."""
    sources: Ints
    """For each number that `score_lines` may write: the source it belongs to."""


class Memory(NamedTuple):
    """The buffers of compiled games."""

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
    """The points after each decision of the game, by seat."""
    breadth: Counts
    """The number of choices in each decision of the game."""
    used: Grid
    """[seat][action]: how often the seat chose it in the game."""
    lines: Grid


class Shape(NamedTuple):
    """The sizes of a game's measurements."""

    actions: int
    kinds: int
    shown: int
    lines: int

    @property
    def width(self) -> int:
        """The number of columns of a game."""
        return LINES + MAX_SEATS * self.lines


def shape_of(game: AnyGame) -> Shape:
    """The sizes for a game."""
    shown = sum(len(argument.of) for kind in game.events.kinds for argument in kind.arguments)
    return Shape(len(game.actions), len(game.events.kinds), max(1, shown), max(1, len(game.score_texts.reasons)))


def new_tally(game: AnyGame) -> Tally:
    """An empty tally."""
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
    """Empty measurements for `count` games."""
    rows = np.zeros((count, shape_of(game).width), dtype=np.int32)
    return Played(rows, new_tally(game), np.full(MOST_DECISIONS, -1, dtype=np.int64))


def add(one: Tally, other: Tally) -> Tally:
    """The sum of two tallies."""
    return Tally._make(mine + theirs for mine, theirs in zip(one, other, strict=True))


def layout_of(game: AnyGame) -> Layout:
    """The layout for a game."""
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
