"""Why an action is not allowed now, how the game ended, and where points come from, as numbers of reasons."""

from __future__ import annotations

from tana.core.bits import contains
from tana.core.reasons import NO_REASON
from tana.core.record import Grid
from tana.core.rule import rule
from tana.games.hickory.actions import (
    ACTIVATE,
    BONUS,
    DELIVER_TILE,
    DISCARD_FAVOR,
    DO_CLIMB,
    DROP_TILE,
    GIVE,
    LEAP_TO,
    LOSE_TILE,
    LOSSES_OF_A_MOUSE,
    PLACE_ON,
    PLAY_FAVOR,
    PUT_BACK_TILE,
    QUEST_OF,
    RETURN_RELIC,
    SCAMP_TO,
    SCORE,
    SPEND,
    START_ON,
    STARTS_OF_A_MOUSE,
    SWAP,
    TAKE_TILE,
    TOSS_WITH,
)
from tana.games.hickory.board import actor, holds_card, is_covered, is_out, kinds_in, points_of, room_of
from tana.games.hickory.components import (
    CALL_SCAMP,
    DELIVER,
    FIRST_RELIC,
    ICONS,
    LEAP,
    MARKET,
    RETURN,
    SCURRIER,
    SOLO_GOAL,
    TOSS,
)
from tana.games.hickory.favors import bonus_cards
from tana.games.hickory.legal import is_legal
from tana.games.hickory.moves import at_icon
from tana.games.hickory.reasons import (
    ACTIVATE_FIRST,
    AT_STEP,
    BOTH_TOGETHER,
    CANNOT_PAY,
    CARD_IN_PROGRESS,
    COSTS,
    DEALT_IN_ORDER,
    ICON_FIRST,
    IMPOSSIBLE,
    IN_TASK,
    IS_OVER,
    IS_RELIC,
    IS_UNDER_PAW,
    MIDNIGHT,
    NO_BONUS,
    NO_ICON_POSSIBLE,
    NO_SUCH_CARD,
    NOT_AT_HAND,
    NOT_CARRIED_TO_DELIVER,
    NOT_CARRIED_TO_RETURN,
    NOT_CARRIED_TO_SPEND,
    NOT_DRAWN,
    NOT_ELSEWHERE,
    NOT_IN_BASKET,
    NOT_IN_HAND,
    NOT_SCRATCHED,
    NOT_SHARING,
    NOT_TWELVE_OR_ONE,
    NOT_WAITING,
    NOTHING_TO_SWAP,
    NOTHING_TO_TOSS,
    ONLY_SCURRIER,
    OTHER_ICON,
    OUT_OF_REACH,
    OWN_MOUSE_THERE,
    PAY_FIRST,
    POUCH_FULL,
    SCAMP_THERE,
    SOLO_LOST,
    SOLO_WON,
    SPACE_FILLED,
    START_FIRST,
    STARTED,
    SUN_AND_MOON,
    SWAP_OR_KEEP,
    SWAPPED_ALREADY,
)
from tana.games.hickory.spaces import can_pay, cards_wait, cost_now, icon_now, is_possible
from tana.games.hickory.starting import WHERE_MICE_START, numbers_taken
from tana.games.hickory.state import (
    ACT,
    CHOOSE_BUMPED,
    CHOOSE_ON_HAND,
    DEAL,
    DELIVERING,
    DISCARD,
    DROP,
    LOSE,
    NO_TASK,
    ON_INNER,
    OVER,
    PLACE,
    PUT_BACK,
    RETURNING,
    START,
    TAKE,
    TALLIES,
    State,
)
from tana.games.hickory.tiles import is_elsewhere, is_only_pair


@rule
def refuse(s: State, action: int) -> int:
    """Why the actor may not take an action now, from what the actor may know; NO_REASON exactly if it may."""
    if s.phase == OVER:
        return IS_OVER
    if is_legal(s, action):
        return NO_REASON
    if s.task != NO_TASK:
        return refuse_in_task(s, action)
    if s.depth > 0:
        return refuse_in_activation(s, action)
    if s.phase == START:
        return refuse_start(s, action - START_ON) if action >= START_ON else START_FIRST
    if s.phase == ON_INNER:
        return NOT_WAITING + action - ACTIVATE if ACTIVATE <= action < GIVE else ACTIVATE_FIRST
    return SWAP_OR_KEEP


