"""Search and greedy play in compiled code, one implementation for all games.

Generic code (see `tana.core.specialise`): `brain(game)` of `tana.bots.levels` loads it with `rules` bound to the
game's `heuristics` module, which holds the rules and the evaluation.

The search is information-set Monte-Carlo tree search with one tree of the searching seat. Every iteration draws a
world from what that seat knows, walks down the tree along actions that are legal in that world, adds one node,
plays on for a while and evaluates. An action is compared with others only as often as it was available. Each seat
maximises its own payoff. Chance is met by `apply` on the way: what it brought to light (`sight`) tells apart the
nodes that follow an action; a game without a `sight` gets an open-loop tree.

What a game's heuristics must have: `TERMS`, `SPREAD`, `evaluate(s, seat, terms)`. What they may have:

    ROLLOUT, EXPLORATION       decisions played on before a leaf is evaluated; how curious the search is
    PAR                        with a single seat: the points that make an even chance
    choose_rollout(s, legal, count, policy)    the policy for playing on
    sight(s)                   a number from 0 for the public luck that the next decisions depend on
    THROWS, is_throw(s), throw(s, number)      equally likely throws that the tree goes through in turn, so that
                               their expectation is exact
    plays_by_policy(s, seat, mover)            opponents whose knowledge the tree cannot model: they follow the
                               policy instead of the tree, which must not peek for them
    BELIEFS, update_belief(s, seat, belief), sample_world(s, seat, belief, rng)    what the seat makes of the others'
                               moves, kept from one decision to the next
    MIX                        the payoff that may be given up in order to be unpredictable
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tana.core import nogame as rules
from tana.core.chance import POLICY, Rng, below, set_key
from tana.core.domain import MAX_SEATS
from tana.core.record import Ints, Record, cell, cells
from tana.core.rule import native, rule

heuristics: Any = rules
"""The same module as `rules`: the names that a game's heuristics add to the contract."""

NONE = -1
POLICY_KEY = 0xB075
SEARCH_KEY = 0x5EA7

EXPLORATION = float(getattr(rules, "EXPLORATION", 0.5))
"""How much a node that was seldom tried is given the benefit of the doubt."""
WIN_PART = 0.7
"""Weight of winning against the margin in points in what a seat maximises at the end of a game."""
ROLLOUT = int(getattr(rules, "ROLLOUT", 40))
SPREAD = float(getattr(rules, "SPREAD", 10.0))
PAR = float(getattr(rules, "PAR", 0.0))
TERMS: tuple[str, ...] = getattr(rules, "TERMS", ())
BELIEFS = int(getattr(rules, "BELIEFS", 1))
THROWS = int(getattr(rules, "THROWS", 0))
MIX = float(getattr(rules, "MIX", 0.0))
WIDENING = 2
"""Below the root, a node visited n times has up to about the square root of WIDENING * n actions."""
SETTLE_CHOICES = 8
SETTLE_DEPTH = 3
MAX_DEPTH = 64

PAYOFF, WIN, POINTS = range(3)
"""The columns of what `weigh_actions` finds out."""


class Node(Record):
    """A sequence of actions from the root: the last one, its statistics, and its place in the tree."""

    action: int = cell(of=range(1 << 15), stored="i4")
    child: int = cell(of=range(1 << 30), stored="i4")
    sibling: int = cell(of=range(1 << 30), stored="i4")
    visits: int = cell(of=range(1 << 30), stored="i4")
    available: int = cell(of=range(1 << 30), stored="i4")
    points: float = cell(of=range(1), stored="f8")
    """Sums over all visits: the points of the searching seat, the wins and the payoffs of all."""
    wins: Any = cells(MAX_SEATS, of=range(1), stored="f4")
    value: Any = cells(MAX_SEATS, of=range(1), stored="f8")


# --- what a game may leave out -------------------------------------------------------------------------------


@rule
def choose_uniformly(s: Any, legal: Ints, count: int, policy: Rng) -> int:
    """Any legal action, all equally likely."""
    return int(legal[below(policy, POLICY, count)])


@rule
def nobody_by_policy(s: Any, seat: int, mover: int) -> bool:
    """Everybody's actions are searched."""
    return False


@rule
def no_sight(s: Any) -> int:
    """Nodes do not depend on luck."""
    return NONE


@rule
def no_throw(s: Any) -> bool:
    """Chance is met by lot."""
    return False


@rule
def throw_nothing(s: Any, number: int) -> None:
    """Stands in for the throws of a game that has none."""


