"""Tiles: sharing and rearranging (HIC-30), claiming (HIC-31), spending (HIC-32), searching and the market."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, first_member, has_many, single, with_member
from tana.core.chance import Rng
from tana.core.events import PUBLIC, Log, emit
from tana.games.hickory import events
from tana.games.hickory.board import (
    carries,
    draw_tile,
    insert_tile,
    kinds_in,
    kinds_in_pool,
    kinds_of,
    number_of,
    put_in_pouch,
    remove_tile,
    room_of,
    take_from_pouch,
    tiles_in_bag,
    tiles_in_pool,
    tiles_of,
)
from tana.games.hickory.components import MICE, NO_NUMBER, NO_TILE, SPOTTER, WILD
from tana.games.hickory.state import DEAL, DROP, NO_TASK, ON_HAND, PUT_BACK, SWAPS, TAKE, State

# --- who shares with whom ----------------------------------------------------------------------------------


@rule
def is_in_tick(s: State) -> bool:
    """HIC-R30: tiles are shared only while mice act in a tick; one on a covered number passes by (HIC-65)."""
    return ON_HAND <= s.phase <= SWAPS


@rule
def sharing(s: State, seat: int) -> int:
    """HIC-30: the set of a player's mice on the hand's number, on the hand and both rings."""
    if not is_in_tick(s):
        return EMPTY
    group = EMPTY
    for mouse in range(MICE):
        group |= single(mouse) if number_of(s, seat, mouse) == s.minute else EMPTY
    return group


@rule
def sharing_with(s: State, seat: int, mouse: int) -> int:
    """HIC-31, HIC-R31: the mice whose pouches a mouse may use: away from the hand's number only its own."""
    group = sharing(s, seat)
    return group if contains(group, mouse) else single(mouse)


@rule
def tiles_of_group(s: State, seat: int, group: int) -> int:
    """How many tiles some mice carry."""
    total = 0
    for mouse in range(MICE):
        tiles = tiles_of(s, seat, mouse)
        total += tiles if contains(group, mouse) else 0
    return total


@rule
def room_of_group(s: State, seat: int, group: int) -> int:
    """How many more tiles some mice could carry."""
    total = 0
    for mouse in range(MICE):
        room = room_of(s, seat, mouse)
        total += room if contains(group, mouse) else 0
    return total


@rule
def kinds_of_group(s: State, seat: int, group: int) -> int:
    """The kinds of tile that some mice carry."""
    kinds = EMPTY
    for mouse in range(MICE):
        own = kinds_of(s, seat, mouse)
        kinds |= own if contains(group, mouse) else EMPTY
    return kinds


# --- rearranging (HIC-30) ----------------------------------------------------------------------------------


@rule
def can_rearrange(s: State, seat: int, group: int) -> bool:
    """HIC-R30: not where nothing could change: two mice, a tile, and somewhere room or a different tile."""
    if not has_many(group):
        return False
    kinds = kinds_of_group(s, seat, group)
    return has_many(kinds) or (kinds != EMPTY and room_of_group(s, seat, group) > 0)


@rule
def start_rearranging(s: State, seat: int, group: int, log: Log | None) -> None:
    """HIC-30: all tiles of these mice into the pool, to be dealt one after another."""
    emit(log, events.REARRANGED, PUBLIC, seat)
    for mouse in range(MICE):
        if contains(group, mouse):
            pouch = s.players[seat].mice[mouse].pouch
            for i in range(len(pouch)):
                if pouch[i] != NO_TILE:
                    s.pool[pouch[i]] += 1
                    pouch[i] = NO_TILE
    s.group = group
    s.task = DEAL


@rule
def who_may_get(s: State, seat: int) -> int:
    """Who may get the tile that is dealt: equal tiles go to mice in order, so that every arrangement comes about in
    one way; the rest of them must still fit in this mouse and those after it."""
    left = int(s.pool[s.dealing])
    mice = EMPTY
    room = 0
    for before in range(MICE):
        mouse = MICE - 1 - before
        free = room_of(s, seat, mouse)
        own = free if contains(s.group, mouse) else 0
        room += own
        mice |= single(mouse) if own > 0 and room >= left and mouse >= s.dealt_to else EMPTY
    return mice