@rule
def refuse_start(s: State, start: int) -> int:
    """HIC-90, HIC-R90: a start space that may not be chosen."""
    seat = actor(s)
    mouse, number = start // STARTS_OF_A_MOUSE, start % STARTS_OF_A_MOUSE
    if not is_out(s, seat, mouse):
        return STARTED + mouse
    if not contains(WHERE_MICE_START, number):
        return NOT_TWELVE_OR_ONE
    if contains(numbers_taken(s, seat), number):
        return OWN_MOUSE_THERE + number
    return SUN_AND_MOON


# --- tasks -------------------------------------------------------------------------------------------------


@rule
def refuse_in_task(s: State, action: int) -> int:
    """What has to be finished first, or why just this cannot be chosen for it."""
    if s.task == DEAL and GIVE <= action < TOSS_WITH:
        return refuse_gift(s, action - GIVE)
    if s.task == TAKE and TAKE_TILE <= action < DROP_TILE:
        return NOT_IN_BASKET + action - TAKE_TILE
    if s.task == DROP and DROP_TILE <= action < PUT_BACK_TILE:
        return NOT_AT_HAND + action - DROP_TILE
    if s.task == PUT_BACK and PUT_BACK_TILE <= action < SPEND:
        return NOT_DRAWN + action - PUT_BACK_TILE
    if s.task == DELIVERING and DELIVER_TILE <= action < RETURN_RELIC:
        return refuse_delivery(action - DELIVER_TILE)
    if s.task == DELIVERING and BONUS <= action < PLAY_FAVOR:
        return refuse_bonus(s, action - BONUS)
    if s.task == RETURNING and RETURN_RELIC <= action < BONUS:
        return NOT_CARRIED_TO_RETURN + FIRST_RELIC + action - RETURN_RELIC
    if s.task == DISCARD and DISCARD_FAVOR <= action < QUEST_OF:
        return NOT_IN_HAND + action - DISCARD_FAVOR
    if s.task == PLACE and PLACE_ON <= action < LOSE_TILE:
        return SPACE_FILLED + action - PLACE_ON
    if s.task == LOSE and LOSE_TILE <= action < START_ON:
        return NOT_SCRATCHED + (action - LOSE_TILE) // LOSSES_OF_A_MOUSE
    return IN_TASK[s.task]


@rule
def refuse_gift(s: State, mouse: int) -> int:
    """HIC-30, HIC-31: a mouse that cannot get the tile being dealt."""
    if not contains(s.group, mouse):
        return NOT_SHARING + mouse
    if room_of(s, actor(s), mouse) == 0:
        return POUCH_FULL + mouse
    return DEALT_IN_ORDER + mouse


@rule
def refuse_delivery(tile: int) -> int:
    """HIC-50: relics are not delivered, nor is what the mouse does not have."""
    return IS_RELIC if tile >= FIRST_RELIC else NOT_CARRIED_TO_DELIVER + tile


@rule
def refuse_bonus(s: State, card: int) -> int:
    """HIC-46: a card that is not there or shows no bonus item; else it is not the time."""
    if not holds_card(s, actor(s), card):
        return NO_SUCH_CARD + card
    if not contains(bonus_cards(s, actor(s)), card):
        return NO_BONUS + card
    return refuse_icon(s)


# --- points of an activation -------------------------------------------------------------------------------


@rule
def refuse_in_activation(s: State, action: int) -> int:
    """The active mouse has something else to do, or this cannot be done."""
    step = int(s.frames[s.depth - 1].step)
    acting = at_icon(s) or step == ACT
    if action == SWAP:
        return refuse_swap(s)
    if PLAY_FAVOR <= action < DISCARD_FAVOR:
        return refuse_favor(s, action - PLAY_FAVOR)
    if acting and (DO_CLIMB <= action < SCORE or TOSS_WITH <= action < PLAY_FAVOR):
        return refuse_way(s, action)
    if not acting and step in (CHOOSE_ON_HAND, CHOOSE_BUMPED) and LEAP_TO <= action < SCAMP_TO:
        return refuse_leap(s, action - LEAP_TO) if s.frames[s.depth - 1].mouse == SCURRIER else ONLY_SCURRIER
    return ICON_FIRST if at_icon(s) else AT_STEP[step]


@rule
def refuse_swap(s: State) -> int:
    """HIC-R30: not in the middle of a payment, once at each point, and only where something could change."""
    frame = s.frames[s.depth - 1]
    if frame.paid > 0:
        return PAY_FIRST
    return SWAPPED_ALREADY if frame.swapped == 1 else NOTHING_TO_SWAP


