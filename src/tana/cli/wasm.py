"""`tana wasm`: compiles the rules of games to WebAssembly, for pages without a server and programs in Node."""

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tana.cli.common import add_games
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.core.variants import base_of, is_variant
from tana.wasm import build
from tana.wasm.build import CannotBuild
from tana.wasm.linker import NoLinker

HELP = "compile the rules of games to WebAssembly"
EXAMPLES = ("tana wasm", "tana wasm molly --out modules")
AT_A_TIME = 2
"""Games compiled in parallel."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_games(parser)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="copy GAME.wasm and GAME.json there")
    pages = "publish the modules for web pages there; without a linker, pages need a server to play"
    parser.add_argument("--pages", type=Path, metavar="FOLDER", help=pages)


def run(args: argparse.Namespace) -> int:
    """Build what is missing."""
    for name in args.games:
        if is_variant(name):
            raise CannotBuild(f"{name}: variants get no modules; build the game itself with tana wasm {base_of(name)}")
    games = [find_game(name).name for name in args.games or names()]
    try:
        made = make(games)
    except NoLinker as fault:
        if args.pages is None:
            raise
        print(f"Pages will need a server to play: {fault}.", file=sys.stderr)
        made = []
    if args.pages is not None:
        build.publish(made, args.pages)
        return 0
    for built in made:
        files = build.copy(built, args.out) if args.out else [built.module, built.layout]
        print(f"{built.game}: {', '.join(str(file) for file in files)}")
    return 0


def make(games: list[str]) -> list[build.Built]:
    """The modules of some games, built now if they are missing."""
    missing = [game for game in games if not build.is_built(game)]
    if missing:
        print(f"Building the modules of {', '.join(missing)} (once for each version of the rules)…", file=sys.stderr)
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        return list(pool.map(build.build, games))
