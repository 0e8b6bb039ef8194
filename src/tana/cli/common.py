"""What the commands share: arguments, the language of the reader, the kind of screen."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

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


def printable(text: str) -> str:
    """A text from a file without characters that could command the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
