"""The flock as tables, for any width: what touches what, and the board as the dog sees it.

The flock looks the same from all sides, so every position is turned and mirrored until the dog stands in one of the
few cells that are different from each other (three on the real board: corner, side, middle).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Flock:
    """A board of `width` by `width` tiles and the number of tiles to turn; arrays are indexed by cells and edges."""

    width: int
    tiles_to_turn: int
    stalling: int
    edges: Any
    """The two cells of each edge."""
    reach: Any
    """[dog, cell] whether the cell touches the dog's."""
    open: Any
    """[dog, edge] whether the edge may be swapped."""
    seen: Any
    """[dog, k] the cell that is the k-th as the dog sees the board."""
    seen_edge: Any
    """[dog, k] the edge that is the k-th as the dog sees the board."""
    kind: Any
    """[cell] which of the cells that differ from each other it is like."""
    turns: Any
    """[symmetry, cell] the cell that takes its place."""

    @property
    def cells(self) -> int:
        return self.width * self.width

    @property
    def kinds(self) -> int:
        return int(self.kind.max()) + 1


def _symmetries(width: int) -> list[list[int]]:
    """Turns and mirror images, each as the cell that every cell is taken from."""
    board = np.arange(width * width).reshape(width, width)
    found = []
    for mirrored in (board, board.T):
        for quarter in range(4):
            found.append([int(cell) for cell in np.rot90(mirrored, quarter).flatten()])
    return found


@cache
def flock(width: int = 4, tiles_to_turn: int = 8, stalling: int = 16) -> Flock:
    """The tables of a board."""
    cells = width * width
    place = [(cell // width, cell % width) for cell in range(cells)]

    def touch(a: int, b: int) -> bool:
        return a != b and max(abs(place[a][0] - place[b][0]), abs(place[a][1] - place[b][1])) == 1

    reach = np.array([[touch(a, b) for b in range(cells)] for a in range(cells)])
    edges = np.array([(a, b) for a in range(cells) for b in range(a + 1, cells) if touch(a, b)])
    number = {tuple(sorted((int(a), int(b)))): i for i, (a, b) in enumerate(edges)}
    turns = _symmetries(width)
    seen = np.zeros((cells, cells), dtype=np.int64)
    seen_edge = np.zeros((cells, len(edges)), dtype=np.int64)
    standing = []
    for dog in range(cells):
        best = min(turns, key=lambda turn: turn.index(dog))
        standing.append(best.index(dog))
        seen[dog] = best
        seen_edge[dog] = [number[min(best[a], best[b]), max(best[a], best[b])] for a, b in edges]
    like = sorted(set(standing))
    return Flock(
        width,
        tiles_to_turn,
        stalling,
        edges,
        reach,
        np.array([[dog not in edge for edge in edges.tolist()] for dog in range(cells)]),
        seen,
        seen_edge,
        np.array([like.index(cell) for cell in standing]),
        np.array(turns),
    )
