"""What the list of somebody's tables shows of a table: kept beside its log, so that no log is read for a list."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tana.engine.table_rules import TableRecord
from tana.server.protocol.wire import Phase, Settings, TimeOut
from tana.server.tables import log
from tana.server.tables.decision import Decision
from tana.server.tables.seating import Seating
from tana.server.tables.table import Table
from tana.server.tables.table_record import PHASES

_RARE = log.Joined | log.SeatChanged | log.Left | log.SettingsChanged | log.WatchersSentAway
"""Entries that may change a summary; others do if the phase changes."""


class Summary(Struct, frozen=True):
    """A table in short. Holds no secret of its game."""

    game: str
    phase: Phase
    private: bool
    """For its maker and bots alone."""
    seating: Seating
    days: bool = False
    """A game over days."""
    at_end: TimeOut = "ask"
    """What happens when a player's time is over."""
    timer_s: int = 0
    turn_h: int = 0


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


def decode(body: bytes) -> Summary:
    """The summary of these bytes."""
    return _DECODER.decode(body)


def summary_of_new(made: log.Created) -> bytes:
    """The summary of a table that is being made, encoded."""
    seating = Seating(tuple(made.seats), made.host)
    return _encoded(made.game, "gathering", made.is_private, seating, made.settings)


def summary_after(table: Table, decision: Decision, after: TableRecord) -> bytes | None:
    """The summary once these entries are written, encoded; None: it stays as it is."""
    if after.phase == table.record.phase and not any(isinstance(entry, _RARE) for entry in decision.entries):
        return None
    seating, settings = table.seating, table.settings
    for entry in decision.entries:
        seating = seating.after(entry)
        settings = entry.settings if isinstance(entry, log.SettingsChanged) else settings
    return _encoded(table.game.name, PHASES[after.phase], table.is_private, seating, settings)


def _encoded(game: str, phase: Phase, private: bool, seating: Seating, settings: Settings) -> bytes:
    days = settings.turn_h > 0
    found = Summary(game, phase, private, seating, days, settings.time_out, settings.timer_s, settings.turn_h)
    return _ENCODER.encode(found)
