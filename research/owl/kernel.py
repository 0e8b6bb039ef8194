"""Self-play for training a value network: positions after every legal action of many games at once.

A template (see `tana.engine.instantiate`); `research.owl.games` runs its rules on a processor or a GPU, one thread for
each game or for each action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tana.bots.workspace import search_of
from tana.compile.rule import BOUND, GAME, native, rule
from tana.core.chance import set_key
from tana.core.record import Ints
from tana.engine.heuristics import hooks_of

if TYPE_CHECKING:
    from tana.engine.template_api import heuristics, rules

_search = search_of(globals()[GAME])
globals()[BOUND] = (*globals()[BOUND], "tana.bots.search")  # compiled code here depends on it
assess_end, Scratch = _search.assess_end, _search.Scratch
SCRATCH = Scratch.dtype
_hooks = hooks_of(heuristics)
write_inputs, INPUTS = _hooks.write_inputs, _hooks.INPUTS
STATE = rules.State.dtype
WORD = 0xFFFFFFFF


@rule
def begin(s: Any, rng: Any, seats: int, options: Ints, seed: int, number: int) -> None:
    """Set up game `number` of a series."""
    set_key(rng, seed, number)
    rules.setup(s, seats, options, rng, None)


@rule
def list_choices(s: Any, legal: Ints) -> int:
    """Write the legal actions; returns how many."""
    return int(rules.legal(s, legal))


@rule
def look_ahead(
    s: Any, rng: Any, scratch: Any, action: int, seats: int, key: int, sample: int, row: Any, end: Any
) -> int:
    """Write the inputs of a copy of a game after an action with sampled luck, over zeros, and return its reader; at the
    end of the game write the payoffs of all seats, and return -1."""
    set_key(rng, key, sample)
    rules.apply(s, action, rng, None)
    reader = rules.actor(s)
    if reader >= 0:
        write_inputs(s, row)
        return int(reader)
    assess_end(s, seats, scratch)
    for seat in range(seats):
        end[seat] = scratch.payoff[seat]
    return -1


@rule
def play(s: Any, rng: Any, scratch: Any, action: int, seats: int, end: Any) -> bool:
    """Carry out an action; at the end of the game write the payoffs of all seats, and return true."""
    rules.apply(s, action, rng, None)
    if rules.actor(s) >= 0:
        return False
    assess_end(s, seats, scratch)
    for seat in range(seats):
        end[seat] = scratch.payoff[seat]
    return True


# --- on a processor ----------------------------------------------------------------------------------------


@native
def begin_all(states: Any, memory: Any, rngs: Any, seats: int, options: Any, seed: int, numbers: Ints) -> None:
    """Set up game `numbers[i]` in place i."""
    for i in range(len(states)):
        memory[i][:] = 0
        begin(states[i], rngs[i], seats, options[i], seed, numbers[i])


@native
def show_all(states: Any, legal: Any, counts: Ints, actors: Ints, rows: Any) -> None:
    """Write legal actions, the seat that decides, and inputs of every game."""
    for i in range(len(states)):
        counts[i] = list_choices(states[i], legal[i])
        actors[i] = rules.actor(states[i])
        rows[i][:] = 0
        write_inputs(states[i], rows[i])


@native
def look_ahead_all(
    states: Any, spare: Any, rngs: Any, scratch: Any, legal: Any, games: Ints, slots: Ints, seats: int, key: int,
    sample: int, rows: Any, readers: Ints, ends: Any,
) -> None:  # fmt: skip
    """Look ahead by action `slots[i]` of game `games[i]`, for each i."""
    for i in range(len(games)):
        spare[0] = states[games[i]]
        rows[i][:] = 0
        action = int(legal[games[i]][slots[i]])
        own = (key + games[i]) & WORD
        readers[i] = look_ahead(spare[0], rngs[0], scratch[0], action, seats, own, sample, rows[i], ends[i])


@native
def play_all(
    states: Any, memory: Any, rngs: Any, scratch: Any, seats: int, options: Any, seed: int, numbers: Ints,
    actions: Ints, ends: Any, done: Ints,
) -> None:  # fmt: skip
    """Carry out an action in every game; one that is over is followed by the next of its series."""
    for i in range(len(states)):
        done[i] = play(states[i], rngs[i], scratch[0], int(actions[i]), seats, ends[i])
        if done[i]:
            numbers[i] += len(states)
            memory[i][:] = 0
            begin(states[i], rngs[i], seats, options[i], seed, numbers[i])
