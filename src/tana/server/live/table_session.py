"""A table that somebody is at: its state in memory, the lock of its one writer, and everybody who watches it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from tana.bots.api import Choice
from tana.server.bus.interface import Listener
from tana.server.live.rendering import Renderer
from tana.server.protocol import wire
from tana.server.tables.perspective import perspective_of
from tana.server.tables.standing import hides_presence
from tana.server.tables.table import Table


class SteadyClock:
    """Milliseconds since 1970 as they were at the start, going on evenly: a clock that is set does not move it."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._offset = wall() - steady()

    def __call__(self) -> int:
        return int((self._offset + self._steady()) * 1000)


class Connection(Protocol):
    """Somebody who watches a table from one perspective at a time."""

    holder: str
    device: str
    """The hash of the key it came with."""
    perspective: int | None

    def push(self, frame: bytes) -> None:
        """Send a frame soon; must not block."""

    def end(self, reason: str) -> None:
        """Say bye and close."""


@dataclass
class SharedHint:
    """What a bot would do in one position, for everybody who asks."""

    position: int
    thinking: asyncio.Task[Choice]
    waiting: int = 0

    async def wait(self) -> Choice:
        """The answer; when the last one stops waiting, so does the bot."""
        self.waiting += 1
        try:
            return await asyncio.shield(self.thinking)
        finally:
            self.waiting -= 1
            if self.waiting == 0:
                self.thinking.cancel()

    def failed(self) -> bool:
        """Whether there is no answer, and none will come."""
        done = self.thinking.done()
        return done and (self.thinking.cancelled() or self.thinking.exception() is not None)


class TableSession:
    """A table in memory, its writer's lock and its audience."""

    def __init__(self, table: Table, clock: Callable[[], int]) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.present: set[str] = set()
        self.watching = 0
        self.away_since: dict[str, int] = {}
        self.loaded = clock()
        self.used = clock()
        self.news = asyncio.Event()
        self.bot: asyncio.Task[None] | None = None
        self.hint: SharedHint | None = None
        self.listener: Listener | None = None
        self.polls = 0
        self.in_doubt = False
        """The store went away in the middle of a write: commands wait until it is known what became of it."""
        self._clock = clock
        self.renderer = Renderer(table, self.presences, clock)

    def presences(self) -> list[wire.Presence]:
        """Who is there, by seat."""
        if hides_presence(self.table):
            return ["none" if seat.now.holder is None else "hidden" for seat in self.table.seats]
        return [self._presence(seat.now.holder) for seat in self.table.seats]

    def _presence(self, holder: str | None) -> wire.Presence:
        if holder is None:
            return "none"
        return "present" if holder in self.present else "away"

    def away_ms(self) -> list[int]:
        """How long the holder of each seat has been away."""
        now = self._clock()
        return [
            0 if seat.now.holder is None or seat.now.holder in self.present
            else now - self.away_since.get(seat.now.holder, self.loaded)
            for seat in self.table.seats
        ]  # fmt: skip

    def everybody_here(self) -> bool:
        """Whether two or more people play and all of them are here: a game over days is live then, unless nobody may
        see who is here."""
        if hides_presence(self.table):
            return False
        people = {self.table.seats[seat].now.holder for seat in self.table.people()}
        return len(people) > 1 and people <= self.present

    def you(self, holder: str, perspective: int | None) -> wire.You:
        """What a holder is at this table."""
        mine = self.table.seats_held_by(holder)
        return wire.You(
            seats=[seat + 1 for seat in mine],
            host=holder == self.table.host,
            watching=not mine,
            perspective=None if perspective is None else perspective + 1,
            screen=self.table.seating.is_screen(holder),
        )

    def snapshot(self, holder: str, perspective: int | None, since: int) -> wire.Snapshot:
        """The table for a holder's perspective."""
        return self.renderer.snapshot(perspective, self.you(holder, perspective), min(since, self.table.seq))

    def turn_curtain(
        self, holder: str, command: wire.Lift | wire.Lower, connection: Connection | None
    ) -> wire.Snapshot:
        """Change the perspective of a connection; the answer is the table from there."""
        perspective = None
        if isinstance(command, wire.Lift):
            perspective = perspective_of(self.table, holder, command.seat)
        if connection is not None:
            connection.perspective = perspective
        snapshot = self.snapshot(holder, perspective, command.since)
        snapshot.id = command.id
        return snapshot

    def send_all(self, frame: bytes) -> None:
        """Send a frame to everybody who is connected here."""
        for connection in tuple(self.connections):
            connection.push(frame)

    def end_all(self, reason: str) -> None:
        """End every connection."""
        for connection in tuple(self.connections):
            connection.end(reason)

    def wake_polls(self) -> None:
        """There is something new for those who ask by HTTP."""
        if self.polls:
            self.news.set()
            self.news = asyncio.Event()

    def holders(self) -> set[str]:
        """Everybody who is connected here."""
        return {connection.holder for connection in self.connections}

    def note_present(self, present: set[str]) -> None:
        """Who is there now, at any process."""
        for gone in self.present - present:
            self.away_since[gone] = self._clock()
        self.present = present
        seating = self.table.seating
        self.watching = sum(not seating.held_by(holder) and not seating.is_screen(holder) for holder in present)

    def idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        quiet = not self.connections and self.polls == 0 and not self.lock.locked()
        return quiet and self.bot is None and not self.in_doubt
