"""How much is compared: a lot in `make test`, a hundred times as much in `make soak` (TANA_SOAK=1)."""

from __future__ import annotations

import os

SOAK = bool(os.environ.get("TANA_SOAK"))
TIMES = 100 if SOAK else 1

TWINS = 1_000_000 * TIMES
"""Pairs of worlds for each table."""
LONG_TWINS = 100_000 * TIMES
FORKS = 100_000 * TIMES
GAMES = 50_000 * (20 if SOAK else 1)
"""Games of which a position is taken for the frequencies of worlds."""
