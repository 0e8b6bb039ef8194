"""Messages: texts by id, which a game's text files fill in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """The id of a text and its arguments.

    An argument is a number, another message, or a token written `domain:token` (`colour:red`, `seat:2`), which is
    shown in the reader's language.
    """

    id: str
    arguments: Mapping[str, int | str | Message] = field(default_factory=dict)


def say(id: str, **arguments: int | str | Message) -> Message:
    """Shorthand for a message."""
    return Message(id, arguments)
