"""Self-play that a network learns from: positions as its seats saw them, and what came of them.

Generic code (see `tana.engine.instantiate`). Every seat takes the action after which the network gives it most, on luck
that is not the luck to come; now and then any action. What a position should have been judged as is the end of the
game by `reach`, and for the rest what was thought of the position that came after it (temporal differences).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tana.bots.brain import brain
from tana.bots.networks import TEMPLATE, judgement_of
from tana.bots.room import Mind, Room
from tana.core.chance import POLICY, below, set_key
from tana.core.domain import MAX_SEATS
from tana.core.record import Ints
from tana.core.rule import BOUND, GAME, native, rule

if TYPE_CHECKING:
    from tana.engine.needs import rules

_judgement: Any = judgement_of(globals()[GAME])
_brain: Any = brain(globals()[GAME])
globals()[BOUND] = (*globals()[BOUND], TEMPLATE, "tana.bots.search")  # what is compiled here depends on them
judge, assess_end, LUCK, WHIMS = _judgement.judge, _brain.assess_end, _brain.LUCK, _brain.WHIMS

WHIM_PARTS = 1000
THINK_KEY, GUESS = 0x0713, 1 << 12
WORD = 0xFFFFFFFF


@rule
def payoff_after(room: Room, mind: Mind, action: int, mover: int, seats: int, key: int) -> float:
    """What an action of state 0 is worth to the mover: known at the end, judged before."""
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
def choose(room: Room, mind: Mind, seats: int, key: int, whim: int) -> int:
    """The best action of state 0 by the network; in `whim` of a thousand cases any."""
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
def begin(room: Room, memory: Any, seats: int, options: Ints, seed: int, number: int) -> None:
    """Set up game `number` of a series."""
    memory[0][:] = 0
    set_key(room.chances[LUCK], seed, number)
    rules.setup(room.states[0], seats, options, room.chances[LUCK], None)


@rule
def key_of(seed: int, number: int, plies: int) -> int:
    """The luck that a decision is guessed with."""
    return ((seed ^ THINK_KEY) + number * GUESS + plies) & WORD


@rule
def set_goals(first: int, end: int, seats: int, reach: float, room: Room, goals: Any) -> None:
    """What the positions of a game should have been judged as, from the last to the first; `goals` has the thoughts.

    The payoffs of its end stand in the scratch record.
    """
    goal = room.scratch[0].payoff
    for back in range(end - first):
        at = end - 1 - back
        for seat in range(seats):
            thought = goals[at, seat]
            goals[at, seat] = goal[seat]
            goal[seat] = reach * goal[seat] + (1.0 - reach) * thought


@rule
def turn_round(goals: Any, readers: Ints, first: int, end: int, seats: int, spare: Any) -> None:
    """Seats from the reader of each position on."""
    for at in range(first, end):
        for seat in range(seats):
            spare[seat] = goals[at, seat]
        for k in range(seats):
            goals[at, k] = spare[(readers[at] + k) % seats]


@native
def self_play(
    room: Room,
    memory: Any,
    mind: Mind,
    seats: int,
    options: Ints,
    seed: int,
    first: int,
    games: int,
    whim: int,
    reach: float,
    rows: Any,
    goals: Any,
    readers: Ints,
) -> int:
    """Play games, as long as there are rows; returns how many positions of whole games were noted."""
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
    room: Room,
    memory: Any,
    mine: Mind,
    theirs: Mind,
    seats: int,
    options: Ints,
    seed: int,
    games: int,
) -> float:
    """The share of the wins of a network in seat `game % seats` against another in all others; 1 / seats is fair."""
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
