"""Played in a process of its own, with every index of compiled rules checked (see `test_bounds.py`).

Prints what broke, or `within bounds` and what happens if `MAX_LEGAL` were one less than what is needed.
"""

from __future__ import annotations

import sys

from tana.core.registry import game
from tests.contract.tables import all_tables
from tests.contract.worlds import Array, Broken, Kernels, Worlds

LANES = 32
PAIRS = 4_000


class Exact(Kernels):
    """Room for `MAX_LEGAL` actions and not one more, as everywhere outside the tests."""

    room_needed = 0

    def legal(self, states: Array, on: Array) -> tuple[Array, Array]:
        try:
            rows, counts = super().legal(states, on)
        except IndexError:
            raise Broken("MAX_LEGAL", f"legal writes more than {self.room} actions", "bounds") from None
        self.room_needed = max(self.room_needed, int(counts.max(initial=0)))
        return rows, counts


def play(name: str, room: int) -> int:
    """Games at all tables, with that much room for legal actions; returns how much was needed."""
    kernels = Exact(game(name))
    kernels.room = room
    for table in all_tables():
        if table.game.name == name:
            Worlds(table, 6, kernels, LANES).twins(PAIRS)
            Worlds(table, 7, kernels, LANES).long_twins(PAIRS)
    return kernels.room_needed


def main(name: str) -> None:
    needed = play(name, int(game(name).rules.MAX_LEGAL))
    print("within bounds")
    try:
        play(name, needed - 1)
    except Broken as broken:
        print(broken)


if __name__ == "__main__":
    main(sys.argv[1])
