"""`tana join`: takes a seat at a table of a server, in this terminal."""

from __future__ import annotations

import argparse
import asyncio
import os

from tana.cli.common import add_language, add_plain, whole

HELP = "sit down at a table of a server, by its link"
EXAMPLES = (
    "tana join http://192.168.1.5:8470/t/k3v9#s=Jm0q --name Ada",
    "tana join http://192.168.1.5:8470 --code HAZEL7",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("link", metavar="URL", help="the link to the table, or the server's address with --code")
    parser.add_argument("--code", default="", help="the short code of the table")
    parser.add_argument("--seat", type=whole(1), help="which seat (default: the first free one)")
    parser.add_argument("--name", default=os.environ.get("USER", "")[:24] or "?", help="your name at the table")
    parser.add_argument("--watch", action="store_true", help="only watch")
    add_language(parser)
    add_plain(parser)


def run(args: argparse.Namespace) -> int:
    """Play until the game is over."""
    from tana.cli.guest import join

    try:
        return asyncio.run(join(args))
    except EOFError:
        return 0
