"""Direct access to the data of stores."""

from __future__ import annotations

import contextlib
import sqlite3

from tana.server.storage.interface import Store
from tana.server.storage.postgres_store import PostgresStore
from tana.server.storage.sqlite_store import SqliteStore

ALL = "SELECT id FROM tables ORDER BY made, id"


async def tables_in(store: Store) -> list[str]:
    """The ids of all tables, oldest first."""
    if isinstance(store, PostgresStore):
        return [name for (name,) in await store._fetch(ALL)]
    assert isinstance(store, SqliteStore)
    with contextlib.closing(sqlite3.connect(store.path)) as connection:
        return [name for (name,) in connection.execute(ALL)]
