"""The session of a table in memory: its state, the writer's lock, and its connections."""

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
    """Milliseconds since 1970, from the monotonic clock: setting the system's clock after the start has no effect."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._offset = wall() - steady()

    def __call__(self) -> int:
        return int((self._offset + self._steady()) * 1000)


class Connection(Protocol):
    """A client connected to a table, with one perspective at a time."""

    holder: str
    device: str
    """The hash of its device key."""
    perspective: int | None

    def push(self, frame: bytes) -> None:
        """Queue a frame; must not block."""

    def end(self, reason: str) -> None:
        """Send a bye frame and close."""


@dataclass
class SharedHint:
    """The hint for a position, shared by everybody who asks for it."""

    position: int
    thinking: asyncio.Task[Choice]
    waiting: int = 0

    async def wait(self) -> Choice:
        """Wait for the hint. The search is cancelled when the last caller stops waiting."""
        self.waiting += 1
        try:
            return await asyncio.shield(self.thinking)
        finally:
            self.waiting -= 1
            if self.waiting == 0:
                self.thinking.cancel()

    def failed(self) -> bool:
        """Whether the search has failed or was cancelled."""
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
        """Whether a write has failed with an unknown outcome; commands are refused until it is known."""
        self._clock = clock
        self.renderer = Renderer(table, self.presences, clock)

    def presences(self) -> list[wire.Presence]:
        """The presence of each seat."""
        if hides_presence(self.table):
            return ["none" if seat.now.holder is None else "hidden" for seat in self.table.seats]
        return [self._presence(seat.now.holder) for seat in self.table.seats]

    def _presence(self, holder: str | None) -> wire.Presence:
        if holder is None:
            return "none"
        return "present" if holder in self.present else "away"

    def away_ms(self) -> list[int]:
        """How long the holder of each seat has been away, in milliseconds."""
        now = self._clock()
        return [
            0 if seat.now.holder is None or seat.now.holder in self.present
            else now - self.away_since.get(seat.now.holder, self.loaded)
            for seat in self.table.seats
        ]  # fmt: skip

    def everybody_here(self) -> bool:
        """Whether two or more people play and all are present, which makes a game over days live.

        Always False at tables that hide presence.
        """
        if hides_presence(self.table):
            return False
        people = {self.table.seats[seat].now.holder for seat in self.table.people()}
        return len(people) > 1 and people <= self.present

    def you(self, holder: str, perspective: int | None) -> wire.You:
        """The role of a holder at this table."""
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
        """Change the perspective of a connection, and return a snapshot for the new one."""
        perspective = None
        if isinstance(command, wire.Lift):
            perspective = perspective_of(self.table, holder, command.seat)
        if connection is not None:
            connection.perspective = perspective
        snapshot = self.snapshot(holder, perspective, command.since)
        snapshot.id = command.id
        return snapshot

    def send_all(self, frame: bytes) -> None:
        """Send a frame to every connection."""
        for connection in tuple(self.connections):
            connection.push(frame)

    def end_all(self, reason: str) -> None:
        """End every connection."""
        for connection in tuple(self.connections):
            connection.end(reason)

    def wake_polls(self) -> None:
        """Wake the long polls."""
        if self.polls:
            self.news.set()
            self.news = asyncio.Event()

    def holders(self) -> set[str]:
        """The holders connected to this process."""
        return {connection.holder for connection in self.connections}

    def note_present(self, present: set[str]) -> None:
        """Set the holders who are present at any process."""
        for gone in self.present - present:
            self.away_since[gone] = self._clock()
        self.present = present
        seating = self.table.seating
        self.watching = sum(not seating.held_by(holder) and not seating.is_screen(holder) for holder in present)

    def idle(self) -> bool:
        """Whether the table can be dropped from memory."""
        quiet = not self.connections and self.polls == 0 and not self.lock.locked()
        return quiet and self.bot is None and not self.in_doubt
