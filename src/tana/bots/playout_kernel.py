"""Many worlds that a seat thinks possible, and random games from them, in compiled code.

Generic code (see `tana.engine.instantiate`); `tana.bots.playouts` is the side of Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tana.core.chance import POLICY, Rng, below, set_key
from tana.core.record import Ints
from tana.core.rule import native, rule
from tana.engine.heuristics import quick_choice

if TYPE_CHECKING:
    from tana.engine.needs import rules

LUCK_KEY, POLICY_KEY = 0x10CC, 0xB0B5
"""Mixed into the key: the luck of a world to come, and the choices in it, have nothing to do with how it was drawn."""
LUCK, CHOICES = range(2)


@rule
def choose_from_list(s: Any, policy: Rng, buffer: Ints) -> int:
    """A legal action, all equally likely."""
    return int(buffer[below(policy, POLICY, rules.legal(s, buffer))])


choose_uniformly = quick_choice(rules) or choose_from_list


@native
def draw_worlds(worlds: Any, chances: Any, seat: int, key: int) -> None:
    """Make each of some copies of one world another world that agrees with what the seat knows."""
    for number in range(len(worlds)):
        set_key(chances[LUCK], key, number)
        rules.determinize(worlds[number], seat, chances[LUCK])


@native
def play_worlds(
    states: Any, chances: Any, buffer: Ints, seat: int, key: int, actions: Ints, scores: Any, ranks: Any
) -> None:
    """Take each action in the same worlds, with the same luck, and play on at random: [action][world][seat].

    Without an action (-1) it is played on from the world as it is. State 0 is one such world, state 1 is used.
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
