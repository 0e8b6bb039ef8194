"""Evaluates guards (`tana.server.protocol.guards`) for a command at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from tana.engine.table_rules import CONDITION, NOBODY, conditions
from tana.server.protocol.guards import Condition, Guard
from tana.server.protocol.wire import Command
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table


class Attempt(Struct, frozen=True, gc=False):
    """What conditions are checked against: a table, who asks, and the seat (from 0) and `seq` of the command."""

    table: Table
    holder: str
    seat: int = -1
    """-1: the command names no seat."""
    seq: int = 0


def require(command: Command, table: Table, holder: str) -> None:
    """Check the guards of a command; raises `Refuse` for the first that does not hold."""
    number: int | None = getattr(command, "seat", None)
    seq: int = getattr(command, "seq", 0)
    check(command.guards, Attempt(table, holder, -1 if number is None else number - 1, seq))


def check(guards: Iterable[Guard], attempt: Attempt) -> None:
    """Raise `Refuse` for the first of these guards that does not hold."""
    table = attempt.table
    holding = conditions(table.record, attempt.seat, attempt.seq, table.numbers.get(attempt.holder, NOBODY))
    for guard in guards:
        number = _OF_THE_RECORD.get(guard.condition)
        if not (_CONDITIONS[guard.condition](attempt) if number is None else holding >> number & 1):
            detail = guard.detail.format(seats=len(table.seats), phase=table.phase, seq=attempt.seq)
            raise Refuse(guard.code, detail or None)


def _may_see_seat(attempt: Attempt) -> bool:
    """The asker's own seat; for somebody without one, a seat that shares its view."""
    mine = attempt.table.seats_held_by(attempt.holder)
    return attempt.seat in mine if mine else attempt.table.seats[attempt.seat].open_view


def _is_host(attempt: Attempt) -> bool:
    return attempt.holder == attempt.table.host


_OF_THE_RECORD = {word: CONDITION.number(word) for word in CONDITION.tokens}
_CONDITIONS: dict[Condition, Callable[[Attempt], bool]] = {
    "host": _is_host,
    "host-unless-seat": lambda attempt: attempt.seat >= 0 or _is_host(attempt),
    "player": lambda attempt: _is_host(attempt) or bool(attempt.table.seats_held_by(attempt.holder)),
    "may-see-seat": _may_see_seat,
    "not-practice": lambda attempt: not attempt.table.made.practice,
    "not-private": lambda attempt: not attempt.table.is_private,
    "chat-on": lambda attempt: attempt.table.settings.chat != "off",
    "hints-on": lambda attempt: attempt.table.settings.hints,
    "watched": lambda attempt: bool(attempt.table.watchers),
}
