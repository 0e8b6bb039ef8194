"""Worlds against exact enumeration, in small positions of every game (see `tests.contract.posterior`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import pytest

from tana.core.bits import list_members, single, without
from tana.core.record import copy
from tana.core.registry import game
from tests.contract.calibration import COUNTS_DEALS
from tests.contract.posterior import Posterior, TooMany
from tests.contract.tables import Table, each_game
from tests.contract.worlds import Array, Kernels

CASES = {"uly": (3, 4, 150), "molly": (3, 3, 150), "buddel": (3, 6, 150), "hickory": (2, 3, 5), "magpies": (3, 1, 150)}
"""For each game: how many seats, for how many actions the seat has been unsure, and how far a game is played. A game
that is not listed is tried with its fewest seats, one action after it has become unsure. In Hickory Dickory games are
played no further than the first cards go: later ones are drawn by chance that only their owner sees."""
POSITIONS = 12


def case(name: str) -> tuple[Table, int, int]:
    found = game(name)
    seats, more, limit = CASES.get(name, (found.seats.start, 1, 150))
    return Table(found, seats, found.settings(seats, {})), more, limit


def other_acorns(posterior: Posterior, first: Array) -> tuple[Array, Array]:
    """HIC-03: the other player's first favor card is any of those with an acorn that the seat does not hold."""
    [state] = first
    theirs = 1 - posterior.seat
    unseen = int(state.players[theirs].hand) | int(state.favor_deck)
    cards = np.zeros(32, np.int64)
    made = []
    for card in cards[: list_members(unseen & int(state.edition.acorns), cards, 0)]:
        other = copy(state)
        other.players[theirs].hand = single(card)
        other.favor_deck = without(unseen, card)
        made.append(other)
    return np.array(made, first.dtype), np.full(len(made), 1 / len(made))


@dataclass(frozen=True)
class Unsure:
    """A position in which a seat is unsure, with all the worlds that may be and their probabilities."""

    posterior: Posterior
    state: Array
    worlds: Array
    weights: Array

    def check(self, kernels: Kernels) -> int:
        """Hold a `determinize` against them; returns how many worlds there are."""
        self.posterior.kernels = kernels
        return self.posterior.check(self.state, self.worlds, self.weights, 20 * len(self.worlds) + 2_000)


@cache
def unsure_positions(name: str) -> tuple[Unsure, ...]:
    """Some such positions of a game; none if it has more worlds than can be counted."""
    table, more, limit = case(name)
    found: list[Unsure] = []
    for seed in range(POSITIONS * 40):
        posterior = Posterior(table, seed % table.seats, seed, name not in COUNTS_DEALS)
        first = posterior.set_up(1)
        history = posterior.play_until_unsure(first, more, limit)
        if history is not None:
            try:
                roots = other_acorns(posterior, first) if name == "hickory" else posterior.first_positions(first)
                found.append(Unsure(posterior, history.state, *posterior.enumerate(*roots, history)))
            except TooMany:
                return ()
        if len(found) == POSITIONS:
            break
    return tuple(found)


@pytest.mark.parametrize("name", each_game())
def test_worlds_are_those_that_may_be_as_often_as_they_should(name: str) -> None:
    positions = unsure_positions(name)
    if not positions and name not in CASES:
        pytest.skip("nothing to guess, or too many worlds to count: the frequencies in test_worlds.py have to do")
    assert max(unsure.check(Kernels(game(name))) for unsure in positions) > 1
