"""Rounds with two tiles to turn, solved: there a round has two swaps and two steps, and no step can be idle.

Regret matching (CFR+) on the whole game. The flock is symmetric, so hiding places and starting cells of one kind are
equally likely, and only one starting cell of each kind needs to be looked at. What is returned is not what the
iteration converges to but what best responses to both sides' averages achieve: the true value lies between the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from research.uly.board_geometry import Flock, flock


@dataclass(frozen=True)
class Bounds:
    """How often the wolf gets away if both play as well as can be."""

    lower: float
    """What the wolf's average strategy gets against the best dog."""
    upper: float
    """What the best wolf gets against the dog's average strategy."""


def matched(regrets: Any, open_: Any, axis: int) -> Any:
    """Each choice as likely as it is regretted; all alike without regrets."""
    total = regrets.sum(axis=axis, keepdims=True)
    evenly = open_ / np.maximum(1, open_.sum(axis=axis, keepdims=True))
    return np.where(total > 0, regrets / np.where(total > 0, total, 1.0), evenly)


class TwoTiles:
    """The game as arrays: for the first turns [dog, cell, edge], for the second [way here, cell, edge].

    A way here is a starting cell, a first swap and a first step. Cells are the wolf's, or those the dog may step on.
    """

    def __init__(self, board: Flock) -> None:
        edges = len(board.edges)
        self.kind, self.sizes = board.kind, np.bincount(board.kind)
        self.dogs = np.array([list(board.kind).index(kind) for kind in range(board.kinds)])
        self.edge = np.arange(edges)
        self.moved = np.tile(np.arange(board.cells)[:, None], edges)
        """[cell, edge] where a tile is after a swap, or was before it."""
        for edge, (a, b) in enumerate(board.edges):
            self.moved[a, edge], self.moved[b, edge] = b, a
        ways = [
            (d, e, a)
            for d, dog in enumerate(self.dogs)
            for e in np.flatnonzero(board.open[dog])
            for a in np.flatnonzero(board.reach[dog])
        ]
        self.d, self.e, self.a = (np.array(column) for column in zip(*ways, strict=True))
        ones = np.ones((1, 1, edges))
        self.swaps1 = board.open[self.dogs][:, None, :] * np.ones((1, board.cells, 1))
        self.swaps2 = board.open[self.a][:, None, :] * np.ones((1, board.cells, 1))
        self.steps1 = board.reach[self.dogs][:, :, None] * ones
        self.steps2 = board.reach[self.a][:, :, None] * ones
        self.missed = np.ones((len(ways), board.cells))
        self.missed[np.arange(len(ways)), self.a] = 0.0
        self.opens = (self.swaps1, self.swaps2, self.steps1, self.steps2, np.ones(board.kinds), np.ones(board.kinds))
        self.axes = (2, 2, 1, 1, 0, 0)

    def solve(self, iterations: int) -> Bounds:
        """Iterate, and bound the value by best responses to the averages."""
        regrets = [np.zeros_like(open_) for open_ in self.opens]
        sums = [np.zeros_like(open_) for open_ in self.opens]
        for t in range(1, iterations + 1):
            self._regret_dog(self._plan(regrets), regrets)
            self._regret_wolf(self._plan(regrets), regrets)
            self._add(sums, self._plan(regrets), float(t * t))
        plan = self._plan(sums)
        return Bounds(1.0 - self._best_dog(plan), self._best_wolf(plan))

    def _plan(self, regrets: list[Any]) -> list[Any]:
        """Strategies: the wolf's two swaps, the dog's two steps, hiding, starting."""
        return [matched(*given) for given in zip(regrets, self.opens, self.axes, strict=True)]

    def _swapped(self, values: Any) -> Any:
        """The same with every tile where the swap takes it."""
        return values[:, self.moved, self.edge]

    def _wolves(self, plan: list[Any]) -> tuple[Any, Any]:
        """How likely the wolf is on each cell after each first swap, and after each second one if it was missed."""
        wolf1, wolf2, _, _, hide, _ = plan
        first = self._swapped((hide / self.sizes)[self.kind][None, :, None] * wolf1)
        left = first[self.d, :, self.e] * self.missed
        return first, self._swapped(left[:, :, None] * wolf2)

    def _on_the_way(self, values: Any) -> Any:
        """Values of ways, as an array of first steps."""
        found = np.zeros_like(self.steps1)
        found[self.d, self.a, self.e] = values
        return found

    def _regret_dog(self, plan: list[Any], regrets: list[Any]) -> None:
        first, second = self._wolves(plan)
        _, _, dog1, dog2, _, start = plan
        value2 = (second * dog2).sum(1)
        worth1 = (first + self._on_the_way(value2.sum(1))) * self.steps1
        value1 = (worth1 * dog1).sum(1)
        worth = value1.sum(1)
        self._update(regrets, 3, (second - value2[:, None, :]) * self.steps2)
        self._update(regrets, 2, (worth1 - value1[:, None, :]) * self.steps1)
        self._update(regrets, 5, worth - worth @ start)

    def _landing(self, plan: list[Any], value2: Any) -> Any:
        """[dog, wolf, edge] the chance to get away with each first swap, given that of each cell on each way."""
        reach = plan[5][self.d] * plan[2][self.d, self.a, self.e]
        landed = np.zeros_like(self.swaps1)
        np.add.at(landed.transpose(0, 2, 1), (self.d, self.e), reach[:, None] * self.missed * value2)
        return self._swapped(landed) * self.swaps1

    def _regret_wolf(self, plan: list[Any], regrets: list[Any]) -> None:
        wolf1, wolf2, dog1, dog2, hide, start = plan
        worth2 = 1.0 - self._swapped(dog2)
        value2 = (worth2 * wolf2).sum(2)
        worth1 = self._landing(plan, value2)
        value1 = (worth1 * wolf1).sum(2)
        worth = np.bincount(self.kind, weights=value1.sum(0)) / self.sizes
        reach = (start[self.d] * dog1[self.d, self.a, self.e])[:, None] * self.missed
        self._update(regrets, 1, reach[:, :, None] * (worth2 - value2[:, :, None]) * self.swaps2)
        self._update(regrets, 0, (worth1 - value1[:, :, None]) * self.swaps1)
        self._update(regrets, 4, worth - worth @ hide)

    def _update(self, regrets: list[Any], which: int, more: Any) -> None:
        np.maximum(regrets[which] + more, 0.0, out=regrets[which])

    def _add(self, sums: list[Any], plan: list[Any], weight: float) -> None:
        """A strategy counts in an average as much as its own choices lead to it."""
        wolf1, wolf2, dog1, dog2, hide, start = plan
        taken = (hide / self.sizes)[self.kind][None, :, None] * wolf1
        here = self._swapped(taken)[self.d, :, self.e]
        placed = start[:, None, None] * dog1
        stepped = placed[self.d, self.a, self.e][:, None, None]
        for total, part in zip(
            sums, (taken, here[:, :, None] * wolf2, placed, stepped * dog2, hide, start), strict=True
        ):
            total += weight * part

    def _best_dog(self, plan: list[Any]) -> float:
        """How often the best dog finds this wolf."""
        first, second = self._wolves(plan)
        then = (second * self.steps2).max(1).sum(1)
        return float(((first + self._on_the_way(then)) * self.steps1).max(1).sum(1).max())

    def _best_wolf(self, plan: list[Any]) -> float:
        """How often the best wolf gets away from this dog."""
        then = ((1.0 - self._swapped(plan[3])) * self.swaps2).max(2)
        away = self._landing(plan, then).max(2).sum(0)
        return float((np.bincount(self.kind, weights=away) / self.sizes).max())


def solve_two_tiles(width: int, iterations: int) -> Bounds:
    """The value of a round on a board of that width with two tiles to turn."""
    return TwoTiles(flock(width, 2)).solve(iterations)
