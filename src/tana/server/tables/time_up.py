"""What happens when the time of a seat is over: an extension, or what the table's settings say."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tana.engine.table_rules import DAY_MS, HOUR_MS, ends_at, first_of
from tana.server.tables import log
from tana.server.tables.commands.seating import DEFAULT_LEVEL, stand_in
from tana.server.tables.decision import Decision, one
from tana.server.tables.table import Table

LIVE_MS = HOUR_MS
"""How much longer a turn lasts while everybody is at the table."""


class Circumstances(Struct, frozen=True):
    """What a log does not tell about the moment when a deadline is reached."""

    now: int
    everybody_here: bool = False
    away_from: int = 0
    away_until: int = 0
    """When the server was not running last (or its clock was set): deadlines in between are extended once."""


def at_deadline(table: Table, moment: Circumstances) -> Decision | None:
    """The entries to write when the time of a table is over; None while it is not."""
    deadline = ends_at(table.record)
    if not deadline or moment.now < deadline:
        return None
    seat = first_of(table.record.asked)
    if table.record.consent:
        return one(log.UndoAnswered(seat, agree=False))
    more = _extension(table, moment, deadline)
    if more is not None:
        return one(log.Extended(seat, *more))
    if end_of(table) != "bot":
        return one(log.TimeUp(seat))
    before = table.seats[seat].now
    bot = stand_in(before, before.level or DEFAULT_LEVEL, "time")
    return Decision((log.TimeUp(seat), log.SeatChanged(seat, bot)))


def outcome_of(decision: Decision) -> str:
    """What followed from a deadline, as operators count it: an extension by its cause, `bot`, `ask` or `declined`."""
    match decision.entries[-1]:
        case log.Extended(cause=cause):
            return cause
        case log.SeatChanged():
            return "bot"
        case log.UndoAnswered():
            return "declined"
    return "ask"


def _extension(
    table: Table, moment: Circumstances, deadline: int
) -> tuple[int, Literal["vacation", "live", "outage"]] | None:
    """How much time the seat gets after all, and why."""
    record = table.record
    if record.days and moment.everybody_here:
        return moment.now - deadline + LIVE_MS, "live"
    if moment.away_from < deadline <= moment.away_until:
        grace = min(moment.away_until - moment.away_from, record.allowance // 2)
        return moment.now - deadline + grace, "outage"
    if record.vacation_left > 0:
        return min(DAY_MS, record.vacation_left), "vacation"
    return None


def end_of(table: Table) -> Literal["ask", "bot", "wait"]:
    """What happens once the time of the present turn is over. The last person at a table is waited for: bots do not
    play a game to its end among themselves."""
    return "wait" if table.record.alone else table.settings.time_out
