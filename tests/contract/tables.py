"""Every shape of table there is: each game, number of seats and combination of options that changes the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import numpy as np
import pytest
from _pytest.mark import ParameterSet

from tana.core import record
from tana.core.chance import Rng, below, derive_entropy, rng_from, root_of_seed
from tana.core.events import Event
from tana.core.game import Game, table_of
from tana.core.registry import game, names
from tana.errors import BadOption

CHOICE = 6
"""The stream that random players of the tests draw from."""


@dataclass(frozen=True)
class Table:
    """A game with a number of seats and options."""

    game: Game[Any]
    seats: int
    settings: dict[str, str]

    def __str__(self) -> str:
        return table_of(self.game, self.seats, self.settings)


@dataclass
class Step:
    """A position of a random game: the state before an action, the action, and what came of it."""

    number: int
    before: Any
    actor: int
    legal: list[int]
    action: int
    entropy: bytes
    events: list[Event]
    after: Any


def all_tables() -> list[Table]:
    """All games, all numbers of seats, all options that change the rules, where the game accepts them together.

    The memory aid changes views only: it is switched on for the largest table of each kind.
    """
    return [
        Table(found, seats, found.settings(seats, choices))
        for found in map(game, names())
        for seats in found.seats
        for choices in _choices(found)
        if _accepts(found, seats, choices) and (choices.get("memory_aid") != "on" or seats == found.seats.stop - 1)
    ]


def compiled_tables() -> list[Table]:
    """All tables, played by compiled rules."""
    return [replace(table, game=table.game.compiled) for table in all_tables()]


def each_game() -> list[ParameterSet]:
    """The games, for tests that need no table; those of one game share a worker."""
    return [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()]


def largest_tables(name: str) -> list[Table]:
    """The tables of a game with the most seats."""
    return [table for table in all_tables() if table.game.name == name and table.seats == table.game.seats.stop - 1]


def _choices(found: Game[Any]) -> Iterator[dict[str, str]]:
    """Every combination of options but who begins and which clan or colour a seat plays.

    `auto` only ever means one of the other values.
    """
    options = [option for option in found.options if not option.name.startswith(("first", "clan_", "colour_"))]
    values = [[value for value in option.values if value != "auto"] for option in options]
    for chosen in product(*values):
        yield {option.name: value for option, value in zip(options, chosen, strict=True)}


def _accepts(found: Game[Any], seats: int, choices: dict[str, str]) -> bool:
    """Whether a table can be set up like this: some options exclude others, or need a number of seats."""
    try:
        found.settings(seats, choices)
    except BadOption:
        return False
    return True


def start(table: Table, seed: int) -> tuple[Any, list[Event]]:
    """The first position of game `seed`."""
    return table.game.new(table.seats, table.settings, rng_from(derive_entropy(root_of_seed(seed), 0)))


def random_game(table: Table, seed: int, limit: int = 100_000) -> Iterator[Step]:
    """The steps of a game of random players."""
    state, _ = start(table, seed)
    root = root_of_seed(seed)
    players = rng_from(derive_entropy(root_of_seed(-1 - seed), 0))
    number = 0
    while (actor := table.game.actor(state)) is not None:
        assert number < limit, "a random game does not end"
        number += 1
        before = record.copy(state)
        legal = table.game.legal(state)
        action = legal[below(players, CHOICE, len(legal))]
        entropy = derive_entropy(root, number)
        events = table.game.apply(state, action, rng_from(entropy))
        yield Step(number, before, actor, legal, action, entropy, events, state)


def some_rng(*numbers: int) -> Rng:
    """A generator that depends on the numbers alone."""
    seed = 0
    for number in numbers:
        seed = seed * 1_000_003 + number
    return rng_from(derive_entropy(root_of_seed(seed), 0))


def thin(steps: Iterator[Step], every: int) -> Iterator[Step]:
    """Every n-th step, for checks that cost much."""
    return (step for step in steps if step.number % every == 0)


def scores_of(table: Table, state: Any) -> list[int]:
    out = np.zeros(8, dtype=np.int64)
    table.game.rules.scores(state, out)
    return [int(value) for value in out[: table.seats]]
