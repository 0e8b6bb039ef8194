"""The list of somebody's tables, for the home screen."""

from __future__ import annotations

from dataclasses import dataclass

from tana.server.live.stored import stored
from tana.server.live.table_cache import TableCache
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.storage.interface import Store
from tana.server.tables.refusal import Refuse

MOST = 50


@dataclass
class TableList:
    """Which tables a holder has a place at."""

    cache: TableCache
    store: Store

    async def of(self, holder: str) -> list[wire.TableLine]:
        """The tables of a holder that can still be loaded, newest first; practice is not kept."""
        lines = []
        for name in (await stored(self.store.tables_of(holder)))[:MOST]:
            try:
                session = await self.cache.get(name)
            except Refuse:
                continue
            if _is_listed(session, holder):
                lines.append(_line(session, holder))
        return lines


def _is_listed(session: TableSession, holder: str) -> bool:
    table = session.table
    return table.phase != "closed" and not table.is_private and table.may_enter(holder)


def _line(session: TableSession, holder: str) -> wire.TableLine:
    table, mine = session.table, session.table.seats_held_by(holder)
    return wire.TableLine(
        table=table.id,
        game=table.game.name,
        phase=table.phase,
        seats=session.renderer.seats(),
        yours=[seat + 1 for seat in mine],
        your_turn=table.actor in mine,
        seq=table.seq,
    )
