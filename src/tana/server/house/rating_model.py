"""The rating model: Bradley–Terry with full pairing, uncertainty that grows with idle time, and the displayed scale.

A rating is a normal distribution over strength (`mu`, `sigma`), on the scale of openskill. It is displayed in Elo
points: a lead of 400 means odds of ten to one between players whose strengths are known exactly.
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
"""The difference in `mu` that multiplies the odds by e, between two players of known strength."""
ELO = 400.0 / math.log(10.0) / LOGIT
"""Elo points per unit of `mu`."""
AVERAGE = 1500
"""`START_MU` in Elo points: the strength of the level digger."""
UNSURE = 110
"""From this deviation on, in Elo points, a rating is shown with a question mark and is not ranked."""
DAY_MS = 24 * 3600 * 1000
SETTLED = 60
YEAR_DAYS = 365
IDLE_VARIANCE = (UNSURE**2 - SETTLED**2) / YEAR_DAYS / ELO**2
"""Added to the variance per idle day: a settled rating (deviation 60) becomes unsure in a year."""

_MODEL = BradleyTerryFull(mu=START_MU, sigma=START_SIGMA, beta=BETA)


class Strength(Struct, frozen=True):
    """An estimate of a player's strength."""

    mu: float = START_MU
    sigma: float = START_SIGMA

    @property
    def rating(self) -> int:
        """The rating in Elo points, as displayed."""
        return round(AVERAGE + (self.mu - START_MU) * ELO)

    @property
    def deviation(self) -> int:
        """The standard deviation of the rating in Elo points."""
        return round(self.sigma * ELO)

    @property
    def is_unsure(self) -> bool:
        """Whether the rating is too uncertain to be ranked."""
        return self.deviation >= UNSURE


def aged(strength: Strength, idle_ms: int) -> Strength:
    """A strength after some idle time: less certain, but never less than a newcomer's."""
    days = max(0, idle_ms) / DAY_MS
    sigma = min(math.sqrt(strength.sigma**2 + IDLE_VARIANCE * days), max(START_SIGMA, strength.sigma))
    return Strength(strength.mu, sigma)


def rated(strengths: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """The updated strengths after a game with these ranks; equal ranks are ties."""
    teams = [[_MODEL.create_rating([one.mu, one.sigma])] for one in strengths]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in after]
