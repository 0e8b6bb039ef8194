"""The levels and the judging of finished games as exports of a module (see `tana.wasm.exports`).

Generic code (see `tana.engine.instantiate`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from tana.bots.estimates import (
    COLUMNS,
    FIT,
    Report,
    Totals,
    Verdict,
    calibrated,
    is_open,
    merge_rows,
    review_seat,
    sum_up,
    weigh_luck,
)
from tana.bots.networks import network_of
from tana.bots.search_types import Evaluator, Findings, Question, Style, Workspace
from tana.bots.workspace import STATES, search_of, thinking_of
from tana.compile.numba_types import Numba
from tana.compile.rule import GAME, native
from tana.core.chance import Rng
from tana.core.domain import MAX_SEATS
from tana.core.registry import game as find_game
from tana.engine.network import Network
from tana.wasm.exports import (
    DOUBLE,
    NOTHING,
    NUMBER,
    REAL,
    SEARCHES,
    UNSIGNED,
    VALUE,
    Exports,
    Parameter,
    array,
    carray,
    long,
    pointer,
    record,
    rows,
    unsigned,
)

if TYPE_CHECKING:
    from tana.engine.template_api import rules

EXPORTS = Exports()
_name = globals()[GAME]
_search, _think = search_of(_name), thinking_of(_name)
_grow, _reuse, _find, _start, _read = (
    _search.search,
    _search.reuse,
    _think.find_position,
    _think.start_tree,
    _think.read_root,
)

STATE_TYPE, RNG_TYPE = rules.State.dtype, Rng.dtype
NODE_TYPE, SCRATCH_TYPE, REPORT_TYPE = _search.Node.dtype, _search.Scratch.dtype, Report.dtype
STATE_SIZE, MAX_LEGAL, ACTIONS = STATE_TYPE.itemsize, rules.MAX_LEGAL, len(find_game(_name).actions)
BELIEFS, MAX_DEPTH, WORLDS = _search.BELIEFS, _search.MAX_DEPTH, _think.WORLDS
TOP, TERMS = _think.TOP, max(1, len(_think.TERMS))
ROLLOUT, EXPLORATION = _search.ROLLOUT, _search.EXPLORATION

if _search.HAS_NETWORK:
    VIEW, SHAPES = rules.View.dtype, tuple(part.shape for part in network_of(_name))
    FIRST, FIRST_BIAS, SECOND, SECOND_BIAS, THIRD, THIRD_BIAS = SHAPES
    LENGTH, WIDTH, DEEP_WIDTH = FIRST[1], FIRST[2], SECOND[2]
    MIND_PLACES = len(Evaluator._fields) - 1 + len(Network._fields)

    @native
    def mind_at(address: int) -> Evaluator | None:
        """An evaluator from a row of addresses, in the order of its fields, the network's arrays at the end."""
        where = carray(pointer(address), (MIND_PLACES,), np.int32)
        network = Network(
            carray(pointer(where[4]), FIRST, np.float32),
            carray(pointer(where[5]), FIRST_BIAS, np.float32),
            carray(pointer(where[6]), SECOND, np.float32),
            carray(pointer(where[7]), SECOND_BIAS, np.float32),
            carray(pointer(where[8]), THIRD, np.float32),
            carray(pointer(where[9]), THIRD_BIAS, np.float32),
        )
        return Evaluator(
            carray(pointer(where[0]), (2,), VIEW),
            carray(pointer(where[1]), (LENGTH,), np.float32),
            carray(pointer(where[2]), (WIDTH,), np.float32),
            carray(pointer(where[3]), (DEEP_WIDTH,), np.float32),
            network,
        )
else:

    @native
    def mind_at(address: int) -> Evaluator | None:
        """Nothing: the game has no network."""
        return None


PLACES = len(Workspace._fields) + len(Findings._fields) + 1
"""A room is a row of addresses: of the fields of a workspace, of those of findings (the bytes of the worlds are the
worlds) and of the question."""
ASKED, QUESTION_SIZE = PLACES - 1, len(Question._fields)


