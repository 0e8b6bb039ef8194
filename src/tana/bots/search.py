"""Search and greedy play in compiled code, one implementation for all games.

Generic code (see `tana.engine.instantiate`): `search_of(game)` of `tana.bots.workspace` instantiates it for a game.
`tana.bots.thinking` makes the levels of it.
`tana.engine.heuristics` declares what a game's heuristics must and may define.

The search is information-set Monte Carlo tree search with a single tree for the searching seat. Every iteration
samples a world from what that seat knows, descends along actions that are legal in that world, adds one node, plays
on for a while and evaluates. An action is compared with others only as often as it was available. Each seat maximises
its own payoff. Chance is sampled by `apply`, not enumerated: what it revealed (`sight`) separates the nodes that follow
an action; a game without a `sight` gets an open-loop tree.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from tana.bots import networks
from tana.bots.estimates import PAYOFF, POINTS, WIN
from tana.bots.networks import has_network, judge_nothing, network_eval_of
from tana.bots.search_types import Floats, Question, Records, Style, Workspace
from tana.compile.portable_math import exponential, logarithm
from tana.compile.rule import BOUND, GAME, native, rule
from tana.core.chance import POLICY, Rng, below, set_key
from tana.core.domain import MAX_SEATS
from tana.core.record import Ints, Record, cell, cells
from tana.engine.heuristics import hooks_of, quick_choice

if TYPE_CHECKING:
    from tana.engine.template_api import heuristics, rules

globals()[BOUND] = (*globals()[BOUND], networks.TEMPLATE)  # what is compiled here depends on it

NONE = -1
POLICY_KEY = 0xB075
SEARCH_KEY = 0x5EA7

hooks = hooks_of(heuristics)
EXPLORATION, ROLLOUT, SPREAD, PAR = float(hooks.EXPLORATION), hooks.ROLLOUT, float(heuristics.SPREAD), float(hooks.PAR)
BELIEFS, THROWS, WHIM, DOUBT = hooks.BELIEFS, hooks.THROWS, hooks.WHIM, hooks.DOUBT
TERMS = heuristics.TERMS
WIN_PART = 0.7
"""Weight of the win, against the margin in points, in the payoff at the end of a game."""
WIDENING = 2
"""Below the root, a node visited n times has up to about the square root of WIDENING * n actions."""
SETTLE_CHOICES = 8
SETTLE_DEPTH = 3
MAX_DEPTH = 64
LUCK, WHIMS = range(2)
"""The indices of `Workspace.chances`: the game's randomness, and that of the players' choices."""
BLANK, UNTRIED, TRIED = range(3)
"""The values of `Workspace.marks`."""
LOGS = np.array([logarithm(max(1.0, float(number))) for number in range(1024)])
LOG_2 = logarithm(2.0)
CACHE_LINE = 64


class Node(Record):
    """A sequence of actions from the root: the last one, its statistics, and its place in the tree."""

    action: int = cell(of=range(1 << 15), stored="i4")
    child: int = cell(of=range(1 << 30), stored="i4")
    sibling: int = cell(of=range(1 << 30), stored="i4")
    visits: int = cell(of=range(1 << 30), stored="i4")
    available: int = cell(of=range(1 << 30), stored="i4")
    value: Floats = cells(MAX_SEATS, of=range(1), stored="f4")
    """Averages over all visits: the payoffs and the wins of all, and the points of the searching seat."""
    wins: Floats = cells(MAX_SEATS, of=range(1), stored="f4")
    points: float = cell(of=range(1), stored="f4")


# --- defaults for what a game leaves out ---------------------------------------------------------------------


@rule
def choose_from_list(s: Record, policy: Rng, buffer: Ints) -> int:
    """Return a legal action, all equally likely."""
    return any_of(buffer, rules.legal(s, buffer), policy)


@rule
def any_of(legal: Ints, count: int, policy: Rng) -> int:
    """Return one of these actions, all equally likely."""
    return int(legal[below(policy, POLICY, count)])


@rule
def choose_any(s: Record, legal: Ints, count: int, policy: Rng) -> int:
    """Return any action: the policy of a game that defines none."""
    return any_of(legal, count, policy)


@rule
def choose_by_promise(s: Record, legal: Ints, count: int, policy: Rng) -> int:
    """Return the action with the highest promise, with some noise."""
    if count == 1:
        return int(legal[0])
    if below(policy, POLICY, WHIM) == 0:
        return any_of(legal, count, policy)
    best = 0
    most = -1000.0
    for i in range(count):
        promise = promise_of(s, int(legal[i])) + 0.25 * below(policy, POLICY, DOUBT)
        if promise > most:
            most = promise
            best = i
    return int(legal[best])


@rule
def sample_uniformly(s: Record, seat: int, belief: Floats, rng: Rng) -> None:
    """Sample a world from the posterior of the rules."""
    rules.determinize(s, seat, rng)


@rule
def usual_spread(s: Record) -> float:
    """Return the same spread from the beginning of a game to its end."""
    return SPREAD


choose_uniformly = quick_choice(rules) or choose_from_list
choose_rollout = hooks.choose_rollout or (choose_by_promise if hooks.has("promise_of") else choose_any)
promise_of, plays_by_policy = hooks.promise_of, hooks.plays_by_policy
spread_of = hooks.spread_of or usual_spread
sight, is_throw, throw, is_horizon = hooks.sight, hooks.is_throw, hooks.throw, hooks.is_horizon
HAS_FORECAST, forecast = hooks.has("forecast"), hooks.forecast
HAS_NETWORK = has_network(globals()[GAME])
judge = network_eval_of(globals()[GAME]).judge if HAS_NETWORK else judge_nothing
update_belief, recall_belief = hooks.update_belief, hooks.recall_belief or hooks.update_belief
sample_world = hooks.sample_world or sample_uniformly
strategy = hooks.strategy
DICE_GLANCES = 16
GLANCES = (DICE_GLANCES if THROWS > 0 else 1) if HAS_FORECAST or hooks.spread_of is not None else 0
"""The number of evaluations of a true position where a game can estimate the chances without playing to the end; 0
where it cannot. More than one with dice: those on the table are played first, by a policy with noise."""


# --- what a position is worth ------------------------------------------------------------------------------


@rule
def share_by_points(points: Floats, spread: float, seats: int, out: Floats) -> None:
    """Turn points into chances: with `spread` points more than another, a seat wins e times as often."""
    if seats == 1:
        out[0] = 1.0 / (1.0 + exponential((PAR - points[0]) / spread))
        return
    best = points[0]
    for seat in range(seats):
        best = max(best, points[seat])
    total = 0.0
    for seat in range(seats):
        out[seat] = exponential((points[seat] - best) / spread)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


@rule
def share_by_rank(rank: Ints, points: Floats, seats: int, out: Floats) -> None:
    """Divide the win among the seats of the first rank; a single seat has to reach PAR."""
    if seats == 1:
        out[0] = 1.0 if points[0] >= PAR else 0.0
        return
    winners = 0
    for seat in range(seats):
        if rank[seat] == 1:
            winners += 1
    for seat in range(seats):
        out[seat] = 1.0 / winners if rank[seat] == 1 else 0.0


class Scratch(Record):
    """The numbers of one evaluation."""

    whole: Ints = cells(MAX_SEATS, of=range(1), stored="i8")
    points: Floats = cells(MAX_SEATS, of=range(1), stored="f8")
    win: Floats = cells(MAX_SEATS, of=range(1), stored="f8")
    payoff: Floats = cells(MAX_SEATS, of=range(1), stored="f8")
    terms: Floats = cells(max(1, len(TERMS)), of=range(1), stored="f8")


@rule
def assess(s: Record, asked: Question, work: Workspace) -> None:
    """Write win and payoff of every seat and the points of the asking one: exact at the end, estimated before."""
    scratch = work.scratch[0]
    if rules.actor(s) < 0:
        assess_end(s, asked.seats, scratch)
        return
    if HAS_NETWORK and asked.by_network:
        scratch.points[asked.seat] = heuristics.evaluate(s, asked.seat, scratch.terms)
        judge(s, asked.seats, work.evaluator, scratch.win)
    elif HAS_FORECAST and asked.far_sighted:
        scratch.points[asked.seat] = heuristics.evaluate(s, asked.seat, scratch.terms)
        forecast(s, asked.seats, scratch.win)
    else:
        for seat in range(asked.seats):
            scratch.points[seat] = heuristics.evaluate(s, seat, scratch.terms)
        share_by_points(scratch.points, spread_of(s), asked.seats, scratch.win)
    for seat in range(asked.seats):
        scratch.payoff[seat] = scratch.win[seat]


@rule
def assess_end(s: Record, seats: int, scratch: Scratch) -> None:
    """Write the final points, the win, and the payoff: mostly the win, and a little the margin."""
    rules.scores(s, scratch.whole)
    for seat in range(seats):
        scratch.points[seat] = scratch.whole[seat]
    share_by_points(scratch.points, SPREAD, seats, scratch.payoff)
    rules.ranks(s, scratch.whole)
    share_by_rank(scratch.whole, scratch.points, seats, scratch.win)
    for seat in range(seats):
        scratch.payoff[seat] = WIN_PART * scratch.win[seat] + (1.0 - WIN_PART) * scratch.payoff[seat]


# --- greedy play -------------------------------------------------------------------------------------------


@rule
def settle(work: Workspace, asked: Question) -> float:
    """Return the payoff of state 1 to the seat after it has greedily made its remaining small choices.

    Overwrites states 2 and 3.
    """
    states, scratch, seat = work.states, work.scratch[0], asked.seat
    for _ in range(SETTLE_DEPTH):
        if rules.actor(states[1]) != seat:
            break
        count = rules.legal(states[1], work.later)
        if count > SETTLE_CHOICES:
            break
        best = -1.0
        for i in range(count):
            states[2] = states[1]
            rules.apply(states[2], int(work.later[i]), work.chances[LUCK], None)
            assess(states[2], asked, work)
            if scratch.payoff[seat] > best:
                best = scratch.payoff[seat]
                states[3] = states[2]
        states[1] = states[3]
    if THROWS > 0 and is_throw(states[1]):
        return expected_payoff(work, asked)
    assess(states[1], asked, work)
    return float(scratch.payoff[seat])


@rule
def expected_payoff(work: Workspace, asked: Question) -> float:
    """Return the exact average over all throws in state 1, each followed by the best action of the seat that threw."""
    states, scratch = work.states, work.scratch[0]
    total = 0.0
    for number in range(THROWS):
        states[2] = states[1]
        throw(states[2], number)
        mover = rules.actor(states[2])
        count = rules.legal(states[2], work.later)
        best = -1.0
        payoff = 0.0
        for i in range(count):
            states[3] = states[2]
            if not is_throw(states[3]):
                rules.apply(states[3], int(work.later[i]), work.chances[LUCK], None)
            assess(states[3], asked, work)
            if scratch.payoff[mover] > best:
                best = scratch.payoff[mover]
                payoff = scratch.payoff[asked.seat]
        total += payoff / THROWS
    assess(states[1], asked, work)
    return total


@rule
def weigh_actions(work: Workspace, asked: Question, samples: int, out: Floats) -> int:
    """Write average payoff, win and points after each legal action of state 0 over some worlds; return their number.

    All actions are tried in the same worlds and with the same random numbers.
    """
    states, luck, scratch = work.states, work.chances[LUCK], work.scratch[0]
    count = rules.legal(states[0], work.legal)
    for i in range(count):
        for column in range(POINTS + 1):
            out[i][column] = 0.0
    for sample in range(samples):
        for i in range(count):
            states[1] = states[0]
            draw_world(work, asked, sample)
            rules.apply(states[1], int(work.legal[i]), luck, None)
            out[i][PAYOFF] += settle(work, asked) / samples
            out[i][WIN] += scratch.win[asked.seat] / samples
            out[i][POINTS] += scratch.points[asked.seat] / samples
    return count


@rule
def draw_world(work: Workspace, asked: Question, number: int) -> None:
    """Make state 1 the `number`-th sampled world of the seat, and key the random generator for it."""
    luck = work.chances[LUCK]
    set_key(luck, asked.key, number)
    sample_world(work.states[1], asked.seat, work.belief, luck)
    set_key(luck, asked.key ^ SEARCH_KEY, number)


# --- the tree ----------------------------------------------------------------------------------------------


def new_tree(nodes: int) -> Records:
    """An array of that many nodes, each on its own cache line."""
    size = nodes * Node.dtype.itemsize
    memory = np.zeros(size + CACHE_LINE, dtype=np.uint8)
    start = -memory.ctypes.data % CACHE_LINE
    return memory[start : start + size].view(Node.dtype)


@rule
def new_node(tree: Records, used: int, action: int) -> int:
    """Initialise node number `used` and return its number."""
    node = tree[used]
    node.action = action
    node.child = NONE
    node.sibling = NONE
    node.visits = 0
    node.available = 0
    node.points = 0.0
    for seat in range(MAX_SEATS):
        node.wins[seat] = 0.0
        node.value[seat] = 0.0
    return used


@rule
def mark_legal(marks: Ints, legal: Ints, count: int, mark: int) -> None:
    """Mark the legal actions."""
    for i in range(count):
        marks[legal[i]] = mark


@rule
def mark_tried(tree: Records, parent: int, marks: Ints) -> int:
    """Mark the legal actions that have a node and count them as available; return their number."""
    tried = 0
    child = tree[parent].child
    while child != NONE:
        node = tree[child]
        if marks[node.action] == UNTRIED:
            marks[node.action] = TRIED
            node.available += 1
            tried += 1
        child = node.sibling
    return tried


@rule
def pick_untried(marks: Ints, legal: Ints, count: int, number: int) -> int:
    """Return the `number`-th legal action without a node."""
    for i in range(count):
        if marks[legal[i]] == UNTRIED:
            if number == 0:
                return int(legal[i])
            number -= 1
    return NONE


@rule
def log_of(number: int) -> float:
    """Return the natural logarithm of a number from 1, to a few thousandths."""
    scaled = 0.0
    while number >= len(LOGS):
        number >>= 1
        scaled += LOG_2
    return float(scaled + LOGS[number])


@rule
def pick_best(tree: Records, parent: int, marks: Ints, mover: int, exploration: float) -> int:
    """Return the legal child with the highest upper confidence bound for the mover."""
    best = NONE
    bound = -1.0
    child = tree[parent].child
    while child != NONE:
        node = tree[child]
        if marks[node.action] == TRIED:
            value = node.value[mover] + exploration * math.sqrt(log_of(node.available) / max(1, node.visits))
            if value > bound:
                bound = value
                best = child
        child = node.sibling
    return best


@rule
def add_child(tree: Records, parent: int, used: int, action: int) -> int:
    """Add node number `used` below a parent and return its number."""
    child = new_node(tree, used, action)
    tree[child].available = 1
    tree[child].sibling = tree[parent].child
    tree[parent].child = child
    return child


@rule
def find_child(tree: Records, parent: int, action: int) -> int:
    """Return the child for an action, or NONE."""
    child = tree[parent].child
    while child != NONE and tree[child].action != action:
        child = tree[child].sibling
    return int(child)


@rule
def pick(
    tree: Records, node: int, used: int, mover: int, work: Workspace, asked: Question, style: Style
) -> tuple[int, int, bool]:
    """Return the next action in state 1, its node (or NONE), and whether a new node for it ends the descent.

    Below the root the policy goes first, and other actions are added gradually (progressive widening): otherwise
    all seats would seem to play at random wherever the search has few visits. A uniform style uses no policies: every
    action is tried once before any is tried twice.
    """
    s, legal, marks, whims = work.states[1], work.legal, work.marks, work.chances[WHIMS]
    count = rules.legal(s, legal)
    visits = tree[node].visits
    others = plays_by_policy(s, asked.seat, mover) and (node > 0 or mover != asked.seat)
    if others or (node > 0 and visits < count and not style.uniform):
        action = choose_rollout(s, legal, count, whims)
        return action, find_child(tree, node, action), count > 1 and not others
    if tree[node].child == NONE and used < len(tree):
        return any_of(legal, count, whims), NONE, count > 1
    mark_legal(marks, legal, count, UNTRIED)
    tried = mark_tried(tree, node, marks)
    child = NONE
    action = NONE
    if tried < count and used < len(tree) and (style.uniform or node == 0 or tried**2 < WIDENING * visits):
        action = pick_untried(marks, legal, count, below(whims, POLICY, count - tried))
    else:
        child = pick_best(tree, node, marks, mover, style.exploration)
        if child != NONE:
            action = int(tree[child].action)
    mark_legal(marks, legal, count, BLANK)
    return action, child, count > 1


@rule
def carry_out(s: Record, action: int, visits: int, luck: Rng) -> None:
    """Apply an action; a throw cycles through its results instead of sampling one."""
    if THROWS > 0 and is_throw(s):
        throw(s, visits % THROWS)
    else:
        rules.apply(s, action, luck, None)


@rule
def descend(tree: Records, used: int, work: Workspace, asked: Question, style: Style) -> tuple[int, int]:
    """Descend from the root to a new node (or a leaf); return the length of the path and the number of nodes in use."""
    s, path = work.states[1], work.path
    length = 1
    path[0] = 0
    node = 0
    grown = False
    while length < MAX_DEPTH - 1 and not grown:
        mover = rules.actor(s)
        if mover < 0 or (length > 1 and is_horizon(s) and not style.uniform):
            break
        action, child, ends = pick(tree, node, used, mover, work, asked, style)
        if action == NONE:
            break
        if child == NONE:
            if used == len(tree):
                break
            child = add_child(tree, node, used, action)
            used += 1
            grown = ends
        carry_out(s, action, tree[child].visits, work.chances[LUCK])
        path[length] = child
        length += 1
        node = child
        seen = sight(s)
        if seen != NONE and not grown:
            node = find_child(tree, child, seen)
            if node == NONE:
                if used == len(tree):
                    break
                node = add_child(tree, child, used, seen)
                used += 1
            path[length] = node
            length += 1
    return length, used


@rule
def play_on(s: Record, luck: Rng, policy: Rng, legal: Ints, limit: int, uniform: bool, horizon: bool) -> None:
    """Play by the rollout policy (or at random) until the game is over, `limit` decisions were made or, if `horizon`,
    the game's horizon is reached.

    Dice on the table are played first: no evaluation takes them into account.
    """
    plies = 0
    while rules.actor(s) >= 0 and (plies < limit or (THROWS > 0 and not is_throw(s))):
        if horizon and is_horizon(s):
            break
        if uniform:
            action = choose_uniformly(s, policy, legal)
        else:
            action = choose_rollout(s, legal, rules.legal(s, legal), policy)
        rules.apply(s, action, luck, None)
        plies += 1


@rule
def play_out(work: Workspace, asked: Question, games: int, limit: int, out: Floats) -> None:
    """Play several games on from state 0 by the policy, and add each seat's wins to `out`."""
    states, luck, whims, scratch = work.states, work.chances[LUCK], work.chances[WHIMS], work.scratch[0]
    for number in range(games):
        states[1] = states[0]
        set_key(luck, asked.key, number)
        set_key(whims, asked.key ^ POLICY_KEY, number)
        play_on(states[1], luck, whims, work.legal, limit, False, False)
        assess(states[1], asked, work)
        for seat in range(asked.seats):
            out[seat] += scratch.win[seat]


