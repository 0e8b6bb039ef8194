"""Notifications in PostgreSQL."""

from __future__ import annotations

from tana.server.storage.notices import NoticeStore
from tana.server.storage.postgres_access import PostgresAccess


class PostgresNotices(PostgresAccess, NoticeStore):
    """Notifications beside the tables of a `PostgresStore`."""
