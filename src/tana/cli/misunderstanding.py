"""The answer to typed text that is not an action."""

from collections.abc import Sequence

from tana.cli.menu import Ambiguous, NoSuchNumber, NotUnderstood
from tana.text import Words

MOST_MATCHES = 6
"""How many actions with a typed prefix are listed."""


def what_is_wrong(
    words: Words, typed: str, meant: NotUnderstood | Ambiguous | NoSuchNumber, legal: Sequence[str]
) -> str:
    """A sentence about typed text that does not match a legal notation."""
    if isinstance(meant, Ambiguous):
        return words.text("ambiguous", typed=typed, matches=_some(words, meant.matches))
    if isinstance(meant, NoSuchNumber):
        return words.text("number-too-big", typed=typed, count=len(legal))
    if meant.close:
        return words.text("not-understood-close", typed=typed, example=meant.close)
    return words.text("not-understood", typed=typed, count=len(legal), example=example_of(legal))


def example_of(legal: Sequence[str]) -> str:
    """The longest legal notation: the best example of the form."""
    return max(legal, key=len)


def _some(words: Words, matches: Sequence[str]) -> str:
    some = ", ".join(matches[:MOST_MATCHES])
    more = len(matches) - MOST_MATCHES
    return words.text("and-more", some=some, count=more) if more > 0 else some
