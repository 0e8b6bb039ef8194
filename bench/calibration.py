"""Whether the chances that hints, charts and `tana analyse` show come true, for every game and number of seats.

    python bench/calibration.py [GAME …] [--seats 2] [--games 300] [--iterations 300] [--seed 21]

Bots play games. One random position in each third of every game is evaluated twice: by a search from the knowledge of
the seat that decides, as hints and analyses do, and from the true state, as the chart after a game does. Compared with
how the games ended, the probabilities have:

* a *slope*: raised to this power and normalised, they fit the outcomes best. 1 is calibrated, less is overconfident,
  more is underconfident;
* a *Brier score*, the mean squared error, next to that of a constant forecast.

`--slopes FILE` adds the slopes that calibrate them to a file, beside those of other games
(`src/tana/bots/calibration/slopes.json`); measure again with another seed afterwards.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tana.bots.analysis import analyse_position
from tana.bots.api import bot_entropy, make_bot
from tana.bots.calibration import CHART, SEARCH, slope_of
from tana.bots.fox import Budget
from tana.bots.levels import warm
from tana.bots.workspace import SearchContext
from tana.core import registry
from tana.core.chance import POLICY, below, derive_entropy, rng_from, root_of_seed
from tana.core.game import Game
from tana.core.record import Record, copy
from tana.core.registry import game as find_game
from tana.engine.readiness import at_best_speed
from tana.lab.arena import glimpse_of, win_parts
from tana.lab.ratings import NORMAL_95

Slopes: TypeAlias = dict[str, dict[str, dict[str, float]]]
"""By way to judge, game and number of seats."""
THIRDS = 3
PLAYOUTS = 200
"""As many as the chart uses, for games without a forecast."""
SLOPES = np.geomspace(0.05, 20.0, 1200)
"""The slopes that are tried."""
SURE = 1e-4
"""Probabilities are clipped this far from 0 and 1."""

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
    bench, root = SearchContext(name), root_of_seed(seed)
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


def _play(game: Game[Record], seats: int, luck: bytes, player: str) -> Iterator[Record]:
    """Every position of a game between equal bots."""
    bots = [make_bot(player, game.name, explain=False) for _ in range(seats)]
    state, _ = game.new(seats, {}, rng_from(derive_entropy(luck, 0)))
    number = 0
    while (seat := game.actor(state)) is not None:
        yield copy(state)
        number += 1
        action = bots[seat].choose(glimpse_of(game, state, seat, bot_entropy(luck, seat, number))).action
        at_best_speed(game, "bots").rules.apply(state, action, rng_from(derive_entropy(luck, number)), None)
    yield state


def _wins(game: Game[Record], state: Record) -> tuple[float, ...]:
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
    return slope, NORMAL_95 / float(np.sqrt(max(curve, 1e-9)))


def show(way: str, name: str, seats: int, found: Calibration) -> None:
    thirds = "  ".join(f"{b:.3f} / {c:.3f}" for b, c in zip(found.brier, found.constant, strict=True))
    verdict = "holds" if found.holds else "DOES NOT HOLD"
    print(
        f"{way:6} {name:8} {seats}  slope {found.slope:5.2f} ± {found.error:.2f}  Brier {thirds}  {verdict}", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(registry.names()))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--player", default="digger", help="the bot that plays all seats")
    parser.add_argument("--slopes", type=Path, metavar="FILE")
    asked = parser.parse_args()
    slopes: Slopes = {SEARCH: {}, CHART: {}}
    for name in asked.game:
        warm(name)
        for seats in [asked.seats] if asked.seats else registry.game(name).seats:
            budget = Budget(iterations=asked.iterations)
            judged = list(judge_games(name, seats, asked.games, asked.seed, budget, asked.player))
            for way in (SEARCH, CHART):
                found = calibration_of(judged, way)
                show(way, name, seats, found)
                slope = slope_of(way, name, seats) * found.slope
                slopes[way].setdefault(name, {})[str(seats)] = round(slope, 2)
    if asked.slopes:
        write_slopes(asked.slopes, slopes)


def write_slopes(file: Path, found: Slopes) -> None:
    """Put slopes into a file, in the place of those of the same games and numbers of seats, with the command."""
    document = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"commands": [], "slopes": {}}
    document["commands"].append(shlex.join(["python", "bench/calibration.py", *sys.argv[1:]]))
    for way, games in found.items():
        for game, by_seats in games.items():
            document["slopes"].setdefault(way, {}).setdefault(game, {}).update(by_seats)
    file.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
