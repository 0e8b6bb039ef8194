"""What is good in Peddlers, in points."""

from __future__ import annotations

from tana.compile.arrays import Floats
from tana.compile.rule import rule

from .board import contents
from .components import CRATES, NO_GOOD, PRAISE
from .rules import State

TERMS = ("earned", "cart", "scale")
EARNED, CART, SCALE = range(len(TERMS))
SPREAD = 3.0
"""Points of lead that make a win about e times as likely as the other's."""
OPENED = 0.4
"""How often an offer is opened, roughly."""
SOLD = 0.8
"""What a crate on the cart brings, as a share of its worth."""


@rule
def evaluate(s: State, seat: int, terms: Floats) -> float:
    """What the seat has, what its cart may bring, and what the crate on the scale may."""
    terms[EARNED] = s.points[seat]
    terms[CART] = 0.0
    for i in range(CRATES):
        if s.hand[seat][i]:
            terms[CART] += 1.0 + SOLD * contents(i + 1)
    terms[SCALE] = 0.0
    if seat == s.seller and s.claim != NO_GOOD:
        honest = contents(s.scale) == s.claim
        terms[SCALE] = s.claim + OPENED * PRAISE if honest else (1.0 - OPENED) * s.claim
    return float(terms[EARNED] + terms[CART] + terms[SCALE])
