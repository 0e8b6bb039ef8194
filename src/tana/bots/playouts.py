"""Random games from what a seat knows, for bot authors: see `Glimpse.playouts` and `Glimpse.rollout`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from tana.bots.search_types import Records
from tana.core.chance import Rng, rng_from
from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate

if TYPE_CHECKING:
    from tana.bots.api import Glimpse

NO_ACTION = -1

_watchers: list[Callable[[bool], None]] = []
"""Of the whole process: a bot that compiles playouts by using them cannot pass on who waits for it."""


@dataclass(frozen=True)
class Playouts:
    """The results of some random games: points and share of the win, for each game (a row) and seat."""

    seat: int
    scores: npt.NDArray[np.int32]
    wins: npt.NDArray[np.float64]

    @property
    def chance(self) -> float:
        """The share of all wins of `seat`."""
        return float(self.wins[:, self.seat].mean())

    @property
    def score(self) -> float:
        """The average points of `seat`."""
        return float(self.scores[:, self.seat].mean())


def play_worlds(glimpse: Glimpse, actions: Sequence[int], count: int) -> list[Playouts]:
    """The results of `count` random games after each action, all in the same worlds and with the same luck."""
    warm_playouts(glimpse.game)
    return _play(glimpse, actions, count)


def draw_worlds(glimpse: Glimpse, count: int) -> Records:
    """An array of sampled worlds."""
    warm_playouts(glimpse.game)
    return _draw(glimpse, count)


def _play(glimpse: Glimpse, actions: Sequence[int], count: int) -> list[Playouts]:
    rules, seats = glimpse.rulebook.rules, glimpse.seats
    states = rules.State.array(2)
    states[0] = glimpse.state
    scores, ranks = (np.zeros((len(actions), count, seats), dtype=np.int32) for _ in range(2))
    instantiate("tana.bots.playout_kernel", glimpse.game).play_worlds(
        states,
        Rng.array(2),
        np.zeros(rules.MAX_LEGAL, dtype=np.int16),
        glimpse.seat,
        _key(glimpse),
        np.array(actions, dtype=np.int64),
        scores,
        ranks,
    )
    first = ranks == 1
    wins = first / np.maximum(1, first.sum(axis=2, keepdims=True))
    return [Playouts(glimpse.seat, scores[i], wins[i]) for i in range(len(actions))]


def _draw(glimpse: Glimpse, count: int) -> Records:
    worlds: Records = glimpse.rulebook.rules.State.array(count)
    worlds[:] = glimpse.state
    instantiate("tana.bots.playout_kernel", glimpse.game).draw_worlds(worlds, Rng.array(2), glimpse.seat, _key(glimpse))
    return worlds


def _key(glimpse: Glimpse) -> int:
    return int.from_bytes(hashlib.sha256(b"tana/1/playouts/" + glimpse.entropy).digest()[:4], "big")


# --- compiling -----------------------------------------------------------------------------------------------------


def watch_compiling(watcher: Callable[[bool], None]) -> None:
    """Call `watcher` when compiling begins (True) and ends (False): its time must not count against a bot."""
    _watchers.append(watcher)


@cache
def warm_playouts(game: str) -> None:
    """Compile playouts of a game, or load them from disk, by using them once: the first time in a process."""
    from tana.bots.api import glimpse

    for tell in _watchers:
        tell(True)
    try:
        definition = find_game(game)
        state, _ = definition.new(definition.seats.start, {}, rng_from(bytes(8)))
        seat = definition.actor(state)
        assert seat is not None
        seen = glimpse(definition, state, seat, bytes(8))
        _play(seen, [NO_ACTION], 1)
        _draw(seen, 1)
    finally:
        for tell in _watchers:
            tell(False)
