"""The list of somebody's tables, for the home screen: one short row of the store for each, and no log."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from tana.server.live.store_access import stored
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.storage.interface import ListedTable, Store
from tana.server.tables import summary

TABLES_OF_A_PAGE = 50
MARK_DIGITS = 16


@dataclass
class TableList:
    """Which tables a holder has a place at."""

    store: Store
    ask_again_seconds: float
    """How often somebody who waits asks the store: other processes change tables, too."""
    _waiting: dict[str, set[asyncio.Event]] = field(default_factory=dict)
    """By holder: requests that are answered when one of the holder's tables changes."""
    _closing: bool = False

    async def changed(self, holder: str, first: int, mark: str, wait: float) -> wire.Tables:
        """A page of a holder's tables as soon as it differs from the one with this mark, or when the time is up."""
        end = asyncio.get_running_loop().time() + wait
        with self._news_for(holder) as news:
            while True:
                news.clear()
                page = await self.of(holder, first)
                left = end - asyncio.get_running_loop().time()
                if page.mark != mark or left <= 0 or self._closing:
                    return page
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), min(left, self.ask_again_seconds))

    @contextlib.contextmanager
    def _news_for(self, holder: str) -> Iterator[asyncio.Event]:
        news = asyncio.Event()
        self._waiting.setdefault(holder, set()).add(news)
        try:
            yield news
        finally:
            self._waiting[holder].discard(news)
            if not self._waiting[holder]:
                del self._waiting[holder]

    def table_changed(self, session: TableSession) -> None:
        """Wake everybody with a place at a table who waits for news."""
        for holder in self._waiting.keys() & session.table.seating.holders():
            for news in self._waiting[holder]:
                news.set()

    def end_waiting(self) -> None:
        """Answer everybody who waits: the server shuts down."""
        self._closing = True
        for waiting in self._waiting.values():
            for news in waiting:
                news.set()

    async def of(self, holder: str, first: int) -> wire.Tables:
        """A page of a holder's tables, those touched last first; practice and closed tables are not shown."""
        found = await stored(self.store.tables_of(holder, first, TABLES_OF_A_PAGE))
        lines = [line for one in found if (line := _line(one, holder)) is not None]
        more = first + len(found) if len(found) == TABLES_OF_A_PAGE else None
        mark = hashlib.sha256(encode(wire.Tables(lines, more))).hexdigest()[:MARK_DIGITS]
        return wire.Tables(lines, more, mark)

    async def is_empty(self, holder: str) -> bool:
        """Whether a holder never had a place."""
        return not await stored(self.store.tables_of(holder, 0, 1))


def _line(listed: ListedTable, holder: str) -> wire.TableLine | None:
    """What a holder sees of a table; None: nothing."""
    if listed.body is None:
        return None
    found = summary.decode(listed.body)
    if found.phase == "closed" or found.private or not found.seating.has_place(holder):
        return None
    mine = found.seating.held_by(holder)
    return wire.TableLine(
        table=listed.table,
        game=found.game,
        phase=found.phase,
        names=[seat.name for seat in found.seating.seats],
        yours=[seat + 1 for seat in mine],
        your_turn=listed.turn in mine,
        turn=None if listed.turn == summary.NOBODY else listed.turn + 1,
        animals=[seat.animal for seat in found.seating.seats],
        company=any(seat.kind == "open" or seat.holder not in (None, holder) for seat in found.seating.seats),
    )
