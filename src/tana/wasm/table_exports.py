"""The exports that tables call: the contract of a game, a move and what it would reveal, whole random games.

A template (see `tana.engine.instantiate` and `tana.wasm.exports`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tana.compile.rule import GAME
from tana.core.chance import Rng, below, set_key, word
from tana.core.domain import MAX_SEATS
from tana.core.events import Log
from tana.core.reasons import MOST_LINES
from tana.core.registry import game as find_game
from tana.engine import results, step
from tana.engine.instantiate import instantiate
from tana.wasm.exports import (
    NOTHING,
    NUMBER,
    UNSIGNED,
    VALUE,
    Exports,
    Parameter,
    array,
    carray,
    pairs,
    pointer,
    record,
)

if TYPE_CHECKING:
    from tana.engine.template_api import rules

EXPORTS = Exports()
_name = globals()[GAME]
_game = find_game(_name)
_step = instantiate("tana.engine.step", _name)
_playout = instantiate("tana.engine.playout", _name)
_play_game, _write_result, _digest_of = _playout.play_game, _playout.write_result, _playout.digest_of

STATE_SIZE = rules.State.dtype.itemsize
OPTIONS = len(_game.encode(_game.settings(_game.seats.start, {})))
KINDS, MAX_LEGAL = len(_game.events.kinds), rules.MAX_LEGAL
RESULT_WIDTH, STATES, LOGS, NUMBERS = results.RESULT_WIDTH, step.STATES, step.LOGS, step.NUMBERS
STATE_TYPE, RNG_TYPE, LOG_TYPE = rules.State.dtype, Rng.dtype, Log.dtype

STATE, VIEW, RNG, LOG = (record(kind.dtype) for kind in (rules.State, rules.View, Rng, Log))
LEGAL, POINTS = array(np.int16, MAX_LEGAL), array(np.int64, MAX_SEATS)

# --- luck ----------------------------------------------------------------------------------------------------------

EXPORTS.call("set_key", set_key, NOTHING, RNG, UNSIGNED, UNSIGNED)
EXPORTS.call("word", word, NUMBER, RNG, VALUE)
EXPORTS.call("below", below, NUMBER, RNG, VALUE, VALUE)

# --- the contract of a game ----------------------------------------------------------------------------------------

EXPORTS.call("setup", rules.setup, NOTHING, STATE, VALUE, array(np.int64, OPTIONS), RNG, LOG)
EXPORTS.call("actor", rules.actor, NUMBER, STATE)
EXPORTS.call("legal", rules.legal, NUMBER, STATE, LEGAL)
EXPORTS.call("apply", rules.apply, NOTHING, STATE, VALUE, RNG, LOG)
EXPORTS.call("advance", rules.apply, NOTHING, STATE, VALUE, RNG, Parameter("None", arguments=0))
EXPORTS.call("scores", rules.scores, NOTHING, STATE, POINTS)
EXPORTS.call("ranks", rules.ranks, NOTHING, STATE, POINTS)
EXPORTS.call("determinize", rules.determinize, NOTHING, STATE, VALUE, RNG)
EXPORTS.call("look", rules.look, NOTHING, STATE, VALUE, VIEW)
EXPORTS.call("refuse", rules.refuse, NUMBER, STATE, VALUE)
EXPORTS.call("ending", rules.ending, NUMBER, STATE)
EXPORTS.call("score_lines", rules.score_lines, NUMBER, STATE, VALUE, array(np.int64, MOST_LINES, 2))

# --- a move at a table (`tana.engine.step`) ------------------------------------------------------------------------

MOVE = (array(STATE_TYPE, STATES), array(LOG_TYPE, LOGS), array(RNG_TYPE, 1), LEGAL, array(np.int64, NUMBERS))
EXPORTS.call("play", _step.play, NOTHING, *MOVE)
EXPORTS.call(
    *("mark_crossings", _step.mark_crossings, NOTHING, *MOVE, pairs(np.int64)),
    *(array(np.int16, KINDS), array(np.int16, MAX_LEGAL)),
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
) -> np.int32:
    """Play games `first`, `first + 1`, … and write a row of results each; returns the number of decisions."""
    memory = carray(pointer(state), (STATE_SIZE,), np.uint8)
    rngs = carray(pointer(chances), (2,), RNG_TYPE)
    chosen = carray(pointer(options), (OPTIONS,), np.int64)
    buffer = carray(pointer(legal), (MAX_LEGAL,), np.int16)
    rows = carray(pointer(out), (count, RESULT_WIDTH), np.int32)
    decisions = 0
    for row in range(count):
        memory[:] = 0
        s = carray(pointer(state), (1,), STATE_TYPE)[0]
        plies = _play_game(s, seats, chosen, seed, first + row, rngs[0], rngs[1], buffer)
        _write_result(s, plies, _digest_of(memory) if with_digest else 0, rows[row])
        decisions += plies
    return np.int32(decisions)
