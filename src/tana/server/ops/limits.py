"""Limits on everything that a stranger can send: how many, how large, how fast."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from tana.server.protocol import wire


@dataclass(frozen=True)
class Rate:
    """So many in a window of so many seconds."""

    most: int
    seconds: float


@dataclass(frozen=True)
class Limits:
    """Every limit by name; the defaults suit a family, a club or a small public server."""

    tables: int = 10_000
    """Tables in memory at the same time."""
    connections: int = 10_000
    connections_of_an_address: int = 200
    connections_of_a_table: int = 64
    watchers_of_a_table: int = 64
    log_of_a_table: int = 20_000
    """Entries: longer than any game, short enough for any disk."""
    waiting_bytes: int = 1 << 20
    """Bytes a connection may be behind before it is closed."""
    body_bytes: int = wire.MAX_BODY

    create: Rate = Rate(60, 600)
    join: Rate = Rate(60, 60)
    wrong_secret: Rate = Rate(20, 60)
    wrong_secret_of_all: Rate = Rate(2_000, 60)
    request: Rate = Rate(600, 10)
    qr: Rate = Rate(60, 60)
    """By address of the asker."""

    command: Rate = Rate(200, 10)
    say: Rate = Rate(10, 10)
    hint: Rate = Rate(20, 60)
    """By holder at a table."""


class Bucket:
    """An allowance that refills evenly; for one connection, in this process."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.most)
        self._at = clock()

    def take(self) -> bool:
        """Use one; False: none is left."""
        now = self._clock()
        gained = (now - self._at) * self._rate.most / self._rate.seconds
        self._left = min(float(self._rate.most), self._left + gained)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
