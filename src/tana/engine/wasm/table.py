"""What a table calls, as exports of a module (see `tana.engine.wasm.exports`): the contract of a game, a move and what
it would reveal, whole random games.

Generic code (see `tana.engine.instantiate`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tana.core.chance import Rng, below, set_key, word
from tana.core.domain import MAX_SEATS
from tana.core.events import Log
from tana.core.reasons import MOST_LINES
from tana.core.registry import game as find_game
from tana.core.rule import GAME, native
from tana.engine import results, step
from tana.engine.instantiate import instantiate
from tana.engine.wasm.exports import NOTHING, NUMBER, Exports, carray, long, pointer, unsigned

if TYPE_CHECKING:
    from tana.engine.needs import rules

EXPORTS = Exports()
_name = globals()[GAME]
_game = find_game(_name)
_step: Any = instantiate("tana.engine.step", _name)
_playout: Any = instantiate("tana.engine.playout", _name)
_play, _mark_crossings = _step.play, _step.mark_crossings
_play_game, _write_result, _digest_of = _playout.play_game, _playout.write_result, _playout.digest_of

STATE, VIEW, RNG, LOG = rules.State.dtype, rules.View.dtype, Rng.dtype, Log.dtype
STATE_SIZE = STATE.itemsize
OPTIONS = len(_game.encode(_game.settings(_game.seats.start, {})))
KINDS, MAX_LEGAL = len(_game.events.kinds), rules.MAX_LEGAL
RESULT_WIDTH, STATES, LOGS, NUMBERS = results.RESULT_WIDTH, step.STATES, step.LOGS, step.NUMBERS


@native
def state_at(address: int) -> Any:
    """The state at an address."""
    return carray(pointer(address), (1,), STATE)[0]


@native
def rng_at(address: int) -> Any:
    """The generator at an address."""
    return carray(pointer(address), (1,), RNG)[0]


# --- luck ----------------------------------------------------------------------------------------------------------


@EXPORTS.add("set_key", NOTHING, NUMBER, NUMBER, NUMBER)
def set_key_at(rng: int, high: int, low: int) -> None:
    """Start a generator afresh."""
    set_key(rng_at(rng), long(unsigned(high)), long(unsigned(low)))


@EXPORTS.add("word", NUMBER, NUMBER, NUMBER)
def word_at(rng: int, source: int) -> Any:
    """The next 32 random bits of a source."""
    return np.int32(word(rng_at(rng), source))


@EXPORTS.add("below", NUMBER, NUMBER, NUMBER, NUMBER)
def below_at(rng: int, source: int, bound: int) -> Any:
    """A uniform whole number below a bound."""
    return np.int32(below(rng_at(rng), source, bound))


# --- the contract of a game ----------------------------------------------------------------------------------------


@EXPORTS.add("setup", NOTHING, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)
def setup_at(state: int, seats: int, options: int, rng: int, log: int) -> None:
    """Fill a blank state."""
    chosen = carray(pointer(options), (OPTIONS,), np.int64)
    rules.setup(state_at(state), seats, chosen, rng_at(rng), carray(pointer(log), (1,), LOG)[0])


@EXPORTS.add("actor", NUMBER, NUMBER)
def actor_at(state: int) -> Any:
    """The seat that decides, or -1."""
    return np.int32(rules.actor(state_at(state)))


@EXPORTS.add("legal", NUMBER, NUMBER, NUMBER)
def legal_at(state: int, out: int) -> Any:
    """Write the legal actions; returns how many."""
    return np.int32(rules.legal(state_at(state), carray(pointer(out), (MAX_LEGAL,), np.int16)))


@EXPORTS.add("advance", NOTHING, NUMBER, NUMBER, NUMBER)
def advance_at(state: int, action: int, rng: int) -> None:
    """Carry out a legal action without writing down what happens."""
    rules.apply(state_at(state), action, rng_at(rng), None)


@EXPORTS.add("scores", NOTHING, NUMBER, NUMBER)
def scores_at(state: int, out: int) -> None:
    """The points of each seat."""
    rules.scores(state_at(state), carray(pointer(out), (MAX_SEATS,), np.int64))


@EXPORTS.add("ranks", NOTHING, NUMBER, NUMBER)
def ranks_at(state: int, out: int) -> None:
    """The rank of each seat."""
    rules.ranks(state_at(state), carray(pointer(out), (MAX_SEATS,), np.int64))


@EXPORTS.add("determinize", NOTHING, NUMBER, NUMBER, NUMBER)
def determinize_at(state: int, seat: int, rng: int) -> None:
    """Replace what a seat may not know."""
    rules.determinize(state_at(state), seat, rng_at(rng))


@EXPORTS.add("look", NOTHING, NUMBER, NUMBER, NUMBER)
def look_at(state: int, reader: int, out: int) -> None:
    """Write what a reader may know into an empty view."""
    rules.look(state_at(state), reader, carray(pointer(out), (1,), VIEW)[0])


@EXPORTS.add("refuse", NUMBER, NUMBER, NUMBER)
def refuse_at(state: int, action: int) -> Any:
    """Why an action is not allowed, or -1."""
    return np.int32(rules.refuse(state_at(state), action))


@EXPORTS.add("ending", NUMBER, NUMBER)
def ending_at(state: int) -> Any:
    """Why the game is over, or -1."""
    return np.int32(rules.ending(state_at(state)))


@EXPORTS.add("score_lines", NUMBER, NUMBER, NUMBER, NUMBER)
def score_lines_at(state: int, seat: int, out: int) -> Any:
    """Write where the points of a seat come from; returns how many lines."""
    return np.int32(rules.score_lines(state_at(state), seat, carray(pointer(out), (MOST_LINES, 2), np.int64)))


# --- a move at a table (`tana.engine.step`) ------------------------------------------------------------------------


@EXPORTS.add("play", NOTHING, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)
def play_at(states: int, logs: int, rngs: int, legal: int, numbers: int) -> None:
    """Carry out an action if it is legal, then look."""
    _play(
        carray(pointer(states), (STATES,), STATE),
        carray(pointer(logs), (LOGS,), LOG),
        carray(pointer(rngs), (1,), RNG),
        carray(pointer(legal), (MAX_LEGAL,), np.int16),
        carray(pointer(numbers), (NUMBERS,), np.int64),
    )


@EXPORTS.add("mark_crossings", NOTHING, *[NUMBER] * 9)
def mark_crossings_at(
    states: int,
    logs: int,
    rngs: int,
    legal: int,
    numbers: int,
    keys: int,
    worlds: int,
    reveals: int,
    marks: int,
) -> None:
    """Mark the choices that would reveal something or end the actor's decision."""
    _mark_crossings(
        carray(pointer(states), (STATES,), STATE),
        carray(pointer(logs), (LOGS,), LOG),
        carray(pointer(rngs), (1,), RNG),
        carray(pointer(legal), (MAX_LEGAL,), np.int16),
        carray(pointer(numbers), (NUMBERS,), np.int64),
        carray(pointer(keys), (2 * worlds,), np.int64),
        carray(pointer(reveals), (KINDS,), np.int16),
        carray(pointer(marks), (MAX_LEGAL,), np.int16),
    )


# --- whole random games (`tana.engine.playout`) --------------------------------------------------------------------


@EXPORTS.add("play_series", NUMBER, *[NUMBER] * 10)
def play_series_at(
    state: int,
    chances: int,
    legal: int,
    seats: int,
    options: int,
    seed: int,
    first: int,
    out: int,
    count: int,
    with_digest: int,
) -> Any:
    """Games `first`, `first + 1`, … with a row of results each; returns the number of decisions."""
    memory = carray(pointer(state), (STATE_SIZE,), np.uint8)
    rngs = carray(pointer(chances), (2,), RNG)
    chosen = carray(pointer(options), (OPTIONS,), np.int64)
    buffer = carray(pointer(legal), (MAX_LEGAL,), np.int16)
    rows = carray(pointer(out), (count, RESULT_WIDTH), np.int32)
    decisions = 0
    for row in range(count):
        memory[:] = 0
        s = state_at(state)
        plies = _play_game(s, seats, chosen, seed, first + row, rngs[0], rngs[1], buffer)
        _write_result(s, plies, _digest_of(memory) if with_digest else 0, rows[row])
        decisions += plies
    return np.int32(decisions)
