"""Whose turn it is, read from the row that a table wrote. Nothing here knows a game."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from tana.server.storage.notices import Turn
from tana.server.tables import summary
from tana.server.tables.summary import Summary

CARDS_IN_MEMORY = 4096


class Mover(Struct, frozen=True):
    """The player who has to move at a table, with what everybody may know about it."""

    holder: str
    game: str
    name: str
    others: tuple[str, ...]
    """The names of everybody else at the table, in the order of the seats."""


def mover_of(turn: Turn) -> Mover | None:
    """The person who has to move; None: nobody, a bot, or somebody who plays alone."""
    if turn.card is None or turn.seat < 0:
        return None
    table = _summary(turn.card)
    if table.phase != "playing" or table.private or turn.seat >= len(table.seating.seats):
        return None
    seats = table.seating.seats
    seat = seats[turn.seat]
    people = {one.holder for one in seats if one.holder}
    if seat.holder is None or seat.kind == "bot" or seat.standin or len(people) < 2:
        return None
    others = tuple(one.name for number, one in enumerate(seats) if number != turn.seat)
    return Mover(seat.holder, table.game, seat.name, others)


@lru_cache(CARDS_IN_MEMORY)
def _summary(card: bytes) -> Summary:
    return summary.decode(card)
