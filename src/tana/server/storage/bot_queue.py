"""The queue of bot moves: the store keeps the tables where a bot has to move, and workers claim them.

A claim is a lease: unless its worker renews it (`put_off`), it becomes due again for another worker. Two workers with
the same claim do no harm: both would write the same entry number, and the store accepts it once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

BOT_CHANNEL = "bots"
"""The bus channel that wakes workers when something is due."""


@dataclass(frozen=True)
class Claim:
    """A table where a bot may have to move, as of entry `seq`; `tries` counts claims since that entry."""

    table: str
    seq: int
    tries: int


@runtime_checkable
class BotQueue(Protocol):
    """A store that queues the tables that were appended to with `bot=True`."""

    async def claim(self, most: int, seconds: float) -> list[Claim]:
        """Lease due tables for this many seconds, those waiting longest first."""

    async def put_off(self, claims: Iterable[Claim], seconds: float) -> None:
        """Make claims due again in this many seconds, except for tables that have changed since."""

    async def settle(self, claim: Claim) -> None:
        """Remove a table from the queue because no bot has to move there, unless the table has changed since."""
