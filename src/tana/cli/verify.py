"""`tana verify`: whether a record or a receipt tells a legal game, played exactly as it says, and with fair luck.

Exit status: 0 if it is true (and its luck proven, where it makes a claim about it), 3 if it is true but its luck cannot
be proven from what was given, 4 if its luck is false, 2 if it is no true record at all.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tana.cli.common import PACKAGE, add_language, load_record
from tana.core.game_file import Verification
from tana.core.match import Match
from tana.server.tables import fairness
from tana.text import Text, Words

SERVER = "tana.server"
HELP = "check a game record, or a receipt of its luck, by playing it again"
EXAMPLES = ("tana verify game.jsonl", "tana verify receipt.json --commitment 9f2c…")
PROVEN, NOT_PROVABLE, FALSE = 0, 3, 4


def arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a game record or a receipt")
    parser.add_argument("--commitment", metavar="HEX", help="what was shown before the game")
    parser.add_argument("--contribution", metavar="HEX", help="what your seat added before the game")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Say that it is true, or raise with the line that is not; then what can be said of its luck."""
    words = Words(args.lang, PACKAGE, SERVER)
    found = _receipt_in(args.file)
    try:
        if found is None:
            match = load_record(args.file, words)
            receipt = fairness.verify(match)
        else:
            receipt = fairness.read_receipt(found)
            match = fairness.play_again(receipt)
    except fairness.UnfairRecord as fault:
        return _false(words, args.file, fault)
    _confirm(words, args, match)
    if receipt is None:
        return _without_receipt(words, args)
    try:
        proven = fairness.agrees(receipt, args.commitment, args.contribution)
    except fairness.UnfairRecord as fault:
        return _false(words, args.file, fault)
    print(words.text("verified-luck"))
    if times := fairness.consented(receipt):
        print(words.text("verified-consents", times=times))
    if not proven and _is_from_a_page(match):
        print(words.text("luck-of-a-page"))
        return PROVEN
    print(words.text("luck-proven" if proven else "luck-not-provable"))
    return PROVEN if proven else NOT_PROVABLE


def _is_from_a_page(match: Match) -> bool:
    """Whether a record says that its player's own page drew the luck: then it claims nothing that wants a proof."""
    return match.header.extra.get("made") == "page"


def _confirm(words: Words, args: argparse.Namespace, match: Match) -> None:
    found = Verification(match)
    print(
        words.text(
            "verified",
            path=str(args.file),
            game=Text(match.game, args.lang).title,
            seats=match.header.seats,
            moves=len(match.moves),
            finished="yes" if found.finished else "no",
        )
    )
    print(words.text("verified-digest", digest=found.digest))


def _without_receipt(words: Words, args: argparse.Namespace) -> int:
    """A record that says nothing about its luck is a true record; but nothing can be proven of it."""
    if args.commitment is None and args.contribution is None:
        return PROVEN
    print(words.text("luck-not-claimed"))
    return NOT_PROVABLE


def _false(words: Words, path: Path, fault: fairness.UnfairRecord) -> int:
    print(f"tana: {words.text('luck-false', path=str(path), fault=str(fault))}", file=sys.stderr)
    return FALSE


def _receipt_in(path: Path) -> object | None:
    """The document of a file that holds a receipt; None for anything else."""
    try:
        document = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return None  # whoever reads it as a record says what is wrong with it
    if isinstance(document, dict) and "commitment" in document:
        return document
    return None
