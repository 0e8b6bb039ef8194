"""The options of the built-in bots and their allowed values."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from tana.errors import meant

SEED = "seed"
"""The only option that is not a number."""
MOST = 1_000_000_000
MOST_CORES = 1024


@dataclass(frozen=True)
class Range:
    """The allowed values of a numeric option."""

    least: float
    most: float = MOST
    whole: bool = False
    above: bool = False
    """Whether `least` itself is excluded."""

    def holds(self, number: float) -> bool:
        """Whether a number is allowed; NaN never is."""
        enough = number > self.least if self.above else number >= self.least
        return enough and number <= self.most and (not self.whole or number.is_integer())

    def __str__(self) -> str:
        kind = "a whole number" if self.whole else "a number"
        if self.most < MOST:
            return f"{kind} from {self.least:g} to {self.most:g}"
        return f"{kind} above {self.least:g}" if self.above else f"{kind} of at least {self.least:g}"


_OF_A_SEARCH = {
    "seconds": Range(0, above=True),
    "iterations": Range(1, whole=True),
    "cores": Range(1, MOST_CORES, whole=True),
    "rollout": Range(0, whole=True),
    "exploration": Range(0),
    "uniform": Range(0, 1, whole=True),
}
RANGES: dict[str, dict[str, Range]] = {
    "random": {},
    "sprout": {"blunders": Range(0, 1), "noise": Range(0)},
    "digger": {"samples": Range(1, whole=True)},
    "fox": _OF_A_SEARCH,
    "owl": _OF_A_SEARCH,
}
SEARCHING = tuple(name for name, ranges in RANGES.items() if ranges is _OF_A_SEARCH)
"""The bots that search."""
OPTIONS = {name: (*ranges, SEED) for name, ranges in RANGES.items()}
"""The names of the options of each built-in bot."""


def fault_in(name: str, options: Mapping[str, str]) -> str:
    """What is wrong with the options of a built-in bot, and what would be right; empty if they are valid."""
    known = OPTIONS[name]
    for option, text in options.items():
        if option not in known:
            return f"{name} has no option {option!r}{meant(option, known)}; its options: {', '.join(known)}"
        if option != SEED and not RANGES[name][option].holds(_number(text)):
            return f"{name}: {option}={text} should be {RANGES[name][option]}"
    return ""


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return math.nan
