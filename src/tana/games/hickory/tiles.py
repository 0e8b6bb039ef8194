"""Tiles: sharing and rearranging (HIC-30), claiming (HIC-31), spending (HIC-32), searching and the market."""

from __future__ import annotations

from tana.core.chance import Rng
from tana.core.events import PUBLIC, Log, emit
from tana.core.rule import rule
from tana.games.hickory import events
from tana.games.hickory.board import (
    carries,
    count_in,
    draw_tile,
    insert_tile,
    is_covered,
    is_in_play,
    number_of,
    put_in_pouch,
    remove_tile,
    room_of,
    take_from_pouch,
    tiles_in_bag,
    tiles_in_basket,
    tiles_in_pool,
    tiles_of,
)
from tana.games.hickory.components import KINDS, MICE, NO_TILE, SPOTTER, WILD
from tana.games.hickory.state import DEAL, DROP, NO_TASK, ON_HAND, ON_INNER, PUT_BACK, SWAPS, TAKE, State

# --- who shares with whom ----------------------------------------------------------------------------------


@rule
def is_in_tick(s: State) -> bool:
    """Whether mice act in a tick on an uncovered number: only then are tiles shared there (HIC-R30)."""
    inside = s.phase == ON_HAND or s.phase == ON_INNER or s.phase == SWAPS
    return inside and not is_covered(s, int(s.minute))


@rule
def sharing(s: State, seat: int) -> int:
    """HIC-30: a player's mice on the hand's number, on the hand and both rings, one bit each."""
    if not is_in_tick(s):
        return 0
    group = 0
    for mouse in range(MICE):
        if number_of(s, seat, mouse) == s.minute:
            group |= 1 << mouse
    return group


@rule
def sharing_with(s: State, seat: int, mouse: int) -> int:
    """HIC-31, HIC-R31: the mice whose pouches a mouse may use: away from the hand's number only its own."""
    group = sharing(s, seat)
    return group if group >> mouse & 1 else 1 << mouse


@rule
def tiles_of_group(s: State, seat: int, group: int) -> int:
    """How many tiles some mice carry."""
    total = 0
    for mouse in range(MICE):
        if group >> mouse & 1:
            total += tiles_of(s, seat, mouse)
    return total


@rule
def room_of_group(s: State, seat: int, group: int) -> int:
    """How many more tiles some mice could carry."""
    total = 0
    for mouse in range(MICE):
        if group >> mouse & 1:
            total += room_of(s, seat, mouse)
    return total


# --- rearranging (HIC-30) ----------------------------------------------------------------------------------


@rule
def could_exchange(s: State, seat: int, giver: int, taker: int) -> bool:
    """Whether one mouse has a tile that the other has room for, or a different one to give for it."""
    tiles = tiles_of(s, seat, giver)
    if tiles == 0:
        return False
    if room_of(s, seat, taker) > 0:
        return True
    given = s.players[seat].mice[giver].pouch
    taken = s.players[seat].mice[taker].pouch
    least = min(given[0], taken[0])
    return given[tiles - 1] != least or taken[tiles_of(s, seat, taker) - 1] != least


@rule
def can_rearrange(s: State, seat: int, group: int) -> bool:
    """HIC-R30: skipped when nothing could change."""
    if group & (group - 1) == 0:
        return False
    for giver in range(MICE):
        for taker in range(MICE):
            if giver != taker and group >> giver & 1 and group >> taker & 1:
                if could_exchange(s, seat, giver, taker):
                    return True
    return False


@rule
def start_rearranging(s: State, seat: int, group: int, log: Log | None) -> None:
    """HIC-30: all tiles of these mice into the pool, to be dealt one after another."""
    emit(log, events.REARRANGED, PUBLIC, seat)
    for mouse in range(MICE):
        if group >> mouse & 1:
            pouch = s.players[seat].mice[mouse].pouch
            for i in range(len(pouch)):
                if pouch[i] != NO_TILE:
                    s.pool[pouch[i]] += 1
                    pouch[i] = NO_TILE
    s.group = group
    s.dealt_to = 0
    s.task = DEAL


@rule
def tile_to_deal(s: State) -> int:
    """The next tile of the pool: kinds in order, so that every arrangement comes about in one way."""
    for kind in range(KINDS):
        if s.pool[kind] > 0:
            return kind
    return NO_TILE


@rule
def may_get(s: State, seat: int, mouse: int) -> bool:
    """Equal tiles go to mice in order; the rest of them must still fit in this mouse and those after it."""
    if mouse < s.dealt_to or s.group >> mouse & 1 == 0 or room_of(s, seat, mouse) == 0:
        return False
    from_here = int(s.group) >> mouse << mouse
    return room_of_group(s, seat, from_here) >= s.pool[tile_to_deal(s)]


@rule
def go_on_dealing(s: State, seat: int, log: Log | None) -> bool:
    """Deal the pool; true when there is a choice."""
    if tile_to_deal(s) == NO_TILE:
        s.task = NO_TASK
        s.group = 0
        s.dealt_to = 0
        return False
    takers = 0
    only = 0
    for mouse in range(MICE):
        if may_get(s, seat, mouse):
            takers += 1
            only = mouse
    if takers == 1:
        give_tile(s, seat, only, log)
    return takers > 1


@rule
def give_tile(s: State, seat: int, mouse: int, log: Log | None) -> None:
    """The next tile of the pool goes to a mouse."""
    tile = tile_to_deal(s)
    s.pool[tile] -= 1
    s.dealt_to = mouse if s.pool[tile] > 0 else 0
    put_in_pouch(s, seat, mouse, tile)
    emit(log, events.STOWED, PUBLIC, seat, mouse, tile)


# --- claiming (HIC-31) -------------------------------------------------------------------------------------


