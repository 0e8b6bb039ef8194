"""Errors for people: each message has what was wrong and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def meant(word: str, known: Iterable[str]) -> str:
    """A question for the middle of a sentence about a word that was not understood; empty if nothing is close."""
    close = difflib.get_close_matches(word, list(known), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""


class TanaError(Exception):
    """Base of everything Tana refuses on purpose; the message is meant for people."""


class UnknownGame(TanaError):
    """No game of that name is installed."""


class BadSeat(TanaError):
    """A seat that a match does not have."""


class BadOption(TanaError):
    """An option or a number of seats that the game does not have."""


class BadNotation(TanaError):
    """A text that is not an action of this game."""


class IllegalMove(TanaError):
    """A well-formed action that the rules do not allow now. The state is unchanged."""


class BadPosition(TanaError):
    """A position document that cannot be a position; `path` is where the fault is."""

    def __init__(self, path: str, fault: str) -> None:
        super().__init__(f"{path}: {fault}")
        self.path = path
        self.fault = fault


def require(right: bool, path: str, fault: str) -> None:
    """Refuse a position whose state has this fault; `path` leads to it from the state."""
    if not right:
        raise BadPosition(f"$.state.{path}", fault)


class BadGameFile(TanaError):
    """A game file that is damaged or illegal; `line` counts from 1."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line
        self.fault = fault


class BadRule(TanaError):
    """A rule that cannot be compiled: where, and the output of the compiler."""

    def __init__(self, file: str, line: int, rule: str, output: Iterable[str]) -> None:
        place = f'File "{file}", line {line}: the rule {rule!r} cannot be compiled.'
        hint = "Rules know whole numbers, floats, tuples of constants and records: no lists, dicts, sets or texts."
        super().__init__("\n".join([place, *(f"    {words}" for words in output), hint]))
        self.file = file
        self.line = line
        self.rule = rule


class CannotUndo(TanaError):
    """The last move cannot be taken back: something was revealed since."""
