"""Everything that can happen in a game of Uly & Polly."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import SEAT
from tana.core.events import EventTable, Kind
from tana.games.uly.components import CELL, COUNT, ROUND

_SEAT = Argument("seat", SEAT)
_CELL = Argument("cell", CELL)
_SOURCE = Argument("source", CELL)

EVENTS = EventTable(
    Kind("first-wolf", _SEAT, reveals=True),
    Kind("round-began", Argument("round", ROUND), _SEAT),
    Kind("hid", _SEAT),
    Kind("hidden-at", _SEAT, _CELL),
    Kind("dog-placed", _SEAT, _CELL),
    Kind("swapped", _SEAT, _CELL, Argument("other", CELL)),
    Kind("dog-moved", _SEAT, _SOURCE, _CELL),
    Kind("sheep-turned", _CELL, Argument("count", COUNT), reveals=True),
    Kind("wolf-found", _SEAT, _CELL, reveals=True),
    Kind("wolf-escaped", _SEAT),
    Kind("dog-stalled", _SEAT),
    Kind("wolf-had-hidden", _SEAT, _CELL, reveals=True),
    Kind("wolf-had-moved", _SOURCE, _CELL, reveals=True),
    Kind("prize", _SEAT),
    Kind("game-over"),
)

FIRST_WOLF, ROUND_BEGAN, HID, HIDDEN_AT = EVENTS.numbers("first-wolf round-began hid hidden-at")
DOG_PLACED, SWAPPED, DOG_MOVED, SHEEP_TURNED = EVENTS.numbers("dog-placed swapped dog-moved sheep-turned")
WOLF_FOUND, WOLF_ESCAPED, DOG_STALLED = EVENTS.numbers("wolf-found wolf-escaped dog-stalled")
WOLF_HAD_HIDDEN, WOLF_HAD_MOVED, PRIZE, GAME_OVER = EVENTS.numbers("wolf-had-hidden wolf-had-moved prize game-over")
