"""`tana schema`: writes all declarations of a game as one JSON document, for programs in any language."""

import argparse
import json

from tana.cli.common import add_game
from tana.core.registry import game as find_game
from tana.core.schema import schema_of

HELP = "write all declarations of a game as one JSON document"
EXAMPLES = ("tana schema molly", "tana schema hickory")


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)


def run(args: argparse.Namespace) -> int:
    """Write the document to standard output."""
    print(json.dumps(schema_of(find_game(args.game)), ensure_ascii=False, indent=1))
    return 0
