"""Rounds by the rules of the game in compiled code: wolves and dogs of all kinds against each other.

    python -m research.uly.measure --rounds 2000

A wolf has fixed habits (see `wolves.py`) or is a net; a dog is a net, or a hunter that has watched N rounds of this
wolf, knows afterwards where it hid and went (ULY-R22), and keeps a posterior from what it has learned about its habits.
"""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from research.uly.board_geometry import flock
from research.uly.wolves import (
    AWAY,
    CATEGORIES,
    DECOY,
    FIRST_WEIGHT,
    HELD_OUT,
    OUTSIDE,
    ROAM,
    SWEEP,
    TRAINED_DECOYS,
    WITHIN,
    Habits,
    habits,
)
from tana.compile.portable_math import share_out
from tana.compile.rule import native, rule
from tana.core.chance import POLICY, Rng, rng_from, word
from tana.games.uly.actions import START_AT, STEP_TO, SWAP
from tana.games.uly.board import are_neighbours, is_turned, touches_edge
from tana.games.uly.components import CELLS, EDGES, MOST_SWAPS
from tana.games.uly.legal import legal
from tana.games.uly.rules import apply, setup
from tana.games.uly.state import DOG, HIDE, NO_SEAT, SWAP_TILES, State
from tana.games.uly.strategy import Net, NetBuffers, ask_net, dog_net, new_buffers, read_net, weigh_choices
from tana.games.uly.traces import KIND, KINDS, SEEN, WAYS_OUT

SEEN_EDGE = tuple(tuple(int(edge) for edge in edges) for edges in flock().seen_edge)
"""[dog][k] the k-th edge, as the dog sees the board."""
_BEST_RESPONSE = Path(__file__).with_name("best_response.npz")


@cache
def best_response() -> Net:
    """The wolf that was trained against fox's dog alone."""
    return read_net(_BEST_RESPONSE)


class Wolf(NamedTuple):
    """A wolf with fixed habits, or a net."""

    habits: Any
    """The numbers of `Habits`."""
    trick: int
    """What it does beyond its habits: one of `HELD_OUT` by its place there, or `NO_TRICK`."""
    by_net: bool
    net: Net
    buffers: NetBuffers


NO_TRICK = -1
LATE, SCAPEGOAT, PENDULUM, HERDER, LURKER = range(len(HELD_OUT))
LATE_AFTER = 4
"""Sheep that lie face up when a late wolf begins to care."""


class Hunter(NamedTuple):
    """What has been learned about a wolf. Unless it is used, the dog plays by its net."""

    used: bool
    habits: Any
    """[habit] how many times as often the wolf's tile does it as a sheep."""
    hides: Any
    """[kind of cell] how often the wolf hides on such a cell, compared with all cells alike."""
    belief: Any


class RoundMemory(NamedTuple):
    """What a round is played in."""

    s: State
    luck: Rng
    actions: Any
    chances: Any
    edges: Any
    counts: Any
    """How many swaps there are of each category."""
    noted: Any
    """What a wolf remembers: its scapegoat."""


FAR, WENT_FAR, CAME, STAYED, WENT_NEAR, LEFT, TRAPPED, WENT_TRAPPED, UNDER = range(9)
HABITS = 9


@rule
def habit_of(before: int, edge: int, dog: int) -> int:
    """What a swap means for the tile on a cell."""
    if before == dog:
        return UNDER
    near = are_neighbours(dog, before)
    free = WAYS_OUT[dog][before] > 0
    if not touches_edge(edge, before):
        return (STAYED if free else TRAPPED) if near else FAR
    after_near = are_neighbours(dog, EDGES[edge][0] + EDGES[edge][1] - before)
    if not near:
        return CAME if after_near else WENT_FAR
    if not after_near:
        return LEFT
    return WENT_NEAR if free else WENT_TRAPPED


@rule
def draw(chances: Any, count: int, luck: Rng) -> int:
    """Sample one of the first `count` with the given probabilities."""
    rest = word(luck, POLICY) / 4294967296.0
    for i in range(count - 1):
        rest -= chances[i]
        if rest < 0.0:
            return i
    return count - 1


