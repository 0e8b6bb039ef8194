"""The log of a table: what the store keeps, and all that a table is made of.

Each kind of entry has its own type; the whole table (game, seats, chat) follows from its entries in order. Entries hold
secrets (luck, holders), so they are never sent: `tana.server.live.rendering` selects what a perspective may know.
Increase `LOG_VERSION` with every change that makes older logs unreadable.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from tana.server.protocol.wire import Animal, Because, SeatKind, Settings

LOG_VERSION = 2
MARK_BYTES = 8


class SeatRecord(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seat as the log knows it. `holder` is the hash of the key that holds it.

    `standin`: a bot plays for the holder. `handed`: the holder wanted that; else the seat is theirs again as soon as
    they return.
    """

    kind: SeatKind
    name: str = ""
    holder: str | None = None
    level: str | None = None
    standin: bool = False
    handed: bool = False
    animal: Animal | None = None
    hand: bool = False
    """Played from a phone next to a shared screen."""
    because: Because = ""
    """Why a bot plays here instead of a person."""


class Entry(Struct, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """Base of entries."""


class Created(Entry, tag="created"):
    """The table exists; its secret is drawn and committed to."""

    version: int
    table: str
    game: str
    edition: str
    options: dict[str, str]
    seats: list[SeatRecord]
    settings: Settings
    host: str
    secret: str
    code: str
    link: str
    """The hash of the link's secret."""
    position: str | None = None
    """A position to start from instead of the setup (hex of the state's memory)."""
    practice: bool = False
    """Its maker chose the position or the luck, or knows it: no fair game."""
    open: bool = False
    """Though it is practice, others may come in: the game was played in a page so far, and everybody is told."""
    luck: int = 2
    """The version of its receipt, which says how the root of its luck is computed. Logs of Tana 0.2 leave it out."""

    @property
    def is_private(self) -> bool:
        """Whether it is for its maker and bots alone."""
        return self.practice and not self.open


class Joined(Entry, tag="joined"):
    """Somebody came by link or code: to a seat, or (None) to watch."""

    holder: str
    seat: int | None = None
    name: str = ""
    animal: Animal | None = None
    hand: bool = False
    """The seat came to a phone; the browser that had it stays as a shared screen."""


class SeatChanged(Entry, tag="seat"):
    """A seat has a new kind, name, animal, level or holder."""

    seat: int
    now: SeatRecord
    removes: bool = False
    """The host took it from its holder, who may not come back."""


class Linked(Entry, tag="linked"):
    """A new link: to the table, with a new code, or one that moves a seat, once, until `until` (milliseconds)."""

    link: str
    seat: int | None = None
    until: int = 0
    code: str = ""
    device: str = ""
    """The device that made the link of a seat: signing it out ends the link."""
    hand: bool = False
    """It is for a phone next to the screen that made it."""


class Contributed(Entry, tag="contributed"):
    """A seat adds to the luck of the game."""

    seat: int
    random: str
    key: str = ""
    """The public key with which the seat will sign the receipt; empty: it will not."""


class Witnessed(Entry, tag="witnessed"):
    """A seat signs the receipt of the finished game."""

    seat: int
    signature: str


class Started(Entry, tag="started"):
    """The game begins; `entropy` is that of the setup."""

    entropy: str
    check: int


class Played(Entry, tag="played"):
    """An action. `number` counts all actions ever made at this table, taken back or not: luck is never reused.

    `check` is a checksum of the state it led to, so that a log is never replayed into another game.
    """

    seat: int
    action: int
    number: int
    entropy: str
    check: int


class Undone(Entry, tag="undone"):
    """The last `count` actions are taken back; `agreed`: further than the seat may alone, since all agreed."""

    seat: int
    count: int
    agreed: bool = False


class UndoAsked(Entry, tag="undo-asked"):
    """A seat asks to take back its last action and what followed."""

    seat: int


class UndoAnswered(Entry, tag="undo-answered"):
    """A seat agrees or does not."""

    seat: int
    agree: bool


class Said(Entry, tag="said"):
    """A phrase or a free text."""

    seat: int | None
    phrase: str | None = None
    text: str | None = None


class SettingsChanged(Entry, tag="settings"):
    """New settings."""

    settings: Settings


class WatchersSentAway(Entry, tag="kicked"):
    """Everybody who only watched has to go."""


class Paused(Entry, tag="paused"):
    """The clock and the bots stop."""


class Resumed(Entry, tag="resumed"):
    """They go on."""


class Extended(Entry, tag="extended"):
    """The seat that is waited for gets `ms` more, and why: a vacation day, everybody is here, the server was away."""

    seat: int
    ms: int
    cause: Literal["vacation", "live", "outage"]


class TimeUp(Entry, tag="time-up"):
    """The time of a seat is over; what follows is a setting of the table."""

    seat: int


class Proposed(Entry, tag="proposed"):
    """A seat asks the others for new settings of the pace, or (None) to end the game."""

    seat: int
    settings: Settings | None = None


class ProposalAnswered(Entry, tag="proposal-answered"):
    """A seat agrees to what was proposed or does not."""

    seat: int
    agree: bool


class ViewOpened(Entry, tag="open-view"):
    """A seat consents, or stops consenting, that spectators share its view."""

    seat: int
    on: bool


class Left(Entry, tag="left"):
    """The holder of a seat gives it up."""

    seat: int
    now: SeatRecord


class Rematched(Entry, tag="rematched"):
    """The game goes on at another table."""

    table: str


class Closed(Entry, tag="closed"):
    """Nothing more happens here."""


AnyEntry: TypeAlias = (
    Created
    | Joined
    | SeatChanged
    | Linked
    | Contributed
    | Witnessed
    | Started
    | Played
    | Undone
    | UndoAsked
    | UndoAnswered
    | Said
    | SettingsChanged
    | WatchersSentAway
    | Paused
    | Resumed
    | Extended
    | TimeUp
    | Proposed
    | ProposalAnswered
    | ViewOpened
    | Left
    | Rematched
    | Closed
)


class Row(Struct, frozen=True):
    """An entry in its place: who caused it with which command (`command_mark`), and when (milliseconds since 1970)."""

    seq: int
    at: int
    entry: AnyEntry
    holder: str = ""
    command: str = ""


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """The bytes of an entry."""
    return _ENCODER.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """The entry of these bytes; raises `msgspec.ValidationError` for a log of another version."""
    return _DECODER.decode(body)


def command_mark(id: str, content: bytes) -> str:
    """What a row keeps of a command: its id, and a digest, so that the same id with other content is noticed."""
    return f"{id} {blake2b(content, digest_size=MARK_BYTES).hexdigest()}"


def new_code_of(rows: Sequence[Row]) -> str:
    """The code that these rows give their table; nothing: it keeps the one it has."""
    codes = [row.entry.code for row in rows if isinstance(row.entry, Linked) and row.entry.code]
    return codes[-1] if codes else ""


def cause_of(entry: AnyEntry) -> str:
    """The word of an entry's kind, as clients see it."""
    tag = entry.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
