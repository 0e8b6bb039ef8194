"""Which choices could be taken back afterwards: asked of a world the actor thinks possible, never of the true one.

Generic code (see `tana.core.specialise`): import it through `crossings`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tana.core import nogame as rules
from tana.core.chance import Rng, set_key
from tana.core.events import Log
from tana.core.record import Ints
from tana.core.rule import rule

SAMPLES = 2
"""Worlds to try each choice in: one that reveals something in any of them counts as irreversible."""


@rule
def reveals_news(log: Log, reveals: Ints) -> bool:
    """Whether any event of the log is of a kind that tells somebody something."""
    for i in range(log.count):
        if reveals[log.rows[i][0]] == 1:
            return True
    return False


@rule
def mark_crossings(states: Any, actions: Ints, key: int, rng: Rng, log: Log, reveals: Ints, out: Ints) -> None:
    """Mark the actions that would reveal something or end the actor's decision, in the world of row 0."""
    seat = rules.actor(states[0])
    for i in range(len(actions)):
        states[1] = states[0]
        set_key(rng, key, i)
        log.count = 0
        rules.apply(states[1], int(actions[i]), rng, log)
        if rules.actor(states[1]) != seat or reveals_news(log, reveals):
            out[i] = 1


def crossings(world: Any, actions: list[int], key: int, reveals: Ints, out: Ints) -> None:
    """Mark in `out` the actions that could not be taken back in this world."""
    states = rules.State.array(2)
    states[0] = world
    numbers = np.array(actions, dtype=np.int16)
    mark_crossings(states, numbers, key, Rng.blank(), Log.blank(), reveals, out)
