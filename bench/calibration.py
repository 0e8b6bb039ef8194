"""Whether the win probabilities of hints, charts and `tana analyse` are calibrated, by game, seats and levels.

    python bench/calibration.py [GAME …] [--seats 2] [--tables fox sprout,fox] [--games 100] [--seed 31]
    python bench/calibration.py molly --seats 2 --seed 41 --fit src/tana/bots/calibration/levels.json
    python bench/calibration.py molly --seats 2 --tables fox --first 100 --games 50 --keep one.jsonl
    python bench/calibration.py molly --kept one.jsonl two.jsonl --seed 41 --fit src/tana/bots/calibration/levels.json

Bots play games: a table has one level in all seats, or two alternating levels. One random position in each third of
every game is evaluated twice: by a search from the knowledge of the seat that decides, as for hints and analyses, and
from the true state, as for the chart after a game. Compared with the results of the games, the probabilities have:

* a *slope*: raised to this power and normalised, they fit the outcomes best. 1 is calibrated, less is overconfident,
  more is underconfident;
* a *Brier score*, the mean squared error, next to that of a constant forecast.

`--fit FILE` fits the slope and strength of each level to all tables together and writes them beside those of other
games; verify them with another seed. Fox searches for `--thought` iterations here, not for a second, and owl for as
long as fox.

Parts can be played by several processes: `--keep FILE` appends every judged position to a file, `--first` is the number
of the first game, and `--kept FILE…` reads positions of the games by `--seed` instead of playing.
"""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from tana.atomic_write import write_atomically
from tana.bots.analysis import analyse_position
from tana.bots.api import bot_entropy, make_bot
from tana.bots.calibration import CHART, LEVELS, SEARCH, UNCALIBRATED, Levels, measured, shown_chances
from tana.bots.fox import Budget
from tana.bots.levels import warm
from tana.bots.networks import has_network
from tana.bots.options import SEARCHING
from tana.bots.workspace import SearchContext, search_of, thought_of
from tana.core import registry
from tana.core.chance import POLICY, below, derive_entropy, rng_from, root_of_seed
from tana.core.game import Game
from tana.core.record import Record, copy
from tana.core.registry import game as find_game
from tana.engine.readiness import at_best_speed
from tana.lab.arena import glimpse_of, win_parts
from tana.lab.ratings import NORMAL_95

TABLES = ("sprout", "digger", "fox", "sprout,digger", "digger,fox", "sprout,fox")
"""Levels that play against themselves, and unequal pairs."""
OWL_TABLES = ("owl", "fox,owl")
"""The same where owl has a network; elsewhere it is fox."""
THOUGHT = 300
"""Iterations of fox for a move."""
OWL_PACE = 5
"""Iterations of owl in the time of one of fox, where it has a network."""
THIRDS = 3
PLAYOUTS = 200
"""As many as the chart uses, for games without a forecast."""
SLOPES = np.geomspace(0.05, 20.0, 1200)
"""The candidate slopes."""
TRUST = 0.3
"""The standard deviation of the logarithm of a slope that was known before."""
SURE = 1e-4
"""Probabilities are clipped this far from 0 and 1."""

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Judged:
    """A position: the third of the game, the uncalibrated chances of all seats by each way to judge, the shares of the
    win, the levels that played, and the points of the game."""

    third: int
    chances: Mapping[str, Sequence[float]]
    wins: Sequence[float]
    levels: Levels = ()
    scores: Sequence[int] = ()


@dataclass(frozen=True)
class Series:
    """Games of one table of levels, their seed, and the iterations of fox."""

    game: str
    seats: int
    table: str
    seed: int
    thought: int


@dataclass(frozen=True)
class Kept:
    """A judged position in a file: the series and number of its game."""

    series: Series
    number: int
    judged: Judged


@dataclass(frozen=True)
class Calibration:
    """The accuracy of chances: overall, and in each third the Brier score and that of a constant."""

    positions: int
    slope: float
    error: float
    """Half the width of the 95% interval of the slope."""
    brier: tuple[float, ...]
    constant: tuple[float, ...]

    @property
    def holds(self) -> bool:
        """Whether the chances are good enough to show: a slope near 1, and better than a constant in every third."""
        better = all(brier < constant for brier, constant in zip(self.brier, self.constant, strict=True))
        return 0.8 <= self.slope <= 1.2 and better


