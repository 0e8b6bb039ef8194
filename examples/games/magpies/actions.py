"""Every action of Magpies, and how people write it: `lay 5`."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family

from .components import PEBBLE

ACTIONS = ActionSpace(Family("lay", Argument("pebble", PEBBLE)))

LAY = ACTIONS.base("lay")
