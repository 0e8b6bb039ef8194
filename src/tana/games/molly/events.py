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

FIRST_PLAYER, DEALT, TURN_BEGAN, DISPLAYED, SPENT = EVENTS.numbers("first-player dealt turn-began displayed spent")
TOOK, SWAPPED, HUNTED, REHOMED, TURNED_UP = EVENTS.numbers("took swapped hunted rehomed turned-up")
UNPLAYABLE, PLAYED, PASSED, GAINED_TOKEN, STOLE = EVENTS.numbers("unplayable played passed gained-token stole")
NO_TOKEN, SET_OF_MOLES, HIDDEN_CARD, TOOK_PILE = EVENTS.numbers("no-token set-of-moles hidden-card took-pile")
CUBE, CUBE_LOST, FLIPPED, SET_OF_PROJECTS = EVENTS.numbers("cube cube-lost flipped set-of-projects")
COVER_DRAWN, COVERED, EVENT_FOUND, EVENT_WAITS = EVENTS.numbers("cover-drawn covered event-found event-waits")
EVENT_BEGAN, WINDFALL_CARD, FILLED, GIFT_CHOSEN = EVENTS.numbers("event-began windfall filled gift-chosen")
GIFT_MADE, GIFTS_PASSED, GIFT_RECEIVED = EVENTS.numbers("gift-made gifts-passed gift-received")
CUBE_DISCARDED, LAST_ROUND, GAME_OVER = EVENTS.numbers("cube-discarded last-round game-over")
