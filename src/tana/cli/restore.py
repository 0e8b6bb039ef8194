"""`tana restore`: put a backup back, while the server does not run."""

from __future__ import annotations

import argparse
from pathlib import Path

from tana.cli.common import add_language
from tana.cli.serve import PACKAGE, add_database
from tana.text import Words

HELP = "put a backup in the place of the tables (stop the server first)"
EXAMPLES = (
    "tana restore tables-monday.db",
    "tana restore tables-monday.db --replace",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file written by tana backup")
    parser.add_argument("--replace", action="store_true", help="lose the tables that are there now")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Put it back."""
    from tana.server.storage.backup import restore

    tables = restore(args.file, args.database, args.replace)
    print(Words(args.lang, PACKAGE).text("restore-done", tables=tables, path=str(args.database)))
    return 0