@rule
def update(tree: Records, path: Ints, length: int, seat: int, seats: int, scratch: Scratch) -> None:
    """Update the averages of every node on the path with the result of an iteration."""
    for i in range(length):
        node = tree[path[i]]
        node.visits += 1
        part = 1.0 / node.visits
        node.points += part * (scratch.points[seat] - node.points)
        for other in range(seats):
            node.wins[other] += part * (scratch.win[other] - node.wins[other])
            node.value[other] += part * (scratch.payoff[other] - node.value[other])


@native
def search(
    tree: Records, used: int, work: Workspace, asked: Question, style: Style, first: int, iterations: int
) -> int:
    """Run some iterations from state 0 on a tree with `used` nodes; return the number of nodes in use afterwards."""
    states, luck, whims, scratch = work.states, work.chances[LUCK], work.chances[WHIMS], work.scratch[0]
    for number in range(first, first + iterations):
        states[1] = states[0]
        draw_world(work, asked, number)
        set_key(whims, asked.key ^ POLICY_KEY, number)
        length, used = descend(tree, used, work, asked, style)
        rollout = 0 if asked.by_network else style.rollout
        play_on(states[1], luck, whims, work.legal, rollout, style.uniform, not style.uniform)
        assess(states[1], asked, work)
        update(tree, work.path, length, asked.seat, asked.seats, scratch)
    return used


@native
def reuse(source: Records, root: int, target: Records) -> int:
    """Copy the subtree at `root` into an empty tree, where it becomes the root; return its size."""
    target[0] = source[root]
    target[0].sibling = NONE
    used = 1
    done = 0
    while done < used:
        child = target[done].child
        target[done].child = NONE
        while child != NONE:
            target[used] = source[child]
            target[used].sibling = target[done].child
            target[done].child = used
            used += 1
            child = source[child].sibling
        done += 1
    return used
