"""Anchors of the ladder: the strengths of bot levels, from arenas that were played beforehand.

`anchors.json` has the measured shares with the command that repeats them. A share p of the wins between two levels is
taken as p = 1 / (1 + exp(-d)) with d the difference of their strengths. For two seats that is the definition; for more
it takes a share of the wins for the chance to be ahead, which is approximate. Errors add up along the chain of levels
that leads to the reference.
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
    """How many iterations the searching level had; 0: it does not search, or no level did."""


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """All arenas, and how they were played."""

    measured: str
    release: str
    command: str
    source: str
    meaning: str
    reference: str
    """The level that has the strength of a newcomer, exactly."""
    same: dict[str, str]
    """Levels that play like another where they have no measurement of their own."""
    matches: list[Match]


@cache
def measured() -> Measured:
    """The data that ships with this release."""
    return msgspec.json.decode(files(__package__).joinpath("anchors.json").read_bytes(), type=Measured)


@cache
def anchors(game: str, seats: int) -> dict[str, Strength]:
    """The strength of each measured level in a game for a number of players, weakest first."""
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
    """The strength of the other level of a match."""
    least = 0.5 / (match.games + 1)  # a level that always won is stronger by an amount that nobody has measured
    share = min(max(match.share / 100, least), 1.0 - least)
    binomial = math.sqrt(share * (1.0 - share) / match.games)
    error = max(match.error / 100 / NORMAL_95, binomial) / (share * (1.0 - share))
    distance = LOGIT * math.log(share / (1.0 - share))
    sigma = math.hypot(known.sigma, LOGIT * error)
    return Strength(known.mu + direction * distance, min(sigma, START_SIGMA))
