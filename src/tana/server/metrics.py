"""Prometheus metrics. Labels never contain names, secrets or tables."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Count:
    """A counter without a lock, for hot paths: only the event loop's thread may use it."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._value = 0

    @property
    def value(self) -> int:
        """The current count."""
        return self._value

    def inc(self, by: int = 1) -> None:
        """Add to the count."""
        self._value += by

    def metric(self) -> Metric:
        """The counter in the form that Prometheus reads."""
        return CounterMetricFamily(self._name, self._about, self._value)


class Times:
    """A histogram of durations without a lock: only the event loop's thread may use it."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._counts = [0] * (len(_SECONDS) + 1)
        self._total = 0.0

    def observe(self, seconds: float) -> None:
        """Add a duration."""
        self._counts[bisect_left(_SECONDS, seconds)] += 1
        self._total += seconds

    def below(self, share: float) -> float:
        """An upper bound, in seconds, for this share of all durations; 0 if none were observed."""
        total = sum(self._counts)
        reached = (
            bound for bound, count in zip(_SECONDS, accumulate(self._counts), strict=False) if count >= share * total
        )
        return next(reached, _SECONDS[-1]) if total else 0.0

    def metric(self) -> Metric:
        """The histogram in the form that Prometheus reads."""
        bounds = [*(str(float(bound)) for bound in _SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(self._name, self._about, buckets, self._total)


class Commands:
    """Counts commands by kind and outcome, without a lock: only the event loop's thread may use it."""

    def __init__(self) -> None:
        self._counts: Tally[tuple[str, str]] = Tally()

    def count(self, kind: str, outcome: str) -> None:
        """Count a command."""
        self._counts[kind, outcome] += 1

    def metric(self) -> Metric:
        """The counters in the form that Prometheus reads."""
        made = CounterMetricFamily("tana_commands", "Commands by kind and outcome", labels=["kind", "outcome"])
        for labels, count in self._counts.items():
            made.add_metric(labels, count)
        return made


class Metrics:
    """The metrics of one server process, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Commands()
        self.rows = Count("tana_log_rows", "Entries written to logs")
        self.frames = Count("tana_frames", "Frames sent to sockets")
        self.append = Times("tana_append_seconds", "Time from a decision to its entries on disk")
        self.command_time = Times("tana_command_seconds", "Time from a command to its answer")
        self.bot_time = Times("tana_bot_seconds", "Time that bots take to decide")
        self.registry.register(_Collected(self))
        self.connections = Gauge("tana_connections", "Open sockets", registry=self.registry)
        self.tcp_connections = Gauge("tana_tcp_connections", "Open connections of any kind", registry=self.registry)
        self.closed = Counter(
            "tana_closed_connections", "Connections this server ended, by reason", ["why"], registry=self.registry
        )
        self.tables = Gauge("tana_tables", "Tables in memory", registry=self.registry)
        self.in_doubt = Gauge(
            "tana_tables_waiting", "Tables waiting for the store to come back", registry=self.registry
        )
        self.free_disk = Gauge(
            "tana_free_disk_bytes", "Free space on the disk of the database file", registry=self.registry
        )
        self.backup_time = Gauge(
            "tana_backup_timestamp_seconds", "Time of the last good backup", registry=self.registry
        )
        self.backup_failed = Gauge("tana_backup_failed", "1 if the last backup failed", registry=self.registry)
        self.bus_away = Gauge("tana_bus_away", "1 while the bus is unavailable", registry=self.registry)
        self.refused = Counter(
            "tana_refused_requests", "Requests refused by a limit or a check", ["why"], registry=self.registry
        )
        self.notices = Counter(
            "tana_notifications", "Notifications by channel and outcome", ["channel", "outcome"], registry=self.registry
        )
        self.notices_waiting = Gauge(
            "tana_notifications_waiting", "Notifications in the outbox", registry=self.registry
        )
        self.deadlines = Counter(
            "tana_deadlines", "Turn deadlines that passed, by outcome", ["outcome"], registry=self.registry
        )
        self.standing = Counter(
            "tana_standing_answers", "Decisions settled by a standing answer", registry=self.registry
        )
        self.calendars = Counter("tana_calendars", "Calendar feeds sent", registry=self.registry)

    def text(self) -> bytes:
        """The page for Prometheus."""
        return generate_latest(self.registry)


class _Collected(Collector):
    """Collects the metrics that are counted without the locks of `prometheus_client`."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """Yield the current metrics."""
        found = self._metrics
        for one in (found.commands, found.rows, found.frames, found.append, found.command_time, found.bot_time):
            yield one.metric()
