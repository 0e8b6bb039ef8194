"""What a command leads to: the entries to append to the log of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from tana.server.tables.log import AnyEntry
from tana.server.tables.table import Prospect


class Asker(Struct, frozen=True):
    """Who asks, and when; `away_ms` returns how long each seat's holder has been away (0: is here)."""

    holder: str
    now: int
    away_ms: Callable[[], Sequence[int]] = tuple
    device: str = ""


class Decision(Struct, frozen=True):
    """The entries to append, in order; `prospects` holds the outcome of each game step, by index of its entry."""

    entries: tuple[AnyEntry, ...]
    prospects: dict[int, Prospect] = {}


def one(entry: AnyEntry, prospect: Prospect | None = None) -> Decision:
    """A decision of one entry."""
    return Decision((entry,), {} if prospect is None else {0: prospect})
