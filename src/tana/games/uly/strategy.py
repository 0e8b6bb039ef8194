"""How fox plays Uly & Polly: mixed strategies for both sides, for a round at a time.

The wolf hides and swaps at random, which reveals nothing: each tile that the dog turns is the wolf
with the same chance as all others that lie face down, so eight of sixteen find it in half of the rounds at most,
whatever the dogs do. The dog asks a small network that was trained against wolves of many kinds (`research.uly`);
its weights are the data beside this file, and `strategy.json` records where they come from.

A strategy uses public knowledge only.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tana.compile.arrays import FloatGrid, Floats
from tana.compile.portable_math import share_out
from tana.compile.rule import native, rule
from tana.core.record import Ints, Json
from tana.engine.heuristics import MixedStrategy
from tana.games.uly.actions import START_AT, STEP_TO
from tana.games.uly.components import CELLS, MOST_SWAPS, ROWS, TILES_TO_TURN, WIDTH
from tana.games.uly.legal import legal
from tana.games.uly.state import DOG, START, State
from tana.games.uly.traces import INPUTS, SEEN, describe, new_traces, trace_round

_HERE = Path(__file__).parent
IS_TRAINED = (WIDTH, len(ROWS), TILES_TO_TURN) == (4, 4, 8)
"""Whether the net was trained for this flock; for any other one fox searches."""


class Net(NamedTuple):
    """Layers of numbers: out = in @ weights + bias, cut off below 0 in between. `first` is how a round begins."""

    first: Floats
    """The chance of each cell to begin with."""
    weights1: FloatGrid
    bias1: Floats
    weights2: FloatGrid
    bias2: Floats
    weights3: FloatGrid
    bias3: Floats


class NetBuffers(NamedTuple):
    """What the layers of a net are computed in: the traces of a round, the inputs and the outputs of each layer."""

    traces: FloatGrid
    inputs: Floats
    hidden1: Floats
    hidden2: Floats
    outputs: Floats


def read_net(path: Path) -> Net:
    """A net from a file of half-precision numbers."""
    with np.load(path) as data:
        return Net(*(np.ascontiguousarray(data[name], dtype=np.float64) for name in Net._fields))


def new_buffers(net: Net) -> NetBuffers:
    """Buffers of the right sizes for a net."""
    sizes = (INPUTS, len(net.bias1), len(net.bias2), len(net.bias3))
    return NetBuffers(new_traces(), *(np.zeros(size) for size in sizes))


@cache
def dog_net() -> Net:
    """The dog's strategy."""
    return read_net(_HERE / "dog.npz")


def provenance() -> dict[str, Json]:
    """Where the weights come from."""
    found: dict[str, Json] = json.loads((_HERE / "strategy.json").read_text(encoding="utf-8"))
    return found


@rule
def apply_layer(weights: FloatGrid, bias: Floats, source: Floats, target: Floats) -> None:
    """One layer, always summed up in the same order."""
    for j in range(len(bias)):
        target[j] = bias[j]
    for i in range(len(source)):
        if source[i] != 0.0:
            for j in range(len(bias)):
                target[j] += source[i] * weights[i][j]


@rule
def cut_off(values: Floats) -> None:
    """Replace negative values by zero."""
    for i in range(len(values)):
        if values[i] < 0.0:
            values[i] = 0.0


@rule
def ask_net(s: State, net: Net, buffers: NetBuffers) -> None:
    """Compute the outputs of the net for the round so far."""
    trace_round(s, buffers.traces)
    describe(s, buffers.traces, buffers.inputs)
    apply_layer(net.weights1, net.bias1, buffers.inputs, buffers.hidden1)
    cut_off(buffers.hidden1)
    apply_layer(net.weights2, net.bias2, buffers.hidden1, buffers.hidden2)
    cut_off(buffers.hidden2)
    apply_layer(net.weights3, net.bias3, buffers.hidden2, buffers.outputs)


@rule
def weigh_choices(s: State, dog: Net, buffers: NetBuffers, actions: Ints, chances: Floats) -> int:
    """Write the legal actions of a position and the strategy's probability of each; returns how many there are."""
    count = legal(s, actions)
    for i in range(count):
        chances[i] = 1.0 / count
    if s.step == START:
        for i in range(count):
            chances[i] = dog.first[actions[i] - START_AT]
    elif s.step == DOG:
        ask_net(s, dog, buffers)
        for i in range(count):
            for k in range(CELLS):
                if SEEN[s.dog][k] == actions[i] - STEP_TO:
                    chances[i] = buffers.outputs[k]
        share_out(chances, count)
    return count


@native
def weigh_compiled(s: State, dog: Net, buffers: NetBuffers, actions: Ints, chances: Floats) -> int:
    """`weigh_choices` as an entry point of compiled code."""
    return weigh_choices(s, dog, buffers, actions, chances)


strategy = MixedStrategy(weigh_compiled, dog_net, new_buffers, MOST_SWAPS)
"""See `tana.engine.heuristics`."""
