"""Limits on connections, before any byte is read, and on the work that each client causes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tana.server.live.limits import Limits
from tana.server.logs import note
from tana.server.metrics import Metrics
from tana.server.rate_limit import Rates
from tana.server.transport.addresses import Network, client_key, is_within
from tana.server.transport.work_shares import WorkShares


@dataclass
class ConnectionGate:
    """Counts connections, in total and per client. Check and count are one step."""

    limits: Limits
    metrics: Metrics
    proxies: tuple[Network, ...] = ()
    """Trusted proxies, which carry many clients. Limits per client do not apply to their connections."""

    shares: WorkShares = field(init=False)
    rates: Rates = field(default_factory=Rates)
    open: int = 0
    _by_client: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.shares = WorkShares(self.limits.work_units)

    def enter(self, host: str) -> bool:
        """Count a connection and return True, or return False if a limit is reached."""
        client = client_key(host)
        if self.open >= self.limits.connections or self._is_full(host, client):
            self.closed("limit", host)
            return False
        self.open += 1
        self._by_client[client] += 1
        self.metrics.tcp_connections.set(self.open)
        return True

    def _is_full(self, host: str, client: str) -> bool:
        if is_within(host, self.proxies):
            return False
        most = self.limits.connections_of_an_address
        return self._by_client[client] >= most or not self.rates.take(f"open/{client}", self.limits.open)

    def may_ask(self, host: str) -> bool:
        """Count a request before it is parsed; returns False if its client has sent too many."""
        return is_within(host, self.proxies) or self.rates.take(f"request/{client_key(host)}", self.limits.any_request)

    def key_of(self, client: tuple[str, int] | None) -> str:
        """The key under which a client's work is counted; behind a proxy each connection has its own."""
        if client is None:
            return "unknown"
        host, port = client
        return f"{host}:{port}" if is_within(host, self.proxies) else client_key(host)

    def leave(self, host: str) -> None:
        """Stop counting a connection that was closed."""
        client = client_key(host)
        self.open -= 1
        self._by_client[client] -= 1
        if self._by_client[client] <= 0:
            del self._by_client[client]
        self.metrics.tcp_connections.set(self.open)

    def closed(self, why: str, host: str) -> None:
        """Log and count a connection that this server closes."""
        self.metrics.closed.labels(why).inc()
        note("connection closed", why=why, address=host)
