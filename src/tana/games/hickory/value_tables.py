"""The value of a position for a seat of Hickory Dickory: the points it will have at midnight, by tables that were
learned by self-play (`tana.learn.td_kernel`).

Every number of a table answers a small question about the position ("a Spotter on the inner ring of 4, the hand at 2,
three rounds to go"). The value is the points so far and the sum of the numbers of all questions that apply. The numbers
are in `value_tables.npz`; `value_tables.json` records how they were learned.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from tana.compile.arrays import Floats, Ints
from tana.compile.rule import rule
from tana.core.bits import contains
from tana.games.hickory.board import is_covered, number_of, onward, piece, points_of, tiles_in_pool
from tana.games.hickory.components import (
    ANY_COLOUR,
    CELLS,
    COLOURS,
    DELIVER,
    FAVORS,
    FIRST_RELIC,
    ICONS,
    KINDS,
    LINES_OF_A_BOARD,
    MICE,
    MOST_CHAIN,
    MOST_FINISHES,
    MOST_PICTURES,
    MOST_POUCH,
    NO_PICTURE,
    NO_QUEST,
    NO_TILE,
    NUMBERS,
    PARTS,
    POINTS_OF_A_RELIC,
    QUEST_SLOTS,
    SIDE,
    SYMBOLS,
    TWELVE,
    WILD,
)
from tana.games.hickory.delivery import is_fulfilled, items_delivered, largest_colour, largest_symbol, matching_space
from tana.games.hickory.state import (
    ACT,
    CHOOSE_BUMPED,
    CLAIM,
    DELIVERING,
    HAND,
    INNER,
    NO_TASK,
    OUT,
    PLACE,
    RETURNING,
    RING,
    SCORING,
    STEP,
    TASK,
    State,
)

TERMS = ("points", "delivery", "pouches", "quests", "hunt_board", "relics", "chain", "cards", "mice")
POINTS, DELIVERY, POUCHES, NEAR_QUESTS, HUNT_BOARD, RELICS_HELD, CHAIN_SPACES, CARDS, ON_THE_CLOCK = range(len(TERMS))

ROUNDS = 6
WAITS = 8
NEVER = WAITS - 1
THIRDS = 3
MOST_POINTS = 3 * MOST_POUCH
MISSING = 5
LEAF_KINDS = 4
PAYABLE = 4
POOLED = 8
AHEAD = 3
"""Numbers that are looked at, from where a mouse can use a space next."""
TURNS = 3
NOW, THIS_ROUND, NEXT_ROUND = range(TURNS)
"""When that is."""
ICON_OR_NONE = ICONS + 1
RINGS, STEPS, TASKS = len(RING), len(STEP), len(TASK)

_SHAPES = {
    "place": (MICE, RINGS, NUMBERS, NUMBERS, ROUNDS),
    "space": (MICE, RINGS, ROUNDS, ICON_OR_NONE, 2),
    "leaf_ahead": (TURNS, AHEAD, LEAF_KINDS, ROUNDS),
    "icon_ahead": (MICE, TURNS, AHEAD, ICON_OR_NONE, ROUNDS),
    "load": (WAITS, ROUNDS, MICE, MOST_POUCH + 1),
    "worth": (WAITS, ROUNDS, MOST_POINTS + 1),
    "match": (WAITS, ROUNDS, SIDE + 1, SIDE + 1),
    "wild": (WAITS, ROUNDS),
    "line": (ROUNDS, THIRDS, SIDE + 1),
    "filled": (ROUNDS, THIRDS, CELLS + 1),
    "quest": (WAITS, ROUNDS, MISSING + 1, 2, 2),
    "chain": (ROUNDS, THIRDS, MOST_FINISHES, MOST_CHAIN + 1),
    "card": (ROUNDS, THIRDS, FAVORS),
    "relic": (MICE, WAITS, ROUNDS),
    "step": (STEPS, LEAF_KINDS, ICON_OR_NONE, PAYABLE, ROUNDS),
    "task": (TASKS, POOLED),
    "pooled": (ROUNDS, 3),
    "leftover": (ROUNDS, NUMBERS),
}
_SIZES = [int(np.prod(shape)) for shape in _SHAPES.values()]
SIZE = sum(_SIZES)
_STARTS = dict(zip(_SHAPES, [sum(_SIZES[:i]) for i in range(len(_SIZES))], strict=True))
_AT = tuple(_STARTS.values())
PLACE_AT, SPACE_AT, LEAF_AHEAD_AT, ICON_AHEAD_AT, LOAD_AT, WORTH_AT, MATCH_AT, WILD_AT, LINE_AT = _AT[:9]
FILLED_AT, QUEST_AT, CHAIN_AT, CARD_AT, RELIC_AT, STEP_AT, TASK_AT, POOLED_AT, LEFTOVER_AT = _AT[9:]
"""Where each table begins, in the order of the shapes."""

SLOTS = ROUNDS * THIRDS
MOST_NOTES = 96
"""Questions that apply to one position, at most."""
NOTED = len(TERMS)
"""Index of the number of questions, in an array longer than the terms; the questions follow it."""
ROOM = NOTED + 1 + 2 * MOST_NOTES
WAIT_OF = np.array([0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5], dtype=np.int64)
"""Ticks until something can happen, in classes."""


def read_tables() -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int64], npt.NDArray[np.float32]]:
    """The tables `[table][question]`, the table to use `[seats - 1]`, and the lead `[seats - 1][slot]` that makes a win
    e times as likely. Equal tables are stored once."""
    with np.load(Path(__file__).with_name("value_tables.npz")) as data:
        worth, spread = (np.ascontiguousarray(data[name], dtype=np.float32) for name in ("worth", "spread"))
    tables, table_of = np.unique(worth, axis=0, return_inverse=True)
    return np.ascontiguousarray(tables), table_of.reshape(-1).astype(np.int64), spread


def first_guess() -> npt.NDArray[np.float64]:
    """Tables to begin learning with: rough numbers that make a mouse collect, deliver and climb."""
    tables = np.zeros(SIZE)
    parts = {
        name: tables[start : start + int(np.prod(_SHAPES[name]))].reshape(_SHAPES[name])
        for name, start in _STARTS.items()
    }
    near = np.array([0.95, 0.9, 0.85, 0.75, 0.65, 0.55, 0.5, 0.3])
    parts["worth"][:] = near[:, None, None] * np.arange(MOST_POINTS + 1)
    parts["match"][:] = near[:, None, None, None] * (np.add.outer(np.arange(SIDE + 1), np.arange(SIDE + 1)) + 1) * 0.4
    parts["wild"][:] = near[:, None]
    parts["relic"][:] = np.where(np.arange(WAITS) == NEVER, 0.0, 5.0 * near)[None, :, None]
    parts["line"][:] = np.array([0.0, 0.2, 0.8, 1.9, 5.0])
    for missing in range(MISSING + 1):
        for big in range(2):
            covered = max(0.0, 1.0 - missing / (3 + big)) ** 3
            parts["quest"][:, :, missing, big, :] = 0.6 * covered * near[:, None, None] * np.array([5.0, 7.0])
    parts["chain"][:] = 0.5 * np.arange(MOST_CHAIN + 1)
    parts["card"][:] = 1.2
    parts["step"][:, 1:] += np.array([2.0, 3.0, 3.5])[:, None, None, None]
    parts["step"][:, :, 1:] += 1.5
    return tables


@rule
def note(tables: Floats, terms: Floats, term: int, question: int, amount: float) -> None:
    """Add what a question is worth; where there is room, remember that it was asked."""
    terms[term] += amount * float(tables[question])
    if len(terms) > NOTED:
        noted = int(terms[NOTED])
        terms[NOTED + 1 + 2 * noted] = question
        terms[NOTED + 2 + 2 * noted] = amount
        terms[NOTED] = noted + 1


@rule
def is_unfinished(s: State) -> bool:
    """Whether a small thing has to be finished before anything else goes on."""
    return s.task != NO_TASK


# --- when ----------------------------------------------------------------------------------------------------------


@rule
def rounds_left(s: State) -> int:
    """Rounds after this one, as far as the tables go."""
    return min(ROUNDS, max(1, TWELVE - int(s.hour))) - 1


@rule
def ticks_left(s: State) -> int:
    """Ticks until midnight, after this one."""
    return rounds_left(s) * NUMBERS + TWELVE - int(s.minute)


@rule
def third_of_round(s: State) -> int:
    """Which part of the round it is."""
    return int(s.minute) // 4


@rule
def slot_of(s: State) -> int:
    """The part of a round, counted from the end of the game."""
    return rounds_left(s) * THIRDS + THIRDS - 1 - third_of_round(s)


@rule
def is_choosing(s: State, seat: int, mouse: int) -> bool:
    """Whether a mouse is about to choose where to go at this tick."""
    if contains(s.waiting, piece(seat, mouse)):
        return True
    for depth in range(s.depth):
        frame = s.frames[depth]
        if frame.seat == seat and frame.mouse == mouse and frame.step <= CHOOSE_BUMPED:
            return True
    return False


@rule
def is_using(s: State, seat: int, mouse: int) -> bool:
    """Whether a mouse has landed and has its action before it."""
    for depth in range(s.depth):
        frame = s.frames[depth]
        if frame.seat == seat and frame.mouse == mouse and (frame.step == CLAIM or frame.step == ACT):
            return frame.part == 0 and frame.paid == 0
    return False


@rule
def ticks_to_landing(s: State, seat: int, mouse: int) -> int:
    """Ticks until a mouse can use a space: from the hand at the next number, else where it stands when the hand
    comes."""
    carrier = s.players[seat].mice[mouse]
    if is_using(s, seat, mouse) or is_choosing(s, seat, mouse):
        return 0
    if carrier.ring == HAND:
        return 1
    ahead = int(carrier.at) - int(s.minute)
    if carrier.ring == INNER and ahead > 0:
        return ahead
    return NUMBERS + ahead


@rule
def wait_for(s: State, ticks: int) -> int:
    """A number of ticks as the tables count it."""
    if ticks > ticks_left(s):
        return NEVER
    return int(WAIT_OF[ticks]) if ticks < len(WAIT_OF) else NEVER - 1


@rule
def ticks_to_icon(s: State, number: int, icon: int) -> int:
    """Ticks from a number to the next one, itself included, whose action begins with an icon and has no paw."""
    for ticks in range(NUMBERS):
        there = onward(number, ticks)
        if s.edition.icons[s.tile_on[there]][0] == icon and not is_covered(s, there):
            return ticks
    return NUMBERS


@rule
def landing_number(s: State, seat: int, mouse: int) -> int:
    """The number at which a mouse can use a space next."""
    carrier = s.players[seat].mice[mouse]
    if carrier.ring == HAND and not is_choosing(s, seat, mouse):
        return onward(int(s.minute), 1)
    return int(carrier.at)


# --- the questions -------------------------------------------------------------------------------------------------


@rule
def foresee(s: State, seat: int, tables: Floats, terms: Floats) -> float:
    """Fill in the terms and return their sum: the points that a seat will have at midnight."""
    for term in range(len(TERMS)):
        terms[term] = 0.0
    if len(terms) > NOTED:
        terms[NOTED] = 0.0
    terms[POINTS] = points_of(s, seat)
    for mouse in range(MICE):
        ask_of_mouse(s, seat, mouse, tables, terms)
    ask_of_board(s, seat, tables, terms)
    ask_of_hand(s, seat, tables, terms)
    ask_of_leftovers(s, seat, tables, terms)
    if s.task != NO_TASK and s.depth > 0 and s.frames[s.depth - 1].seat == seat:
        ask_of_task(s, seat, tables, terms)
    if s.depth > 0 and s.frames[s.depth - 1].seat == seat:
        ask_of_step(s, seat, tables, terms)
    total = 0.0
    for term in range(len(TERMS)):
        total += terms[term]
    return total


@rule
def icon_at(s: State, number: int) -> int:
    """The first icon of a number's action, counted from 1."""
    return int(s.edition.icons[s.tile_on[number]][0]) + 1 if number >= 0 else 0


