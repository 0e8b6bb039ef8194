"""Joining: links and codes that open a table, and what somebody who comes in gets."""

from __future__ import annotations

from msgspec import UnsetType

from tana.server.protocol import wire
from tana.server.protocol.guards import NOT_CLOSED, NOT_OVER, SEAT_EXISTS
from tana.server.tables import credentials, log
from tana.server.tables.commands.seating import free_animal, tidy_name
from tana.server.tables.decision import Asker, Decision, one
from tana.server.tables.guards import Attempt, check, require
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table


def invite(table: Table, command: wire.Invite, asker: Asker, secret: str, code: str) -> Decision:
    """A new link: for the table (the old link and code stop working), or one that moves a seat to another device."""
    require(command, table, asker.holder)
    link = credentials.link_hash(secret)
    if command.seat is None:
        return one(log.Linked(link, code=code))
    until = asker.now + credentials.SEAT_LINK_MS
    return one(log.Linked(link, command.seat - 1, until, device=asker.device, hand=command.hand))


def join(table: Table, body: wire.JoinTable, holder: str, now: int) -> log.Joined | None:
    """The entry for somebody who comes in by a link that opens this table; None where they have that place already."""
    wanted = None
    if not isinstance(body.seat, UnsetType):
        wanted = body.seat - 1
        check((SEAT_EXISTS,), Attempt(table, holder, wanted))
    if holder in table.seating.removed:
        raise Refuse("not-allowed", "the host has removed you from this table")
    moved = seat_of_link(table, body.secret, now)
    if moved is not None:
        return _move_seat(table, holder, moved)
    name = "" if isinstance(body.name, UnsetType) else tidy_name(body.name)
    if body.watch:
        return _join_to_watch(table, holder)
    mine = table.seats_held_by(holder)
    if mine and (wanted is None or wanted in mine):
        return None
    check((NOT_CLOSED, NOT_OVER), Attempt(table, holder))
    free = [n for n, seat in enumerate(table.seats) if seat.now.kind == "open" and wanted in (None, n)]
    if not free:
        raise Refuse("full")
    return log.Joined(holder, free[0], name, free_animal(table, body.animal, free[0]))


def _move_seat(table: Table, holder: str, seat: int) -> log.Joined:
    """A seat comes to another device. A phone has to be somebody else to the server than the screen it sits next to:
    all devices of a holder are sent the same."""
    if table.seats[seat].link_hand and table.seats[seat].now.holder == holder:
        raise Refuse("not-now", "this device acts for the same holder as the screen")
    return log.Joined(holder, seat, hand=table.seats[seat].link_hand)


def _join_to_watch(table: Table, holder: str) -> log.Joined | None:
    if table.may_enter(holder):
        return None
    check((NOT_CLOSED,), Attempt(table, holder))
    if not table.settings.spectators:
        raise Refuse("not-allowed", "this table has no spectators")
    return log.Joined(holder)


def opens(table: Table, secret: str | UnsetType, now: int) -> bool:
    """Whether a link's secret opens this table (or one seat of it)."""
    if isinstance(secret, UnsetType):
        return False
    return credentials.same(table.link, credentials.link_hash(secret)) or seat_of_link(table, secret, now) is not None


def seat_of_link(table: Table, secret: str | UnsetType, now: int) -> int | None:
    """The seat (from 0) that a link moves to another device, while the link is valid."""
    if isinstance(secret, UnsetType):
        return None
    wanted = credentials.link_hash(secret)
    for number, seat in enumerate(table.seats):
        if seat.link and credentials.same(seat.link, wanted) and now <= seat.link_until:
            return number
    return None
