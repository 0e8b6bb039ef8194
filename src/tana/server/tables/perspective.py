"""Which perspective a holder gets at a table."""

from __future__ import annotations

from tana.server.protocol import wire
from tana.server.tables.guards import Attempt, check
from tana.server.tables.table import Table


def perspective_of(table: Table, holder: str, wanted: int | None) -> int | None:
    """The seat (from 0) whose knowledge a holder is shown, or None for what everybody may see.

    `wanted` (from 1) must be the holder's own seat or one that shares its view; without it, the holder's only seat.
    """
    if wanted is None:
        mine = table.seats_held_by(holder)
        return mine[0] if len(mine) == 1 else None
    check(wire.Lift.guards, Attempt(table, holder, wanted - 1))
    return wanted - 1
