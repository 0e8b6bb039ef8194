"""Everything that can happen in a game of Hickory Dickory."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import SEAT, numbers
from tana.core.events import EventTable, Kind
from tana.games.hickory.components import (
    BOARD,
    CELL,
    FAVOR_CARD,
    ICON,
    MOST_CHAIN,
    MOUSE,
    NUMBER,
    QUEST,
    TILE,
)

_SEAT = Argument("seat", SEAT)
_MOUSE = Argument("mouse", MOUSE)
_NUMBER = Argument("number", NUMBER)
_TILE = Argument("tile", TILE)
_CARD = Argument("card", FAVOR_CARD)
_QUEST = Argument("quest", QUEST)
_POINTS = Argument("points", numbers("points", 0, 999))
_COUNT = Argument("count", numbers("count", 0, 99))

EVENTS = EventTable(
    # setup
    Kind("priority", _SEAT, reveals=True),
    Kind("space", _NUMBER, Argument("cost", numbers("cost", 0, 3)), Argument("icon", ICON), _COUNT, reveals=True),
    Kind("leaf-filled", _NUMBER, _TILE, reveals=True),
    Kind("basket-filled", _TILE, reveals=True),
    Kind("quest-shown", _QUEST, reveals=True),
    Kind("quests-shuffled"),
    Kind("hunt-board", _SEAT, Argument("board", BOARD), reveals=True),
    Kind("started", _SEAT, _MOUSE, _NUMBER),
    # ticks and activation
    Kind("round-began", _NUMBER),
    Kind("tick", _NUMBER),
    Kind("tick-covered", _NUMBER),
    Kind("activated", _SEAT, _MOUSE),
    Kind("stayed", _SEAT, _MOUSE),
    Kind("skipped", _SEAT, _MOUSE),
    Kind("ended", _SEAT, _MOUSE),
    Kind("kept", _SEAT),
    Kind("hopped-off", _SEAT, _MOUSE, _NUMBER),
    Kind("hopped-back", _SEAT, _MOUSE, _NUMBER),
    Kind("moved-out", _SEAT, _MOUSE, _NUMBER),
    Kind("hopped-on", _SEAT, _MOUSE),
    Kind("bumped", _SEAT, _MOUSE),
    Kind("leapt", _SEAT, _MOUSE, _NUMBER),
    Kind("scamp-placed", _SEAT, _NUMBER),
    # tiles
    Kind("claimed", _SEAT, _MOUSE, _TILE),
    Kind("drew-tile", _SEAT, _TILE, reveals=True),
    Kind("put-back", _SEAT, _TILE),
    Kind("took-tile", _SEAT, _TILE),
    Kind("took-wild", _SEAT),
    Kind("stowed", _SEAT, _MOUSE, _TILE),
    Kind("dropped", _SEAT, _TILE),
    Kind("rearranged", _SEAT),
    Kind("tossed", _SEAT, _MOUSE),
    Kind("spent", _SEAT, _MOUSE, _TILE),
    Kind("spent-bonus", _SEAT, _CARD, _TILE, reveals=True),
    # chain
    Kind("climbed", _SEAT, Argument("space", numbers("space", 0, MOST_CHAIN))),
    Kind("chain-points", _SEAT, _POINTS),
    Kind("finished-chain", _SEAT, _POINTS),
    # favors
    Kind("favor-drawn", _SEAT, reveals=True),
    Kind("favor-card", _SEAT, _CARD, reveals=True),
    Kind("favors-shuffled"),
    Kind("favor-played", _SEAT, _MOUSE, _CARD, reveals=True),
    Kind("favor-discarded", _SEAT, _CARD, reveals=True),
    # delivery
    Kind("delivered", _SEAT, _MOUSE, _TILE),
    Kind("delivered-bonus", _SEAT, _CARD, _TILE, reveals=True),
    Kind("items-scored", _SEAT, _POINTS),
    Kind("symbol-scored", _SEAT, _POINTS),
    Kind("colour-scored", _SEAT, _POINTS),
    Kind("delivery-total", _SEAT, _POINTS),
    Kind("quest-done", _SEAT, _QUEST, _POINTS),
    Kind("placed", _SEAT, _TILE, Argument("cell", CELL)),
    Kind("not-placed", _SEAT, _TILE),
    Kind("relic-brought", _SEAT, _MOUSE, _TILE),
    Kind("relic-returned", _SEAT, _TILE, _POINTS),
    # end of a round
    Kind("round-ended"),
    Kind("paw-placed", _NUMBER, reveals=True),
    Kind("pushed", _SEAT, _MOUSE, _NUMBER),
    Kind("scratched", _NUMBER, _COUNT),
    Kind("lost", _SEAT, _MOUSE, _TILE),
    Kind("hour-struck", _NUMBER),
    Kind("moved-in"),
    # end of the game
    Kind("midnight"),
    Kind("hunt-lines", _SEAT, Argument("lines", numbers("lines", 0, 8)), _POINTS),
    Kind("final-bonus", _SEAT, _CARD, _TILE, reveals=True),
    Kind("final-delivery", _SEAT),
    Kind("solo-won", _SEAT, _POINTS),
    Kind("solo-lost", _SEAT, _POINTS),
    Kind("game-over"),
)

PRIORITY = EVENTS.number("priority")
SPACE = EVENTS.number("space")
LEAF_FILLED = EVENTS.number("leaf-filled")
BASKET_FILLED = EVENTS.number("basket-filled")
QUEST_SHOWN = EVENTS.number("quest-shown")
QUESTS_SHUFFLED = EVENTS.number("quests-shuffled")
HUNT_BOARD = EVENTS.number("hunt-board")
STARTED = EVENTS.number("started")
ROUND_BEGAN = EVENTS.number("round-began")
TICKED = EVENTS.number("tick")
TICK_COVERED = EVENTS.number("tick-covered")
ACTIVATED = EVENTS.number("activated")
STAYED = EVENTS.number("stayed")
SKIPPED = EVENTS.number("skipped")
ENDED = EVENTS.number("ended")
KEPT = EVENTS.number("kept")
HOPPED_OFF = EVENTS.number("hopped-off")
HOPPED_BACK = EVENTS.number("hopped-back")
MOVED_OUT = EVENTS.number("moved-out")
HOPPED_ON = EVENTS.number("hopped-on")
BUMPED = EVENTS.number("bumped")
LEAPT = EVENTS.number("leapt")
SCAMP_PLACED = EVENTS.number("scamp-placed")
CLAIMED = EVENTS.number("claimed")
DREW_TILE = EVENTS.number("drew-tile")
PUT_BACK = EVENTS.number("put-back")
TOOK_TILE = EVENTS.number("took-tile")
TOOK_WILD = EVENTS.number("took-wild")
STOWED = EVENTS.number("stowed")
DROPPED = EVENTS.number("dropped")
REARRANGED = EVENTS.number("rearranged")
TOSSED = EVENTS.number("tossed")
SPENT = EVENTS.number("spent")
SPENT_BONUS = EVENTS.number("spent-bonus")
CLIMBED = EVENTS.number("climbed")
CHAIN_POINTS = EVENTS.number("chain-points")
FINISHED_CHAIN = EVENTS.number("finished-chain")
FAVOR_DRAWN = EVENTS.number("favor-drawn")
FAVOR_SEEN = EVENTS.number("favor-card")
FAVORS_SHUFFLED = EVENTS.number("favors-shuffled")
FAVOR_PLAYED = EVENTS.number("favor-played")
FAVOR_DISCARDED = EVENTS.number("favor-discarded")
DELIVERED = EVENTS.number("delivered")
DELIVERED_BONUS = EVENTS.number("delivered-bonus")
ITEMS_SCORED = EVENTS.number("items-scored")
SYMBOL_SCORED = EVENTS.number("symbol-scored")
COLOUR_SCORED = EVENTS.number("colour-scored")
DELIVERY_TOTAL = EVENTS.number("delivery-total")
QUEST_DONE = EVENTS.number("quest-done")
PLACED = EVENTS.number("placed")
NOT_PLACED = EVENTS.number("not-placed")
RELIC_BROUGHT = EVENTS.number("relic-brought")
RELIC_RETURNED = EVENTS.number("relic-returned")
ROUND_ENDED = EVENTS.number("round-ended")
PAW_PLACED = EVENTS.number("paw-placed")
PUSHED = EVENTS.number("pushed")
SCRATCHED = EVENTS.number("scratched")
LOST = EVENTS.number("lost")
HOUR_STRUCK = EVENTS.number("hour-struck")
MOVED_IN = EVENTS.number("moved-in")
MIDNIGHT = EVENTS.number("midnight")
HUNT_LINES = EVENTS.number("hunt-lines")
FINAL_BONUS = EVENTS.number("final-bonus")
FINAL_DELIVERY = EVENTS.number("final-delivery")
SOLO_WON = EVENTS.number("solo-won")
SOLO_LOST = EVENTS.number("solo-lost")
GAME_OVER = EVENTS.number("game-over")
