"""The value networks that games ship: `network.npz` beside a game, and `network.json` with its origin."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np

from tana.bots.search_types import Evaluator, Floats
from tana.compile.rule import rule
from tana.core.record import Record
from tana.core.registry import game as find_game
from tana.core.registry import package_of
from tana.engine.instantiate import instantiate
from tana.engine.network import Network
from tana.engine.observation import Observation
from tana.engine.observation_kernel import Sight, observation_kernel

TEMPLATE = "tana.bots.network_eval"
WIDTH, DEEP_WIDTH = 64, 32
"""The widths of the hidden layers of a network that is trained."""


def network_file(game: str) -> Path | None:
    """The path of a game's network, whether it exists or not; None for a game without a folder, such as a variant."""
    beside: str | None = vars(import_module(package_of(game))).get("__file__")
    return Path(beside).with_name("network.npz") if beside else None


@cache
def has_network(game: str) -> bool:
    """Whether a game ships a value network."""
    file = network_file(game)
    return file is not None and file.exists()


def judged_seats(game: str) -> range:
    """The numbers of seats that a game's network supports."""
    fewest = find_game(game).seats.start
    return range(fewest, fewest + len(network_of(game).first)) if has_network(game) else range(0)


@cache
def network_of(game: str) -> Network:
    """The network of a game that ships one."""
    file = network_file(game)
    assert file is not None
    with np.load(file) as data:
        return Network(*(np.ascontiguousarray(data[name], dtype=np.float32) for name in Network._fields))


def inputs_of(game: str) -> int:
    """How many numbers the network of a game reads."""
    inputs = network_eval_of(game).hooks.INPUTS
    return int(inputs or Observation(find_game(game).rules.View).length)


def blank_network(game: str, tables: int, width: int = WIDTH, deep: int = DEEP_WIDTH) -> Network:
    """A network of zeros for a game, for the first `tables` numbers of seats."""
    most = find_game(game).seats.stop - 1
    layers = ((inputs_of(game), width), (width, deep), (deep, most))
    shapes = [shape for rows, columns in layers for shape in ((tables, rows, columns), (tables, columns))]
    return Network(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


def new_evaluator(game: str, network: Network) -> Evaluator:
    """Memory to evaluate a network in."""
    _, length, width = network.first.shape
    row, hidden, deep = (np.zeros(size, dtype=np.float32) for size in (length, width, network.second.shape[-1]))
    return Evaluator(find_game(game).rules.View.array(2), row, hidden, deep, network)


def evaluator_of(game: str) -> Evaluator | None:
    """An evaluator for a game that ships a network, else None."""
    return new_evaluator(game, network_of(game)) if has_network(game) else None


def network_eval_of(game: str) -> ModuleType:
    """The evaluation of positions by a network, instantiated for a game."""
    return instantiate(TEMPLATE, game, observation=observation_kernel(Sight(game), "float32"))


@rule
def judge_nothing(s: Record, seats: int, evaluator: Evaluator | None, out: Floats) -> None:
    """Do nothing: the evaluation of a game without a network."""
