"""What is good in Hickory Dickory, in points: the terms of an evaluation, for bots and for "why this move?"."""

from __future__ import annotations

from tana.compile.arrays import Floats
from tana.compile.rule import rule
from tana.games.hickory import actions
from tana.games.hickory.board import active_mouse, actor, is_covered, points_of
from tana.games.hickory.components import CELLS, DELIVER, KINDS, NO_TILE, SOLO_GOAL, WILD
from tana.games.hickory.delivery import matching_space
from tana.games.hickory.state import OVER, State
from tana.games.hickory.value_tables import POINTS, TERMS, foresee, icon_at, points_of_pouch, read_tables, slot_of

SPREAD = 12.0
"""Points of lead that make a win about e times as likely as the other's, at the beginning; see `spread_of`."""
PAR = float(SOLO_GOAL) - 0.5
ROLLOUT = 0
"""No playing on: the value of a position is the better estimate."""
EXPLORATION = 0.06
BLUNDERS, NOISE = 0.0, 1.1
"""Sprout never plays at random here (a turn has up to twenty decisions), but misjudges actions: it is about 200 Elo
weaker than digger."""
ALONE, ALONE_EARLIER = 18.0, 0.3
"""The spread alone, and how much more it is for each third of a round before the last. It is far too wide for chances:
a player certain of the hundred must still prefer points, because chances that are all close to 1 do not guide a search.
The chances that people are shown are calibrated (`tana.bots.calibration`)."""
WHIM, DOUBT = 10, 8
"""How often and how far the policy for playing on departs from what looks most promising."""

TABLES, TABLE_OF, SPREADS = read_tables()


@rule
def evaluate(s: State, seat: int, terms: Floats) -> float:
    """Fill in the terms and return their sum: the points that a seat will have at midnight."""
    if s.phase != OVER:
        return foresee(s, seat, TABLES[TABLE_OF[s.seats - 1]], terms)
    for term in range(len(TERMS)):
        terms[term] = 0.0
    terms[POINTS] = points_of(s, seat)
    return float(terms[POINTS])


@rule
def spread_of(s: State) -> float:
    """Points of lead that make a win about e times as likely: the later, the fewer."""
    slot = slot_of(s)
    return ALONE + ALONE_EARLIER * slot if s.seats == 1 else float(SPREADS[s.seats - 1][slot])


@rule
def delivers(s: State, number: int) -> bool:
    """Whether a number's action is a delivery, and no paw lies on it."""
    return icon_at(s, number) == DELIVER + 1 and not is_covered(s, number)


# --- playing on --------------------------------------------------------------------------------------------


@rule
def promise_of(s: State, action: int) -> float:
    """What an action promises at a glance."""
    if action < actions.CLAIM_LEAF:
        return promise_of_move(s, action)
    if action < actions.ACTIVATE:
        return promise_of_step(action)
    if action < actions.TAKE_TILE:
        return promise_of_place(s, action)
    return promise_of_tile(s, action)


@rule
def promise_of_move(s: State, action: int) -> float:
    """Onto a space with something to claim or do; to a delivery with a full pouch; else ride along."""
    seat, mouse = actor(s), active_mouse(s)
    load = float(points_of_pouch(s.players[seat].mice[mouse].pouch))
    if action == actions.STAY:
        return 1.0 + 0.1 * load
    if action == actions.HOP_ON:
        return 1.0 + 0.25 * load
    if action == actions.HOP_BACK:
        return 0.8
    if action in (actions.HOP_OFF, actions.TO_OUTER):
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
    if action == actions.CLAIM_LEAF:
        return 3.0
    if action == actions.SWAP:
        return -3.0
    if action == actions.KEEP:
        return 3.0
    if actions.DO_CLIMB <= action < actions.SCORE:
        return 3.0
    if action == actions.SCORE:
        return 0.5
    return 0.0 if action == actions.SKIP else 0.5


@rule
def promise_of_place(s: State, action: int) -> float:
    """Where a mouse goes next."""
    seat, mouse = actor(s), active_mouse(s)
    if action < actions.GIVE:
        return 1.0
    if action < actions.LEAP_TO:
        return -1.0 if action >= actions.TOSS_WITH else 1.0
    number = action - actions.SCAMP_TO if action >= actions.SCAMP_TO else action - actions.LEAP_TO
    if action >= actions.SCAMP_TO:
        return 0.5 + promise_of_space(s, number, 0.0)
    return promise_of_space(s, number, float(points_of_pouch(s.players[seat].mice[mouse].pouch)))


@rule
def promise_of_tile(s: State, action: int) -> float:
    """Tiles and cards: deliver all, return relics, give away what fits nowhere."""
    if action < actions.DROP_TILE:
        return 2.0 + value_of_tile(s, action - actions.TAKE_TILE)
    if action < actions.PUT_BACK_TILE:
        return -value_of_tile(s, action - actions.DROP_TILE)
    if action < actions.SPEND:
        return -value_of_tile(s, action - actions.PUT_BACK_TILE)
    if action < actions.DELIVER_TILE:
        return 0.9 - value_of_tile(s, action - actions.SPEND)
    if action < actions.BONUS:
        return 5.0 if action >= actions.RETURN_RELIC else 4.0
    if action < actions.PLAY_FAVOR:
        return 1.0
    return 0.8 if action < actions.DISCARD_FAVOR else 1.0


@rule
def value_of_tile(s: State, tile: int) -> float:
    """Wilds and relics before items with a space on the hunt board, those before others."""
    if tile >= WILD and tile < KINDS:
        return 2.0
    return 1.0 if matching_space(s, actor(s), tile) < CELLS else 0.0
