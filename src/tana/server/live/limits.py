"""Limits on everything that a stranger can send: how many, how large, how fast, how slow."""

from __future__ import annotations

from dataclasses import dataclass

from tana.server.ops.rates import Rate
from tana.server.protocol import wire
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
    """Bytes a connection may be behind before it is closed."""
    body_bytes: int = wire.MAX_BODY

    free_disk_bytes: int = 64 << 20
    """With less room than this on its disk a server is not ready."""

    # --- entries of a table's log: each kind has a budget of its own, so that none can use up another's ---
    plays_of_a_table: int = 20_000
    """More than any game has."""
    changes_of_a_table: int = 5_000
    """Seats, links, undo, pauses."""
    settings_of_a_table: int = 1_000
    chat_of_a_table: int = 2_000

    def entries_of_a_table(self, budget: Budget) -> int:
        """How many entries of a kind a log may have."""
        return {
            "play": self.plays_of_a_table,
            "change": self.changes_of_a_table,
            "settings": self.settings_of_a_table,
            "chat": self.chat_of_a_table,
        }[budget]

    # --- how long somebody may take (seconds) ---
    header_seconds: float = 10.0
    """From the first byte of a request (or the beginning of a connection) to the end of its headers."""
    body_seconds: float = 20.0
    """From there to the end of its body."""
    answer_seconds: float = 30.0
    """To take any part of an answer."""

    # --- by address of the asker ---
    create: Rate = Rate(60, 600)
    join: Rate = Rate(60, 60)
    wrong_secret: Rate = Rate(20, 60)
    wrong_secret_of_all: Rate = Rate(2_000, 60)
    request: Rate = Rate(600, 10)
    frame: Rate = Rate(2_000, 10)
    """Messages over all sockets of an address."""
    answer_bytes: Rate = Rate(64 << 20, 60)
    """Bytes of long answers."""
    qr: Rate = Rate(60, 60)
    device_pass: Rate = Rate(20, 600)

    # --- by holder, on sockets and by HTTP together ---
    command: Rate = Rate(200, 10)
    say: Rate = Rate(10, 10)
    hint: Rate = Rate(20, 60)

    # --- by connection ---
    fault: Rate = Rate(10, 10)
    """Messages that are no command, or one too many, before the connection is closed."""
