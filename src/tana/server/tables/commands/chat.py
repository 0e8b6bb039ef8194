"""Chat: phrases from a fixed list, and free text where the host allows it."""

from __future__ import annotations

from msgspec import UNSET

from tana.server.protocol import wire
from tana.server.tables import log
from tana.server.tables.commands.seating import tidy_text
from tana.server.tables.decision import Asker, Decision, one
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table


def say(table: Table, command: wire.Say, asker: Asker) -> Decision:
    """Say a phrase or a text."""
    seat = None if command.seat is None else command.seat - 1
    if (command.phrase is UNSET) == (command.text is UNSET):
        raise Refuse("bad-request", "give either a phrase or a text")
    if isinstance(command.phrase, str):
        if command.phrase not in wire.PHRASES:
            raise Refuse("bad-request", "not a phrase of the list")
        return one(log.Said(seat, phrase=command.phrase))
    if table.settings.chat != "free":
        raise Refuse("not-allowed", "this table speaks in phrases")
    assert isinstance(command.text, str)
    return one(log.Said(seat, text=tidy_text(command.text)))
