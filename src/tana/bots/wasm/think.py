"""Search and greedy play as exports of a module (see `tana.engine.wasm.exports`). The levels themselves are made of
these in `web/src/local/rules`, as `tana.bots` makes them.

Generic code (see `tana.engine.instantiate`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tana.bots.brain import STATES, brain
from tana.bots.networks import network_of
from tana.bots.room import Mind, Question, Room, Style
from tana.core.chance import Rng
from tana.core.domain import MAX_SEATS
from tana.core.registry import game as find_game
from tana.core.rule import GAME, native
from tana.engine.network import Network
from tana.engine.wasm.exports import DOUBLE, NOTHING, NUMBER, Exports, carray, long, pointer, unsigned

if TYPE_CHECKING:
    from tana.engine.needs import heuristics, rules

EXPORTS = Exports()
_name = globals()[GAME]
_think: Any = brain(_name)
_search, _weigh, _graft, _play_out = _think.search, _think.weigh_compiled, _think.graft, _think.play_out
_new_node, _add_child, _find_child = _think.new_node, _think.add_child, _think.find_child
_update_belief, _recall_belief = _think.update_belief, _think.recall_belief
_plays_by_policy, _choose_rollout, _sight = _think.plays_by_policy, _think.choose_rollout, _think.sight

STATE, RNG, NODE, SCRATCH = rules.State.dtype, Rng.dtype, _think.Node.dtype, _think.Scratch.dtype
MAX_LEGAL, ACTIONS = rules.MAX_LEGAL, len(find_game(_name).actions)
BELIEFS, MAX_DEPTH, COLUMNS = _think.BELIEFS, _think.MAX_DEPTH, _think.POINTS + 1
PLACES = len(Room._fields)


@native
def state_at(address: int) -> Any:
    """The state at an address."""
    return carray(pointer(address), (1,), STATE)[0]


@native
def belief_at(address: int) -> Any:
    """What a seat makes of the others' moves."""
    return carray(pointer(address), (BELIEFS,), np.float64)


if _think.HAS_NETWORK:
    VIEW, (FIRST, FIRST_BIAS, SECOND, SECOND_BIAS) = rules.View.dtype, (a.shape for a in network_of(_name))
    _, LENGTH, WIDTH = FIRST
    MIND_PLACES = len(Mind._fields) - 1 + len(Network._fields)

    @native
    def mind_at(address: int) -> Mind | None:
        """What a network judges with: a row of addresses, in the order of `Mind`, the network's arrays at the end."""
        where = carray(pointer(address), (MIND_PLACES,), np.int32)
        network = Network(
            carray(pointer(where[3]), FIRST, np.float32),
            carray(pointer(where[4]), FIRST_BIAS, np.float32),
            carray(pointer(where[5]), SECOND, np.float32),
            carray(pointer(where[6]), SECOND_BIAS, np.float32),
        )
        return Mind(
            carray(pointer(where[0]), (2,), VIEW),
            carray(pointer(where[1]), (LENGTH,), np.float32),
            carray(pointer(where[2]), (WIDTH,), np.float32),
            network,
        )
else:

    @native
    def mind_at(address: int) -> Mind | None:
        """Nothing: the game has no network."""
        return None


@native
def room_at(address: int) -> Room:
    """Room to think in: a row of addresses, in the order of `Room`."""
    where = carray(pointer(address), (PLACES,), np.int32)
    return Room(
        carray(pointer(where[0]), (STATES,), STATE),
        carray(pointer(where[1]), (2,), RNG),
        carray(pointer(where[2]), (BELIEFS,), np.float64),
        carray(pointer(where[3]), (MAX_LEGAL,), np.int16),
        carray(pointer(where[4]), (MAX_LEGAL,), np.int16),
        carray(pointer(where[5]), (ACTIONS,), np.int8),
        carray(pointer(where[6]), (MAX_DEPTH,), np.int64),
        carray(pointer(where[7]), (1,), SCRATCH),
        mind_at(where[8]),
    )


# --- thinking ------------------------------------------------------------------------------------------------------


@EXPORTS.add("search", NUMBER, *[NUMBER] * 8, DOUBLE, *[NUMBER] * 3)
def search_at(
    tree: int,
    nodes: int,
    used: int,
    room: int,
    seat: int,
    seats: int,
    key: int,
    rollout: int,
    exploration: float,
    by_network: int,
    first: int,
    iterations: int,
) -> Any:
    """Run some iterations on a tree; returns how many nodes are in use then."""
    asked = Question(long(seat), long(seats), long(unsigned(key)), True, by_network != 0)
    style = Style(long(rollout), exploration, False)
    grown = carray(pointer(tree), (nodes,), NODE)
    return np.int32(_search(grown, long(used), room_at(room), asked, style, long(first), long(iterations)))


@EXPORTS.add("weigh", NUMBER, *[NUMBER] * 8)
def weigh_at(
    room: int, seat: int, seats: int, key: int, far_sighted: int, by_network: int, samples: int, out: int
) -> Any:
    """Write payoff, win and points after each legal action; returns how many."""
    asked = Question(long(seat), long(seats), long(unsigned(key)), far_sighted != 0, by_network != 0)
    weights = carray(pointer(out), (MAX_LEGAL, COLUMNS), np.float64)
    return np.int32(_weigh(room_at(room), asked, long(samples), weights))


