"""What is good in Buddel-Bande, in moles at home: the terms of an evaluation, for bots and for "why this move?".

A search uses the race instead: the moves that each mole of a clan still needs. It predicts the winner much better than
moles at home and holes covered.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from tana.compile.arrays import Floats
from tana.compile.portable_math import exponential, logarithm
from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.bits import count, draw_member
from tana.core.chance import POLICY, Rng, below
from tana.core.record import Ints
from tana.games.buddel.actions import DECODING, LOOK, MOVE_DOG, MOVE_MOLE
from tana.games.buddel.board import dog_may_move, size_of, target
from tana.games.buddel.components import (
    DEALS,
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
from tana.games.buddel.rules import State, any_mole_may_move, clear_dice
from tana.games.buddel.state import LOOK_UNDER, MOVE, NO_SEAT, ROLL_DICE

TERMS = ("home", "on_the_way", "frozen", "knowledge")
HOME, ON_THE_WAY, FROZEN, KNOWLEDGE = range(len(TERMS))

SPREAD = 0.45
"""Moles of lead that make a win about e times as likely as the other's."""
ROLLOUT = 0
"""Only the turn is played to its end: the forecast is nearly as good as playing on, and without its noise."""
EXPLORATION = 0.1
SECONDS = 0.05
"""Nothing is gained by thinking longer than a hundredth of a second: luck decides (`docs/how-bots-think.md`)."""


@rule
def evaluate(s: State, seat: int, terms: Floats) -> float:
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
        terms[KNOWLEDGE] -= 0.03 * logarithm(float(count(s.players[seat].deals[size])))
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
"""What the dog costs a mole, in moves; and how much others help it on its way, for each of its size that is home to
each that is not."""
PER_LONGEST, PER_LOG_OF_ALL, PER_SEAT_WAITED = -0.19, -1.85, -0.08
"""Their weights in the logarithm of a seat's chances, fitted to a thousand games between diggers for three and for four
players (docs/bots.md)."""


@rule
def place_of(s: State, seat: int, size: int) -> int:
    """Where a seat's mole of a size stands; while nobody has seen it, the middle of where it may be."""
    total = 0
    unseen = 0
    for mole in range(size * SLOTS, size * SLOTS + s.seats):
        if s.owners[mole] == seat:
            return int(s.places[mole])
        if s.owners[mole] == NO_SEAT:
            total += int(s.places[mole])
            unseen += 1
    return (total + unseen // 2) // unseen


@rule
def hops_from(s: State, size: int, place: int) -> float:
    """The moves that a mole of a size still needs from a place.

    A player with this size at home who throws it has to move one that is still out (BUD-18), which helps.
    """
    if place == DEN:
        return 0.0
    home = 0
    for mole in range(size * SLOTS, size * SLOTS + s.seats):
        if s.places[mole] == DEN:
            home += 1
    hops = HOPS[place] + (FROZEN_HOPS if place == s.dog else 0.0)
    return hops / (1.0 + HELP * home / (s.seats - home))


@rule
def lead(small: float, medium: float, large: float) -> float:
    """A score that grows with a seat's chance to win: from the slowest mole and from all of them."""
    total = small + medium + large
    return exponential(PER_LONGEST * max(small, medium, large) + PER_LOG_OF_ALL * logarithm(1.0 + total))


@rule
def lead_of(s: State, seat: int) -> float:
    """The lead of a seat, less what it has to wait for its turn."""
    waits = (seat - int(s.turn) - int(s.step == LOOK_UNDER)) % int(s.seats)
    small = hops_from(s, 0, place_of(s, seat, 0))
    medium = hops_from(s, 1, place_of(s, seat, 1))
    large = hops_from(s, 2, place_of(s, seat, 2))
    return lead(small, medium, large) * exponential(PER_SEAT_WAITED * waits)


@rule
def forecast(s: State, seats: int, out: Floats) -> None:
    """Every seat's chance to win."""
    total = 0.0
    for seat in range(seats):
        out[seat] = lead_of(s, seat)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


# --- playing on --------------------------------------------------------------------------------------------

SLOT_OF = tuple(tuple(deal.index(seat) for seat in range(SLOTS)) for deal in DEALS)
"""For every deal, which slot a seat's mole has."""


@rule
def plays_by_policy(s: State, seat: int, mover: int) -> bool:
    """Always look: it costs nothing, and a player who always looks gives nothing away."""
    return bool(s.step == LOOK_UNDER)


@rule
def choose_rollout(s: State, legal: Ints, count: int, policy: Rng) -> int:
    """The action with the best chance for the mover, for one deal that it considers possible."""
    if count == 1 or legal[0] == LOOK:
        return int(legal[0])
    mind = s.players[s.turn]
    small = draw_member(mind.deals[0], policy, POLICY)
    medium = draw_member(mind.deals[1], policy, POLICY)
    large = draw_member(mind.deals[2], policy, POLICY)
    best = int(legal[0])
    equals = 0
    most = -1.0
    for i in range(count):
        chance = chance_after(s, int(legal[i]), small, medium, large)
        if chance > most:
            most = chance
            best = int(legal[i])
            equals = 1
        elif chance == most:
            equals += 1
            if below(policy, POLICY, equals) == 0:
                best = int(legal[i])
    return best


@rule
def chance_after(s: State, action: int, small: int, medium: int, large: int) -> float:
    """The mover's chance to win after an action, given this deal of the moles."""
    family, chosen, _ = decode(action, DECODING)
    mole = chosen if family == MOVE_MOLE else 0
    place, dog = int(s.places[mole]), int(s.dog)
    if family == MOVE_MOLE:
        s.places[mole] = target(s, mole)
    elif family == MOVE_DOG:
        s.dog = chosen
    chance = chance_of_mover(s, small, medium, large)
    s.places[mole] = place
    s.dog = dog
    return chance


@rule
def chance_of_mover(s: State, small: int, medium: int, large: int) -> float:
    """The chance to win of the seat whose turn it is, given this deal of the moles."""
    total = 0.0
    own = 0.0
    for seat in range(s.seats):
        worth = lead(
            hops_from(s, 0, int(s.places[SLOT_OF[small][seat]])),
            hops_from(s, 1, int(s.places[SLOTS + SLOT_OF[medium][seat]])),
            hops_from(s, 2, int(s.places[2 * SLOTS + SLOT_OF[large][seat]])),
        )
        total += worth
        if seat == s.turn:
            own = worth
    return own / total