@native
def room_at(address: int) -> Workspace:
    """The workspace of a room."""
    where = carray(pointer(address), (PLACES,), np.int32)
    return Workspace(
        carray(pointer(where[0]), (STATES,), STATE_TYPE),
        carray(pointer(where[1]), (2,), RNG_TYPE),
        carray(pointer(where[2]), (BELIEFS,), np.float64),
        carray(pointer(where[3]), (MAX_LEGAL,), np.int16),
        carray(pointer(where[4]), (MAX_LEGAL,), np.int16),
        carray(pointer(where[5]), (ACTIONS,), np.int8),
        carray(pointer(where[6]), (MAX_DEPTH,), np.int64),
        carray(pointer(where[7]), (1,), SCRATCH_TYPE),
        mind_at(where[8]),
    )


@native
def findings_at(address: int) -> Findings:
    """The findings of a room."""
    where = carray(pointer(address), (PLACES,), np.int32)
    return Findings(
        carray(pointer(where[9]), (WORLDS,), STATE_TYPE),
        carray(pointer(where[9]), (WORLDS, STATE_SIZE), np.uint8),
        carray(pointer(where[11]), (WORLDS,), np.int32),
        carray(pointer(where[12]), (WORLDS, MAX_SEATS), np.float64),
        carray(pointer(where[13]), (SEARCHES * MAX_LEGAL, COLUMNS), np.float64),
        carray(pointer(where[14]), (MAX_LEGAL, COLUMNS), np.float64),
        carray(pointer(where[15]), (MAX_LEGAL, COLUMNS), np.float64),
        carray(pointer(where[16]), (TOP, TERMS), np.float64),
        carray(pointer(where[17]), (1,), REPORT_TYPE),
    )


@native
def question_at(address: int) -> Question:
    """The question of a room: five numbers."""
    where = carray(pointer(address), (PLACES,), np.int32)
    asked = carray(pointer(where[ASKED]), (QUESTION_SIZE,), np.int32)
    return Question(long(asked[0]), long(asked[1]), long(unsigned(asked[2])), asked[3] != 0, asked[4] != 0)


ROOM = Parameter("room_at(a0)", {"room_at": room_at})
"""The first argument of an export; the other parts of the room come from the same address."""
QUESTION = Parameter("question_at(a0)", {"question_at": question_at}, arguments=0)
FOUND = Parameter("findings_at(a0)", {"findings_at": findings_at}, arguments=0)
ROWS = Parameter("findings_at(a0).rows", {"findings_at": findings_at}, arguments=0)
REPORT = Parameter("findings_at(a0).report[0]", {"findings_at": findings_at}, arguments=0)
OF_ROOM = Parameter("findings_at(a0).prospects", {"findings_at": findings_at})
FLAG = Parameter("{0} != 0")
TREE = rows(NODE_TYPE)
KEY = (UNSIGNED, UNSIGNED)

# --- choosing ------------------------------------------------------------------------------------------------------

EXPORTS.call("update_belief", _search.update_belief, NOTHING, record(STATE_TYPE), VALUE, array(np.float64, BELIEFS))
EXPORTS.call("recall_belief", _search.recall_belief, NOTHING, record(STATE_TYPE), VALUE, array(np.float64, BELIEFS))
EXPORTS.call("rank", _think.rank_actions, NUMBER, ROOM, QUESTION, VALUE, ROWS)
EXPORTS.call("choose_carelessly", _think.choose_carelessly, NUMBER, ROOM, QUESTION, REAL, REAL, ROWS)
EXPORTS.call("answer_at_once", _think.answer_at_once, NUMBER, ROOM, VALUE)
EXPORTS.call("explain", _think.explain_rows, NOTHING, ROOM, VALUE, FOUND, VALUE, *KEY)
EXPORTS.call("merge", merge_rows, NUMBER, Parameter("findings_at(a0).rows", {"findings_at": findings_at}), VALUE)

# --- the tree ------------------------------------------------------------------------------------------------------


@EXPORTS.add("search", NUMBER, *[NUMBER] * 6)
def search_at(room: int, tree: int, nodes: int, used: int, first: int, iterations: int) -> np.int32:
    """Run some iterations on a tree; returns how many nodes are in use then."""
    grown = carray(pointer(tree), (nodes,), NODE_TYPE)
    style = Style(long(ROLLOUT), EXPLORATION, False)
    return np.int32(_grow(grown, long(used), room_at(room), question_at(room), style, long(first), long(iterations)))


