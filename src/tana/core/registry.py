"""The registry: games and texts, which lie above the core, found by name when they are needed.

Every folder under `tana/games` with a `game` module is a game. The environment variable TANA_GAMES adds folders outside
the package (see `tana.games`). A name such as `uly:tiles_to_turn=3` is a variant (see `tana.core.variants`).
"""

import os
import pkgutil
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from json import JSONDecodeError
from pathlib import Path
from types import ModuleType

from tana.core import variants
from tana.core.components import DATA, BadComponents, Patch
from tana.core.game import AnyGame, Game, Refusal, Rules
from tana.errors import BadOption, TanaError, UnknownGame, meant


class GameTwice(TanaError):
    """Two folders have a game of the same name, so one of them would be ignored."""


class NoGames(TanaError):
    """TANA_GAMES names a folder without a game."""


class BadGame(TanaError):
    """A game that cannot be loaded."""


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, sorted. Raises `GameTwice` or `NoGames` instead of skipping a folder silently."""
    return tuple(sorted(_folders()))


@cache
def _folders() -> Mapping[str, Path]:
    """The folder of each game."""
    package = import_module("tana.games")
    found: dict[str, Path] = {}
    for home in dict.fromkeys(package.__path__):
        folders = _folders_with_games(Path(home))
        if not folders:
            what = "has no folder with a game.py in it" if Path(home).is_dir() else "is not a folder"
            raise NoGames(f"TANA_GAMES: {home} {what}; name the folder that your game's folder lies in")
        for folder in folders:
            if folder.name in found:
                raise GameTwice(
                    f"{folder} would be ignored: {found[folder.name]} has a game of that name already. Give the folder "
                    f"(and its imports) another name; other components alone need no copy: see tana.variant"
                )
            found[folder.name] = folder
    return found


def _folders_with_games(home: Path) -> list[Path]:
    folders = [home / module.name for module in pkgutil.iter_modules([str(home)])]
    return [folder for folder in folders if (folder / "game.py").exists()]


def game(name: str) -> AnyGame:
    """The game or variant of that name; raises `UnknownGame` and suggests the nearest one."""
    if not isinstance(name, str):
        raise BadOption(f"a game is given by its name, not as {name!r}")
    return _game(name)


@cache
def _game(name: str) -> AnyGame:
    if variants.is_variant(name):
        return variants.variant_of(standard_game(variants.base_of(name)), name)
    return standard_game(name)


@cache
def standard_game(name: str) -> AnyGame:
    """The game of that name with its standard components: the only kind that a server plays for strangers."""
    if name not in names():
        raise UnknownGame(f"no game is called {name!r}{meant(name, names())}; games: {', '.join(names())}")
    module = load(name, "game")
    found: AnyGame | None = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise BadGame(f"the game {name!r} cannot be loaded: {module.__file__} has no GAME")
    _check_parts(name, found)
    return found


def load(name: str, part: str) -> ModuleType:
    """A module of a game; raises `BadGame` with the file and the fault if it is broken."""
    try:
        return import_module(f"{package_of(name)}.{part}")
    except BadComponents as fault:
        raise BadGame(f"the game {name!r} cannot be loaded: {_folders()[name] / DATA}: {fault}") from fault
    except TanaError:
        raise
    except Exception as fault:
        raise BadGame(f"the game {name!r} cannot be loaded: {_place_and_fault(name, fault)}") from fault


def _place_and_fault(name: str, fault: Exception) -> str:
    """The file and line of an error in a game, and the error."""
    folder, package = _folders()[name], package_of(name)
    if isinstance(fault, SyntaxError):
        return f"{fault.filename}, line {fault.lineno}: {fault.msg}"
    if isinstance(fault, ModuleNotFoundError) and (fault.name or "").startswith(f"{package}."):
        return f"there is no {folder / (fault.name or '').rpartition('.')[2]}.py"
    if isinstance(fault, JSONDecodeError):
        return f"{folder / DATA}, line {fault.lineno}: not JSON ({fault.msg})"
    if isinstance(fault, OSError) and fault.filename:
        return f"{fault.filename}: {fault.strerror}"
    frames = [frame for frame in traceback.extract_tb(fault.__traceback__) if Path(frame.filename).parent == folder]
    place = f"{frames[-1].filename}, line {frames[-1].lineno}" if frames else str(folder)
    return f"{place}: {type(fault).__name__}: {fault}"


def _check_parts(name: str, found: AnyGame) -> None:
    """Report what a game lacks, before it causes an error elsewhere."""
    if found.name != name:
        raise BadGame(f"the game in the folder {name!r} calls itself {found.name!r}: `name` in game.py is the folder's")
    lacking = [part for part in vars(Rules) if not part.startswith("_") and not hasattr(found.rules, part)]
    if lacking:
        raise BadGame(f"{name}: rules.py lacks {', '.join(lacking)}; tana/core/game.py documents each of them")


def package_of(name: str) -> str:
    """The package with the modules of a game or variant."""
    return variants.package_of(game(name)) if variants.is_variant(name) else f"{variants.GAMES}.{name}"


def variant(name: str, components: Patch | str | os.PathLike[str]) -> AnyGame:
    """A game with other components: a patch such as `{"tiles_to_turn": 3}`, or a file that has all of them.

    The result is a game like any other, with its own edition; its `name` works wherever a game is asked for.
    Raises `BadComponents` with the reason if it cannot be played.
    """
    return game(variants.named(standard_game(name), components))


def refusal_text(game: AnyGame, why: Refusal, names: Sequence[str] = (), reader: int | None = None) -> str:
    """Why an action is not allowed, as a sentence in English for one reader."""
    words: str = import_module("tana.text").Text(game, "en", names, reader).refusal(why)
    return words
