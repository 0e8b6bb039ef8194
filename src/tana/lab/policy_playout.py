"""Whole games in which every seat follows the quick policy of a game's heuristics, like fox in its playouts.

A template: `instantiate("tana.lab.policy_playout", game)` (see `tana.engine.instantiate`), the counterpart of
`tana.engine.playout` for random play. A seat chooses in a world sampled from what it knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tana.bots.search_types import Records
from tana.compile.rule import BOUND, GAME, native, rule
from tana.core.chance import POLICY, Rng, set_key, word
from tana.core.record import Ints
from tana.engine.instantiate import instantiate
from tana.engine.results import RESULT_WIDTH
from tana.lab.game_columns import MOST_DECISIONS, Rows

if TYPE_CHECKING:
    from tana.engine.template_api import rules

_PLAYOUT, _SEARCH = "tana.engine.playout", "tana.bots.search"
_playout = instantiate(_PLAYOUT, globals()[GAME])
_brain = instantiate(_SEARCH, globals()[GAME])
globals()[BOUND] = (*globals()[BOUND], _PLAYOUT, _SEARCH)  # the code compiled here depends on them

begin_game, write_result, choose_rollout = _playout.begin_game, _playout.write_result, _brain.choose_rollout

STATES, CHANCES = 2, 3
TRUTH, WORLD = range(STATES)
LUCK, WHIMS, WORLDS = range(CHANCES)


@rule
def decide(states: Records, chances: Records, buffer: Ints) -> int:
    """Return the action of the seat that decides."""
    whims, worlds = chances[WHIMS], chances[WORLDS]
    states[WORLD] = states[TRUTH]
    set_key(worlds, word(whims, POLICY), word(whims, POLICY))
    rules.determinize(states[WORLD], rules.actor(states[TRUTH]), worlds)
    return int(choose_rollout(states[WORLD], buffer, rules.legal(states[WORLD], buffer), whims))


@rule
def play_in(states: Records, chances: Records, seats: int, options: Ints, seed: int, number: int, buffer: Ints) -> int:
    """Play game `number` of a series; return the number of decisions. The final state is row 0."""
    begin_game(states[TRUTH], seats, options, seed, number, chances[LUCK], chances[WHIMS])
    plies = 0
    while plies < MOST_DECISIONS and rules.actor(states[TRUTH]) >= 0:
        rules.apply(states[TRUTH], decide(states, chances, buffer), chances[LUCK], None)
        plies += 1
    return plies


@native
def play_series(
    states: Records, blank: Records, chances: Records, seats: int, options: Ints, seed: int, first: int, results: Rows
) -> None:
    """Play games `first`, `first + 1`, …, one for each row of results."""
    buffer = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    for row in range(len(results)):
        states[TRUTH] = blank[0]
        plies = play_in(states, chances, seats, options, seed, first + row, buffer)
        write_result(states[TRUTH], plies, 0, results[row])


def play_many(seats: int, options: Ints, seed: int, first: int, count: int) -> Rows:
    """Play `count` games on this thread and return their results (see RESULT_WIDTH)."""
    results = np.zeros((count, RESULT_WIDTH), dtype=np.int32)
    states, blank = rules.State.array(STATES), rules.State.array(1)
    play_series(states, blank, Rng.array(CHANCES), seats, options, seed, first, results)
    return results
