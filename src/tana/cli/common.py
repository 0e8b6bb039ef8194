"""Shared code of the commands: arguments and their checks, language, screen, files."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from platformdirs import user_state_path

from tana.cli.progress import bar
from tana.core.game_file import FORMAT, FindRules, load, rules_named_in
from tana.core.invisible import escaped
from tana.core.match import Match
from tana.core.rules_file import SUFFIX
from tana.errors import BadGameFile, TanaError
from tana.text import Words
from tana.text.words import FALLBACK, LANGUAGES, closest

if TYPE_CHECKING:
    from tana.cli.screen import Screen

PACKAGE = "tana.cli"
N = TypeVar("N", int, float)
T = TypeVar("T")


class BadUsage(TanaError):
    """An invalid command line; the message suggests a valid one."""


# --- arguments ---------------------------------------------------------------------------------------------


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=language_of_environment(), help="language (default: the system's)"
    )


def add_plain(parser: argparse.ArgumentParser) -> None:
    words = "one sentence a line, without colours and drawings (default in a pipe)"
    parser.add_argument("--plain", action="store_true", help=words)


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game (see: tana games)")


def add_games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "-o", "--option", action=Pairs, default={}, metavar="NAME=VALUE", help="an option (see: tana games)"
    )


class Pairs(argparse.Action):
    """Collects NAME=VALUE in a dictionary."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        name, equals, value = (part.strip() for part in str(values).partition("="))
        found = getattr(namespace, self.dest)
        if not equals:
            raise argparse.ArgumentError(self, f"{values!r} should be NAME=VALUE")
        if name in found:
            raise argparse.ArgumentError(self, f"{name!r} is given twice")
        setattr(namespace, self.dest, {**found, name: value})


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """The type of an argument that is a whole number in a range."""
    wanted = f"of at least {least}" if most is None else f"from {least} to {most}"

    def is_allowed(value: int) -> bool:
        return least <= value and (most is None or value <= most)

    return lambda text: _number(text, int, is_allowed, f"a whole number {wanted}")


def checked(parse: Callable[[str], T]) -> Callable[[str], T]:
    """The type of an argument whose parser raises `TanaError` for an invalid value."""

    def checked_parse(text: str) -> T:
        try:
            return parse(text)
        except TanaError as fault:
            raise argparse.ArgumentTypeError(str(fault)) from None

    return checked_parse


def seconds(text: str) -> float:
    """The type of an argument that is a finite time above 0."""
    return _number(text, float, lambda value: 0 < value < math.inf, "a number of seconds above 0")


def pause(most: float, unit: str = "seconds") -> Callable[[str], float]:
    """The type of an argument that is a time up to a bound, perhaps 0."""
    return lambda text: _number(text, float, lambda value: 0 <= value <= most, f"{unit} from 0 to {most:g}")


def own_path(text: str) -> Path:
    """A path; `~` is expanded, also in values from a file or the environment."""
    if "\0" in text:
        raise TanaError(f"{text!r} should be a path")
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise TanaError(f"{text!r} should be a path; there is no such user") from None


def _number(text: str, convert: Callable[[str], N], is_allowed: Callable[[N], bool], wanted: str) -> N:
    try:
        value = convert(text)
    except ValueError:
        value = None
    if value is None or not is_allowed(value):
        raise argparse.ArgumentTypeError(f"{text!r} should be {wanted}")
    return value


def language_of_environment() -> str:
    """The environment's language if there are texts in it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return closest(value) or FALLBACK
    return FALLBACK


def open_screen(plain: bool) -> Screen:
    """A screen with colours for a terminal, a plain one otherwise."""
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        from tana.cli.plain_screen import PlainScreen

        return PlainScreen()
    from tana.cli.rich_screen import RichScreen

    return RichScreen()


# --- files -------------------------------------------------------------------------------------------------


def load_record(path: Path, words: Words, find: FindRules | None = None) -> Match:
    """Load the match of a file, by the rules it names (`find`) if the current ones differ.

    An error names the file and where records come from.
    """
    try:
        with bar(words.text("reading-record")) as show:
            return load(path, show, find)
    except FileNotFoundError:
        raise TanaError(f"{path}: no such file. Games played in the terminal are kept in {saved_games()}") from None
    except BadGameFile as fault:
        hint = ". Records are written by tana play and tana export" if fault.line == 1 else ""
        if find is not None and (rules := rules_named_in(path.read_bytes())):
            hint = f". It names rules that are not here: put {escaped(rules)}{SUFFIX} beside it"
        raise TanaError(f"{path}: {fault}{hint}") from None


def check_outputs(paths: Mapping[str, Path | None]) -> None:
    """Reject output files that cannot be written, before the work whose results go there; `paths` is by option."""
    seen: dict[Path, str] = {}
    for option, path in paths.items():
        if path is None:
            continue
        full = path.resolve()
        if full in seen:
            raise BadUsage(f"{seen[full]} and {option} are the same file, {path}: give each its own")
        seen[full] = option
        if not full.parent.is_dir():
            raise BadUsage(f"{option} {path}: there is no folder {full.parent}")
        if full.is_dir():
            raise BadUsage(f"{option} {path} is a folder: give a file")
        _check_writable(option, path)


def _check_writable(option: str, path: Path) -> None:
    is_new = not path.exists()
    if not is_new and not path.is_file():
        return  # a pipe or a device
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as fault:
        raise BadUsage(f"{option} {path} cannot be written: {fault.strerror}") from None
    if is_new:
        path.unlink()


def check_save(path: Path) -> None:
    """Reject a path where a game cannot be saved, or that has a file other than a saved game."""
    try:
        if path.is_dir():
            raise TanaError(f"{path} is a folder: give the name of a file")
        if path.exists() and not _holds_game(path):
            raise TanaError(f"{path} is not a saved game and would be overwritten: give another name")
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as fault:
        raise TanaError(f"{path} cannot be written: {fault.strerror}") from None


def _holds_game(path: Path) -> bool:
    """Whether a file is empty or starts like a saved game."""
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
    """The folder of games that are saved automatically."""
    return state_folder() / "games"


def state_folder() -> Path:
    """The folder of this user's tables, games and keys."""
    return user_state_path("tana", appauthor=False)


def printable(text: str) -> str:
    """A text with control characters replaced, safe for a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
