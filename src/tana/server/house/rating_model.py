"""The rating model: Bradley–Terry with full pairing, uncertainty that grows with idle time, and the scale people see.

A rating is a normal distribution over strength (`mu`, `sigma`), on the scale of openskill. People see Elo points: 400
more mean odds of ten to one against somebody whose strength is known.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct
from openskill.models import BradleyTerryFull

START_MU = 25.0
START_SIGMA = START_MU / 3
BETA = START_MU / 6
LOGIT = math.sqrt(2.0) * BETA
"""The difference in `mu` that multiplies the odds by e, between two whose strength is known."""
ELO = 400.0 / math.log(10.0) / LOGIT
"""Elo points for one unit of `mu`."""
AVERAGE = 1500
"""What `START_MU` is shown as: the strength of the level digger."""
UNSURE = 110
"""From this deviation on (Elo points) a rating is shown with a question mark and has no place on the ladder."""
DAY_MS = 24 * 3600 * 1000
SETTLED = 60
YEAR_DAYS = 365
IDLE_VARIANCE = (UNSURE**2 - SETTLED**2) / YEAR_DAYS / ELO**2
"""Added to the variance for each idle day: a settled rating (deviation 60) becomes unsure in a year."""

_MODEL = BradleyTerryFull(mu=START_MU, sigma=START_SIGMA, beta=BETA)


class Strength(Struct, frozen=True):
    """What is known of somebody's strength."""

    mu: float = START_MU
    sigma: float = START_SIGMA

    @property
    def rating(self) -> int:
        """Elo points, as people see them."""
        return round(AVERAGE + (self.mu - START_MU) * ELO)

    @property
    def deviation(self) -> int:
        """Elo points that the rating may be off by, as a standard deviation."""
        return round(self.sigma * ELO)

    @property
    def is_unsure(self) -> bool:
        """Whether too little is known for a place on the ladder."""
        return self.deviation >= UNSURE


def aged(strength: Strength, idle_ms: int) -> Strength:
    """A strength after some idle time: less certain, though never less than a newcomer's."""
    days = max(0, idle_ms) / DAY_MS
    sigma = min(math.sqrt(strength.sigma**2 + IDLE_VARIANCE * days), max(START_SIGMA, strength.sigma))
    return Strength(strength.mu, sigma)


def rated(strengths: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """The strengths after a game with these ranks; equal ranks are ties."""
    teams = [[_MODEL.create_rating([one.mu, one.sigma])] for one in strengths]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in after]
