"""What `tana.engine.observing` makes for each game: the function that turns a view into numbers."""

from __future__ import annotations

from typing import Any


def write_observation(v: Any, reader: int, seats: int, out: Any) -> None:
    """Write what a view shows over a row of zeros; `reader` is the seat it was made for."""
    raise NotImplementedError("made for each game by tana.engine.observing")
