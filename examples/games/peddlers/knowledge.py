"""Who knows what (PED-K1): an unopened crate is known only to the player who had it on the cart."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.chance import Rng, draw

from .board import WORLD_LUCK
from .components import CRATES, NO_CRATE
from .state import State


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """PED-K1: all crates that the seat has not seen, dealt anew, all equally likely."""
    for other in range(s.seats):
        if other != seat:
            put_back(s, other)
    for other in range(s.seats):
        if other != seat:
            deal_anew(s, other, rng)


@rule
def put_back(s: State, seat: int) -> None:
    """Return everything only one seat knows to the cellar."""
    for i in range(CRATES):
        if s.hand[seat][i] or s.heap[seat][i]:
            s.cellar[i] = 1
        s.hand[seat][i] = 0
        s.heap[seat][i] = 0
    if seat == s.seller and s.scale != NO_CRATE:
        s.cellar[s.scale - 1] = 1


@rule
def deal_anew(s: State, seat: int, rng: Rng) -> None:
    """As many crates as before, in the same places."""
    for _ in range(s.in_hand[seat]):
        s.hand[seat][draw(s.cellar, rng, WORLD_LUCK)] = 1
    for _ in range(s.in_heap[seat]):
        s.heap[seat][draw(s.cellar, rng, WORLD_LUCK)] = 1
    if seat == s.seller and s.scale != NO_CRATE:
        s.scale = draw(s.cellar, rng, WORLD_LUCK) + 1
