"""Search and greedy play in compiled code, one implementation for all games.

Generic code (see `tana.core.specialise`): `brain(game)` of `tana.bots.levels` loads it with `rules` bound to the
game's `heuristics` module, which holds the rules and the evaluation.

The search is information-set Monte-Carlo tree search with one tree of the searching seat. Every iteration draws a
world from what that seat knows, walks down the tree along actions that are legal in that world, adds one node,
plays on for a while and evaluates. Chance is met by `apply` on the way, so a node stands for a sequence of
actions under all luck (an open-loop tree). An action is compared with others only as often as it was available.
Each seat maximises its own payoff.
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

EXPLORATION = 0.7
WIN_PART = 0.7
"""Weight of winning against the margin in points in what a seat maximises at the end of a game."""
ROLLOUT = int(getattr(rules, "ROLLOUT", 40))
SPREAD = float(getattr(rules, "SPREAD", 10.0))
TERMS: tuple[str, ...] = getattr(rules, "TERMS", ())
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
    wins: float = cell(of=range(1), stored="f8")
    points: float = cell(of=range(1), stored="f8")
    value: Any = cells(MAX_SEATS, of=range(1), stored="f8")


# --- what a position is worth ------------------------------------------------------------------------------


@rule
def sides(s: Any, seats: int, out: Ints) -> None:
    """The side of each seat: every seat its own."""
    for seat in range(seats):
        out[seat] = seat


side_of_seats = getattr(rules, "sides", sides)


@rule
def share_by_points(points: Any, side: Ints, seats: int, out: Any) -> None:
    """Chances that follow from points: a side with SPREAD points more than another wins e times as often."""
    best = points[0]
    for seat in range(seats):
        best = max(best, points[seat])
    total = 0.0
    for seat in range(seats):
        if side[seat] == seat:
            total += math.exp((points[seat] - best) / SPREAD)
    for seat in range(seats):
        out[seat] = math.exp((points[side[seat]] - best) / SPREAD) / total


@rule
def share_by_rank(rank: Ints, side: Ints, seats: int, out: Any) -> None:
    """The win, divided among the sides that share the first rank."""
    winners = 0
    for seat in range(seats):
        if side[seat] == seat and rank[seat] == 1:
            winners += 1
    for seat in range(seats):
        out[seat] = 1.0 / winners if rank[side[seat]] == 1 else 0.0


class Scratch(Record):
    """Room for the numbers of one evaluation."""

    whole: Any = cells(MAX_SEATS, of=range(1), stored="i8")
    side: Any = cells(MAX_SEATS, of=range(1), stored="i8")
    points: Any = cells(MAX_SEATS, of=range(1), stored="f8")
    win: Any = cells(MAX_SEATS, of=range(1), stored="f8")
    payoff: Any = cells(MAX_SEATS, of=range(1), stored="f8")
    terms: Any = cells(max(1, len(TERMS)), of=range(1), stored="f8")


@rule
def assess(s: Any, seats: int, scratch: Scratch) -> None:
    """Fill in points, win and payoff of every seat: known at the end of a game, estimated before."""
    side_of_seats(s, seats, scratch.side)
    if rules.actor(s) < 0:
        rules.scores(s, scratch.whole)
        for seat in range(seats):
            scratch.points[seat] = scratch.whole[seat]
        share_by_points(scratch.points, scratch.side, seats, scratch.payoff)
        rules.ranks(s, scratch.whole)
        share_by_rank(scratch.whole, scratch.side, seats, scratch.win)
        for seat in range(seats):
            scratch.payoff[seat] = WIN_PART * scratch.win[seat] + (1.0 - WIN_PART) * scratch.payoff[seat]
    else:
        for seat in range(seats):
            scratch.points[seat] = heuristics.evaluate(s, seat, scratch.terms)
        share_by_points(scratch.points, scratch.side, seats, scratch.win)
        for seat in range(seats):
            scratch.payoff[seat] = scratch.win[seat]


# --- greedy play -------------------------------------------------------------------------------------------


@rule
def copy_state(memory: Any, source: int, target: int) -> None:
    """Copy one state of an array over another."""
    memory[target][:] = memory[source]


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
            rules.apply(states[2], legal[i], rng, None)
            assess(states[2], seats, scratch)
            if scratch.payoff[seat] > best:
                best = scratch.payoff[seat]
                copy_state(memory, 2, 3)
        copy_state(memory, 3, 1)
    assess(states[1], seats, scratch)
    return float(scratch.payoff[seat])


@rule
def weigh_actions(
    states: Any,
    memory: Any,
    chances: Any,
    seat: int,
    seats: int,
    samples: int,
    key: int,
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
            rules.determinize(states[1], seat, chances[0])
            set_key(chances[0], key ^ SEARCH_KEY, sample)
            rules.apply(states[1], legal[i], chances[0], None)
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
    legal: Ints,
    later: Ints,
    scratch: Any,
    out: Any,
) -> int:
    """The same as `weigh_actions`, never interpreted."""
    return weigh_actions(states, memory, chances, seat, seats, samples, key, legal, later, scratch, out)


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
    node.wins = 0.0
    node.points = 0.0
    for seat in range(MAX_SEATS):
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
def pick_best(tree: Any, slots: Ints, legal: Ints, count: int, mover: int) -> int:
    """The child with the highest upper confidence bound for the mover."""
    best = NONE
    bound = -1.0
    for i in range(count):
        child = slots[legal[i]]
        if child != NONE:
            node = tree[child]
            visits = max(1, node.visits)
            value = node.value[mover] / visits + EXPLORATION * math.sqrt(math.log(node.available) / visits)
            if value > bound:
                bound = value
                best = child
    return best


@rule
def descend(
    tree: Any, used: int, s: Any, luck: Rng, policy: Rng, slots: Ints, legal: Ints, path: Ints
) -> tuple[int, int]:
    """Walk down from the root to a new node (or a leaf); returns the length of the path and the nodes in use."""
    length = 1
    path[0] = 0
    node = 0
    while length < MAX_DEPTH:
        mover = rules.actor(s)
        if mover < 0:
            break
        count = rules.legal(s, legal)
        note_children(tree, node, slots)
        untried = count_untried(tree, slots, legal, count)
        grows = untried > 0 and used < len(tree)
        if grows:
            action = pick_untried(slots, legal, count, below(policy, POLICY, untried))
            child = new_node(tree, used, action)
            used += 1
        else:
            child = pick_best(tree, slots, legal, count, mover)
        forget_children(tree, node, slots)
        if child == NONE:
            break
        if grows:
            tree[child].available = 1
            tree[child].sibling = tree[node].child
            tree[node].child = child
        rules.apply(s, tree[child].action, luck, None)
        path[length] = child
        length += 1
        node = child
        if grows:
            break
    return length, used


@rule
def choose_uniformly(s: Any, legal: Ints, count: int, policy: Rng) -> int:
    """Any legal action, all equally likely."""
    return int(legal[below(policy, POLICY, count)])


choose_rollout = getattr(rules, "choose_rollout", choose_uniformly)


@rule
def play_on(s: Any, luck: Rng, policy: Rng, legal: Ints, limit: int) -> None:
    """Play by the rollout policy until the game is over or `limit` decisions were made."""
    plies = 0
    while plies < limit and rules.actor(s) >= 0:
        count = rules.legal(s, legal)
        rules.apply(s, choose_rollout(s, legal, count, policy), luck, None)
        plies += 1


@rule
def update(tree: Any, path: Ints, length: int, seat: int, seats: int, scratch: Scratch) -> None:
    """Add the result of an iteration to every node on its path."""
    for i in range(length):
        node = tree[path[i]]
        node.visits += 1
        node.wins += scratch.win[seat]
        node.points += scratch.points[seat]
        for other in range(seats):
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
    slots: Ints,
    scratch: Any,
) -> int:
    """Run some iterations from state 0 on a tree with `used` nodes; returns how many nodes are in use then."""
    legal = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    path = np.zeros(MAX_DEPTH, dtype=np.int64)
    for number in range(first, first + iterations):
        memory[1][:] = memory[0]
        set_key(chances[0], key, number)
        set_key(chances[1], key ^ POLICY_KEY, number)
        rules.determinize(states[1], seat, chances[0])
        set_key(chances[0], key ^ SEARCH_KEY, number)
        length, used = descend(tree, used, states[1], chances[0], chances[1], slots, legal, path)
        play_on(states[1], chances[0], chances[1], legal, rollout)
        assess(states[1], seats, scratch[0])
        update(tree, path, length, seat, seats, scratch[0])
    return used
