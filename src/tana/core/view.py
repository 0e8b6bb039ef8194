"""Views in parts: each field of a view is worked out by a function of its own.

A view as a whole is all its parts (`Parts.view`). A server that sends views all day works out, and sends, only the
parts that a move has changed. So a part reads nothing but the state (and the reader's seat), and is the same
whenever what it reads is the same.

`open` parts are the same for every reader; `own` parts depend on who reads. A part of many equal things can be
declared by the thing (`Each`), so that one of them can change alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

V = TypeVar("V", bound=msgspec.Struct)

OpenPart: TypeAlias = Callable[[Any], Any]
OwnPart: TypeAlias = Callable[[Any, int | None], Any]


@dataclass(frozen=True)
class Each:
    """A tuple of `count(s)` things; `count` is the same for the whole game.

    `element` is called with the state, the number of the thing and, in an own part, the reader.
    """

    count: Callable[[Any], int]
    element: Callable[..., Any]

    def whole(self, s: Any, *reader: int | None) -> tuple[Any, ...]:
        """All of them."""
        return tuple(self.element(s, i, *reader) for i in range(self.count(s)))


class Parts(Generic[V]):
    """The parts of a game's view, in the order of the view's fields."""

    def __init__(self, kind: type[V], open: Mapping[str, OpenPart | Each], own: Mapping[str, OwnPart | Each]) -> None:
        self.kind = kind
        self.open = open
        self.own = own
        self.names = kind.__struct_fields__
        if sorted([*open, *own]) != sorted(self.names):
            raise ValueError(f"{kind.__module__}: parts and fields of the view differ")

    def view(self, s: Any, seat: int | None) -> V:
        """The view of a seat (None: a spectator)."""
        fields = {name: _whole(part, s) for name, part in self.open.items()}
        fields.update((name, _whole(part, s, seat)) for name, part in self.own.items())
        return self.kind(**fields)


def _whole(part: Callable[..., Any] | Each, s: Any, *reader: int | None) -> Any:
    return part.whole(s, *reader) if isinstance(part, Each) else part(s, *reader)
