"""`tana compile`: make rules, bots and playouts of games ready now, instead of when they are first needed."""

from __future__ import annotations

import argparse
import itertools

from tana.cli.common import PACKAGE, add_games, add_language
from tana.cli.progress import steps
from tana.core import registry
from tana.core.sources import cache_root
from tana.text import Text, Words

HELP = "compile rules, bots and playouts now, so that nobody has to wait for it later"
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
    from tana.bots.playouts import warm_playouts
    from tana.engine.load import load

    words = Words(args.lang, PACKAGE)
    games = [registry.game(name) for name in args.games or registry.names()]
    parts = (("compile-rules", load), ("compile-bots", warm), ("compile-playouts", warm_playouts))
    with steps(len(parts) * len(games)) as show:
        for done, (game, (text, make_ready)) in enumerate(itertools.product(games, parts)):
            show(done, words.text(text, game=Text(game, args.lang).title))
            make_ready(game.name)
    print(words.text("compile-done", games=len(games), path=str(cache_root())))
    return 0
