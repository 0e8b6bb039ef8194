"""How much is compared: enough to catch every mutant in `make test`, a thousand times as much in `make soak`."""

from __future__ import annotations

from tests.server.effort import effort

TWINS = effort("TANA_CONTRACT_TWINS", 100_000, 100_000_000)
"""Pairs of worlds for each table."""
LONG_TWINS = effort("TANA_CONTRACT_LONG_TWINS", 30_000, 10_000_000)
FORKS = effort("TANA_CONTRACT_FORKS", 20_000, 10_000_000)
GAMES = effort("TANA_CONTRACT_GAMES", 20_000, 1_000_000)
"""Games of which a position is taken for the frequencies of worlds."""