@rule
def category_of(s: State, at: int, edge: int) -> int:
    """What a swap does, seen by a wolf on a cell; see `research.uly.wolves.CATEGORIES`."""
    one, other = EDGES[edge]
    near = are_neighbours(s.dog, one)
    crosses = near != are_neighbours(s.dog, other)
    inside = one if near else other
    if touches_edge(edge, at):
        return AWAY if crosses and inside == at else ROAM
    if not crosses:
        return WITHIN if near else OUTSIDE
    return SWEEP if is_turned(s, s.tiles[inside]) else DECOY


@rule
def weigh_by_habits(s: State, given: Any, at: int, memory: RoundMemory, count: int) -> None:
    """Write the probability of each swap for a wolf with some habits on a cell."""
    counts, chances = memory.counts, memory.chances
    for kind in range(len(CATEGORIES)):
        counts[kind] = 0.0
    for i in range(count):
        counts[category_of(s, at, int(memory.actions[i]) - SWAP)] += 1.0
    total = 0.0
    for kind in range(len(CATEGORIES)):
        if counts[kind] > 0.0:
            total += given[FIRST_WEIGHT + kind]
    own = counts[AWAY] + counts[ROAM]
    flees = given[0] if counts[AWAY] > 0.0 else 0.0
    directed = given[3] if total > 0.0 else 0.0
    for i in range(count):
        kind = category_of(s, at, int(memory.actions[i]) - SWAP)
        is_own = kind <= ROAM
        usual = (0.0 if is_own else given[2] / (count - own)) + (1.0 - given[2]) / count
        itself = 1.0 / count
        if own > 0.0:
            itself = 1.0 / own if is_own else 0.0
        usual = given[1] * itself + (1.0 - given[1]) * usual
        aimed = given[FIRST_WEIGHT + kind] / total / counts[kind] if directed > 0.0 else 0.0
        chances[i] = (1.0 - flees) * (directed * aimed + (1.0 - directed) * usual)
        if kind == AWAY:
            chances[i] += flees / counts[AWAY]


@rule
def keep_only(memory: RoundMemory, count: int, kept: Any) -> None:
    """Leave out the swaps that are not marked, unless none of the marked ones was possible."""
    total = 0.0
    for i in range(count):
        total += memory.chances[i] * kept[i]
    if total > 0.0:
        for i in range(count):
            memory.chances[i] *= kept[i] / total


@rule
def lucky(memory: RoundMemory, share: float) -> bool:
    """True this often."""
    return bool(word(memory.luck, POLICY) / 4294967296.0 < share)


@rule
def weigh_trick(wolf: Wolf, memory: RoundMemory, at: int, count: int) -> None:
    """Write the probability of each swap for a wolf that does more than its habits say."""
    s, marks = memory.s, memory.edges
    fleeing = are_neighbours(s.dog, at) and WAYS_OUT[s.dog][at] > 0 and lucky(memory, wolf.habits[0])
    if wolf.trick == LATE:
        weigh_by_habits(s, wolf.habits, at, memory, count)
        if s.face_up < LATE_AFTER:
            for i in range(count):
                memory.chances[i] = 1.0 / count
        return
    if wolf.trick == SCAPEGOAT and not fleeing:
        while memory.noted[0] == s.wolf_tile or is_turned(s, memory.noted[0]):
            memory.noted[0] = (memory.noted[0] + 1) % CELLS
        for cell in range(CELLS):
            if s.tiles[cell] == memory.noted[0]:
                at = cell
    weigh_by_habits(s, wolf.habits, at, memory, count)
    for i in range(count):
        marks[i] = 1.0 if (category_of(s, at, int(memory.actions[i]) - SWAP) == AWAY) == fleeing else 0.0
    if wolf.trick != SCAPEGOAT or fleeing:
        keep_only(memory, count, marks)
    if not fleeing:
        for i in range(count):
            marks[i] = 1.0 if is_trick(s, wolf.trick, at, int(memory.actions[i]) - SWAP) else 0.0
        keep_only(memory, count, marks)


@rule
def is_trick(s: State, trick: int, at: int, edge: int) -> bool:
    """Whether a swap is what a wolf with this trick likes to do; `at` is its own cell, or that of its scapegoat."""
    kind = category_of(s, at, edge)
    if trick == SCAPEGOAT:
        return bool(kind == AWAY)
    if trick == PENDULUM:
        return bool(s.swaps_made > 0 and edge == s.swaps[s.swaps_made - 1] and kind != ROAM)
    if trick == HERDER:
        outside = EDGES[edge][1] if are_neighbours(s.dog, EDGES[edge][0]) else EDGES[edge][0]
        return bool(kind == DECOY and is_turned(s, s.tiles[outside]))
    return bool((kind == DECOY) == are_neighbours(s.dog, at))


