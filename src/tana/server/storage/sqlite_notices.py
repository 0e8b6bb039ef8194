"""Notifications in SQLite."""

from __future__ import annotations

from tana.server.storage.notices import NoticeStore
from tana.server.storage.sqlite_access import SqliteAccess


class SqliteNotices(SqliteAccess, NoticeStore):
    """Notifications beside the tables of a `SqliteStore`."""
