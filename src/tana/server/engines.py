"""Which store and which bus an address means: a file and this process, or engines that many processes share."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from tana.core.errors import TanaError
from tana.server.bus import Bus, LocalBus
from tana.server.sqlite import SqliteStore
from tana.server.store import Store

POSTGRES = ("postgresql://", "postgres://")
REDIS = ("redis://", "rediss://", "unix://", "valkey://", "valkeys://")


def is_shared(database: Path | str) -> bool:
    """Whether other processes may write to this database too."""
    return isinstance(database, str) and database.startswith(POSTGRES)


def open_store(database: Path | str) -> Store:
    """The store at an address; one of PostgreSQL connects when it is first used."""
    if not is_shared(database):
        return SqliteStore(Path(database))
    need_asyncpg()
    from tana.server.postgres import PostgresStore

    return PostgresStore(str(database))


def need_asyncpg() -> Any:
    """The package that speaks to PostgreSQL."""
    try:
        import asyncpg
    except ModuleNotFoundError as fault:
        raise TanaError(f"PostgreSQL needs the Python package {fault.name}: pip install {fault.name}") from None
    return asyncpg


def check_bus(url: str) -> None:
    """An address that cannot be one of a bus is refused."""
    if url and not url.startswith(REDIS):
        raise TanaError("a bus has an address like redis://host:6379/0")


def open_bus(url: str) -> Bus:
    """The bus at an address; none: that of a single process."""
    if not url:
        return LocalBus()
    check_bus(url)
    try:
        from tana.server.redis_bus import RedisBus
    except ModuleNotFoundError as fault:
        raise TanaError(f"Redis needs the Python package {fault.name}: pip install {fault.name}") from None
    return RedisBus(url.replace("valkey", "redis", 1))


def without_password(address: Path | str) -> str:
    """An address that may be shown."""
    parts = urlsplit(str(address))
    if not parts.password:
        return str(address)
    return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", ":…@")))
