"""Deadlines of a table: whose turn it is, since when, until when, and when to remind. What the store keeps of a clock.

The store keeps the same in columns of its `tables` rows (`asked`,
`asked_since`, `deadline`, `remind`, `voting`, `voting_since`; see `tana.server.tables.waiting.Waiting`), written in the
same commit as the row that changed it, so that lists, notifications and the sweep of deadlines need no log.

A notification is due once for each (table, `asked_since`, seat), and one reminder when `remind` has passed.
"""

from __future__ import annotations

from tana.engine.table_rules import TableRecord, ends_at, remind_at
from tana.server.tables.waiting import Waiting


def waiting_of(record: TableRecord) -> Waiting:
    """Whom a table waits for, and until when."""
    return Waiting(
        asked=record.asked,
        since=record.since if record.asked else 0,
        deadline=ends_at(record),
        remind=remind_at(record),
        voting=record.voters,
        voting_since=record.proposed_at if record.voters else 0,
    )
