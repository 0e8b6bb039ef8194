"""Who knows what (BUD-K1, BUD-K2).

For each size, a deal is an owner for every slot; there are at most 24 of them, so what a seat knows is a set of
deals in one word, and every piece of news crosses some of them out. What everybody knows (moles in dens, declines)
is such a set too; a seat's own set is that one less what contradicts its own starting moles and its own looks.
"""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, draw_member, is_within, minus
from tana.core.chance import Rng
from tana.games.buddel.board import DEAL_LUCK, WORLD_LUCK, size_of
from tana.games.buddel.components import ALL_DEALS, DEALS, DEALS_WITH, DEN, SIZES, SLOTS
from tana.games.buddel.state import NO_SEAT, State

# --- sets of deals -----------------------------------------------------------------------------------------


@rule
def deals_with(mole: int, seat: int) -> int:
    """The deals in which a mole belongs to a seat."""
    return DEALS_WITH[mole % SLOTS][seat]


@rule
def could_own(s: State, knower: int, mole: int, seat: int) -> bool:
    """BUD-R19: whether a mole belongs to a seat in some deal that fits what the knower knows."""
    return int(s.players[knower].deals[size_of(mole)]) & deals_with(mole, seat) != EMPTY


@rule
def certain_owner(deals: int, mole: int) -> int:
    """The seat that owns a mole in all these deals, or none."""
    for seat in range(SLOTS):
        if is_within(deals, deals_with(mole, seat)):
            return seat
    return NO_SEAT


# --- news --------------------------------------------------------------------------------------------------


@rule
def begin_knowledge(s: State) -> None:
    """At the start every deal is possible for everybody."""
    for size in range(SIZES):
        s.deals[size] = ALL_DEALS[s.seats]
        for seat in range(s.seats):
            s.players[seat].deals[size] = ALL_DEALS[s.seats]


@rule
def learn(s: State, seat: int, mole: int) -> None:
    """One seat has seen whose mole it is."""
    s.players[seat].deals[size_of(mole)] &= deals_with(mole, s.owners[mole])


@rule
def show_everybody(s: State, mole: int) -> None:
    """BUD-16: all see whose mole it is."""
    s.deals[size_of(mole)] &= deals_with(mole, s.owners[mole])
    for seat in range(s.seats):
        learn(s, seat, mole)


@rule
def rule_out(s: State, mole: int, owner: int) -> None:
    """BUD-K2: everybody learns from a decline that the mole is not the decliner's."""
    size, own = size_of(mole), deals_with(mole, owner)
    s.deals[size] = minus(s.deals[size], own)
    for seat in range(s.seats):
        s.players[seat].deals[size] = minus(s.players[seat].deals[size], own)


@rule
def deals_that_fit(s: State, size: int) -> int:
    """The deals that fit everything anybody has ever seen."""
    deals = int(s.deals[size])
    for mole in range(size * SLOTS, size * SLOTS + s.seats):
        if s.owners[mole] != NO_SEAT:
            deals &= deals_with(mole, s.owners[mole])
    return deals


@rule
def draw_owner(s: State, mole: int, rng: Rng) -> None:
    """BUD-R04, shuffled haystack: draw the clan of a mole that nobody has seen before."""
    if s.owners[mole] == NO_SEAT:
        deal = draw_member(deals_that_fit(s, size_of(mole)), rng, DEAL_LUCK)
        s.owners[mole] = DEALS[deal][mole % SLOTS]


# --- worlds ------------------------------------------------------------------------------------------------


@rule
def has_seen(s: State, seat: int, mole: int) -> bool:
    """Whether a seat looked under a mole, or put it on the haystack itself (BUD-15, BUD-R04)."""
    if contains(s.players[seat].looked, mole):
        return True
    return bool(s.shuffled == 0 and s.owners[mole] == seat)


@rule
def recall(s: State, seat: int, size: int) -> int:
    """BUD-K2: the deals that fit what everybody knows and what this seat has seen."""
    deals = int(s.deals[size])
    for mole in range(size * SLOTS, size * SLOTS + s.seats):
        if has_seen(s, seat, mole):
            deals &= deals_with(mole, s.owners[mole])
    return deals


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """BUD-K2: for each size, any deal that fits what the seat knows, all equally likely.

    Moles nobody has seen stay without a clan; the others' knowledge follows from what they would have seen.
    """
    for size in range(SIZES):
        deal = draw_member(s.players[seat].deals[size], rng, WORLD_LUCK)
        for slot in range(s.seats):
            if s.owners[size * SLOTS + slot] != NO_SEAT:
                s.owners[size * SLOTS + slot] = DEALS[deal][slot]
        for other in range(s.seats):
            if other != seat:
                s.players[other].deals[size] = recall(s, other, size)


@rule
def is_seen(s: State, mole: int) -> bool:
    """Whether anybody has seen its clan; which moles those are is public."""
    if s.shuffled == 0 or s.places[mole] == DEN:
        return True
    for seat in range(s.seats):
        if has_seen(s, seat, mole):
            return True
    return False
