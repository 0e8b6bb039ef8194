"""How fox plays Uly & Polly: mixed strategies for both sides, for a round at a time.

The wolf hides anywhere and swaps anything, which tells nobody anything: each tile that the dog turns is the wolf
with the same chance as all others that lie face down, so eight of sixteen find it in half of the rounds at most,
whatever the dogs do. The dog asks a small network that was trained against wolves of many kinds (`tana.learn.uly`);
its weights are the data beside this file, and `strategy.json` says where they come from.

A strategy looks at what all seats know, and at nothing else.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tana.core.reals import share_out
from tana.core.record import Ints
from tana.core.rule import native, rule
from tana.engine.heuristics import MixedStrategy
from tana.games.uly.actions import START_AT, STEP_TO
from tana.games.uly.components import CELLS, MOST_SWAPS, ROWS, TILES_TO_TURN, WIDTH
from tana.games.uly.legal import legal
from tana.games.uly.state import DOG, START, State
from tana.games.uly.traces import INPUTS, SEEN, describe, new_traces, trace_round

_HERE = Path(__file__).parent
IS_TRAINED = (WIDTH, len(ROWS), TILES_TO_TURN) == (4, 4, 8)
"""Whether the net was trained for the flock that is played with; for any other one fox thinks ahead."""


class Net(NamedTuple):
    """Layers of numbers: out = in @ weights + bias, cut off below 0 in between. `first` is how a round begins."""

    first: Any
    """The chance of each cell to begin with."""
    weights1: Any
    bias1: Any
    weights2: Any
    bias2: Any
    weights3: Any
    bias3: Any


class Desk(NamedTuple):
    """Room to work in."""

    traces: Any
    inputs: Any
    hidden1: Any
    hidden2: Any
    outputs: Any


def read_net(path: Path) -> Net:
    """A net from a file of half-precision numbers."""
    with np.load(path) as data:
        return Net(*(np.ascontiguousarray(data[name], dtype=np.float64) for name in Net._fields))


def new_desk(net: Net) -> Desk:
    """Room for a net."""
    sizes = (INPUTS, len(net.bias1), len(net.bias2), len(net.bias3))
    return Desk(new_traces(), *(np.zeros(size) for size in sizes))


@cache
def dog_net() -> Net:
    """The dog's strategy."""
    return read_net(_HERE / "dog.npz")


def provenance() -> dict[str, Any]:
    """Where the weights come from."""
    found: dict[str, Any] = json.loads((_HERE / "strategy.json").read_text(encoding="utf-8"))
    return found


@rule
def apply_layer(weights: Any, bias: Any, source: Any, target: Any) -> None:
    """One layer, always summed up in the same order."""
    for j in range(len(bias)):
        target[j] = bias[j]
    for i in range(len(source)):
        if source[i] != 0.0:
            for j in range(len(bias)):
                target[j] += source[i] * weights[i][j]


@rule
def cut_off(values: Any) -> None:
    """Nothing below zero."""
    for i in range(len(values)):
        if values[i] < 0.0:
            values[i] = 0.0


@rule
def ask_net(s: State, net: Net, desk: Desk) -> None:
    """Fill in what the net says of the round as it stands."""
    trace_round(s, desk.traces)
    describe(s, desk.traces, desk.inputs)
    apply_layer(net.weights1, net.bias1, desk.inputs, desk.hidden1)
    cut_off(desk.hidden1)
    apply_layer(net.weights2, net.bias2, desk.hidden1, desk.hidden2)
    cut_off(desk.hidden2)
    apply_layer(net.weights3, net.bias3, desk.hidden2, desk.outputs)


@rule
def weigh_choices(s: State, dog: Net, desk: Desk, actions: Ints, chances: Any) -> int:
    """The legal actions of a position, and how likely the strategy takes each; returns how many they are."""
    count = legal(s, actions)
    for i in range(count):
        chances[i] = 1.0 / count
    if s.step == START:
        for i in range(count):
            chances[i] = dog.first[actions[i] - START_AT]
    elif s.step == DOG:
        ask_net(s, dog, desk)
        for i in range(count):
            for k in range(CELLS):
                if SEEN[s.dog][k] == actions[i] - STEP_TO:
                    chances[i] = desk.outputs[k]
        share_out(chances, count)
    return count


@native
def weigh_compiled(s: State, dog: Net, desk: Desk, actions: Ints, chances: Any) -> int:
    """The same as `weigh_choices`, never interpreted."""
    return weigh_choices(s, dog, desk, actions, chances)


strategy = MixedStrategy(weigh_compiled, dog_net, new_desk, MOST_SWAPS)
"""See `tana.engine.heuristics`."""
