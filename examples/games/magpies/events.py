"""Everything that can happen in a game of Magpies."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import SEAT
from tana.core.events import EventTable, Kind

from .components import DRESS, PEBBLE, ROUND, TRINKET, WORTH

_SEAT = Argument("seat", SEAT)
_PEBBLE = Argument("pebble", PEBBLE)
_DRESS = Argument("dress", DRESS)
_WORTH = Argument("worth", WORTH)

EVENTS = EventTable(
    Kind("turned-up", Argument("round", ROUND), Argument("trinket", TRINKET), reveals=True),
    Kind("laid", _SEAT),
    Kind("laid-this", _SEAT, _PEBBLE, _DRESS),
    Kind("shown", _SEAT, _PEBBLE, _DRESS, reveals=True),
    Kind("took", _SEAT, _WORTH),
    Kind("nobody-took", _WORTH),
    Kind("game-over"),
)

TURNED_UP = EVENTS.number("turned-up")
LAID = EVENTS.number("laid")
LAID_THIS = EVENTS.number("laid-this")
SHOWN = EVENTS.number("shown")
TOOK = EVENTS.number("took")
NOBODY_TOOK = EVENTS.number("nobody-took")
GAME_OVER = EVENTS.number("game-over")
