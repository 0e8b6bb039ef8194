"""Reasons as numbers: why an action is not allowed, why a game is over, where points come from.

Compiled rules cannot return text, so they return a number. A table declares what each number means: the id of a text,
the rule in the ledger, and the arguments of the text, which are encoded in the number as in an action. For example
`Reason("why-under-dog", "ULY-14", Argument("cell", CELL))` has a number for every cell; a rule returns `UNDER_DOG +
s.dog`.
"""

from dataclasses import dataclass

from tana.core.actions import Action, ActionSpace, Argument, Family
from tana.core.message import Message

NO_REASON = -1
"""The result of `refuse` for a legal action, and of `ending` while a game goes on."""
MOST_LINES = 16
"""The most lines that `score_lines` may write for a seat."""


class Reason:
    """A reason: the id of its text, its rule (empty if it has none) and the arguments of the text."""

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
    """All reasons of one kind in a game. A text that belongs to several rules is listed once for each."""

    def __init__(self, *reasons: Reason) -> None:
        self.reasons = reasons
        self._numbers = ActionSpace(*(Family(f"{i}", *reason.arguments) for i, reason in enumerate(reasons)))
        self._bases = {(r.text, r.rule): self._numbers.base(f"{i}") for i, r in enumerate(reasons)}
        if len(self._bases) != len(reasons):
            raise ValueError("duplicate reason")

    def __len__(self) -> int:
        return len(self._numbers)

    def number(self, text: str, rule: str = "") -> int:
        """The first number of a reason. The rule may be left out if only one reason has that text."""
        found = [base for (known, by), base in self._bases.items() if known == text and rule in ("", by)]
        if len(found) != 1:
            raise ValueError(f"{len(found)} reasons are called {text!r} {rule}".rstrip())
        return found[0]

    def numbers(self, texts: str) -> list[int]:
        """The first numbers of several reasons, given with spaces between them."""
        return [self.number(text) for text in texts.split()]

    def because(self, number: int) -> Because:
        """The reason of a number; raises `ValueError` for an unknown one."""
        if not 0 <= number < len(self):
            raise ValueError(f"{number} is not a reason; reasons are 0 to {len(self) - 1}")
        action = self._numbers.action(number)
        reason = self.reasons[int(action.word)]
        return Because(reason.rule, Message(reason.text, _spoken(reason, action)))


def _spoken(reason: Reason, action: Action) -> dict[str, int | str | Message]:
    """Arguments of a text: numbers as they are, words as `domain:word`."""
    return {
        argument.name: int(token) if argument.of.is_numeric else f"{argument.of.name}:{token}"
        for argument, token in zip(reason.arguments, action.arguments.values(), strict=True)
    }
