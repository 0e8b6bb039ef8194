"""Determinised search with a network, and self-play by it, in compiled code.

A template (see `tana.engine.instantiate`). Every decision samples worlds from what the seat may know. In each world,
luck included, grows a tree by PUCT: the network gives the prior of each action and the worth of a new position. The
result is the prior at the root, made more likely where an action was worth more than the others over all worlds (the
policy improvement of Gumbel AlphaZero, with the worth of untried actions completed). Unlike the number of visits it
is better than the prior even after few visits, and does not copy the noise that made actions be tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from research.baselines.search_types import Brain, Effort, Tree
from tana.bots.workspace import search_of
from tana.compile.portable_math import exponential, logarithm
from tana.compile.rule import BOUND, GAME, native, rule
from tana.core.chance import POLICY, Rng, set_key, word

if TYPE_CHECKING:
    from tana.engine.template_api import observation, rules

_search = search_of(globals()[GAME])
globals()[BOUND] = (*globals()[BOUND], "tana.bots.search")  # what is compiled here depends on it
assess_end = _search.assess_end

SEATS, NONE, DEEPEST = 2, -1, 128
EXPLORATION, NOISE = 0.25, 0.25
UNTRIED = 0.1
"""How much less than their position actions are worth at first, below the root, once all of the prior is tried."""
SHARPNESS, FIRM, DOUBT = 0.1, 100, 10
"""How much a gain in worth changes the log probability of an action: SHARPNESS times (FIRM + the most visits
of an action). Its worth is averaged with DOUBT visits that brought no gain, or few lucky visits would decide."""
LEAST_PRIOR = 1e-6
WORLD_KEY, LUCK_KEY, GAME_KEY = 0x3A11, 0x5B22, 0x7C33
WORD = 0xFFFFFFFF


@rule
def read(s: Any, seat: int, brain: Brain) -> None:
    """Write the hidden layer for what a seat sees."""
    row, hidden = brain.row, brain.hidden
    for i in range(len(row)):
        row[i] = 0
    brain.views[0] = brain.views[1]
    observation.look(s, seat, brain.views[0])
    observation.write_observation(brain.views[0], seat, SEATS, row)
    for j in range(len(hidden)):
        hidden[j] = brain.first_bias[j]
    for i in range(len(row)):
        if row[i] != 0:
            for j in range(len(hidden)):
                hidden[j] += row[i] * brain.first[i, j]


@rule
def output(brain: Brain, number: int) -> float:
    """One output of the network for what was read."""
    total = brain.head_bias[number]
    for j in range(len(brain.hidden)):
        if brain.hidden[j] > 0.0:
            total += brain.hidden[j] * brain.head[number, j]
    return float(total)


@rule
def expand(tree: Tree, node: int, edges: int, brain: Brain) -> int:
    """Evaluate a position and list its actions; returns how many edges there are now."""
    s = tree.states[node]
    mover = rules.actor(s)
    tree.begin[node], tree.mover[node], tree.count[node] = edges, mover, 0
    if mover < 0:
        assess_end(s, SEATS, tree.scratch[0])
        tree.worth[node] = tree.scratch[0].payoff[0]
        return edges
    count = rules.legal(s, tree.legal)
    read(s, mover, brain)
    most = -1e9
    for i in range(count):
        tree.action[edges + i] = tree.legal[i]
        tree.prior[edges + i] = output(brain, int(tree.legal[i]))
        most = max(most, tree.prior[edges + i])
        tree.visits[edges + i], tree.total[edges + i], tree.child[edges + i] = 0, 0.0, NONE
    total = 0.0
    for i in range(count):
        tree.prior[edges + i] = exponential(tree.prior[edges + i] - most)
        total += tree.prior[edges + i]
    for i in range(count):
        tree.prior[edges + i] /= total
    worth = min(1.0, max(0.0, output(brain, len(brain.head) - 1)))
    tree.worth[node] = worth if mover == 0 else 1.0 - worth
    tree.count[node] = count
    return edges + count


@rule
def add_noise(tree: Tree, luck: Rng) -> None:
    """Mix the priors at the root with random ones."""
    total = 0.0
    for i in range(tree.count[0]):
        tree.total[i] = -logarithm((word(luck, POLICY) + 0.5) / (WORD + 1.0))
        total += tree.total[i]
    for i in range(tree.count[0]):
        tree.prior[i] = (1.0 - NOISE) * tree.prior[i] + NOISE * tree.total[i] / total
        tree.total[i] = 0.0


@rule
def select(tree: Tree, node: int) -> int:
    """The edge that PUCT tries next."""
    first, mover = tree.begin[node], tree.mover[node]
    tried = 1
    known = 0.0
    for e in range(first, first + tree.count[node]):
        tried += tree.visits[e]
        if tree.visits[e] > 0:
            known += tree.prior[e]
    untried = tree.worth[node] if mover == 0 else 1.0 - tree.worth[node]
    if node > 0:
        untried -= UNTRIED * known**0.5
    best, most = first, -1e9
    for e in range(first, first + tree.count[node]):
        worth = untried
        if tree.visits[e] > 0:
            worth = tree.total[e] / tree.visits[e]
            if mover == 1:
                worth = 1.0 - worth
        worth += EXPLORATION * tree.prior[e] * tried**0.5 / (1 + tree.visits[e])
        if worth > most:
            best, most = e, worth
    return int(best)


@rule
def advance(s: Any, action: int, luck: Rng, legal: Any) -> None:
    """Apply an action, and those after it that leave no choice."""
    rules.apply(s, action, luck, None)
    while rules.actor(s) >= 0 and rules.legal(s, legal) == 1:
        rules.apply(s, int(legal[0]), luck, None)


@rule
def grow(tree: Tree, brain: Brain, world: int, key: int, visits: int, edges: int) -> None:
    """Grow the tree of a world from its root."""
    nodes, luck = 1, tree.luck[1]
    for _ in range(visits):
        node, depth = 0, 0
        while tree.count[node] > 0 and depth < DEEPEST:
            e = select(tree, node)
            tree.path[depth] = e
            depth += 1
            if tree.child[e] >= 0:
                node = tree.child[e]
                continue
            tree.states[nodes] = tree.states[node]
            set_key(luck, (key ^ LUCK_KEY) & WORD, world * DEEPEST * DEEPEST + nodes)
            advance(tree.states[nodes], int(tree.action[e]), luck, tree.legal)
            edges = expand(tree, nodes, edges, brain)
            tree.child[e] = node = nodes
            nodes += 1
            break
        for k in range(depth):
            tree.visits[tree.path[k]] += 1
            tree.total[tree.path[k]] += tree.worth[node]


@rule
def vote(root: Any, tree: Tree, brain: Brain, effort: Effort, key: int) -> int:
    """Search from what the seat to decide may know; the votes are in the tree. Returns the number of actions."""
    seat, luck = rules.actor(root), tree.luck[1]
    for world in range(effort.worlds):
        tree.states[0] = root
        set_key(luck, (key ^ WORLD_KEY) & WORD, world)
        rules.determinize(tree.states[0], seat, luck)
        edges = expand(tree, 0, 0, brain)
        if world == 0:
            for i in range(tree.count[0]):
                tree.votes[i], tree.tries[i], tree.gains[i] = tree.prior[i], 0, 0.0
        if effort.noise:
            add_noise(tree, luck)
        grow(tree, brain, world, key, effort.visits, edges)
        for i in range(tree.count[0]):
            tree.tries[i] += tree.visits[i]
            tree.gains[i] += tree.total[i] if seat == 0 else tree.visits[i] - tree.total[i]
    improve_prior(tree, tree.worth[0] if seat == 0 else 1.0 - tree.worth[0])
    return int(tree.count[0])


@rule
def improve_prior(tree: Tree, guess: float) -> None:
    """Turn the priors in the votes into a better policy by what the actions at the root were worth in all worlds."""
    count = tree.count[0]
    known, tried, worth = 0.0, 0, 0.0
    firmest = 0
    for i in range(count):
        if tree.tries[i] > 0:
            known += tree.votes[i]
            worth += tree.votes[i] * tree.gains[i] / tree.tries[i]
            tried += tree.tries[i]
            firmest = max(firmest, tree.tries[i])
    mean = (guess + tried * worth / max(known, LEAST_PRIOR)) / (1 + tried)
    scale = SHARPNESS * (FIRM + firmest)
    most = -1e9
    for i in range(count):
        gain = (tree.gains[i] + DOUBT * mean) / (tree.tries[i] + DOUBT)
        tree.votes[i] = logarithm(max(tree.votes[i], LEAST_PRIOR)) + scale * gain
        most = max(most, tree.votes[i])
    total = 0.0
    for i in range(count):
        tree.votes[i] = exponential(tree.votes[i] - most)
        total += tree.votes[i]
    for i in range(count):
        tree.votes[i] /= total


@rule
def picked(tree: Tree, count: int, greedy: bool, luck: Rng) -> int:
    """The action with the most votes, or one drawn by votes."""
    best = 0
    total = 0.0
    for i in range(count):
        total += tree.votes[i]
        if tree.votes[i] > tree.votes[best]:
            best = i
    if not greedy:
        left = word(luck, POLICY) / (WORD + 1.0) * total
        for i in range(count):
            left -= tree.votes[i]
            if left < 0.0:
                best = i
                break
    return int(tree.action[best])


@native
def choose(root: Any, tree: Tree, brain: Brain, effort: Effort, key: int, greedy: bool) -> int:
    """The action of a decision; the record `root` is the first of an array."""
    set_key(tree.luck[2], key, 1)
    if rules.legal(root[0], tree.legal) == 1:
        return int(tree.legal[0])
    return picked(tree, vote(root[0], tree, brain, effort, key), greedy, tree.luck[2])


@native
def self_play(
    root: Any, blank: Any, options: Any, tree: Tree, brain: Brain, effort: Effort, seed: int, first: int, games: int,
    obs: Any, policy: Any, worth: Any,
) -> int:  # fmt: skip
    """Play games while there are rows left; returns how many decisions of whole games were recorded."""
    used, luck = 0, tree.luck[0]
    readers = np.zeros(len(obs), np.int64)
    for number in range(first, first + games):
        root[0] = blank[0]
        set_key(luck, (seed ^ GAME_KEY) & WORD, number)
        rules.setup(root[0], SEATS, options, luck, None)
        start, plies = used, 0
        while rules.actor(root[0]) >= 0:
            plies += 1
            if rules.legal(root[0], tree.legal) == 1:
                rules.apply(root[0], int(tree.legal[0]), luck, None)
                continue
            if used == len(obs):
                return start
            key = (seed * 7919 + number * 4096 + plies) & WORD
            seat = rules.actor(root[0])
            read(root[0], seat, brain)
            obs[used] = brain.row
            count = vote(root[0], tree, brain, effort, key)
            mean = 0.0
            for i in range(count):
                policy[used, tree.action[i]] = tree.votes[i]
                mean += tree.gains[i] / (effort.worlds * effort.visits)
            readers[used] = seat
            worth[used] = mean
            used += 1
            set_key(tree.luck[2], key, 2)
            action = picked(tree, count, False, tree.luck[2])
            rules.apply(root[0], action, luck, None)
        assess_end(root[0], SEATS, tree.scratch[0])
        for at in range(start, used):
            worth[at] = 0.25 * worth[at] + 0.75 * tree.scratch[0].payoff[readers[at]]
    return used
