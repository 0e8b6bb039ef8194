"""What the actor may choose from, one menu for each kind of decision."""

from __future__ import annotations

from tana.core.record import Ints
from tana.core.rule import rule
from tana.games.hickory.actions import (
    ACTIVATE,
    BONUS,
    CLAIM_LEAF,
    DELIVER_TILE,
    DISCARD_FAVOR,
    DO_CLIMB,
    DO_SEARCH,
    DONE,
    DRAW_FAVOR,
    DROP_TILE,
    GIVE,
    HOP_BACK,
    HOP_OFF,
    HOP_ON,
    KEEP,
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
    SKIP,
    SPEND,
    START_ON,
    STARTS_OF_A_MOUSE,
    STAY,
    SWAP,
    TAKE_TILE,
    TAKE_WILD,
    TO_OUTER,
    TOSS_WITH,
)
from tana.games.hickory.board import carries, holds_card
from tana.games.hickory.components import (
    CALL_SCAMP,
    CELLS,
    CLIMB,
    DELIVER,
    FAVOR,
    FAVORS,
    FIRST_RELIC,
    KINDS,
    LEAP,
    MARKET,
    MICE,
    NO_TILE,
    NUMBERS,
    QUEST_SLOTS,
    RETURN,
    SCURRIER,
    SCURRIER_REACH,
    SEARCH,
    STARTERS,
    TOSS,
)
from tana.games.hickory.favors import has_bonus
from tana.games.hickory.moves import at_icon, may_call_scamp_to, may_leap_to
from tana.games.hickory.solo import may_lose
from tana.games.hickory.spaces import (
    amount_now,
    can_pay,
    cards_wait,
    cost_now,
    icon_now,
    is_possible,
    may_play,
    may_swap,
)
from tana.games.hickory.starting import may_start_on
from tana.games.hickory.state import (
    ACT,
    CHOOSE_BUMPED,
    CHOOSE_ON_HAND,
    CHOOSE_ON_INNER,
    CLAIM,
    DEAL,
    DELIVERING,
    DISCARD,
    DROP,
    LOSE,
    ON_INNER,
    PLACE,
    PUT_BACK,
    RETURNING,
    START,
    TAKE,
    State,
)
from tana.games.hickory.ticks import is_waiting
from tana.games.hickory.tiles import may_drop, may_get, may_take, may_toss


@rule
def add(out: Ints, n: int, action: int) -> int:
    """One more action on the menu, at its place in ascending order."""
    i = n
    while i > 0 and out[i - 1] > action:
        out[i] = out[i - 1]
        i -= 1
    out[i] = action
    return n + 1


# --- an activation -----------------------------------------------------------------------------------------


@rule
def menu_of_activation(s: State, out: Ints) -> int:
    """HIC-13, HIC-14, HIC-17, HIC-20, HIC-46: the active mouse's choices, swaps and cards."""
    frame = s.frames[s.depth - 1]
    n = 0
    if at_icon(s):
        n = add(out, n, SKIP)
        n = add_icon(s, icon_now(s), out, n)
    elif frame.step == ACT:
        n = add_part(s, out, n)
    else:
        n = add_step(s, int(frame.step), out, n)
    if may_swap(s):
        n = add(out, n, SWAP)
    if frame.paid == 0 and not cards_wait(s):
        for card in range(FAVORS):
            if may_play(s, card):
                n = add(out, n, PLAY_FAVOR + card)
    return n


@rule
def add_step(s: State, step: int, out: Ints, n: int) -> int:
    """The plain choices of each step."""
    frame = s.frames[s.depth - 1]
    if step == CLAIM:
        n = add(out, n, CLAIM_LEAF)
        return add(out, n, SKIP)
    if step == CHOOSE_ON_INNER:
        n = add(out, n, TO_OUTER)
        return add(out, n, HOP_ON)
    if step in (CHOOSE_ON_HAND, CHOOSE_BUMPED):
        n = add(out, n, STAY if step == CHOOSE_ON_HAND else HOP_BACK)
        n = add(out, n, HOP_OFF)
        return add_leaps(s, SCURRIER_REACH, out, n) if frame.mouse == SCURRIER else n
    return add(out, n, DONE)


@rule
def add_leaps(s: State, reach: int, out: Ints, n: int) -> int:
    """HIC-19, HIC-43: the numbers in reach."""
    for number in range(NUMBERS):
        if may_leap_to(s, reach, number):
            n = add(out, n, LEAP_TO + number)
    return n


@rule
def add_part(s: State, out: Ints, n: int) -> int:
    """HIC-21, HIC-32: skip it, pay for it, or do it."""
    frame = s.frames[s.depth - 1]
    icon = icon_now(s)
    owed = cost_now(s) - int(frame.paid)
    if frame.paid == 0:
        n = add(out, n, SKIP)
    if not is_possible(s, icon, owed, False):
        return n
    if owed == 0:
        return add_icon(s, icon, out, n)
    if can_pay(s, owed):
        n = add_tiles_carried(s, SPEND, KINDS, out, n)
        n = add_bonus_cards(s, out, n)
    return n


