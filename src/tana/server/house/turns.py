"""The people that a table waits for, read from its row in the store."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from tana.engine.table_rules import NOBODY
from tana.server.storage.notices import Turn
from tana.server.tables import summary
from tana.server.tables.log import SeatRecord
from tana.server.tables.summary import Summary

CARDS_IN_MEMORY = 4096


class Asked(Struct, frozen=True):
    """A person that a table waits for, with public facts about the table."""

    holder: str
    seats: int
    """Bit set of their seats that the table waits for."""
    decides: bool
    """It is their turn; otherwise they have to answer a request, such as an undo."""
    game: str
    name: str
    others: tuple[str, ...]
    """The names of the other players, in seat order."""


def asked_at(turn: Turn) -> list[Asked]:
    """The people that a table waits for, each once; empty if a bot decides or there is only one person."""
    return _people(turn, turn.seats(), turn.decides)


def voting_at(turn: Turn) -> list[Asked]:
    """The people who have to answer a proposal."""
    voting = turn.waiting.voting
    return _people(turn, [seat for seat in range(voting.bit_length()) if voting >> seat & 1], NOBODY)


def _people(turn: Turn, asked: list[int], decides: int) -> list[Asked]:
    if turn.card is None:
        return []
    table = _summary(turn.card)
    seats = table.seating.seats
    if table.phase != "playing" or table.private or len({one.holder for one in seats if one.holder}) < 2:
        return []
    found: dict[str, Asked] = {}
    for number in asked:
        if number < len(seats) and (holder := seats[number].holder) and _is_person(seats[number]):
            known = found.get(holder) or _asked(holder, number, table)
            found[holder] = replace(known, seats=known.seats | 1 << number, decides=known.decides or number == decides)
    return list(found.values())


def asked_of(turn: Turn, holder: str, vote: bool = False) -> Asked | None:
    """What a table asks of a holder: their turn or, with `vote`, their answer to a proposal. None: nothing."""
    found = voting_at(turn) if vote else asked_at(turn)
    return next((one for one in found if one.holder == holder), None)


def waits_for(turn: Turn, holder: str) -> bool:
    """Whether a table counts for a holder's badge: it waits for them, and has other players or a pace of days."""
    if turn.card is None:
        return False
    table = _summary(turn.card)
    seats = table.seating.seats
    company = any(seat.kind == "open" or seat.holder not in (None, holder) for seat in seats)
    if table.phase != "playing" or table.private or not (company or table.days):
        return False
    asked = turn.waiting.asked | turn.waiting.voting
    return any(asked >> seat & 1 and _is_person(seats[seat]) for seat in table.seating.held_by(holder))


def _is_person(seat: SeatRecord) -> bool:
    return seat.kind != "bot" and not seat.standin


def _asked(holder: str, seat: int, table: Summary) -> Asked:
    seats = table.seating.seats
    others = tuple(one.name for number, one in enumerate(seats) if number != seat)
    return Asked(holder, 0, False, table.game, seats[seat].name, others)


@lru_cache(CARDS_IN_MEMORY)
def _summary(card: bytes) -> Summary:
    return summary.decode(card)
