"""What is good in Hickory Dickory, in points: the terms of an evaluation, for bots and for "why this move?"."""

from __future__ import annotations

from typing import Any

from tana.core.record import Ints
from tana.core.rule import rule
from tana.games.hickory.actions import (
    ACTIVATE,
    BONUS,
    CLAIM_LEAF,
    DELIVER_TILE,
    DISCARD_FAVOR,
    DO_CLIMB,
    DROP_TILE,
    GIVE,
    HOP_BACK,
    HOP_OFF,
    HOP_ON,
    KEEP,
    LEAP_TO,
    PLAY_FAVOR,
    PUT_BACK_TILE,
    RETURN_RELIC,
    SCAMP_TO,
    SCORE,
    SKIP,
    SPEND,
    STAY,
    SWAP,
    TAKE_TILE,
    TO_OUTER,
    TOSS_WITH,
)
from tana.games.hickory.board import active_mouse, cards_of, is_covered, onward, points_of, tiles_in_pool
from tana.games.hickory.components import (
    ANY_COLOUR,
    CELLS,
    DELIVER,
    FIRST_RELIC,
    KINDS,
    LINES_OF_A_BOARD,
    MICE,
    MOST_PICTURES,
    MOST_POUCH,
    NO_PICTURE,
    NO_QUEST,
    NO_TILE,
    NUMBERS,
    PARTS,
    POINTS_OF_A_LINE,
    QUEST_SLOTS,
    SIDE,
    SOLO_GOAL,
    SYMBOLS,
    TWELVE,
    WILD,
)
from tana.games.hickory.delivery import (
    is_fulfilled,
    items_delivered,
    largest_colour,
    largest_symbol,
    matching_space,
)
from tana.games.hickory.rules import (
    MAX_LEGAL,
    State,
    actor,
    apply,
    determinize,
    legal,
    ranks,
    scores,
    setup,
)
from tana.games.hickory.state import DELIVERING, FALLING, HAND, INNER, NO_TASK, OUT, OVER

__all__ = [
    "DOUBT",
    "EXPLORATION",
    "MAX_LEGAL",
    "PAR",
    "ROLLOUT",
    "SPREAD",
    "TERMS",
    "WHIM",
    "State",
    "actor",
    "apply",
    "determinize",
    "evaluate",
    "legal",
    "promise_of",
    "ranks",
    "scores",
    "setup",
]

TERMS = ("points", "delivery", "pouches", "quests", "hunt_board", "relics", "chain", "cards", "mice")
POINTS, DELIVERY, POUCHES, NEAR_QUESTS, HUNT_BOARD, RELICS_HELD, CHAIN_SPACES, CARDS, ON_THE_CLOCK = range(len(TERMS))

SPREAD = 12.0
"""Points of lead that make a win about e times as likely as the other's."""
PAR = float(SOLO_GOAL)
ROLLOUT = 30
EXPLORATION = 0.15
WHIM, DOUBT = 10, 8
"""How often and how far the policy for playing on departs from what looks most promising."""

LEFTOVER = 0.45
"""What a tile in a pouch is worth of its points, at least: at midnight all leftovers score together (HIC-70)."""


@rule
def evaluate(s: State, seat: int, terms: Any) -> float:
    """Fill in the terms and return their sum: points now and those in sight."""
    for term in range(len(TERMS)):
        terms[term] = 0.0
    terms[POINTS] = points_of(s, seat)
    if s.phase != OVER:
        if s.task != NO_TASK and actor(s) == seat:
            terms[DELIVERY] = points_of_delivery(s) if s.task == DELIVERING else 1.3 * tiles_in_pool(s)
        for mouse in range(MICE):
            add_mouse(s, seat, mouse, terms)
        terms[HUNT_BOARD] = hunt_progress(s, seat)
        terms[CHAIN_SPACES] = climb_progress(s, seat)
        terms[CARDS] = 1.2 * cards_of(s, seat)
    total = 0.0
    for term in range(len(TERMS)):
        total += terms[term]
    return total


@rule
def points_of_delivery(s: State) -> float:
    """HIC-50, HIC-52: what the delivery being put together scores."""
    points = 0.9 * (items_delivered(s) + largest_symbol(s) + largest_colour(s))
    for slot in range(QUEST_SLOTS):
        if is_fulfilled(s, slot):
            return points + s.edition.quest_points[s.quests[slot]]
    return points


@rule
def add_mouse(s: State, seat: int, mouse: int, terms: Any) -> None:
    """What a mouse carries, discounted by how far it is from a place to deliver."""
    carrier = s.players[seat].mice[mouse]
    if carrier.ring == OUT:
        return
    terms[ON_THE_CLOCK] += 1.0
    near = nearness(s, seat, mouse)
    terms[POUCHES] += near * points_of_pouch(carrier.pouch)
    for i in range(MOST_POUCH):
        tile = int(carrier.pouch[i])
        if tile >= FIRST_RELIC:
            terms[RELICS_HELD] += 2.5
        elif tile != NO_TILE and matching_space(s, seat, tile) < CELLS:
            terms[HUNT_BOARD] += 0.6 * near
    for slot in range(QUEST_SLOTS):
        quest = int(s.quests[slot])
        if quest != NO_QUEST:
            covered = part_covered(s, quest, carrier.pouch)
            terms[NEAR_QUESTS] += 0.5 * near * covered**3 * s.edition.quest_points[quest]


@rule
def points_of_pouch(pouch: Ints) -> float:
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
    return float(items + symbol + colour + 2 * wilds)


