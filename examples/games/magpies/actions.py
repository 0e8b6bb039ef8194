"""Every action of Magpies, and how people write it: `lay 5 bare`, `lay 7 feathered`."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family
from tana.core.rule import rule

from .components import DRESS, PEBBLE

ACTIONS = ActionSpace(Family("lay", Argument("pebble", PEBBLE), Argument("dress", DRESS)))

LAY = ACTIONS.base("lay")
DRESSES = len(DRESS)


@rule
def laying(pebble: int, dress: int) -> int:
    """The action that lays a pebble bare or with the feather on it; the last argument counts fastest."""
    return LAY + (pebble - 1) * DRESSES + dress


@rule
def pebble_of(action: int) -> int:
    """The first argument of an action."""
    return (action - LAY) // DRESSES + 1


@rule
def dress_of(action: int) -> int:
    """The second argument of an action."""
    return (action - LAY) % DRESSES
