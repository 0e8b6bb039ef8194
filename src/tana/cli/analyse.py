"""`tana analyse`: evaluates a recorded game move by move."""

import argparse
import json
import sys
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tana.bots.analysis import Account, MoveReport, accounts_of, analyse_match, document_of
from tana.bots.fox import Budget
from tana.cli.common import PACKAGE as CLI
from tana.cli.common import add_language, check_outputs, load_record, printable, seconds, whole
from tana.cli.progress import bar
from tana.core.match import Match
from tana.core.variants import base_of
from tana.text import Words, formats

HELP = "evaluate every move of a game record, with what its player knew then"
EXAMPLES = ("tana analyse game.jsonl", "tana analyse game.jsonl --iterations 2000 --json analysis.json")
PACKAGE, BOTS = "tana.lab", "tana.bots"
BLUNDER = 0.1
"""Moves that lose at least this chance to win are marked."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD", help="a game record")
    parser.add_argument("--seconds", type=seconds, default=0.2, help="time for each move (default: 0.2)")
    parser.add_argument(
        "--iterations", type=whole(1), default=0, help="search iterations instead of time, for reproducible numbers"
    )
    parser.add_argument("--cores", type=whole(1), default=1, help="cores to search on (default: 1)")
    parser.add_argument("--json", nargs="?", const="-", metavar="FILE", help="write JSON (without FILE: to stdout)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Analyse the record and print it, or write it."""
    words = Words(args.lang, PACKAGE)
    match = load_record(args.file, Words(args.lang, CLI))
    file = Path(args.json) if args.json and args.json != "-" else None
    check_outputs({"--json": file})
    with bar(words.text("analysis-progress")) as show:
        reports = analyse_match(match, Budget(args.seconds, args.iterations, args.cores), show)
    document = json.dumps(document_of(match, reports), indent=2) + "\n"
    if args.json == "-":
        sys.stdout.write(document)
        return 0
    if file:
        file.write_text(document, encoding="utf-8")
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
            formats.percent(report.before, words.language),
            formats.percent(report.after, words.language),
            report.best if report.loss >= BLUNDER else "",
            style="bold" if report.loss >= BLUNDER else None,
        )
    console = Console(highlight=False, soft_wrap=True)
    console.print(table)
    _print_accounts(console, match, reports, words)


def _print_accounts(console: Console, match: Match, reports: list[MoveReport], words: Words) -> None:
    """Print the luck and choices of each seat, and its worst moves with the reasons."""
    table = Table(title=words.text("analysis-accounts"))
    for heading in ("name", "luck", "lost"):
        table.add_column(words.text(f"analysis-{heading}"), justify="left" if heading == "name" else "right")
    accounts = accounts_of(reports, match.header.seats)
    number = partial(formats.number, language=words.language)
    for account in accounts:
        luck = f"{number(100 * account.luck, signed=True)} ± {number(100 * account.luck_error)}"
        lost = f"{number(-100 * account.lost)} ± {number(100 * account.lost_error)}"
        table.add_row(printable(match.header.names[account.seat]), luck, lost)
    console.print(table)
    for account in accounts:
        _print_costly(console, match, reports, account, words)


def _print_costly(console: Console, match: Match, reports: list[MoveReport], account: Account, words: Words) -> None:
    if not account.costly:
        return
    terms, number_of = Words(words.language, BOTS), partial(formats.number, language=words.language)
    console.print(words.text("analysis-costly", name=printable(match.header.names[account.seat])))
    for number in account.costly:
        report = reports[number - 1]
        reasons = ", ".join(
            f"{term_text(terms, match.header.game, term)} {formats.number(points, words.language, 2, signed=True)}"
            for term, points in report.why
        )
        line = words.text(
            "analysis-costly-move",
            number=number,
            action=report.action,
            best=report.best,
            loss=f"{number_of(100 * report.loss)} ± {number_of(100 * report.error)}",
        )
        console.print(f"  {line} {words.text('analysis-because', reasons=reasons) if reasons else ''}".rstrip())


def term_text(words: Words, game: str, term: str) -> str:
    """The text of a term of a game's evaluation, or its name if the game has no text for it."""
    id = f"term-{base_of(game)}-{term}"
    return words.text(id) if words.has(id) else term.replace("_", " ")
