"""Delivery: points for items, quests, and the hunt board (HIC-50 to HIC-53)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, first_member, has_many, set_of, with_member, without
from tana.core.events import PUBLIC, Log, emit
from tana.games.hickory import events
from tana.games.hickory.board import cards_of, empty_spaces, items_of, kinds_in_pool, take_from_pouch
from tana.games.hickory.components import (
    ANY_COLOUR,
    CELLS,
    COLOURS,
    ITEMS,
    MOST_PICTURES,
    NO_PICTURE,
    NO_QUEST,
    NO_TILE,
    QUEST_SLOTS,
    SYMBOLS,
    WILD,
)
from tana.games.hickory.favors import show_and_discard
from tana.games.hickory.state import CHOOSE_QUEST, DELIVERIES, DELIVERING, NO_TASK, PLACE, QUEST_POINTS, SCORING, State

ALL_ITEMS = set_of(range(ITEMS))

# --- choosing what to deliver (HIC-50) ---------------------------------------------------------------------


@rule
def deliver_tile(s: State, seat: int, mouse: int, tile: int, log: Log | None) -> None:
    """HIC-50: an item of the active mouse joins the delivery."""
    take_from_pouch(s, seat, mouse, tile)
    s.pool[tile] += 1
    s.task = DELIVERING
    emit(log, events.DELIVERED, PUBLIC, seat, mouse, tile)


@rule
def deliver_bonus(s: State, seat: int, card: int, log: Log | None) -> None:
    """HIC-50: the bonus item of a favor card joins the delivery."""
    show_and_discard(s, seat, card)
    s.bonus[s.edition.bonus[card]] += 1
    s.task = DELIVERING
    emit(log, events.DELIVERED_BONUS, PUBLIC, seat, card, int(s.edition.bonus[card]))


@rule
def go_on_delivering(s: State, seat: int, mouse: int) -> bool:
    """HIC-50: true while there may be more to add (a held card might be a bonus item)."""
    if items_of(s, seat, mouse) != EMPTY or cards_of(s, seat) > 0:
        return True
    s.task = SCORING
    return False


# --- points (HIC-50, HIC-51) -------------------------------------------------------------------------------


@rule
def chosen(s: State, kind: int) -> int:
    """How many of a kind are delivered, bonus items included."""
    return int(s.pool[kind]) + int(s.bonus[kind])


@rule
def items_delivered(s: State) -> int:
    """HIC-50: one point for each item."""
    total = 0
    for kind in range(ITEMS + 1):
        total += chosen(s, kind)
    return total


@rule
def of_symbol(s: State, symbol: int) -> int:
    """How many delivered items show a symbol, wilds left out."""
    count = 0
    for colour in range(COLOURS):
        count += chosen(s, colour * SYMBOLS + symbol)
    return count


@rule
def of_colour(s: State, colour: int) -> int:
    """How many delivered items have a colour, wilds left out."""
    count = 0
    for symbol in range(SYMBOLS):
        count += chosen(s, colour * SYMBOLS + symbol)
    return count


@rule
def largest_symbol(s: State) -> int:
    """HIC-50: the largest group of one symbol; a wild belongs to every group."""
    most = 0
    for symbol in range(SYMBOLS):
        most = max(most, of_symbol(s, symbol))
    return most + chosen(s, WILD)


@rule
def largest_colour(s: State) -> int:
    """HIC-50: the largest group of one colour."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, of_colour(s, colour))
    return most + chosen(s, WILD)


@rule
def score_items(s: State, seat: int, tally: int, log: Log | None) -> None:
    """HIC-50, HIC-70: the three lines of a delivery."""
    items, symbol, colour = items_delivered(s), largest_symbol(s), largest_colour(s)
    s.players[seat].tally[tally] += items + symbol + colour
    emit(log, events.ITEMS_SCORED, PUBLIC, seat, items)
    emit(log, events.SYMBOL_SCORED, PUBLIC, seat, symbol)
    emit(log, events.COLOUR_SCORED, PUBLIC, seat, colour)
    emit(log, events.DELIVERY_TOTAL, PUBLIC, seat, items + symbol + colour)


@rule
def score_delivery(s: State, seat: int, log: Log | None) -> None:
    """HIC-50, HIC-52: the points, then the quest, then the hunt board."""
    score_items(s, seat, DELIVERIES, log)
    fulfilled = EMPTY
    for slot in range(QUEST_SLOTS):
        if is_fulfilled(s, slot):
            fulfilled = with_member(fulfilled, slot)
    if has_many(fulfilled):
        s.task = CHOOSE_QUEST
        return
    if fulfilled != EMPTY:
        complete_quest(s, seat, first_member(fulfilled), log)
    s.task = PLACE


