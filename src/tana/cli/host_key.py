"""`tana host-key`: the key of the host page."""

from __future__ import annotations

import argparse
import asyncio

from tana.cli.common import add_language
from tana.cli.serve import add_database

HELP = "print the key of the host page, or replace it"
EXAMPLES = ("tana host-key", "tana host-key --renew")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--renew", action="store_true", help="make a new key; the old one stops working at once")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the key."""
    from tana.server.storage.hosting import host_key_in

    print(asyncio.run(host_key_in(args.database, args.renew)))
    return 0