@rule
def choose_wolf(wolf: Wolf, memory: RoundMemory) -> int:
    """The wolf hides or swaps."""
    s, chances = memory.s, memory.chances
    count = legal(s, memory.actions)
    if s.step == HIDE:
        for i in range(count):
            chances[i] = wolf.net.first[i] if wolf.by_net else 1.0 / count
        memory.noted[0] = word(memory.luck, POLICY) % CELLS
        return int(memory.actions[draw(chances, count, memory.luck)])
    at = 0
    for cell in range(CELLS):
        if s.tiles[cell] == s.wolf_tile:
            at = cell
    if not wolf.by_net:
        if wolf.trick == NO_TRICK:
            weigh_by_habits(s, wolf.habits, at, memory, count)
        else:
            weigh_trick(wolf, memory, at, count)
        return int(memory.actions[draw(chances, count, memory.luck)])
    ask_net(s, wolf.net, wolf.buffers)
    row = 0
    for k in range(CELLS):
        if SEEN[s.dog][k] == at:
            row = k
    for k in range(len(EDGES)):
        memory.edges[SEEN_EDGE[s.dog][k]] = wolf.buffers.outputs[row * len(EDGES) + k]
    for i in range(count):
        chances[i] = memory.edges[memory.actions[i] - SWAP]
    share_out(chances, count)
    return int(memory.actions[draw(chances, count, memory.luck)])


@rule
def hunt(s: State, hunter: Hunter, actions: Any, chances: Any) -> int:
    """The most suspected tile within reach; or, if another is much more suspected, a step over face-up tiles to it."""
    count = legal(s, actions)
    belief = hunter.belief
    for tile in range(CELLS):
        belief[tile][0] = hunter.hides[KIND[tile]]
        belief[tile][1] = tile
    for i in range(s.swaps_made):
        edge = int(s.swaps[i])
        for tile in range(CELLS):
            before = int(belief[tile][1])
            belief[tile][0] *= hunter.habits[habit_of(before, edge, int(s.dog_at[i]))]
            if touches_edge(edge, before):
                belief[tile][1] = EDGES[edge][0] + EDGES[edge][1] - before
    best = 0
    most = -1.0
    for i in range(count):
        cell = int(actions[i]) - STEP_TO
        worth = belief[s.tiles[cell]][0]
        if is_turned(s, s.tiles[cell]):
            worth = 0.0
            for other in range(CELLS):
                if are_neighbours(cell, other) and not is_turned(s, s.tiles[other]) and s.idle < 8:
                    worth = max(worth, 0.5 * belief[s.tiles[other]][0])
        if worth > most:
            most = worth
            best = i
    return best


@rule
def play_round(seats: int, wolf: Wolf, dog: Net, buffers: NetBuffers, hunter: Hunter, memory: RoundMemory) -> bool:
    """One round from the beginning; whether the wolf was found."""
    s = memory.s
    for i in range(2):
        memory.actions[i] = i
    setup(s, seats, memory.actions, memory.luck, None)
    while s.last.wolf == NO_SEAT:
        if s.step == HIDE or s.step == SWAP_TILES:
            action = choose_wolf(wolf, memory)
        elif hunter.used and s.step == DOG:
            action = int(memory.actions[hunt(s, hunter, memory.actions, memory.chances)])
        else:
            count = weigh_choices(s, dog, buffers, memory.actions, memory.chances)
            action = int(memory.actions[draw(memory.chances, count, memory.luck)])
        apply(s, action, memory.luck, None)
    return bool(s.last.found)


@native
def count_found(
    seats: int, rounds: int, wolf: Wolf, dog: Net, buffers: NetBuffers, hunter: Hunter, memory: RoundMemory
) -> int:
    """In how many rounds the wolf was found."""
    found = 0
    for _ in range(rounds):
        if play_round(seats, wolf, dog, buffers, hunter, memory):
            found += 1
    return found


