"""Every action of Hickory Dickory, and how people write it."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family
from tana.games.hickory.components import CELL, FAVOR_CARD, KINDS, MOUSE, NUMBER, NUMBERS, RELIC, SLOT, STARTER, TILE

_MOUSE = Argument("mouse", MOUSE)
_NUMBER = Argument("number", NUMBER)
_TILE = Argument("tile", TILE)
_CARD = Argument("card", FAVOR_CARD)

ACTIONS = ActionSpace(
    Family("stay"),  # on the hand, and end the activation
    Family("hop-off"),  # from the hand, or bumped, onto the outer ring of the current number
    Family("hop-back"),  # bumped, onto the number before
    Family("outer"),  # from the inner to the outer ring
    Family("hop-on"),  # from the inner ring onto the hand
    Family("claim"),  # the tile of the leaf
    Family("skip"),  # this claim, part of an action or icon
    Family("done"),  # end the activation
    Family("swap"),  # rearrange the tiles of one's mice at the hand's number
    Family("keep"),  # leave the tiles as they are at the end of a tick
    Family("climb"),
    Family("search"),
    Family("draw"),  # a favor card
    Family("wild"),  # take a wild item from the market
    Family("score"),  # deliver or return what has been chosen
    Family("activate", _MOUSE),  # which mouse of several on the inner ring
    Family("give", _MOUSE),  # the next tile of the pool
    Family("toss", _MOUSE),
    Family("leap", _NUMBER),
    Family("scamp", _NUMBER),
    Family("take", _TILE),  # from the bargain basket
    Family("drop", _TILE),  # a tile that does not fit
    Family("put-back", _TILE),  # one of the Spotter's draws
    Family("spend", _TILE),
    Family("deliver", _TILE),
    Family("return", Argument("tile", RELIC)),
    Family("bonus", _CARD),  # the bonus item of a favor card, to spend or deliver
    Family("favor", _CARD),  # play a favor card for its icons
    Family("discard", _CARD),  # a third favor card
    Family("quest", Argument("slot", SLOT)),
    Family("place", Argument("cell", CELL)),  # a delivered wild item
    Family("lose", _MOUSE, _TILE),  # to the cat
    Family("start", Argument("mouse", STARTER), _NUMBER),  # advanced setup
)

STAY = ACTIONS.base("stay")
HOP_OFF = ACTIONS.base("hop-off")
HOP_BACK = ACTIONS.base("hop-back")
TO_OUTER = ACTIONS.base("outer")
HOP_ON = ACTIONS.base("hop-on")
CLAIM_LEAF = ACTIONS.base("claim")
SKIP = ACTIONS.base("skip")
DONE = ACTIONS.base("done")
SWAP = ACTIONS.base("swap")
KEEP = ACTIONS.base("keep")
DO_CLIMB = ACTIONS.base("climb")
DO_SEARCH = ACTIONS.base("search")
DRAW_FAVOR = ACTIONS.base("draw")
TAKE_WILD = ACTIONS.base("wild")
SCORE = ACTIONS.base("score")
ACTIVATE = ACTIONS.base("activate")
GIVE = ACTIONS.base("give")
TOSS_WITH = ACTIONS.base("toss")
LEAP_TO = ACTIONS.base("leap")
SCAMP_TO = ACTIONS.base("scamp")
TAKE_TILE = ACTIONS.base("take")
DROP_TILE = ACTIONS.base("drop")
PUT_BACK_TILE = ACTIONS.base("put-back")
SPEND = ACTIONS.base("spend")
DELIVER_TILE = ACTIONS.base("deliver")
RETURN_RELIC = ACTIONS.base("return")
BONUS = ACTIONS.base("bonus")
PLAY_FAVOR = ACTIONS.base("favor")
DISCARD_FAVOR = ACTIONS.base("discard")
QUEST_OF = ACTIONS.base("quest")
PLACE_ON = ACTIONS.base("place")
LOSE_TILE = ACTIONS.base("lose")
START_ON = ACTIONS.base("start")

LOSSES_OF_A_MOUSE = KINDS
STARTS_OF_A_MOUSE = NUMBERS
