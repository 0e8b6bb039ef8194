"""People in SQLite."""

from __future__ import annotations

from tana.server.storage.people import PeopleStore
from tana.server.storage.sqlite_access import SqliteAccess

CHECKPOINT = "PRAGMA wal_checkpoint(TRUNCATE)"
CHECKPOINT_TRIES = 5


class SqlitePeople(SqliteAccess, PeopleStore):
    """People beside the tables of a `SqliteStore`, whose connections overwrite what they delete (`secure_delete`)."""

    async def erase_traces(self) -> None:
        """Truncate the write-ahead log, which contains earlier versions of pages; retry while the database is busy."""
        for _ in range(CHECKPOINT_TRIES):
            busy = (await self._query(CHECKPOINT))[0][0]
            if not busy:
                return
