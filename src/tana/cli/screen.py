"""What the client needs of a screen, whether it draws or only speaks."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from tana.cli.choices import Group
from tana.core.errors import TanaError
from tana.core.sketch import Sketch
from tana.text import Text


class NobodyReads(TanaError):
    """The other end of the pipe is gone before the game was over."""


@dataclass(frozen=True)
class News:
    """What happened since the reader last looked."""

    heading: str
    lines: Sequence[str]
    earlier: str = ""
    """A line about what was left out."""


@dataclass(frozen=True)
class Standing:
    """One player's result: the sentence, and how the points came about."""

    text: str
    lines: Sequence[str]


class Screen(Protocol):
    """Where the client writes and what it reads from."""

    @property
    def news_room(self) -> int:
        """How many lines of news a page can show."""

    def page(self, heading: str, sketch: Sketch, text: Text, news: News) -> None:
        """A fresh page: heading, board and news."""

    def choices(self, heading: str, groups: Sequence[Group]) -> None:
        """What the reader may do."""

    def lines(self, lines: Iterable[str]) -> None:
        """Some sentences."""

    def busy(self, line: str) -> None:
        """Say what one is waiting for, where that is no nuisance."""

    def verbatim(self, line: str) -> None:
        """A path or a command, on a line that can be copied."""

    def warn(self, line: str) -> None:
        """A sentence that must not be overlooked."""

    def standings(self, heading: Sequence[str], standings: Sequence[Standing]) -> None:
        """How the game ended."""

    def markdown(self, document: str) -> None:
        """A longer text."""

    def conceal(self) -> None:
        """Take away everything that was shown, as far as this screen can."""

    def ask(self, prompt: str) -> str:
        """A line from the reader; raises `EOFError` at the end of input."""


def read_line(prompt: str) -> str:
    """A line of input. In a pipe the prompt is a line of its own, so that every sentence stays one."""
    if sys.stdin is None:
        raise EOFError
    if sys.stdin.isatty():
        return input(f"{prompt} ")
    print(prompt, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")
