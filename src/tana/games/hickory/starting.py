"""Setting up the table (HIC-01 to HIC-07, HIC-80), and the advanced setup (HIC-90)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, all_below, count, draw_member, minus, set_of, with_member, without
from tana.core.chance import Rng, below
from tana.core.events import PUBLIC, Log, emit
from tana.games.hickory import events
from tana.games.hickory.board import FIRST_LUCK, SETUP_LUCK, is_out, next_seat, number_of, put_on_ring
from tana.games.hickory.components import (
    BASKET,
    BOARDS,
    CELLS,
    FAVORS,
    KINDS,
    MICE,
    MOON,
    MOST_HAND,
    MOST_POUCH,
    MOST_SEATS,
    NEITHER,
    NO_ICON,
    NO_NUMBER,
    NO_QUEST,
    NO_TILE,
    NUMBERS,
    PARTS,
    PAWS,
    QUEST_SLOTS,
    QUESTS,
    STARTERS,
    SUN,
    TWELVE,
    WILD,
)
from tana.games.hickory.favors import deal_card
from tana.games.hickory.moves import clear_frame
from tana.games.hickory.rounds import refill_quests, refill_tiles
from tana.games.hickory.solo import place_paws, push_all_away
from tana.games.hickory.state import INNER, MOST_FRAMES, NO_PIECE, OUT, START, TICK, State

ADVANCED = 1
FIRST_HOUR = 6
FIRST_HOUR_ALONE = 5
"""The hour hand starts on 7, alone on 6: numbers count from 0 in code."""
WHERE_MICE_START = set_of(range(1, TWELVE))
"""HIC-90: not on 12 or 1."""


# --- the table ---------------------------------------------------------------------------------------------


@rule
def lay_out_table(s: State, first: int, rng: Rng, log: Log | None) -> None:
    """HIC-01 to HIC-06: everything but the mice."""
    clear_table(s)
    s.hour = FIRST_HOUR_ALONE if s.seats == 1 else FIRST_HOUR
    s.minute = TWELVE
    choose_first_colour(s, first, rng, log)
    lay_action_tiles(s, rng, log)
    fill_bag(s)
    refill_tiles(s, rng, log)
    refill_quests(s, rng, log)
    for seat in range(s.seats):
        deal_card(s, seat, int(s.favor_deck) & int(s.edition.acorns), rng, log)
        s.players[seat].dealt_held = 1


@rule
def clear_table(s: State) -> None:
    """Nothing lies anywhere, no mouse is in play, nobody is active."""
    for number in range(NUMBERS):
        s.leaf[number] = NO_TILE
    for i in range(BASKET):
        s.basket[i] = NO_TILE
    for paw in range(PAWS):
        s.paws[paw] = NO_NUMBER
    for slot in range(QUEST_SLOTS):
        s.quests[slot] = NO_QUEST
    s.quest_deck = all_below(QUESTS)
    s.favor_deck = all_below(FAVORS)
    s.dealing = NO_TILE
    for i in range(MOST_HAND):
        s.hand[i] = NO_PIECE
    for at in range(MOST_FRAMES):
        clear_frame(s, at)
    for seat in range(MOST_SEATS):
        for cell in range(CELLS):
            s.players[seat].filled[cell] = NO_TILE
        for mouse in range(MICE):
            s.players[seat].mice[mouse].ring = OUT
            s.players[seat].mice[mouse].at = NO_NUMBER
            for i in range(MOST_POUCH):
                s.players[seat].mice[mouse].pouch[i] = NO_TILE


@rule
def choose_first_colour(s: State, chosen: int, rng: Rng, log: Log | None) -> None:
    """HIC-06, HIC-R06: drawn at random (0), or chosen by the host."""
    s.priority = below(rng, FIRST_LUCK, int(s.seats)) if chosen == 0 else chosen - 1
    emit(log, events.PRIORITY, PUBLIC, s.priority)


@rule
def lay_action_tiles(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-01, HIC-D4: sun and moon tiles are shuffled among their numbers."""
    for number in range(NUMBERS):
        s.tile_on[number] = number
    for number in range(NUMBERS):
        if s.edition.sky[number] != NEITHER:
            exchange_with_later(s, number, rng)
    for number in range(NUMBERS):
        for part in range(PARTS):
            tile = int(s.tile_on[number])
            icon = int(s.edition.icons[tile][part])
            if icon != NO_ICON:
                cost, amount = int(s.edition.costs[tile][part]), int(s.edition.amounts[tile][part])
                emit(log, events.SPACE, PUBLIC, number, cost, icon, amount)


