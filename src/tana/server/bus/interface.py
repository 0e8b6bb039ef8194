"""The bus: how server processes tell each other what is new, who is there and who asks too much.

Nothing on the bus is the truth: a lost message costs time, never a move (the log has it). What every bus
guarantees (and `tests/server/test_bus.py` checks for each): messages of one channel arrive in order at everybody who
listened before they were sent; a member that is not renewed disappears; an allowance is shared by all processes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[bytes], None]
GapListener = Callable[[], None]


class Bus(Protocol):
    """Channels, members with a time to live, and shared allowances. When it is away no call fails but `ping`."""

    @property
    def away(self) -> bool:
        """Whether messages may be getting lost now."""

    def on_gap(self, listener: GapListener) -> None:
        """Call this whenever messages may have been lost, once they arrive again."""

    async def publish(self, channel: str, message: bytes) -> None:
        """Send to everybody who listens, in this process and in others."""

    async def subscribe(self, channel: str, listener: Listener) -> None:
        """Listen; the listener is called in the event loop and must not block."""

    async def unsubscribe(self, channel: str, listener: Listener) -> None:
        """Stop listening."""

    async def enter(self, group: str, member: str, seconds: float) -> None:
        """Become or stay a member for so long."""

    async def leave(self, group: str, member: str) -> None:
        """Stop being one."""

    async def members(self, group: str) -> set[str]:
        """Who is a member now."""

    async def allow(self, key: str, most: int, seconds: float) -> bool:
        """Use one of `most` tries that a key has in a window of so many seconds; False: none is left."""

    async def give_back(self, key: str) -> None:
        """A try that was taken does not count after all."""

    async def ping(self) -> None:
        """Raises when the bus cannot be used."""

    async def close(self) -> None:
        """Let go."""
