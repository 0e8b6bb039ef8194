"""The messages of the current protocol version as they were when it was raised. Tests compare them to detect changes
that an older client could not read.

    python -m tests.server.message_shapes

writes them again: after raising `wire.PROTOCOL`, or after adding fields that older clients may omit or ignore.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypeAlias

from msgspec.structs import fields

from tana.server.protocol import wire
from tana.server.protocol.typescript import kinds, optional_mark, type_of

FILE = Path(__file__).with_name("message_shapes.json")

Shapes: TypeAlias = dict[str, dict[str, str]]
"""The type of each field, by message and field; optional ones begin with a question mark."""


def shapes_now() -> Shapes:
    return {
        kind.__name__: {field.name: optional_mark(kind, field) + type_of(kind, field.name) for field in fields(kind)}
        for kind in kinds()
    }


def broken(before: Shapes, now: Shapes) -> list[str]:
    """The changes from `before` to `now` that a client built for `before` could not read, or would not send."""
    faults = []
    for name, old in before.items():
        new = now.get(name, {})
        faults += [f"{name}.{field} was {of}" for field, of in old.items() if new.get(field) != of]
        if is_sent_by_clients(name):
            added = new.keys() - old.keys()
            faults += [f"{name}.{field} is asked for" for field in sorted(added) if not new[field].startswith("?")]
    return faults


def is_sent_by_clients(name: str) -> bool:
    kind = getattr(wire, name, None)
    bodies = (
        wire.Command,
        wire.CreateTable,
        wire.JoinTable,
        wire.CarrySeats,
        wire.SignOut,
        wire.SetMe,
        wire.SetPrivacy,
        wire.MakeRecovery,
        wire.Restore,
        wire.DeleteMe,
        wire.AddPasskey,
        wire.RemovePasskey,
        wire.UsePasskey,
        wire.EnterHouse,
        wire.QrText,
    )
    return isinstance(kind, type) and issubclass(kind, bodies)


def main() -> None:
    """Write the shapes of the current messages."""
    kept = {"protocol": wire.PROTOCOL, "messages": shapes_now()}
    FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