@rule
def refuse_favor(s: State, card: int) -> int:
    """HIC-R46: a card that is not there, or not now, or for nothing."""
    if not holds_card(s, actor(s), card):
        return NO_SUCH_CARD + card
    if s.frames[s.depth - 1].paid > 0:
        return PAY_FIRST
    return CARD_IN_PROGRESS if cards_wait(s) else NO_ICON_POSSIBLE


@rule
def refuse_leap(s: State, number: int) -> int:
    """HIC-22, HIC-43: a number that a leap does not lead to."""
    return IS_UNDER_PAW + number if is_covered(s, number) else OUT_OF_REACH + number


@rule
def refuse_way(s: State, action: int) -> int:
    """HIC-32, HIC-40 to HIC-50: a way to resolve the icon at hand, or to pay for it, that is not open."""
    frame = s.frames[s.depth - 1]
    icon, owed = icon_now(s), cost_now(s) - int(frame.paid)
    if BONUS <= action < PLAY_FAVOR:
        return refuse_bonus(s, action - BONUS)
    if SPEND <= action < DELIVER_TILE and owed > 0 and is_possible(s, icon, owed) and can_pay(s, owed):
        return NOT_CARRIED_TO_SPEND + action - SPEND
    if owed > 0:
        return refuse_icon(s)
    if TOSS_WITH <= action < LEAP_TO and icon == TOSS:
        return refuse_toss(s, action - TOSS_WITH)
    if LEAP_TO <= action < SCAMP_TO and icon == LEAP:
        return refuse_leap(s, action - LEAP_TO)
    if SCAMP_TO <= action < TAKE_TILE and icon == CALL_SCAMP:
        number = action - SCAMP_TO
        return IS_UNDER_PAW + number if is_covered(s, number) else SCAMP_THERE + number
    if TAKE_TILE <= action < DROP_TILE and icon == MARKET:
        return refuse_basket(s, action - TAKE_TILE)
    if DELIVER_TILE <= action < RETURN_RELIC and icon == DELIVER:
        return refuse_delivery(action - DELIVER_TILE)
    if RETURN_RELIC <= action < BONUS and icon == RETURN:
        return NOT_CARRIED_TO_RETURN + FIRST_RELIC + action - RETURN_RELIC
    return refuse_icon(s)


@rule
def refuse_toss(s: State, other: int) -> int:
    """HIC-42, HIC-R42: a mouse that is not elsewhere, or with which nothing could change."""
    frame = s.frames[s.depth - 1]
    elsewhere = is_elsewhere(s, int(frame.seat), int(frame.mouse), other)
    return NOTHING_TO_TOSS if elsewhere else NOT_ELSEWHERE + other


@rule
def refuse_basket(s: State, tile: int) -> int:
    """HIC-41, HIC-R41: a tile that is not in the basket, or comes with the other one."""
    together = is_only_pair(s) and contains(kinds_in(s.basket), tile)
    return BOTH_TOGETHER + int(s.basket[0]) if together else NOT_IN_BASKET + tile


@rule
def refuse_icon(s: State) -> int:
    """HIC-20, HIC-21, HIC-R41: the icon at hand is a different one, impossible, or to be paid for first."""
    icon, owed = icon_now(s), cost_now(s) - int(s.frames[s.depth - 1].paid)
    if not at_icon(s) and not is_possible(s, icon, owed):
        return IMPOSSIBLE + icon
    if owed == 0:
        return OTHER_ICON + icon
    return COSTS + (owed - 1) * ICONS + icon if can_pay(s, owed) else CANNOT_PAY + owed - 1


# --- the end -----------------------------------------------------------------------------------------------


@rule
def ending(s: State) -> int:
    """HIC-70, HIC-80: midnight, in company or alone; NO_REASON before."""
    if s.phase != OVER:
        return NO_REASON
    if s.seats > 1:
        return MIDNIGHT
    points = points_of(s, 0)
    return SOLO_WON + points if points >= SOLO_GOAL else SOLO_LOST + points


@rule
def score_lines(s: State, seat: int, out: Grid) -> int:
    """Where the points of a seat come from; returns how many lines."""
    for source in range(TALLIES):
        out[source][0] = source
        out[source][1] = s.players[seat].tally[source]
    return TALLIES
