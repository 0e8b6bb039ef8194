"""Work shares: a burst from one client must not delay others.

Reads, frames and requests cost units, roughly in proportion to the CPU time they need, and more for every kilobyte. A
client may use a fixed number of units per time slice. After that the server stops reading from it until a later slice,
so the surplus stays in the client's send buffer.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

SLICE_SECONDS = 0.02
READ_UNITS, FRAME_UNITS, REQUEST_UNITS, SOCKET_UNITS = 1, 4, 16, 64
_BYTES_OF_A_UNIT = 1024

Waiting = deque[tuple[int, Callable[[], None]]]


def units_of(kind: int, size: int) -> int:
    """The cost of a read, frame or request of this size."""
    return kind + size // _BYTES_OF_A_UNIT


@dataclass
class WorkShares:
    """Tracks the units that each client has used in the current slice, and work deferred to a later one."""

    most: int
    seconds: float = SLICE_SECONDS

    _used: dict[str, int] = field(default_factory=dict)
    _waiting: dict[str, Waiting] = field(default_factory=dict)
    _timer: asyncio.TimerHandle | None = None

    def charge(self, client: str, units: int) -> bool:
        """Charge a client for work already done; returns whether its share of this slice is used up."""
        used = self._used.get(client, 0) + units
        self._used[client] = used
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.seconds, self._next_slice)
        return used >= self.most

    def may_begin(self, client: str, units: int) -> bool:
        """Charge a client for work and return True, or return False if its share of this slice is used up."""
        if self._used.get(client, 0) >= self.most:
            return False
        self.charge(client, units)
        return True

    def wait(self, client: str, units: int, begin: Callable[[], None]) -> None:
        """Defer work to a later slice, after other deferred work of the client."""
        self._waiting.setdefault(client, deque()).append((units, begin))

    def _next_slice(self) -> None:
        """Start a new slice, charging excess units of the last one, and begin deferred work."""
        self._timer = None
        excess = {client: used - self.most for client, used in self._used.items() if used > self.most}
        self._used = {}
        for client, units in excess.items():
            self.charge(client, units)
        for client in tuple(self._waiting):
            self._begin_some(client)

    def _begin_some(self, client: str) -> None:
        waiting, loop = self._waiting[client], asyncio.get_running_loop()
        while waiting and self.may_begin(client, waiting[0][0]):
            loop.call_soon(waiting.popleft()[1])
        if not waiting:
            del self._waiting[client]
