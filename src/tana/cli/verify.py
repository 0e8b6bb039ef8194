"""`tana verify`: whether a record is a legal game, played exactly as it says."""

from __future__ import annotations

import argparse
from pathlib import Path

from tana.cli.common import PACKAGE, add_language, load_record
from tana.core.game_file import Verification
from tana.server.tables import fairness
from tana.text import Text, Words

SERVER = "tana.server"
HELP = "check a game record by playing it again"
EXAMPLES = ("tana verify game.jsonl",)


def arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a game record")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Say that the record is true, or raise with the line that is not."""
    words = Words(args.lang, PACKAGE, SERVER)
    found = Verification(load_record(args.file, words))
    header = found.match.header
    print(
        words.text(
            "verified",
            path=str(args.file),
            game=Text(found.match.game, args.lang).title,
            seats=header.seats,
            moves=len(found.match.moves),
            finished="yes" if found.finished else "no",
        )
    )
    print(words.text("verified-digest", digest=found.digest))
    if fairness.verify(found.match):
        print(words.text("verified-luck"))
    return 0
