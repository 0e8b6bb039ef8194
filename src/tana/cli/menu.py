"""The choices of a decision: how they are listed, and what somebody meant by what they typed."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tana.core.actions import Action
from tana.core.errors import BadNotation
from tana.core.game import Game
from tana.text import Text

WORTH_GROUPING = 3
"""From this number on, choices that differ in their last argument only are listed as a group."""


@dataclass(frozen=True)
class Choice:
    """One choice: its number in the list, its notation, and its label."""

    number: int
    action: int
    notation: str
    label: str


@dataclass(frozen=True)
class Group:
    """Choices that belong together; the label of each is then only what it differs in."""

    label: str
    notation: str
    choices: tuple[Choice, ...]

    @property
    def single(self) -> bool:
        """Whether this is just one choice with a label of its own."""
        return not self.label


@dataclass(frozen=True)
class NotUnderstood:
    """What was typed is no choice; `close` is what was probably meant, if anything."""

    close: str = ""


@dataclass(frozen=True)
class Ambiguous:
    """What was typed is the beginning of several choices."""

    matches: tuple[str, ...]


@dataclass(frozen=True)
class NoSuchNumber:
    """A number outside the list."""


Meant = int | NotUnderstood | Ambiguous | NoSuchNumber
"""What was meant by a typed text: an action (perhaps not a legal one), or why it is none."""


def choices_of(game: Game[Any], legal: Sequence[int], text: Text) -> list[Choice]:
    """The choices in full, numbered from 1."""
    actions = [game.actions.action(number) for number in legal]
    return [Choice(i, action.number, action.notation, text.action(action)) for i, action in enumerate(actions, start=1)]


def groups_of(game: Game[Any], choices: Sequence[Choice], text: Text) -> list[Group]:
    """The choices put together where they differ in the last argument only and the texts have a label for it."""
    found: list[Group] = []
    for _, members in groupby(choices, key=lambda choice: choice.notation.rpartition(" ")[0] or choice.notation):
        found += _grouped(game, list(members), text)
    return found


def _grouped(game: Game[Any], members: list[Choice], text: Text) -> list[Group]:
    first = game.actions.action(members[0].action)
    label = text.group(first) if len(members) >= WORTH_GROUPING else None
    if label is None:
        return [Group("", choice.notation, (choice,)) for choice in members]
    parts = tuple(
        Choice(choice.number, choice.action, choice.notation, _last_token(game, choice, text)) for choice in members
    )
    return [Group(label, members[0].notation.rpartition(" ")[0], parts)]


def _last_token(game: Game[Any], choice: Choice, text: Text) -> str:
    action: Action = game.actions.action(choice.action)
    family = next(family for family in game.actions.families if family.word == action.word)
    last = family.arguments[-1]
    return str(text.token(last.of.name, action.arguments[last.name]))


def understand(game: Game[Any], legal: Sequence[int], typed: str) -> Meant:
    """A number of the list, a notation (legal or not), or a unique beginning of a legal notation."""
    if typed.isdecimal():
        return legal[int(typed) - 1] if 1 <= int(typed) <= len(legal) else NoSuchNumber()
    try:
        return game.actions.parse(typed)
    except BadNotation:
        return _by_beginning(game, legal, typed)


def _by_beginning(game: Game[Any], legal: Sequence[int], typed: str) -> Meant:
    words = typed.lower().split()
    found = [number for number in legal if _begins(game.actions.notation(number), words)]
    if len(found) == 1:
        return found[0]
    if found:
        return Ambiguous(tuple(game.actions.notation(number) for number in found))
    notations = [game.actions.notation(number) for number in legal]
    close = difflib.get_close_matches(" ".join(words), notations, n=1)
    return NotUnderstood(close[0] if close else "")


def _begins(notation: str, words: Sequence[str]) -> bool:
    """Whether every typed word begins the word of the notation in its place."""
    parts = notation.split()
    return len(words) <= len(parts) and all(part.startswith(word) for part, word in zip(parts, words, strict=False))
