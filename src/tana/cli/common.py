"""What the commands share: arguments, the language of the reader, the kind of screen."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_state_path

from tana.cli.progress import bar
from tana.core.errors import BadGameFile, TanaError
from tana.core.game_file import FORMAT, load
from tana.core.match import Match
from tana.text import Words
from tana.text.words import LANGUAGES

if TYPE_CHECKING:
    from tana.cli.screen import Screen

PACKAGE = "tana.cli"


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=language_of_environment(), help="language (default: the system's)"
    )


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--plain",
        action="store_true",
        help="one sentence a line, without colours and drawings (always so in a pipe)",
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game (see: tana games)")


def add_games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")


def at_least(least: int) -> Callable[[str], int]:
    """The type of an argument: a whole number that is not smaller."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least:
            raise argparse.ArgumentTypeError(f"{text!r} should be a whole number of at least {least}")
        return value

    return number


def seconds(text: str) -> float:
    """The type of an argument: a time that is neither nothing nor endless."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not (math.isfinite(value) and value > 0):
        raise argparse.ArgumentTypeError(f"{text!r} should be a number of seconds above 0")
    return value


def language_of_environment() -> str:
    """The first language of the environment that Tana speaks, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return next((language for language in LANGUAGES if value.startswith(language)), "en")
    return "en"


def open_screen(plain: bool) -> Screen:
    """A screen with colours for a terminal, a plain one for everything else."""
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        from tana.cli.plain_screen import PlainScreen

        return PlainScreen()
    from tana.cli.rich_screen import RichScreen

    return RichScreen()


def load_record(path: Path, words: Words) -> Match:
    """The match of a file; a fault names the file and says where records come from."""
    try:
        with bar(words.text("reading-record")) as show:
            return load(path, show)
    except FileNotFoundError:
        raise TanaError(f"{path}: no such file. Games played in the terminal are kept in {saved_games()}") from None
    except BadGameFile as fault:
        hint = ". Records are written by tana play and tana export" if fault.line == 1 else ""
        raise TanaError(f"{path}: {fault}{hint}") from None


def check_output(path: Path) -> None:
    """Refuse a file that cannot be written, before the work whose results go there. (A pipe takes what comes.)"""
    try:
        is_new = not path.exists()
        if not (is_new or path.is_file() or path.is_dir()):
            return
        with path.open("a", encoding="utf-8"):
            pass
        if is_new:
            path.unlink()
    except OSError as fault:
        raise TanaError(f"{path} cannot be written: {fault.strerror}") from None


def check_save(path: Path) -> None:
    """Refuse a file in which no game can be kept, and one that holds something other than a game."""
    try:
        if path.is_dir():
            raise TanaError(f"{path} is a folder: give the name of a file for the game")
        if path.exists() and not _holds_game(path):
            raise TanaError(f"{path} is not a game, and would be lost: give another name")
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as fault:
        raise TanaError(f"{path} cannot be written: {fault.strerror}") from None


def _holds_game(path: Path) -> bool:
    """Whether a file begins as a game, or is empty."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        line = file.readline()
    try:
        header = json.loads(line) if line else {"format": FORMAT}
    except ValueError:
        return False
    return isinstance(header, dict) and header.get("format") == FORMAT


def saved_games() -> Path:
    """The folder of games that were kept without being asked."""
    return state_folder() / "games"


def state_folder() -> Path:
    """Where this user's tables, games and keys are kept."""
    return user_state_path("tana", appauthor=False)


def printable(text: str) -> str:
    """A text from a file without characters that could command the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
