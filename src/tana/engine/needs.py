"""What generic code is written against; `tana.engine.instantiate` binds a game's own modules under these names.

A template says what it needs where the type checker alone reads it:

    if TYPE_CHECKING:
        from tana.engine.needs import rules
"""

from __future__ import annotations

from tana.core.game import Rules
from tana.engine.heuristics import Heuristics

rules: Rules
heuristics: Heuristics

__all__ = ["heuristics", "rules"]
