"""Rounds by the rules of the game in compiled code: wolves and dogs of all kinds against each other.

    python -m research.uly.measure --rounds 4000

A wolf is simple (see `wolves.py`) or a net; a dog is a net, or a hunter that has watched N rounds of this wolf,
knows afterwards where it hid and went (ULY-R22), and keeps a posterior from what it has learned about its habits.
"""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from research.uly.board_geometry import flock
from research.uly.wolves import style
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
from tana.games.uly.traces import KIND, KINDS, SEEN, WAYS_OUT, chance_of_swap

SEEN_EDGE = tuple(tuple(int(edge) for edge in edges) for edges in flock().seen_edge)
"""[dog][k] the k-th edge, as the dog sees the board."""
_BEST_RESPONSE = Path(__file__).with_name("best_response.npz")


@cache
def best_response() -> Net:
    """The wolf that was trained against fox's dog alone."""
    return read_net(_BEST_RESPONSE)


class Wolf(NamedTuple):
    """A simple wolf, or a net."""

    flees: float
    selfish: float
    careful: float
    by_net: bool
    net: Net
    buffers: NetBuffers


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
def choose_wolf(wolf: Wolf, memory: RoundMemory) -> int:
    """The wolf hides or swaps."""
    s, chances = memory.s, memory.chances
    count = legal(s, memory.actions)
    if s.step == HIDE:
        for i in range(count):
            chances[i] = wolf.net.first[i] if wolf.by_net else 1.0 / count
        return int(memory.actions[draw(chances, count, memory.luck)])
    at = 0
    for cell in range(CELLS):
        if s.tiles[cell] == s.wolf_tile:
            at = cell
    if not wolf.by_net:
        for i in range(count):
            edge = int(memory.actions[i]) - SWAP
            chances[i] = chance_of_swap(wolf.flees, wolf.selfish, wolf.careful, int(s.dog), at, edge)
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


def simple_wolf(name: str) -> Wolf:
    """A wolf of `wolves.py`."""
    return Wolf(*style(name), False, best_response(), new_buffers(best_response()))


def net_wolf(net: Net) -> Wolf:
    """A wolf that asks a net."""
    return Wolf(0.0, 0.0, 0.0, True, net, new_buffers(net))


def new_memory(seed: int) -> RoundMemory:
    """Room for rounds on some luck."""
    luck = rng_from(seed.to_bytes(8, "big"))
    return RoundMemory(State.blank(), luck, np.zeros(MOST_SWAPS, np.int16), np.zeros(MOST_SWAPS), np.zeros(len(EDGES)))


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


DOG_MEETS = ("noise", "never", "flee-100", "flee-50", "flee-30", "slink-100", "slink-40", "restless")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.uly.measure")
    parser.add_argument("--rounds", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()

    def say(what: str, found: float) -> None:
        error = 1.96 * (found * (1 - found) / asked.rounds) ** 0.5
        print(f"{what:60} {100 * found:5.1f} ± {100 * error:.1f} % found", flush=True)

    for seats in (2, 3, 4, 5):
        seed = asked.seed * 10 + seats
        for name in DOG_MEETS:
            say(f"fox's dog, {seats} seats: {name}", share_found(simple_wolf(name), asked.rounds, seed, seats))
        wolf = net_wolf(best_response())
        say(f"fox's dog, {seats} seats: its best response", share_found(wolf, asked.rounds, seed, seats))
    for name in DOG_MEETS:
        hunter = trained_hunter(simple_wolf(name), 800, asked.seed + 1)
        say(
            f"hunter that has watched 800 rounds: {name}",
            share_found(simple_wolf(name), asked.rounds, asked.seed, hunter=hunter),
        )


if __name__ == "__main__":
    main()
