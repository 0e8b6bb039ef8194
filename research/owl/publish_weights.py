"""Trained networks as files: one for a number of seats after training, and all of them in one beside a game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tana.bots.networks import network_file
from tana.core.record import Json
from tana.core.registry import game as find_game
from tana.engine.network import Network
from tana.learn.weights_file import save_weights

Layers: TypeAlias = Sequence[NDArray[np.float32]]
"""The weights for one number of seats, in the order of `Network`."""


def combined(layers_of: Mapping[int, Layers], seats: range) -> Network:
    """One network from the layers for some numbers of seats; zeros for the others."""
    *hidden, third, third_bias = (part.shape for part in next(iter(layers_of.values())))
    most = seats.stop - 1
    shapes = [*hidden, (*third[:-1], most), (*third_bias[:-1], most)]
    found = [np.zeros((len(seats), *shape), np.float32) for shape in shapes]
    for count, layers in layers_of.items():
        for place, part in zip(found, layers, strict=True):
            place[count - seats.start][..., : part.shape[-1]] = part
    return Network(*found)


def save(path: Path, network: Network, origin: Mapping[str, Json]) -> None:
    """Write a network in half precision, and its origin beside it."""
    halves = {name: part.astype(np.float16) for name, part in network._asdict().items()}
    save_weights(path, halves, origin)


def publish(game: str, paths: Sequence[Path]) -> Path:
    """Combine trained networks, one for each number of seats, into the game's; returns its file."""
    seats = find_game(game).seats
    origins = {path: json.loads(path.with_suffix(".json").read_text(encoding="utf-8")) for path in paths}
    layers_of = {int(origin["seats"]): _layers(path, origin["seats"] - seats.start) for path, origin in origins.items()}
    if set(layers_of) != set(seats):
        raise ValueError(f"networks for {sorted(layers_of)} seats given; {game} needs one for each of {[*seats]}")
    commands = {origin["command"] for origin in origins.values()}
    seeds = {origin["seed"] for origin in origins.values()}
    if len(commands) > 1 or len(seeds) > 1:
        raise ValueError("these networks were not trained together")
    file = network_file(game)
    assert file is not None
    positions = {str(origin["seats"]): origin["positions"] for origin in origins.values()}
    positions = dict(sorted(positions.items()))
    save(file, combined(layers_of, seats), {"command": commands.pop(), "seed": seeds.pop(), "positions": positions})
    return file


def _layers(path: Path, table: int) -> Layers:
    """The weights in a file for one number of seats, with zeros for the seats that it lacks."""
    with np.load(path) as data:
        return [data[name][table].astype(np.float32) for name in Network._fields]
