"""Applies log rows to a table in memory and broadcasts them, filtered by perspective."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tana.server.live.table_session import Connection, TableSession
from tana.server.metrics import Metrics
from tana.server.protocol.encoding import encode
from tana.server.tables import log
from tana.server.tables.log import Row
from tana.server.tables.table import Prospect, StoryStep

Observer = Callable[[TableSession], None]
"""Called after a table was loaded or changed; must not block."""


@dataclass
class Broadcast:
    """Applies rows to tables, whether they were written by this process or by another."""

    metrics: Metrics
    observers: list[Observer] = field(default_factory=list)

    def apply(self, session: TableSession, row: Row, prospect: Prospect | None = None) -> None:
        """Apply the next row and send an update to every connection."""
        send_step(session, row, session.table.apply(row, prospect))
        self.metrics.frames.inc(len(session.connections))

    def changed(self, session: TableSession) -> None:
        """Notify the observers that a table has changed."""
        for observer in self.observers:
            observer(session)


def send_step(session: TableSession, row: Row, step: StoryStep) -> None:
    """Send every connection exactly one frame: the update for its perspective, or a new snapshot if it loses it."""
    encoded: dict[int | None, bytes] = {}
    for connection in tuple(session.connections):
        if _is_curtain_due(session, connection) or _gave_seat_away(session, connection, row):
            _lower_curtain(session, connection, row.seq - 1)
            continue
        seat = connection.perspective
        if seat not in encoded:
            encoded[seat] = session.renderer.update(row, step, seat)
        connection.push(encoded[seat])
    session.wake_polls()


def _is_curtain_due(session: TableSession, connection: Connection) -> bool:
    """Whether a connection must lose its perspective, because the seat is no longer its own or no longer shared.

    A move at a shared screen does not end it: the player lowers the curtain (`wire.Lower`) after seeing its result.
    """
    table, seat = session.table, connection.perspective
    if seat is None:
        return not table.may_enter(connection.holder)
    mine = table.seats_held_by(connection.holder)
    return seat not in mine and (bool(mine) or not table.seats[seat].open_view)


def _gave_seat_away(session: TableSession, connection: Connection, row: Row) -> bool:
    """Whether a row moved a seat from this screen to a phone. The screen then needs a snapshot with its other seats."""
    entry = row.entry
    return isinstance(entry, log.Joined) and entry.hand and connection.holder in session.table.seating.screens


def _lower_curtain(session: TableSession, connection: Connection, since: int) -> None:
    connection.perspective = None
    if session.table.may_enter(connection.holder):
        connection.push(encode(session.snapshot(connection.holder, None, since)))
    else:
        connection.end("moved")