@EXPORTS.add("play_out", NOTHING, *[NUMBER] * 6)
def play_out_at(room: int, seats: int, key: int, games: int, limit: int, out: int) -> None:
    """Play on from state 0 as it is, several times; add each seat's wins."""
    asked = Question(long(0), long(seats), long(unsigned(key)), True, False)
    _play_out(room_at(room), asked, games, limit, carray(pointer(out), (MAX_SEATS,), np.float64))


@EXPORTS.add("update_belief", NOTHING, NUMBER, NUMBER, NUMBER)
def update_belief_at(state: int, seat: int, belief: int) -> None:
    """Make something of the others' last moves."""
    _update_belief(state_at(state), seat, belief_at(belief))


@EXPORTS.add("recall_belief", NOTHING, NUMBER, NUMBER, NUMBER)
def recall_belief_at(state: int, seat: int, belief: int) -> None:
    """The same from everything that the position remembers."""
    _recall_belief(state_at(state), seat, belief_at(belief))


@EXPORTS.add("plays_by_policy", NUMBER, NUMBER, NUMBER, NUMBER)
def plays_by_policy_at(state: int, seat: int, mover: int) -> Any:
    """Whether a mover follows the policy instead of the tree."""
    return np.int32(_plays_by_policy(state_at(state), seat, mover))


@EXPORTS.add("choose_rollout", NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)
def choose_rollout_at(state: int, legal: int, count: int, rng: int) -> Any:
    """What the quick policy does."""
    choices = carray(pointer(legal), (MAX_LEGAL,), np.int16)
    return np.int32(_choose_rollout(state_at(state), choices, count, carray(pointer(rng), (1,), RNG)[0]))


@EXPORTS.add("sight", NUMBER, NUMBER)
def sight_at(state: int) -> Any:
    """The public luck that the next decisions depend on, or -1."""
    return np.int32(_sight(state_at(state)))


@EXPORTS.add("evaluate", DOUBLE, NUMBER, NUMBER, NUMBER)
def evaluate_at(state: int, seat: int, scratch: int) -> Any:
    """What a position is worth to a seat; its terms stand in the scratch record."""
    terms = carray(pointer(scratch), (1,), SCRATCH)[0].terms
    return np.float64(heuristics.evaluate(state_at(state), seat, terms))


# --- the tree ------------------------------------------------------------------------------------------------------


@EXPORTS.add("new_node", NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)
def new_node_at(tree: int, nodes: int, used: int, action: int) -> Any:
    """Make a node."""
    return np.int32(_new_node(carray(pointer(tree), (nodes,), NODE), used, action))


@EXPORTS.add("add_child", NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)
def add_child_at(tree: int, nodes: int, parent: int, used: int, action: int) -> Any:
    """Make a node and hang it under a parent."""
    return np.int32(_add_child(carray(pointer(tree), (nodes,), NODE), parent, used, action))


@EXPORTS.add("find_child", NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)
def find_child_at(tree: int, nodes: int, parent: int, action: int) -> Any:
    """The child for an action, or -1."""
    return np.int32(_find_child(carray(pointer(tree), (nodes,), NODE), parent, action))


@EXPORTS.add("graft", NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)
def graft_at(source: int, root: int, target: int, nodes: int) -> Any:
    """Copy the part of a tree below a node into an empty one."""
    old, new = carray(pointer(source), (nodes,), NODE), carray(pointer(target), (nodes,), NODE)
    return np.int32(_graft(old, long(root), new))


# --- a mixed strategy, where a game has one ------------------------------------------------------------------------


def tuple_at(kind: type[Any], arrays: Any) -> Any:
    """A function that makes a named tuple of arrays from a row of their addresses."""
    parts = ", ".join(f"carray(pointer(row[{i}]), {array.shape}, DOUBLES)" for i, array in enumerate(arrays))
    source = (
        f"def made(address):\n    row = carray(pointer(address), ({len(arrays)},), NUMBERS)\n    return KIND({parts})"
    )
    names: dict[str, Any] = {"carray": carray, "pointer": pointer, "KIND": kind}
    names |= {"NUMBERS": np.int32, "DOUBLES": np.float64, GAME: _name}
    exec(source, names)
    return native(names["made"])


if _think.strategy is not None:
    _data = _think.strategy.data()
    _room = _think.strategy.room(_data)
    _data_at, _room_at = tuple_at(type(_data), _data), tuple_at(type(_room), _room)
    _mix = _think.strategy.weigh

    @EXPORTS.add("mix_strategy", NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)
    def mix_strategy_at(state: int, data: int, room: int, actions: int, chances: int) -> Any:
        """Write the legal actions and how likely the strategy takes each; returns how many."""
        choices = carray(pointer(actions), (MAX_LEGAL,), np.int16)
        parts = carray(pointer(chances), (MAX_LEGAL,), np.float64)
        return np.int32(_mix(state_at(state), _data_at(data), _room_at(room), choices, parts))
