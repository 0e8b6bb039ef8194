"""`tana wasm`: the rules of games as modules of WebAssembly, for pages without a server and programs in Node."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tana.bots.wasm import build
from tana.bots.wasm.build import CannotBuild
from tana.cli.common import add_games
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.core.variants import base_of, is_variant
from tana.engine.wasm.assembling import NoLinker

HELP = "make the rules of games into modules of WebAssembly"
EXAMPLES = (
    "tana wasm",
    "tana wasm molly --out modules",
)
AT_A_TIME = 2
"""Games that are compiled side by side."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_games(parser)
    parser.add_argument("--out", type=Path, metavar="DIR", help="also put GAME.wasm and GAME.json there")
    parser.add_argument(
        "--pages",
        type=Path,
        metavar="DIR",
        help="put modules of all games there as pages look for them; without a linker there are none, and pages "
        "play on a server only",
    )


def run(args: argparse.Namespace) -> int:
    """Make what is not there yet."""
    for name in args.games:
        if is_variant(name):
            raise CannotBuild(f"{name}: variants get no modules; tana wasm {base_of(name)} makes that of the game")
    games = [find_game(name).name for name in args.games or names()]
    try:
        made = make(games)
    except NoLinker as fault:
        if args.pages is None:
            raise
        print(f"Pages will play on a server only: {fault}.", file=sys.stderr)
        made = []
    if args.pages is not None:
        build.publish(made, args.pages)
        return 0
    for built in made:
        files = build.copy(built, args.out) if args.out else [built.module, built.layout]
        print(f"{built.game}: {', '.join(str(file) for file in files)}")
    return 0


def make(games: list[str]) -> list[build.Built]:
    """The modules of some games, those that are not there yet made now."""
    missing = [game for game in games if not build.is_built(game)]
    if missing:
        print(f"Making modules of {', '.join(missing)} (once for each version of the rules)…", file=sys.stderr)
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        return list(pool.map(build.build, games))
