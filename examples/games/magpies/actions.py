"""Every action of Magpies, and how people write it: `lay 5 bare`, `lay 7 feathered`."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family

from .components import DRESS, PEBBLE

ACTIONS = ActionSpace(Family("lay", Argument("pebble", PEBBLE), Argument("dress", DRESS)))
DECODING = ACTIONS.decoding
ACTION_COUNT = len(ACTIONS)
