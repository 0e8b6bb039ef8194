"""The networks that positions are judged by: `network.npz` beside a game, and `network.json`, which says its origin."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from tana.bots.room import Mind
from tana.core.registry import game as find_game
from tana.core.registry import package_of
from tana.core.rule import rule
from tana.engine.network import Network
from tana.engine.observation import Observation
from tana.engine.observing import instantiate_observing

TEMPLATE = "tana.bots.judgement"
WIDTH = 64
"""Of the hidden layer."""


def network_file(game: str) -> Path | None:
    """Where the network of a game is, or would be; None for one without a folder, such as a variant."""
    beside: str | None = vars(import_module(package_of(game))).get("__file__")
    return Path(beside).with_name("network.npz") if beside else None


@cache
def has_network(game: str) -> bool:
    """Whether a game has learned to judge."""
    file = network_file(game)
    return file is not None and file.exists()


def judged_seats(game: str) -> range:
    """The numbers of seats that a game's network is for."""
    fewest = find_game(game).seats.start
    return range(fewest, fewest + len(network_of(game).first)) if has_network(game) else range(0)


@cache
def network_of(game: str) -> Network:
    """The network of a game that has one."""
    file = network_file(game)
    assert file is not None
    with np.load(file) as data:
        return Network(*(np.ascontiguousarray(data[name], dtype=np.float32) for name in Network._fields))


def blank_network(game: str, tables: int) -> Network:
    """Room for the weights of a game's network for so many numbers of seats."""
    length, most, width = Observation(find_game(game).rules.View).length, find_game(game).seats.stop - 1, WIDTH
    shapes = ((tables, length, width), (tables, width), (tables, most, width), (tables, most))
    return Network(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


def new_mind(game: str, network: Network) -> Mind:
    """Room to judge in by a network."""
    _, length, width = network.first.shape
    row, hidden = np.zeros(length, dtype=np.float32), np.zeros(width, dtype=np.float32)
    return Mind(find_game(game).rules.View.array(2), row, hidden, network)


def mind_of(game: str) -> Mind | None:
    """Room to judge in, in a game that has a network."""
    return new_mind(game, network_of(game)) if has_network(game) else None


def judgement_of(game: str) -> ModuleType:
    """How positions of a game are judged by a network."""
    return instantiate_observing(TEMPLATE, game, memory=False, form="float32")


@rule
def judge_nothing(s: Any, seats: int, mind: Mind | None, out: Any) -> None:
    """Stands in for the judgement of a game that has no network."""
