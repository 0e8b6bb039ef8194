"""Tracks which tables are visible on a holder's screens. Pages report it; a page in the background does not count."""

from __future__ import annotations

from dataclasses import dataclass

from tana.server.bus.interface import Bus

LOOKING_SECONDS = 90.0
"""How long a report lasts. A page that shows a table renews it sooner."""


@dataclass(frozen=True)
class Looking:
    """The devices on which each table is visible, stored on the bus like presence."""

    bus: Bus

    async def begin(self, table: str, holder: str, device: str) -> None:
        """Record that a table is visible on a device, for `LOOKING_SECONDS`."""
        await self.bus.enter(_group(table), _member(holder, device), LOOKING_SECONDS)

    async def end(self, table: str, holder: str, device: str) -> None:
        """Record that a table is no longer visible on a device."""
        await self.bus.leave(_group(table), _member(holder, device))

    async def is_visible(self, table: str, holder: str) -> bool:
        """Whether a table is visible on any device of a holder."""
        return any(member.startswith(f"{holder}/") for member in await self.bus.members(_group(table)))


def _group(table: str) -> str:
    return f"looking/{table}"


def _member(holder: str, device: str) -> str:
    return f"{holder}/{device}"
