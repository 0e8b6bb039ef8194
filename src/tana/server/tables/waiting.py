"""Whom a table waits for: the person who decides, or those who are asked to agree to an undo. What the store keeps of
it, in the same commit as the move that started the clock.
"""

from __future__ import annotations

from msgspec import Struct

from tana.server.tables.table_record import seats_in


class Waiting(Struct, frozen=True, gc=False):
    """Whom a table waits for, and until when. Times are milliseconds since 1970; 0: none.

    Columns of `tables` in the store: `asked`, `asked_since`, `deadline`, `remind`, `voting`, `voting_since`. The
    sweep of deadlines uses one more, `due`: the deadline, or a later moment while a process that has claimed it is at
    work.
    """

    asked: int = 0
    """The seats that are waited for, as a set: bit 0 is the first seat."""
    since: int = 0
    """The number of the entry since which they are: a new number is a new turn."""
    deadline: int = 0
    remind: int = 0
    """When one reminder is due, in a game over days."""
    voting: int = 0
    """The seats that have to answer a proposal, as a set."""
    voting_since: int = 0
    """The number of the entry that proposed it."""

    def seats(self) -> list[int]:
        """The seats that are waited for, from 0."""
        return seats_in(self.asked)
