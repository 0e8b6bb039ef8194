"""How long a log may get: every kind of entry has a budget of its own, so that nobody can end a table by talking."""

from __future__ import annotations

from typing import Literal, TypeAlias

from tana.server.tables import log
from tana.server.tables.log import AnyEntry

Budget: TypeAlias = Literal["play", "change", "settings", "chat"]


def budget_of(entry: AnyEntry) -> Budget | None:
    """What an entry is counted as; None: there is always room for it."""
    match entry:
        case log.Created() | log.Closed():
            return None
        case log.Started() | log.Played():
            return "play"
        case log.SettingsChanged() | log.WatchersSentAway():
            return "settings"
        case log.Said():
            return "chat"
        case _:
            return "change"
