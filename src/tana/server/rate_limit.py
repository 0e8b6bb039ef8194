"""Rate limits that check and count in one step."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

SWEEP_SECONDS = 60.0


@dataclass(frozen=True)
class Rate:
    """At most `most` uses in a window of `seconds`, which begins with the first use."""

    most: int
    seconds: float


class Rates:
    """The use of each key in its current window, in this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._windows: dict[str, tuple[float, int]] = {}
        self._swept = clock()

    def take(self, key: str, rate: Rate, cost: int = 1) -> bool:
        """Use some of a key's allowance; returns False, and uses nothing, if none is left."""
        now = self._clock()
        self._sweep(now)
        until, used = self._windows.get(key, (0.0, 0))
        if until <= now:
            until, used = now + rate.seconds, 0
        if used >= rate.most:
            return False
        self._windows[key] = (until, used + cost)
        return True

    def give_back(self, key: str, cost: int = 1) -> None:
        """Return some of a key's allowance."""
        if key in self._windows:
            until, used = self._windows[key]
            self._windows[key] = (until, max(0, used - cost))

    def _sweep(self, now: float) -> None:
        """Drop expired windows from time to time."""
        if now - self._swept > SWEEP_SECONDS:
            self._swept = now
            self._windows = {key: window for key, window in self._windows.items() if window[0] > now}
