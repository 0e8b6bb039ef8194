"""Sampled worlds of a seat, and random games from them, in compiled code.

Generic code (see `tana.engine.instantiate`); `tana.bots.playouts` calls it from Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import numpy.typing as npt

from tana.bots.search_types import Records
from tana.compile.rule import native, rule
from tana.core.chance import POLICY, Rng, below, set_key
from tana.core.record import Ints, Record
from tana.engine.heuristics import quick_choice

if TYPE_CHECKING:
    from tana.engine.template_api import rules

LUCK_KEY, POLICY_KEY = 0x10CC, 0xB0B5
"""Mixed into the key, so that luck and choices in a world are independent of how it was sampled."""
LUCK, CHOICES = range(2)
Scores: TypeAlias = npt.NDArray[np.int32]


@rule
def choose_from_list(s: Record, policy: Rng, buffer: Ints) -> int:
    """Return a legal action, all equally likely."""
    return int(buffer[below(policy, POLICY, rules.legal(s, buffer))])


choose_uniformly = quick_choice(rules) or choose_from_list


@native
def draw_worlds(worlds: Records, chances: Records, seat: int, key: int) -> None:
    """Replace each copy of a world by another that is consistent with what the seat knows."""
    for number in range(len(worlds)):
        set_key(chances[LUCK], key, number)
        rules.determinize(worlds[number], seat, chances[LUCK])


@native
def play_worlds(
    states: Records, chances: Records, buffer: Ints, seat: int, key: int, actions: Ints, scores: Scores, ranks: Scores
) -> None:
    """Apply each action in the same worlds with the same luck, and play on at random: [action][world][seat].

    Action -1 plays on from the world as it is. State 0 is a world of the seat, state 1 is overwritten.
    """
    luck, choices = chances[LUCK], chances[CHOICES]
    for i in range(len(actions)):
        for number in range(scores.shape[1]):
            states[1] = states[0]
            set_key(luck, key, number)
            rules.determinize(states[1], seat, luck)
            set_key(luck, key ^ LUCK_KEY, number)
            set_key(choices, key ^ POLICY_KEY, number)
            if actions[i] >= 0:
                rules.apply(states[1], int(actions[i]), luck, None)
            while rules.actor(states[1]) >= 0:
                rules.apply(states[1], choose_uniformly(states[1], choices, buffer), luck, None)
            rules.scores(states[1], scores[i][number])
            rules.ranks(states[1], ranks[i][number])
