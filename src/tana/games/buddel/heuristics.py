"""What is good in Buddel-Bande, in moles at home: the terms of an evaluation, for bots and for "why this move?".

Who thinks ahead looks at the race instead: the moves that each mole of a clan still needs. That tells much more about
who wins than moles at home and holes covered do.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any

from tana.core.rule import rule
from tana.games.buddel.actions import LOOK, MOVE_DOG, MOVE_MOLE
from tana.games.buddel.board import dog_may_move, size_of, target
from tana.games.buddel.components import (
    DEN,
    HAYSTACK,
    MOLES,
    PIECE_DIE,
    SIZES,
    SLOTS,
    SYMBOL_DIE,
    SYMBOLS,
    TRACK,
)
from tana.games.buddel.knowledge import count_deals
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
from tana.games.buddel.state import LOOK_UNDER, MOVE, NO_SEAT, ROLL_DICE

__all__ = [
    "DOUBT",
    "EXPLORATION",
    "MAX_LEGAL",
    "ROLLOUT",
    "SPREAD",
    "TERMS",
    "THROWS",
    "WHIM",
    "State",
    "actor",
    "apply",
    "determinize",
    "evaluate",
    "forecast",
    "is_throw",
    "legal",
    "plays_by_policy",
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
ROLLOUT = 0
"""Only the turn is played to its end: the forecast is nearly as good as playing on, and without its noise."""
EXPLORATION = 0.1


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


# --- the race ----------------------------------------------------------------------------------------------


@cache
def _hops(place: int) -> float:
    """The moves that a mole needs to get home from a place on an empty track, on average over the symbols."""
    if place == DEN:
        return 0.0
    ahead = [
        next((hole for hole in range(place + 1, DEN) if TRACK[hole - 1] == symbol), DEN) for symbol in SYMBOL_FACES
    ]
    return 1.0 + sum(map(_hops, ahead)) / len(ahead)


HOPS = tuple(_hops(place) for place in range(DEN + 1))

FROZEN_HOPS, HELP = 1.0, 0.5
PER_LONGEST, PER_LOG_OF_ALL, PER_SEAT_WAITED = -0.19, -1.85, -0.08
"""What they do to the logarithm of a seat's chances: fitted to who won a thousand games between diggers, for three
and for four (docs/bots.md)."""


@rule
def hops_of(s: State, seat: int, size: int) -> float:
    """The moves that a seat's mole of a size still needs; while nobody has seen it, from the middle of where it may be.

    Whoever has this size at home and throws it has to move one of those still out (BUD-18): that helps.
    """
    place = 0
    likely = 0
    home = 0
    for mole in range(size * SLOTS, size * SLOTS + s.seats):
        if s.owners[mole] == seat:
            place = int(s.places[mole])
            likely = -1
        elif s.owners[mole] == NO_SEAT and likely >= 0:
            place += int(s.places[mole])
            likely += 1
        if s.places[mole] == DEN:
            home += 1
    if likely > 1:
        place = (place + likely // 2) // likely
    if place == DEN:
        return 0.0
    hops = HOPS[place] + (FROZEN_HOPS if place == s.dog else 0.0)
    return hops / (1.0 + HELP * home / (s.seats - home))


@rule
def lead_of(s: State, seat: int) -> float:
    """A number as large as a seat is likely to win: what counts is the mole that takes longest, and all of them."""
    longest = 0.0
    total = 0.0
    for size in range(SIZES):
        hops = hops_of(s, seat, size)
        longest = max(longest, hops)
        total += hops
    waits = (seat - int(s.turn) - int(s.step == LOOK_UNDER)) % int(s.seats)
    return math.exp(PER_LONGEST * longest + PER_LOG_OF_ALL * math.log(1.0 + total) + PER_SEAT_WAITED * waits)


@rule
def forecast(s: State, seats: int, out: Any) -> None:
    """Every seat's chance to win."""
    total = 0.0
    for seat in range(seats):
        out[seat] = lead_of(s, seat)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


# --- playing on --------------------------------------------------------------------------------------------

WHIM, DOUBT = 1 << 10, 1
"""The policy is followed nearly always, to the letter."""


@rule
def plays_by_policy(s: State, seat: int, mover: int) -> bool:
    """Whoever may look does: it costs nothing, and who always looks gives nothing away. Not worth a thought."""
    return bool(s.step == LOOK_UNDER)


@rule
def promise_of(s: State, action: int) -> float:
    """What an action promises at a glance to the seat whose turn it is: its chance to win after the move."""
    if action == LOOK:
        return 1.0
    if action < MOVE_DOG:
        return promise_of_mole(s, action - MOVE_MOLE)
    if action < LOOK:
        return promise_of_dog(s, action - MOVE_DOG + 1)
    return chance_of_mover(s)


@rule
def promise_of_mole(s: State, mole: int) -> float:
    """The chance with the mole on its new place."""
    before = int(s.places[mole])
    s.places[mole] = target(s, mole)
    promise = chance_of_mover(s)
    s.places[mole] = before
    return promise


@rule
def promise_of_dog(s: State, hole: int) -> float:
    """The chance with the dog at another hole."""
    before = int(s.dog)
    s.dog = hole
    promise = chance_of_mover(s)
    s.dog = before
    return promise


@rule
def chance_of_mover(s: State) -> float:
    """The chance to win of the seat whose turn it is."""
    total = 0.0
    for seat in range(s.seats):
        total += lead_of(s, seat)
    return lead_of(s, int(s.turn)) / total
