"""Whether it is a bot's turn: now, or once a decision is written."""

from __future__ import annotations

from tana.engine.table_rules import NOBODY, TableRecord
from tana.server.tables import log
from tana.server.tables.decision import Decision
from tana.server.tables.table import Table
from tana.server.tables.table_record import seat_or_none

_MATTERS = (
    *(log.Started, log.Played, log.Undone, log.Joined, log.SeatChanged, log.Left),
    *(log.UndoAsked, log.UndoAnswered, log.Paused, log.Resumed, log.Closed),
)
"""Entries that may change whether a bot has to move."""


def bot_to_move(table: Table) -> int | None:
    """The seat that decides, if a bot plays it and the game goes on. Bots wait while a request to undo is open."""
    return seat_or_none(table.record.bot)


def bot_may_move(decision: Decision, after: TableRecord) -> bool | None:
    """Whether a bot has to move once these entries are written; None where they do not change that."""
    matters = any(isinstance(entry, _MATTERS) for entry in decision.entries)
    return after.bot != NOBODY if matters else None
