"""`tana rules`: shows the rules of a game."""

import argparse

from tana.cli.common import add_game, add_language, add_plain, open_screen
from tana.core.registry import game as find_game
from tana.text import Text

HELP = "read the rules of a game"
EXAMPLES = ("tana rules molly", "tana rules hickory --lang it --plain")


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_language(parser)
    add_plain(parser)


def run(args: argparse.Namespace) -> int:
    """Show the rules, house rulings included."""
    open_screen(args.plain).markdown(Text(find_game(args.game), args.lang).rules())
    return 0