@rule
def claim_pool(s: State, seat: int, mouse: int) -> None:
    """HIC-31: the tiles of the pool go to the mouse and those sharing with it, as far as they fit."""
    s.group = sharing_with(s, seat, mouse)
    s.task = DROP


@rule
def go_on_dropping(s: State, seat: int) -> bool:
    """HIC-31: only what does not fit goes back; true when the player has to choose what."""
    if tiles_in_pool(s) > room_of_group(s, seat, int(s.group)):
        return True
    s.task = DEAL
    return False


@rule
def may_drop(s: State, seat: int, tile: int) -> bool:
    """HIC-31: a new tile, or one already carried by the mice that share."""
    if s.pool[tile] > 0:
        return True
    for mouse in range(MICE):
        if s.group >> mouse & 1 and carries(s, seat, mouse, tile):
            return True
    return False


@rule
def drop_tile(s: State, seat: int, tile: int, log: Log | None) -> None:
    """HIC-31: back into the bag: the new one of its kind, if there is one, else from a pouch."""
    emit(log, events.DROPPED, PUBLIC, seat, tile)
    s.bag[tile] += 1
    if s.pool[tile] > 0:
        s.pool[tile] -= 1
        return
    mouse = 0
    while s.group >> mouse & 1 == 0 or not carries(s, seat, mouse, tile):
        mouse += 1
    take_from_pouch(s, seat, mouse, tile)


# --- searching (HIC-40) ------------------------------------------------------------------------------------


@rule
def search_bag(s: State, seat: int, mouse: int, amount: int, rng: Rng, log: Log | None) -> None:
    """HIC-40: draw and claim; a Spotter draws one more and puts one back."""
    wanted = amount + 1 if mouse == SPOTTER else amount
    drawn = 0
    while drawn < wanted and tiles_in_bag(s) > 0:
        tile = draw_tile(s, rng)
        s.pool[tile] += 1
        drawn += 1
        emit(log, events.DREW_TILE, PUBLIC, seat, tile)
    claim_pool(s, seat, mouse)
    if drawn > amount:
        s.task = PUT_BACK


@rule
def go_on_putting_back(s: State, seat: int, log: Log | None) -> bool:
    """HIC-40: true when the tiles drawn differ."""
    tile = tile_to_deal(s)
    if s.pool[tile] < tiles_in_pool(s):
        return True
    put_back(s, seat, tile, log)
    return False


@rule
def put_back(s: State, seat: int, tile: int, log: Log | None) -> None:
    """HIC-40: the Spotter's pick returns to the bag; the rest is claimed."""
    s.pool[tile] -= 1
    s.bag[tile] += 1
    emit(log, events.PUT_BACK, PUBLIC, seat, tile)
    s.task = DROP


# --- the market (HIC-41) -----------------------------------------------------------------------------------


@rule
def market_is_empty(s: State) -> bool:
    """HIC-R41: neither wild items nor basket tiles."""
    return s.wilds == 0 and tiles_in_basket(s) == 0


@rule
def is_only_pair(s: State) -> bool:
    """HIC-R41: whether there is but one way to take tiles from the basket: all of its one or two."""
    return 0 < tiles_in_basket(s) <= 2


@rule
def may_take(s: State, tile: int) -> bool:
    """HIC-41: a tile of the basket; if there is but one way, the first tile stands for it."""
    if s.task != TAKE and is_only_pair(s):
        return s.basket[0] == tile
    return count_in(s.basket, tile) > 0


@rule
def take_wild(s: State, seat: int, mouse: int, log: Log | None) -> None:
    """HIC-41: one wild item."""
    s.wilds -= 1
    s.pool[WILD] += 1
    emit(log, events.TOOK_WILD, PUBLIC, seat)
    claim_pool(s, seat, mouse)


@rule
def take_from_basket(s: State, seat: int, mouse: int, tile: int, log: Log | None) -> None:
    """HIC-41: one of two basket tiles."""
    remove_tile(s.basket, tile)
    s.pool[tile] += 1
    emit(log, events.TOOK_TILE, PUBLIC, seat, tile)
    claim_pool(s, seat, mouse)
    if tiles_in_pool(s) == 1:
        s.task = TAKE


@rule
def go_on_taking(s: State, seat: int, mouse: int, log: Log | None) -> bool:
    """HIC-R41: a second basket tile if there is one; true when there is a choice."""
    if tiles_in_basket(s) == 0:
        s.task = DROP
        return False
    if s.basket[0] == s.basket[tiles_in_basket(s) - 1]:
        take_from_basket(s, seat, mouse, int(s.basket[0]), log)
        return False
    return True


@rule
def put_in_basket(s: State, tile: int, log: Log | None) -> None:
    """HIC-02, HIC-63: a tile for the bargain basket."""
    insert_tile(s.basket, tile)
    emit(log, events.BASKET_FILLED, PUBLIC, tile)


# --- spending (HIC-32) -------------------------------------------------------------------------------------


@rule
def spend_tile(s: State, seat: int, mouse: int, tile: int, log: Log | None) -> None:
    """HIC-32, HIC-R32: any tile of the active mouse, back into the bag."""
    take_from_pouch(s, seat, mouse, tile)
    s.bag[tile] += 1
    emit(log, events.SPENT, PUBLIC, seat, mouse, tile)


# --- tossing (HIC-42) --------------------------------------------------------------------------------------


@rule
def may_toss(s: State, seat: int, mouse: int, other: int) -> bool:
    """HIC-42: another mouse, in play and elsewhere, with which something could change."""
    if other == mouse or not is_in_play(s, seat, other):
        return False
    if number_of(s, seat, other) == number_of(s, seat, mouse):
        return False
    return can_rearrange(s, seat, sharing_with(s, seat, mouse) | 1 << other)
