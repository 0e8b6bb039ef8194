"""Why an action is not allowed now, as the number of a reason."""

from __future__ import annotations

import numpy as np

from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.bits import contains
from tana.core.reasons import NO_REASON
from tana.games.hickory import actions, reasons
from tana.games.hickory.board import actor, holds_card, is_covered, is_out, kinds_in, room_of
from tana.games.hickory.components import (
    CALL_SCAMP,
    DELIVER,
    FIRST_RELIC,
    ICONS,
    LEAP,
    MARKET,
    NO_ICON,
    RETURN,
    SCURRIER,
    TOSS,
)
from tana.games.hickory.favors import bonus_cards
from tana.games.hickory.flow import ASKED_IN_TASK
from tana.games.hickory.legal import is_legal
from tana.games.hickory.moves import at_icon
from tana.games.hickory.spaces import can_pay, cards_wait, cost_now, icon_now, is_possible
from tana.games.hickory.starting import WHERE_MICE_START, numbers_taken
from tana.games.hickory.state import ACT, CHOOSE_BUMPED, CHOOSE_ON_HAND, NO_TASK, ON_INNER, OVER, START, State
from tana.games.hickory.tiles import is_elsewhere, is_only_pair

_LACKING = {
    actions.TAKE_TILE: reasons.NOT_IN_BASKET,
    actions.DROP_TILE: reasons.NOT_AT_HAND,
    actions.PUT_BACK_TILE: reasons.NOT_DRAWN,
    actions.SPEND: reasons.NOT_CARRIED_TO_SPEND,
    actions.RETURN_RELIC: reasons.NOT_CARRIED_TO_RETURN,
    actions.DISCARD_FAVOR: reasons.NOT_IN_HAND,
    actions.PLACE_ON: reasons.SPACE_FILLED,
    actions.LOSE_TILE: reasons.NOT_SCRATCHED,
}
LACKING = np.array([_LACKING.get(family, NO_REASON) for family in range(len(actions.ACTIONS))])
"""By family: the reason for choosing something that is not there; its first argument is that of the action."""
_ICON_OF_FAMILY = {
    actions.TOSS_WITH: TOSS,
    actions.LEAP_TO: LEAP,
    actions.SCAMP_TO: CALL_SCAMP,
    actions.TAKE_TILE: MARKET,
    actions.DELIVER_TILE: DELIVER,
    actions.RETURN_RELIC: RETURN,
}
ICON_OF_FAMILY = np.array([_ICON_OF_FAMILY.get(family, NO_ICON) for family in range(len(actions.ACTIONS))])
"""By family: the icon that is resolved with its actions."""


@rule
def refuse(s: State, action: int) -> int:
    """Why the actor may not take an action now, from what the actor may know; NO_REASON exactly if it may."""
    if s.phase == OVER:
        return reasons.IS_OVER
    if is_legal(s, action):
        return NO_REASON
    family, first, second = decode(action, actions.DECODING)
    if s.task != NO_TASK:
        return refuse_in_task(s, family, first)
    if s.depth > 0:
        return refuse_in_activation(s, family, first)
    if s.phase == START:
        return refuse_start(s, first, second) if family == actions.START_ON else reasons.START_FIRST
    if s.phase == ON_INNER:
        return reasons.NOT_WAITING + first if family == actions.ACTIVATE else reasons.ACTIVATE_FIRST
    return reasons.SWAP_OR_KEEP


@rule
def refuse_start(s: State, mouse: int, number: int) -> int:
    """HIC-90, HIC-R90: a start space that may not be chosen."""
    seat = actor(s)
    if not is_out(s, seat, mouse):
        return reasons.STARTED + mouse
    if not contains(WHERE_MICE_START, number):
        return reasons.NOT_TWELVE_OR_ONE
    if contains(numbers_taken(s, seat), number):
        return reasons.OWN_MOUSE_THERE + number
    return reasons.SUN_AND_MOON


# --- tasks -------------------------------------------------------------------------------------------------


@rule
def refuse_in_task(s: State, family: int, argument: int) -> int:
    """What has to be finished first, or why just this cannot be chosen for it."""
    if not ASKED_IN_TASK[s.task, family]:
        return reasons.IN_TASK[s.task]
    if family == actions.GIVE:
        return refuse_gift(s, argument)
    if family == actions.BONUS:
        return refuse_bonus(s, argument)
    return refuse_tile(family, argument)


@rule
def refuse_tile(family: int, argument: int) -> int:
    """HIC-50: relics are not delivered; apart from that, something is not there."""
    if family == actions.DELIVER_TILE:
        return reasons.IS_RELIC if argument >= FIRST_RELIC else reasons.NOT_CARRIED_TO_DELIVER + argument
    return int(LACKING[family]) + argument


@rule
def refuse_gift(s: State, mouse: int) -> int:
    """HIC-30, HIC-31: a mouse that cannot get the tile being dealt."""
    if not contains(s.group, mouse):
        return reasons.NOT_SHARING + mouse
    if room_of(s, actor(s), mouse) == 0:
        return reasons.POUCH_FULL + mouse
    return reasons.DEALT_IN_ORDER + mouse


