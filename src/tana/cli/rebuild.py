"""`tana rebuild`: derives results again from the logs of all tables, and ratings from the results."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from tana.cli.common import add_language
from tana.cli.serve import PACKAGE, add_database
from tana.text import Words

HELP = "derive all results again from the logs, and ratings from results (stop a server with a SQLite file first)"
EXAMPLES = ("tana rebuild", "tana rebuild --database postgresql://tana@db/tana")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Derive results and ratings, and print how many results there are."""
    tables, results = asyncio.run(_rebuild(args.database))
    print(Words(args.lang, PACKAGE).text("rebuild-done", tables=tables, results=results))
    return 0


async def _rebuild(database: Path | str) -> tuple[int, int]:
    from tana.errors import TanaError
    from tana.server.house.ladder import Ladder
    from tana.server.house.results import rebuild
    from tana.server.storage.factory import open_store

    if isinstance(database, Path) and not database.exists():
        raise TanaError(f"no database at {database}")
    store = open_store(database)
    try:
        counted = await rebuild(store)
        await Ladder(store).rebuild()
        return counted
    finally:
        await store.close()
