"""Limits on clients: numbers, sizes, rates and deadlines."""

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
    """Connections in total, counted before any byte is read."""
    connections_of_an_address: int = 200
    connections_of_a_table: int = 64
    watchers_of_a_table: int = 64
    devices_of_a_holder: int = 20
    waiting_bytes: int = 1 << 20
    """Unsent bytes after which a slow connection is closed."""
    body_bytes: int = wire.MAX_BODY

    free_disk_bytes: int = 64 << 20
    """With less free disk space than this, the server reports that it is not ready."""

    # --- entries of a table's log: each kind has its own budget, so that no kind can exhaust another's ---
    plays_of_a_table: int = 20_000
    """More than any game needs."""
    changes_of_a_table: int = 5_000
    """Seats, links, undo, pauses."""
    changes_of_a_holder: int = 1_000
    remedies_of_a_holder: int = 10_000
    """Twice the number of changes that they can answer."""
    joins_of_a_table: int = 1_000
    watchers_ever_of_a_table: int = 1_000
    settings_of_a_table: int = 1_000
    chat_of_a_table: int = 2_000
    chat_of_a_holder: int = 400
    chat_of_watchers: int = 500

    def entries_of_a_table(self, budget: Budget) -> float:
        """The maximum number of entries of a kind in a log."""
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
        """The maximum number of entries of a kind from one holder in a log, so that one cannot block the others."""
        of_a_holder: dict[Budget, int] = {
            "change": self.changes_of_a_holder,
            "remedy": self.remedies_of_a_holder,
            "chat": self.chat_of_a_holder,
        }
        return of_a_holder.get(budget, math.inf)

    # --- deadlines (seconds) ---
    header_seconds: float = 10.0
    """From the first byte of a request, or the opening of a connection, to the end of the headers."""
    body_seconds: float = 20.0
    """From the end of the headers to the end of the body."""
    answer_seconds: float = 30.0
    """For a client to make progress in reading an answer."""

    # --- per client address ---
    create: Rate = Rate(60, 600)
    join: Rate = Rate(60, 60)
    wrong_secret: Rate = Rate(20, 60)
    """Wrong secrets of each kind: codes, passes, host keys, recovery words and passkeys."""
    wrong_code_of_all: Rate = Rate(2_000, 60)
    """Wrong codes of all clients together."""
    last_code: Rate = Rate(3, 60)
    """Codes that a client may still try after `wrong_code_of_all` is used up."""
    work_units: int = 64
    """Work units per slice of 20 ms. A read costs 1, a message 4, a request 16 and a new socket 64; reads and requests
    cost 1 more per KiB."""
    open: Rate = Rate(600, 10)
    """Connections opened."""
    any_request: Rate = Rate(1_500, 10)
    """Requests to any path, known or not."""
    request: Rate = Rate(600, 10)
    """Requests to the API."""
    operator: Rate = Rate(200, 10)
    """Requests for health, readiness and metrics."""
    socket: Rate = Rate(200, 10)
    """Sockets opened."""
    frame: Rate = Rate(2_000, 10)
    """Messages over all sockets."""
    answer_bytes: Rate = Rate(64 << 20, 60)
    """Bytes of long answers."""
    qr: Rate = Rate(60, 60)
    device_pass: Rate = Rate(20, 600)
    """Codes for another device and, counted separately, new recovery words."""
    passkey: Rate = Rate(60, 600)
    """Passkeys created, and challenges for using one."""
    person: Rate = Rate(60, 600)
    """Profile changes."""
    open_table: Rate = Rate(10, 600)
    """Tables opened to others, and three times as many per day."""
    quick_match: Rate = Rate(60, 60)
    """Requests to wait for a quick match."""
    open_network: Rate = Rate(20, 600)
    notice_test: Rate = Rate(20, 600)
    """Test notifications; the same limit applies per holder."""

    # --- per holder, over sockets and HTTP together ---
    command: Rate = Rate(200, 10)
    say: Rate = Rate(10, 10)
    hint: Rate = Rate(20, 60)
    history: Rate = Rate(30, 60)
    """Statistics and exports of finished games."""
    channel: Rate = Rate(60, 600)
    """Notification channels added or renewed."""
    puzzle: Rate = Rate(60, 60)
    """Answers to puzzles."""

    # --- per connection ---
    rare_frame: Rate = Rate(100, 10)
    """Control frames such as pings and, counted separately, fragments. Beyond this the connection is closed."""
    fault: Rate = Rate(10, 10)
    """Malformed or excess messages. Beyond this the connection is closed."""
