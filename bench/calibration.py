"""Whether the chances that hints, charts and `tana analyse` show come true, for every game and number of seats.

    python bench/calibration.py [GAME …] [--seats 2] [--games 300] [--iterations 300] [--seed 21]

Three positions of each game are judged, one in each third (see `tana.lab.calibration`), with as many iterations as the
analysis of a finished game has. `--slopes FILE` puts the slopes that would set them right into a file beside those of
other games: `src/tana/bots/calibration/slopes.json`; measure again on another seed then.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import TypeAlias

from tana.bots.calibration import CHART, SEARCH, slope_of
from tana.bots.fox import Budget
from tana.bots.levels import warm
from tana.core import registry
from tana.lab.calibration import Calibration, calibration_of, judge_games

Slopes: TypeAlias = dict[str, dict[str, dict[str, float]]]
"""By way to judge, game and number of seats."""


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
