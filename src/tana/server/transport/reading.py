"""Reading from a connection, which can be paused for several reasons at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from tana.server.transport.work_shares import READ_UNITS, WorkShares, units_of


class Reading:
    """Pauses a transport while there is any reason to; a client without units waits for its share."""

    def __init__(
        self, transport: asyncio.Transport, shares: WorkShares, client: str, go_on: Callable[[], None] = lambda: None
    ) -> None:
        self._transport = transport
        self._shares = shares
        self._client = client
        self._go_on = go_on
        self._reasons: set[str] = set()

    @property
    def is_paused(self) -> bool:
        """Whether anything speaks against reading now."""
        return bool(self._reasons)

    def count(self, data: bytes) -> None:
        """Count bytes that have arrived."""
        if self._shares.charge(self._client, units_of(READ_UNITS, len(data))):
            self.wait_for_share(READ_UNITS)

    def wait_for_share(self, units: int) -> None:
        """Pause until the client has units again."""
        if "share" not in self._reasons:
            self.pause("share")
            self._shares.wait(self._client, units, partial(self.resume, "share"))

    def pause(self, why: str) -> None:
        """Read nothing, for this reason."""
        if not self._reasons and not self._transport.is_closing():
            self._transport.pause_reading()
        self._reasons.add(why)

    def resume(self, why: str) -> None:
        """Go on, unless there is another reason not to."""
        if why not in self._reasons:
            return
        self._reasons.discard(why)
        if not self._reasons and not self._transport.is_closing():
            self._transport.resume_reading()
            self._go_on()

    def release(self) -> None:
        """Leave the transport to somebody else."""
        if self._reasons:
            self._reasons.clear()
            self._transport.resume_reading()
