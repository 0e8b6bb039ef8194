"""After the game: the record, the receipt, the replay. Nothing of this is given out before the end."""

from __future__ import annotations

import asyncio
import json

from msgspec import Raw

from tana.core import record
from tana.core.chance import rng_from
from tana.core.events import Event
from tana.core.game_file import lines_of
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables import decide
from tana.server.tables.outcome import outcome_of
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table

BREATHE = 20
"""Replay steps worked out before others get their turn."""


def need_end(table: Table) -> None:
    """Nothing of this is given out before the end."""
    if not table.is_finished():
        raise Refuse("not-now", "the game is not over")


def record_of(table: Table, holder: str) -> bytes:
    """The record with every secret of the game: for those who played it."""
    _need_player(table, holder)
    if table.made.position is not None:
        raise Refuse("not-now", "a game from a position has no record")
    lines = lines_of(table.match())
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines).encode()


def receipt_of(table: Table, holder: str) -> wire.Receipt:
    """Everything that the luck of a finished game follows from: for those who played it."""
    _need_player(table, holder)
    return table.receipt()


def _need_player(table: Table, holder: str) -> None:
    need_end(table)
    if not table.seats_held_by(holder) and holder != table.host:
        raise Refuse("not-allowed", "only players can do that")


async def replay_of(table: Table, holder: str, wanted: int | None) -> wire.Replay:
    """A finished game step by step as one point of view lived it."""
    need_end(table)
    perspective = _point_of_view(table, holder, wanted)
    match = table.match()
    state = record.copy(match._start)
    frames = [_frame(table, state, 0, None, None, match.setup_events, perspective)]
    for number, move in enumerate(match.moves, start=1):
        table.game.rules.apply(state, move.action, rng_from(move.entropy), None)
        own = table.game.actions.notation(move.action) if move.seat == perspective else None
        frames.append(_frame(table, state, number, move.seat, own, move.events, perspective))
        if number % BREATHE == 0:
            await asyncio.sleep(0)
    point = None if perspective is None else perspective + 1
    return wire.Replay(table.id, table.game.name, point, frames, outcome_of(table))


def _point_of_view(table: Table, holder: str, wanted: int | None) -> int | None:
    """Players may look through any seat's eyes once the game is over; spectators where a seat consents."""
    if wanted is not None and table.seats_held_by(holder) and wanted <= len(table.seats):
        return wanted - 1
    return None if wanted is None else decide.perspective_of(table, holder, wanted)


def _frame(
    table: Table,
    state: object,
    number: int,
    seat: int | None,
    notation: str | None,
    events: tuple[Event, ...],
    perspective: int | None,
) -> wire.ReplayFrame:
    actor = table.game.actor(state)
    seen = [wire.WireEvent(event.name, event.arguments) for event in events if event.visible_to(perspective)]
    return wire.ReplayFrame(
        number=number,
        seat=None if seat is None else seat + 1,
        notation=notation,
        events=seen,
        turn=None if actor is None else actor + 1,
        view=Raw(encode(table.game.view(state, perspective))),
    )
