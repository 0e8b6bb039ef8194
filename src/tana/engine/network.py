"""A small network that evaluates positions: from the view of the seat that decides to the win probabilities of all.

It has one hidden layer over an observation (`tana.engine.observation`). Most inputs are zero and skipped. The outputs
start with the reader's seat. Sums are in the same order everywhere, so results are the same at every speed.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tana.compile.arrays import Floats
from tana.compile.portable_math import share_out
from tana.compile.rule import rule

Weights: TypeAlias = NDArray[np.float32]


class Network(NamedTuple):
    """The weights for every number of seats, the fewest first, in single precision."""

    first: Weights
    """[number of seats][input][hidden]"""
    first_bias: Weights
    second: Weights
    """[number of seats][seat, relative to the reader][hidden]"""
    second_bias: Weights


@rule
def judge_row(row: Floats, reader: int, seats: int, table: int, network: Network, hidden: Floats, out: Floats) -> None:
    """Write the win probabilities of all seats, given one seat's observation; `table` selects the weights."""
    first, second = network.first[table], network.second[table]
    width = len(hidden)
    for j in range(width):
        hidden[j] = network.first_bias[table, j]
    for i in range(len(row)):
        if row[i] != 0.0:
            number = row[i]
            for j in range(width):
                hidden[j] += number * first[i, j]
    for k in range(seats):
        total = network.second_bias[table, k]
        for j in range(width):
            if hidden[j] > 0.0:
                total += hidden[j] * second[k, j]
        out[reader + k if reader + k < seats else reader + k - seats] = total
    share_out(out, seats)
