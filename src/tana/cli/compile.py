"""`tana compile`: compile rules, bots and playouts of games now instead of on first use."""

import argparse
import itertools
from collections.abc import Callable

from tana.cli.common import PACKAGE, add_games, add_language
from tana.cli.progress import steps
from tana.compile.source_hash import cache_root
from tana.core import registry
from tana.text import Text, Words

HELP = "compile rules, bots and playouts now, to avoid waiting later"
EXAMPLES = ("tana compile", "tana compile molly uly", "TANA_CACHE=/var/cache/tana tana compile")


def arguments(parser: argparse.ArgumentParser) -> None:
    add_games(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Compile game by game; compiled code that is up to date is only loaded."""
    from tana.bots.levels import warm
    from tana.bots.playouts import warm_playouts
    from tana.engine.warmup import load

    words = Words(args.lang, PACKAGE)
    games = [registry.game(name) for name in args.games or registry.names()]
    parts: tuple[tuple[str, Callable[[str], object]], ...] = (
        ("compile-rules", load),
        ("compile-bots", warm),
        ("compile-playouts", warm_playouts),
    )
    with steps(len(parts) * len(games)) as show:
        for done, (game, (text, make_ready)) in enumerate(itertools.product(games, parts)):
            show(done, words.text(text, game=Text(game, args.lang).title))
            make_ready(game.name)
    print(words.text("compile-done", games=len(games), path=str(cache_root())))
    return 0
