"""What a seat may think, exactly: every history that would have looked the same to it, by its probability.

A history is told again from the possible first positions. At every action of somebody else each of their choices is
tried, with the chance that there was; those that show and tell the seat the same as what happened remain, each as
likely as uniform play makes it. So this knows nothing of the game and nothing of `determinize`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from tana.core.events import Log
from tana.core.game import NOBODY
from tests.contract.calibration import upper_tail
from tests.contract.logs import ALIKE, compare_logs
from tests.contract.tables import Table
from tests.contract.worlds import Array, Broken, Kernels, differ, memory_of

MOST = 40_000
"""Histories that are followed at a time."""
LEAST = 1e-6
SETUPS = 200_000
"""First positions, or worlds of one, that are drawn to find all that look the same."""
OFTEN = 20
"""All of them have been found when each was drawn so often."""


class TooMany(Exception):
    """There are more histories than can be followed."""


@dataclass
class History:
    """A game up to some position: its first state, and every action with its key."""

    first: Array
    state: Array
    moves: list[tuple[int, Array]] = field(default_factory=list)


class Posterior:
    """Histories at a table, seen from a seat."""

    def __init__(self, table: Table, seat: int, seed: int, weighs_choices: bool = True) -> None:
        self.table = table
        self.weighs_choices = weighs_choices
        """Whether a history in which others had more to choose from is less likely."""
        self.seat = seat
        self.kernels = Kernels(table.game)
        self.random = np.random.default_rng(seed)

    def keys(self, count: int) -> Array:
        return self.random.integers(0, 1 << 32, (count, 2), dtype=np.int64)

    def set_up(self, count: int) -> Array:
        """First positions."""
        states: Array = self.table.game.rules.State.array(count)
        options = self.table.game.encode(self.table.settings)
        self.kernels.set_up(states, np.ones(count, np.bool_), self.table.seats, options, self.keys(count))
        return states

    def look(self, states: Array) -> Array:
        return self.kernels.look(states, np.full(len(states), self.seat))

    def worlds(self, state: Array, count: int) -> Array:
        """Worlds that the seat thinks possible."""
        worlds: Array = np.repeat(state, count)
        self.kernels.determinize(worlds, np.full(count, self.seat), self.keys(count))
        return worlds

    def draw(self, state: Array, count: int) -> Array:
        """The memory of such worlds."""
        return memory_of(self.worlds(state, count))

    def varies(self, state: Array) -> bool:
        return len(np.unique(self.draw(state, 64), axis=0)) > 1

    def play_until_unsure(self, first: Array, more: int, limit: int) -> History | None:
        """A random game up to a position in which the seat has been unsure for `more` actions; None without one."""
        history = History(first, first.copy())
        unsure = 0
        for _ in range(limit):
            on = self.kernels.actors(history.state) != NOBODY
            if not on[0]:
                return None
            rows, counts = self.kernels.legal(history.state, on)
            action = int(rows[0, int(self.random.integers(counts[0]))])
            key = self.keys(1)
            self.kernels.apply(history.state, on, np.array([action]), key, Log.array(1))
            history.moves.append((action, key))
            unsure = unsure + 1 if self.varies(history.state) else 0
            if unsure > more:
                return history
        return None

    def first_positions(self, first: Array) -> tuple[Array, Array]:
        """All first positions that look the same to the seat, and their probabilities.

        They are found by setting up many games. Where hands are dealt hardly any of these look the same: then they are
        the worlds that are drawn for the first position, among which those few have to be.
        """
        if not self.varies(first):
            return first, np.ones(1)
        others = self.set_up(SETUPS)
        same = ~differ(self.look(others), np.repeat(self.look(first), len(others), axis=0))
        found, counts = merged(np.concatenate([first, others[same]]), np.ones(1 + int(same.sum())))
        if counts.min() < OFTEN:
            dealt = memory_of(found)
            found, counts = merged(self.worlds(first, SETUPS), np.ones(SETUPS))
            if counts.min() < OFTEN:
                raise TooMany
            if not {row.tobytes() for row in dealt} <= {row.tobytes() for row in memory_of(found)}:
                raise Broken("determinize", f"a deal that is never thought possible ({self.table})", "posterior")
        return found, likelihoods(counts)

    def enumerate(self, roots: Array, likely: Array, history: History) -> tuple[Array, Array]:
        """The memory of all states that may be, and their probabilities."""
        state = history.first.copy()
        states, weights = roots, likely
        for action, key in history.moves:
            states, weights = self._expand(state, states, weights, action, key)
        assert (memory_of(state) == memory_of(history.state)).all()
        return memory_of(states), weights / weights.sum()

    def _expand(self, state: Array, states: Array, weights: Array, action: int, key: Array) -> tuple[Array, Array]:
        """One action of the history: all that others could have done instead, as far as it looks the same."""
        own = int(self.kernels.actors(state)[0]) == self.seat
        rows, counts = self.kernels.legal(states, np.ones(len(states), np.bool_))
        there = np.arange(rows.shape[1]) < counts[:, None]
        at, column = np.nonzero(there & (rows == action) if own else there)
        if len(at) > MOST:
            raise TooMany
        true_log, logs = Log.array(1), Log.array(len(at))
        self.kernels.apply(state, np.ones(1, np.bool_), np.array([action]), key, true_log)
        after = states[at]
        on = np.ones(len(at), np.bool_)
        self.kernels.apply(after, on, rows[at, column].astype(np.int64), np.repeat(key, len(at), axis=0), logs)
        kinds, news = np.zeros((2, len(at)), np.int64)
        reveals = np.zeros(len(self.table.game.events.kinds), np.int8)
        compare_logs(np.repeat(true_log, len(at)), logs, self.seat, reveals, kinds, news)
        same = (kinds == ALIKE) & ~differ(self.look(after), np.repeat(self.look(state), len(at), axis=0))
        chosen = weights / counts if self.weighs_choices else weights
        return merged(after[same], chosen[at][same])

    def check(self, state: Array, memory: Array, weights: Array, draws: int) -> int:
        """Hold `determinize` against the exact probabilities; returns how many worlds there are."""
        known = {row.tobytes(): i for i, row in enumerate(memory)}
        counts = np.zeros(len(memory))
        for row in self.draw(state, draws):
            if row.tobytes() not in known:
                raise Broken(
                    "determinize", f"a world that cannot be, for seat {self.seat + 1} ({self.table})", "posterior"
                )
            counts[known[row.tobytes()]] += 1
        chi_square = distance(counts, weights * draws)
        if len(memory) > 1 and upper_tail(chi_square, len(memory) - 1) < LEAST:
            how = f"{len(memory)} worlds are not as likely as they should be: chi-square {chi_square:.0f}"
            raise Broken("determinize", f"{how} ({self.table})", "posterior")
        return len(memory)


def distance(counts: Array, expected: Array) -> float:
    """Chi-square."""
    return float(((counts - expected) ** 2 / expected).sum())


def likelihoods(counts: Array) -> Array:
    """The probabilities behind some frequencies: all equal, unless the frequencies say clearly that they are not."""
    even = np.full(len(counts), counts.mean())
    alike = len(counts) == 1 or upper_tail(distance(counts, even), len(counts) - 1) > LEAST
    return (even if alike else counts) / counts.sum()


def merged(states: Array, weights: Array) -> tuple[Array, Array]:
    """Equal states become one."""
    rows = np.ascontiguousarray(memory_of(states))
    whole = rows.view(np.dtype((np.void, rows.shape[1]))).ravel()  # compared at once, not byte by byte
    _, first, which = np.unique(whole, return_index=True, return_inverse=True)
    return states[first], np.bincount(which.ravel(), weights)
