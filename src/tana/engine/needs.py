"""What generic code is written against; `tana.engine.instantiate` binds a game's own modules under these names.

A template says what it needs where the type checker alone reads it:

    if TYPE_CHECKING:
        from tana.engine.needs import rules
"""

from __future__ import annotations

from typing import Any, Protocol

from tana.core.game import Rules
from tana.engine.heuristics import Heuristics


class Outlook(Protocol):
    """What a game's `outlook` must have, for its tables to be learned (`tana.learn.values`)."""

    @property
    def SIZE(self) -> int:  # noqa: N802
        """How many questions there are."""

    @property
    def MOST_NOTES(self) -> int:  # noqa: N802
        """How many of them apply to one position, at most."""

    @property
    def NOTED(self) -> int:  # noqa: N802
        """Where in the room for terms the number of questions asked stands; after it each, and its amount."""

    @property
    def ROOM(self) -> int:  # noqa: N802
        """The room that takes."""

    @property
    def SLOTS(self) -> int:  # noqa: N802
        """How many parts of a game are told apart for how sure an outlook is."""

    def slot_of(self, s: Any, /) -> int:
        """The part that a position belongs to, counted from the end."""

    def first_guess(self) -> Any:
        """Tables to begin learning with."""

    def foresee(self, s: Any, seat: int, tables: Any, terms: Any, /) -> float:
        """The points that a seat will have at the end, by these tables."""

    def is_unfinished(self, s: Any, /) -> bool:
        """Whether the actor is in the middle of something that a judgement should not interrupt."""


rules: Rules
heuristics: Heuristics
outlook: Outlook

__all__ = ["heuristics", "outlook", "rules"]
