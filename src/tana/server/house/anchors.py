"""Anchors of the ladder: the strengths of bot levels, measured in arenas.

`anchors.json` contains the measured win shares and the command to reproduce them. A win share p between two levels
gives their difference in strength d by p = 1 / (1 + exp(-d)). For two seats this is the definition; for more it is an
approximation, because it treats a share of the wins as the chance to finish ahead. Errors accumulate along the chain of
levels to the reference.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from tana.server.house.rating_model import LOGIT, START_MU, START_SIGMA, Strength

NORMAL_95 = 1.96


class Match(Struct, frozen=True, forbid_unknown_fields=True):
    """An arena between two levels: the share of the stronger one in percent, and half its 95 % interval."""

    game: str
    seats: int
    stronger: str
    weaker: str
    share: float
    error: float
    games: int
    seed: int
    iterations: int = 0
    """The iterations of the level that searches; 0: no search with a fixed number of iterations."""


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """The data of all arenas, and how they were played."""

    measured: str
    release: str
    command: str
    source: str
    meaning: str
    reference: str
    """The level whose strength is exactly `START_MU`."""
    same: dict[str, str]
    """Levels that count as another level where they were not measured."""
    matches: list[Match]


@cache
def measured() -> Measured:
    """Load the measurements that ship with this release."""
    return msgspec.json.decode(files(__package__).joinpath("anchors.json").read_bytes(), type=Measured)


@cache
def anchors(game: str, seats: int) -> dict[str, Strength]:
    """The strength of each measured level, by game and number of players, weakest first."""
    data = measured()
    matches = [one for one in data.matches if (one.game, one.seats) == (game, seats)]
    found = {data.reference: Strength(START_MU, 0.0)} if matches else {}
    for _ in matches:  # a chain of levels: each round reaches at least one more
        for one in matches:
            if one.weaker in found and one.stronger not in found:
                found[one.stronger] = _beside(found[one.weaker], one, 1.0)
            elif one.stronger in found and one.weaker not in found:
                found[one.weaker] = _beside(found[one.stronger], one, -1.0)
    for level, other in data.same.items():
        if level not in found and other in found:
            found[level] = found[other]
    return dict(sorted(found.items(), key=lambda item: item[1].mu))


def _beside(known: Strength, match: Match, direction: float) -> Strength:
    """The strength of a match's other level; `direction`: 1.0 if it is the stronger one, -1.0 if the weaker."""
    least = 0.5 / (match.games + 1)  # a share of 100 % would mean an infinite difference
    share = min(max(match.share / 100, least), 1.0 - least)
    binomial = math.sqrt(share * (1.0 - share) / match.games)
    error = max(match.error / 100 / NORMAL_95, binomial) / (share * (1.0 - share))
    distance = LOGIT * math.log(share / (1.0 - share))
    sigma = math.hypot(known.sigma, LOGIT * error)
    return Strength(known.mu + direction * distance, min(sigma, START_SIGMA))
