"""What is good: heads."""

from __future__ import annotations

from tana.compile.arrays import Floats
from tana.compile.rule import rule

from .rules import State

TERMS = ("heads",)
SPREAD = 1.0


@rule
def evaluate(s: State, seat: int, terms: Floats) -> float:
    """Points."""
    terms[0] = s.points[seat]
    return float(terms[0])
