"""Calendar feeds in the store: one secret address for each holder, stored as a hash."""

from __future__ import annotations

from dataclasses import dataclass

from tana.server.storage.notices import NoticeStore

KEEP = """
INSERT INTO calendars VALUES ($1, $2, $3)
ON CONFLICT (holder) DO UPDATE SET secret = excluded.secret, language = excluded.language
"""
REMOVE = "DELETE FROM calendars WHERE holder = $1"
HAS = "SELECT 1 FROM calendars WHERE holder = $1"
BY_SECRET = "SELECT holder, language FROM calendars WHERE secret = $1"


@dataclass(frozen=True)
class CalendarStore:
    """The calendar feeds of a store."""

    notices: NoticeStore

    async def keep(self, holder: str, secret: str, language: str) -> None:
        """Make the address with this (hashed) secret the holder's only one."""
        await self.notices.write((KEEP, (holder, secret, language)))

    async def remove(self, holder: str) -> None:
        """Revoke the address of a holder."""
        await self.notices.write((REMOVE, (holder,)))

    async def has(self, holder: str) -> bool:
        """Whether a holder has a feed."""
        return bool(await self.notices.fetch(HAS, holder))

    async def find(self, secret: str) -> tuple[str, str] | None:
        """The holder and the language that belong to a feed's (hashed) secret."""
        found = await self.notices.fetch(BY_SECRET, secret)
        return (str(found[0][0]), str(found[0][1])) if found else None
