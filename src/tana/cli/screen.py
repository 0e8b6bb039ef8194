"""The interface of a screen, whether it draws a board or prints sentences."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from tana.cli.menu import MenuGroup
from tana.core.sketch import Sketch
from tana.errors import TanaError
from tana.text import Text, Words


class NobodyReads(TanaError):
    """The output was closed before the game was over."""


@dataclass(frozen=True)
class News:
    """What happened since the last page: a heading, and the last lines that fit."""

    heading: str
    lines: Sequence[str]
    earlier: str = ""
    """A line about earlier events that were left out."""

    @classmethod
    def fitting(cls, room: int, lines: Sequence[str], words: Words) -> News:
        """The last lines that fit into the room."""
        left_out = max(0, len(lines) - room)
        earlier = words.text("news-earlier", count=left_out) if left_out else ""
        return cls(words.text("news-heading"), lines[left_out:], earlier)


@dataclass(frozen=True)
class Standing:
    """One player's result: a sentence, and the sources of the points."""

    text: str
    lines: Sequence[str]


class Screen(Protocol):
    """Shows a game to a player, and reads what the player types."""

    @property
    def news_room(self) -> int:
        """The number of lines of news that fit on a page."""

    def page(self, heading: str, sketch: Sketch, text: Text, news: News) -> None:
        """Show a new page: heading, board and news."""

    def choices(self, heading: str, groups: Sequence[MenuGroup]) -> None:
        """List the choices of the reader."""

    def lines(self, lines: Iterable[str]) -> None:
        """Show some sentences."""

    def busy(self, line: str) -> None:
        """Show what the game is waiting for; screens for speech omit it."""

    def verbatim(self, line: str) -> None:
        """Show a path or a command on a line that can be copied."""

    def warn(self, line: str) -> None:
        """Show an important warning."""

    def standings(self, heading: Sequence[str], standings: Sequence[Standing]) -> None:
        """Show how the game ended."""

    def markdown(self, document: str) -> None:
        """Show a longer text."""

    def conceal(self) -> None:
        """Hide everything shown so far, as far as the screen can."""

    def ask(self, prompt: str) -> str:
        """Return a line that the reader types; raises `EOFError` at the end of input."""


def read_line(prompt: str) -> str:
    """Return a line of input. In a pipe the prompt is printed as a separate line."""
    if sys.stdin is None:
        raise EOFError
    if sys.stdin.isatty():
        return input(f"{prompt} ")
    print(prompt, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")
