"""The list of somebody's tables, for the home screen: one short row of the store for each, and no log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tana.server.live.store_access import stored
from tana.server.protocol import wire
from tana.server.storage.interface import ListedTable, Store
from tana.server.tables import summary

TABLES_OF_A_PAGE = 50


@dataclass
class TableList:
    """Which tables a holder has a place at."""

    store: Store
    clock: Callable[[], int]

    async def of(self, holder: str, first: int) -> wire.Tables:
        """A page of a holder's tables, those touched last first; practice and closed tables are not shown."""
        found = await stored(self.store.tables_of(holder, first, TABLES_OF_A_PAGE))
        lines = [line for one in found if (line := _line(one, holder, self.clock())) is not None]
        return wire.Tables(lines, first + len(found) if len(found) == TABLES_OF_A_PAGE else None)

    async def is_empty(self, holder: str) -> bool:
        """Whether a holder never had a place."""
        return not await stored(self.store.tables_of(holder, 0, 1))


def _line(listed: ListedTable, holder: str, now: int) -> wire.TableLine | None:
    """What a holder sees of a table; None: nothing."""
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
        your_turn=found.phase == "playing" and _waits_for(listed, found, mine),
        days=found.days,
        left_ms=max(0, waiting.deadline - now) if waiting.deadline else None,
        at_end=found.at_end,
    )


def _waits_for(listed: ListedTable, found: summary.Summary, mine: list[int]) -> bool:
    """Whether a table waits for one of these seats. Rows of Tana 0.2 only have whose decision it is."""
    asked = listed.waiting.seats() or [listed.turn]
    return any(seat in mine and found.seating.seats[seat].kind != "bot" for seat in asked)
