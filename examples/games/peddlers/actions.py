"""Every action of Peddlers: `offer 7 spice`, `wave`, `open`."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family
from tana.core.rule import rule

from .components import CRATE, GOOD, GOODS

ACTIONS = ActionSpace(
    Family("offer", Argument("crate", CRATE), Argument("good", GOOD)),
    Family("wave"),
    Family("open"),
)

OFFER = ACTIONS.base("offer")
WAVE = ACTIONS.base("wave")
OPEN = ACTIONS.base("open")


@rule
def offering(crate: int, good: int) -> int:
    """The action that puts a crate on the scale and says what is in it."""
    return OFFER + (crate - 1) * GOODS + good - 1


@rule
def is_offer(action: int) -> bool:
    """Whether an action offers a crate."""
    return OFFER <= action < WAVE


@rule
def crate_of(action: int) -> int:
    """The crate of an offer."""
    return (action - OFFER) // GOODS + 1


@rule
def good_of(action: int) -> int:
    """What an offer says is in the crate."""
    return (action - OFFER) % GOODS + 1
