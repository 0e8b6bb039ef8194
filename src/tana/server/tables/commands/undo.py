"""Undo: alone up to the last moment anybody learned something, beyond it where everybody agrees."""

from __future__ import annotations

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
    count = _actions_since_own(table, seat)
    if table.undo_request is not None:
        raise Refuse("not-now", "a request to take back is waiting for answers")
    asked = log.UndoAsked(seat)
    if _all_agree(table, seat, set()):
        return Decision((asked, log.Undone(seat, count, agreed=True)))
    return one(asked)


def answer(table: Table, command: wire.AnswerUndo, asker: Asker) -> Decision:
    """Agree to a request or not; with the last agreement the actions are taken back."""
    request = table.undo_request
    assert request is not None
    given = log.UndoAnswered(command.seat - 1, command.agree)
    if command.agree and _all_agree(table, request.seat, {*request.agreed, *table.seats_held_by(asker.holder)}):
        return Decision((given, log.Undone(request.seat, _actions_since_own(table, request.seat), agreed=True)))
    return one(given)


def _actions_since_own(table: Table, seat: int) -> int:
    """The number of actions to take back in order to undo the seat's last one."""
    for count, line in enumerate(reversed(table.played), start=1):
        if line.seat == seat:
            return count
    raise Refuse("boundary", "this seat has not played yet")


def _all_agree(table: Table, asking: int, agreed: set[int]) -> bool:
    """Whether every person but the asking one has agreed (bots always do)."""
    holder = table.seats[asking].now.holder
    return {n for n in table.people() if table.seats[n].now.holder != holder} <= agreed
