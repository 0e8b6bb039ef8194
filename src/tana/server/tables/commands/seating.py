"""Seating: who plays a seat (a person, somebody at the same screen, a bot that takes over), its name and its view."""

from __future__ import annotations

import unicodedata

from msgspec import UnsetType
from msgspec.structs import replace

from tana.bots.api import BUILT_IN
from tana.core.invisible import has_invisible
from tana.engine.table_rules import time_left
from tana.server.protocol import wire
from tana.server.protocol.guards import HOST, NOT_PRIVATE, PLAYER
from tana.server.tables import log
from tana.server.tables.decision import Asker, Decision, one
from tana.server.tables.guards import Attempt, check
from tana.server.tables.log import SeatRecord
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table

DEFAULT_LEVEL = "sprout"
AWAY_BEFORE_STAND_IN_MS = 30_000


def set_seat(table: Table, command: wire.SetSeat, asker: Asker) -> Decision:
    """Change who plays a seat."""
    seat = command.seat - 1
    now = _changed(table, command, asker, seat)
    if now == table.seats[seat].now:
        raise Refuse("not-now", "the seat is already set that way")
    before = table.seats[seat].now.holder
    return one(log.SeatChanged(seat, now, removes=before not in (None, asker.holder, now.holder)))


def _changed(table: Table, command: wire.SetSeat, asker: Asker, seat: int) -> SeatRecord:
    if command.to == "bot":
        return _to_bot(table, asker, seat, level_of(command.level))
    before = table.seats[seat].now
    if before.holder is not None and before.holder == asker.holder:
        kind: wire.SeatKind = "here" if command.to == "here" else "remote"
        return SeatRecord(kind=kind, name=before.name, holder=before.holder, animal=before.animal)
    attempt = Attempt(table, asker.holder, seat)
    check((HOST,), attempt)
    if before.holder is not None and table.phase == "playing":
        raise Refuse("not-your-seat", "somebody else plays this seat")
    if command.to == "here":
        return SeatRecord(kind="here", name=before.name, holder=asker.holder, animal=before.animal)
    check((NOT_PRIVATE,), attempt)
    return SeatRecord(kind="open", name="")


def _to_bot(table: Table, asker: Asker, seat: int, level: str) -> SeatRecord:
    """A bot takes over: for good where nobody holds the seat, else as a stand-in for its holder."""
    before, attempt = table.seats[seat].now, Attempt(table, asker.holder, seat)
    own = before.holder == asker.holder
    if table.phase == "gathering":
        check(() if own else (HOST,), attempt)
        return SeatRecord(kind="bot", name=free_bot_name(table, seat), level=level)
    if before.holder is None:
        check((PLAYER,), attempt)
        return SeatRecord(kind="bot", name=before.name, level=level, animal=before.animal)
    if own:
        return replace(stand_in(before, level, ""), handed=True)
    check((PLAYER,), attempt)
    return stand_in(before, level, _reason_to_replace(table, asker, seat))


def stand_in(before: SeatRecord, level: str, because: wire.Because) -> SeatRecord:
    """The seat with a bot that plays until its holder takes it back."""
    return replace(before, kind="bot", level=level, standin=True, handed=False, because=because)


def _reason_to_replace(table: Table, asker: Asker, seat: int) -> wire.Because:
    """Why somebody else may let a bot play a seat; raises `Refuse` while its player is here and has time.

    At a table over days everybody is away most of the time: only the clock counts there.
    """
    record = table.record
    has_limit = record.allowance > 0 and record.asked >> seat & 1
    if has_limit and time_left(record, asker.now) == 0:
        return "time"
    away_ms = asker.away_ms()
    away = seat < len(away_ms) and away_ms[seat] >= AWAY_BEFORE_STAND_IN_MS
    if not away or record.days:
        raise Refuse("not-allowed", "its player is here and has time")
    return "away"


def level_of(level: str | UnsetType) -> str:
    """A bot level that clients may ask for: a built-in one, never a file."""
    if isinstance(level, UnsetType):
        return DEFAULT_LEVEL
    if level not in BUILT_IN:
        raise Refuse("bad-request", f"levels: {', '.join(BUILT_IN)}")
    return level


def rename(table: Table, command: wire.Rename, asker: Asker) -> Decision:
    """Change the name and, where one is given, the animal of a seat."""
    seat = command.seat - 1
    before = table.seats[seat].now
    animal = before.animal if isinstance(command.animal, UnsetType) else free_animal(table, command.animal, seat)
    return one(log.SeatChanged(seat, replace(before, name=tidy_name(command.name), animal=animal)))


def free_bot_name(table: Table, seat: int) -> str:
    """The first name for a bot that no other seat has."""
    taken = {other.now.name for number, other in enumerate(table.seats) if number != seat}
    return next(name for name in wire.BOT_NAMES if name not in taken)


def free_animal(table: Table, wanted: wire.Animal | UnsetType, seat: int) -> wire.Animal | None:
    """The animal wanted for a seat; None where another seat has it."""
    taken = {other.now.animal for number, other in enumerate(table.seats) if number != seat}
    return None if isinstance(wanted, UnsetType) or wanted in taken else wanted


ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Scripts whose letters look alike: a word with letters of two of them imitates another word."""


def mixes_scripts(word: str) -> bool:
    """Whether a word has letters of several scripts that look alike, as in "Аda" with a Cyrillic first letter."""
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in word if letter.isalpha()}
    return len(scripts & set(ALIKE)) > 1


def tidy_name(name: str) -> str:
    """A name in normal form (NFC) without surrounding space; raises `Refuse` for an empty one, for characters that
    cannot be seen, and for words that mix scripts: two names that look the same are the same."""
    clean = unicodedata.normalize("NFC", name).strip()
    if not clean:
        raise Refuse("bad-request", "a name needs something to read")
    if has_invisible(clean):
        raise Refuse("bad-request", "a name cannot have invisible characters")
    if any(mixes_scripts(word) for word in clean.split()):
        raise Refuse("bad-request", "a word of a name needs letters of one alphabet")
    return clean


def tidy_text(text: str) -> str:
    """A chat line without control characters and surrounding space; raises `Refuse` where nothing is left."""
    clean = "".join(letter for letter in text if letter.isprintable()).strip()
    if not clean:
        raise Refuse("bad-request", "a text needs something to read")
    return clean


def open_view(table: Table, command: wire.OpenView, asker: Asker) -> Decision:
    """Share a seat's view with spectators, or stop sharing it."""
    if table.seats[command.seat - 1].open_view == command.on:
        raise Refuse("not-now", "the seat is already set that way")
    return one(log.ViewOpened(command.seat - 1, command.on))


def leave(table: Table, command: wire.Leave, asker: Asker) -> Decision:
    """Give a seat up: it opens again before the game, and goes to a bot afterwards."""
    seat = command.seat - 1
    return one(log.Left(seat, without_its_player(table, seat)))


def without_its_player(table: Table, seat: int) -> SeatRecord:
    """The seat once its player has gone: open before the game, and a bot's afterwards."""
    if table.phase == "gathering":
        return SeatRecord(kind="open")
    before = table.seats[seat].now
    return SeatRecord(
        kind="bot", name=before.name, level=before.level or DEFAULT_LEVEL, animal=before.animal, because="left"
    )
