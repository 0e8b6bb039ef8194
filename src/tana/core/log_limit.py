"""What the log of a running game may repeat at a table without the memory aid (BUD-K3, MOL-K4, ULY-K3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

MEMORY_AID = "memory_aid"
"""The option that lifts every limit."""


@dataclass(frozen=True)
class LogLimit:
    """What a game's log leaves out without the memory aid.

    `once`: events that are shown when they happen and never again. `since_last_turn`: everything before the reader's
    own last turn.
    """

    once: frozenset[str] = frozenset()
    since_last_turn: bool = False

    def at(self, settings: Mapping[str, str]) -> LogLimit:
        """The limit at a table with these settings: none where the memory aid is on."""
        return self if settings.get(MEMORY_AID) == "off" else NO_LIMIT


NO_LIMIT = LogLimit()


def last_turn(movers: Sequence[int], actor: int | None, reader: int | None) -> int:
    """The index of the move with which the reader's last completed turn began; 0 if there was none.

    `movers` holds the seat of each move. A turn is a run of moves by one seat; a turn in progress is not complete.
    A spectator reads as much as the seat that decides.
    """
    seat = actor if reader is None else reader
    at = len(movers)
    while seat == actor and at > 0 and movers[at - 1] == seat:
        at -= 1
    while at > 0 and movers[at - 1] != seat:
        at -= 1
    while at > 0 and movers[at - 1] == seat:
        at -= 1
    return at