def judge_games(series: Series, numbers: range, budget: Budget) -> Iterator[Kept]:
    """Play games at a table of levels and judge a position in each third of them."""
    game, seats = find_game(series.game), series.seats
    bench, root = SearchContext(game.name), root_of_seed(series.seed)
    for number in numbers:
        luck = derive_entropy(root, number)
        levels = levels_at(series.table, seats, number)
        states = list(_play(game, luck, [_player(series, level) for level in levels]))
        wins, scores = _result(game, states[-1])
        lots = rng_from(derive_entropy(luck, 0))
        for third in range(THIRDS):
            first, last = (len(states) - 1) * third // THIRDS, (len(states) - 1) * (third + 1) // THIRDS
            state = states[first + below(lots, POLICY, last - first)]
            seat = game.actor(state)
            assert seat is not None
            look = analyse_position(game, state, seat, budget, bot_entropy(luck, seat, third), UNCALIBRATED)
            chart = bench.chances(state, seats, PLAYOUTS, third, UNCALIBRATED)
            judged = Judged(third, {SEARCH: look.chances, CHART: chart}, wins, levels, scores)
            yield Kept(series, number, judged)


def levels_at(table: str, seats: int, number: int) -> Levels:
    """The level of each seat in a game of a table: they alternate, and the next game begins with the next one."""
    names = table.split(",")
    return tuple(names[(seat + number) % len(names)] for seat in range(seats))


def _player(series: Series, level: str) -> str:
    faster = level == "owl" and has_network(series.game)
    thought = series.thought * (OWL_PACE if faster else 1)
    return f"{level}:iterations={thought}" if level in SEARCHING else level


def _play(game: Game[Record], luck: bytes, players: Sequence[str]) -> Iterator[Record]:
    """Every position of a game between bots."""
    bots = [make_bot(player, game.name, explain=False) for player in players]
    state, _ = game.new(len(players), {}, rng_from(derive_entropy(luck, 0)))
    number = 0
    while (seat := game.actor(state)) is not None:
        yield copy(state)
        number += 1
        action = bots[seat].choose(glimpse_of(game, state, seat, bot_entropy(luck, seat, number))).action
        at_best_speed(game, "bots").rules.apply(state, action, rng_from(derive_entropy(luck, number)), None)
    yield state


def _result(game: Game[Record], state: Record) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """The shares of the win (for one seat, whether it won), and the points."""
    outcome = game.outcome(state)
    assert outcome is not None
    wins = (float(outcome.ranks[0] == 1),) if len(outcome.ranks) == 1 else win_parts(game, state)
    return wins, tuple(map(int, outcome.scores))


def read_kept(files: Sequence[Path]) -> list[Kept]:
    """The judged positions of some files, by table and number; those that several files have count once."""
    read = msgspec.json.Decoder(Kept).decode
    found = [read(line) for file in files for line in file.read_bytes().splitlines()]
    unique = {(one.series, one.number, one.judged.third): one for one in found}
    return sorted(unique.values(), key=lambda one: (one.series.table, one.number, one.judged.third))


def calibration_of(judged: Sequence[Judged], way: str, name: str = "") -> Calibration:
    """Compare the shown chances of one way to judge with the results; without a game, the uncalibrated ones."""
    shown = [shown_chances(way, name, j.chances[way], j.levels) for j in judged]
    chances = _whole(np.array(shown))
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
    """Chances that sum to 1; for one seat, to win and not to win."""
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


# --- fitting ---------------------------------------------------------------------------------------------------------


def fit_levels(
    judged: Sequence[Judged], way: str, before: Mapping[str, Sequence[float]] | None = None
) -> dict[str, list[float]]:
    """Fit the slope and strength of each level to all tables. A slope that was known `before` counts as much as a
    measurement of it within `TRUST`."""
    levels = [level for level in LEVELS if any(level in one.levels for one in judged)]
    which = np.array([[levels.index(level) for level in one.levels] for one in judged])
    logs = np.log(np.clip(_whole(np.array([one.chances[way] for one in judged])), SURE, 1.0 - SURE))
    wins = _whole(np.array([one.wins for one in judged]))

    known = np.log([(before or {}).get(level, (1.0, 1.0))[0] for level in levels])

    def doubt(found: Numbers) -> float:
        slopes, strengths = found[: len(levels)], found[len(levels) :]
        scaled = np.exp(slopes)[which].mean(axis=1, keepdims=True) * logs
        scaled[:, : which.shape[1]] += strengths[which]
        fault = (np.logaddexp.reduce(scaled, axis=1) - (wins * scaled).sum(axis=1)).sum()
        return float(fault + 0.5 * ((slopes - known) ** 2).sum() / TRUST**2 + 0.5 * (strengths**2).sum())

    found = _least(doubt, np.concatenate([known, np.zeros(len(levels))]))
    slopes, strengths = np.exp(found[: len(levels)]), found[len(levels) :]
    middle = 0.0 if which.shape[1] == 1 else strengths[levels.index("digger")] if "digger" in levels else 0.0
    fitted = {
        level: [round(float(slope), 3), round(float(np.exp(strength - middle)), 3)]
        for level, slope, strength in zip(levels, slopes, strengths, strict=True)
    }
    if "fox" in fitted:
        fitted.setdefault("owl", fitted["fox"])
    return fitted


