"""`tana analyse`: how a recorded game went, move by move."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tana.bots.fox import Budget
from tana.cli.common import PACKAGE as CLI
from tana.cli.common import add_language, load_record, printable
from tana.cli.progress import bar
from tana.core.match import Match
from tana.lab.analysis import MoveReport, analyse_match, document_of
from tana.text import Words

HELP = "judge every move of a game record with the knowledge of the seat that made it"
EXAMPLES = (
    "tana analyse game.jsonl",
    "tana analyse game.jsonl --iterations 2000 --json analysis.json",
)
PACKAGE = "tana.lab"
BLUNDER = 0.1
"""A loss of chance that is marked."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", type=Path, metavar="RECORD", help="a game record")
    parser.add_argument("--seconds", type=float, default=0.2, help="to think about each move (default: 0.2)")
    parser.add_argument("--iterations", type=int, default=0, help="think so far instead: the same numbers every time")
    parser.add_argument("--json", nargs="?", const="-", metavar="FILE", help="write JSON (without FILE: to stdout)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Analyse the record and print it, or write it."""
    words = Words(args.lang, PACKAGE)
    match = load_record(args.file, Words(args.lang, CLI))
    with bar(words.text("analysis-progress")) as show:
        reports = analyse_match(match, Budget(args.seconds, args.iterations), show)
    document = json.dumps(document_of(match, reports), indent=2) + "\n"
    if args.json == "-":
        sys.stdout.write(document)
        return 0
    if args.json:
        Path(args.json).write_text(document, encoding="utf-8")
    _print(match, reports, words)
    return 0


def _print(match: Match, reports: list[MoveReport], words: Words) -> None:
    table = Table(title=words.text("analysis-title"))
    for heading in ("number", "name", "action", "before", "after", "best"):
        right = heading in ("number", "before", "after")
        table.add_column(words.text(f"analysis-{heading}"), justify="right" if right else "left")
    for report in reports:
        table.add_row(
            str(report.number),
            printable(match.header.names[report.seat]),
            report.action,
            f"{report.before:.0%}",
            f"{report.after:.0%}",
            report.best if report.loss >= BLUNDER else "",
            style="bold" if report.loss >= BLUNDER else None,
        )
    Console(highlight=False, soft_wrap=True).print(table)
