"""A small network that evaluates positions: from what the seat that decides reads to the win probabilities of all.

It has two hidden layers. Most inputs are zero and skipped, as are hidden units that are off. The outputs start with the
reader's seat. Sums are in the same order everywhere, so results are the same at every speed.
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
    """[number of seats][hidden][second hidden]"""
    second_bias: Weights
    third: Weights
    """[number of seats][second hidden][seat, relative to the reader]"""
    third_bias: Weights


@rule
def add_layer(row: Floats, weights: Weights, bias: Weights, out: Floats) -> None:
    """Write what a layer makes of the positive numbers of a row."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(row)):
        if row[i] > 0.0:
            number = row[i]
            for j in range(len(out)):
                out[j] += number * weights[i, j]


@rule
def judge_row(
    row: Floats, reader: int, seats: int, table: int, network: Network, hidden: Floats, deep: Floats, out: Floats
) -> None:
    """Write the win probabilities of all seats, given what one seat reads; `table` selects the weights."""
    first, third = network.first[table], network.third[table]
    for j in range(len(hidden)):
        hidden[j] = network.first_bias[table, j]
    for i in range(len(row)):
        if row[i] != 0.0:
            number = row[i]
            for j in range(len(hidden)):
                hidden[j] += number * first[i, j]
    add_layer(hidden, network.second[table], network.second_bias[table], deep)
    for k in range(seats):
        total = network.third_bias[table, k]
        for j in range(len(deep)):
            if deep[j] > 0.0:
                total += deep[j] * third[j, k]
        out[reader + k if reader + k < seats else reader + k - seats] = total
    share_out(out, seats)
