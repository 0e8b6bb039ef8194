"""The number of repetitions in tests: few in `make test`, many in `make soak` (TANA_SOAK=1), or set by a variable."""

from __future__ import annotations

import os

SOAK = os.environ.get("TANA_SOAK", "") not in ("", "0")


def effort(variable: str, normal: int, soak: int) -> int:
    """The number of repetitions."""
    return int(os.environ.get(variable, soak if SOAK else normal))
