"""Messages: text by name, for the text files of a game to fill in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """The id of a text and its arguments.

    An argument is a number, or a token written `domain:token` (`colour:red`, `seat:2`) that is itself text in
    the reader's language, or another message.
    """

    id: str
    arguments: Mapping[str, int | str | Message] = field(default_factory=dict)


def say(id: str, **arguments: int | str | Message) -> Message:
    """Shorthand for a message."""
    return Message(id, arguments)
