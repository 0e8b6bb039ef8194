"""The list of a holder's tables for the home screen, made from summaries in the store, without reading logs."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from tana.engine.table_rules import NOBODY
from tana.server.bus.long_polls import LongPolls
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
    """Lists the tables of holders, and long-polls for changes."""

    store: Store
    clock: Callable[[], int]
    polls: LongPolls

    async def changed(self, holder: str, first: int, mark: str, wait: float) -> wire.Tables:
        """Long-poll: return a page of a holder's tables as soon as its mark differs from `mark`, or on timeout."""
        return await self.polls.changed(lambda: self.of(holder, first), mark, wait, holder)

    def table_changed(self, session: TableSession) -> None:
        """Wake the long polls of everybody with a place at a table."""
        self.polls.wake(session.table.seating.holders())

    async def of(self, holder: str, first: int) -> wire.Tables:
        """A page of a holder's tables, without practice and closed ones: running games first, then by last change."""
        found = await stored(self.store.tables_of(holder, first, TABLES_OF_A_PAGE))
        now = self.clock()
        lines = [line for one in found if (line := _line(one, holder, now)) is not None]
        more = first + len(found) if len(found) == TABLES_OF_A_PAGE else None
        return wire.Tables(lines, more, _mark(lines, [one.waiting.deadline for one in found], more))

    async def is_empty(self, holder: str) -> bool:
        """Whether a holder has never had a place at a table."""
        return not await stored(self.store.tables_of(holder, 0, 1))


def _line(listed: ListedTable, holder: str, now: int) -> wire.TableLine | None:
    """The line of a table in a holder's list; None if it is not listed."""
    if listed.body is None:
        return None
    found = summary.decode(listed.body)
    if found.phase == "closed" or found.private or not found.seating.has_place(holder):
        return None
    mine, waiting = found.seating.held_by(holder), listed.waiting
    return wire.TableLine(
        table=listed.table,
        game=found.game,
        phase=found.phase,
        names=[seat.name for seat in found.seating.seats],
        yours=[seat + 1 for seat in mine],
        turn=None if listed.turn == NOBODY else listed.turn + 1,
        animals=[seat.animal for seat in found.seating.seats],
        company=any(seat.kind == "open" or seat.holder not in (None, holder) for seat in found.seating.seats),
        your_turn=found.phase == "playing" and _waits_for(listed, found, mine),
        days=found.days,
        left_ms=max(0, waiting.deadline - now) if waiting.deadline else None,
        at_end=found.at_end,
    )


def _mark(lines: list[wire.TableLine], deadlines: list[int | None], more: int | None) -> str:
    """A digest of a page. It includes deadlines, but not the remaining time, which changes constantly."""
    fixed = wire.Tables([replace(line, left_ms=None) for line in lines], more)
    return hashlib.sha256(encode(fixed) + repr(deadlines).encode()).hexdigest()[:MARK_DIGITS]


def _waits_for(listed: ListedTable, found: summary.Summary, mine: list[int]) -> bool:
    """Whether a table waits for one of these seats. Rows of Tana 0.2 contain only the seat whose turn it is."""
    asked = [] if listed.settles else listed.waiting.seats() or [listed.turn]
    votes = [seat for seat in mine if listed.waiting.voting >> seat & 1]
    return any(seat in mine and found.seating.seats[seat].kind != "bot" for seat in [*asked, *votes])
