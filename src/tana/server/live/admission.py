"""Admission to tables: joining by link or code, to play or to watch, and returning to a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tana.server.live.limits import Limits
from tana.server.live.store_access import stored
from tana.server.live.table_cache import TableCache
from tana.server.live.table_session import TableSession
from tana.server.live.table_writer import TableWriter
from tana.server.live.tasks import Tasks
from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.storage.interface import Store
from tana.server.tables import credentials
from tana.server.tables.commands import joining
from tana.server.tables.decision import one
from tana.server.tables.refusal import Refuse


@dataclass
class Admission:
    """Finds tables by link, code or name, and lets people join them."""

    store: Store
    cache: TableCache
    writer: TableWriter
    tasks: Tasks
    limits: Limits
    clock: Callable[[], int]

    async def find(self, body: wire.JoinTable) -> TableSession:
        """The table of a link or code; raises the same `Refuse` for everything that does not open one."""
        session = await self._by_code(body.code) if isinstance(body.code, str) else await self._by_link(body)
        if session.table.is_private:
            raise Refuse("unknown-secret")
        return session

    def moved_by(self, session: TableSession, body: wire.JoinTable) -> int | None:
        """The seat (from 0) that a link moves to another device; None for an invitation to the table."""
        return joining.seat_of_link(session.table, body.secret, self.clock())

    async def _by_code(self, code: str) -> TableSession:
        table = await stored(self.store.find_code(credentials.tidy_code(code)))
        if table is None:
            raise Refuse("unknown-secret")
        session = await self.cache.get(table)
        if session.table.phase == "closed":
            raise Refuse("unknown-secret")
        return session

    async def _by_link(self, body: wire.JoinTable) -> TableSession:
        if not isinstance(body.table, str):
            raise Refuse("bad-request", "give a table with its secret, or a code")
        try:
            session = await self.cache.get(body.table)
        except Refuse as refusal:
            if refusal.code == "unknown-table":
                raise Refuse("unknown-secret") from None
            raise
        now = self.clock()
        if not joining.opens(session.table, body.secret, now):
            await self.writer.replication.refresh(session)
            if not joining.opens(session.table, body.secret, now):
                raise Refuse("unknown-secret")
        seat = joining.seat_of_link(session.table, body.secret, now)
        if seat is not None and not await self._is_signed_in(session.table.seats[seat].link_device):
            raise Refuse("unknown-secret")
        return session

    async def _is_signed_in(self, device: str) -> bool:
        """Whether a device is still signed in. Links of version 0.2 contain no device, and count as signed in."""
        return not device or device in await stored(self.store.devices.alive([device]))

    async def join(self, body: wire.JoinTable, holder: str) -> TableSession:
        """Join a table by link or code, as a player or to watch."""
        session = await self.find(body)
        await self.tasks.shielded(self._come_in(session, body, holder))
        return session

    async def join_open(self, name: str, body: wire.JoinTable, holder: str) -> TableSession:
        """Join an open table; raises `Refuse` if its game has begun. The caller has checked that it is open."""
        session = await self.cache.get(name)
        if session.table.phase != "gathering":
            raise Refuse("not-now", "this table can no longer be joined")
        await self.tasks.shielded(self._come_in(session, body, holder))
        return session

    async def _come_in(self, session: TableSession, body: wire.JoinTable, holder: str) -> None:
        async def take_place() -> None:
            entry = joining.join(session.table, body, holder, self.clock())
            if entry is None:
                return
            if entry.seat is None and len(session.table.watchers) >= self.limits.watchers_of_a_table:
                raise Refuse("limit", "too many people are watching this table")
            await self.writer.write(session, one(entry), holder, "", (holder,))
            note("joined", table=session.table.id, seat=entry.seat, holder=holder)

        async with session.lock:
            await self.writer.with_retries(session, take_place)

    async def enter(self, name: str, holder: str) -> TableSession:
        """A table where the holder has a place; raises the same `Refuse` for other tables and for unknown ones."""
        session = await self.cache.get(name)
        if not session.table.may_enter(holder):
            await self.writer.replication.refresh(session)
            if not session.table.may_enter(holder):
                raise Refuse("unknown-table")
        return session


def lobby(session: TableSession, moves: int | None) -> wire.Lobby:
    """The view of a table before joining it; `moves`: the seat (from 0) that the link moves to another device."""
    table = session.table
    return wire.Lobby(
        table=table.id,
        game=table.game.name,
        options=table.made.options,
        phase=table.phase,
        seats=session.renderer.seats(),
        settings=table.settings,
        commitment=table.commitment,
        practice=table.made.practice,
        moves=None if moves is None else moves + 1,
        hand=moves is not None and table.seats[moves].link_hand,
    )
