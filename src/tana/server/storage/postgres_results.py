"""Results of finished games in PostgreSQL."""

from __future__ import annotations

from tana.server.storage.postgres_access import PostgresAccess
from tana.server.storage.results import ResultStore


class PostgresResults(PostgresAccess, ResultStore):
    """Results beside the tables of a `PostgresStore`."""
