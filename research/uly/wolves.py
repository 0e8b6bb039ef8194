"""Simple wolves as tables: how likely each swap is, given where the dog and the wolf are.

noise        any swap
never        any swap but of its own tile
flee-P       beside the dog it carries itself out of reach in P percent of its turns, if it can; else any swap
slink-P      the same, but otherwise it leaves its own tile alone
restless     its own tile in half of its turns
"""

from __future__ import annotations

from typing import Any

import numpy as np

from research.uly.board_geometry import Flock

TRAINING = (
    *("noise", "never", "never", "flee-100", "flee-50", "flee-30", "flee-30"),
    *("slink-100", "slink-40", "restless"),
)
"""Wolves that dogs meet in training; those hardest to distinguish from noise come more often."""
SUSPECTED = ("flee-90", "flee-30", "slink-60", "never-mostly", "restless")
"""Wolves by which dogs weigh tiles: their likelihoods of the swaps so far are inputs of the nets."""


def style(name: str) -> tuple[float, float, float]:
    """How often a wolf flees from beside the dog, how often it otherwise takes its own tile, and how often of the rest
    it leaves that alone on purpose."""
    kind, _, number = name.partition("-")
    if kind == "flee":
        return int(number) / 100, 0.0, 0.0
    if kind == "slink":
        return int(number) / 100, 0.0, 0.98
    return {
        "noise": (0.0, 0.0, 0.0),
        "never": (0.0, 0.0, 1.0),
        "never-mostly": (0.0, 0.0, 0.95),
        "restless": (0.0, 0.5, 1.0),
    }[name]


def swap_table(board: Flock, name: str) -> Any:
    """[dog, wolf, edge] the chance of each swap."""
    flees, selfish, careful = style(name)
    table = np.zeros((board.cells, board.cells, len(board.edges)))
    for dog in range(board.cells):
        for wolf in range(board.cells):
            own = board.open[dog] & (board.edges == wolf).any(axis=1)
            landing = np.clip(board.edges.sum(axis=1) - wolf, 0, board.cells - 1)
            away = own & ~board.reach[dog][landing] & board.reach[dog][wolf]
            usual = careful * _evenly(board.open[dog] & ~own) + (1 - careful) * _evenly(board.open[dog])
            usual = selfish * _evenly(own if own.any() else board.open[dog]) + (1 - selfish) * usual
            table[dog, wolf] = flees * _evenly(away) + (1 - flees) * usual if away.any() else usual
    return table


def _evenly(among: Any) -> Any:
    return among / among.sum()
