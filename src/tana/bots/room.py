"""What compiled search is given: room to work in, and what it is asked."""

from __future__ import annotations

from typing import Any, NamedTuple

from tana.core.record import Ints
from tana.engine.network import Network


class Mind(NamedTuple):
    """What a network judges with."""

    views: Any
    """What a seat sees, and what nobody has looked at yet."""
    row: Any
    """The same as numbers."""
    hidden: Any
    network: Network


class Room(NamedTuple):
    """Where search and greedy play work. State 0 is a world as the seat knows it; the others are changed freely."""

    states: Any
    chances: Any
    """The luck of the game and that of the players' own choices."""
    belief: Any
    """What the seat makes of the others' moves."""
    legal: Ints
    later: Ints
    marks: Ints
    """For every action: whether it is legal now, and whether the tree has it. Blank between uses."""
    path: Ints
    scratch: Any
    mind: Mind | None
    """In games that have a network."""


class Question(NamedTuple):
    """Who asks, the key of the luck that answers, and whether to judge by the forecast or the network of a game that
    has one. No field has a default: compiled code would leave it out."""

    seat: int
    seats: int
    key: int
    far_sighted: bool
    by_network: bool


class Style(NamedTuple):
    """How to search: decisions played on before a position is evaluated, how curious, and whether at random and past
    every horizon instead of by the game's policy."""

    rollout: int
    exploration: float
    uniform: bool = False
