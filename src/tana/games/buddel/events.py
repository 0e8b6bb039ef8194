"""Everything that can happen in a game of Buddel-Bande."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import SEAT
from tana.core.events import EventTable, Kind
from tana.games.buddel.components import CLAN, HOLE, MOLE, PIECE, PLACE, SYMBOL

_SEAT = Argument("seat", SEAT)
_CLAN = Argument("clan", CLAN)
_MOLE = Argument("mole", MOLE)
_HOLE = Argument("hole", HOLE)

EVENTS = EventTable(
    Kind("clan-taken", _SEAT, _CLAN),
    Kind("first-player", _SEAT, reveals=True),
    Kind("own-mole", _SEAT, _MOLE, reveals=True),
    Kind("turn-began", _SEAT),
    Kind("rolled", _SEAT, Argument("piece", PIECE), Argument("symbol", SYMBOL), reveals=True),
    Kind("nothing-moves", _SEAT),
    Kind("mole-moved", _SEAT, _MOLE, Argument("source", PLACE), Argument("place", PLACE)),
    Kind("dog-moved", _SEAT, Argument("source", HOLE), _HOLE),
    Kind("freed", _MOLE, _HOLE),
    Kind("frozen", _MOLE, _HOLE),
    Kind("looked", _SEAT, _MOLE),
    Kind("saw", _SEAT, _MOLE, _CLAN, reveals=True),
    Kind("left", _SEAT, _MOLE),
    Kind("came-home", _SEAT, _MOLE, _CLAN, reveals=True),
    Kind("declined", _SEAT),
    Kind("game-over", _SEAT, _CLAN),
)

CLAN_TAKEN = EVENTS.number("clan-taken")
FIRST_PLAYER = EVENTS.number("first-player")
OWN_MOLE = EVENTS.number("own-mole")
TURN_BEGAN = EVENTS.number("turn-began")
ROLLED = EVENTS.number("rolled")
NOTHING_MOVES = EVENTS.number("nothing-moves")
MOLE_MOVED = EVENTS.number("mole-moved")
DOG_MOVED = EVENTS.number("dog-moved")
FREED = EVENTS.number("freed")
FROZEN = EVENTS.number("frozen")
LOOKED = EVENTS.number("looked")
SAW = EVENTS.number("saw")
LEFT = EVENTS.number("left")
CAME_HOME = EVENTS.number("came-home")
DECLINED = EVENTS.number("declined")
GAME_OVER = EVENTS.number("game-over")
