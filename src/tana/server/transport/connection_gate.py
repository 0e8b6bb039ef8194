"""How many connections there may be, counted when they are made, before a byte is read; and whose turn it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tana.server.ops.limits import Limits
from tana.server.ops.logs import note
from tana.server.ops.metrics import Metrics
from tana.server.transport.addresses import Network, is_within, one_asker
from tana.server.transport.turns import Turns


@dataclass
class ConnectionGate:
    """Counts connections in all and for each asker; check and count are one step."""

    limits: Limits
    metrics: Metrics
    proxies: tuple[Network, ...] = ()
    """Behind these there are many askers: they are told apart by what the proxy says, once that is read."""

    turns: Turns = field(default_factory=Turns)
    open: int = 0
    _by_asker: Counter[str] = field(default_factory=Counter)

    def enter(self, host: str) -> bool:
        """Count a connection, if there is room for it."""
        asker = one_asker(host)
        if self.open >= self.limits.connections or self._is_full(host, asker):
            self.closed("limit", host)
            return False
        self.open += 1
        self._by_asker[asker] += 1
        self.metrics.tcp_connections.set(self.open)
        return True

    def _is_full(self, host: str, asker: str) -> bool:
        full = self._by_asker[asker] >= self.limits.connections_of_an_address
        return full and not is_within(host, self.proxies)

    def may_begin(self, host: str) -> bool:
        """Whether a request may be begun now; one that may not has to `wait`."""
        return is_within(host, self.proxies) or self.turns.may_begin(one_asker(host))

    def wait(self, host: str, begin: Callable[[], None]) -> None:
        """Begin a request when it is its asker's turn."""
        self.turns.wait(one_asker(host), begin)

    def leave(self, host: str) -> None:
        """A connection that was counted is gone."""
        asker = one_asker(host)
        self.open -= 1
        self._by_asker[asker] -= 1
        if self._by_asker[asker] <= 0:
            del self._by_asker[asker]
        self.metrics.tcp_connections.set(self.open)

    def closed(self, why: str, host: str) -> None:
        """Note that this server ends a connection, and why."""
        self.metrics.closed.labels(why).inc()
        note("connection closed", why=why, address=host)
