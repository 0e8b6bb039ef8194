"""The length of a log is limited by kind of entry, so that chat cannot use up the room for moves.

Kinds that anybody at the table can write are also limited for each holder, so that nobody can use up the room of
others. What ends a pause, an absence or a request is a kind of its own, with more room than there can be pauses,
absences and requests: a table can always go on.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from tana.server.tables import log
from tana.server.tables.log import AnyEntry

Budget: TypeAlias = Literal["play", "change", "remedy", "join", "watch", "settings", "chat", "watchers' chat"]


def budget_of(entry: AnyEntry) -> Budget | None:
    """What an entry is counted as; None: there is always room for it."""
    match entry:
        case log.Created() | log.Closed() | log.TimeUp() | log.Extended():
            return None
        case log.Started() | log.Played():
            return "play"
        case log.Resumed() | log.Left() | log.UndoAnswered() | log.Rematched() | log.Undone(agreed=True):
            return "remedy"
        case log.ProposalAnswered():
            return "remedy"
        case log.SeatChanged(now=now) if now.kind == "bot":
            return "remedy"
        case log.ViewOpened(on=False):
            return "remedy"
        case log.Joined(seat=seat):
            return "watch" if seat is None else "join"
        case log.SettingsChanged() | log.WatchersSentAway():
            return "settings"
        case log.Said(seat=seat):
            return "watchers' chat" if seat is None else "chat"
        case _:
            return "change"
