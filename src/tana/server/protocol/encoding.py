"""Encoding of messages, and conversion of the games' messages to texts of the wire."""

from __future__ import annotations

import msgspec

from tana.core.message import Message
from tana.server.protocol import wire

_ENCODER = msgspec.json.Encoder()


COMMANDS: msgspec.json.Decoder[wire.AnyCommand] = msgspec.json.Decoder(wire.AnyCommand)
"""Decodes commands; raises for anything else."""


def read_command(message: bytes) -> wire.AnyCommand:
    """Decode a command; raises `msgspec.ValidationError` for anything else."""
    try:
        return COMMANDS.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise msgspec.ValidationError(fault_of(fault)) from None


def fault_of(fault: Exception) -> str:
    """What is wrong with a message that could not be decoded.

    Pages report the same text. Their JSON parser gives no position, so this one omits it too.
    """
    return str(fault) if isinstance(fault, msgspec.ValidationError) else "JSON is malformed"


def encode(message: object) -> bytes:
    """The JSON of a message."""
    return _ENCODER.encode(message)


def text_of(message: Message) -> wire.Text:
    """A message for the wire."""
    arguments = {
        name: text_of(value) if isinstance(value, Message) else value for name, value in message.arguments.items()
    }
    return wire.Text(message.id, arguments)
