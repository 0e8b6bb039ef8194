"""Self-play for training a network: observations of the seats that decide, and their training targets.

A template (see `tana.engine.instantiate`). Every seat takes the action that the network rates best, on sampled luck
rather than the luck to come; sometimes a random action. The target of a position is the result of the game, weighted by
`reach`, and the evaluation of the next position (temporal differences).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import numpy.typing as npt

from tana.bots.networks import TEMPLATE, network_eval_of
from tana.bots.search_types import Evaluator, Workspace
from tana.bots.workspace import search_of
from tana.compile.rule import BOUND, GAME, native, rule
from tana.core.chance import POLICY, below, set_key
from tana.core.domain import MAX_SEATS
from tana.core.record import Ints

if TYPE_CHECKING:
    from tana.engine.template_api import rules

_judgement = network_eval_of(globals()[GAME])
_brain = search_of(globals()[GAME])
globals()[BOUND] = (*globals()[BOUND], TEMPLATE, "tana.bots.search")  # compiled code here depends on them
judge, assess_end, LUCK, WHIMS = _judgement.judge, _brain.assess_end, _brain.LUCK, _brain.WHIMS

Floats: TypeAlias = npt.NDArray[np.float32]
Bytes: TypeAlias = npt.NDArray[np.uint8]
"""The memory of records."""

WHIM_PARTS = 1000
THINK_KEY, GUESS = 0x0713, 1 << 12
WORD = 0xFFFFFFFF


@rule
def payoff_after(room: Workspace, mind: Evaluator, action: int, mover: int, seats: int, key: int) -> float:
    """The value of an action in state 0 for the mover: exact at the end of a game, else by the network."""
    states, scratch = room.states, room.scratch[0]
    states[1] = states[0]
    set_key(room.chances[WHIMS], key, 1)
    rules.apply(states[1], action, room.chances[WHIMS], None)
    if rules.actor(states[1]) < 0:
        assess_end(states[1], seats, scratch)
    else:
        judge(states[1], seats, mind, scratch.payoff)
    return float(scratch.payoff[mover])


@rule
def choose(room: Workspace, mind: Evaluator, seats: int, key: int, whim: int) -> int:
    """The best action in state 0 by the network; a random one in `whim` of a thousand cases."""
    mover = rules.actor(room.states[0])
    count = rules.legal(room.states[0], room.legal)
    whims = room.chances[WHIMS]
    set_key(whims, key, 0)
    if count == 1 or below(whims, POLICY, WHIM_PARTS) < whim:
        return int(room.legal[below(whims, POLICY, count)])
    best = -1.0
    chosen = 0
    for i in range(count):
        payoff = payoff_after(room, mind, int(room.legal[i]), mover, seats, key)
        if payoff > best:
            best = payoff
            chosen = i
    return int(room.legal[chosen])


@rule
def begin(room: Workspace, memory: Bytes, seats: int, options: Ints, seed: int, number: int) -> None:
    """Set up game `number` of a series."""
    memory[0][:] = 0
    set_key(room.chances[LUCK], seed, number)
    rules.setup(room.states[0], seats, options, room.chances[LUCK], None)


@rule
def key_of(seed: int, number: int, plies: int) -> int:
    """The key of the sampled luck for a decision."""
    return ((seed ^ THINK_KEY) + number * GUESS + plies) & WORD


@rule
def set_goals(first: int, end: int, seats: int, reach: float, room: Workspace, goals: Floats) -> None:
    """Replace the evaluations in `goals` by the training targets of a game, from the last position to the first.

    The payoffs at the end of the game are in the scratch record.
    """
    goal = room.scratch[0].payoff
    for back in range(end - first):
        at = end - 1 - back
        for seat in range(seats):
            thought = goals[at, seat]
            goals[at, seat] = goal[seat]
            goal[seat] = reach * goal[seat] + (1.0 - reach) * thought


@rule
def turn_round(goals: Floats, readers: Ints, first: int, end: int, seats: int, spare: npt.NDArray[np.float64]) -> None:
    """Rotate the targets of each position so that its reader comes first."""
    for at in range(first, end):
        for seat in range(seats):
            spare[seat] = goals[at, seat]
        for k in range(seats):
            goals[at, k] = spare[(readers[at] + k) % seats]


@native
def self_play(
    room: Workspace,
    memory: Bytes,
    mind: Evaluator,
    seats: int,
    options: Ints,
    seed: int,
    first: int,
    games: int,
    whim: int,
    reach: float,
    rows: Floats,
    goals: Floats,
    readers: Ints,
) -> int:
    """Play games while there are rows left; returns how many positions of whole games were recorded."""
    used = 0
    spare = np.zeros(MAX_SEATS)
    for number in range(first, first + games):
        begin(room, memory, seats, options, seed, number)
        start = used
        plies = 0
        while rules.actor(room.states[0]) >= 0:
            if used == len(rows):
                return start
            if rules.legal(room.states[0], room.legal) > 1:
                readers[used] = rules.actor(room.states[0])
                judge(room.states[0], seats, mind, goals[used])
                rows[used] = mind.row
                used += 1
            plies += 1
            action = choose(room, mind, seats, key_of(seed, number, plies), whim)
            rules.apply(room.states[0], action, room.chances[LUCK], None)
        assess_end(room.states[0], seats, room.scratch[0])
        set_goals(start, used, seats, reach, room, goals)
        turn_round(goals, readers, start, used, seats, spare)
    return used


@native
def play_against(
    room: Workspace, memory: Bytes, mine: Evaluator, theirs: Evaluator, seats: int, options: Ints, seed: int, games: int
) -> float:
    """The share of wins of a network in seat `game % seats` against another in all other seats."""
    won = 0.0
    for number in range(games):
        begin(room, memory, seats, options, seed, number)
        own = number % seats
        plies = 0
        while rules.actor(room.states[0]) >= 0:
            plies += 1
            key = key_of(seed, number, plies)
            if rules.actor(room.states[0]) == own:
                action = choose(room, mine, seats, key, 0)
            else:
                action = choose(room, theirs, seats, key, 0)
            rules.apply(room.states[0], action, room.chances[LUCK], None)
        assess_end(room.states[0], seats, room.scratch[0])
        won += room.scratch[0].win[own] / games
    return won
