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

from tana.learn.uly.flock import Flock

TRAINING = (
    *("noise", "never", "never", "flee-100", "flee-50", "flee-30", "flee-30"),
    *("slink-100", "slink-40", "restless"),
)
"""Wolves that dogs meet in training, those that are hardest to tell from noise more often."""
SUSPECTED = ("flee-90", "flee-30", "slink-60", "never-mostly", "restless")
"""Wolves by which dogs weigh tiles: what they would make of the swaps so far is what the nets are told."""


def swap_table(board: Flock, name: str) -> Any:
    """[dog, wolf, edge] the chance of each swap."""
    cells, edges = board.cells, len(board.edges)
    table = np.zeros((cells, cells, edges))
    for dog in range(cells):
        anything = board.open[dog] / board.open[dog].sum()
        for wolf in range(cells):
            own = board.open[dog] & (board.edges == wolf).any(axis=1)
            others = board.open[dog] & ~own
            table[dog, wolf] = _swaps(board, name, dog, wolf, anything, own, others)
    return table


def _swaps(board: Flock, name: str, dog: int, wolf: int, anything: Any, own: Any, others: Any) -> Any:
    style, _, number = name.partition("-")
    left_alone = others / others.sum() if others.any() else anything
    if style == "noise":
        return anything
    if style == "never":
        return 0.95 * left_alone + 0.05 * anything if number else left_alone
    if style == "restless":
        return 0.5 * (own / own.sum() if own.any() else anything) + 0.5 * left_alone
    usual = anything if style == "flee" else left_alone
    landing = board.edges.sum(axis=1) - wolf
    away = own & ~board.reach[dog][np.clip(landing, 0, board.cells - 1)]
    if not board.reach[dog][wolf] or not away.any():
        return usual if style == "flee" else 0.98 * usual + 0.02 * anything
    part = int(number) / 100
    return part * away / away.sum() + (1.0 - part) * (usual if style == "flee" else 0.98 * usual + 0.02 * anything)