@native
def watch(
    rounds: int, wolf: Wolf, dog: Net, buffers: NetBuffers, hunter: Hunter, memory: RoundMemory, seen: Any, hidden: Any
) -> None:
    """Count what the wolf's tile does and what sheep do, and where the wolf hides."""
    s = memory.s
    for _ in range(rounds):
        for i in range(2):
            memory.actions[i] = i
        setup(s, 2, memory.actions, memory.luck, None)
        while s.last.wolf == NO_SEAT:
            if s.step == HIDE or s.step == SWAP_TILES:
                action = choose_wolf(wolf, memory)
            else:
                count = weigh_choices(s, dog, buffers, memory.actions, memory.chances)
                action = int(memory.actions[draw(memory.chances, count, memory.luck)])
            if action >= SWAP and action < STEP_TO:
                for cell in range(CELLS):
                    habit = habit_of(cell, action - SWAP, int(s.dog))
                    if s.tiles[cell] == s.wolf_tile:
                        seen[0][habit] += 1
                    elif not is_turned(s, s.tiles[cell]):
                        seen[1][habit] += 1
            elif action >= START_AT and action < SWAP:
                hidden[KIND[s.wolf_tile]] += 1
            apply(s, action, memory.luck, None)


def named_wolf(name: str) -> Wolf:
    """A wolf of `wolves.py`."""
    trick = HELD_OUT.index(name) if name in HELD_OUT else NO_TRICK
    return Wolf(np.array(habits(name)), trick, False, best_response(), new_buffers(best_response()))


def net_wolf(net: Net) -> Wolf:
    """A wolf that asks a net."""
    return Wolf(np.array(Habits()), NO_TRICK, True, net, new_buffers(net))


def new_memory(seed: int) -> RoundMemory:
    """Room for rounds on some luck."""
    luck = rng_from(seed.to_bytes(8, "big"))
    chances, edges = np.zeros(MOST_SWAPS), np.zeros(len(EDGES))
    counts, noted = np.zeros(len(CATEGORIES)), np.zeros(1, np.int64)
    return RoundMemory(State.blank(), luck, np.zeros(MOST_SWAPS, np.int16), chances, edges, counts, noted)


def no_hunter() -> Hunter:
    """The dog plays by its net."""
    return Hunter(False, np.ones(HABITS), np.ones(KINDS), np.zeros((CELLS, 2)))


def trained_hunter(wolf: Wolf, rounds: int, seed: int) -> Hunter:
    """A hunter that has watched that many rounds of a wolf against fox's dog."""
    seen, hidden = np.ones((2, HABITS)), np.ones(KINDS)
    watch(rounds, wolf, dog_net(), new_buffers(dog_net()), no_hunter(), new_memory(seed), seen, hidden)
    rates = seen / seen.sum(axis=1, keepdims=True)
    return Hunter(True, rates[0] / rates[1], hidden / np.bincount(KIND), np.zeros((CELLS, 2)))


def share_found(
    wolf: Wolf, rounds: int, seed: int, seats: int = 2, dog: Net | None = None, hunter: Hunter | None = None
) -> float:
    """The fraction of rounds in which the wolf is found, by fox's dog unless another is given."""
    net = dog or dog_net()
    return count_found(seats, rounds, wolf, net, new_buffers(net), hunter or no_hunter(), new_memory(seed)) / rounds


SIMPLE = ("noise", "never", "flee-100", "flee-50", "flee-30", "slink-100", "slink-40", "restless")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.uly.measure")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--seats", type=int, nargs="*", default=[2])
    parser.add_argument("--hunter", action="store_true", help="also measure a hunter that has watched each wolf")
    asked = parser.parse_args()

    def say(what: str, found: float) -> None:
        error = 1.96 * (found * (1 - found) / asked.rounds) ** 0.5
        print(f"{what:60} {100 * found:5.1f} ± {100 * error:.1f} % found", flush=True)

    for seats in asked.seats:
        seed = asked.seed * 10 + seats
        for group, names in (("simple", SIMPLE), ("decoy", TRAINED_DECOYS), ("held-out decoy", HELD_OUT)):
            for name in names:
                found = share_found(named_wolf(name), asked.rounds, seed, seats)
                say(f"fox's dog, {seats} seats, {group}: {name}", found)
        wolf = net_wolf(best_response())
        say(f"fox's dog, {seats} seats: its best response", share_found(wolf, asked.rounds, seed, seats))
    for name in SIMPLE if asked.hunter else ():
        hunter = trained_hunter(named_wolf(name), 800, asked.seed + 1)
        say(
            f"hunter that has watched 800 rounds: {name}",
            share_found(named_wolf(name), asked.rounds, asked.seed, hunter=hunter),
        )


if __name__ == "__main__":
    main()
