"""Whole random games in compiled code, one after another; a template (see `tana.engine.instantiate`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from tana.compile.rule import native, rule
from tana.core.chance import POLICY, Rng, below, set_key
from tana.core.record import AnyRecord, Ints, RecordArray
from tana.engine.heuristics import quick_choice
from tana.engine.results import DIGEST, PLIES, RANKS, RESULT_WIDTH, SCORES

if TYPE_CHECKING:
    from tana.engine.template_api import rules

POLICY_KEY = 0x5EED
"""Mixed into the key of the players' choices, so that they are independent of the game's luck."""


@rule
def choose_from_list(s: AnyRecord, policy: Rng, buffer: Ints) -> int:
    """A random legal action, all equally likely."""
    count = rules.legal(s, buffer)
    return buffer[below(policy, POLICY, count)]


choose_uniformly = quick_choice(rules) or choose_from_list


@rule
def finish_randomly(s: AnyRecord, rng: Rng, policy: Rng, buffer: Ints, limit: int) -> int:
    """Play on at random until the game is over or `limit` decisions were made; returns how many."""
    plies = 0
    while plies < limit and rules.actor(s) >= 0:
        rules.apply(s, choose_uniformly(s, policy, buffer), rng, None)
        plies += 1
    return plies


@rule
def begin_game(s: AnyRecord, seats: int, options: Ints, seed: int, number: int, rng: Rng, policy: Rng) -> None:
    """Set up game `number` of a series, with separate keys for its luck and the players' choices."""
    set_key(rng, seed, number)
    set_key(policy, seed ^ POLICY_KEY, number)
    rules.setup(s, seats, options, rng, None)


@rule
def play_game(
    s: AnyRecord, seats: int, options: Ints, seed: int, number: int, rng: Rng, policy: Rng, buffer: Ints
) -> int:
    """Game `number` of a series: set up and played at random; returns the number of decisions."""
    begin_game(s, seats, options, seed, number, rng, policy)
    return finish_randomly(s, rng, policy, buffer, 1 << 30)


STATES, CHANCES = 1, 2
"""The numbers of records that `play_in` needs."""


@rule
def play_in(
    states: RecordArray, chances: RecordArray, seats: int, options: Ints, seed: int, number: int, buffer: Ints
) -> int:
    """`play_game` on the first rows of arrays, as a kernel has them; the final state is row 0."""
    return play_game(states[0], seats, options, seed, number, chances[0], chances[1], buffer)


@rule
def write_result(s: AnyRecord, plies: int, digest: int, out: NDArray[np.int32]) -> None:
    """Write a row of results."""
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
    states: RecordArray,
    memory: NDArray[np.uint8],
    chances: RecordArray,
    seats: int,
    options: Ints,
    seed: int,
    first: int,
    results: NDArray[np.int32],
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
) -> NDArray[np.int32]:
    """The results of `count` random games (see RESULT_WIDTH), on this thread."""
    states = rules.State.array(STATES)
    memory = states.view(np.uint8).reshape(STATES, -1)
    results = np.zeros((count, RESULT_WIDTH), dtype=np.int32)
    play_series(states, memory, Rng.array(CHANCES), seats, options, seed, first, results, with_digest)
    return results


@native
def digest_rows(memory: NDArray[np.uint8], out: Ints) -> None:
    """The digest of every row of bytes."""
    for row in range(len(out)):
        out[row] = digest_of(memory[row])


def digests(memory: NDArray[np.uint8]) -> NDArray[np.int32]:
    """The digests of many states, given as rows of bytes."""
    out = np.zeros(len(memory), dtype=np.int32)
    digest_rows(memory, out)
    return out
