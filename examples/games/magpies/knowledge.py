"""Who knows what (MAG-K1, MAG-K2): everything is open but what others have laid and not shown."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.chance import Rng, below
from tana.core.reasons import NO_REASON

from .actions import ACTION_COUNT, DECODING
from .board import WORLD_LUCK
from .components import NO_PEBBLE
from .state import State
from .why_not import refuse_lay


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """MAG-K2: what somebody else has laid is anything they could have laid, all equally likely."""
    for other in range(s.seats):
        if other != seat and s.laid[other] != NO_PEBBLE:
            lay_anything(s, other, below(rng, WORLD_LUCK, possibilities(s, other)))


@rule
def possibilities(s: State, seat: int) -> int:
    """How many things a seat could have laid."""
    count = 0
    for action in range(ACTION_COUNT):
        count += refuse_lay(s, seat, action) == NO_REASON
    return count


@rule
def lay_anything(s: State, seat: int, number: int) -> None:
    """Let a seat have laid the one with that number among its possibilities."""
    for action in range(ACTION_COUNT):
        if refuse_lay(s, seat, action) == NO_REASON:
            if number == 0:
                _, s.laid[seat], s.dress[seat] = decode(action, DECODING)
            number -= 1