@rule
def keep_belief(s: Any, seat: int, belief: Any) -> None:
    """Nothing is made of the others' moves."""


@rule
def sample_uniformly(s: Any, seat: int, belief: Any, rng: Rng) -> None:
    """A world as likely as the rules' own posterior says."""
    rules.determinize(s, seat, rng)


choose_rollout = getattr(rules, "choose_rollout", choose_uniformly)
plays_by_policy = getattr(rules, "plays_by_policy", nobody_by_policy)
sight = getattr(rules, "sight", no_sight)
is_throw = getattr(rules, "is_throw", no_throw)
throw = getattr(rules, "throw", throw_nothing)
update_belief = getattr(rules, "update_belief", keep_belief)
sample_world = getattr(rules, "sample_world", sample_uniformly)


# --- what a position is worth ------------------------------------------------------------------------------


@rule
def share_by_points(points: Any, seats: int, out: Any) -> None:
    """Chances that follow from points: with SPREAD points more than another, a seat wins e times as often."""
    if seats == 1:
        out[0] = 1.0 / (1.0 + math.exp((PAR - points[0]) / SPREAD))
        return
    best = points[0]
    for seat in range(seats):
        best = max(best, points[seat])
    total = 0.0
    for seat in range(seats):
        out[seat] = math.exp((points[seat] - best) / SPREAD)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


@rule
def share_by_rank(rank: Ints, points: Any, seats: int, out: Any) -> None:
    """The win, divided among the seats of the first rank; a single seat has to reach PAR."""
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
    """Room for the numbers of one evaluation."""

    whole: Any = cells(MAX_SEATS, of=range(1), stored="i8")
    points: Any = cells(MAX_SEATS, of=range(1), stored="f8")
    win: Any = cells(MAX_SEATS, of=range(1), stored="f8")
    payoff: Any = cells(MAX_SEATS, of=range(1), stored="f8")
    terms: Any = cells(max(1, len(TERMS)), of=range(1), stored="f8")


@rule
def assess(s: Any, seats: int, scratch: Scratch) -> None:
    """Fill in points, win and payoff of every seat: known at the end of a game, estimated before."""
    if rules.actor(s) < 0:
        rules.scores(s, scratch.whole)
        for seat in range(seats):
            scratch.points[seat] = scratch.whole[seat]
        share_by_points(scratch.points, seats, scratch.payoff)
        rules.ranks(s, scratch.whole)
        share_by_rank(scratch.whole, scratch.points, seats, scratch.win)
        for seat in range(seats):
            scratch.payoff[seat] = WIN_PART * scratch.win[seat] + (1.0 - WIN_PART) * scratch.payoff[seat]
    else:
        for seat in range(seats):
            scratch.points[seat] = heuristics.evaluate(s, seat, scratch.terms)
        share_by_points(scratch.points, seats, scratch.win)
        for seat in range(seats):
            scratch.payoff[seat] = scratch.win[seat]


# --- greedy play -------------------------------------------------------------------------------------------


@rule
def copy_state(memory: Any, source: int, target: int) -> None:
    """Copy one state of an array over another."""
    for i in range(memory.shape[1]):
        memory[target, i] = memory[source, i]


@rule
def settle(states: Any, memory: Any, seat: int, seats: int, rng: Rng, legal: Ints, scratch: Scratch) -> float:
    """What state 1 is worth to the seat once it has made, greedily, the small choices that are still its own.

    Uses states 2 and 3 on the way.
    """
    for _ in range(SETTLE_DEPTH):
        if rules.actor(states[1]) != seat:
            break
        count = rules.legal(states[1], legal)
        if count > SETTLE_CHOICES:
            break
        best = -1.0
        for i in range(count):
            copy_state(memory, 1, 2)
            rules.apply(states[2], int(legal[i]), rng, None)
            assess(states[2], seats, scratch)
            if scratch.payoff[seat] > best:
                best = scratch.payoff[seat]
                copy_state(memory, 2, 3)
        copy_state(memory, 3, 1)
    if THROWS > 0 and is_throw(states[1]):
        return expected_payoff(states, memory, seat, seats, rng, legal, scratch)
    assess(states[1], seats, scratch)
    return float(scratch.payoff[seat])


