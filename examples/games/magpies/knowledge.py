"""Who knows what (MAG-K1, MAG-K2): everything is open but what others have laid and not shown."""

from __future__ import annotations

from tana.core.chance import Rng, below
from tana.core.rule import rule

from .board import WORLD_LUCK, has_dress, has_pebble
from .components import DRESS, NO_PEBBLE, PEBBLES
from .state import State

DRESSES = len(DRESS)


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """MAG-K2: what somebody else has laid is anything they could have laid, all equally likely."""
    for other in range(s.seats):
        if other != seat and s.laid[other] != NO_PEBBLE:
            lay_anything(s, other, below(rng, WORLD_LUCK, possibilities(s, other)))


@rule
def possibilities(s: State, seat: int) -> int:
    """How many things a seat could have laid: pebbles and their dress."""
    count = 0
    for pebble in range(1, PEBBLES + 1):
        for dress in range(DRESSES):
            count += has_pebble(s, seat, pebble) and has_dress(s, seat, dress)
    return count


@rule
def lay_anything(s: State, seat: int, number: int) -> None:
    """Let a seat have laid the one with that number among its possibilities."""
    for pebble in range(1, PEBBLES + 1):
        for dress in range(DRESSES):
            if has_pebble(s, seat, pebble) and has_dress(s, seat, dress):
                if number == 0:
                    s.laid[seat] = pebble
                    s.dress[seat] = dress
                number -= 1
