"""Characters that cannot be seen: two texts that differ only by them look the same."""

from __future__ import annotations

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks without a picture that Python calls printable."""
SELECTORS = (("\ufe00", "\ufe0e"), ("\U000e0100", "\U000e01ef"))
"""Variation selectors, but for the one that turns a sign into an emoji."""


def is_invisible(letter: str) -> bool:
    """Whether a character other than the plain space leaves no mark of its own."""
    return letter in BLANK or not letter.isprintable() or any(first <= letter <= last for first, last in SELECTORS)


def has_invisible(text: str) -> bool:
    """Whether a text has a character that cannot be seen."""
    return any(is_invisible(letter) for letter in text)


def escaped(text: str) -> str:
    """A text for the terminal in which every invisible character is written as its code."""
    return "".join(f"\\u{{{ord(letter):04x}}}" if is_invisible(letter) else letter for letter in text)
