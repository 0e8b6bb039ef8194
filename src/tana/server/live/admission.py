"""Coming in: by link or code, to a seat or to watch; and back to where one has a place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tana.server.live.stored import stored
from tana.server.live.table_session import TableSession
from tana.server.ops.logs import note
from tana.server.protocol import wire
from tana.server.tables import credentials, decide
from tana.server.tables.refusal import Refuse

if TYPE_CHECKING:
    from tana.server.live.table_service import TableService


@dataclass
class Admission:
    """Who may come in, and where."""

    service: TableService

    async def find(self, body: wire.JoinTable) -> TableSession:
        """The table that a link or a code opens; anything else looks like a wrong secret."""
        session = await self._by_code(body.code) if isinstance(body.code, str) else await self._by_link(body)
        if session.table.is_private:
            raise Refuse("unknown-secret")
        return session

    async def _by_code(self, code: str) -> TableSession:
        table = await stored(self.service.store.find_code(credentials.tidy_code(code)))
        if table is None:
            raise Refuse("unknown-secret")
        session = await self.service.cache.get(table)
        if session.table.phase == "closed":
            raise Refuse("unknown-secret")
        return session

    async def _by_link(self, body: wire.JoinTable) -> TableSession:
        if not isinstance(body.table, str):
            raise Refuse("bad-request", "give a table with its secret, or a code")
        try:
            session = await self.service.cache.get(body.table)
        except Refuse as refusal:
            if refusal.code == "unknown-table":
                raise Refuse("unknown-secret") from None
            raise
        now = self.service.clock()
        if not decide.opens(session.table, body.secret, now):
            await self.service.following.refresh(session)
            if not decide.opens(session.table, body.secret, now):
                raise Refuse("unknown-secret")
        return session

    async def join(self, body: wire.JoinTable, holder: str) -> TableSession:
        """Take a seat, or a place to watch."""
        session = await self.find(body)
        await self.service.tasks.whole(self._come_in(session, body, holder))
        return session

    async def _come_in(self, session: TableSession, body: wire.JoinTable, holder: str) -> None:
        async def take_place() -> None:
            entry = decide.join(session.table, body, holder, self.service.clock())
            if entry is None:
                return
            if entry.seat is None and len(session.table.watchers) >= self.service.limits.watchers_of_a_table:
                raise Refuse("limit", "enough people watch this table")
            await self.service.write(session, decide.one(entry), holder, "", (holder,))
            note("joined", table=session.table.id, seat=entry.seat, holder=holder)

        async with session.lock:
            await self.service.up_to_date(session, take_place)

    async def enter(self, name: str, holder: str) -> TableSession:
        """A table where the holder has a place; anything else looks like no table at all."""
        session = await self.service.cache.get(name)
        if not session.table.may_enter(holder):
            await self.service.following.refresh(session)
            if not session.table.may_enter(holder):
                raise Refuse("unknown-table")
        return session


def lobby(session: TableSession) -> wire.Lobby:
    """What somebody with the link sees before joining."""
    table = session.table
    return wire.Lobby(
        table=table.id,
        game=table.game.name,
        options=table.made.options,
        phase=table.phase,
        seats=session.renderer.seats(),
        settings=table.settings,
        commitment=table.commitment,
    )