@rule
def exchange_with_later(s: State, number: int, rng: Rng) -> None:
    """One step of a shuffle: any tile of the same sky from this number on comes here."""
    later = EMPTY
    for other in range(number, NUMBERS):
        if s.edition.sky[other] == s.edition.sky[number]:
            later = with_member(later, other)
    other = draw_member(later, rng, SETUP_LUCK)
    tile = int(s.tile_on[other])
    s.tile_on[other] = s.tile_on[number]
    s.tile_on[number] = tile


@rule
def fill_bag(s: State) -> None:
    """HIC-02: wild items onto the web, all other tiles into the bag."""
    for kind in range(KINDS):
        s.bag[kind] = s.edition.copies[kind]
    s.wilds = s.bag[WILD]
    s.bag[WILD] = 0


# --- mice (HIC-07) -----------------------------------------------------------------------------------------


@rule
def deal_hunt_boards(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-07: a random hunt board for each player."""
    left = all_below(BOARDS)
    for seat in range(s.seats):
        board = draw_member(left, rng, SETUP_LUCK)
        left = without(left, board)
        s.players[seat].board = board
        emit(log, events.HUNT_BOARD, PUBLIC, seat, board)


@rule
def start_on_boards_numbers(s: State, log: Log | None) -> None:
    """HIC-07: Scavenger, Spotter and Scurrier on the inner ring at the numbers of the hunt board."""
    for seat in range(s.seats):
        for mouse in range(STARTERS):
            start_on(s, seat, mouse, int(s.edition.starts[s.players[seat].board][mouse]), log)


@rule
def start_on(s: State, seat: int, mouse: int, number: int, log: Log | None) -> None:
    """HIC-07, HIC-90: a mouse begins on the inner ring."""
    put_on_ring(s, seat, mouse, INNER, number)
    emit(log, events.STARTED, PUBLIC, seat, mouse, number)


@rule
def begin_first_round(s: State, rng: Rng, log: Log | None) -> None:
    """HIC-80, HIC-R82: alone, the paws are placed first; there is nothing to lose yet."""
    if s.seats == 1:
        place_paws(s, rng, log)
        push_all_away(s, log)
    emit(log, events.ROUND_BEGAN, PUBLIC, s.hour)
    s.phase = TICK


# --- the advanced setup (HIC-90) ---------------------------------------------------------------------------


@rule
def begin_choosing_starts(s: State) -> None:
    """HIC-90: in priority order, one mouse at a time."""
    s.phase = START
    s.pointer = s.priority
    s.offered = 0


@rule
def numbers_under(s: State, sky: int) -> int:
    """The sun (or moon) numbers."""
    numbers = EMPTY
    for number in range(NUMBERS):
        if s.edition.sky[number] == sky:
            numbers = with_member(numbers, number)
    return numbers


@rule
def numbers_taken(s: State, seat: int) -> int:
    """HIC-90: where a player's mice start already."""
    numbers = EMPTY
    for mouse in range(STARTERS):
        if not is_out(s, seat, mouse):
            numbers = with_member(numbers, number_of(s, seat, mouse))
    return numbers


@rule
def start_numbers(s: State, seat: int) -> int:
    """HIC-90, HIC-R90: not 12 or 1, no two mice of a player together, and sun and moon must stay possible."""
    taken = numbers_taken(s, seat)
    numbers = minus(WHERE_MICE_START, taken)
    left = STARTERS - count(taken)
    suns, moons = numbers_under(s, SUN), numbers_under(s, MOON)
    without_sun, without_moon = taken & suns == EMPTY, taken & moons == EMPTY
    if left == 1 and without_sun:
        numbers &= suns
    if left == 1 and without_moon:
        numbers &= moons
    if left == 2 and without_sun and without_moon:
        numbers &= suns | moons
    return numbers


@rule
def starts_of(s: State, seat: int, mouse: int) -> int:
    """HIC-R90: where one of a player's mice may start, nowhere once it has started."""
    return start_numbers(s, seat) if is_out(s, seat, mouse) else EMPTY


@rule
def choose_start(s: State, mouse: int, number: int, rng: Rng, log: Log | None) -> None:
    """HIC-90: a mouse takes its start space; after the last one the game begins."""
    start_on(s, int(s.pointer), mouse, number, log)
    s.offered += 1
    s.pointer = next_seat(s, int(s.pointer))
    if s.offered == STARTERS * s.seats:
        s.offered = 0
        begin_first_round(s, rng, log)
