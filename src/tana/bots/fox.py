"""The levels that think ahead, and remember what they thought: *fox*, and *owl*, which judges by a network."""

from __future__ import annotations

import itertools
import time
from bisect import bisect_right
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from tana.bots.api import Bot, Choice, Estimate, Glimpse, Progress
from tana.bots.brain import brain, luck_of, part_of
from tana.bots.digger import Digger
from tana.bots.room import Question, Style
from tana.bots.tree import Tree

SECONDS = 1.0
CHUNK = 0.02
"""Seconds of compiled search between looks at the clock."""
PRIOR_SAMPLES = 4
"""Worlds for the first impression of an action."""


@dataclass(frozen=True)
class Budget:
    """How long fox may think: seconds, or a number of iterations (then the same thoughts every time), and on how many
    cores at once: a tree grows on each, and their root counts as one."""

    seconds: float = SECONDS
    iterations: int = 0
    cores: int = 1


class Fox:
    """Thinks ahead: tree search over worlds and luck, with everything its seat knows. Where a game has a network,
    positions can be judged by it instead of being played on."""

    def __init__(
        self,
        game: str,
        budget: Budget,
        style: Style | None = None,
        seed: str = "",
        explain: bool = True,
        by_network: bool = False,
    ) -> None:
        self.trees = [Tree(game, number, by_network) for number in range(budget.cores)]
        self._bench = self.trees[0].bench
        self._brain = self._bench.brain
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
        """The action the search came back to most."""
        if len(glimpse.legal) == 1:
            return Choice(glimpse.legal[0])
        if self._brain.strategy is not None:
            return self._play_mixed(glimpse)
        if self._brain.plays_by_policy(glimpse.state, glimpse.seat, glimpse.seat):
            return Choice(self._bench.follow_policy(glimpse, self._seed))
        estimates = self.think(glimpse)
        self._chosen = estimates[0].action
        return self._bench.choice(glimpse, estimates, self._explain)

    def _play_mixed(self, glimpse: Glimpse) -> Choice:
        """One of the actions by lot, each as likely as the game's strategy says: as visits, in thousandths."""
        chances: dict[int, float] = dict(self._brain.strategy(glimpse.state))
        lot, passed = part_of(luck_of(glimpse, self._seed)), list(itertools.accumulate(chances.values()))
        chosen = list(chances)[min(bisect_right(passed, lot), len(passed) - 1)]
        if not self._explain:
            return Choice(chosen)
        self._bench.recall(glimpse)
        weighed = self._bench.weigh_compiled(glimpse, PRIOR_SAMPLES, self._seed, far_sighted=True)
        estimates = [replace(estimate, visits=round(1000 * chances[estimate.action])) for estimate, _ in weighed]
        estimates.sort(key=lambda estimate: (estimate.action != chosen, -estimate.visits))
        return self._bench.choice(glimpse, estimates, self._explain)

    def think(self, glimpse: Glimpse) -> list[Estimate]:
        """Search within the budget; the legal actions, most visited first."""
        began = time.perf_counter()
        self._plant(glimpse)
        asked = self._bench.question(glimpse, self._seed, far_sighted=True)
        done = 0
        for chunk in self._chunks(began):
            done += chunk
            self._grow(asked, done)
        self._chosen = None
        return self._estimates(glimpse.seat)

    @property
    def chances(self) -> tuple[float, ...]:
        """The chances of all seats in the position thought about last."""
        roots = [tree.nodes[0] for tree in self.trees]
        return tuple(_average(roots, [float(root.wins[seat]) for root in roots]) for seat in range(len(roots[0].wins)))

    # --- trees -----------------------------------------------------------------------------------------------

    def _plant(self, glimpse: Glimpse) -> None:
        self._bench.recall(glimpse)
        new = [tree for tree in self.trees if tree.plant(glimpse, self._chosen)]
        if new and not self._style.uniform and glimpse.rulebook.actor(glimpse.state) == glimpse.seat:
            impressions = self._bench.weigh_compiled(glimpse, PRIOR_SAMPLES, self._seed, far_sighted=True)
            for tree in new:
                tree.sow(glimpse.seat, impressions)
        for tree in self.trees[1:]:
            tree.bench.know_the_same(self._bench)

    def _grow(self, asked: Question, iterations: int) -> None:
        """Let all trees grow at the same time, until they have so many iterations in all."""
        shares = [(iterations + number) // len(self.trees) for number in range(len(self.trees))]
        first, *others = zip(self.trees, reversed(shares), strict=True)
        growing = [self._threads.submit(tree.grow_to, share, asked, self._style) for tree, share in others]
        first[0].grow_to(first[1], asked, self._style)
        for grown in growing:
            grown.result()

    # --- time ------------------------------------------------------------------------------------------------

    def _chunks(self, began: float) -> Iterator[int]:
        """Numbers of iterations that together fill the budget, each for about CHUNK seconds; one at least, since a part
        of the last tree that leads here may have nothing below it yet."""
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

    def _estimates(self, seat: int) -> list[Estimate]:
        """The actions of the roots, each with the averages over all visits in all trees."""
        found: dict[int, list[Any]] = {}
        for tree in self.trees:
            for child in tree.children():
                found.setdefault(int(tree.nodes[child].action), []).append(tree.nodes[child])
        estimates = [_together(action, nodes, seat) for action, nodes in found.items()]
        return sorted(estimates, key=lambda e: (-e.visits, e.action))


def _together(action: int, nodes: list[Any], seat: int) -> Estimate:
    """What some trees say about one action."""
    chance = _average(nodes, [float(node.wins[seat]) for node in nodes])
    points = _average(nodes, [float(node.points) for node in nodes])
    return Estimate(action, chance, points, sum(max(1, int(node.visits)) for node in nodes))


def _average(nodes: list[Any], values: list[float]) -> float:
    """The average over all visits of nodes that have a value each."""
    visits = [max(1, int(node.visits)) for node in nodes]
    return sum(value * (n / sum(visits)) for value, n in zip(values, visits, strict=True))


def style_of(game: str) -> Style:
    """What suits a game."""
    return Style(brain(game).ROLLOUT, brain(game).EXPLORATION)
