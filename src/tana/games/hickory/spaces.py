"""Outer spaces: the leaf, the parts of an action, and icons (HIC-20, HIC-21, HIC-40 to HIC-49)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, count, with_member
from tana.core.chance import Rng
from tana.core.events import PUBLIC, Log, emit
from tana.games.hickory import events
from tana.games.hickory.board import items_of, market_is_empty, number_of, relics_of, tiles_in_bag, tiles_of
from tana.games.hickory.chain import climb
from tana.games.hickory.components import (
    ALL_RELICS,
    CLIMB,
    DELIVER,
    DELIVERABLE,
    FAVOR,
    ICONS,
    LEAP,
    MARKET,
    NO_FAVOR,
    NO_ICON,
    NO_TILE,
    PARTS,
    RETURN,
    SEARCH,
    TOSS,
)
from tana.games.hickory.favors import bonus_cards, draw_favor, show_and_discard
from tana.games.hickory.moves import at_icon, finish_icon, renew_point
from tana.games.hickory.state import ACT, CLAIM, NO_TASK, OUTER, State
from tana.games.hickory.tiles import (
    can_rearrange,
    claim_pool,
    kinds_of_group,
    search_bag,
    sharing,
    sharing_with,
    start_rearranging,
    take_from_basket,
    tiles_of_group,
    tosses,
)

# --- the leaf (HIC-20) -------------------------------------------------------------------------------------


@rule
def claim_leaf(s: State, log: Log | None) -> None:
    """HIC-20, HIC-31: the tile of the space that the active mouse entered."""
    frame = s.frames[s.depth - 1]
    seat, mouse = int(frame.seat), int(frame.mouse)
    number = number_of(s, seat, mouse)
    tile = int(s.leaf[number])
    s.leaf[number] = NO_TILE
    s.pool[tile] += 1
    emit(log, events.CLAIMED, PUBLIC, seat, mouse, tile)
    finish_claim(s)
    claim_pool(s, seat, mouse)


@rule
def finish_claim(s: State) -> None:
    """HIC-20: after the claim comes the action."""
    top = int(s.depth) - 1
    s.frames[top].step = ACT
    renew_point(s, top)


# --- what comes next: a part of the space's action, or an icon of a card -----------------------------------


@rule
def icon_now(s: State) -> int:
    """The icon to resolve now, NO_ICON after the last part of an action."""
    frame = s.frames[s.depth - 1]
    if at_icon(s):
        return int(s.edition.card_icons[frame.card][frame.icon])
    if frame.part == PARTS:
        return NO_ICON
    return int(s.edition.icons[tile_here(s)][frame.part])


@rule
def amount_now(s: State) -> int:
    """The number beside that icon."""
    frame = s.frames[s.depth - 1]
    if at_icon(s):
        return int(s.edition.card_amounts[frame.card][frame.icon])
    return int(s.edition.amounts[tile_here(s)][frame.part])


@rule
def cost_now(s: State) -> int:
    """HIC-21: the cost, left of the arrow; icons of cards are free."""
    frame = s.frames[s.depth - 1]
    if at_icon(s):
        return 0
    return int(s.edition.costs[tile_here(s)][frame.part])


@rule
def tile_here(s: State) -> int:
    """The action tile of the active mouse's number."""
    frame = s.frames[s.depth - 1]
    return int(s.tile_on[number_of(s, int(frame.seat), int(frame.mouse))])


@rule
def is_possible(s: State, icon: int, cost: int) -> bool:
    """Whether the active mouse could resolve a part of the space's action now, apart from paying for it."""
    frame = s.frames[s.depth - 1]
    seat, mouse = int(frame.seat), int(frame.mouse)
    if icon == DELIVER:
        return items_of(s, seat, mouse) != EMPTY or bonus_cards(s, seat) != EMPTY
    if icon == RETURN:
        return relics_of(s, seat, mouse) != EMPTY
    if icon == SEARCH:
        return cost > 0 or tiles_in_bag(s) > 0
    if icon == MARKET:
        return not market_is_empty(s)
    if icon == TOSS:
        return tosses(s, seat, mouse) != EMPTY
    return icon != NO_ICON


@rule
def is_possible_by_card(s: State, icon: int) -> bool:
    """HIC-43, HIC-46: the same for the icon of a card; on the outer ring none gives a leap."""
    frame = s.frames[s.depth - 1]
    if icon == LEAP:
        return s.players[frame.seat].mice[frame.mouse].ring != OUTER
    return is_possible(s, icon, 0)


@rule
def can_pay(s: State, owed: int) -> bool:
    """HIC-32: tiles of the active mouse and bonus items of the hand."""
    frame = s.frames[s.depth - 1]
    seat, mouse = int(frame.seat), int(frame.mouse)
    return tiles_of(s, seat, mouse) + count(bonus_cards(s, seat)) >= owed


