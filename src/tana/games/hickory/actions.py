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

STAY, HOP_OFF, HOP_BACK, TO_OUTER, HOP_ON, CLAIM_LEAF = ACTIONS.bases("stay hop-off hop-back outer hop-on claim")
SKIP, DONE, SWAP, KEEP, DO_CLIMB, DO_SEARCH, DRAW_FAVOR = ACTIONS.bases("skip done swap keep climb search draw")
TAKE_WILD, SCORE, ACTIVATE, GIVE, TOSS_WITH, LEAP_TO = ACTIONS.bases("wild score activate give toss leap")
SCAMP_TO, TAKE_TILE, DROP_TILE, PUT_BACK_TILE, SPEND = ACTIONS.bases("scamp take drop put-back spend")
DELIVER_TILE, RETURN_RELIC, BONUS, PLAY_FAVOR, DISCARD_FAVOR = ACTIONS.bases("deliver return bonus favor discard")
QUEST_OF, PLACE_ON, LOSE_TILE, START_ON = ACTIONS.bases("quest place lose start")
DECODING = ACTIONS.decoding
LOSSES_OF_A_MOUSE = KINDS
STARTS_OF_A_MOUSE = NUMBERS
"""The actions of one mouse within `lose` and `start`."""
