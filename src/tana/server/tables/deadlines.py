"""Deadlines of a table: whose turn it is, since when, until when, and when to remind. What the store keeps of a clock.

`waiting_now` is for a table in memory. The store keeps the same in columns of its `tables` rows (`asked`,
`asked_since`, `deadline`, `remind`, `voting`, `voting_since`; see `tana.server.tables.waiting.Waiting`), written in the
same commit as the row that changed it, so that lists, notifications and the sweep of deadlines need no log.

A notification is due once for each (table, `asked_since`, seat), and one reminder when `remind` has passed.
"""

from __future__ import annotations

from collections.abc import Sequence

from tana.server.tables import log
from tana.server.tables.decision import Decision
from tana.server.tables.log import Row
from tana.server.tables.table import Table
from tana.server.tables.turn_clock import TurnClock
from tana.server.tables.waiting import Situation, Waiting


def waiting_now(table: Table) -> Waiting:
    """Whom a table waits for, and until when."""
    return _waiting_of(table.clock, table.situation())


def waiting_after(table: Table, rows: Sequence[Row], decision: Decision) -> Waiting:
    """Whom a table waits for once these rows are written."""
    clock, situation, seating = table.clock, table.situation(), table.seating
    taken_back = 0
    for number, row in enumerate(rows):
        prospect = decision.prospects.get(number)
        match row.entry:
            case log.Undone(count=count):
                taken_back += count
                situation = situation.at_position(table.played[-taken_back].seat)
            case log.Joined() | log.SeatChanged() | log.Left():
                seating = seating.after(row.entry)
                situation = situation.with_seats(seating.seats) if row.entry.seat is not None else situation
            case _ if prospect is not None:
                situation = situation.at_position(prospect.position.actor)
            case _:
                situation = situation.after(row)
        clock = clock.after(row, situation)
    return _waiting_of(clock, situation)


def _waiting_of(clock: TurnClock, situation: Situation) -> Waiting:
    asking = clock.asking
    voters = situation.voters(late_of(clock))
    vote = situation.vote if voters else None
    return Waiting(
        asked=sum(1 << seat for seat in asking.seats),
        since=asking.since if asking.seats else 0,
        deadline=clock.deadline or 0,
        remind=clock.reminder or 0,
        voting=sum(1 << seat for seat in voters),
        voting_since=0 if vote is None else vote.since,
    )


def late_of(clock: TurnClock) -> tuple[int, ...]:
    """The seats whose time is over."""
    return clock.asking.seats if clock.asking.up else ()
