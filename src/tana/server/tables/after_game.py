"""After the game: who may have its record, receipt and replay, and how these are made.

Nothing of this is given out before the end. Making them takes as long as playing the game again, so that is done in
another process (`tana.server.live.after_game`): the functions at the end know nothing of tables. A receipt is what a
table has kept anyway.
"""

from __future__ import annotations

import json
from functools import lru_cache

from msgspec import Raw

from tana.core.events import Event
from tana.core.game_file import lines_of
from tana.core.match import Match
from tana.engine.views import ViewCache
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables.finished_game import FinishedGame, positions_of
from tana.server.tables.outcome import wire_outcome
from tana.server.tables.perspective import perspective_of
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table

# --- who may have what ---------------------------------------------------------------------------------------


def need_end(table: Table) -> None:
    """Nothing of this is given out before the end."""
    if not table.is_finished():
        raise Refuse("not-now", "the game is not over")


def need_player(table: Table, holder: str) -> None:
    """Records and receipts tell every secret of the game: they are for those who played it."""
    need_end(table)
    if not table.seats_held_by(holder) and holder != table.host:
        raise Refuse("not-allowed", "only players can do that")


def need_record(table: Table, holder: str) -> None:
    """Whether there is a record that this holder may have."""
    need_player(table, holder)
    if table.made.position is not None:
        raise Refuse("not-now", "a game from a position has no record")


def point_of_view(table: Table, holder: str, wanted: int | None) -> int | None:
    """Players may look through any seat's eyes once the game is over; spectators where a seat consents."""
    need_end(table)
    if wanted is not None and table.seats_held_by(holder) and wanted <= len(table.seats):
        return wanted - 1
    return None if wanted is None else perspective_of(table, holder, wanted)


def may_see_moves(table: Table, holder: str, seat: int) -> bool:
    """Whether a holder may know every choice of a seat (from 0) once the game is over: players, and spectators with
    whom the seat shares its view."""
    return bool(table.seats_held_by(holder)) or holder == table.host or table.seats[seat].open_view


def was_visible(table: Table, number: int) -> bool:
    """Whether spectators saw everything that happened in a move (from 1) of the finished game."""
    step = table.story[table.played[number - 1].seq - 1]
    return all(event.visible_to(None) for event in step.events)


# --- for another process -------------------------------------------------------------------------------------


@lru_cache(1)
def match_of(game: FinishedGame) -> Match:
    """The game played again; the last one is kept, since several things are asked about it."""
    return game.match()


def record_of(game: FinishedGame) -> list[bytes]:
    """The lines of the record."""
    return [f"{json.dumps(line, ensure_ascii=False)}\n".encode() for line in lines_of(match_of(game))]


def replay_of(game: FinishedGame, perspective: int | None) -> list[bytes]:
    """Every step as one point of view lived it, as a `wire.ReplayFrame` each; then the outcome."""
    match = match_of(game)
    views = ViewCache(match.game, game.seats)
    seats = (None, *(move.seat for move in match.moves))
    events = (match.setup_events, *(move.events for move in match.moves))
    frames = []
    for number, memory in enumerate(positions_of(match)):
        views.follow(memory, number)
        seat = seats[number]
        following = seats[number + 1] if number < len(match.moves) else None
        frame = wire.ReplayFrame(
            number=number,
            seat=_from_one(seat),
            notation=match.game.actions.notation(match.moves[number - 1].action)
            if seat is not None and seat == perspective
            else None,
            events=_seen(events[number], perspective),
            turn=_from_one(following),
            view=Raw(views.whole(perspective)),
        )
        frames.append(encode(frame))
    outcome = match.outcome
    return [*frames, encode(None if outcome is None else wire_outcome(outcome))]


def _from_one(seat: int | None) -> int | None:
    return None if seat is None else seat + 1


def _seen(events: tuple[Event, ...], perspective: int | None) -> list[wire.WireEvent]:
    return [wire.WireEvent(event.name, event.arguments) for event in events if event.visible_to(perspective)]