@rule
def part_covered(s: State, quest: int, pouch: Ints) -> float:
    """The part of a quest's pictures that a pouch covers, roughly: each tile is counted for one symbol."""
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
    return min(1.0, covered / shown)


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
def nearness(s: State, seat: int, mouse: int) -> float:
    """How much of a pouch's points are in sight: a mouse on the hand, short of a delivery, has most of them."""
    carrier = s.players[seat].mice[mouse]
    rides = carrier.ring == HAND or carrier.ring == FALLING
    if rides:
        return 0.9 - 0.025 * ticks_to_delivery(s, int(s.minute))
    if s.hour == TWELVE - 1 and passed(s, int(carrier.at)):
        return LEFTOVER
    if carrier.ring == INNER:
        return 0.8 - 0.02 * ticks_to_delivery(s, int(carrier.at))
    return 0.65 - 0.01 * ticks_to_delivery(s, int(carrier.at))


@rule
def passed(s: State, number: int) -> bool:
    """Whether the minute hand has gone by a number in this round."""
    return number <= s.minute if s.minute != TWELVE else False


@rule
def ticks_to_delivery(s: State, number: int) -> int:
    """Ticks from a number to the next one, itself included, where items can be delivered."""
    for ticks in range(NUMBERS):
        if delivers(s, onward(number, ticks)):
            return ticks
    return NUMBERS


@rule
def delivers(s: State, number: int) -> bool:
    """Whether a number's action is a delivery, and no paw lies on it."""
    if is_covered(s, number):
        return False
    for part in range(PARTS):
        if s.edition.icons[s.tile_on[number]][part] == DELIVER:
            return True
    return False


@rule
def hunt_progress(s: State, seat: int) -> float:
    """HIC-70: lines of the hunt board; the fuller, the likelier."""
    progress = 0.0
    for line in LINES_OF_A_BOARD:
        filled = 0
        for cell in line:
            if s.players[seat].filled[cell] != NO_TILE:
                filled += 1
        progress += POINTS_OF_A_LINE * (filled / SIDE) ** 2 * (1.0 if filled == SIDE else 0.6)
    return progress


@rule
def climb_progress(s: State, seat: int) -> float:
    """HIC-48: the part of the way to the leaf, in points of the finish."""
    return 0.7 * s.edition.finish[s.pinecone] * s.players[seat].scaler / (s.edition.chain + 1)


# --- playing on --------------------------------------------------------------------------------------------


@rule
def promise_of(s: State, action: int) -> float:
    """What an action promises at a glance."""
    if action < CLAIM_LEAF:
        return promise_of_move(s, action)
    if action < ACTIVATE:
        return promise_of_step(action)
    if action < TAKE_TILE:
        return promise_of_place(s, action)
    return promise_of_tile(s, action)


@rule
def promise_of_move(s: State, action: int) -> float:
    """Onto a space with something to claim or do; to a delivery with a full pouch; else ride along."""
    seat, mouse = actor(s), active_mouse(s)
    load = points_of_pouch(s.players[seat].mice[mouse].pouch)
    if action == STAY:
        return 1.0 + 0.1 * load
    if action == HOP_ON:
        return 1.0 + 0.25 * load
    if action == HOP_BACK:
        return 0.8
    if action in (HOP_OFF, TO_OUTER):
        return promise_of_space(s, int(s.minute), load)
    return 0.0


@rule
def promise_of_space(s: State, number: int, load: float) -> float:
    """What entering a space gives a mouse with that load."""
    promise = 1.0 if s.leaf[number] != NO_TILE else 0.0
    return promise + load if delivers(s, number) else promise + 0.8


@rule
def promise_of_step(action: int) -> float:
    """Take what is offered; leave tiles where they are."""
    if action == CLAIM_LEAF:
        return 3.0
    if action == SWAP:
        return -3.0
    if action == KEEP:
        return 3.0
    if DO_CLIMB <= action < SCORE:
        return 3.0
    if action == SCORE:
        return 0.5
    return 0.0 if action == SKIP else 0.5


@rule
def promise_of_place(s: State, action: int) -> float:
    """Where a mouse goes next."""
    seat, mouse = actor(s), active_mouse(s)
    if action < GIVE:
        return 1.0
    if action < LEAP_TO:
        return -1.0 if action >= TOSS_WITH else 1.0
    number = action - SCAMP_TO if action >= SCAMP_TO else action - LEAP_TO
    if action >= SCAMP_TO:
        return 0.5 + promise_of_space(s, number, 0.0)
    return promise_of_space(s, number, points_of_pouch(s.players[seat].mice[mouse].pouch))


@rule
def promise_of_tile(s: State, action: int) -> float:
    """Tiles and cards: deliver all, return relics, give away what fits nowhere."""
    if action < DROP_TILE:
        return 2.0 + value_of_tile(s, action - TAKE_TILE)
    if action < PUT_BACK_TILE:
        return -value_of_tile(s, action - DROP_TILE)
    if action < SPEND:
        return -value_of_tile(s, action - PUT_BACK_TILE)
    if action < DELIVER_TILE:
        return 0.9 - value_of_tile(s, action - SPEND)
    if action < BONUS:
        return 5.0 if action >= RETURN_RELIC else 4.0
    if action < PLAY_FAVOR:
        return 1.0
    return 0.8 if action < DISCARD_FAVOR else 1.0


@rule
def value_of_tile(s: State, tile: int) -> float:
    """Wilds and relics before items with a space on the hunt board, those before others."""
    if tile >= WILD and tile < KINDS:
        return 2.0
    return 1.0 if matching_space(s, actor(s), tile) < CELLS else 0.0
