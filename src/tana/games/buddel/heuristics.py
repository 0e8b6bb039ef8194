"""What is good in Buddel-Bande, in moles at home: the terms of an evaluation, for bots and for "why this move?"."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tana.core.rule import rule
from tana.games.buddel.actions import LOOK, MOVE_DOG, MOVE_MOLE
from tana.games.buddel.board import dog_may_move, goes_home, mole_at, size_of
from tana.games.buddel.components import (
    DEN,
    HAYSTACK,
    MOLES,
    NO_MOLE,
    PIECE_DIE,
    SIZES,
    SLOTS,
    SYMBOL_DIE,
    SYMBOLS,
)
from tana.games.buddel.knowledge import count_deals, deals_with
from tana.games.buddel.rules import (
    MAX_LEGAL,
    State,
    actor,
    any_mole_may_move,
    apply,
    clear_dice,
    determinize,
    legal,
    ranks,
    scores,
    setup,
)
from tana.games.buddel.state import MOVE, NO_SEAT, ROLL_DICE

__all__ = [
    "EXPLORATION",
    "MAX_LEGAL",
    "ROLLOUT",
    "SPREAD",
    "TERMS",
    "THROWS",
    "State",
    "actor",
    "apply",
    "determinize",
    "evaluate",
    "is_throw",
    "legal",
    "promise_of",
    "ranks",
    "scores",
    "setup",
    "sight",
    "throw",
]

TERMS = ("home", "on_the_way", "frozen", "knowledge")
HOME, ON_THE_WAY, FROZEN, KNOWLEDGE = range(len(TERMS))

SPREAD = 0.45
"""Moles of lead that make a win about e times as likely as the other's."""
ROLLOUT = 400
"""To the end: how far the moles have come says much less about who wins than playing it out does."""
EXPLORATION = 0.4


@rule
def evaluate(s: State, seat: int, terms: Any) -> float:
    """Fill in the terms and return their sum: about the moles the seat will bring home."""
    terms[HOME] = s.players[seat].home
    terms[ON_THE_WAY] = 0.0
    terms[FROZEN] = 0.0
    for mole in range(MOLES):
        place = s.places[mole]
        if HAYSTACK < place < DEN:
            part = part_owned(s, mole, seat)
            terms[ON_THE_WAY] += 0.7 * part * place / DEN
            if place == s.dog:
                terms[FROZEN] -= 0.15 * part
    terms[KNOWLEDGE] = 0.0
    for size in range(SIZES):
        terms[KNOWLEDGE] -= 0.03 * math.log(count_deals(s.players[seat].deals[size]))
    return float(terms[HOME] + terms[ON_THE_WAY] + terms[FROZEN] + terms[KNOWLEDGE])


@rule
def part_owned(s: State, mole: int, seat: int) -> float:
    """1 for a seat's own mole, 0 for another's; a mole nobody has seen is shared by those who lack one."""
    if s.owners[mole] != NO_SEAT:
        return 1.0 if s.owners[mole] == seat else 0.0
    unseen = 0
    first = size_of(mole) * SLOTS
    for other in range(first, first + s.seats):
        if s.owners[other] == seat:
            return 0.0
        if s.owners[other] == NO_SEAT:
            unseen += 1
    return 1.0 / unseen


# --- the dice ----------------------------------------------------------------------------------------------


def _reduced(faces: Sequence[int]) -> tuple[int, ...]:
    """The faces of a die with the common factor of their numbers taken out: as likely as before."""
    kinds = sorted(set(faces))
    factor = math.gcd(*(faces.count(kind) for kind in kinds))
    return tuple(kind for kind in kinds for _ in range(faces.count(kind) // factor))


PIECES, SYMBOL_FACES = _reduced(PIECE_DIE), _reduced(SYMBOL_DIE)
THROWS = len(PIECES) * len(SYMBOL_FACES)
"""Equally likely results of the two dice."""


@rule
def is_throw(s: State) -> bool:
    """Whether the dice are thrown next."""
    return bool(s.step == ROLL_DICE)


@rule
def throw(s: State, number: int) -> None:
    """BUD-10, BUD-20: let the dice show one of their results."""
    s.piece = PIECES[number // len(SYMBOL_FACES)]
    s.symbol = SYMBOL_FACES[number % len(SYMBOL_FACES)]
    if dog_may_move(s) or any_mole_may_move(s):
        s.step = MOVE
    else:
        clear_dice(s)


@rule
def sight(s: State) -> int:
    """The dice."""
    return (int(s.piece) + 1) * (SYMBOLS + 1) + int(s.symbol) + 1


# --- playing on --------------------------------------------------------------------------------------------


@rule
def promise_of(s: State, action: int) -> float:
    """What an action promises at a glance to the seat whose turn it is."""
    if action == LOOK:
        return 2.0
    if action < MOVE_DOG:
        return promise_of_mole(s, action - MOVE_MOLE)
    if action < LOOK:
        return promise_of_dog(s, action - MOVE_DOG + 1)
    return 0.0


@rule
def promise_of_mole(s: State, mole: int) -> float:
    """Forward is good for a mole that may be one's own, home is best; bad for one that is not."""
    own = chance_owned(s, mole, int(s.turn))
    gain = 4.0 if goes_home(s, mole) else 1.0
    return gain * (own - 0.5 * (1.0 - own))


@rule
def promise_of_dog(s: State, hole: int) -> float:
    """Freezing a rival far ahead is good, and so is leaving an own mole."""
    promise = 0.0
    leaves, meets = mole_at(s, s.dog), mole_at(s, hole)
    if leaves != NO_MOLE:
        promise += 1.5 * chance_owned(s, leaves, int(s.turn)) - 0.5
    if meets != NO_MOLE:
        promise += (0.5 - 1.5 * chance_owned(s, meets, int(s.turn))) * s.places[meets] / DEN
    return promise


@rule
def chance_owned(s: State, mole: int, seat: int) -> float:
    """How likely a mole is a seat's own, from what that seat knows (BUD-K2)."""
    deals = int(s.players[seat].deals[size_of(mole)])
    return count_deals(deals & deals_with(mole, seat)) / count_deals(deals)
