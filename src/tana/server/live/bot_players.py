"""Bots for tables. They think in other processes, never on the event loop."""

from __future__ import annotations

import asyncio
from typing import Protocol

from tana.bots.api import Choice, Glimpse, make_bot
from tana.bots.fox import seconds_of
from tana.bots.options import SEARCHING
from tana.bots.worker import BotPool, Busy, Urgency
from tana.server.tables.refusal import Refuse

HINTER = "fox"
"""The level that gives hints: its win probabilities are calibrated."""
PATIENCE = 15.0
NICE = 5
"""Bots run at a lower priority than the server, so that they do not delay people's moves."""
OVERHEAD = 1.3
"""How long a searching level takes for a move, as a multiple of its thinking time. It takes as long if there is only
one legal action, so that its speed does not reveal that."""


FOLLOW_UP = 0.4
"""The share of pace and thinking time that a bot takes for a decision right after one of its own. A turn of several
decisions then is no long wait, and a search can reuse its last tree. It leaks nothing: who decided last is public."""


def pace_of(level: str, game: str, least: float, follows: bool = False) -> float:
    """The minimum time in seconds from a bot's turn to its action; 0 if `least` is 0."""
    thinking = OVERHEAD * seconds_of(game) if level in SEARCHING else 0.0
    part = FOLLOW_UP if follows else 1.0
    return part * max(least, thinking) if least > 0 else 0.0


class Bots(Protocol):
    """Chooses actions for bots."""

    async def choose(self, key: str, level: str, glimpse: Glimpse, hint: bool = False, follows: bool = False) -> Choice:
        """Choose an action; `key` identifies the seat, so that its bot can keep a memory.

        A decision that `follows` one of the same bot gets only a share of the thinking time (`FOLLOW_UP`). Moves have
        priority over hints; raises `Refuse` if too many hints are queued. Cancelling the call stops the search.
        """

    def warm(self, game: str) -> None:
        """Prepare for a game that will be played soon."""

    def close(self) -> None:
        """End the processes."""


class BotProcesses:
    """Bots in separate processes (see `tana.bots.worker`)."""

    def __init__(self, processes: int = 1) -> None:
        self._pool = BotPool(processes, nice=NICE)
        self._warmed: set[str] = set()

    async def choose(self, key: str, level: str, glimpse: Glimpse, hint: bool = False, follows: bool = False) -> Choice:
        urgency = Urgency.HINT if hint else Urgency.MOVE
        seconds = FOLLOW_UP * seconds_of(glimpse.game) if follows else None
        try:
            ticket = self._pool.submit(key, level, glimpse, patience=PATIENCE, urgency=urgency, seconds=seconds)
        except Busy as fault:
            raise Refuse("limit", str(fault)) from None
        try:
            return await asyncio.wrap_future(ticket.future)
        except asyncio.CancelledError:
            ticket.abandon()
            raise

    def warm(self, game: str) -> None:
        if game not in self._warmed:
            self._warmed.add(game)
            self._pool.warm(game)

    def close(self) -> None:
        self._pool.close()


class BotsHere:
    """Bots of one level in this process, for tests."""

    def __init__(self, level: str = "random") -> None:
        self._level = level

    async def choose(self, key: str, level: str, glimpse: Glimpse, hint: bool = False, follows: bool = False) -> Choice:
        return make_bot(self._level, glimpse.game).choose(glimpse)

    def warm(self, game: str) -> None:
        return None

    def close(self) -> None:
        return None
