"""The queue of bots: tables where a bot has to move, kept by the store, worked off by workers.

A claim is a loan: whoever takes it has to say now and then that it is alive (`put_off`), else it falls due again for
the next. Two workers with the same claim do no harm: both would write the same number, and the store gives it once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

BOT_CHANNEL = "bots"
"""Where processes say on the bus that something is due."""


@dataclass(frozen=True)
class Claim:
    """A table where a bot may have to move, as it stood at entry `seq`; `tries` counts claims since then."""

    table: str
    seq: int
    tries: int


@runtime_checkable
class BotQueue(Protocol):
    """A store that remembers for which tables it was told `bot=True`."""

    async def claim(self, most: int, seconds: float) -> list[Claim]:
        """Take what is due, the longest waiting first; it falls due again after so many seconds."""

    async def put_off(self, claims: Iterable[Claim], seconds: float) -> None:
        """Let claims fall due so many seconds from now, unless their tables have moved on."""

    async def settle(self, claim: Claim) -> None:
        """No bot has to move there, unless the table has moved on."""
