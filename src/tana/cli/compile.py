"""`tana compile`: make the rules and the bots of games ready now, instead of when they are first needed."""

from __future__ import annotations

import argparse

from tana.cli.common import PACKAGE, add_games, add_language
from tana.cli.progress import steps
from tana.core import registry
from tana.core.sources import cache_root
from tana.text import Text, Words

HELP = "compile rules and bots now, so that nobody has to wait for it later"
EXAMPLES = (
    "tana compile",
    "tana compile molly uly",
    "TANA_CACHE=/var/cache/tana tana compile",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_games(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Compile game by game; what is compiled already is only loaded."""
    from tana.bots.levels import warm
    from tana.engine.load import load

    words = Words(args.lang, PACKAGE)
    games = [registry.game(name) for name in args.games or registry.names()]
    with steps(2 * len(games)) as show:
        for number, game in enumerate(games):
            title = Text(game, args.lang).title
            show(2 * number, words.text("compile-rules", game=title))
            load(game.name)
            show(2 * number + 1, words.text("compile-bots", game=title))
            warm(game.name)
    print(words.text("compile-done", games=len(games), path=str(cache_root())))
    return 0
