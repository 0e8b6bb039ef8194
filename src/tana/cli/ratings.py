"""`tana ratings`: list the ladders, or recompute all ratings from results and compare."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from tana.cli.common import add_language
from tana.cli.serve import PACKAGE, add_database
from tana.text import Words

HELP = "list the ladders, or check all ratings against the results they come from"
EXAMPLES = ("tana ratings", "tana ratings --check", "tana ratings --check --database postgresql://tana@db/tana")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--check", action="store_true", help="recompute everything from results and compare")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the ladders, or (`--check`) the games that differ; return 1 if there are any."""
    words = Words(args.lang, PACKAGE)
    if args.check:
        games, faults = asyncio.run(_check(args.database))
        print("\n".join((*faults, "")), end="")
        print(words.text("ratings-wrong", faults=len(faults)) if faults else words.text("ratings-right", games=games))
        return int(bool(faults))
    ladders = asyncio.run(_ladders(args.database))
    for ladder, people, games in ladders:
        game, seats = ladder.split("/")
        print(words.text("ratings-ladder", game=game, seats=int(seats), people=people, games=games))
    if not ladders:
        print(words.text("ratings-none"))
    return 0


async def _check(database: Path | str) -> tuple[int, list[str]]:
    from tana.server.house.ladder import Ladder
    from tana.server.storage.factory import open_store

    _need(database)
    store = open_store(database)
    try:
        _, games, faults = await Ladder(store).check()
        return games, faults
    finally:
        await store.close()


async def _ladders(database: Path | str) -> list[tuple[str, int, int]]:
    """Every ladder with its numbers of people and rated games."""
    from tana.server.storage.factory import open_store
    from tana.server.storage.ladder import LadderStore

    _need(database)
    store = open_store(database)
    try:
        kept = LadderStore(store.results)
        found = []
        for ladder in await kept.ladders():
            people = {one.holder for one in await kept.steps(ladder)}
            found.append((ladder, len(people), sum(not one.verdict for one in await kept.games(ladder))))
        return found
    finally:
        await store.close()


def _need(database: Path | str) -> None:
    from tana.errors import TanaError

    if isinstance(database, Path) and not database.exists():
        raise TanaError(f"no database at {database}")
