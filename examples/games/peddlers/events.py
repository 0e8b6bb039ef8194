"""Everything that can happen in a game of Peddlers."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import SEAT
from tana.core.events import EventTable, Kind

from .components import CRATE, GOOD, POINTS

_SEAT = Argument("seat", SEAT)
_CRATE = Argument("crate", CRATE)
_GOOD = Argument("good", GOOD)
_POINTS = Argument("points", POINTS)

EVENTS = EventTable(
    Kind("dealt"),
    Kind("dealt-this", _CRATE, reveals=True),
    Kind("offered", _SEAT, _GOOD),
    Kind("offered-this", _CRATE, _GOOD),
    Kind("waved", _SEAT),
    Kind("opened", _SEAT, _CRATE, reveals=True),
    Kind("earned", _SEAT, _POINTS),
    Kind("game-over"),
)

DEALT_ALL = EVENTS.number("dealt")
DEALT_THIS = EVENTS.number("dealt-this")
OFFERED = EVENTS.number("offered")
OFFERED_THIS = EVENTS.number("offered-this")
WAVED = EVENTS.number("waved")
OPENED = EVENTS.number("opened")
EARNED = EVENTS.number("earned")
GAME_OVER = EVENTS.number("game-over")
