"""Everything that can happen in a game of Molly."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import SEAT
from tana.core.events import EventTable, Kind
from tana.games.molly.components import CARD, CELL, COLOUR, EVENT_CARD, LINE, SLOT
from tana.games.molly.state import GIFT_COLOUR

_SEAT = Argument("seat", SEAT)
_CARD = Argument("card", CARD)
_CELL = Argument("cell", CELL)
_COLOUR = Argument("colour", COLOUR)

EVENTS = EventTable(
    Kind("first-player", _SEAT, reveals=True),
    Kind("dealt", _CELL, _CARD, reveals=True),
    Kind("turn-began", _SEAT),
    Kind("displayed", Argument("slot", SLOT), _CARD, reveals=True),
    Kind("spent", _SEAT),
    Kind("took", _SEAT, Argument("slot", SLOT), _CARD),
    Kind("swapped", _SEAT, _CELL, Argument("other", CELL)),
    Kind("hunted", _SEAT, Argument("source", CELL), _CELL),
    Kind("rehomed", Argument("source", CELL), _CELL),
    Kind("turned-up", _SEAT, _CARD, reveals=True),
    Kind("unplayable", _SEAT, _CARD),
    Kind("played", _SEAT, _CARD, _CELL),
    Kind("passed", _SEAT),
    Kind("gained-token", _SEAT),
    Kind("stole", _SEAT, Argument("victim", SEAT)),
    Kind("no-token", _SEAT),
    Kind("set-of-moles", _SEAT, Argument("line", LINE), _COLOUR),
    Kind("hidden-card", _CELL, _CARD, reveals=True),
    Kind("took-pile", _SEAT, _CELL, reveals=True),
    Kind("cube", _SEAT, _COLOUR),
    Kind("cube-lost", _SEAT, _COLOUR),
    Kind("flipped", _CELL, reveals=True),
    Kind("set-of-projects", _SEAT, Argument("line", LINE)),
    Kind("cover-drawn", _SEAT, _CARD, reveals=True),
    Kind("covered", _SEAT, _CARD, _CELL),
    Kind("event-found", _SEAT, Argument("event", EVENT_CARD), reveals=True),
    Kind("event-waits", Argument("event", EVENT_CARD)),
    Kind("event-began", Argument("event", EVENT_CARD), _SEAT),
    Kind("windfall", _SEAT, _CARD, reveals=True),
    Kind("filled", _CELL, _CARD, reveals=True),
    Kind("gift-chosen", _SEAT, Argument("gift", GIFT_COLOUR)),
    Kind("gift-made", _SEAT),
    Kind("gifts-passed", reveals=True),
    Kind("gift-received", _SEAT, Argument("giver", SEAT), Argument("gift", GIFT_COLOUR), reveals=True),
    Kind("cube-discarded", _SEAT, _COLOUR),
    Kind("last-round", _SEAT),
    Kind("game-over"),
)

FIRST_PLAYER = EVENTS.number("first-player")
DEALT = EVENTS.number("dealt")
TURN_BEGAN = EVENTS.number("turn-began")
DISPLAYED = EVENTS.number("displayed")
SPENT = EVENTS.number("spent")
TOOK = EVENTS.number("took")
SWAPPED = EVENTS.number("swapped")
HUNTED = EVENTS.number("hunted")
REHOMED = EVENTS.number("rehomed")
TURNED_UP = EVENTS.number("turned-up")
UNPLAYABLE = EVENTS.number("unplayable")
PLAYED = EVENTS.number("played")
PASSED = EVENTS.number("passed")
GAINED_TOKEN = EVENTS.number("gained-token")
STOLE = EVENTS.number("stole")
NO_TOKEN = EVENTS.number("no-token")
SET_OF_MOLES = EVENTS.number("set-of-moles")
HIDDEN_CARD = EVENTS.number("hidden-card")
TOOK_PILE = EVENTS.number("took-pile")
CUBE = EVENTS.number("cube")
CUBE_LOST = EVENTS.number("cube-lost")
FLIPPED = EVENTS.number("flipped")
SET_OF_PROJECTS = EVENTS.number("set-of-projects")
COVER_DRAWN = EVENTS.number("cover-drawn")
COVERED = EVENTS.number("covered")
EVENT_FOUND = EVENTS.number("event-found")
EVENT_WAITS = EVENTS.number("event-waits")
EVENT_BEGAN = EVENTS.number("event-began")
WINDFALL_CARD = EVENTS.number("windfall")
FILLED = EVENTS.number("filled")
GIFT_CHOSEN = EVENTS.number("gift-chosen")
GIFT_MADE = EVENTS.number("gift-made")
GIFTS_PASSED = EVENTS.number("gifts-passed")
GIFT_RECEIVED = EVENTS.number("gift-received")
CUBE_DISCARDED = EVENTS.number("cube-discarded")
LAST_ROUND = EVENTS.number("last-round")
GAME_OVER = EVENTS.number("game-over")
