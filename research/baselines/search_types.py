"""What the compiled search of the baselines is given."""

from __future__ import annotations

from typing import Any, NamedTuple


class Brain(NamedTuple):
    """A network with one hidden layer, and memory to ask it."""

    first: Any
    """[input][hidden], for observations before scaling."""
    first_bias: Any
    head: Any
    """[action, and last the worth][hidden]"""
    head_bias: Any
    hidden: Any
    row: Any
    views: Any
    """What a seat sees, and a blank view to begin with."""


class Tree(NamedTuple):
    """Positions and the actions that lead from one to the next."""

    states: Any
    mover: Any
    begin: Any
    count: Any
    worth: Any
    """Of a position, for seat 0."""
    action: Any
    prior: Any
    visits: Any
    total: Any
    child: Any
    legal: Any
    path: Any
    votes: Any
    """[action at the root] how likely the search would choose it."""
    tries: Any
    gains: Any
    """[action at the root] how often it was tried in all worlds, and what that was worth in sum for who decides."""
    luck: Any
    """Generators: of the game, of a world, of choices."""
    scratch: Any


class Effort(NamedTuple):
    """How long to search."""

    worlds: int
    visits: int
    noise: bool
