"""A small network that judges positions: from what the seat that decides sees, the chances of all seats.

One hidden layer over an observation (`tana.engine.observation`), most of whose numbers are zero: only the others are
looked at. The outputs are the seats from the reader on. Sums are in the same order everywhere, so that a network says
the same at every speed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tana.core.reals import share_out
from tana.core.rule import rule


class Network(NamedTuple):
    """The weights for every number of seats, the fewest first, in single precision."""

    first: Any
    """[number of seats][input][hidden]"""
    first_bias: Any
    second: Any
    """[number of seats][seat from the reader on][hidden]"""
    second_bias: Any


@rule
def judge_row(row: Any, reader: int, seats: int, table: int, network: Network, hidden: Any, out: Any) -> None:
    """The chances of all seats from the observation of one of them; `table` says which weights are for so many."""
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
