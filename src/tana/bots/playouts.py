"""Random games from what a seat knows, for those who write bots: see `Glimpse.playouts` and `Glimpse.rollout`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from tana.core.chance import Rng, rng_from
from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate

if TYPE_CHECKING:
    from tana.bots.api import Glimpse

NO_ACTION = -1

_compiled: set[str] = set()
_watchers: list[Callable[[bool], None]] = []


@dataclass(frozen=True)
class Playouts:
    """How some random games ended: for each game (a row) and seat its points, and its part of the win."""

    seat: int
    scores: npt.NDArray[np.int32]
    wins: npt.NDArray[np.float64]

    @property
    def chance(self) -> float:
        """The part of all wins that went to the seat that asked."""
        return float(self.wins[:, self.seat].mean())

    @property
    def score(self) -> float:
        """The average points of the seat that asked."""
        return float(self.scores[:, self.seat].mean())


def play_worlds(glimpse: Glimpse, actions: Sequence[int], count: int) -> list[Playouts]:
    """For each action so many random games after it, all on the same worlds and luck."""
    _make_ready(glimpse.game)
    return _play(glimpse, actions, count)


def draw_worlds(glimpse: Glimpse, count: int) -> Any:
    """An array of worlds."""
    _make_ready(glimpse.game)
    return _draw(glimpse, count)


def _play(glimpse: Glimpse, actions: Sequence[int], count: int) -> list[Playouts]:
    rules, seats = glimpse.rulebook.rules, glimpse.seats
    states = rules.State.array(2)
    states[0] = glimpse.state
    scores, ranks = (np.zeros((len(actions), count, seats), dtype=np.int32) for _ in range(2))
    instantiate("tana.bots.worlds", glimpse.game).play_worlds(
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


def _draw(glimpse: Glimpse, count: int) -> Any:
    worlds = glimpse.rulebook.rules.State.array(count)
    worlds[:] = glimpse.state
    instantiate("tana.bots.worlds", glimpse.game).draw_worlds(worlds, Rng.array(2), glimpse.seat, _key(glimpse))
    return worlds


def _key(glimpse: Glimpse) -> int:
    return int.from_bytes(hashlib.sha256(b"tana/1/playouts/" + glimpse.entropy).digest()[:4], "big")


# --- compiling -----------------------------------------------------------------------------------------------------


def watch_compiling(watcher: Callable[[bool], None]) -> None:
    """Tell `watcher` when compiling begins (True) and ends (False): that is no fault of the bot that waits for it."""
    _watchers.append(watcher)


def _make_ready(game: str) -> None:
    if game not in _compiled:
        warm_playouts(game)


def warm_playouts(game: str) -> None:
    """Compile playouts of a game, or load them from disk, by using them once."""
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
        _compiled.add(game)
    finally:
        for tell in _watchers:
            tell(False)
