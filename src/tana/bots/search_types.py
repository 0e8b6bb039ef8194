"""What compiled search is given: memory to work in, and the question it answers."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tana.core.record import Ints
from tana.engine.network import Network

Records: TypeAlias = npt.NDArray[np.void]
"""An array of records."""
Floats: TypeAlias = npt.NDArray[np.floating]
Bytes: TypeAlias = npt.NDArray[np.uint8]


class Evaluator(NamedTuple):
    """A network, and memory to evaluate it in."""

    views: Records
    """What a seat sees, and a blank view to start from."""
    row: Floats
    """The position as numbers."""
    hidden: Floats
    deep: Floats
    network: Network


class Workspace(NamedTuple):
    """The memory of search and greedy play. State 0 is a world as the seat knows it; the others are scratch."""

    states: Records
    chances: Records
    """The random generators of the game and of the players' choices."""
    belief: Floats
    """What the seat infers from the others' moves."""
    legal: Ints
    later: Ints
    marks: Ints
    """For every action: whether it is legal now, and whether the tree has it. Blank between uses."""
    path: Ints
    scratch: Records
    evaluator: Evaluator | None
    """In games that ship a network."""


class Findings(NamedTuple):
    """The memory of `tana.bots.thinking`: what it compares and what it finds."""

    worlds: Records
    memory: Bytes
    """The bytes of the worlds, a row for each."""
    nodes: Ints
    """The node of the tree for each world."""
    prospects: Floats
    """The chances of all seats in each world."""
    rows: Floats
    """Estimates of actions, in the columns of `tana.bots.estimates`."""
    one: Floats
    other: Floats
    """The estimates of two searches."""
    terms: Floats
    """The terms of the evaluation after some of the actions."""
    report: Records
    """The report on one move."""


class Question(NamedTuple):
    """The seat that asks, the key of the random numbers, and whether to use a game's forecast or its network.

    No field has a default: compiled code would leave it out.
    """

    seat: int
    seats: int
    key: int
    far_sighted: bool
    by_network: bool


class Style(NamedTuple):
    """How to search: decisions played on before a position is evaluated, the weight of exploration, and whether to play
    on at random and past every horizon instead of by the game's policy."""

    rollout: int
    exploration: float
    uniform: bool = False
