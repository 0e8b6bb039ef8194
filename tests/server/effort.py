"""How hard the tests try: a little in `make test`, a lot in `make soak` (TANA_SOAK=1), or as a variable says."""

from __future__ import annotations

import os

SOAK = os.environ.get("TANA_SOAK", "") not in ("", "0")


def effort(variable: str, normal: int, soak: int) -> int:
    """A number of repetitions."""
    return int(os.environ.get(variable, soak if SOAK else normal))