@rule
def is_open(s: State) -> bool:
    """HIC-R46: whether to ask about the next part: a card might be played before it, or it might be possible.

    Depends only on what everybody sees, so that asking reveals nothing: any card in hand counts.
    """
    frame = s.frames[s.depth - 1]
    holds_cards = s.players[frame.seat].hand != EMPTY
    return (holds_cards and not cards_wait(s)) or might_be_possible(s, holds_cards)


@rule
def might_be_possible(s: State, holds_cards: bool) -> bool:
    """Whether the next part could be done with the tiles of the mice that share and a bonus item of any card held."""
    frame = s.frames[s.depth - 1]
    seat, mouse = int(frame.seat), int(frame.mouse)
    icon, cost = icon_now(s), cost_now(s)
    if icon not in (DELIVER, RETURN) and (cost == 0 or holds_cards):
        return is_possible(s, icon, cost)
    group = sharing_with(s, seat, mouse)
    if icon == DELIVER:
        return holds_cards or kinds_of_group(s, seat, group) & DELIVERABLE != EMPTY
    if icon == RETURN:
        return kinds_of_group(s, seat, group) & ALL_RELICS != EMPTY
    return is_possible(s, icon, cost) and tiles_of_group(s, seat, group) >= cost


@rule
def needs_no_choice(icon: int) -> bool:
    """Icons that are resolved as soon as they are paid for."""
    return icon in (CLIMB, SEARCH, FAVOR)


@rule
def take_only_pair(s: State, log: Log | None) -> None:
    """HIC-R41: the last tiles of the basket, for which nobody has to be asked."""
    finish_icon(s)
    take_from_basket(s, int(s.frames[s.depth - 1].seat), int(s.basket[0]), log)


@rule
def resolve_plainly(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-40, HIC-45, HIC-47: search, draw a favor card, or climb."""
    frame = s.frames[s.depth - 1]
    seat, mouse = int(frame.seat), int(frame.mouse)
    icon, amount = icon_now(s), amount_now(s)
    finish_icon(s)
    s.task = NO_TASK
    if icon == CLIMB:
        climb(s, seat, amount, log)
    elif icon == SEARCH:
        search_bag(s, seat, mouse, amount, rng, log)
    else:
        draw_favor(s, seat, rng, log)


@rule
def toss_with(s: State, other: int, log: Log | None) -> None:
    """HIC-42, HIC-R42: one rearrangement among the chosen mouse, the active one and those sharing with it."""
    frame = s.frames[s.depth - 1]
    seat, mouse = int(frame.seat), int(frame.mouse)
    emit(log, events.TOSSED, PUBLIC, seat, other)
    finish_icon(s)
    start_rearranging(s, seat, with_member(sharing_with(s, seat, mouse), other), log)


# --- swapping and cards at a point of an activation --------------------------------------------------------


@rule
def may_swap(s: State) -> bool:
    """HIC-R30: once at each point, when something could change and no payment has begun."""
    frame = s.frames[s.depth - 1]
    if frame.swapped == 1 or frame.paid > 0:
        return False
    return can_rearrange(s, int(frame.seat), sharing(s, int(frame.seat)))


@rule
def cards_wait(s: State) -> bool:
    """HIC-R46: no other card while icons of one are left to resolve."""
    for i in range(s.depth):
        if s.frames[i].card != NO_FAVOR:
            return True
    return False


@rule
def playable(s: State) -> int:
    """HIC-R46: the cards of the hand that may be played now, for an icon that is possible: not in the middle of a
    payment or of another card."""
    frame = s.frames[s.depth - 1]
    hand = int(s.players[frame.seat].hand)
    if hand == EMPTY or frame.paid > 0 or cards_wait(s):
        return EMPTY
    cards = EMPTY
    for icon in range(ICONS):
        showing = int(s.edition.cards_showing[icon]) & hand
        if showing != EMPTY and is_possible_by_card(s, icon):
            cards |= showing
    return cards


@rule
def play_favor(s: State, card: int, log: Log | None) -> None:
    """HIC-46, HIC-R46: discarded at once; its icons follow in printed order."""
    top = int(s.depth) - 1
    frame = s.frames[top]
    show_and_discard(s, int(frame.seat), card)
    frame.card = card
    frame.icon = 0
    frame.held = 0
    renew_point(s, top)
    emit(log, events.FAVOR_PLAYED, PUBLIC, frame.seat, frame.mouse, card)


@rule
def skip(s: State, log: Log | None) -> None:
    """HIC-21: leave this claim, part or icon; without a swap before, nothing has changed at all."""
    top = int(s.depth) - 1
    frame = s.frames[top]
    untouched = frame.swapped == 0
    emit(log, events.SKIPPED, PUBLIC, frame.seat, frame.mouse)
    if at_icon(s):
        finish_icon(s)
        return
    if frame.step == CLAIM:
        finish_claim(s)
    else:
        finish_icon(s)
    frame.idle = 1 if untouched else 0
