"""What operators can measure: Prometheus metrics without a name, a secret or a table in them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The metrics of one server process, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "tana_commands", "Commands by kind and outcome", ["kind", "outcome"], registry=self.registry
        )
        self.rows = Counter("tana_log_rows", "Entries written to logs", registry=self.registry)
        self.append = Histogram(
            "tana_append_seconds", "From decision to disk", buckets=_SECONDS, registry=self.registry
        )
        self.command_time = Histogram(
            "tana_command_seconds", "From command to answer", buckets=_SECONDS, registry=self.registry
        )
        self.bot_time = Histogram("tana_bot_seconds", "How long bots think", buckets=_SECONDS, registry=self.registry)
        self.frames = Counter("tana_frames", "Frames sent to sockets", registry=self.registry)
        self.connections = Gauge("tana_connections", "Open sockets", registry=self.registry)
        self.tcp_connections = Gauge("tana_tcp_connections", "Open connections of any kind", registry=self.registry)
        self.closed = Counter(
            "tana_closed_connections", "Connections this server ended, by reason", ["why"], registry=self.registry
        )
        self.tables = Gauge("tana_tables", "Tables in memory", registry=self.registry)
        self.in_doubt = Gauge(
            "tana_tables_waiting", "Tables that wait for the store to come back", registry=self.registry
        )
        self.free_disk = Gauge(
            "tana_free_disk_bytes", "Room on the disk of the tables, where that is known", registry=self.registry
        )
        self.bus_away = Gauge("tana_bus_away", "1 while the bus is away", registry=self.registry)
        self.refused = Counter(
            "tana_refused_requests", "Requests refused by a limit or a check", ["why"], registry=self.registry
        )

        self._commands: dict[tuple[str, str], Counter] = {}

    def command(self, kind: str, outcome: str) -> None:
        """Count a command."""
        found = self._commands.get((kind, outcome))
        if found is None:
            found = self._commands[kind, outcome] = self.commands.labels(kind, outcome)
        found.inc()

    def text(self) -> bytes:
        """The page for Prometheus."""
        return generate_latest(self.registry)
