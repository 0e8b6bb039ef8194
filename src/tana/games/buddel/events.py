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

CLAN_TAKEN, FIRST_PLAYER, OWN_MOLE, TURN_BEGAN = EVENTS.numbers("clan-taken first-player own-mole turn-began")
ROLLED, NOTHING_MOVES, MOLE_MOVED, DOG_MOVED = EVENTS.numbers("rolled nothing-moves mole-moved dog-moved")
FREED, FROZEN, LOOKED, SAW, LEFT, CAME_HOME = EVENTS.numbers("freed frozen looked saw left came-home")
DECLINED, GAME_OVER = EVENTS.numbers("declined game-over")
