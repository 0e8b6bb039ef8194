"""Random play from start to end: whole games in compiled code, one after another.

Generic code: `instantiate("tana.engine.playout", game)` makes it for a game (see `tana.engine.instantiate`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tana.core.chance import POLICY, Rng, below, set_key
from tana.core.record import Ints
from tana.core.rule import native, rule
from tana.engine.heuristics import quick_choice
from tana.engine.results import DIGEST, PLIES, RANKS, RESULT_WIDTH, SCORES

if TYPE_CHECKING:
    from tana.engine.needs import rules

POLICY_KEY = 0x5EED
"""Mixed into the key of the players' own choices, so that they are independent of the game's luck."""


@rule
def choose_from_list(s: Any, policy: Rng, buffer: Ints) -> int:
    """A legal action, all equally likely."""
    count = rules.legal(s, buffer)
    return buffer[below(policy, POLICY, count)]


choose_uniformly = quick_choice(rules) or choose_from_list


@rule
def finish_randomly(s: Any, rng: Rng, policy: Rng, buffer: Ints, limit: int) -> int:
    """Play on at random until the game is over or `limit` decisions were made; returns how many."""
    plies = 0
    while plies < limit and rules.actor(s) >= 0:
        rules.apply(s, choose_uniformly(s, policy, buffer), rng, None)
        plies += 1
    return plies


@rule
def begin_game(s: Any, seats: int, options: Ints, seed: int, number: int, rng: Rng, policy: Rng) -> None:
    """Set up game `number` of a series, its luck and the players' choices drawn from keys of their own."""
    set_key(rng, seed, number)
    set_key(policy, seed ^ POLICY_KEY, number)
    rules.setup(s, seats, options, rng, None)


@rule
def play_game(s: Any, seats: int, options: Ints, seed: int, number: int, rng: Rng, policy: Rng, buffer: Ints) -> int:
    """Game `number` of a series: set up and played at random; returns the number of decisions."""
    begin_game(s, seats, options, seed, number, rng, policy)
    return finish_randomly(s, rng, policy, buffer, 1 << 30)


STATES, CHANCES = 1, 2
"""How many records of each `play_in` needs."""


@rule
def play_in(states: Any, chances: Any, seats: int, options: Ints, seed: int, number: int, buffer: Ints) -> int:
    """`play_game` in the first rows of arrays, which is what a kernel has; the final state is row 0."""
    return play_game(states[0], seats, options, seed, number, chances[0], chances[1], buffer)


@rule
def write_result(s: Any, plies: int, digest: int, out: Any) -> None:
    """One row of results."""
    out[PLIES] = plies
    out[DIGEST] = digest
    rules.scores(s, out[SCORES:RANKS])
    rules.ranks(s, out[RANKS:])


@rule
def digest_of(memory: Ints) -> int:
    """A 31-bit digest of a state's bytes (FNV-1a), to compare the speeds with each other."""
    digest = 2166136261
    for i in range(len(memory)):
        digest = ((digest ^ int(memory[i])) * 16777619) & 0xFFFFFFFF
    return digest & 0x7FFFFFFF


@native
def play_series(
    states: Any,
    memory: Any,
    chances: Any,
    seats: int,
    options: Ints,
    seed: int,
    first: int,
    results: Any,
    with_digest: bool,
) -> int:
    """Play games `first`, `first + 1`, … one for each row of results; returns the number of decisions."""
    buffer = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    decisions = 0
    for row in range(len(results)):
        memory[0][:] = 0
        plies = play_in(states, chances, seats, options, seed, first + row, buffer)
        write_result(states[0], plies, digest_of(memory[0]) if with_digest else 0, results[row])
        decisions += plies
    return decisions


def play_many(
    seats: int, options: Ints, seed: int, first: int, count: int, with_digest: bool = False
) -> np.ndarray[Any, Any]:
    """The results of `count` random games (see RESULT_WIDTH), on this thread."""
    states = rules.State.array(STATES)
    memory = states.view(np.uint8).reshape(STATES, -1)
    results = np.zeros((count, RESULT_WIDTH), dtype=np.int32)
    play_series(states, memory, Rng.array(CHANCES), seats, options, seed, first, results, with_digest)
    return results


@native
def digest_rows(memory: Any, out: Ints) -> None:
    """The digest of every row of bytes."""
    for row in range(len(out)):
        out[row] = digest_of(memory[row])


def digests(memory: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The digests of many states, given as rows of bytes."""
    out = np.zeros(len(memory), dtype=np.int32)
    digest_rows(memory, out)
    return out
