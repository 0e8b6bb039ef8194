"""The levels that search and reuse their trees: *fox*, and *owl*, which evaluates by a network."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tana.bots.api import Bot, Choice, Estimate, Glimpse, Progress
from tana.bots.digger import Digger
from tana.bots.estimates import merge_rows
from tana.bots.search_types import Floats, Question, Style
from tana.bots.tree import Tree
from tana.bots.workspace import estimates_of, search_of
from tana.compile.rule import compiled
from tana.engine.heuristics import Hooks

if TYPE_CHECKING:
    from tana.bots.search import Node

SECONDS = Hooks.SECONDS
CHUNK = 0.02
"""Seconds of compiled search between checks of the clock."""


@dataclass(frozen=True)
class Budget:
    """The limits of a search: seconds, or a number of iterations (which makes it repeatable), and the cores to use.

    A tree grows on each core, and their roots are merged.
    """

    seconds: float = SECONDS
    iterations: int = 0
    cores: int = 1


class Fox:
    """Tree search over the worlds and the luck that are possible for its seat.

    Where a game ships a network, positions can be evaluated by it instead of by playouts.
    """

    def __init__(
        self,
        game: str,
        budget: Budget,
        style: Style | None = None,
        seed: str = "",
        explain: bool = True,
        by_network: bool = False,
    ) -> None:
        self.trees = [Tree(game, number, by_network, budget.cores) for number in range(budget.cores)]
        self._context = self.trees[0].context
        self._search, self._thinking = self._context.search, self._context.thinking
        self._budget = budget
        self._threads = ThreadPoolExecutor(budget.cores, "fox")
        self._style = style or style_of(game)
        self._seed = seed
        self._explain = explain
        self._chosen: int | None = None
        self._stopped: Callable[[], bool] = lambda: False
        self._progress: Progress = lambda part: None
        self.stand_in: Bot = Digger(game, 1, seed, explain)

    def watch(self, stopped: Callable[[], bool], progress: Progress) -> None:
        """See `Thinker`."""
        self._stopped, self._progress = stopped, progress

    def choose(self, glimpse: Glimpse) -> Choice:
        """The action with the most visits."""
        self._context.put(glimpse, self._seed)
        at_once = int(self._context.entry(self._thinking.answer_at_once)(self._context.workspace, glimpse.seat))
        if at_once != self._search.NONE:
            return Choice(at_once)
        if self._search.strategy is not None:
            return self._play_mixed(glimpse)
        estimates = self.think(glimpse)
        self._chosen = estimates[0].action
        return self._context.choice(glimpse, estimates, self._explain)

    def _play_mixed(self, glimpse: Glimpse) -> Choice:
        """An action drawn from the game's mixed strategy; its probabilities are shown as visits, in thousandths."""
        context, strategy = self._context, self._search.strategy
        context.recall(glimpse)
        context.put(glimpse, self._seed)
        asked, data = context.question(glimpse, self._seed, far_sighted=True), strategy.data()
        mixture, rows = np.zeros(len(context.workspace.legal)), context.found.rows
        count = self._thinking.play_mixed(
            context.workspace, asked, data, strategy.room(data), mixture, self._explain, rows
        )
        return context.choice(glimpse, estimates_of(rows[:count]), self._explain)

    def think(self, glimpse: Glimpse) -> list[Estimate]:
        """Search within the budget and return the legal actions, most visited first."""
        return estimates_of(self._think(glimpse))

    def forget(self) -> None:
        """Think about the next position without the trees of the last one."""
        for tree in self.trees:
            tree.forget()

    def think_rows(self, glimpse: Glimpse, rows: Floats) -> int:
        """Do what `think` does, and write the estimates as rows; return their number."""
        found = self._think(glimpse)
        rows[: len(found)] = found
        return len(found)

    def _think(self, glimpse: Glimpse) -> Floats:
        began = time.perf_counter()
        asked = self._context.question(glimpse, self._seed, far_sighted=True)
        self._start(glimpse, asked)
        done = 0
        for chunk in self._chunks(began):
            done += chunk
            self._grow(asked, done)
        self._chosen = None
        return self._read_roots(glimpse.seat)

    @property
    def chances(self) -> tuple[float, ...]:
        """The chances of all seats in the position searched last."""
        roots = [tree.nodes[0] for tree in self.trees]
        total = sum(_visits(root) for root in roots)
        seats = range(len(roots[0].wins))
        return tuple(sum(float(root.wins[seat]) * (_visits(root) / total) for root in roots) for seat in seats)

    # --- trees -----------------------------------------------------------------------------------------------

    def _start(self, glimpse: Glimpse, asked: Question) -> None:
        self._context.recall(glimpse)
        self._context.put(glimpse, self._seed)
        for tree in self.trees[1:]:
            tree.context.copy_knowledge(self._context)
        for tree in self.trees:
            tree.start(glimpse, self._chosen, asked, not self._style.uniform)

    def _grow(self, asked: Question, iterations: int) -> None:
        """Grow all trees in parallel until they have that many iterations in total."""
        shares = [(iterations + number) // len(self.trees) for number in range(len(self.trees))]
        first, *others = zip(self.trees, reversed(shares), strict=True)
        growing = [self._threads.submit(tree.grow_to, share, asked, self._style) for tree, share in others]
        first[0].grow_to(first[1], asked, self._style)
        for grown in growing:
            grown.result()

    # --- time ------------------------------------------------------------------------------------------------

    def _chunks(self, began: float) -> Iterator[int]:
        """Numbers of iterations that together fill the budget, each for about CHUNK seconds.

        There is at least one, since a reused subtree may have no children yet.
        """
        done, chunk = 0, 32
        while not done or not self._stopped():
            left = self._budget.iterations - done
            if self._budget.iterations:
                if left <= 0:
                    return
                chunk = min(chunk, left)
            elif done and time.perf_counter() - began >= self._budget.seconds:
                return
            before = time.perf_counter()
            yield chunk
            done += chunk
            took = time.perf_counter() - before
            spent = time.perf_counter() - began
            pace = max(1.0, chunk / max(took, 1e-6))
            rest = max(0.0, self._budget.seconds - spent) if not self._budget.iterations else CHUNK
            chunk = max(1, int(pace * min(CHUNK, rest)))
            whole = self._budget.iterations or self._budget.seconds
            self._progress(min(1.0, (done if self._budget.iterations else spent) / whole))

    def _read_roots(self, seat: int) -> Floats:
        """The rows of the roots' actions, merged."""
        rows, count = self._context.found.rows, 0
        for tree in self.trees:
            count = self._thinking.read_root(tree.nodes, seat, rows, count)
        return rows[: compiled(merge_rows)(rows, count)]


def _visits(node: Node) -> int:
    return max(1, int(node.visits))


def seconds_of(game: str) -> float:
    """How long fox and owl think about a move of a game."""
    return float(search_of(game).hooks.SECONDS)


def style_of(game: str) -> Style:
    """The style that suits a game best."""
    return Style(search_of(game).ROLLOUT, search_of(game).EXPLORATION)
