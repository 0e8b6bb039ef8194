"""Choosing the store for an address: a SQLite file, or a PostgreSQL database that many processes share."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from tana.errors import TanaError
from tana.server.storage.interface import Store
from tana.server.storage.sqlite_store import SqliteStore

POSTGRES = ("postgresql://", "postgres://")
_PASSWORD = re.compile(r"(?<=\bpassword=)[^&]*")
"""A password among the parameters of an address."""


def is_shared(database: Path | str) -> bool:
    """Whether several processes may write to this database."""
    return isinstance(database, str) and database.startswith(POSTGRES)


def open_store(database: Path | str) -> Store:
    """The store at an address; a PostgreSQL store connects on first use."""
    if not is_shared(database):
        return SqliteStore(Path(database))
    need_asyncpg()
    from tana.server.storage.postgres_store import PostgresStore

    return PostgresStore(str(database))


def need_asyncpg() -> Any:
    """Import the PostgreSQL driver; raise `TanaError` if it is not installed."""
    try:
        import asyncpg
    except ModuleNotFoundError as fault:
        raise TanaError(f"PostgreSQL needs the Python package {fault.name}: pip install {fault.name}") from None
    return asyncpg


def without_password(address: Path | str) -> str:
    """An address with its password removed, for messages."""
    try:
        parts = urlsplit(str(address))
    except ValueError:
        return "an invalid address"
    if parts.password:
        parts = parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", ":…@"))
    elif "password=" not in parts.query:
        return str(address)
    return urlunsplit(parts._replace(query=_PASSWORD.sub("…", parts.query)))
