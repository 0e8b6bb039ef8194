"""The queue of bots: tables where a bot has to move, kept by the store, worked off by workers.

A claim is a lease: its worker has to renew it (`put_off`), or it falls due again for another. Two workers with the same
claim do no harm: both would write the same entry number, and the store accepts it once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

BOT_CHANNEL = "bots"
"""The channel of the bus that wakes workers when something is due."""


@dataclass(frozen=True)
class Claim:
    """A table where a bot may have to move, as it stood at entry `seq`; `tries` counts claims since then."""

    table: str
    seq: int
    tries: int


@runtime_checkable
class BotQueue(Protocol):
    """A store that keeps the tables that were appended to with `bot=True`."""

    async def claim(self, most: int, seconds: float) -> list[Claim]:
        """Claim what is due, the longest waiting first, for this many seconds."""

    async def put_off(self, claims: Iterable[Claim], seconds: float) -> None:
        """Let claims fall due in this many seconds, unless their tables have moved on."""

    async def settle(self, claim: Claim) -> None:
        """No bot has to move there, unless the table has moved on."""
