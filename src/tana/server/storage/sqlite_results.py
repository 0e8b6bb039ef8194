"""Results of finished games in SQLite."""

from __future__ import annotations

from tana.server.storage.results import ResultStore
from tana.server.storage.sqlite_access import SqliteAccess


class SqliteResults(SqliteAccess, ResultStore):
    """Results beside the tables of a `SqliteStore`."""
