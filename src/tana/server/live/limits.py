"""Limits on what clients can send: number, size, rate and duration."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tana.server.protocol import wire
from tana.server.rate_limit import Rate
from tana.server.tables.budgets import Budget


@dataclass(frozen=True)
class Limits:
    """Every limit by name; the defaults suit a family, a club or a small public server."""

    tables: int = 10_000
    """Tables in memory at the same time."""
    connections: int = 10_000
    """Connections in all, counted before anything is read from them."""
    connections_of_an_address: int = 200
    connections_of_a_table: int = 64
    watchers_of_a_table: int = 64
    devices_of_a_holder: int = 20
    waiting_bytes: int = 1 << 20
    """Unsent bytes after which a slow connection is closed."""
    body_bytes: int = wire.MAX_BODY

    free_disk_bytes: int = 64 << 20
    """A server with less free disk space than this is not ready."""

    # --- entries of a table's log: each kind has a budget of its own, so that none can use up another's ---
    plays_of_a_table: int = 20_000
    """More than any game has."""
    changes_of_a_table: int = 5_000
    """Seats, links, undo, pauses."""
    changes_of_a_holder: int = 1_000
    remedies_of_a_holder: int = 10_000
    """Twice as many as there can be changes to answer."""
    joins_of_a_table: int = 1_000
    watchers_ever_of_a_table: int = 1_000
    settings_of_a_table: int = 1_000
    chat_of_a_table: int = 2_000
    chat_of_a_holder: int = 400
    chat_of_watchers: int = 500

    def entries_of_a_table(self, budget: Budget) -> float:
        """How many entries of a kind a log may have."""
        of_a_table: dict[Budget, int] = {
            "play": self.plays_of_a_table,
            "change": self.changes_of_a_table,
            "join": self.joins_of_a_table,
            "watch": self.watchers_ever_of_a_table,
            "settings": self.settings_of_a_table,
            "chat": self.chat_of_a_table,
            "watchers' chat": self.chat_of_watchers,
        }
        return of_a_table.get(budget, math.inf)

    def entries_of_a_holder(self, budget: Budget) -> float:
        """How many entries of a kind a log may have from one holder: nobody can use up what others need."""
        of_a_holder: dict[Budget, int] = {
            "change": self.changes_of_a_holder,
            "remedy": self.remedies_of_a_holder,
            "chat": self.chat_of_a_holder,
        }
        return of_a_holder.get(budget, math.inf)

    # --- deadlines (seconds) ---
    header_seconds: float = 10.0
    """From the first byte of a request (or the beginning of a connection) to the end of its headers."""
    body_seconds: float = 20.0
    """From there to the end of its body."""
    answer_seconds: float = 30.0
    """To read any part of an answer."""

    # --- by address of the client ---
    create: Rate = Rate(60, 600)
    join: Rate = Rate(60, 60)
    wrong_secret: Rate = Rate(20, 60)
    """Wrong codes, and as many wrong passes."""
    wrong_code_of_all: Rate = Rate(2_000, 60)
    """Wrong codes of all clients together."""
    last_code: Rate = Rate(3, 60)
    """Codes that a client may still try once all clients together have tried too many."""
    work_units: int = 64
    """Work in a slice of 20 ms: a read costs 1, a message 4, a request 16, a new socket 64; reads and requests 1 more
    for each KiB."""
    open: Rate = Rate(600, 10)
    """Connections opened."""
    any_request: Rate = Rate(1_500, 10)
    """Requests to any address, known or not."""
    request: Rate = Rate(600, 10)
    """Requests to the API."""
    operator: Rate = Rate(200, 10)
    """Requests for health, readiness and metrics."""
    socket: Rate = Rate(200, 10)
    """Sockets opened."""
    frame: Rate = Rate(2_000, 10)
    """Messages over all sockets of an address."""
    answer_bytes: Rate = Rate(64 << 20, 60)
    """Bytes of long answers."""
    qr: Rate = Rate(60, 60)
    device_pass: Rate = Rate(20, 600)
    """Codes for another device, and as many times new recovery words."""
    passkey: Rate = Rate(60, 600)
    """Passkeys made, and challenges for using one."""
    person: Rate = Rate(60, 600)
    """Changes of profiles."""
    open_table: Rate = Rate(10, 600)
    """Tables opened to others; and at most three times as many in a day."""
    quick_match: Rate = Rate(60, 60)
    """Requests to wait for a quick match."""
    open_network: Rate = Rate(20, 600)
    notice_test: Rate = Rate(20, 600)
    """Test notifications; as many of a holder."""

    # --- by holder, on sockets and by HTTP together ---
    command: Rate = Rate(200, 10)
    say: Rate = Rate(10, 10)
    hint: Rate = Rate(20, 60)
    history: Rate = Rate(30, 60)
    """Statistics and exports of finished games."""
    channel: Rate = Rate(60, 600)
    """Places for notifications, added or renewed."""
    puzzle: Rate = Rate(60, 60)
    """Answers to puzzles."""

    # --- by connection ---
    rare_frame: Rate = Rate(100, 10)
    """Pings and other control frames; and as many parts of messages. More close the connection."""
    fault: Rate = Rate(10, 10)
    """Malformed or excess messages before the connection is closed."""
