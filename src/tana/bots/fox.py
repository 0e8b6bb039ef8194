"""The level that thinks ahead, and remembers what it thought."""

from __future__ import annotations

import itertools
import time
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tana.bots.api import Bot, Choice, Estimate, Glimpse, Progress, state_of
from tana.bots.brain import Bench, brain, luck_of, part_of
from tana.bots.digger import Digger
from tana.bots.room import Style
from tana.core.chance import rng_from, used
from tana.core.game import Game
from tana.core.record import to_bytes
from tana.engine.ready import full_speed

SECONDS = 1.0
NODES = 1 << 18
CHUNK = 0.02
"""Seconds of compiled search between looks at the clock."""
PRIOR_SAMPLES, PRIOR_VISITS = 4, 16
"""Worlds for the first impression of an action, and how many visits it counts for."""
REUSE_DEPTH, REUSE_WIDTH, REUSE_VISITS = 2, 32, 8
"""How far, how widely and among which nodes the last tree is searched for the present position."""


@dataclass(frozen=True)
class Budget:
    """How long fox may think: seconds, or a number of iterations (then the same thoughts every time)."""

    seconds: float = SECONDS
    iterations: int = 0


class Fox:
    """Thinks ahead: tree search over worlds and luck, with everything its seat knows."""

    def __init__(
        self, game: str, budget: Budget, style: Style | None = None, seed: str = "", explain: bool = True
    ) -> None:
        self._bench = Bench(game)
        self._brain = self._bench.brain
        self._budget = budget
        self._style = style or style_of(game)
        self._seed = seed
        self._explain = explain
        self._tree = self._brain.new_tree(NODES)
        self._spare = self._brain.new_tree(NODES)
        self._past: Glimpse | None = None
        self._chosen: int | None = None
        self._used = 0
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
        self._bench.recall(glimpse)
        self._plant(glimpse)
        asked = self._bench.question(glimpse, self._seed, far_sighted=True)
        done = 0
        for chunk in self._chunks(began):
            self._used = self._brain.search(self._tree, self._used, self._bench.room, asked, self._style, done, chunk)
            done += chunk
        self._past, self._chosen = glimpse, None
        return self._estimates(glimpse.seat)

    @property
    def chances(self) -> tuple[float, ...]:
        """The chances of all seats in the position thought about last."""
        return tuple(float(chance) for chance in self._tree[0].wins)

    # --- keeping what was thought ----------------------------------------------------------------------------

    def _plant(self, glimpse: Glimpse) -> None:
        """Start with the part of the last tree that leads here, if one does; else with an empty one."""
        node = self._find(glimpse)
        if node is None:
            self._used = self._brain.new_node(self._tree, 0, self._brain.NONE) + 1
            if glimpse.rulebook.actor(glimpse.state) == glimpse.seat:
                self._sow(glimpse)
        else:
            self._used = self._brain.graft(self._tree, node, self._spare)
            self._tree, self._spare = self._spare, self._tree

    def _sow(self, glimpse: Glimpse) -> None:
        """Begin with the first impression of each action, as if it had been visited a few times."""
        for estimate, payoff in self._bench.weigh_compiled(glimpse, PRIOR_SAMPLES, self._seed, far_sighted=True):
            child = self._tree[self._brain.add_child(self._tree, 0, self._used, estimate.action)]
            self._used += 1
            child.visits = PRIOR_VISITS
            child.available = PRIOR_VISITS
            child.value[glimpse.seat] = payoff
            child.wins[glimpse.seat] = estimate.chance
            child.points = estimate.score

    def _find(self, glimpse: Glimpse) -> int | None:
        """The node of the last tree for what the seat knows now, reached from then by actions without chance."""
        if self._past is None or self._past.seat != glimpse.seat:
            return None
        with full_speed(glimpse.game, "bots"):
            return self._search_past(glimpse, self._past)

    def _search_past(self, glimpse: Glimpse, past: Glimpse) -> int | None:
        wanted = _knowledge(glimpse.rulebook, glimpse.state, glimpse.seat)
        found = [(0, past.world)]
        for depth in range(REUSE_DEPTH):
            made = self._chosen if depth == 0 else None
            found = list(itertools.islice(self._follow(found, made), REUSE_WIDTH))
            for node, world in found:
                if _knowledge(glimpse.rulebook, state_of(glimpse.rulebook, world), glimpse.seat) == wanted:
                    return node
        return None

    def _follow(self, found: list[tuple[int, bytes]], made: int | None) -> Iterator[tuple[int, bytes]]:
        """The nodes one action further on (that one, if known), often visited ones only, with a world for each."""
        rules = self._bench.game.rules
        for node, world in found:
            for child in sorted(self._children(node), key=lambda child: -int(self._tree[child].visits)):
                state, luck = state_of(self._bench.game, world), rng_from(bytes(8))
                if int(self._tree[child].visits) < REUSE_VISITS or rules.actor(state) < 0:
                    break
                action = int(self._tree[child].action)
                if action != (action if made is None else made) or action not in self._bench.game.legal(state):
                    continue
                rules.apply(state, action, luck, None)
                seen = self._brain.sight(state)
                below = child if seen == self._brain.NONE else self._brain.find_child(self._tree, child, seen)
                if not used(luck) and below != self._brain.NONE:
                    yield int(below), to_bytes(state)

    def _children(self, node: int) -> Iterator[int]:
        child = int(self._tree[node].child)
        while child != self._brain.NONE:
            yield child
            child = int(self._tree[child].sibling)

    # --- time ------------------------------------------------------------------------------------------------

    def _chunks(self, began: float) -> Iterator[int]:
        """Numbers of iterations that together fill the budget, each for about CHUNK seconds."""
        done, chunk = 0, 32
        while not self._stopped():
            left = self._budget.iterations - done
            if self._budget.iterations:
                if left <= 0:
                    return
                chunk = min(chunk, left)
            elif time.perf_counter() - began >= self._budget.seconds:
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
        nodes = [self._tree[child] for child in self._children(0)]
        found = [
            Estimate(int(node.action), float(node.wins[seat]), float(node.points), max(1, int(node.visits)))
            for node in nodes
        ]
        return sorted(found, key=lambda e: (-e.visits, e.action))


def _knowledge(game: Game[Any], state: Any, seat: int) -> bytes:
    """What a seat knows of a state: `determinize` makes the same of all states it cannot tell apart."""
    return to_bytes(game.determinize(state, seat, rng_from(bytes(8))))


def style_of(game: str) -> Style:
    """What suits a game."""
    return Style(brain(game).ROLLOUT, brain(game).EXPLORATION)
