"""Whether a weak bot that follows its review's advice gains as many wins as the review predicts.

    python bench/advice.py [GAME …] [--games 200] [--bot sprout] [--against digger] [--seed 370]

For each game it plays two series of games for two, on different luck. In the first the weak bot plays as usual, and its
games are reviewed: the predicted gain is what its decisions gave away, on average per game. That includes sound moves,
with losses above and below 0: the sum over graded ones alone would be too large, since a move is graded if its estimate
happens to be high. In the second, with fresh games, the bot always makes the best move named by the review. The
measured gain is the difference between the mean results of the two series. Each line has both with 95% intervals, and
whether the difference between them could be chance.
"""

from __future__ import annotations

import argparse
import math
import statistics
from dataclasses import dataclass

import tana
from tana.bots.api import make_bot
from tana.bots.estimates import NORMAL_95
from tana.bots.levels import warm
from tana.bots.review import Reviewer
from tana.core import registry


@dataclass(frozen=True)
class Mean:
    """A mean, and half the width of its 95% interval."""

    value: float
    error: float

    @classmethod
    def of(cls, values: list[float]) -> Mean:
        error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
        return cls(statistics.fmean(values), NORMAL_95 * error)

    def __str__(self) -> str:
        return f"{100 * self.value:+.1f} ± {100 * self.error:.1f}"


def play(reviewer: Reviewer, weak: str, strong: str, seed: int, follows: bool) -> tuple[float, float]:
    """The weak bot's result, 0 to 1, and what its moves gave away; the bots swap seats from seed to seed."""
    match = tana.new(reviewer.game.name, seats=2, seed=seed)
    seat, lost = seed % 2, 0.0
    bots = [make_bot(weak if one == seat else strong, reviewer.game.name, explain=False) for one in range(2)]
    while (actor := match.actor) is not None:
        action = bots[actor].choose(match.glimpse()).action
        if actor == seat:
            report, _ = reviewer.report(match.state, seat, action, len(match.moves) + 1)
            lost += float(report.loss)
            action = int(report.best) if follows else action
        match.apply(action)
    assert match.outcome is not None
    ranks = match.outcome.ranks
    return (1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0), lost


def show(name: str, weak: str, strong: str, games: int, seed: int) -> None:
    warm(name)
    reviewer = Reviewer(registry.game(name))
    before = [play(reviewer, weak, strong, seed + number, follows=False) for number in range(games)]
    after = [play(reviewer, weak, strong, seed + games + number, follows=True) for number in range(games)]
    predicted = Mean.of([lost for _, lost in before])
    as_it_plays, advised = (Mean.of([result for result, _ in series]) for series in (before, after))
    gained = Mean(advised.value - as_it_plays.value, math.hypot(advised.error, as_it_plays.error))
    agrees = abs(gained.value - predicted.value) <= math.hypot(gained.error, predicted.error)
    print(
        f"{name}: predicted gain {predicted} points of win probability a game, measured {gained} "
        f"({weak} against {strong}, {games} games each): {'they agree' if agrees else 'they disagree'}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(registry.names()))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="sprout")
    parser.add_argument("--against", default="digger")
    parser.add_argument("--seed", type=int, default=370)
    asked = parser.parse_args()
    for name in asked.game:
        show(name, asked.bot, asked.against, asked.games, asked.seed)


if __name__ == "__main__":
    main()
