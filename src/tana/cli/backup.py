"""`tana backup`: a consistent copy of all tables, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from tana.cli.common import add_language
from tana.cli.serve import PACKAGE, add_database
from tana.text import Words

HELP = "copy all tables to a file (the server may be running)"
EXAMPLES = ("tana backup tables-monday.db",)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the new file")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Write the copy."""
    from tana.server.storage.backup import backup

    tables = backup(args.database, args.file)
    print(Words(args.lang, PACKAGE).text("backup-done", tables=tables, path=str(args.file)))
    return 0