# --- quests (HIC-52) ---------------------------------------------------------------------------------------


@rule
def shown_before(s: State, quest: int, picture: int) -> int:
    """How many earlier pictures of a quest show the same."""
    row = s.edition.pictures[quest]
    count = 0
    for i in range(picture):
        if row[i] == row[picture]:
            count += 1
    return count


@rule
def left_of_symbol(s: State, quest: int, symbol: int) -> int:
    """Delivered items of a symbol that are not needed for the quest's exact pictures."""
    left = of_symbol(s, symbol)
    for i in range(MOST_PICTURES):
        item = int(s.edition.pictures[quest][i])
        if item != NO_PICTURE and item < ANY_COLOUR and item % SYMBOLS == symbol:
            if shown_before(s, quest, i) < chosen(s, item):
                left -= 1
    return left


@rule
def wilds_needed(s: State, quest: int) -> int:
    """How many pictures no delivered item covers: exact ones first, then any colour of the symbol."""
    needed = 0
    for i in range(MOST_PICTURES):
        shown = int(s.edition.pictures[quest][i])
        if shown != NO_PICTURE:
            have = chosen(s, shown) if shown < ANY_COLOUR else left_of_symbol(s, quest, shown - ANY_COLOUR)
            if shown_before(s, quest, i) >= have:
                needed += 1
    return needed


@rule
def is_fulfilled(s: State, slot: int) -> bool:
    """HIC-52: each item covers one picture, a wild covers anything."""
    quest = int(s.quests[slot])
    return quest != NO_QUEST and wilds_needed(s, quest) <= chosen(s, WILD)


@rule
def complete_quest(s: State, seat: int, slot: int, log: Log | None) -> None:
    """HIC-52: score it and discard it."""
    quest = int(s.quests[slot])
    points = int(s.edition.quest_points[quest])
    s.players[seat].tally[QUEST_POINTS] += points
    s.quests[slot] = NO_QUEST
    s.quest_discards = with_member(s.quest_discards, quest)
    emit(log, events.QUEST_DONE, PUBLIC, seat, quest, points)


@rule
def choose_quest(s: State, seat: int, slot: int, log: Log | None) -> None:
    """HIC-52: with two fulfilled the player picks."""
    complete_quest(s, seat, slot, log)
    s.task = PLACE


# --- the hunt board (HIC-53) -------------------------------------------------------------------------------


@rule
def matching_space(s: State, seat: int, tile: int) -> int:
    """The empty space of a hunt board that shows a tile, CELLS if there is none."""
    player = s.players[seat]
    for space in range(CELLS):
        if player.filled[space] == NO_TILE and s.edition.boards[player.board][space] == tile:
            return space
    return CELLS


@rule
def place_items(s: State, seat: int, log: Log | None) -> None:
    """HIC-53, HIC-R53: exact tiles by themselves, the rest into the bag; bonus items are never placed."""
    items = kinds_in_pool(s) & ALL_ITEMS
    while items != EMPTY:
        kind = first_member(items)
        s.pool[kind] -= 1
        if s.pool[kind] == 0:
            items = without(items, kind)
        space = matching_space(s, seat, kind)
        if space < CELLS:
            s.players[seat].filled[space] = kind
            emit(log, events.PLACED, PUBLIC, seat, kind, space)
        else:
            s.bag[kind] += 1
            emit(log, events.NOT_PLACED, PUBLIC, seat, kind)
    for kind in range(ITEMS):
        s.bonus[kind] = 0


@rule
def go_on_placing(s: State, seat: int, log: Log | None) -> bool:
    """HIC-R53: items first, then the wilds one by one; true when there is a choice of spaces."""
    place_items(s, seat, log)
    if s.pool[WILD] == 0:
        s.task = NO_TASK
        return False
    spaces = empty_spaces(s, seat)
    if has_many(spaces):
        return True
    if spaces != EMPTY:
        place_wild(s, seat, first_member(spaces), log)
    else:
        s.pool[WILD] -= 1
        s.bag[WILD] += 1
        emit(log, events.NOT_PLACED, PUBLIC, seat, WILD)
    return False


@rule
def place_wild(s: State, seat: int, space: int, log: Log | None) -> None:
    """HIC-53: a wild goes on any empty space, for good."""
    s.pool[WILD] -= 1
    s.players[seat].filled[space] = WILD
    emit(log, events.PLACED, PUBLIC, seat, WILD, space)
