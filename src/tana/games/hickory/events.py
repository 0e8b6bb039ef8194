"""Everything that can happen in a game of Hickory Dickory."""

from __future__ import annotations

from tana.core.actions import Argument
from tana.core.domain import SEAT, numbers
from tana.core.events import EventTable, Kind
from tana.games.hickory.components import BOARD, CELL, FAVOR_CARD, ICON, MOST_CHAIN, MOUSE, NUMBER, QUEST, TILE

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

PRIORITY, SPACE, LEAF_FILLED, BASKET_FILLED = EVENTS.numbers("priority space leaf-filled basket-filled")
QUEST_SHOWN, QUESTS_SHUFFLED, HUNT_BOARD, STARTED = EVENTS.numbers("quest-shown quests-shuffled hunt-board started")
ROUND_BEGAN, TICKED, TICK_COVERED, ACTIVATED = EVENTS.numbers("round-began tick tick-covered activated")
STAYED, SKIPPED, ENDED, KEPT, HOPPED_OFF = EVENTS.numbers("stayed skipped ended kept hopped-off")
HOPPED_BACK, MOVED_OUT, HOPPED_ON, BUMPED, LEAPT = EVENTS.numbers("hopped-back moved-out hopped-on bumped leapt")
SCAMP_PLACED, CLAIMED, DREW_TILE, PUT_BACK = EVENTS.numbers("scamp-placed claimed drew-tile put-back")
TOOK_TILE, TOOK_WILD, STOWED, DROPPED, REARRANGED = EVENTS.numbers("took-tile took-wild stowed dropped rearranged")
TOSSED, SPENT, SPENT_BONUS, CLIMBED, CHAIN_POINTS = EVENTS.numbers("tossed spent spent-bonus climbed chain-points")
FINISHED_CHAIN, FAVOR_DRAWN, FAVOR_SEEN = EVENTS.numbers("finished-chain favor-drawn favor-card")
FAVORS_SHUFFLED, FAVOR_PLAYED, FAVOR_DISCARDED = EVENTS.numbers("favors-shuffled favor-played favor-discarded")
DELIVERED, DELIVERED_BONUS, ITEMS_SCORED = EVENTS.numbers("delivered delivered-bonus items-scored")
SYMBOL_SCORED, COLOUR_SCORED, DELIVERY_TOTAL = EVENTS.numbers("symbol-scored colour-scored delivery-total")
QUEST_DONE, PLACED, NOT_PLACED, RELIC_BROUGHT = EVENTS.numbers("quest-done placed not-placed relic-brought")
RELIC_RETURNED, ROUND_ENDED, PAW_PLACED, PUSHED = EVENTS.numbers("relic-returned round-ended paw-placed pushed")
SCRATCHED, LOST, HOUR_STRUCK, MOVED_IN, MIDNIGHT = EVENTS.numbers("scratched lost hour-struck moved-in midnight")
HUNT_LINES, FINAL_BONUS, FINAL_DELIVERY, SOLO_WON = EVENTS.numbers("hunt-lines final-bonus final-delivery solo-won")
SOLO_LOST, GAME_OVER = EVENTS.numbers("solo-lost game-over")