@rule
def go_on_dealing(s: State, seat: int, log: Log | None) -> bool:
    """Deal the pool, kind after kind; true when there is a choice."""
    while has_tile_to_deal(s):
        s.takers = who_may_get(s, seat)
        if has_many(s.takers):
            return True
        give_tile(s, seat, first_member(s.takers), log)
    s.task = NO_TASK
    s.group = EMPTY
    s.takers = EMPTY
    return False


@rule
def has_tile_to_deal(s: State) -> bool:
    """Whether there is another tile in the pool; after the last of its kind comes the next kind."""
    if s.dealing != NO_TILE and s.pool[s.dealing] > 0:
        return True
    kinds = kinds_in_pool(s)
    s.dealing = first_member(kinds) if kinds != EMPTY else NO_TILE
    s.dealt_to = 0
    return kinds != EMPTY


@rule
def give_tile(s: State, seat: int, mouse: int, log: Log | None) -> None:
    """The tile that is dealt goes to a mouse."""
    tile = int(s.dealing)
    s.pool[tile] -= 1
    s.dealt_to = mouse
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
def droppable(s: State, seat: int) -> int:
    """HIC-31: the kinds of the new tiles, and of those already carried by the mice that share."""
    return kinds_in_pool(s) | kinds_of_group(s, seat, int(s.group))


@rule
def drop_tile(s: State, seat: int, tile: int, log: Log | None) -> None:
    """HIC-31: back into the bag: the new one of its kind, if there is one, else from a pouch."""
    emit(log, events.DROPPED, PUBLIC, seat, tile)
    s.bag[tile] += 1
    if s.pool[tile] > 0:
        s.pool[tile] -= 1
        return
    mouse = 0
    while not contains(s.group, mouse) or not carries(s, seat, mouse, tile):
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
    drawn = kinds_in_pool(s)
    if has_many(drawn):
        return True
    put_back(s, seat, first_member(drawn), log)
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
def is_only_pair(s: State) -> bool:
    """HIC-R41: whether there is but one way to take tiles from the basket: all of its one or two."""
    return s.basket[0] != NO_TILE and s.basket[2] == NO_TILE


@rule
def takable(s: State) -> int:
    """HIC-41: the kinds to take from the basket; with two tiles left, choosing the first takes both."""
    if s.task != TAKE and is_only_pair(s):
        return single(s.basket[0])
    return kinds_in(s.basket)


@rule
def take_wild(s: State, seat: int, mouse: int, log: Log | None) -> None:
    """HIC-41: one wild item."""
    s.wilds -= 1
    s.pool[WILD] += 1
    emit(log, events.TOOK_WILD, PUBLIC, seat)
    claim_pool(s, seat, mouse)


@rule
def take_from_basket(s: State, seat: int, tile: int, log: Log | None) -> None:
    """HIC-41: one of two basket tiles; the second follows, if there is one (HIC-R41)."""
    remove_tile(s.basket, tile)
    s.pool[tile] += 1
    emit(log, events.TOOK_TILE, PUBLIC, seat, tile)
    s.task = TAKE


@rule
def go_on_taking(s: State, seat: int, mouse: int, log: Log | None) -> bool:
    """HIC-R41: two basket tiles if there are two, then they are claimed; true when there is a choice."""
    offered = kinds_in(s.basket)
    if tiles_in_pool(s) == 2 or offered == EMPTY:
        claim_pool(s, seat, mouse)
        return False
    if has_many(offered):
        return True
    take_from_basket(s, seat, first_member(offered), log)
    return False


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
def is_elsewhere(s: State, seat: int, mouse: int, other: int) -> bool:
    """HIC-42: whether another mouse is in play, and not at this one's number."""
    there = number_of(s, seat, other)
    return there != NO_NUMBER and there != number_of(s, seat, mouse)


@rule
def tosses(s: State, seat: int, mouse: int) -> int:
    """HIC-42: the mice elsewhere with which something could change."""
    group = sharing_with(s, seat, mouse)
    mice = EMPTY
    for other in range(MICE):
        if is_elsewhere(s, seat, mouse, other) and can_rearrange(s, seat, with_member(group, other)):
            mice = with_member(mice, other)
    return mice