@rule
def expected_payoff(states: Any, memory: Any, seat: int, seats: int, rng: Rng, legal: Ints, scratch: Scratch) -> float:
    """The exact average over all throws in state 1, each followed by what looks best to whoever threw."""
    total = 0.0
    for number in range(THROWS):
        copy_state(memory, 1, 2)
        throw(states[2], number)
        mover = rules.actor(states[2])
        count = rules.legal(states[2], legal)
        best = -1.0
        payoff = 0.0
        for i in range(count):
            copy_state(memory, 2, 3)
            if not is_throw(states[3]):
                rules.apply(states[3], int(legal[i]), rng, None)
            assess(states[3], seats, scratch)
            if scratch.payoff[mover] > best:
                best = scratch.payoff[mover]
                payoff = scratch.payoff[seat]
        total += payoff / THROWS
    assess(states[1], seats, scratch)
    return total


@rule
def weigh_actions(
    states: Any,
    memory: Any,
    chances: Any,
    seat: int,
    seats: int,
    samples: int,
    key: int,
    belief: Any,
    legal: Ints,
    later: Ints,
    scratch: Any,
    out: Any,
) -> int:
    """Average payoff, win and points after each legal action of state 0 over some worlds; returns how many.

    All actions meet the same worlds and the same luck.
    """
    count = rules.legal(states[0], legal)
    for i in range(count):
        for column in range(POINTS + 1):
            out[i][column] = 0.0
    for sample in range(samples):
        for i in range(count):
            set_key(chances[0], key, sample)
            copy_state(memory, 0, 1)
            sample_world(states[1], seat, belief, chances[0])
            set_key(chances[0], key ^ SEARCH_KEY, sample)
            rules.apply(states[1], int(legal[i]), chances[0], None)
            out[i][PAYOFF] += settle(states, memory, seat, seats, chances[0], later, scratch[0]) / samples
            out[i][WIN] += scratch[0].win[seat] / samples
            out[i][POINTS] += scratch[0].points[seat] / samples
    return count


@native
def weigh_compiled(
    states: Any,
    memory: Any,
    chances: Any,
    seat: int,
    seats: int,
    samples: int,
    key: int,
    belief: Any,
    legal: Ints,
    later: Ints,
    scratch: Any,
    out: Any,
) -> int:
    """The same as `weigh_actions`, never interpreted."""
    return weigh_actions(states, memory, chances, seat, seats, samples, key, belief, legal, later, scratch, out)


# --- the tree ----------------------------------------------------------------------------------------------


@rule
def new_node(tree: Any, used: int, action: int) -> int:
    """Make node number `used`."""
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
def note_children(tree: Any, parent: int, slots: Ints) -> None:
    """Write down which child stands for which action."""
    child = tree[parent].child
    while child != NONE:
        slots[tree[child].action] = child
        child = tree[child].sibling


@rule
def forget_children(tree: Any, parent: int, slots: Ints) -> None:
    """Make the slots empty again."""
    child = tree[parent].child
    while child != NONE:
        slots[tree[child].action] = NONE
        child = tree[child].sibling


@rule
def count_untried(tree: Any, slots: Ints, legal: Ints, count: int) -> int:
    """How many legal actions have no node yet; those that have one were available once more."""
    untried = 0
    for i in range(count):
        child = slots[legal[i]]
        if child == NONE:
            untried += 1
        else:
            tree[child].available += 1
    return untried


@rule
def pick_untried(slots: Ints, legal: Ints, count: int, number: int) -> int:
    """The legal action without a node that comes `number`-th."""
    for i in range(count):
        if slots[legal[i]] == NONE:
            if number == 0:
                return int(legal[i])
            number -= 1
    return NONE


@rule
def pick_best(tree: Any, slots: Ints, legal: Ints, count: int, mover: int, exploration: float) -> int:
    """The child with the highest upper confidence bound for the mover."""
    best = NONE
    bound = -1.0
    for i in range(count):
        child = slots[legal[i]]
        if child != NONE:
            node = tree[child]
            visits = max(1, node.visits)
            value = node.value[mover] / visits + exploration * math.sqrt(math.log(node.available) / visits)
            if value > bound:
                bound = value
                best = child
    return best


@rule
def add_child(tree: Any, parent: int, used: int, action: int) -> int:
    """Make node number `used` and hang it under a parent."""
    child = new_node(tree, used, action)
    tree[child].available = 1
    tree[child].sibling = tree[parent].child
    tree[parent].child = child
    return child


@rule
def find_child(tree: Any, parent: int, action: int) -> int:
    """The child for an action, or NONE."""
    child = tree[parent].child
    while child != NONE and tree[child].action != action:
        child = tree[child].sibling
    return int(child)