def _least(doubt: Callable[[Numbers], float], start: Numbers) -> Numbers:
    """The minimum of a smooth function, by coordinate descent with decreasing steps."""
    found, step = start, 0.5
    least = doubt(found)
    while step > 1e-3:
        before = least
        for i in range(len(found)):
            for move in (step, -step):
                tried = found.copy()
                tried[i] += move
                if (now := doubt(tried)) < least:
                    found, least = tried, now
        if least > before - 1e-6:
            step /= 2
    return found


def commands_of(kept: Sequence[Kept], iterations: int = 0) -> list[str]:
    """The commands that play the games of some judged positions, tables of the same size together."""
    games: dict[Series, int] = {}
    for one in kept:
        games[one.series] = max(games.get(one.series, 0), one.number + 1)
    alike: dict[tuple[str, ...], list[str]] = {}
    for series, count in games.items():
        options = [series.game, "--seats", series.seats, "--games", count]
        options += ["--iterations", iterations] if iterations else []
        options += ["--thought", series.thought, "--seed", series.seed]
        alike.setdefault(tuple(map(str, options)), []).append(series.table)
    return [
        shlex.join(["python", "bench/calibration.py", *options, "--tables", *tables])
        for options, tables in alike.items()
    ]


def write_fit(
    file: Path, name: str, seats: int, commands: Sequence[str], found: Mapping[str, Mapping[str, Sequence[float]]]
) -> None:
    """Write the results and the commands that played the games to a file, replacing those for the same game and number
    of seats."""
    document = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"commands": {}, "levels": {}}
    document["commands"][f"{name} {seats}"] = list(commands)
    for way, levels in found.items():
        document["levels"].setdefault(way, {}).setdefault(name, {})[str(seats)] = levels
    write_atomically(file, (json.dumps(document, indent=2, sort_keys=True) + "\n").encode())


# --- the command -----------------------------------------------------------------------------------------------------


def show(way: str, name: str, seats: int, table: str, found: Calibration) -> None:
    thirds = "  ".join(f"{b:.3f} / {c:.3f}" for b, c in zip(found.brier, found.constant, strict=True))
    verdict = "holds" if found.holds else "DOES NOT HOLD"
    print(
        f"{way:6} {name:8} {seats} {table:14} slope {found.slope:5.2f} ± {found.error:.2f}  Brier {thirds}  {verdict}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(registry.names()))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=100, help="for each table")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--iterations", type=int, default=0, help="of the search that judges (as in an analysis)")
    parser.add_argument("--thought", type=int, default=THOUGHT, help="iterations of fox for a move")
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--tables", nargs="+", help="levels that play, such as fox or sprout,fox")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="append the judged positions to this file")
    parser.add_argument("--kept", type=Path, nargs="+", metavar="FILE", help="read positions instead of playing")
    parser.add_argument("--fit", type=Path, metavar="FILE")
    asked = parser.parse_args()
    for name in asked.game:
        if not asked.kept:
            warm(name)
        for seats in [asked.seats] if asked.seats else registry.game(name).seats:
            measure(name, seats, asked)


def play_table(name: str, seats: int, table: str, asked: argparse.Namespace) -> list[Kept]:
    """Play and judge the games of a table, and keep the positions if asked to."""
    series = Series(name, seats, table, asked.seed, asked.thought)
    budget = Budget(iterations=asked.iterations or thought_of(search_of(name)))
    found = []
    for one in judge_games(series, range(asked.first, asked.first + asked.games), budget):
        found.append(one)
        if asked.keep:
            with asked.keep.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")
    return found


def tables_of(name: str, seats: int) -> list[str]:
    """The tables of a game, unless others are asked for; alone, there are no unequal ones."""
    tables = TABLES + (OWL_TABLES if has_network(name) else ())
    return [table for table in tables if seats > 1 or "," not in table]


def _is_asked(series: Series, name: str, seats: int, seed: int) -> bool:
    return (series.game, series.seats, series.seed) == (name, seats, seed)


def measure(name: str, seats: int, asked: argparse.Namespace) -> None:
    """Judge all tables of a game, print how well calibrated each is, and fit the levels if asked to."""
    kept = [one for one in read_kept(asked.kept or []) if _is_asked(one.series, name, seats, asked.seed)]
    everything: list[Kept] = []
    for table in asked.tables or tables_of(name, seats):
        here = [one for one in kept if one.series.table == table]
        found = here if asked.kept else play_table(name, seats, table, asked)
        everything += found
        for way in (SEARCH, CHART):
            if found:
                judged = [one.judged for one in found]
                show(way, name, seats, table, calibration_of(judged, way, "" if asked.fit else name))
    if asked.fit:
        known = {way: measured().get(way, {}).get(name, {}).get(str(seats)) for way in (SEARCH, CHART)}
        found_levels = {way: fit_levels([one.judged for one in everything], way, known[way]) for way in known}
        write_fit(asked.fit, name, seats, commands_of(everything, asked.iterations), found_levels)


if __name__ == "__main__":
    main()
