"""Whether it is a bot's turn: now, or once a decision is written."""

from __future__ import annotations

from tana.server.tables import log
from tana.server.tables.decision import Decision
from tana.server.tables.position import Position
from tana.server.tables.table import Table


def bot_to_move(table: Table, position: Position | None = None) -> int | None:
    """The seat that decides, if a bot plays it and the game goes on: now, or in a position that is about to be.

    Bots wait while a request to undo is open. A move settles it, so in a new position there is none.
    """
    goes_on = table.phase == "playing" if position is None else table.phase in ("gathering", "playing")
    actor = table.actor if position is None else position.actor
    is_asked = position is None and table.undo_request is not None
    if actor is None or not goes_on or table.paused or is_asked:
        return None
    return actor if table.is_bot(actor) else None


def bot_may_move(table: Table, decision: Decision) -> bool | None:
    """Whether a bot may have to move once these entries are written; None where they do not change that.

    Exact for steps of the game. For changes of seats True only means "perhaps": a worker looks and settles it.
    """
    answer: bool | None = None
    for number, entry in enumerate(decision.entries):
        match entry:
            case log.Started() | log.Played():
                answer = bot_to_move(table, decision.prospects[number].position) is not None
            case log.Paused() | log.Closed() | log.UndoAsked():
                answer = False
            case log.Joined() | log.SeatChanged() | log.Left() | log.Undone() | log.UndoAnswered() | log.Resumed():
                answer = table.phase == "playing"
            case _:
                continue
    return answer
