"""One tree of fox: it grows by compiled search, and what of it leads to the next position is kept."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from tana.bots.api import Estimate, Glimpse, state_of
from tana.bots.brain import Bench
from tana.bots.room import Question, Style
from tana.core.chance import rng_from, used
from tana.core.game import Game
from tana.core.record import to_bytes
from tana.engine.ready import full_speed

NODES = 1 << 18
PRIOR_VISITS = 16
"""How many visits the first impression of an action counts for."""
REUSE_DEPTH, REUSE_WIDTH, REUSE_VISITS = 2, 32, 8
"""How far, how widely and among which nodes the last tree is searched for the present position."""
OWN_LUCK = 0x9E3779B1
"""Keeps the luck of trees that grow side by side apart."""


class Tree:
    """A tree, and room to let it grow. The `number`-th of those that grow side by side has luck of its own."""

    def __init__(self, game: str, number: int, by_network: bool = False) -> None:
        self.bench = Bench(game, by_network)
        self._brain = self.bench.brain
        self._number = number
        self._nodes = self._brain.new_tree(NODES)
        self._spare = self._brain.new_tree(NODES)
        self._used = 0
        self._done = 0
        self._past: Glimpse | None = None

    @property
    def nodes(self) -> Any:
        """The nodes in use, the root first."""
        return self._nodes[: self._used]

    def children(self, node: int = 0) -> Iterator[int]:
        """The numbers of the nodes below a node."""
        child = int(self._nodes[node].child)
        while child != self._brain.NONE:
            yield child
            child = int(self._nodes[child].sibling)

    # --- growing ---------------------------------------------------------------------------------------------

    def plant(self, glimpse: Glimpse, chosen: int | None) -> bool:
        """Start with the part of the last tree that leads here, if one does, else anew; whether it is new.

        `chosen`: what was played in the last position, if that is known.
        """
        node = self._find(glimpse, chosen)
        self._past, self._done = glimpse, 0
        if node is None:
            self._used = self._brain.new_node(self._nodes, 0, self._brain.NONE) + 1
        else:
            self._used = self._brain.graft(self._nodes, node, self._spare)
            self._nodes, self._spare = self._spare, self._nodes
        return node is None

    def sow(self, seat: int, impressions: Sequence[tuple[Estimate, float]]) -> None:
        """Begin with the first impression of each action, as if it had been visited a few times."""
        for estimate, payoff in impressions:
            child = self._nodes[self._brain.add_child(self._nodes, 0, self._used, estimate.action)]
            self._used += 1
            child.visits = PRIOR_VISITS
            child.available = PRIOR_VISITS
            child.value[seat] = payoff
            child.wins[seat] = estimate.chance
            child.points = estimate.score

    def grow_to(self, iterations: int, asked: Question, style: Style) -> None:
        """Search on, up to so many iterations since it was planted. Trees may grow at the same time, each in a thread
        of its own."""
        own = asked._replace(key=(asked.key ^ self._number * OWN_LUCK) & 0xFFFFFFFF)
        search, room = self._brain.search, self.bench.room
        self._used = search(self._nodes, self._used, room, own, style, self._done, iterations - self._done)
        self._done = iterations

    # --- keeping what was thought ----------------------------------------------------------------------------

    def _find(self, glimpse: Glimpse, chosen: int | None) -> int | None:
        """The node of the last tree for what the seat knows now, reached from then by actions without chance."""
        if self._past is None or self._past.seat != glimpse.seat:
            return None
        with full_speed(glimpse.game, "bots"):
            return self._search_past(glimpse, self._past, chosen)

    def _search_past(self, glimpse: Glimpse, past: Glimpse, chosen: int | None) -> int | None:
        wanted = _knowledge(glimpse.rulebook, glimpse.state, glimpse.seat)
        found = [(0, past.world)]
        for depth in range(REUSE_DEPTH):
            made = chosen if depth == 0 else None
            found = list(itertools.islice(self._follow(found, made), REUSE_WIDTH))
            for node, world in found:
                if _knowledge(glimpse.rulebook, state_of(glimpse.rulebook, world), glimpse.seat) == wanted:
                    return node
        return None

    def _follow(self, found: list[tuple[int, bytes]], made: int | None) -> Iterator[tuple[int, bytes]]:
        """The nodes one action further on (that one, if known), often visited ones only, with a world for each."""
        rules = self.bench.game.rules
        for node, world in found:
            for child in sorted(self.children(node), key=lambda child: -int(self._nodes[child].visits)):
                state, luck = state_of(self.bench.game, world), rng_from(bytes(8))
                if int(self._nodes[child].visits) < REUSE_VISITS or rules.actor(state) < 0:
                    break
                action = int(self._nodes[child].action)
                if action != (action if made is None else made) or action not in self.bench.game.legal(state):
                    continue
                rules.apply(state, action, luck, None)
                seen = self._brain.sight(state)
                below = child if seen == self._brain.NONE else self._brain.find_child(self._nodes, child, seen)
                if not used(luck) and below != self._brain.NONE:
                    yield int(below), to_bytes(state)


def _knowledge(game: Game[Any], state: Any, seat: int) -> bytes:
    """What a seat knows of a state: `determinize` makes the same of all states it cannot tell apart."""
    return to_bytes(game.determinize(state, seat, rng_from(bytes(8))))