@rule
def ask_of_mouse(s: State, seat: int, mouse: int, tables: Floats, terms: Floats) -> None:
    """Where it is, and what it carries how far from a delivery."""
    carrier = s.players[seat].mice[mouse]
    left, ring = rounds_left(s), int(carrier.ring)
    at = int(carrier.at) if ring != OUT else 0
    place = ((mouse * RINGS + ring) * NUMBERS + at) * NUMBERS + int(s.minute)
    note(tables, terms, ON_THE_CLOCK, PLACE_AT + place * ROUNDS + left, 1.0)
    if ring == OUT:
        return
    space = ((mouse * RINGS + ring) * ROUNDS + left) * ICON_OR_NONE + icon_at(s, at)
    note(tables, terms, ON_THE_CLOCK, SPACE_AT + space * 2 + int(is_covered(s, at)), 1.0)
    ticks, number = ticks_to_landing(s, seat, mouse), landing_number(s, seat, mouse)
    wait = wait_for(s, ticks + ticks_to_icon(s, number, DELIVER))
    home = wait_for(s, ticks + TWELVE - number)
    ask_of_way(s, seat, mouse, ticks, number, tables, terms)
    ask_of_pouch(s, seat, mouse, wait, home, tables, terms)
    for slot in range(QUEST_SLOTS):
        ask_of_quest(s, int(s.quests[slot]), carrier.pouch, wait, tables, terms)


