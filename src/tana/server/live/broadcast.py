"""Telling everybody at a table what a row of its log means for them."""

from __future__ import annotations

from tana.server.live.table_session import Connection, TableSession
from tana.server.protocol.encoding import encode
from tana.server.tables.log import Row
from tana.server.tables.table import StoryStep


def tell(session: TableSession, row: Row, step: StoryStep) -> None:
    """Send everybody at the table what a row means for them: exactly one frame each."""
    encoded: dict[int | None, bytes] = {}
    for connection in tuple(session.connections):
        if _is_curtain_due(session, connection):
            _lower_curtain(session, connection, row.seq - 1)
            continue
        seat = connection.perspective
        if seat not in encoded:
            encoded[seat] = session.renderer.update(row, step, seat)
        connection.push(encoded[seat])
    session.wake_polls()


def _is_curtain_due(session: TableSession, connection: Connection) -> bool:
    """Whether a connection must not go on with its perspective: the decision passes to another seat at the same
    screen, or the seat is not its own (or not open) any more."""
    table, seat = session.table, connection.perspective
    if seat is None:
        return not table.may_enter(connection.holder)
    mine = table.seats_held_by(connection.holder)
    if seat in mine:
        return len(mine) > 1 and table.actor != seat and table.actor in mine
    return bool(mine) or not table.seats[seat].open_view


def _lower_curtain(session: TableSession, connection: Connection, since: int) -> None:
    connection.perspective = None
    if session.table.may_enter(connection.holder):
        connection.push(encode(session.snapshot(connection.holder, None, since)))
    else:
        connection.end("moved")