@rule
def refuse_bonus(s: State, card: int) -> int:
    """HIC-46: a card that is not there or shows no bonus item; else it is not the time."""
    if not holds_card(s, actor(s), card):
        return reasons.NO_SUCH_CARD + card
    if not contains(bonus_cards(s, actor(s)), card):
        return reasons.NO_BONUS + card
    return refuse_icon(s)


# --- points of an activation -------------------------------------------------------------------------------


@rule
def refuse_in_activation(s: State, family: int, argument: int) -> int:
    """The active mouse has something else to do, or this cannot be done."""
    frame = s.frames[s.depth - 1]
    if family == actions.SWAP:
        return refuse_swap(s)
    if family == actions.PLAY_FAVOR:
        return refuse_favor(s, argument)
    if at_icon(s) or frame.step == ACT:
        if actions.DO_CLIMB <= family < actions.SCORE or actions.TOSS_WITH <= family < actions.PLAY_FAVOR:
            return refuse_way(s, family, argument)
    elif family == actions.LEAP_TO and frame.step in (CHOOSE_ON_HAND, CHOOSE_BUMPED):
        return refuse_leap(s, argument) if frame.mouse == SCURRIER else reasons.ONLY_SCURRIER
    return reasons.ICON_FIRST if at_icon(s) else reasons.AT_STEP[frame.step]


@rule
def refuse_swap(s: State) -> int:
    """HIC-R30: not in the middle of a payment, once at each point, and only where something could change."""
    frame = s.frames[s.depth - 1]
    if frame.paid > 0:
        return reasons.PAY_FIRST
    return reasons.SWAPPED_ALREADY if frame.swapped == 1 else reasons.NOTHING_TO_SWAP


@rule
def refuse_favor(s: State, card: int) -> int:
    """HIC-R46: a card that is not there, or not now, or for nothing."""
    if not holds_card(s, actor(s), card):
        return reasons.NO_SUCH_CARD + card
    if s.frames[s.depth - 1].paid > 0:
        return reasons.PAY_FIRST
    return reasons.CARD_IN_PROGRESS if cards_wait(s) else reasons.NO_ICON_POSSIBLE


@rule
def refuse_leap(s: State, number: int) -> int:
    """HIC-22, HIC-43: a number that a leap does not lead to."""
    return reasons.IS_UNDER_PAW + number if is_covered(s, number) else reasons.OUT_OF_REACH + number


@rule
def refuse_way(s: State, family: int, argument: int) -> int:
    """HIC-32, HIC-40 to HIC-50: a way to resolve the icon at hand, or to pay for it, that is not open."""
    icon, owed = icon_now(s), cost_now(s) - int(s.frames[s.depth - 1].paid)
    if family == actions.BONUS:
        return refuse_bonus(s, argument)
    if family == actions.SPEND and owed > 0 and is_possible(s, icon, owed) and can_pay(s, owed):
        return refuse_tile(family, argument)
    if owed > 0 or ICON_OF_FAMILY[family] != icon:
        return refuse_icon(s)
    if family == actions.TOSS_WITH:
        return refuse_toss(s, argument)
    if family == actions.LEAP_TO:
        return refuse_leap(s, argument)
    if family == actions.SCAMP_TO:
        return reasons.IS_UNDER_PAW + argument if is_covered(s, argument) else reasons.SCAMP_THERE + argument
    return refuse_basket(s, argument) if family == actions.TAKE_TILE else refuse_tile(family, argument)


@rule
def refuse_toss(s: State, other: int) -> int:
    """HIC-42, HIC-R42: a mouse that is not elsewhere, or with which nothing could change."""
    frame = s.frames[s.depth - 1]
    elsewhere = is_elsewhere(s, int(frame.seat), int(frame.mouse), other)
    return reasons.NOTHING_TO_TOSS if elsewhere else reasons.NOT_ELSEWHERE + other


@rule
def refuse_basket(s: State, tile: int) -> int:
    """HIC-41, HIC-R41: a tile that is not in the basket, or comes with the other one."""
    together = is_only_pair(s) and contains(kinds_in(s.basket), tile)
    return reasons.BOTH_TOGETHER + int(s.basket[0]) if together else reasons.NOT_IN_BASKET + tile


@rule
def refuse_icon(s: State) -> int:
    """HIC-20, HIC-21, HIC-R41: the icon at hand is a different one, impossible, or to be paid for first."""
    icon, owed = icon_now(s), cost_now(s) - int(s.frames[s.depth - 1].paid)
    if not at_icon(s) and not is_possible(s, icon, owed):
        return reasons.IMPOSSIBLE + icon
    if owed == 0:
        return reasons.OTHER_ICON + icon
    return reasons.COSTS + (owed - 1) * ICONS + icon if can_pay(s, owed) else reasons.CANNOT_PAY + owed - 1