@rule
def ask_of_way(s: State, seat: int, mouse: int, ticks: int, number: int, tables: Floats, terms: Floats) -> None:
    """The leaves and actions that it can get to next."""
    left = rounds_left(s)
    turn = NOW if ticks <= 1 else THIS_ROUND if ticks + int(s.minute) <= TWELVE else NEXT_ROUND
    for ahead in range(AHEAD):
        there = onward(number, ahead)
        free = not is_covered(s, there)
        leaf = kind_of_leaf(s, seat, there) if free else 0
        icon = icon_at(s, there) if free else 0
        claim = (turn * AHEAD + ahead) * LEAF_KINDS + leaf
        note(tables, terms, ON_THE_CLOCK, LEAF_AHEAD_AT + claim * ROUNDS + left, 1.0)
        action = ((mouse * TURNS + turn) * AHEAD + ahead) * ICON_OR_NONE + icon
        note(tables, terms, ON_THE_CLOCK, ICON_AHEAD_AT + action * ROUNDS + left, 1.0)


@rule
def kind_of_leaf(s: State, seat: int, number: int) -> int:
    """Nothing, an item, one for the hunt board, a relic."""
    tile = int(s.leaf[number])
    if tile == NO_TILE:
        return 0
    return 1 + int(tile < WILD and matching_space(s, seat, tile) < CELLS) + 2 * int(tile >= FIRST_RELIC)


