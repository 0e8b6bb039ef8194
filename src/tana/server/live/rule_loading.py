"""Loads compiled rules while the server is running (see `tana.engine.readiness`)."""

from __future__ import annotations

import logging
from collections.abc import Callable

from tana.engine.warmup import load_all
from tana.server.logs import note


async def load_compiled_rules(loaded: Callable[[], None]) -> None:
    """Load the compiled rules of one game after another; `loaded` is called after each."""

    def tell(game: str, seconds: float | None) -> None:
        if seconds is None:
            note("rules not compiled", logging.WARNING, game=game)
            return
        loaded()
        note("rules compiled", game=game, seconds=round(seconds, 1))

    await load_all(tell)
