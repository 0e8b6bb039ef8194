"""Every action of Peddlers: `offer 7 spice`, `wave`, `open`."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family

from .components import CRATE, GOOD

ACTIONS = ActionSpace(
    Family("offer", Argument("crate", CRATE), Argument("good", GOOD)),
    Family("wave"),
    Family("open"),
)
DECODING = ACTIONS.decoding
ACTION_COUNT = len(ACTIONS)

OFFER = ACTIONS.base("offer")
WAVE = ACTIONS.base("wave")
OPEN = ACTIONS.base("open")
