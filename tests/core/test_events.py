"""Events: rows of numbers that become sentences, and the seats that may see them."""

from __future__ import annotations

import pytest

from tana.core.actions import Argument
from tana.core.domain import SEAT, Domain
from tana.core.events import PUBLIC, WIDTH, Event, EventTable, Kind, Log, emit, only, reveals_anything

COLOUR = Domain("colour", ("red", "blue"))
TABLE = EventTable(
    Kind("moved", Argument("seat", SEAT)),
    Kind("revealed", Argument("seat", SEAT), Argument("colour", COLOUR), reveals=True),
)


def test_rows_become_events_in_order() -> None:
    log = Log.blank()
    emit(log, TABLE.number("moved"), PUBLIC, 2)
    emit(log, TABLE.number("revealed"), only(1), 1, 1)
    assert TABLE.read(log) == [
        Event("moved", {"seat": "3"}, None, False),
        Event("revealed", {"seat": "2", "colour": "blue"}, frozenset({1}), True),
    ]


def test_who_may_see_an_event() -> None:
    log = Log.blank()
    emit(log, 0, PUBLIC, 0)
    emit(log, 0, only(0) | only(3), 0)
    public, private = TABLE.read(log)
    assert [public.visible_to(seat) for seat in (None, 0, 1, 3)] == [True] * 4
    assert [private.visible_to(seat) for seat in (None, 0, 1, 3)] == [False, True, False, True]


def test_the_undo_boundary_is_made_of_reveals() -> None:
    quiet = Event("moved", {}, None, False)
    news = Event("revealed", {}, frozenset({2}), True)
    assert not reveals_anything([])
    assert not reveals_anything([quiet, quiet])
    assert reveals_anything([quiet, news]), "also if only one seat has learned something"


def test_a_kind_fits_into_a_row() -> None:
    with pytest.raises(ValueError, match="at most 6 arguments"):
        Kind("long", *(Argument(str(i), SEAT) for i in range(WIDTH - 1)))


def test_kinds_have_different_names() -> None:
    with pytest.raises(ValueError, match="share a name"):
        EventTable(Kind("moved"), Kind("moved"))
