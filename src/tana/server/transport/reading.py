"""Flow control of a connection: reading can be paused for several reasons at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from tana.server.transport.work_shares import READ_UNITS, WorkShares, units_of


class Reading:
    """Pauses a transport while there is any reason to, such as a client that has used up its share of units."""

    def __init__(
        self,
        transport: asyncio.Transport,
        shares: WorkShares,
        client: str,
        on_resume: Callable[[], None] = lambda: None,
    ) -> None:
        self._transport = transport
        self._shares = shares
        self._client = client
        self._on_resume = on_resume
        self._reasons: set[str] = set()

    @property
    def is_paused(self) -> bool:
        """Whether there is any reason not to read."""
        return bool(self._reasons)

    def count(self, data: bytes) -> None:
        """Charge the client for received bytes, and pause if its share is used up."""
        if self._shares.charge(self._client, units_of(READ_UNITS, len(data))):
            self.wait_for_share(READ_UNITS)

    def wait_for_share(self, units: int) -> None:
        """Pause until the client has units left."""
        if "share" not in self._reasons:
            self.pause("share")
            self._shares.wait(self._client, units, partial(self.resume, "share"))

    def pause(self, why: str) -> None:
        """Add a reason to pause reading."""
        if not self._reasons and not self._transport.is_closing():
            self._transport.pause_reading()
        self._reasons.add(why)

    def resume(self, why: str) -> None:
        """Remove a reason; reading resumes when there are none left."""
        if why not in self._reasons:
            return
        self._reasons.discard(why)
        if not self._reasons and not self._transport.is_closing():
            self._transport.resume_reading()
            self._on_resume()

    def release(self) -> None:
        """Drop all reasons and resume, because another protocol takes over the transport."""
        if self._reasons:
            self._reasons.clear()
            self._transport.resume_reading()
