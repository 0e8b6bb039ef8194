"""A person's deadlines as an iCalendar feed (RFC 5545)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import UTC, datetime

from msgspec import Struct

from tana.server.house.messages import title_of, words_in
from tana.server.storage.interface import ListedTable
from tana.server.tables import summary

MOST_OCTETS = 75
"""The longest line, without its line break."""
UID_DIGITS = 32


class Deadline(Struct, frozen=True):
    """A deadline that a person has at a table."""

    table: str
    since: int
    """The entry that began the turn, which identifies it."""
    at: int
    game: str
    others: tuple[str, ...]


def deadlines_of(tables: Iterable[ListedTable], holder: str) -> list[Deadline]:
    """The deadlines of a holder's turns, most urgent first."""
    found: list[Deadline] = []
    for one in tables:
        if one.body is None or one.settles or not one.waiting.deadline:
            continue
        table = summary.decode(one.body)
        seats = table.seating.seats
        mine = [seat for seat in one.waiting.seats() if seats[seat].holder == holder and seats[seat].kind != "bot"]
        if table.phase == "playing" and not table.private and mine:
            others = tuple(seat.name for seat in seats if seat.holder != holder and seat.name)
            found.append(Deadline(one.table, one.waiting.since, one.waiting.deadline, table.game, others))
    return sorted(found, key=lambda deadline: (deadline.at, deadline.table))


def calendar_of(deadlines: Iterable[Deadline], language: str, now: int) -> bytes:
    """Encode a calendar with one event per deadline."""
    words = words_in(language)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tana//Deadlines//EN", "METHOD:PUBLISH"]
    lines.append(f"X-WR-CALNAME:{_text(words.text('calendar-name'))}")
    for one in deadlines:
        name = hashlib.sha256(f"tana/calendar/{one.table}/{one.since}".encode()).hexdigest()[:UID_DIGITS]
        others = ", ".join(one.others) or "…"
        about = words.text("calendar-event", game=title_of(one.game, language), others=others)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{name}@tana",
            f"DTSTAMP:{_moment(now)}",
            f"DTSTART:{_moment(one.at)}",
            f"SUMMARY:{_text(about)}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines).encode()


def _moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y%m%dT%H%M%SZ}"


def _text(text: str) -> str:
    """Escape a value of type TEXT and remove control characters."""
    kept = "".join(letter for letter in text if letter >= " " and letter != "\x7f")
    return kept.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def _folded(line: str) -> str:
    """Fold a content line between characters, so that no part exceeds `MOST_OCTETS`."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > MOST_OCTETS:
            parts.append(part)
            part = " "
        part += letter
    return "\r\n".join([*parts, part])
