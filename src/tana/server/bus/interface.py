"""The bus: how server processes share news, presence and rate limits.

The log is the source of truth: a lost message costs time, never a move. What every bus guarantees
(`tests/server/test_bus.py` checks each): messages of a channel arrive in order at every listener subscribed before they
were sent; a member that is not renewed disappears; an allowance is shared by all processes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[bytes], None]
GapListener = Callable[[], None]


class Bus(Protocol):
    """Channels, members with a time to live, and shared allowances. While it is away only `ping` fails."""

    @property
    def away(self) -> bool:
        """Whether messages may currently be lost."""

    def on_gap(self, listener: GapListener) -> None:
        """Register a listener to call when messages arrive again after some may have been lost."""

    async def publish(self, channel: str, message: bytes) -> None:
        """Send to all listeners, in this process and others."""

    async def subscribe(self, channel: str, listener: Listener) -> None:
        """Add a listener; it is called in the event loop and must not block."""

    async def unsubscribe(self, channel: str, listener: Listener) -> None:
        """Remove a listener."""

    async def enter(self, group: str, member: str, seconds: float) -> None:
        """Add a member to a group, or renew it, for this many seconds."""

    async def leave(self, group: str, member: str) -> None:
        """Remove a member."""

    async def members(self, group: str) -> set[str]:
        """The current members."""

    async def allow(self, key: str, most: int, seconds: float) -> bool:
        """Use one of the `most` tries of a key in a window of `seconds`; return False if none is left."""

    async def give_back(self, key: str) -> None:
        """Return a try that was used."""

    async def ping(self) -> None:
        """Raise if the bus cannot be used."""

    async def close(self) -> None:
        """Close all connections."""
