"""Wolves with fixed habits: how likely each swap is, given where the dog and the wolf are and which tiles lie face up.

Simple wolves:

noise        any swap
never        any swap but of its own tile
flee-P       beside the dog it carries itself out of reach in P percent of its turns, if it can; else any swap
slink-P      the same, but otherwise it leaves its own tile alone
restless     its own tile in half of its turns

Decoy wolves swap on purpose to mislead. Five kinds are met in training (`TRAINED_DECOYS`); five more are held out and
use memory or aims that no wolf of the training set has (`HELD_OUT`, played by `research.uly.measure` only).

decoy-P      flees like flee-P, but otherwise carries another face-down tile out of the dog's reach
statue       never moves itself; carries other face-down tiles out of reach, now and then swaps anything else
roamer       flees in 70 percent; otherwise moves its own tile in a third of its turns, decoys in the others

late         any swap until four sheep lie face up, then like decoy-100
scapegoat    flees in half of its turns; otherwise it treats one sheep as flee-100 treats itself
pendulum     flees in 80 percent; otherwise takes back the last swap if that does not move itself, or moves a decoy
herder       flees in 70 percent; otherwise carries face-down tiles out of reach in exchange for face-up ones, or decoys
lurker       beside the dog it stays and carries others out of reach; elsewhere it makes any other swap
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from research.uly.board_geometry import Flock

CATEGORIES = ("away", "roam", "decoy", "sweep", "within", "outside")
"""What a swap does, seen by the wolf: carries its own tile out of reach; moves it otherwise; carries another face-down
tile out of reach; the same with a face-up tile; swaps two other tiles within reach; two out of reach."""
AWAY, ROAM, DECOY, SWEEP, WITHIN, OUTSIDE = range(len(CATEGORIES))


class Habits(NamedTuple):
    """How a wolf swaps; all numbers are shares from 0 to 1."""

    flees: float = 0.0
    """Beside the dog and able to get out of reach, it does so this often."""
    selfish: float = 0.0
    """Of undirected swaps, this many move its own tile."""
    careful: float = 0.0
    """Of the other undirected swaps, this many leave its own tile alone on purpose."""
    directed: float = 0.0
    """Of swaps that do not flee, this many follow the weights below; the others are undirected."""
    away: float = 0.0
    roam: float = 0.0
    decoy: float = 0.0
    sweep: float = 0.0
    within: float = 0.0
    outside: float = 0.0
    """The weight of each category; a category without an open swap is left out."""


FIRST_WEIGHT = Habits._fields.index("away")
TRAINING = (
    *("noise", "never", "flee-100", "flee-50", "flee-30", "slink-100", "slink-40", "restless"),
    *("decoy-100", "decoy-50", "decoy-30", "statue", "roamer"),
)
"""Wolves with fixed habits that dogs meet in training, beside those with habits drawn at random."""
TRAINED_DECOYS = ("decoy-100", "decoy-50", "decoy-30", "statue", "roamer")
HELD_OUT = ("late", "scapegoat", "pendulum", "herder", "lurker")
SUSPECTED = ("flee-90", "flee-30", "slink-60", "never-mostly", "restless", "bluff-90", "bluff-40", "bluff-0")
"""Wolves by which dogs weigh tiles: their likelihoods of the swaps so far are inputs of the nets."""
NAMED = {
    "noise": Habits(),
    "never": Habits(careful=1.0),
    "never-mostly": Habits(careful=0.95),
    "restless": Habits(selfish=0.5, careful=1.0),
    "statue": Habits(careful=1.0, directed=0.8, decoy=1.0),
    "roamer": Habits(flees=0.7, directed=1.0, roam=1.0, decoy=2.0),
    "late": Habits(flees=1.0, directed=1.0, decoy=1.0),
    "scapegoat": Habits(flees=0.5),
    "pendulum": Habits(flees=0.8, directed=1.0, decoy=1.0),
    "herder": Habits(flees=0.7, directed=1.0, decoy=1.0),
    "lurker": Habits(),
}
"""Habits by name; those of `HELD_OUT` are what remains of them without their trick."""


def habits(name: str) -> Habits:
    """The habits of a wolf by name."""
    kind, _, number = name.partition("-")
    if kind == "flee":
        return Habits(flees=int(number) / 100)
    if kind == "slink":
        return Habits(flees=int(number) / 100, careful=0.98)
    if kind == "decoy":
        return Habits(flees=int(number) / 100, directed=1.0, decoy=1.0)
    if kind == "bluff":  # what a dog suspects: decoys now and then mixed with any other swap, whatever lies face up
        return Habits(flees=int(number) / 100, careful=0.95, directed=0.9, decoy=1.0, sweep=1.0)
    return NAMED[name]


def categories(board: Flock) -> Any:
    """[dog, wolf, edge] the category of each swap if all tiles lie face down; -1 where it is not open."""
    table = np.full((board.cells, board.cells, len(board.edges)), -1)
    for dog in range(board.cells):
        for edge, (a, b) in enumerate(board.edges):
            if not board.open[dog, edge]:
                continue
            near, far = board.reach[dog, a], board.reach[dog, b]
            table[dog, :, edge] = DECOY if near != far else WITHIN if near else OUTSIDE
            for own, other in ((a, b), (b, a)):
                out = board.reach[dog, own] and not board.reach[dog, other]
                table[dog, own, edge] = AWAY if out else ROAM
    return table


def leaving(board: Flock) -> Any:
    """[dog, edge] the cell within reach of each swap across the border of the dog's reach; 0 for other swaps."""
    table = np.zeros((board.cells, len(board.edges)), dtype=np.int64)
    for dog in range(board.cells):
        for edge, (a, b) in enumerate(board.edges):
            if board.reach[dog, a] != board.reach[dog, b]:
                table[dog, edge] = a if board.reach[dog, a] else b
    return table


def swap_table(board: Flock, name: str) -> Any:
    """[dog, wolf, edge] the chance of each swap if all tiles lie face down."""
    wolf_habits = habits(name)
    known = categories(board)
    table = np.zeros(known.shape)
    for dog in range(board.cells):
        for wolf in range(board.cells):
            table[dog, wolf] = swap_chances(wolf_habits, known[dog, wolf])
    return table


def swap_chances(given: Habits, category: Any) -> Any:
    """The chance of each swap, from its category."""
    open_, own = category >= 0, (category == AWAY) | (category == ROAM)
    usual = given.careful * _evenly(open_ & ~own) + (1 - given.careful) * _evenly(open_)
    usual = given.selfish * _evenly(own if own.any() else open_) + (1 - given.selfish) * usual
    weights = np.array(given[FIRST_WEIGHT:]) * [(category == kind).any() for kind in range(len(CATEGORIES))]
    if given.directed and weights.sum():
        aimed = sum(w / weights.sum() * _evenly(category == kind) for kind, w in enumerate(weights) if w)
        usual = given.directed * aimed + (1 - given.directed) * usual
    away = category == AWAY
    return given.flees * _evenly(away) + (1 - given.flees) * usual if away.any() else usual


def _evenly(among: Any) -> Any:
    return among / among.sum()