@rule
def pick(
    tree: Any,
    node: int,
    used: int,
    s: Any,
    seat: int,
    mover: int,
    policy: Rng,
    exploration: float,
    uniform: bool,
    slots: Ints,
    legal: Ints,
) -> tuple[int, bool]:
    """The next action, and whether a tree that grows by it has grown enough for this iteration.

    Below the root the policy goes first, and other actions come into the tree little by little: otherwise
    everybody would be taken to play at random wherever the search has not been often. `uniform` does without
    policies: every action is tried once before any is tried twice.
    """
    count = rules.legal(s, legal)
    visits = tree[node].visits
    if plays_by_policy(s, seat, mover):
        return choose_rollout(s, legal, count, policy), False
    if node > 0 and visits < count and not uniform:
        return choose_rollout(s, legal, count, policy), count > 1
    note_children(tree, node, slots)
    untried = count_untried(tree, slots, legal, count)
    if untried > 0 and used < len(tree) and (uniform or node == 0 or (count - untried) ** 2 < WIDENING * visits):
        action = pick_untried(slots, legal, count, below(policy, POLICY, untried))
    else:
        best = pick_best(tree, slots, legal, count, mover, exploration)
        action = NONE if best == NONE else int(tree[best].action)
    forget_children(tree, node, slots)
    return action, count > 1


@rule
def carry_out(s: Any, action: int, visits: int, luck: Rng) -> None:
    """Apply an action; a throw takes its results in turn instead of by lot."""
    if THROWS > 0 and is_throw(s):
        throw(s, visits % THROWS)
    else:
        rules.apply(s, action, luck, None)


@rule
def descend(
    tree: Any,
    used: int,
    s: Any,
    seat: int,
    luck: Rng,
    policy: Rng,
    exploration: float,
    uniform: bool,
    slots: Ints,
    legal: Ints,
    path: Ints,
) -> tuple[int, int]:
    """Walk down from the root to a new node (or a leaf); returns the length of the path and the nodes in use."""
    length = 1
    path[0] = 0
    node = 0
    grown = False
    while length < MAX_DEPTH - 1 and not grown:
        mover = rules.actor(s)
        if mover < 0:
            break
        action, ends = pick(tree, node, used, s, seat, mover, policy, exploration, uniform, slots, legal)
        if action == NONE:
            break
        child = find_child(tree, node, action)
        if child == NONE:
            if used == len(tree):
                break
            child = add_child(tree, node, used, action)
            used += 1
            grown = ends
        carry_out(s, action, tree[child].visits, luck)
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
def play_on(s: Any, luck: Rng, policy: Rng, legal: Ints, limit: int, uniform: bool) -> None:
    """Play by the rollout policy (or at random) until the game is over or `limit` decisions were made."""
    plies = 0
    while plies < limit and rules.actor(s) >= 0:
        count = rules.legal(s, legal)
        action = choose_uniformly(s, legal, count, policy) if uniform else choose_rollout(s, legal, count, policy)
        rules.apply(s, action, luck, None)
        plies += 1


@rule
def update(tree: Any, path: Ints, length: int, seat: int, seats: int, scratch: Scratch) -> None:
    """Add the result of an iteration to every node on its path."""
    for i in range(length):
        node = tree[path[i]]
        node.visits += 1
        node.points += scratch.points[seat]
        for other in range(seats):
            node.wins[other] += scratch.win[other]
            node.value[other] += scratch.payoff[other]


@native
def search(
    tree: Any,
    used: int,
    states: Any,
    memory: Any,
    chances: Any,
    seat: int,
    seats: int,
    key: int,
    first: int,
    iterations: int,
    rollout: int,
    exploration: float,
    uniform: bool,
    belief: Any,
    slots: Ints,
    scratch: Any,
) -> int:
    """Run some iterations from state 0 on a tree with `used` nodes; returns how many nodes are in use then."""
    legal = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    path = np.zeros(MAX_DEPTH, dtype=np.int64)
    for number in range(first, first + iterations):
        copy_state(memory, 0, 1)
        set_key(chances[0], key, number)
        set_key(chances[1], key ^ POLICY_KEY, number)
        sample_world(states[1], seat, belief, chances[0])
        set_key(chances[0], key ^ SEARCH_KEY, number)
        length, used = descend(
            tree, used, states[1], seat, chances[0], chances[1], exploration, uniform, slots, legal, path
        )
        play_on(states[1], chances[0], chances[1], legal, rollout, uniform)
        assess(states[1], seats, scratch[0])
        update(tree, path, length, seat, seats, scratch[0])
    return used


@native
def graft(source: Any, root: int, target: Any) -> int:
    """Copy the part of a tree below `root` into an empty one, where it becomes the root; returns its size."""
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
