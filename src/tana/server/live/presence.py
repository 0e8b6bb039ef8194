"""Presence: the people who are connected to a table at any process. It is stored on the bus with an expiry."""

from __future__ import annotations

from dataclasses import dataclass

from tana.server.bus.interface import Bus
from tana.server.live.table_cache import TableCache
from tana.server.live.table_channel import News, TableChannel
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode

PRESENCE_SECONDS = 90.0
POLL_SECONDS = 40.0
"""Longer than a long poll and the pause until the next one."""


@dataclass
class Presence:
    """Tracks who is present, and notifies tables of changes."""

    bus: Bus
    cache: TableCache
    channel: TableChannel

    async def come(self, session: TableSession, holder: str) -> None:
        """Record that a holder has connected."""
        await self.bus.enter(_group(session), holder, PRESENCE_SECONDS)
        await self.channel.publish(session, News(presence=True))

    async def polls(self, session: TableSession, holder: str) -> None:
        """Record that a holder polls over HTTP. They stay present until they have not polled for a while."""
        await self.bus.enter(_group(session), holder, POLL_SECONDS)
        if holder not in session.present:
            await self.channel.publish(session, News(presence=True))

    async def go(self, session: TableSession, holder: str) -> None:
        """Record that a connection of a holder was closed; they stay present while they have another."""
        if holder not in session.holders():
            await self.bus.leave(_group(session), holder)
            await self.channel.publish(session, News(presence=True))

    async def refresh(self, session: TableSession) -> None:
        """Read who is present, and broadcast it if it has changed."""
        before = (session.presences(), session.watching)
        session.note_present(await self.bus.members(_group(session)))
        if (session.presences(), session.watching) != before:
            session.send_all(encode(wire.PresenceFrame(session.presences(), session.watching)))

    async def renew(self) -> None:
        """Renew the presence of everybody connected to this process, and refresh that of all others."""
        for session in tuple(self.cache.sessions.values()):
            for holder in session.holders():
                await self.bus.enter(_group(session), holder, PRESENCE_SECONDS)
            if session.holders() or session.present:
                await self.refresh(session)


async def present_at(bus: Bus, table: str) -> set[str]:
    """The holders present at a table, even if it is not in memory here."""
    return await bus.members(f"present/{table}")


def _group(session: TableSession) -> str:
    return f"present/{session.table.id}"