@rule
def ask_of_pouch(s: State, seat: int, mouse: int, wait: int, home: int, tables: Floats, terms: Floats) -> None:
    """HIC-49, HIC-50, HIC-53: tiles to deliver, relics to return."""
    pouch = s.players[seat].mice[mouse].pouch
    left = rounds_left(s)
    items = 0
    for i in range(MOST_POUCH):
        tile = int(pouch[i])
        if tile >= FIRST_RELIC:
            note(tables, terms, RELICS_HELD, RELIC_AT + (mouse * WAITS + home) * ROUNDS + left, 1.0)
        elif tile != NO_TILE:
            items += 1
            if i == 0 or pouch[i - 1] != tile:
                ask_of_match(s, seat, tile, wait, tables, terms)
        if tile == WILD:
            note(tables, terms, POUCHES, WILD_AT + wait * ROUNDS + left, 1.0)
    load = ((wait * ROUNDS + left) * MICE + mouse) * (MOST_POUCH + 1)
    note(tables, terms, POUCHES, LOAD_AT + load + items, 1.0)
    worth = (wait * ROUNDS + left) * (MOST_POINTS + 1)
    note(tables, terms, POUCHES, WORTH_AT + worth + points_of_pouch(pouch), 1.0)


@rule
def points_of_pouch(pouch: Ints) -> int:
    """HIC-50: what the items of one pouch would score together."""
    items = 0
    symbol = 0
    colour = 0
    wilds = 0
    for i in range(MOST_POUCH):
        tile = int(pouch[i])
        if tile == WILD:
            wilds += 1
            items += 1
        elif 0 <= tile < WILD:
            items += 1
            same_symbol = 0
            same_colour = 0
            for j in range(MOST_POUCH):
                other = int(pouch[j])
                if 0 <= other < WILD:
                    same_symbol += int(other % SYMBOLS == tile % SYMBOLS)
                    same_colour += int(other // SYMBOLS == tile // SYMBOLS)
            symbol = max(symbol, same_symbol)
            colour = max(colour, same_colour)
    return items + symbol + colour + 2 * wilds


@rule
def ask_of_match(s: State, seat: int, tile: int, wait: int, tables: Floats, terms: Floats) -> None:
    """HIC-53: a tile for a free space of the hunt board, and how full its row and column are."""
    if tile >= WILD:
        return
    space = matching_space(s, seat, tile)
    if space < CELLS:
        row = filled_of_line(s, seat, space // SIDE)
        column = filled_of_line(s, seat, SIDE + space % SIDE)
        match = ((wait * ROUNDS + rounds_left(s)) * (SIDE + 1) + row) * (SIDE + 1) + column
        note(tables, terms, HUNT_BOARD, MATCH_AT + match, 1.0)


@rule
def filled_of_line(s: State, seat: int, line: int) -> int:
    """How many spaces of a row or column are filled."""
    filled = 0
    for cell in LINES_OF_A_BOARD[line]:
        if s.players[seat].filled[cell] != NO_TILE:
            filled += 1
    return filled


@rule
def ask_of_quest(s: State, quest: int, pouch: Ints, wait: int, tables: Floats, terms: Floats) -> None:
    """HIC-52: how many pictures a pouch leaves open."""
    if quest == NO_QUEST:
        return
    shown = 0
    covered = 0
    for i in range(MOST_PICTURES):
        picture = int(s.edition.pictures[quest][i])
        if picture != NO_PICTURE:
            shown += 1
            before = 0
            for j in range(i):
                before += int(s.edition.pictures[quest][j] == picture)
            if tiles_for(pouch, picture) > before:
                covered += 1
    for i in range(MOST_POUCH):
        if pouch[i] == WILD:
            covered += 1
    missing = min(MISSING, max(0, shown - covered))
    big = int(shown > 3)
    rich = int(s.edition.quest_points[quest] > 5)
    near = (((wait * ROUNDS + rounds_left(s)) * (MISSING + 1) + missing) * 2 + big) * 2 + rich
    note(tables, terms, NEAR_QUESTS, QUEST_AT + near, 1.0)


@rule
def tiles_for(pouch: Ints, picture: int) -> int:
    """Tiles of a pouch that fit a picture."""
    count = 0
    for i in range(MOST_POUCH):
        tile = int(pouch[i])
        if tile == picture or (0 <= tile < WILD and picture >= ANY_COLOUR and tile % SYMBOLS == picture - ANY_COLOUR):
            count += 1
    return count


@rule
def ask_of_board(s: State, seat: int, tables: Floats, terms: Floats) -> None:
    """HIC-48, HIC-70: the hunt board and the chain."""
    when = rounds_left(s) * THIRDS + third_of_round(s)
    filled = 0
    for line in range(2 * SIDE):
        spaces = filled_of_line(s, seat, line)
        filled += spaces if line < SIDE else 0
        note(tables, terms, HUNT_BOARD, LINE_AT + when * (SIDE + 1) + spaces, 1.0)
    note(tables, terms, HUNT_BOARD, FILLED_AT + when * (CELLS + 1) + filled, 1.0)
    climbed = (when * MOST_FINISHES + int(s.pinecone)) * (MOST_CHAIN + 1) + int(s.players[seat].scaler)
    note(tables, terms, CHAIN_SPACES, CHAIN_AT + climbed, 1.0)


@rule
def ask_of_hand(s: State, seat: int, tables: Floats, terms: Floats) -> None:
    """HIC-46: the favor cards it holds."""
    when = rounds_left(s) * THIRDS + third_of_round(s)
    for card in range(FAVORS):
        if contains(s.players[seat].hand, card):
            note(tables, terms, CARDS, CARD_AT + when * FAVORS + card, 1.0)


@rule
def items_carried(s: State, seat: int, step: int, size: int, which: int) -> int:
    """Items on all mice of a seat whose symbol (step 1) or colour (step SYMBOLS) is a given one."""
    count = 0
    for mouse in range(MICE):
        for i in range(MOST_POUCH):
            tile = int(s.players[seat].mice[mouse].pouch[i])
            count += int(0 <= tile < WILD and tile // step % size == which)
    return count


@rule
def ask_of_leftovers(s: State, seat: int, tables: Floats, terms: Floats) -> None:
    """HIC-70: what all its mice carry, as one delivery."""
    items = 0
    wilds = 0
    symbol = 0
    colour = 0
    for which in range(SYMBOLS):
        same = items_carried(s, seat, 1, SYMBOLS, which)
        items += same
        symbol = max(symbol, same)
    for which in range(COLOURS):
        colour = max(colour, items_carried(s, seat, SYMBOLS, COLOURS, which))
    for mouse in range(MICE):
        for i in range(MOST_POUCH):
            wilds += int(s.players[seat].mice[mouse].pouch[i] == WILD)
    together = items + symbol + colour + 3 * wilds
    note(tables, terms, POUCHES, LEFTOVER_AT + rounds_left(s) * NUMBERS + int(s.minute), 0.1 * together)


@rule
def ask_of_task(s: State, seat: int, tables: Floats, terms: Floats) -> None:
    """What is being delivered, returned or stowed just now."""
    if s.task == DELIVERING or s.task == SCORING:
        terms[DELIVERY] += items_delivered(s) + largest_symbol(s) + largest_colour(s) + best_quest(s)
    pooled = min(POOLED - 1, tiles_in_pool(s))
    note(tables, terms, DELIVERY, TASK_AT + int(s.task) * POOLED + pooled, 1.0)
    for kind in range(KINDS):
        if s.pool[kind] > 0:
            ask_of_pooled(s, seat, kind, tables, terms)


@rule
def best_quest(s: State) -> int:
    """HIC-52: the points of the best quest that the delivery fulfills."""
    best = 0
    for slot in range(QUEST_SLOTS):
        if is_fulfilled(s, slot):
            best = max(best, int(s.edition.quest_points[s.quests[slot]]))
    return best


@rule
def ask_of_pooled(s: State, seat: int, kind: int, tables: Floats, terms: Floats) -> None:
    """A kind of tile between two places: for the hunt board, for Lord Cuckoo, or for a pouch."""
    if s.task in (DELIVERING, SCORING, PLACE):
        ask_of_match(s, seat, kind, 0, tables, terms)
    elif s.task == RETURNING:
        terms[DELIVERY] += POINTS_OF_A_RELIC if kind >= FIRST_RELIC else 0
    else:
        free = kind < WILD and matching_space(s, seat, kind) < CELLS
        sort = 2 if kind >= FIRST_RELIC else 1 if free or kind == WILD else 0
        note(tables, terms, POUCHES, POOLED_AT + rounds_left(s) * 3 + sort, float(s.pool[kind]))


@rule
def ask_of_step(s: State, seat: int, tables: Floats, terms: Floats) -> None:
    """What the active mouse is about to claim and to do."""
    frame = s.frames[s.depth - 1]
    number = number_of(s, seat, int(frame.mouse))
    leaf = kind_of_leaf(s, seat, number) if frame.step == CLAIM and number >= 0 else 0
    icon = 0
    if (frame.step == CLAIM or frame.step == ACT) and frame.part < PARTS and number >= 0:
        icon = int(s.edition.icons[s.tile_on[number]][frame.part]) + 1
    carried = 0
    for i in range(MOST_POUCH):
        carried += int(s.players[seat].mice[frame.mouse].pouch[i] != NO_TILE)
    step = (int(frame.step) * LEAF_KINDS + leaf) * ICON_OR_NONE + icon
    step = (step * PAYABLE + min(PAYABLE - 1, carried)) * ROUNDS + rounds_left(s)
    note(tables, terms, ON_THE_CLOCK, STEP_AT + step, 1.0)
