"""The bus channel of each table, for messages between server processes."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from tana.server.bus.interface import Bus, Listener
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables.log import Row


@dataclass
class News:
    """A message about a table. It includes new `rows`, so that other processes need not read the store."""

    seq: int = 0
    rows: list[Row] = field(default_factory=list)
    presence: bool = False
    """Whether presence has changed."""
    pointer: wire.PointerFrame | None = None


_NEWS: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


@dataclass
class TableChannel:
    """Publishes and subscribes to news about tables."""

    bus: Bus

    async def publish(self, session: TableSession, news: News) -> None:
        """Publish news to all subscribed processes, including this one."""
        await self.bus.publish(_name(session), encode(news))

    async def subscribe(self, session: TableSession, listener: Listener) -> None:
        """Subscribe a listener to all messages about this table."""
        session.listener = listener
        await self.bus.subscribe(_name(session), listener)

    async def unsubscribe(self, session: TableSession) -> None:
        """Unsubscribe from this table."""
        if session.listener is not None:
            await self.bus.unsubscribe(_name(session), session.listener)


def decode(message: bytes) -> News:
    """Decode a message."""
    return _NEWS.decode(message)


def _name(session: TableSession) -> str:
    return f"table/{session.table.id}"
