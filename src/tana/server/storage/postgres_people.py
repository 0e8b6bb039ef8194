"""People in PostgreSQL."""

from __future__ import annotations

from tana.server.storage.people import PeopleStore
from tana.server.storage.postgres_access import PostgresAccess


class PostgresPeople(PostgresAccess, PeopleStore):
    """People beside the tables of a `PostgresStore`."""

    async def erase_traces(self) -> None:
        """Do nothing: autovacuum removes deleted rows."""
