"""The end of a round and of the game (HIC-60 to HIC-64, HIC-70)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, draw_member, without
from tana.core.chance import Rng
from tana.core.events import PUBLIC, Log, emit
from tana.games.hickory import events
from tana.games.hickory.board import QUEST_LUCK, draw_tile, next_seat, points_of, put_on_ring, tiles_in, tiles_in_bag
from tana.games.hickory.components import (
    BASKET,
    FAVORS,
    FIRST_RELIC,
    KINDS,
    LEAVES,
    LINES_OF_A_BOARD,
    MICE,
    MOST_POUCH,
    NO_QUEST,
    NO_TILE,
    POINTS_OF_A_LINE,
    QUEST_SLOTS,
    SOLO_GOAL,
    TWELVE,
)
from tana.games.hickory.delivery import items_delivered, score_items
from tana.games.hickory.favors import bonus_cards, show_and_discard
from tana.games.hickory.solo import place_paws, push_all_away
from tana.games.hickory.state import HOUR, HUNT, INNER, LEFTOVERS, OUTER, OVER, SCRATCH, TICK, State
from tana.games.hickory.tiles import put_in_basket


@rule
def end_round(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-60: the cat comes first; alone, it scratches (HIC-82)."""
    emit(log, events.ROUND_ENDED, PUBLIC)
    place_paws(s, rng, log)
    if s.seats == 1:
        s.round_over = 1
        s.phase = SCRATCH
    else:
        push_all_away(s, log)
        s.phase = HOUR


@rule
def strike_hour(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-61: the hour hand moves; at 12 the game ends at once."""
    s.hour += 1
    emit(log, events.HOUR_STRUCK, PUBLIC, s.hour)
    if s.hour == TWELVE:
        end_game(s, log)
    else:
        start_round(s, rng, log)


@rule
def start_round(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-62 to HIC-64: to the inner ring, refill, and the pawn moves on."""
    move_in(s, log)
    refill_quests(s, rng, log)
    refill_tiles(s, rng, log)
    s.priority = next_seat(s, int(s.priority))
    emit(log, events.PRIORITY, PUBLIC, s.priority)
    emit(log, events.ROUND_BEGAN, PUBLIC, s.hour)
    s.phase = TICK


@rule
def move_in(s: State, log: Log | None) -> None:
    """HIC-62: from the outer ring to the inner ring of the same number."""
    emit(log, events.MOVED_IN, PUBLIC)
    for seat in range(s.seats):
        for mouse in range(MICE):
            moved = s.players[seat].mice[mouse]
            if moved.ring == OUTER:
                put_on_ring(s, seat, mouse, INNER, int(moved.at))


# --- refilling (HIC-02, HIC-04, HIC-63) --------------------------------------------------------------------


@rule
def refill_quests(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-04, HIC-63: two quests face up."""
    for slot in range(QUEST_SLOTS):
        if s.quests[slot] == NO_QUEST:
            if s.quest_deck == EMPTY:
                shuffle_quests(s, log)
            show_quest(s, slot, rng, log)


@rule
def shuffle_quests(s: State, log: Log | None) -> None:
    """HIC-R52: the discards become the deck again."""
    s.quest_deck = s.quest_discards
    s.quest_discards = EMPTY
    emit(log, events.QUESTS_SHUFFLED, PUBLIC)


@rule
def show_quest(s: State, slot: int, rng: Rng, log: Log | None) -> None:
    """Turn up the top quest."""
    quest = draw_member(s.quest_deck, rng, QUEST_LUCK)
    s.quest_deck = without(s.quest_deck, quest)
    s.quests[slot] = quest
    emit(log, events.QUEST_SHOWN, PUBLIC, quest)


@rule
def refill_tiles(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-63, HIC-R63: leaf spaces 1 to 11 in order, then the basket, as far as the bag goes."""
    for number in range(LEAVES):
        if s.leaf[number] == NO_TILE and tiles_in_bag(s) > 0:
            tile = draw_tile(s, rng)
            s.leaf[number] = tile
            emit(log, events.LEAF_FILLED, PUBLIC, number, tile)
    while tiles_in(s.basket) < BASKET and tiles_in_bag(s) > 0:
        put_in_basket(s, draw_tile(s, rng), log)


# --- midnight (HIC-70) -------------------------------------------------------------------------------------


@rule
def end_game(s: State, log: Log | None) -> None:
    """HIC-70: hunt boards, then what is left on the mice."""
    emit(log, events.MIDNIGHT, PUBLIC)
    for seat in range(s.seats):
        score_hunt_board(s, seat, log)
        score_leftovers(s, seat, log)
    s.phase = OVER
    if s.seats == 1:
        kind = events.SOLO_WON if points_of(s, 0) >= SOLO_GOAL else events.SOLO_LOST
        emit(log, kind, PUBLIC, 0, points_of(s, 0))
    emit(log, events.GAME_OVER, PUBLIC)


@rule
def is_full_line(s: State, seat: int, line: int) -> bool:
    """A row or column of the hunt board without a gap."""
    for cell in LINES_OF_A_BOARD[line]:
        if s.players[seat].filled[cell] == NO_TILE:
            return False
    return True


@rule
def score_hunt_board(s: State, seat: int, log: Log | None) -> None:
    """HIC-70: five points for each full row and column."""
    lines = 0
    for line in range(len(LINES_OF_A_BOARD)):
        if is_full_line(s, seat, line):
            lines += 1
    s.players[seat].tally[HUNT] += lines * POINTS_OF_A_LINE
    if lines > 0:
        emit(log, events.HUNT_LINES, PUBLIC, seat, lines, lines * POINTS_OF_A_LINE)


@rule
def score_leftovers(s: State, seat: int, log: Log | None) -> None:
    """HIC-70: the items of all mice and the bonus items of the hand, as one delivery; the tiles stay where they are."""
    for mouse in range(MICE):
        for i in range(MOST_POUCH):
            tile = int(s.players[seat].mice[mouse].pouch[i])
            if tile != NO_TILE and tile < FIRST_RELIC:
                s.bonus[tile] += 1
    for card in range(FAVORS):
        if contains(bonus_cards(s, seat), card):
            s.bonus[s.edition.bonus[card]] += 1
            show_and_discard(s, seat, card)
            emit(log, events.FINAL_BONUS, PUBLIC, seat, card, int(s.edition.bonus[card]))
    if items_delivered(s) > 0:
        emit(log, events.FINAL_DELIVERY, PUBLIC, seat)
        score_items(s, seat, LEFTOVERS, log)
    for kind in range(KINDS):
        s.bonus[kind] = 0
