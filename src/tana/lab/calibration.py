"""Whether the chances that people are shown come true.

Bots play games; in each third of every game one position, taken by lot, is judged twice: as a hint or an analysis
judges it, by a search from the knowledge of the seat that decides, and as the chart after a game does, from the truth.
Then the chances are compared with how the games ended:

* the *slope*: chances p are made p**slope and shared out again; the slope that fits the ends of the games best is 1 for
  chances that are right, less for those that are too sure of themselves, more for those that are too timid;
* the *Brier score*, the average squared error, beside that of somebody who always says the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tana.bots.analysis import analyse_position
from tana.bots.api import bot_entropy, make_bot
from tana.bots.brain import Bench
from tana.bots.calibration import CHART, SEARCH
from tana.bots.fox import Budget
from tana.core.chance import POLICY, below, derive_entropy, rng_from, root_of_seed
from tana.core.game import Game
from tana.core.record import copy
from tana.core.registry import game as find_game
from tana.engine.ready import full_speed
from tana.lab.arena import glimpse_of, win_parts

THIRDS = 3
PLAYOUTS = 200
"""As the chart has them, for games without a forecast."""
SLOPES = np.geomspace(0.05, 20.0, 1200)
"""The slopes that are tried."""
SURE = 1e-4
"""Chances are kept so far from 0 and 1: nobody can be that sure."""

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Judged:
    """A position: the third of the game, the chances of all seats by each way to judge, and how the win was shared."""

    third: int
    chances: Mapping[str, Sequence[float]]
    wins: Sequence[float]


@dataclass(frozen=True)
class Calibration:
    """How well chances came true: over everything, and in each third the Brier score and that of a constant."""

    positions: int
    slope: float
    error: float
    """Half the width of the 95% interval of the slope."""
    brier: tuple[float, ...]
    constant: tuple[float, ...]

    @property
    def holds(self) -> bool:
        """Whether the chances may be shown: a slope near 1, and better than a constant throughout."""
        better = all(brier < constant for brier, constant in zip(self.brier, self.constant, strict=True))
        return 0.8 <= self.slope <= 1.2 and better


def judge_games(name: str, seats: int, games: int, seed: int, budget: Budget, player: str) -> Iterator[Judged]:
    """Play games between equal bots and judge a position in each third of them."""
    game = find_game(name)
    bench, root = Bench(name), root_of_seed(seed)
    for number in range(games):
        luck = derive_entropy(root, number)
        states = list(_play(game, seats, luck, player))
        wins = _wins(game, states[-1])
        lots = rng_from(derive_entropy(luck, 0))
        for third in range(THIRDS):
            first, last = (len(states) - 1) * third // THIRDS, (len(states) - 1) * (third + 1) // THIRDS
            state = states[first + below(lots, POLICY, last - first)]
            seat = game.actor(state)
            assert seat is not None
            look = analyse_position(game, state, seat, budget, bot_entropy(luck, seat, third))
            chart = bench.chances(state, seats, PLAYOUTS, third)
            yield Judged(third, {SEARCH: look.chances, CHART: chart}, wins)


def _play(game: Game[Any], seats: int, luck: bytes, player: str) -> Iterator[Any]:
    """Every position of a game between equal bots."""
    bots = [make_bot(player, game.name, explain=False) for _ in range(seats)]
    state, _ = game.new(seats, {}, rng_from(derive_entropy(luck, 0)))
    number = 0
    while (seat := game.actor(state)) is not None:
        yield copy(state)
        number += 1
        action = bots[seat].choose(glimpse_of(game, state, seat, bot_entropy(luck, seat, number))).action
        with full_speed(game.name, "bots"):
            game.rules.apply(state, action, rng_from(derive_entropy(luck, number)), None)
    yield state


def _wins(game: Game[Any], state: Any) -> tuple[float, ...]:
    """How the win was shared; alone, whether it was one."""
    outcome = game.outcome(state)
    assert outcome is not None
    return (float(outcome.ranks[0] == 1),) if len(outcome.ranks) == 1 else win_parts(game, state)


def calibration_of(judged: Sequence[Judged], way: str) -> Calibration:
    """Compare chances by one way to judge with ends."""
    chances = _whole(np.array([j.chances[way] for j in judged]))
    wins = _whole(np.array([j.wins for j in judged]))
    thirds = np.array([j.third for j in judged])
    slope, error = fit_slope(chances, wins)
    brier, constant = [], []
    for third in range(THIRDS):
        here = thirds == third
        brier.append(float(((chances - wins)[here] ** 2).mean()))
        constant.append(float(((wins[here].mean(axis=0) - wins[here]) ** 2).mean()))
    return Calibration(len(judged), slope, error, tuple(brier), tuple(constant))


def _whole(parts: Numbers) -> Numbers:
    """Chances that sum to 1: alone, to win and not to."""
    return np.hstack([parts, 1.0 - parts]) if parts.shape[1] == 1 else parts


def fit_slope(chances: Numbers, wins: Numbers) -> tuple[float, float]:
    """The slope by maximum likelihood, with half the width of its 95% interval."""
    logs = np.log(np.clip(chances, SURE, 1.0 - SURE))

    def doubt(slope: float) -> float:
        scaled = slope * logs
        return float((np.logaddexp.reduce(scaled, axis=1) - (wins * scaled).sum(axis=1)).sum())

    slope = float(min(SLOPES, key=doubt))
    step = 0.02 * slope
    curve = (doubt(slope + step) - 2.0 * doubt(slope) + doubt(slope - step)) / step**2
    return slope, 1.96 / float(np.sqrt(max(curve, 1e-9)))
