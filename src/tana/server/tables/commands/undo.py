"""Undo: alone up to the last moment anybody learned something, beyond it where everybody agrees."""

from __future__ import annotations

from tana.engine.table_rules import NOBODY, undo_count, undo_missing
from tana.server.protocol import wire
from tana.server.tables import log
from tana.server.tables.decision import Asker, Decision, one
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table


def undo(table: Table, command: wire.Undo, asker: Asker) -> Decision:
    """Take the seat's last action back; beyond the boundary ask the others, where the table allows it."""
    seat = command.seat - 1
    if table.can_undo(seat):
        return one(log.Undone(seat, 1))
    if table.settings.undo != "consent":
        raise Refuse("boundary")
    count = undo_count(table.record, seat)
    if count == 0:
        raise Refuse("boundary", "this seat has not played yet")
    if table.undo_asked is not None:
        raise Refuse("not-now", "a request to take back is waiting for answers")
    asked = log.UndoAsked(seat)
    if undo_missing(table.record, seat, NOBODY) == 0:
        return Decision((asked, log.Undone(seat, count, agreed=True)))
    return one(asked)


def answer(table: Table, command: wire.AnswerUndo, asker: Asker) -> Decision:
    """Agree to a request or not; with the last agreement the actions are taken back."""
    record, seat = table.record, command.seat - 1
    given = log.UndoAnswered(seat, command.agree)
    if command.agree and undo_missing(record, record.undo_by, seat) == 0:
        return Decision((given, log.Undone(record.undo_by, undo_count(record, record.undo_by), agreed=True)))
    return one(given)
