"""Reasons as numbers: why an action is not allowed, why a game is over, where points come from.

Rules are compiled and cannot speak, so they answer with a number. A table declares what each number means: the id of a
text, the rule of the ledger behind it, and the arguments of the text. Arguments are counted into the number as in an
action: `Reason("why-under-dog", "ULY-14", Argument("cell", CELL))` has a number for every cell, and a rule answers
`UNDER_DOG + s.dog`.
"""

from __future__ import annotations

from dataclasses import dataclass

from tana.core.actions import Action, ActionSpace, Argument, Family
from tana.core.message import Message

NO_REASON = -1
"""`refuse` of a legal action, `ending` of a game that goes on."""
MOST_LINES = 16
"""How many lines `score_lines` may write for a seat."""


class Reason:
    """A reason: its text, its rule (empty where there is none) and the arguments of the text."""

    def __init__(self, text: str, rule: str = "", *arguments: Argument) -> None:
        self.text = text
        self.rule = rule
        self.arguments = arguments


@dataclass(frozen=True)
class Because:
    """A reason with its arguments filled in."""

    rule: str
    text: Message


class ReasonTable:
    """All reasons of one kind in a game. A text that stands for several rules is listed once for each."""

    def __init__(self, *reasons: Reason) -> None:
        self.reasons = reasons
        self._numbers = ActionSpace(*(Family(f"{i}", *reason.arguments) for i, reason in enumerate(reasons)))
        self._bases = {(r.text, r.rule): self._numbers.base(f"{i}") for i, r in enumerate(reasons)}
        if len(self._bases) != len(reasons):
            raise ValueError("a reason stands twice in its table")

    def __len__(self) -> int:
        return len(self._numbers)

    def number(self, text: str, rule: str = "") -> int:
        """The first number of a reason: that of its first arguments. Without a rule: the only one with that text."""
        found = [base for (known, by), base in self._bases.items() if known == text and rule in ("", by)]
        if len(found) != 1:
            raise ValueError(f"{len(found)} reasons are called {text!r} {rule}".rstrip())
        return found[0]

    def because(self, number: int) -> Because:
        """What a number means; raises `ValueError` for one that means nothing."""
        if not 0 <= number < len(self):
            raise ValueError(f"{number} is not a reason; reasons are 0 to {len(self) - 1}")
        action = self._numbers.action(number)
        reason = self.reasons[int(action.word)]
        return Because(reason.rule, Message(reason.text, _spoken(reason, action)))


def _spoken(reason: Reason, action: Action) -> dict[str, int | str | Message]:
    """Arguments for a text: numbers as they are, words as `domain:word`."""
    return {
        argument.name: int(token) if argument.of.is_numeric else f"{argument.of.name}:{token}"
        for argument, token in zip(reason.arguments, action.arguments.values(), strict=True)
    }