@rule
def add_tiles_carried(s: State, base: int, limit: int, out: Ints, n: int) -> int:
    """The tiles of the active mouse, up to a kind."""
    frame = s.frames[s.depth - 1]
    for tile in range(limit):
        if carries(s, int(frame.seat), int(frame.mouse), tile):
            n = add(out, n, base + tile)
    return n


@rule
def add_bonus_cards(s: State, out: Ints, n: int) -> int:
    """HIC-46: cards of the hand that can be used as an item."""
    seat = int(s.frames[s.depth - 1].seat)
    for card in range(FAVORS):
        if has_bonus(s, seat, card):
            n = add(out, n, BONUS + card)
    return n


@rule
def add_icon(s: State, icon: int, out: Ints, n: int) -> int:
    """HIC-40 to HIC-50: the ways to resolve an icon."""
    frame = s.frames[s.depth - 1]
    seat = int(frame.seat)
    if icon == CLIMB:
        n = add(out, n, DO_CLIMB)
    elif icon == SEARCH:
        n = add(out, n, DO_SEARCH)
    elif icon == FAVOR:
        n = add(out, n, DRAW_FAVOR)
    elif icon == MARKET:
        if s.wilds > 0:
            n = add(out, n, TAKE_WILD)
        n = add_basket(s, out, n)
    elif icon == CALL_SCAMP:
        for number in range(NUMBERS):
            if may_call_scamp_to(s, seat, number):
                n = add(out, n, SCAMP_TO + number)
    elif icon == DELIVER:
        n = add_tiles_carried(s, DELIVER_TILE, FIRST_RELIC, out, n)
        n = add_bonus_cards(s, out, n)
    elif icon == RETURN:
        n = add_relics(s, out, n)
    elif icon == LEAP:
        n = add_leaps(s, amount_now(s), out, n)
    elif icon == TOSS:
        for other in range(MICE):
            if may_toss(s, seat, int(frame.mouse), other):
                n = add(out, n, TOSS_WITH + other)
    return n


@rule
def add_relics(s: State, out: Ints, n: int) -> int:
    """HIC-49: the relics of the active mouse."""
    frame = s.frames[s.depth - 1]
    for relic in range(FIRST_RELIC, KINDS):
        if carries(s, int(frame.seat), int(frame.mouse), relic):
            n = add(out, n, RETURN_RELIC + relic - FIRST_RELIC)
    return n


@rule
def add_basket(s: State, out: Ints, n: int) -> int:
    """HIC-41: the tiles of the bargain basket."""
    for tile in range(KINDS):
        if may_take(s, tile):
            n = add(out, n, TAKE_TILE + tile)
    return n


# --- tasks -------------------------------------------------------------------------------------------------


@rule
def menu_of_task(s: State, seat: int, out: Ints) -> int:
    """What has to be chosen before anything else goes on."""
    n = 0
    if s.task == DEAL:
        for mouse in range(MICE):
            if may_get(s, seat, mouse):
                n = add(out, n, GIVE + mouse)
    elif s.task == DROP:
        for tile in range(KINDS):
            if may_drop(s, seat, tile):
                n = add(out, n, DROP_TILE + tile)
    elif s.task == PUT_BACK:
        for tile in range(KINDS):
            if s.pool[tile] > 0:
                n = add(out, n, PUT_BACK_TILE + tile)
    elif s.task == TAKE:
        n = add_basket(s, out, n)
    elif s.task == DISCARD:
        for card in range(FAVORS):
            if holds_card(s, seat, card):
                n = add(out, n, DISCARD_FAVOR + card)
    elif s.task == DELIVERING:
        n = add(out, n, SCORE)
        n = add_tiles_carried(s, DELIVER_TILE, FIRST_RELIC, out, n)
        n = add_bonus_cards(s, out, n)
    elif s.task == RETURNING:
        n = add(out, n, SCORE)
        n = add_relics(s, out, n)
    elif s.task == PLACE:
        for cell in range(CELLS):
            if s.players[seat].filled[cell] == NO_TILE:
                n = add(out, n, PLACE_ON + cell)
    elif s.task == LOSE:
        n = add_losses(s, out, n)
    else:
        for slot in range(QUEST_SLOTS):
            n = add(out, n, QUEST_OF + slot)
    return n


@rule
def add_losses(s: State, out: Ints, n: int) -> int:
    """HIC-82: a tile of any mouse on the scratched number."""
    for mouse in range(MICE):
        for tile in range(KINDS):
            if may_lose(s, mouse, tile):
                n = add(out, n, LOSE_TILE + mouse * LOSSES_OF_A_MOUSE + tile)
    return n


# --- between activations -----------------------------------------------------------------------------------


@rule
def menu_of_phase(s: State, out: Ints) -> int:
    """HIC-90: a start space. HIC-12: which mouse. HIC-30: the swap at the end of a tick."""
    n = 0
    seat = int(s.pointer)
    if s.phase == START:
        for mouse in range(STARTERS):
            for number in range(NUMBERS):
                if may_start_on(s, seat, mouse, number):
                    n = add(out, n, START_ON + mouse * STARTS_OF_A_MOUSE + number)
    elif s.phase == ON_INNER:
        for mouse in range(MICE):
            if is_waiting(s, seat, mouse):
                n = add(out, n, ACTIVATE + mouse)
    else:
        n = add(out, n, SWAP)
        n = add(out, n, KEEP)
    return n
