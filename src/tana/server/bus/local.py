"""The bus of a single process."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable

from tana.server.bus.interface import GapListener, Listener
from tana.server.rate_limit import Rate, Rates


class LocalBus:
    """See `tana.server.bus.interface.Bus`; never away, and loses nothing."""

    away = False

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._listeners: dict[str, list[Listener]] = defaultdict(list)
        self._groups: dict[str, dict[str, float]] = defaultdict(dict)
        self._rates = Rates(clock)

    def on_gap(self, listener: GapListener) -> None:
        return None

    async def publish(self, channel: str, message: bytes) -> None:
        for listener in tuple(self._listeners.get(channel, ())):
            listener(message)

    async def subscribe(self, channel: str, listener: Listener) -> None:
        self._listeners[channel].append(listener)

    async def unsubscribe(self, channel: str, listener: Listener) -> None:
        listening = self._listeners.get(channel, [])
        if listener in listening:
            listening.remove(listener)
        if not listening:
            self._listeners.pop(channel, None)

    async def enter(self, group: str, member: str, seconds: float) -> None:
        self._groups[group][member] = self._clock() + seconds

    async def leave(self, group: str, member: str) -> None:
        self._groups.get(group, {}).pop(member, None)
        if not self._groups.get(group):
            self._groups.pop(group, None)

    async def members(self, group: str) -> set[str]:
        now = self._clock()
        return {member for member, until in self._groups.get(group, {}).items() if until > now}

    async def allow(self, key: str, most: int, seconds: float) -> bool:
        return self._rates.take(key, Rate(most, seconds))

    async def give_back(self, key: str) -> None:
        self._rates.give_back(key)

    async def ping(self) -> None:
        return None

    async def close(self) -> None:
        self._listeners.clear()
        self._groups.clear()
