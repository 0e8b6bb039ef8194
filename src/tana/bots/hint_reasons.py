"""Why a bot would rather make one choice than the others: the reasons that come with a hint.

    >>> why_first(choice.estimates)          # [("cubes", 1.5), ("tokens", 0.25)]

The page has the same in `web/src/local/rules/hint_reasons.ts`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tana.bots.api import Estimate

MOST_REASONS = 2
LEAST_AHEAD = 0.05
"""Points by which a term has to be ahead to count as a reason."""


def why_first(estimates: Sequence[Estimate]) -> list[tuple[str, float]]:
    """The terms in which the first choice is ahead of the average of the others, in points, the largest first."""
    first, *others = [estimate.terms for estimate in estimates if estimate.terms] or [{}]
    if not others:
        return []
    ahead = {term: value - sum(other[term] for other in others) / len(others) for term, value in first.items()}
    found = [(term, round(points, 2)) for term, points in ahead.items() if points >= LEAST_AHEAD]
    return sorted(found, key=lambda reason: -reason[1])[:MOST_REASONS]
