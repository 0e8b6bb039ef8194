"""A read-only check of a PostgreSQL database: whether it answers, its version, and gaps in its logs."""

from __future__ import annotations

from tana.errors import TanaError
from tana.server.storage.factory import need_asyncpg, without_password

SECONDS = 10.0
NEWEST_TABLES = 100
"""How many of the newest tables have their logs checked."""
VERSION = "SELECT max(version) FROM tana_version"
GAP = """
    SELECT table_id FROM log WHERE table_id IN (SELECT id FROM tables ORDER BY touched DESC LIMIT $1)
    GROUP BY table_id HAVING max(seq) - min(seq) + 1 <> count(*) LIMIT 1
"""


async def check(url: str) -> int:
    """Check a database and return its number of tables (0: not used by a server yet); raise `TanaError` for a fault."""
    asyncpg = need_asyncpg()
    shown = without_password(url)
    try:
        connection = await asyncpg.connect(url, timeout=SECONDS, command_timeout=SECONDS)
        try:
            if await connection.fetchval("SELECT to_regclass('tana_version')") is None:
                return 0
            _check_version(shown, await connection.fetchval(VERSION) or 0)
            if gap := await connection.fetchval(GAP, NEWEST_TABLES):
                raise TanaError(f"{shown} lacks entries of table {gap}")
            return int(await connection.fetchval("SELECT count(*) FROM tables"))
        finally:
            await connection.close(timeout=SECONDS)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        why = " ".join(str(fault).split()) or type(fault).__name__
        raise TanaError(f"{shown} does not answer as it should: {why}") from None


def _check_version(shown: str, version: int) -> None:
    from tana.server.storage.postgres_store import MIGRATIONS

    if version > len(MIGRATIONS):
        raise TanaError(f"{shown} belongs to a newer Tana (version {version}; this one supports {len(MIGRATIONS)})")
