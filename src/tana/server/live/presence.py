"""Who is at a table: everybody connected to any process, kept on the bus for as long as somebody renews it."""

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
"""Longer than a page waits for news, and for its next question."""


@dataclass
class Presence:
    """Keeps who is present, and notifies a table of changes."""

    bus: Bus
    cache: TableCache
    channel: TableChannel

    async def come(self, session: TableSession, holder: str) -> None:
        """Somebody is there."""
        await self.bus.enter(_group(session), holder, PRESENCE_SECONDS)
        await self.channel.publish(session, News(presence=True))

    async def polls(self, session: TableSession, holder: str) -> None:
        """Somebody asks for news by HTTP: they are there until they have not asked for a while."""
        await self.bus.enter(_group(session), holder, POLL_SECONDS)
        if holder not in session.present:
            await self.channel.publish(session, News(presence=True))

    async def go(self, session: TableSession, holder: str) -> None:
        """A connection of somebody is gone; perhaps there is another."""
        if holder not in session.holders():
            await self.bus.leave(_group(session), holder)
            await self.channel.publish(session, News(presence=True))

    async def refresh(self, session: TableSession) -> None:
        """Ask who is there, and tell everybody at the table if that has changed."""
        before = (session.presences(), session.watching)
        session.note_present(await self.bus.members(_group(session)))
        if (session.presences(), session.watching) != before:
            session.send_all(encode(wire.PresenceFrame(session.presences(), session.watching)))

    async def renew(self) -> None:
        """Renew everybody who is connected here, and notice who is gone elsewhere."""
        for session in tuple(self.cache.sessions.values()):
            for holder in session.holders():
                await self.bus.enter(_group(session), holder, PRESENCE_SECONDS)
            if session.holders() or session.present:
                await self.refresh(session)


async def present_at(bus: Bus, table: str) -> set[str]:
    """Everybody who is at a table, whether this process has it in memory or not."""
    return await bus.members(f"present/{table}")


def _group(session: TableSession) -> str:
    return f"present/{session.table.id}"
