"""`tana games`: lists the games and their options."""

import argparse

from tana.cli.common import PACKAGE, add_language
from tana.core.game import Game
from tana.core.options import Option
from tana.core.record import Record
from tana.core.registry import BadGame, names
from tana.core.registry import game as find_game
from tana.text import Text, Words

HELP = "list the games and their options"
EXAMPLES = ("tana games", "tana games --lang it")


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print every game with its options; report broken ones at the end."""
    words = Words(args.lang, PACKAGE)
    broken: list[BadGame] = []
    for name in names():
        try:
            print("\n".join(_lines(find_game(name), args.lang, words)), end="\n\n")
        except BadGame as fault:
            broken.append(fault)
    if broken:
        raise BadGame("\n".join(str(fault) for fault in broken))
    return 0


def _lines(game: Game[Record], language: str, words: Words) -> list[str]:
    text = Text(game, language)
    seats = words.text("games-seats", least=game.seats.start, most=game.seats.stop - 1)
    return [
        f"{text.title} ({seats})",
        f"  {text.blurb}",
        *(f"  {_option(option, text, words)}" for option in game.options),
        f"  {words.text('games-command', command=f'tana play {game.name}')}",
    ]


def _option(option: Option, text: Text, words: Words) -> str:
    values = ", ".join(_value(option, value, text, words) for value in option.values)
    return words.text("games-option", option=text.option(option.name), name=option.name, values=values)


def _value(option: Option, value: str, text: Text, words: Words) -> str:
    name = text.option_value(option.name, value)
    shown = value if name == value else f"{value} = {name}"
    return words.text("default-value", value=shown) if value == option.default else shown
