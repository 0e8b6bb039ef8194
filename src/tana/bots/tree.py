"""A search tree of fox: it grows by compiled search, and its subtree for the next position is reused."""

from __future__ import annotations

from tana.bots.api import Glimpse, state_of
from tana.bots.search_types import Question, Records, Style
from tana.bots.workspace import SearchContext

NODES = 1 << 18
OWN_LUCK = 0x9E3779B1
"""Separates the random numbers of trees that grow in parallel."""


class Tree:
    """A tree and the context it grows in; `number` tells apart trees that grow in parallel."""

    def __init__(self, game: str, number: int, by_network: bool = False, trees: int = 1) -> None:
        self.context = SearchContext(game, by_network, max(2, trees))
        self._search, self._thinking = self.context.search, self.context.thinking
        self._number = number
        self._nodes: Records = self._search.new_tree(NODES)
        self._spare: Records = self._search.new_tree(NODES)
        self._used = 0
        self._done = 0
        self._past: Glimpse | None = None

    @property
    def nodes(self) -> Records:
        """The nodes in use, the root first."""
        return self._nodes[: self._used]

    def start(self, glimpse: Glimpse, chosen: int | None, asked: Question, seeded: bool) -> None:
        """Start from the subtree of the last tree for this position, if there is one, else anew.

        `chosen` is the action played in the last position, if known. The context has the glimpsed world.
        """
        node = self._find(glimpse, chosen)
        self._past, self._done = glimpse, 0
        if node == self._search.NONE:
            work, rows = self.context.workspace, self.context.found.rows
            self._used = self._thinking.start_tree(self._nodes, work, asked, seeded, rows)
        else:
            self._used = self._search.reuse(self._nodes, node, self._spare)
            self._nodes, self._spare = self._spare, self._nodes

    def forget(self) -> None:
        """Start anew next time, whatever the position."""
        self._past = None

    def _find(self, glimpse: Glimpse, chosen: int | None) -> int:
        """The node of the last tree for what the seat knows now, or NONE."""
        if self._past is None or self._past.seat != glimpse.seat:
            return int(self._search.NONE)
        found, made = self.context.found, self._search.NONE if chosen is None else chosen
        found.worlds[0] = state_of(self.context.game, self._past.world)
        return int(self._thinking.find_position(self._nodes, self.context.workspace, found, glimpse.seat, made))

    def grow_to(self, iterations: int, asked: Question, style: Style) -> None:
        """Search until the tree has that many iterations since its start. Trees may grow in parallel threads."""
        own = asked._replace(key=(asked.key ^ self._number * OWN_LUCK) & 0xFFFFFFFF)
        grow, work = self._search.search, self.context.workspace
        self._used = grow(self._nodes, self._used, work, own, style, self._done, iterations - self._done)
        self._done = iterations