@EXPORTS.add("find_position", NUMBER, *[NUMBER] * 5)
def find_position_at(room: int, tree: int, nodes: int, seat: int, chosen: int) -> np.int32:
    """The node for what the seat knows now, or none."""
    grown = carray(pointer(tree), (nodes,), NODE_TYPE)
    return np.int32(_find(grown, room_at(room), findings_at(room), long(seat), long(chosen)))


@EXPORTS.add("start_tree", NUMBER, *[NUMBER] * 3)
def start_tree_at(room: int, tree: int, nodes: int) -> np.int32:
    """Start a tree with prior estimates; returns how many nodes are in use."""
    grown = carray(pointer(tree), (nodes,), NODE_TYPE)
    return np.int32(_start(grown, room_at(room), question_at(room), True, findings_at(room).rows))


@EXPORTS.add("read_root", NUMBER, *[NUMBER] * 4)
def read_root_at(room: int, tree: int, nodes: int, seat: int) -> np.int32:
    """Write the estimates of a tree, best first; returns how many."""
    found = findings_at(room).rows
    count = _read(carray(pointer(tree), (nodes,), NODE_TYPE), long(seat), found, long(0))
    return np.int32(merge_rows(found, count))


@EXPORTS.add("reuse", NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)
def reuse_at(source: int, root: int, target: int, nodes: int) -> np.int32:
    """Copy the part of a tree below a node into an empty one."""
    old, new = carray(pointer(source), (nodes,), NODE_TYPE), carray(pointer(target), (nodes,), NODE_TYPE)
    return np.int32(_reuse(old, long(root), new))


# --- a finished game -----------------------------------------------------------------------------------------------

WINS, FITTED = array(np.float64, MAX_SEATS), array(np.float64, FIT)
EXPORTS.call("true_chances", _think.true_chances, NOTHING, ROOM, QUESTION, VALUE, FITTED, WINS)
EXPORTS.call("judge_move", _think.judge_move, NUMBER, ROOM, QUESTION, FOUND, VALUE, VALUE, FITTED, *KEY)
EXPORTS.call("try_luck", _think.try_luck, NUMBER, ROOM, QUESTION, FOUND, VALUE, VALUE, *KEY, FITTED)
EXPORTS.call("weigh_luck", weigh_luck, NOTHING, OF_ROOM, VALUE, VALUE, VALUE, REPORT)
EXPORTS.call("sum_up", sum_up, NOTHING, rows(REPORT_TYPE), VALUE, array(Totals.dtype, MAX_SEATS))
EXPORTS.call("judge_pair", _think.judge_pair, NUMBER, ROOM, QUESTION, FOUND, VALUE, VALUE, VALUE, FITTED, *KEY)
EXPORTS.call("is_open", is_open, NUMBER, Parameter("findings_at(a0).report[0]", {"findings_at": findings_at}))
EXPORTS.call("review_seat", review_seat, NOTHING, rows(REPORT_TYPE), VALUE, record(Verdict.dtype))
EXPORTS.call("calibrated", calibrated, DOUBLE, REAL, FITTED, VALUE, VALUE)


# --- a mixed strategy, where a game has one ------------------------------------------------------------------------


def tuple_of(arrays: tuple[NDArray[np.float64], ...]) -> Parameter:
    """A named tuple of arrays like these, given the address of a row of their addresses."""
    parts = ", ".join(f"carray(pointer(row[{i}]), {array.shape}, DOUBLES)" for i, array in enumerate(arrays))
    row = f"row = carray(pointer(address), ({len(arrays)},), NUMBERS)"
    names: dict[str, Numba] = {"carray": carray, "pointer": pointer, "KIND": type(arrays)}
    names |= {"NUMBERS": np.int32, "DOUBLES": np.float64, GAME: _name}
    exec(f"def at(address):\n    {row}\n    return KIND({parts})", names)
    return Parameter("at_{0}({0})", {"at_{0}": native(names["at"])})


if _search.strategy is not None:
    _data = _search.strategy.data()
    _room = _search.strategy.room(_data)
    MIXTURE = array(np.float64, MAX_LEGAL)
    EXPORTS.call(
        *("play_mixed", _think.play_mixed, NUMBER, ROOM, QUESTION, tuple_of(_data), tuple_of(_room)),
        *(MIXTURE, FLAG, ROWS),
    )
