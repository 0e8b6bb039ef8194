"""The registry: what lies above the core, found by name when it is needed.

Every folder under `tana/games` with a `game` module is a game, and nothing else is needed.

Folders outside the package join in by the environment variable TANA_GAMES (see `tana.games`).
"""

from __future__ import annotations

import pkgutil
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tana.core.errors import UnknownGame, meant
from tana.core.game import Game, Refusal


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    package = import_module("tana.games")
    folders = [Path(path) / module.name for path in package.__path__ for module in pkgutil.iter_modules([path])]
    return tuple(sorted({folder.name for folder in folders if (folder / "game.py").exists()}))


@cache
def game(name: str) -> Game[Any]:
    """The game of that id; raises `UnknownGame` and suggests the nearest one."""
    if name not in names():
        raise UnknownGame(f"no game is called {name!r}{meant(name, names())}; games: {', '.join(names())}")
    found: Game[Any] = import_module(f"tana.games.{name}.game").GAME
    return found


def refusal_text(game: Game[Any], why: Refusal, names: Sequence[str] = (), reader: int | None = None) -> str:
    """Why an action is not allowed, as a sentence in English for one reader."""
    words: str = import_module("tana.text").Text(game, "en", names, reader).refusal(why)
    return words
