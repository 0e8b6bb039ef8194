"""The names that templates may use; `tana.engine.instantiate` binds them to a game's modules.

A template imports what it needs for the type checker only:

    if TYPE_CHECKING:
        from tana.engine.template_api import rules
"""

from typing import Any, Protocol, TypeAlias

from tana.core.game import Rules
from tana.core.record import AnyRecord, Floats
from tana.engine.heuristics import Heuristics

Tables: TypeAlias = Any
"""Learned numbers: a named tuple of arrays that differs from game to game."""


class ValueTables(Protocol):
    """What a game's `value_tables` must define for `tana.learn.td_kernel`."""

    SIZE: int
    """The number of features."""
    MOST_NOTES: int
    """The most features that apply to one position."""
    NOTED: int
    """The index, among the terms, of the number of features; each feature and its amount follow."""
    ROOM: int
    """The length of the array of terms."""
    SLOTS: int
    """The number of stages of a game with separate spreads."""

    def slot_of(self, s: AnyRecord, /) -> int:
        """The stage of a position, counted from the end of the game."""

    def first_guess(self) -> Tables:
        """Initial tables for learning."""

    def foresee(self, s: AnyRecord, seat: int, tables: AnyRecord, terms: AnyRecord, /) -> float:
        """The points that a seat is expected to have at the end, according to these tables."""

    def is_unfinished(self, s: AnyRecord, /) -> bool:
        """Whether the actor is in the middle of a compound action, which should not be evaluated halfway."""


class ObservationKernel(Protocol):
    """The functions of a generated module (`tana.engine.observation_kernel`)."""

    def look(self, s: AnyRecord, seat: int, v: AnyRecord, /) -> None:
        """Fill the view of a seat that observations are made of."""

    def write_observation(self, v: AnyRecord, reader: int, seats: int, out: Floats, /) -> None:
        """Write the observation of a view into a row of zeros; `reader` is the seat the view was made for."""


rules: Rules
heuristics: Heuristics
value_tables: ValueTables
observation: ObservationKernel

__all__ = ["heuristics", "observation", "rules", "value_tables"]
