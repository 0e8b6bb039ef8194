"""Turns: one asker's many requests do not stand before everybody else's.

A hundred requests that come at the same moment would be worked on one after the other, a fifth of a second in which
nobody's move is looked at. So of each asker a few are begun at a time, and what is left over waits for the next slice.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field

SLICE_SECONDS = 0.02
REQUESTS_OF_A_SLICE = 8


@dataclass
class Turns:
    """Begins requests: at once, or when it is their asker's turn again."""

    seconds: float = SLICE_SECONDS
    most: int = REQUESTS_OF_A_SLICE

    _begun: Counter[str] = field(default_factory=Counter)
    _waiting: deque[tuple[str, Callable[[], None]]] = field(default_factory=deque)
    _timer: asyncio.TimerHandle | None = None

    def may_begin(self, asker: str) -> bool:
        """Count a request of an asker, if it may be begun in this slice."""
        if self._begun[asker] >= self.most:
            return False
        self._begun[asker] += 1
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.seconds, self._next_slice)
        return True

    def wait(self, asker: str, begin: Callable[[], None]) -> None:
        """Begin a request later, after all that this asker has waiting already."""
        self._waiting.append((asker, begin))

    def _next_slice(self) -> None:
        self._timer = None
        self._begun.clear()
        waiting, self._waiting = self._waiting, deque()
        loop = asyncio.get_running_loop()
        for asker, begin in waiting:
            if self.may_begin(asker):
                loop.call_soon(begin)
            else:
                self.wait(asker, begin)
