"""Millions of games between players that hardly think, on a GPU if there is one.

If a game has an option for who begins, the first seat begins, so that seats are in the order of play.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal, TypeAlias

import numpy as np

from tana.core.game import AnyGame
from tana.core.record import Ints, Json
from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate
from tana.engine.results import PLIES, RANKS, SCORES
from tana.lab.compiled_series import Lineup
from tana.lab.game_columns import Rows

Quick: TypeAlias = Literal["random", "policy"]
"""`random` takes any action; `policy` follows the quick policy of a game's heuristics."""
TEMPLATES: dict[Quick, str] = {"random": "tana.engine.playout", "policy": "tana.lab.policy_playout"}
CHUNK = 20_000
ON_GPU = 1 << 20
"""Games in a batch on a GPU."""


def has_gpu() -> bool:
    """Whether there is a GPU, or a simulator of one, to play games on."""
    if find_spec("numba.cuda") is None:
        return False
    from tana.engine import cuda

    return cuda.available()


def _options(game: AnyGame, lineup: Lineup) -> Ints:
    chosen = dict(lineup.options)
    if any(option.name == "first" for option in game.options):
        chosen["first"] = "1"
    return game.encode(game.settings(lineup.seats, chosen))


def sums_of(results: Rows, seats: int) -> dict[str, float]:
    """The sum of every measure over the games of some results."""
    first = results[:, RANKS : RANKS + seats] == 1
    wins = first / np.maximum(1, first.sum(axis=1, keepdims=True))
    points = results[:, SCORES : SCORES + seats]
    found = {"decisions": float(results[:, PLIES].sum()), "points": float(points.mean(axis=1).sum())}
    if seats == 1:
        return {**found, "goal": float(wins.sum())}
    found["tie"] = float((first.sum(axis=1) > 1).sum())
    for seat in range(seats):
        found[f"win.{seat + 1}"] = float(wins[:, seat].sum())
        found[f"points.{seat + 1}"] = float(points[:, seat].sum())
    return found


def _added(sums: dict[str, float], more: dict[str, float]) -> dict[str, float]:
    return {name: sums.get(name, 0.0) + value for name, value in more.items()}


def _block(sums: dict[str, float], games: int) -> Json:
    return {"games": games, "means": {name: value / games for name, value in sums.items()}}


def quick_block(lineup: Lineup, player: Quick, seed: int, first: int, count: int) -> Json:
    """Play a block of games in compiled code."""
    game = find_game(lineup.game)
    playout = instantiate(TEMPLATES[player], game.name)
    options = _options(game, lineup)
    sums: dict[str, float] = {}
    for at in range(first, first + count, CHUNK):
        results = playout.play_many(lineup.seats, options, seed, at, min(CHUNK, first + count - at))
        sums = _added(sums, sums_of(results, lineup.seats))
    return _block(sums, count)


def on_gpu(
    lineup: Lineup, player: Quick, seed: int, games: int, blocks: int, at_once: int = ON_GPU
) -> tuple[list[Json], str]:
    """Play the same blocks on a GPU; return them and its name."""
    from tana.engine import cuda

    game = find_game(lineup.game)
    size = max(1, games // blocks)
    total = size * min(blocks, games)
    count = min(at_once, total)
    series = cuda.Series(game.name, lineup.seats, _options(game, lineup), count, template=TEMPLATES[player])
    sums: list[dict[str, float]] = [{} for _ in range(total // size)]
    for first in range(0, total, count):
        series.play(seed, first)
        series.wait()
        results = series.results()[: min(count, total - first)]
        for block in range(first // size, (first + len(results) - 1) // size + 1):
            part = results[max(0, block * size - first) : (block + 1) * size - first]
            sums[block] = _added(sums[block], sums_of(part, lineup.seats))
    return [_block(one, size) for one in sums], cuda.device_name()
