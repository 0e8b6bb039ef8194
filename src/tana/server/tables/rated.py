"""Rated tables: what the host has to decide before the others sit down, and what is not possible at such a table."""

from __future__ import annotations

from tana.server.protocol.wire import Settings
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table


def is_rated(settings: Settings) -> bool:
    """Whether a game with these settings can count for the ladder."""
    return settings.rated and not settings.hints


def check_settings(settings: Settings, seats: int, practice: bool) -> None:
    """Raise `Refuse` for a rated table with hints, for practice, or for one player."""
    if not settings.rated:
        return
    if settings.hints:
        raise Refuse("bad-request", "a rated table has no hints: set hints to false")
    if practice or seats < 2:
        raise Refuse("bad-request", "practice and games for one player are not rated: set rated to false")


def check_rated(table: Table, settings: Settings, others: bool) -> None:
    """Raise `Refuse` for settings that would change what people agreed to by sitting down; `others`: somebody has."""
    check_settings(settings, len(table.seats), table.made.practice)
    if settings.rated == table.settings.rated:
        return
    if table.phase != "gathering":
        raise Refuse("not-now", "whether a game is rated is decided before its start")
    if settings.rated and others:
        raise Refuse("not-allowed", "others have sat down already: open another table that is rated")
