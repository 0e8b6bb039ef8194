"""Whom a table asks, read from the row that it wrote. Nothing here knows a game."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from tana.server.storage.notices import Turn
from tana.server.tables import summary
from tana.server.tables.log import SeatRecord
from tana.server.tables.summary import Summary

CARDS_IN_MEMORY = 4096


class Asked(Struct, frozen=True):
    """A person whom a table waits for, with what everybody at it may know."""

    holder: str
    seats: int
    """Their seats that are asked, as a set of bits."""
    decides: bool
    """It is their decision; otherwise they are asked for an answer, such as to an undo."""
    game: str
    name: str
    others: tuple[str, ...]
    """The names of everybody else at the table, in the order of the seats."""


def asked_at(turn: Turn) -> list[Asked]:
    """The people whom a table waits for, each once; nobody where a bot decides or somebody plays alone."""
    if turn.card is None:
        return []
    table = _summary(turn.card)
    seats = table.seating.seats
    if table.phase != "playing" or table.private or len({one.holder for one in seats if one.holder}) < 2:
        return []
    found: dict[str, Asked] = {}
    for number in turn.seats():
        if number < len(seats) and (holder := seats[number].holder) and _is_person(seats[number]):
            known = found.get(holder) or _asked(holder, number, table)
            decides = known.decides or number == turn.decides
            found[holder] = replace(known, seats=known.seats | 1 << number, decides=decides)
    return list(found.values())


def asked_of(turn: Turn, holder: str) -> Asked | None:
    """What a table asks of a holder; None: nothing."""
    return next((one for one in asked_at(turn) if one.holder == holder), None)


def _is_person(seat: SeatRecord) -> bool:
    return seat.kind != "bot" and not seat.standin


def _asked(holder: str, seat: int, table: Summary) -> Asked:
    seats = table.seating.seats
    others = tuple(one.name for number, one in enumerate(seats) if number != seat)
    return Asked(holder, 0, False, table.game, seats[seat].name, others)


@lru_cache(CARDS_IN_MEMORY)
def _summary(card: bytes) -> Summary:
    return summary.decode(card)
