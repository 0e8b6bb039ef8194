"""Counts sequences of decisions in compiled code.

A template: `instantiate("tana.lab.perft", game)` (see `tana.engine.instantiate`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tana.bots.search_types import Records
from tana.compile.rule import native
from tana.core.chance import set_key
from tana.core.record import Ints

if TYPE_CHECKING:
    from tana.engine.template_api import rules


@native
def count_sequences(states: Records, rngs: Records, seats: int, options: Ints, seed: int, depth: int, most: int) -> int:
    """Count the sequences of `depth` decisions from the start, shorter whole games included; -1: more than `most`.

    A depth-first search with a position and its luck for each level; the choices left at each level are counted down.
    """
    legal = np.zeros((depth + 1, rules.MAX_LEGAL), dtype=np.int16)
    left = np.zeros(depth + 1, dtype=np.int64)
    set_key(rngs[0], seed, 0)
    rules.setup(states[0], seats, options, rngs[0], None)
    left[0] = rules.legal(states[0], legal[0])
    total = 0
    level = 0
    while level >= 0:
        if left[level] == 0:
            level -= 1
            continue
        if level == depth - 1:
            total += left[level]
            left[level] = 0
            if total > most:
                return -1
            continue
        left[level] -= 1
        action = int(legal[level][left[level]])
        states[level + 1] = states[level]
        rngs[level + 1] = rngs[level]
        rules.apply(states[level + 1], action, rngs[level + 1], None)
        if rules.actor(states[level + 1]) < 0:
            total += 1
            continue
        level += 1
        left[level] = rules.legal(states[level], legal[level])
    return total
