"""Which tables are visible on whose screen. A page reports it; an open but hidden page does not count."""

from __future__ import annotations

from dataclasses import dataclass

from tana.server.bus.interface import Bus

LOOKING_SECONDS = 90.0
"""A page that shows a table reports it again before this has passed."""


@dataclass(frozen=True)
class Looking:
    """Kept on the bus, as presence is."""

    bus: Bus

    async def begin(self, table: str, holder: str, device: str) -> None:
        """A device shows a table, now and for a while."""
        await self.bus.enter(_group(table), _member(holder, device), LOOKING_SECONDS)

    async def end(self, table: str, holder: str, device: str) -> None:
        """A device shows a table no longer."""
        await self.bus.leave(_group(table), _member(holder, device))

    async def looks(self, table: str, holder: str) -> bool:
        """Whether a table is visible on a device of a holder."""
        return any(member.startswith(f"{holder}/") for member in await self.bus.members(_group(table)))


def _group(table: str) -> str:
    return f"looking/{table}"


def _member(holder: str, device: str) -> str:
    return f"{holder}/{device}"
