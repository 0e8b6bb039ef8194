"""The record of a table on the server: a value, of which each row of the log makes the next one.

What rows make of it is written once, for the page too (`tana.engine.table_rules`). Here rows become what these rules
read, and a record becomes a tuple. The memory that compiled code works on is used again and again: for one thread
alone.
"""

from __future__ import annotations

from typing import Any, get_args

import numpy as np

from tana.compile.rule import compiled
from tana.core.domain import MAX_SEATS
from tana.core.record import AnyRecord
from tana.core.record_objects import Tuples, pack, unpack
from tana.engine import table_rules
from tana.engine.readiness import is_ready
from tana.engine.table_rules import ENTRY, NOBODY, SEAT_KIND, Change, TableRecord
from tana.server.protocol.wire import Phase, Settings
from tana.server.tables import log
from tana.server.tables.log import Row

PHASES: tuple[Phase, ...] = get_args(Phase)
NO_ACTIONS = (0,) * MAX_SEATS
"""`last_actions` before the first action."""
_KINDS = {kind: ENTRY.number(kind.__struct_config__.tag or "") for kind in get_args(log.AnyEntry)}
_RECORDS, _CHANGES = Tuples(TableRecord), Tuples(Change)
_tables, _changes = TableRecord.array(1), Change.array(1)
_table_memory, _change_memory = (array.view(np.uint8).data for array in (_tables, _changes))
_take = compiled(table_rules.take)


def seats_in(seats: int) -> list[int]:
    """The seats of a set: bit 0 is the first seat."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def seat_or_none(seat: int) -> int | None:
    """A seat of the record."""
    return None if seat == NOBODY else seat


def created(row: Row, made: log.Created, holders: list[int]) -> TableRecord:
    """The record of a new table, given the number of each seat's holder."""
    record = _after(_RECORDS.blank, _change(row, number=len(made.seats), **_pace_of(made.settings)))
    for seat, (now, holder) in enumerate(zip(made.seats, holders, strict=True)):
        seated = _change(row, log.SeatChanged, seat=seat, seat_kind=SEAT_KIND.number(now.kind), holder=holder)
        record = _after(record, seated)
    return record


def moved(
    record: TableRecord, row: Row, actor: int | None, reveals: bool, last_actions: tuple[int, ...]
) -> TableRecord:
    """The record after a row that leads to another position: whose decision it is, and what `Change` says of `yes` and
    `last_actions`."""
    entry = row.entry
    seat: int = getattr(entry, "seat", NOBODY)
    number = entry.number if isinstance(entry, log.Played) else getattr(entry, "count", 0)
    decides = NOBODY if actor is None else actor
    kind = _KINDS[type(entry)]
    made = _CHANGES.make(kind, row.seq, row.at, seat, decides, number, int(reveals), 0, NOBODY, 0, 0, 0, last_actions)
    return _after(record, made)


def seated(record: TableRecord, row: Row, kind: str, holder: int) -> TableRecord:
    """The record after a row about a seat, whose kind and holder are these now."""
    seat: Any = getattr(row.entry, "seat", None)
    return _after(record, _change(row, seat=seat, seat_kind=SEAT_KIND.number(kind), holder=holder))


def changed(record: TableRecord, row: Row) -> TableRecord:
    """The record after any other row."""
    return _after(record, _change(row, **_contents(row.entry)))


def _contents(entry: log.AnyEntry) -> dict[str, Any]:
    match entry:
        case log.SettingsChanged(settings=settings):
            return _pace_of(settings)
        case log.UndoAnswered(seat=seat, agree=agree) | log.ProposalAnswered(seat=seat, agree=agree):
            return {"seat": seat, "yes": int(agree)}
        case log.Proposed(seat=seat, settings=settings):
            return {"seat": seat, "yes": int(settings is None)}
        case log.Extended(seat=seat, ms=ms, cause=cause):
            return {"seat": seat, "number": ms, "yes": int(cause == "vacation")}
        case log.Contributed(seat=seat) | log.UndoAsked(seat=seat):
            return {"seat": seat}
    return {}


def _pace_of(settings: Settings) -> dict[str, Any]:
    return {"timer_s": settings.timer_s, "turn_h": settings.turn_h, "vacation_d": settings.vacation_d}


def _change(
    row: Row,
    kind: type[log.Entry] | None = None,
    *,
    seat: int = NOBODY,
    number: int = 0,
    yes: int = 0,
    seat_kind: int = 0,
    holder: int = NOBODY,
    timer_s: int = 0,
    turn_h: int = 0,
    vacation_d: int = 0,
) -> AnyRecord:
    of = _KINDS[kind or type(row.entry)]
    pace = timer_s, turn_h, vacation_d
    return _CHANGES.make(of, row.seq, row.at, seat, NOBODY, number, yes, seat_kind, holder, *pace, NO_ACTIONS)


def _after(record: TableRecord, change: AnyRecord) -> TableRecord:
    """The record after an entry."""
    _RECORDS.write(record, _table_memory)
    if not is_ready(table_rules.__name__):
        return _interpreted(change)
    _CHANGES.write(change, _change_memory)
    _take(_tables, _changes)
    return _RECORDS.read(_table_memory)  # type: ignore[no-any-return]


def _interpreted(change: AnyRecord) -> TableRecord:
    """The same, while nothing is compiled."""
    table = unpack(TableRecord, bytes(_table_memory))
    table_rules.take([table], [change])  # type: ignore[arg-type]
    return _RECORDS.read(pack(TableRecord, table))  # type: ignore[no-any-return]
