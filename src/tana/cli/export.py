"""`tana export`: writes every log and every finished game to files that need no database."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tana.cli.common import PACKAGE as CLI
from tana.cli.common import add_language
from tana.cli.progress import bar
from tana.cli.serve import PACKAGE, add_database
from tana.text import Words

HELP = "write all tables as files: logs, and records of finished games"
EXAMPLES = ("tana export all-games",)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where to write")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Write the files; report tables that cannot be replayed (their logs are written too)."""
    from tana.server.storage.backup import export

    words = Words(args.lang, PACKAGE)

    def refused(table: str, why: str) -> None:
        print(words.text("export-refused", table=table, why=why), file=sys.stderr)

    with bar(Words(args.lang, CLI).text("exporting")) as show:
        records, logs = export(args.database, args.folder, refused, show)
    print(words.text("export-done", records=records, logs=logs, path=str(args.folder)))
    return 0
