"""The actions offered to a player: how they are listed, and how typed text is parsed."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tana.core.game import Game
from tana.core.record import Record
from tana.errors import BadNotation
from tana.text import Text

WORTH_GROUPING = 3
"""At least this many actions that differ only in their last argument are listed as a group."""


@dataclass(frozen=True)
class MenuEntry:
    """One action: its number in the list, its notation, and its label."""

    number: int
    action: int
    notation: str
    label: str

    def __str__(self) -> str:
        return f"{self.number}: {self.label} ({self.notation})"


@dataclass(frozen=True)
class MenuGroup:
    """Entries listed together; each label then only shows how its entry differs."""

    label: str
    notation: str
    entries: tuple[MenuEntry, ...]

    @property
    def single(self) -> bool:
        """Whether this is just one entry with its full label."""
        return not self.label


@dataclass(frozen=True)
class NotUnderstood:
    """Typed text that is not an action; `close` is the most similar action, if there is one."""

    close: str = ""


@dataclass(frozen=True)
class Ambiguous:
    """Typed text with which several notations begin."""

    matches: tuple[str, ...]


@dataclass(frozen=True)
class NoSuchNumber:
    """A number outside the list."""


Meant = int | NotUnderstood | Ambiguous | NoSuchNumber
"""The meaning of typed text: an action, legal or not, or the reason why it is not one."""


def menu_of(game: Game[Record], legal: Sequence[int], text: Text) -> list[MenuEntry]:
    """All legal actions, numbered from 1."""
    actions = [game.actions.action(number) for number in legal]
    return [MenuEntry(i, one.number, one.notation, text.action(one)) for i, one in enumerate(actions, start=1)]


def grouped(game: Game[Record], menu: Sequence[MenuEntry], text: Text) -> list[MenuGroup]:
    """The entries, grouped where they differ only in the last argument and the texts have a label for the group."""
    found: list[MenuGroup] = []
    for _, members in groupby(menu, key=lambda entry: entry.notation.rpartition(" ")[0] or entry.notation):
        found += _groups(game, list(members), text)
    return found


def _groups(game: Game[Record], members: list[MenuEntry], text: Text) -> list[MenuGroup]:
    first = game.actions.action(members[0].action)
    label = text.group(first) if len(members) >= WORTH_GROUPING else None
    if label is None:
        return [MenuGroup("", entry.notation, (entry,)) for entry in members]
    parts = tuple(replace(entry, label=_last_token(game, entry, text)) for entry in members)
    return [MenuGroup(label, members[0].notation.rpartition(" ")[0], parts)]


def _last_token(game: Game[Record], entry: MenuEntry, text: Text) -> str:
    action = game.actions.action(entry.action)
    family = next(family for family in game.actions.families if family.word == action.word)
    last = family.arguments[-1]
    return str(text.token(last.of.name, action.arguments[last.name]))


def understand(game: Game[Record], legal: Sequence[int], typed: str) -> Meant:
    """The action meant by a number of the list, a notation (legal or not), or the unique beginning of a legal one."""
    if typed.isdecimal():
        return legal[int(typed) - 1] if 1 <= int(typed) <= len(legal) else NoSuchNumber()
    try:
        return game.actions.parse(typed)
    except BadNotation:
        return _by_beginning({game.actions.notation(number): number for number in legal}, typed)


def _by_beginning(actions: dict[str, int], typed: str) -> Meant:
    words = typed.lower().split()
    found = tuple(notation for notation in actions if _begins(notation, words))
    if len(found) == 1:
        return actions[found[0]]
    if found:
        return Ambiguous(found)
    close = difflib.get_close_matches(" ".join(words), list(actions), n=1)
    return NotUnderstood(close[0] if close else "")


def _begins(notation: str, words: Sequence[str]) -> bool:
    """Whether each typed word is a prefix of the word in the same position of the notation."""
    parts = notation.split()
    return len(words) <= len(parts) and all(part.startswith(word) for part, word in zip(parts, words, strict=False))
