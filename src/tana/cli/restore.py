"""`tana restore`: restores a backup while the server is stopped; also into an empty PostgreSQL database."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from tana.cli.common import add_language
from tana.cli.serve import PACKAGE, add_database
from tana.errors import TanaError
from tana.text import Words

HELP = "replace the tables with a backup (stop the server first)"
EXAMPLES = (
    "tana restore tables-monday.db",
    "tana restore tables-monday.db --replace",
    "tana restore tables-monday.db --database postgresql://tana@db/tana",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file written by tana backup")
    parser.add_argument("--replace", action="store_true", help="overwrite the tables that are there now")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Restore the backup."""
    from tana.server.storage.backup import restore
    from tana.server.storage.factory import without_password
    from tana.server.storage.moving import move

    if isinstance(args.database, str):
        if args.replace:
            raise TanaError("--replace is for SQLite files: restore into an empty PostgreSQL database")
        tables = asyncio.run(move(args.file, args.database))
    else:
        tables = restore(args.file, args.database, args.replace)
    print(Words(args.lang, PACKAGE).text("restore-done", tables=tables, path=without_password(args.database)))
    return 0
